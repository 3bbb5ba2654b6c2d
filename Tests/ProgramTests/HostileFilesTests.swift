import Glibc
import TermHarness
import Testing

/// Hundreds of broken, hostile and odd files, each with what must be made of it.
///
/// `OTODANA_CORPUS` names the folder whose `gen_bad.py` makes them.
struct HostileFilesTests {
  private static let folder = getenv("OTODANA_CORPUS").map { String(cString: $0) }
  private static let script: String = {
    let here = #filePath.split(separator: "/").dropLast(3)
    return "/" + here.joined(separator: "/") + "/scripts/check-hostile-files.py"
  }()

  @Test(.enabled(if: folder != nil, "OTODANA_CORPUS names no folder"))
  func `every file of the hostile tree is read, or skipped, as it must be`() throws {
    let home = try TestHome()
    let python = try #require(Self.program("python3"))
    let made = try PipedProgram(
      command: [python, (Self.folder ?? "") + "/gen_bad.py", home.path("tree")], home: home)
    try #require(made.status == .exited(0), "\(made.errors)")
    let checked = try PipedProgram(
      command: [python, Self.script, Product.path("otodana"), home.path("tree")], home: home,
      environment: ["PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8"])
    #expect(checked.status == .exited(0), "\(checked.output)\(checked.errors)")
    unlock(home.path("tree"))
  }

  /// Parts of the tree have no rights, which keeps them from being removed.
  private func unlock(_ tree: String) {
    for name in ["/fs/closed", "/fs/unreadable.mp3"] { chmod(tree + name, 0o755) }
  }

  /// The path of a program that is installed.
  private static func program(_ name: String) -> String? {
    ["/usr/local/bin/", "/usr/bin/", "/bin/"].map { $0 + name }.first { access($0, X_OK) == 0 }
  }
}
