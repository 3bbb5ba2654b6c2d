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
    var band = SixelBand(width: area.width, colors: image.colorCount)
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
private struct SixelBand {
  private let width: Int
  /// The columns of all colours, in chains.
  private var columns: [Int32]
  private var bits: [UInt8]
  private var next: [Int32]
  private var used = 0
  /// The first and the last place of each colour's chain; -1 for none.
  private var first: [Int32]
  private var last: [Int32]

  init(width: Int, colors: Int) {
    self.width = width
    columns = Array(repeating: 0, count: 6 * width)
    bits = Array(repeating: 0, count: 6 * width)
    next = Array(repeating: -1, count: 6 * width)
    first = Array(repeating: -1, count: colors)
    last = first
  }

  mutating func load(
    _ pixels: UnsafeBufferPointer<UInt8>, stride: Int, rows: Range<Int>, left: Int
  ) {
    used = 0
    for color in first.indices { first[color] = -1 }
    for column in 0..<width {
      for row in rows {
        let color = Int(pixels[row * stride + left + column])
        let bit = UInt8(1) << UInt8(row - rows.lowerBound)
        let place = Int(last[color])
        if first[color] >= 0, columns[place] == Int32(column) {
          bits[place] |= bit
        } else {
          append(bit, at: column, to: color)
        }
      }
    }
  }

  private mutating func append(_ bit: UInt8, at column: Int, to color: Int) {
    columns[used] = Int32(column)
    bits[used] = bit
    next[used] = -1
    if first[color] < 0 { first[color] = Int32(used) } else { next[Int(last[color])] = Int32(used) }
    last[color] = Int32(used)
    used += 1
  }

  func write(to text: inout [UInt8]) {
    var isFirst = true
    for color in first.indices where first[color] >= 0 {
      if !isFirst { text.append(UInt8(ascii: "$")) }
      isFirst = false
      text.append(UInt8(ascii: "#"))
      Self.append(number: color, to: &text)
      writeChain(from: Int(first[color]), to: &text)
    }
  }

  /// One colour's pixels; equal columns side by side are one run.
  private func writeChain(from start: Int, to text: inout [UInt8]) {
    var place = start
    var end = 0
    while place >= 0 {
      let column = Int(columns[place])
      let pattern = bits[place]
      Self.append(run: column - end, of: 0, to: &text)
      var length = 1
      var following = Int(next[place])
      while following >= 0, bits[following] == pattern, Int(columns[following]) == column + length {
        length += 1
        following = Int(next[following])
      }
      Self.append(run: length, of: pattern, to: &text)
      end = column + length
      place = following
    }
  }

  /// A run of equal columns; a repetition takes three letters at least.
  private static func append(run length: Int, of pattern: UInt8, to text: inout [UInt8]) {
    let letter = pattern + 63
    guard length > 3 else {
      for _ in 0..<length { text.append(letter) }
      return
    }
    text.append(UInt8(ascii: "!"))
    append(number: length, to: &text)
    text.append(letter)
  }

  private static func append(number: Int, to text: inout [UInt8]) {
    if number >= 10 { append(number: number / 10, to: &text) }
    text.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
