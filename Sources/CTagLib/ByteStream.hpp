#pragma once

#include <taglib/tiostream.h>

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "CTagLib.h"

namespace otodana {

/// A file, or a part of it, that TagLib reads through two blocks of memory and a budget.
///
/// TagLib reads little and jumps much: the head of a file and its tail. Keeping both saves most of
/// the system calls. The budgets end the search for a sync word in a file that has none, the
/// descent into boxes that hold themselves, and the walk through a billion stated objects.
class ByteStream final : public TagLib::IOStream {
 public:
  explicit ByteStream(const otd_part &part);

  /// Thrown when TagLib reads on and on without end.
  struct Endless {};

  TagLib::FileName name() const override { return ""; }
  TagLib::ByteVector readBlock(unsigned long length) override;
  /// The first bytes, fewer where there are no more; TagLib need not read them again.
  std::string_view first(size_t count);
  /// Puts other bytes in the place of the first ones; the length stays.
  void replaceHead(const std::vector<char> &bytes);

  void seek(long offset, Position from) override;
  void clear() override {}
  long tell() const override { return position_; }
  long length() override { return length_; }
  bool readOnly() const override { return true; }
  bool isOpen() const override { return length_ >= 0; }

  void writeBlock(const TagLib::ByteVector &) override {}
  void insert(const TagLib::ByteVector &, unsigned long, unsigned long) override {}
  void removeBlock(unsigned long, unsigned long) override {}
  void truncate(long) override {}

 private:
  /// A part of the file in memory.
  struct Block {
    long start = 0;
    const char *bytes = nullptr;
    size_t size = 0;
    /// Where the bytes are, unless they are the caller's.
    std::unique_ptr<char[]> own;
    bool holds(long from, size_t count) const {
      return from >= start && from + static_cast<long>(count) <= end();
    }
    long end() const { return start + static_cast<long>(size); }
    /// Room for bytes, which has nothing in it yet.
    char *make(size_t count) {
      if (own == nullptr || count > size) own.reset(new char[count]);
      bytes = own.get();
      size = count;
      return own.get();
    }
  };

  bool is_too_deep() const;
  void fill(Block &block, long start, size_t count);
  size_t readAt(long offset, char *target, size_t count);

  int descriptor_;
  /// Where in the file the stream begins.
  long start_;
  long length_ = -1;
  long position_ = 0;
  /// Bytes that may still be read in all, and in blocks.
  uint64_t budget_;
  uint64_t block_budget_;
  /// Calls that may still be made.
  uint64_t call_budget_;
  /// Where the stack was when the stream was made.
  const char *stack_;
  Block head_;
  Block recent_;
};

}  // namespace otodana
