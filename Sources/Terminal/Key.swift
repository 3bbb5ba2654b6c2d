/// A key of the keyboard, apart from the modifiers held with it.
public enum KeyCode: Hashable, Sendable {
  /// A key that types a character; Space is `" "`. A letter typed with Shift is the capital.
  case character(Unicode.Scalar)
  /// Enter, also on the number pad.
  case enter
  /// Esc.
  case escape
  /// Backspace, the key above Enter.
  case backspace
  /// Tab.
  case tab
  /// An arrow.
  case up, down, left, right
  /// The first or the last place.
  case home, end
  /// A page up or down.
  case pageUp, pageDown
  /// Insert or Delete.
  case insert, delete
  /// F1 and so on.
  case function(Int)
}

/// A key press: the key and the modifiers held with it.
///
/// Ctrl-c is `Key(.character("c"), .control)`, Shift-Tab `Key(.tab, .shift)`. Shift is not told
/// of a character: the terminal sends the capital itself.
public struct Key: Hashable, Sendable {
  /// The key.
  public var code: KeyCode
  /// What was held with it.
  public var modifiers: Modifiers

  /// Makes a key press.
  public init(_ code: KeyCode, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// Makes the key press of a character.
  public init(_ character: Unicode.Scalar, _ modifiers: Modifiers = []) {
    self.init(.character(character), modifiers)
  }
}

/// Keys held while another is pressed.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// One bit for each modifier, as xterm adds them up.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Shift.
  public static let shift = Modifiers(rawValue: 1)
  /// Alt, also called Meta.
  public static let alt = Modifiers(rawValue: 2)
  /// Control.
  public static let control = Modifiers(rawValue: 4)
}
