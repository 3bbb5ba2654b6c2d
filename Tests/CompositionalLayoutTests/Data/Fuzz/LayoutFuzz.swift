// A libFuzzer target: whatever bytes come, the engine answers. `fuzz.sh` builds and runs it.

/// Reads a layout, solves it at sizes taken from the input and asks everything that can be asked.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 2 else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let size = Size(width: Int(bytes[0]) + Int(bytes[1]) / 5, height: Int(bytes[1]) % 101)
  guard let document = try? LayoutDocument(utf8: Array(bytes[2...])) else { return 0 }
  for each in document.cases.prefix(3) { exercise(each, size: size) }
  return 0
}

private func exercise(_ each: LayoutCase, size: Size) {
  var solved = each.layout.solve(
    in: Environment(
      container: Container(size: size), cellAspect: each.cellAspect, direction: each.direction),
    counts: each.counts, measurer: each.measurer)
  for y in [0, solved.contentSize.height / 2, -3] {
    let view = Viewport(
      rect: Rect(x: 0, y: y, width: size.width, height: size.height), stripOffsets: [0: y, 1: 7])
    solved.measure(in: view)
    for element in solved.elements(in: view).prefix(4) {
      _ = (solved.explain(element.path), solved.rect(of: element.path))
    }
    _ = solved.element(at: view.rect.origin, in: view)
    _ = solved.regions(in: view)
    _ = solved.drawing(in: view)
  }
  for section in 0..<min(4, solved.sectionCount) {
    guard let rests = solved.strip(section)?.restOffsets else { continue }
    _ = (rests.next(after: 3), rests.previous(before: 9), rests.nearest(to: 5))
    _ = rests.offset(revealing: 2..<7, from: 1)
  }
  _ = solved.diagnostics
}
