import Geometry
import Images

/// Pictures as rows of six pixels, a colour at a time.
///
/// - SeeAlso: VT330/VT340 Programmer Reference Manual, volume 2, chapter 14
enum Sixel {
  /// A part of a picture as a sixel string that sets nothing but the pixels of the part.
  ///
  /// - Parameters:
  ///   - image: The whole picture.
  ///   - area: The part in pixels; what lies outside of the picture is left out.
  /// - Returns: The whole control string; empty for an empty part.
  /// - Complexity: O(*n*) in the pixels of the part.
  static func encode(_ image: IndexedImage, area: Rect) -> [UInt8] {
    let bounds = Rect(x: 0, y: 0, width: image.width, height: image.height)
    let area = area.intersection(bounds)
    guard !area.isEmpty else { return [] }
    // 0;1: what no colour is set for stays as it is, so that a last row of fewer than six pixels
    // covers nothing below.
    var text = Array("\u{1B}P0;1;0q\"1;1;\(area.width);\(area.height)".utf8)
    text.reserveCapacity(area.width * area.height + 8_192)
    for color in 0..<image.colorCount { appendColor(color, of: image, to: &text) }
    let band = SixelBand(width: area.width, colors: image.colorCount)
    for top in stride(from: area.minY, to: area.maxY, by: 6) {
      let rows = top..<min(top + 6, area.maxY)
      image.indices.withUnsafeBufferPointer { pixels in
        band.load(pixels, stride: image.width, rows: rows, left: area.minX)
      }
      band.write(to: &text)
      text.append(UInt8(ascii: "-"))
    }
    text.removeLast()
    return text + Array("\u{1B}\\".utf8)
  }

  /// A colour's register and its parts in percent.
  private static func appendColor(_ color: Int, of image: IndexedImage, to text: inout [UInt8]) {
    let parts = image.palette[3 * color..<3 * color + 3].map { (Int($0) * 100 + 127) / 255 }
    text += Array("#\(color);2;\(parts[0]);\(parts[1]);\(parts[2])".utf8)
  }
}

/// Six rows of pixels, sorted by colour: each colour has the columns it occurs in, from left to
/// right, with a bit for each row.
///
/// The tables are plain memory: 340 by 340 pixels of noise take 3 ms, with checked arrays 8.
private final class SixelBand {
  /// A column of a colour, and the next one of that colour; -1 for none.
  private struct Column {
    var x: Int32
    var bits: UInt8
    var next: Int32
  }

  /// The first and the last column of a colour; -1 for none.
  private struct Chain {
    var first: Int32 = -1
    var last: Int32 = -1
  }

  private let width: Int
  private let columns: UnsafeMutableBufferPointer<Column>
  private let chains: UnsafeMutableBufferPointer<Chain>
  private let letters: UnsafeMutableBufferPointer<UInt8>
  private var used = 0

  init(width: Int, colors: Int) {
    self.width = width
    columns = .allocate(capacity: 6 * width)
    columns.initialize(repeating: Column(x: 0, bits: 0, next: -1))
    chains = .allocate(capacity: colors)
    chains.initialize(repeating: Chain())
    // A column takes two runs of at most 6 bytes, a colour 5 bytes before them.
    letters = .allocate(capacity: 6 * width * 12 + 5 * colors)
    letters.initialize(repeating: 0)
  }

  deinit {
    columns.deallocate()
    chains.deallocate()
    letters.deallocate()
  }

  func load(_ pixels: UnsafeBufferPointer<UInt8>, stride: Int, rows: Range<Int>, left: Int) {
    used = 0
    for color in chains.indices { chains[color] = Chain() }
    for x in 0..<width {
      for row in rows {
        let color = Int(pixels[row * stride + left + x])
        let bit = UInt8(1) << UInt8(row - rows.lowerBound)
        let last = Int(chains[color].last)
        if last >= 0, columns[last].x == Int32(x) {
          columns[last].bits |= bit
        } else {
          append(Column(x: Int32(x), bits: bit, next: -1), to: color, behind: last)
        }
      }
    }
  }

  private func append(_ column: Column, to color: Int, behind last: Int) {
    columns[used] = column
    if last < 0 { chains[color].first = Int32(used) } else { columns[last].next = Int32(used) }
    chains[color].last = Int32(used)
    used += 1
  }

  func write(to text: inout [UInt8]) {
    var count = 0
    for color in chains.indices where chains[color].first >= 0 {
      if count > 0 { put(UInt8(ascii: "$"), &count) }
      put(UInt8(ascii: "#"), &count)
      put(number: color, &count)
      putChain(from: Int(chains[color].first), &count)
    }
    text += UnsafeBufferPointer(rebasing: letters[..<count])
  }

  /// One colour's pixels; equal columns side by side are one run.
  private func putChain(from start: Int, _ count: inout Int) {
    var place = start
    var end = 0
    while place >= 0 {
      let x = Int(columns[place].x)
      let bits = columns[place].bits
      put(run: x - end, of: 0, &count)
      var length = 1
      var following = Int(columns[place].next)
      while following >= 0, columns[following].bits == bits,
        Int(columns[following].x) == x + length
      {
        length += 1
        following = Int(columns[following].next)
      }
      put(run: length, of: bits, &count)
      end = x + length
      place = following
    }
  }

  /// A run of equal columns; a repetition takes three letters at least.
  private func put(run length: Int, of bits: UInt8, _ count: inout Int) {
    let letter = bits + 63
    guard length > 3 else {
      for _ in 0..<length { put(letter, &count) }
      return
    }
    put(UInt8(ascii: "!"), &count)
    put(number: length, &count)
    put(letter, &count)
  }

  private func put(number: Int, _ count: inout Int) {
    if number >= 10 { put(number: number / 10, &count) }
    put(UInt8(ascii: "0") + UInt8(number % 10), &count)
  }

  private func put(_ byte: UInt8, _ count: inout Int) {
    letters[count] = byte
    count += 1
  }
}
