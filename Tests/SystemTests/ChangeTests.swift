import CSystem
import Glibc
import Testing

/// The system's word on changes of folders.
struct ChangeTests {
  /// What was told, as words.
  private func changes(_ descriptor: Int32) -> [String] {
    var buffer = [CChar](repeating: 0, count: 4_096)
    var told: [String] = []
    while case let length = csystem_changes_read(descriptor, &buffer, buffer.count), length > 0 {
      var offset = 0
      var change = csystem_change()
      while case let next = csystem_changes_next(buffer, length, offset, &change), next > 0 {
        var words = [change.name.map { String(cString: $0) } ?? "."]
        if change.is_folder { words.append("folder") }
        if change.is_gone { words.append("gone") }
        if change.is_attribute { words.append("attribute") }
        if change.is_over { words.append("over") }
        told.append(words.joined(separator: " "))
        offset = next
      }
    }
    return told
  }

  @Test func `changes are told with what they concern`() throws {
    var template = Array("/tmp/otodana-test-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let descriptor = csystem_changes_open()
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    let watch = csystem_changes_add(descriptor, folder)
    #expect(watch > 0)
    #expect(csystem_changes_add(descriptor, folder + "/nowhere") == -ENOENT)
    #expect(changes(descriptor) == [])
    #expect(!csystem_changes_wait(descriptor, -1, -1, 0).changes)

    mkdir(folder + "/sub", 0o755)
    #expect(csystem_changes_wait(descriptor, -1, -1, -1).changes)
    close(open(folder + "/file", O_WRONLY | O_CREAT, 0o644))
    chmod(folder + "/file", 0o600)
    rename(folder + "/file", folder + "/sub/file")
    unlink(folder + "/sub/file")
    rmdir(folder + "/sub")
    rmdir(folder)
    let told = changes(descriptor)
    #expect(told.contains("sub folder") && told.contains("sub folder gone"))
    #expect(told.contains("file") && told.contains("file gone") && told.contains("file attribute"))
    #expect(told.last == ". over")
  }

  @Test func `a wait ends at a wake-up and at its time`() throws {
    let wakeup = csystem_wakeup_open()
    defer { close(wakeup) }
    let mounts = csystem_mounts_open()
    defer { close(mounts) }
    let none = csystem_changes_wait(-1, mounts, wakeup, 1_000_000)
    #expect(!none.changes && !none.mounts && !none.wakeup)
    csystem_wakeup_post(wakeup)
    #expect(csystem_changes_wait(-1, mounts, wakeup, -1).wakeup)
  }
}
