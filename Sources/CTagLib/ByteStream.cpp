#include "ByteStream.hpp"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <utility>

namespace otodana {

namespace {

/// Bytes of a block: most tags without pictures fit, and a page cache hands it out at once.
constexpr long kBlockSize = 16 * 1024;

/// Bytes that may be read of one file; a tag with a picture of 50 MiB still fits.
constexpr uint64_t kBudget = 64 * 1024 * 1024;

/// Bytes that may be read of one file block by block: what TagLib searches through piece by piece.
constexpr uint64_t kBlockBudget = 4 * 1024 * 1024;

/// Reads that a file may take: a fragmented film of hours has some ten thousand boxes.
constexpr uint64_t kCallBudget = 250 * 1000;

/// Bytes of stack that reading may take. TagLib calls itself for a box within a box, whether there
/// are ten of them or ten million; a box takes some 200 bytes.
constexpr ptrdiff_t kDeepestStack = 512 * 1024;

}  // namespace

ByteStream::ByteStream(const otd_part &part)
    : descriptor_(part.descriptor),
      start_(part.start),
      length_(part.size),
      budget_(kBudget),
      block_budget_(kBlockBudget),
      call_budget_(kCallBudget),
      stack_(static_cast<const char *>(__builtin_frame_address(0))) {
  const size_t known = std::min<size_t>(part.head_size, length_);
  if (known < std::min<size_t>(kBlockSize, length_)) {
    fill(head_, 0, kBlockSize);
    return;
  }
  head_.bytes = reinterpret_cast<const char *>(part.head);
  head_.size = known;
  budget_ -= known;
}

TagLib::ByteVector ByteStream::readBlock(unsigned long wanted) {
  if (call_budget_ == 0) throw Endless();
  call_budget_--;
  if (position_ >= length_ || wanted == 0 || is_too_deep()) return {};
  const size_t count = std::min<unsigned long>(wanted, length_ - position_);
  const Block *block = head_.holds(position_, count) ? &head_ : &recent_;
  if (!block->holds(position_, count) && count <= static_cast<size_t>(kBlockSize) / 2) {
    if (block_budget_ < static_cast<uint64_t>(kBlockSize)) return {};
    block_budget_ -= kBlockSize;
    fill(recent_, std::max(0L, std::min(position_, length_ - kBlockSize)), kBlockSize);
    block = &recent_;
  }
  if (block->holds(position_, count)) {
    TagLib::ByteVector result(
        block->bytes + (position_ - block->start), static_cast<unsigned>(count));
    position_ += static_cast<long>(count);
    return result;
  }
  if (count > budget_) return {};
  TagLib::ByteVector result(static_cast<unsigned>(count), 0);
  const size_t got = readAt(position_, result.data(), count);
  position_ += static_cast<long>(got);
  return got == count ? result : result.resize(static_cast<unsigned>(got));
}

bool ByteStream::is_too_deep() const {
  return stack_ - static_cast<const char *>(__builtin_frame_address(0)) > kDeepestStack;
}

std::string_view ByteStream::first(size_t count) {
  const size_t there = std::min<size_t>(count, std::max(0L, length_));
  if (!head_.holds(0, there)) {
    Block longer;
    fill(longer, 0, there);
    if (longer.size == there) head_ = std::move(longer);
  }
  return {head_.bytes, std::min(there, head_.size)};
}

void ByteStream::replaceHead(const std::vector<char> &bytes) {
  std::copy(bytes.begin(), bytes.end(), head_.make(bytes.size()));
}

void ByteStream::seek(long offset, Position from) {
  switch (from) {
    case Beginning: position_ = offset; break;
    case Current: position_ += offset; break;
    case End: position_ = length_ + offset; break;
  }
  position_ = std::max(0L, position_);
}

void ByteStream::fill(Block &block, long start, size_t count) {
  const size_t wanted = std::min<size_t>(count, length_ - start);
  block.start = start;
  block.size = readAt(start, block.make(wanted), wanted);
}

size_t ByteStream::readAt(long offset, char *target, size_t count) {
  size_t done = 0;
  const size_t allowed = static_cast<size_t>(std::min<uint64_t>(count, budget_));
  while (done < allowed) {
    const ssize_t got =
        pread(descriptor_, target + done, allowed - done, start_ + offset + static_cast<long>(done));
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) break;
    done += static_cast<size_t>(got);
  }
  budget_ -= done;
  return done;
}

}  // namespace otodana
