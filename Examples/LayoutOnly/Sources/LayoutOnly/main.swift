import CompositionalLayout
import Geometry

/// Solves a layout for a window and draws what fits into it.
func show(_ name: String, _ layout: Layout, counts: [Int], width: Int, height: Int) {
  let size = Size(width: width, height: height)
  var solved = layout.solve(
    in: Environment(container: Container(size: size)), counts: counts, measurer: AlbumMeasurer())
  let window = Viewport(rect: Rect(origin: .zero, size: size))
  solved.measure(in: window)
  print("\(name), \(width) columns:\n\(solved.drawing(in: window))\n")
}

show("Library", library, counts: [6, 40], width: 60, height: 30)
show("Library", library, counts: [6, 40], width: 86, height: 30)
show("Made for you", madeForYou, counts: [1, 20, 5, 200], width: 60, height: 34)

var solved = madeForYou.solve(
  in: Environment(container: Container(size: Size(width: 80, height: 24))),
  counts: [1, 20, 5, 200])
print("Why is the fourth tile of the third section where it is?")
for step in solved.explain(.item(section: 2, item: 3)) ?? [] { print("  \(step)") }
