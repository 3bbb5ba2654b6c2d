internal import CSystem

/// What happened in a watched directory.
struct FolderChange: Hashable, Sendable {
  /// The number of the directory's watch; negative when changes were lost.
  var folder: Int32
  /// What it happened to; `nil` for the directory itself.
  var name: [UInt8]?
  /// Whether that is a directory.
  var isFolder = false
  /// Whether it is not there any more.
  var isGone = false
  /// Whether its rights or times changed, not its content.
  var isAttribute = false
  /// Whether the directory is not watched any longer.
  var isOver = false

  /// Makes a change from its parts.
  init(
    folder: Int32, name: [UInt8]? = nil, isFolder: Bool = false, isGone: Bool = false,
    isAttribute: Bool = false, isOver: Bool = false
  ) {
    self.folder = folder
    self.name = name
    self.isFolder = isFolder
    self.isGone = isGone
    self.isAttribute = isAttribute
    self.isOver = isOver
  }

  /// Bytes read at once: some thousand changes.
  private static let bufferSize = 65_536

  /// Takes the changes that wait at a descriptor.
  static func read(from descriptor: Int32) -> [FolderChange] {
    var changes: [FolderChange] = []
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: bufferSize) { buffer in
      guard let start = buffer.baseAddress else { return }
      while case let length = csystem_changes_read(descriptor, start, buffer.count), length > 0 {
        var offset = 0
        var change = csystem_change()
        while case let next = csystem_changes_next(start, length, offset, &change), next > 0 {
          changes.append(FolderChange(change))
          offset = next
        }
      }
    }
    return changes
  }

  private init(_ change: csystem_change) {
    self.init(
      folder: change.folder, name: change.name.map { FilePath.bytes(of: $0) },
      isFolder: change.is_folder, isGone: change.is_gone, isAttribute: change.is_attribute,
      isOver: change.is_over)
  }
}
