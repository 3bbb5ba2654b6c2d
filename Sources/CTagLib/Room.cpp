#include "Room.hpp"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>

namespace otodana::room {

namespace {

/// Bytes of the room; a file takes some hundred thousand at most.
constexpr size_t kSize = 4 * 1024 * 1024;
/// Bytes of a piece that is put there: one of a thousand pieces is larger.
constexpr size_t kLargestPiece = 1024;

alignas(std::max_align_t) char memory[kSize];

/// How the thread that has the room uses it; any other has none of it.
struct Use {
  /// Where the room begins, behind what was not given back of files before: TagLib 1.13 leaves
  /// nothing, but a table that is kept for ever, or a leak, is not to be written over.
  char *start = nullptr;
  char *next = nullptr;
  /// Where it ends: where the next piece would be while it is closed.
  char *end = nullptr;
  bool is_given = false;
  /// Pieces from the start on that were not given back.
  long pieces = 0;
  /// Those who called `open` and not yet `leave`.
  long readers = 0;
};

/// Found without a call, which would cost as much as all the rest.
[[gnu::tls_model("initial-exec")]] thread_local Use use;

void *take(size_t size) {
  constexpr size_t kAlignment = alignof(std::max_align_t);
  const size_t whole = (std::max<size_t>(size, 1) + kAlignment - 1) & ~(kAlignment - 1);
  if (size > kLargestPiece || whole > static_cast<size_t>(use.end - use.next)) return nullptr;
  char *piece = use.next;
  use.next += whole;
  use.pieces++;
  return piece;
}

bool give_back(void *piece) {
  const uintptr_t place = reinterpret_cast<uintptr_t>(piece);
  if (place - reinterpret_cast<uintptr_t>(memory) >= kSize) return false;
  if (place >= reinterpret_cast<uintptr_t>(use.start)) use.pieces--;
  return true;
}

}  // namespace

void give_to_thread() {
  static std::atomic_flag is_taken;
  if (is_taken.test_and_set()) return;
  use.start = use.next = use.end = memory;
  use.is_given = true;
}

void open() {
  use.readers++;
  if (use.is_given) use.end = memory + kSize;
}

void close() { use.end = use.next; }

void leave() {
  if (--use.readers > 0) return;
  // One piece that outlives its file takes the place of all that were made with it, since nobody
  // knows which; that costs speed when the room is full, nothing else.
  if (use.pieces > 0) use.start = use.next;
  use.pieces = 0;
  use.next = use.end = use.start;
}

}  // namespace otodana::room

void *operator new(size_t size) {
  if (void *piece = otodana::room::take(size)) return piece;
  if (void *piece = std::malloc(std::max<size_t>(size, 1))) return piece;
  throw std::bad_alloc();
}

void operator delete(void *piece) noexcept {
  if (!otodana::room::give_back(piece)) std::free(piece);
}

void operator delete(void *piece, size_t) noexcept { operator delete(piece); }
