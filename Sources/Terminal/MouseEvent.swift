public import Geometry

/// Something done with the mouse over a cell.
public struct MouseEvent: Hashable, Sendable {
  /// What was done.
  public var action: MouseAction
  /// The cell under the pointer.
  public var position: Point
  /// What was held meanwhile.
  public var modifiers: Modifiers

  /// Makes a mouse event.
  public init(_ action: MouseAction, at position: Point, _ modifiers: Modifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }
}

/// What was done with the mouse.
public enum MouseAction: Hashable, Sendable {
  /// A button went down.
  case press(MouseButton)
  /// A button went up.
  case release(MouseButton)
  /// The pointer moved to another cell with a button down.
  case drag(MouseButton)
  /// The pointer moved to another cell with no button down.
  case move
  /// One notch of the wheel.
  case wheel(WheelDirection)
}

/// A button of the mouse.
public enum MouseButton: Hashable, Sendable {
  /// The one under the index finger.
  case primary
  /// The wheel pressed.
  case middle
  /// The one that asks for a menu.
  case secondary
}

/// The way a wheel was turned.
public enum WheelDirection: Hashable, Sendable {
  /// Away from the person, or to them.
  case up, down
  /// Sideways.
  case left, right
}

extension MouseEvent {
  /// Reads an SGR mouse report: what stands between `ESC [ <` and the end, with its final letter.
  ///
  /// - Parameter report: For example `0;12;3M`: button 0 down in column 12 and row 3, from 1.
  /// - SeeAlso: ctlseqs of xterm, "Extended coordinates".
  public init?(sgrReport report: String) {
    guard let final = report.last, final == "M" || final == "m" else { return nil }
    let fields = report.dropLast().split(separator: ";", omittingEmptySubsequences: false)
    let numbers = fields.compactMap { Int($0) }
    guard numbers.count == 3, fields.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    guard let action = MouseAction(sgrButton: numbers[0], isRelease: final == "m") else {
      return nil
    }
    // Bits 2, 3 and 4 of the button: Shift, Meta, Control.
    let modifiers = Modifiers(rawValue: UInt8(numbers[0] >> 2 & 7))
    self.init(action, at: Point(x: numbers[1] - 1, y: numbers[2] - 1), modifiers)
  }
}

extension MouseAction {
  init?(sgrButton code: Int, isRelease: Bool) {
    let number = code & 3
    switch (isWheel: code & 64 != 0, isMotion: code & 32 != 0) {
    case (true, _):
      self = .wheel([.up, .down, .left, .right][number])
    case (false, true) where number == 3:
      self = .move
    case (false, let isMotion):
      guard number < 3 else { return nil }
      let button = [MouseButton.primary, .middle, .secondary][number]
      self = isMotion ? .drag(button) : isRelease ? .release(button) : .press(button)
    }
  }
}
