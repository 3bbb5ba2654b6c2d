internal import CSystem

/// How the process takes memory from the system.
public enum ProcessMemory {
  /// Has all threads take it from one heap.
  ///
  /// A library is read and written on threads of its own, whose heaps would grow page by page and
  /// could not use what another has freed. Belongs at the start of a program.
  public static func share() { csystem_share_memory() }
}
