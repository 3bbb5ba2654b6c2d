import Glibc
import TermHarness

/// A disk that fails in the midst of listing one directory: a library in front of the system's,
/// which the test compiles.
enum FailingDisk {
  /// Makes the library.
  ///
  /// - Parameters:
  ///   - home: Where it is made.
  ///   - folder: The directory whose listing fails, by the end of its path.
  ///   - count: Names that are given before that, those of the directory and its parent among them.
  /// - Returns: The variables of a program that has such a disk.
  /// - Throws: What the compiler says.
  static func environment(
    in home: TestHome, failing folder: String, after count: Int
  ) throws -> [String: String] {
    let source = try home.write("failing.c", source)
    let library = home.path("failing.so")
    let compiler = try PipedProgram(
      command: ["/usr/bin/cc", "-shared", "-fPIC", "-o", library, source, "-ldl"], home: home,
      environment: ["PATH": "/usr/bin:/bin"])
    guard compiler.status == .exited(0) else { throw CompilerFailure(text: compiler.errors) }
    return ["LD_PRELOAD": library, "FAILING_FOLDER": folder, "FAILING_AFTER": "\(count)"]
  }

  private struct CompilerFailure: Error { var text: String }

  private static let source = """
    #define _GNU_SOURCE
    #include <dirent.h>
    #include <dlfcn.h>
    #include <errno.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <unistd.h>

    static int is_failing(int descriptor) {
      const char *folder = getenv("FAILING_FOLDER");
      char link[64], path[4096];
      snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
      ssize_t size = readlink(link, path, sizeof path - 1);
      if (folder == NULL || size < (ssize_t)strlen(folder)) return 0;
      path[size] = 0;
      return strcmp(path + size - strlen(folder), folder) == 0;
    }

    // Gives the first entries of what the system has, then an error.
    ssize_t getdents64(int descriptor, void *buffer, size_t size) {
      static int given;
      ssize_t (*next)(int, void *, size_t) = dlsym(RTLD_NEXT, "getdents64");
      if (!is_failing(descriptor)) return next(descriptor, buffer, size);
      ssize_t all = next(descriptor, buffer, size), end = 0;
      for (; end < all && given < atoi(getenv("FAILING_AFTER")); given++) {
        end += ((struct dirent64 *)((char *)buffer + end))->d_reclen;
      }
      if (end > 0) return end;
      errno = EIO;
      return -1;
    }

    """
}
