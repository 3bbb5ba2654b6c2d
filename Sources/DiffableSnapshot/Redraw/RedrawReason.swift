import Geometry

/// Why an element was drawn again, or not.
public enum RedrawReason: Hashable, Sendable {
  /// It was not there before.
  case appeared
  /// It is gone; its place was cleared.
  case vanished
  /// It shows something else.
  case contentChanged
  /// It has another extent.
  case resized
  /// It stands elsewhere; where the plan scrolls, its cells moved along and nothing was drawn.
  case moved
  /// Another part of it can be seen, or others lie over it.
  case uncovered
  /// Nothing about it changed; it was drawn only where its neighbours were.
  case unchanged
}

extension RedrawReason {
  /// Says why an element is drawn when one picture takes the place of another.
  ///
  /// Of several reasons the first in the order of the cases is told.
  ///
  /// - Parameters:
  ///   - id: The element.
  ///   - old: What was visible.
  ///   - new: What is visible now.
  /// - Returns: The reason; `nil` when the element is in neither picture.
  /// - Complexity: O(visible).
  public static func of<ID, Content>(
    _ id: ID, from old: [VisibleElement<ID, Content>], to new: [VisibleElement<ID, Content>]
  ) -> RedrawReason? {
    let before = old.first { $0.id == id }
    let after = new.first { $0.id == id }
    switch (before, after) {
    case (nil, nil): return nil
    case (nil, _?): return .appeared
    case (_?, nil): return .vanished
    case (let before?, let after?): return reason(before, after)
    }
  }

  private static func reason<ID, Content>(
    _ before: VisibleElement<ID, Content>, _ after: VisibleElement<ID, Content>
  ) -> RedrawReason {
    if before.content != after.content { return .contentChanged }
    if before.rect.size != after.rect.size { return .resized }
    if before.rect != after.rect { return .moved }
    return before.clip != after.clip || before.zIndex != after.zIndex ? .uncovered : .unchanged
  }
}
