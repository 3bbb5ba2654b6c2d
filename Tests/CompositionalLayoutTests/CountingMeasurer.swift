import CompositionalLayout
import Geometry
import Synchronization

/// Answers one height for everything and remembers what it was asked for.
struct CountingMeasurer: Measurer {
  /// Paths in a box that copies of the measurer share.
  final class Paths: Sendable {
    private let paths = Mutex<[ElementPath]>([])

    var value: [ElementPath] { paths.withLock { $0 } }

    func append(_ path: ElementPath) { paths.withLock { $0.append(path) } }
  }

  var height: Int
  let asked = Paths()

  init(height: Int) { self.height = height }

  func measure(_ element: ElementPath, proposed: ProposedSize) -> Size {
    asked.append(element)
    return Size(width: proposed.width ?? proposed.estimate.width, height: height)
  }
}
