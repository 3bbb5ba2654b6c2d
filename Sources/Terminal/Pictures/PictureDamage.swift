import Geometry

/// The cells that a terminal may be sent when some of a frame change.
///
/// Whatever sends the changes may write cells between two of them again instead of jumping over
/// them, and text that is written over pixels wipes them.
struct PictureDamage {
  /// Equal cells between two changes that are surely jumped over: the longest way to move the
  /// cursor is shorter.
  private static let jump = 16

  private var spans: [Int: [Range<Int>]] = [:]

  /// Makes damage from what differs.
  ///
  /// - Parameter runs: Runs from left to right in each row.
  init(_ runs: [CellRun]) {
    for run in runs {
      if let last = spans[run.y]?.last, run.columns.lowerBound - last.upperBound < Self.jump {
        spans[run.y]?.removeLast()
        spans[run.y, default: []].append(last.lowerBound..<run.columns.upperBound)
      } else {
        spans[run.y, default: []].append(run.columns)
      }
    }
  }

  /// Whether some cell of a rectangle may be written.
  func touches(_ rect: Rect) -> Bool {
    guard !rect.isEmpty, !spans.isEmpty else { return false }
    return (rect.minY..<rect.maxY).contains { y in
      spans[y]?.contains { $0.overlaps(rect.minX..<rect.maxX) } == true
    }
  }
}
