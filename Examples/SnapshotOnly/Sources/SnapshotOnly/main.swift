import DiffableSnapshot

let old = try Queue()
var new = old
var screen = Screen()
_ = screen.show(old)
print("A list:\n\(screen.text)\n")

// A track finishes, two are put elsewhere, one comes in.
new.tracks[5]?.plays += 1
new.tracks[6] = Track(id: 6, title: "Spiral", plays: 0)
new.order.delete(items: [1])
try new.order.move(item: 5, before: 4)
try new.order.move(item: 2, after: 3)
try new.order.insert(items: [6], before: 3)

let difference = new.order.difference(from: old.order)
  .updating { old.tracks[$0]?.line != new.tracks[$0]?.line }
print("What changed, in \(difference.operationCount) operations:")
for sentence in difference.sentences({ new.tracks[$0]?.title ?? old.tracks[$0]?.title ?? "?" }) {
  print("  \(sentence)")
}

let plan = screen.show(new)
print("\nThe same list, \(plan.draws.count) of \(new.lines.count) lines drawn:\n\(screen.text)\n")

// What data can get wrong is an error with everything at fault, and changes nothing.
do {
  try new.order.append(items: [7, 2, 7, 4], to: "Playing next")
} catch {
  print("Refused: \(error)")
}
