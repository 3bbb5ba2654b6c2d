import Geometry
import Images

/// Commands of kitty's graphics protocol; none is answered.
///
/// - SeeAlso: sw.kovidgoyal.net/kitty/graphics-protocol
enum KittyGraphics {
  /// The most letters of a file in one command.
  private static let chunk = 4_096

  /// Hands a picture to the terminal, which keeps it under a number and shows nothing yet.
  static func transmit(_ image: PNGImage, id: Int) -> [[UInt8]] {
    let text = Base64.encode(image.bytes)
    return stride(from: 0, to: max(1, text.count), by: chunk).map { start in
      let end = min(start + chunk, text.count)
      let more = "m=\(end < text.count ? 1 : 0)"
      let keys = start == 0 ? "a=t,f=100,t=d,i=\(id),q=2,\(more)" : "q=2,\(more)"
      return command(keys, text[start..<end])
    }
  }

  /// Lets placeholders show a picture that is there, as many columns and rows large.
  static func placeVirtually(id: Int, cells: Size) -> [UInt8] {
    command("a=p,U=1,i=\(id),c=\(cells.width),r=\(cells.height),q=2")
  }

  /// Shows a part of a picture at the cursor, which stays.
  ///
  /// - Parameters:
  ///   - id: The number of the picture.
  ///   - placement: Tells several parts of one picture apart, from 1.
  ///   - pixels: The part, in pixels of the picture.
  ///   - cells: The columns and rows it fills.
  /// - Returns: The command.
  static func place(id: Int, placement: Int, pixels: Rect, cells: Size) -> [UInt8] {
    command(
      "a=p,i=\(id),p=\(placement),x=\(pixels.minX),y=\(pixels.minY),w=\(pixels.width),"
        + "h=\(pixels.height),c=\(cells.width),r=\(cells.height),C=1,q=2")
  }

  /// Takes a picture off the screen; the terminal keeps it.
  static func hide(id: Int) -> [UInt8] { command("a=d,d=i,i=\(id),q=2") }

  /// Takes a picture off the screen and out of the terminal's memory.
  static func delete(id: Int) -> [UInt8] { command("a=d,d=I,i=\(id),q=2") }

  private static func command(_ keys: String, _ payload: ArraySlice<UInt8> = []) -> [UInt8] {
    Array("\u{1B}_G\(keys)".utf8) + (payload.isEmpty ? [] : [UInt8(ascii: ";")] + payload)
      + Array("\u{1B}\\".utf8)
  }
}

/// Sequences that tmux hands on to the terminal around it.
enum TmuxPassthrough {
  /// Wraps a sequence: every escape in it is doubled.
  ///
  /// - SeeAlso: allow-passthrough in tmux(1)
  static func wrap(_ sequence: [UInt8]) -> [UInt8] {
    let escape: UInt8 = 0x1B
    return Array("\u{1B}Ptmux;".utf8)
      + sequence.flatMap { $0 == escape ? [escape, escape] : [$0] } + Array("\u{1B}\\".utf8)
  }
}
