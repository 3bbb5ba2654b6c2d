import CSystem
import CursesTerminal
import Glibc

let names = ["TERM", "COLORTERM", "NO_COLOR", "TMUX", "XTERM_VERSION"]
let environment = names.reduce(into: [String: String]()) { found, name in
  if let value = getenv(name) { found[name] = String(cString: value) }
}
do {
  var probe = try Probe(arguments: CommandLine.arguments, environment: environment)
  probe.run()
} catch {
  print("cannot open the screen: \(error)")
  exit(2)
}
