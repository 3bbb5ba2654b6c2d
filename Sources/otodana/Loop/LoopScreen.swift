import CursesTerminal
import Geometry
import Terminal

/// The terminal, as the loop sees it.
protocol LoopScreen: AnyObject {
  var size: Size { get }
  var pixels: Size? { get }
  func readInput() -> [TerminalInput]
  func flush(_ frame: Frame, pictures: PictureSet, cursor: Point?)
  func resize() -> Size
  func suspend()
  func resume()
  func invalidate()
}

extension CursesScreen: LoopScreen {}
