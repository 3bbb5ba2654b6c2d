import AppCore
import CursesTerminal
import Geometry
import JSON
import MusicLibrary
import Terminal

/// What there is to say of the terminal.
struct TerminalCheckup {
  let entry: EntryReport
  let report: TerminalReport
  /// How covers would be shown.
  let art: ArtStyle
  /// How wide characters of ambiguous width would be.
  let width: WidthRule

  /// Asks the terminal, if there is one to ask.
  ///
  /// - Parameters:
  ///   - environment: The variables of the environment.
  ///   - settings: What the person wants of it.
  init(environment: [String: String], settings: Settings) {
    entry = EntryReport(options: .fromEnvironment(environment))
    let window = TerminalInquiry.windowSize()
    var report = TerminalReport(
      environment: environment, answers: nil, size: window?.cells ?? .zero,
      pixels: window?.pixels)
    if TerminalReport.answersQuestions(name: entry.name) {
      report.answers = TerminalInquiry.ask(
        through: report.multiplexer, isUTF8: entry.isUTF8)
    }
    if report.multiplexer == .tmux, environment["TMUX"] != nil {
      let options = TmuxOptions.current()
      report.passesThrough = options?.passesThrough
      report.outerVersion = options?.outerVersion
    }
    self.report = report
    width = WidthRule(settings.ambiguousWidth, report.answers, isUTF8: entry.isUTF8)
    art = ArtStyle(
      settings.art, report, Look(colors: Look.Colors(entry.colorDepth)), width.ambiguous,
      isUTF8: entry.isUTF8)
  }

  // MARK: - Words

  /// The part of the report.
  func section(_ words: Catalogue) -> ReportSection {
    var section = ReportSection(title: words[DoctorPhrase.terminal], rows: [])
    func add(_ phrase: DoctorPhrase, _ text: String?) {
      if let text { section.rows.append([words[phrase], text]) }
    }
    section.rows.append(["TERM", entry.name.isEmpty ? words[ReportPhrase.unknown] : entry.name])
    add(
      .entry,
      entry.colors.map { words(DoctorPhrase.entryFound, Numbers.grouped($0)) }
        ?? words[DoctorPhrase.entryMissing])
    add(.shown, colors(words))
    add(.text, entry.isUTF8 ? "UTF-8" : words[DoctorPhrase.onlyASCII])
    add(.ambiguous, width.text(words))
    add(.size, size(words))
    add(.cell, cell(words))
    add(.between, between(words))
    guard let answers = report.answers else {
      add(.answers, words[DoctorPhrase.notAsked])
      return section
    }
    if !answers.isComplete { add(.answers, words[DoctorPhrase.noAnswer]) }
    add(.version, answers.version)
    add(.synchronized, yesOrNo(answers.synchronizesOutput, words))
    add(.kittyGraphics, yesOrNo(answers.showsKittyGraphics ?? false, words))
    add(.sixel, yesOrNo(answers.deviceAttributes?.dropFirst().contains(4) ?? false, words))
    add(.pictures, art.text(words))
    return section
  }

  private func colors(_ words: Catalogue) -> String {
    switch entry.colorDepth {
    case .none: words[DoctorPhrase.colorsNone]
    case .eight: "8"
    case .sixteen: "16"
    case .palette256: "256"
    case .direct: words[DoctorPhrase.colorsDirect]
    }
  }

  private func size(_ words: Catalogue) -> String? {
    guard report.size != .zero else { return nil }
    let cells = words(DoctorPhrase.cells, "\(report.size.width)", "\(report.size.height)")
    guard let area = report.answers?.areaPixels ?? report.pixels else { return cells }
    return cells + ", " + words(DoctorPhrase.pixels, "\(area.width)", "\(area.height)")
  }

  private func cell(_ words: Catalogue) -> String? {
    guard let cell = report.cellPixels, let aspect = report.cellAspect else { return nil }
    let hundredths = Int((aspect * 100).rounded())
    let digits = String(hundredths % 100 + 100).dropFirst()
    return words(DoctorPhrase.pixels, "\(cell.width)", "\(cell.height)") + ", "
      + words(DoctorPhrase.aspect, "\(hundredths / 100).\(digits)")
  }

  private func between(_ words: Catalogue) -> String? {
    var parts: [String] = []
    if let multiplexer = report.multiplexer {
      let passes = report.passesThrough.map {
        words[$0 ? DoctorPhrase.passthroughOn : .passthroughOff]
      }
      parts.append(multiplexer.rawValue + (passes.map { " (\($0))" } ?? ""))
    }
    if report.isRemote { parts.append("ssh") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func yesOrNo(_ isTrue: Bool?, _ words: Catalogue) -> String {
    isTrue.map { words[$0 ? ReportPhrase.yes : .no] } ?? words[ReportPhrase.unknown]
  }

  // MARK: - JSON

  /// The same for programs.
  var json: JSONObject {
    var object = JSONObject()
    object.add("term", entry.name)
    object.add("terminfo_colors", entry.colors)
    object.add("colors", colors(.english))
    object.add("utf8", entry.isUTF8)
    if report.size != .zero { object.add("cells", list(report.size)) }
    if let pixels = report.pixels { object.add("pixels", list(pixels)) }
    if let cell = report.cellPixels { object.add("cell_pixels", list(cell)) }
    object.add("cell_aspect", report.cellAspect)
    object.add("multiplexer", report.multiplexer?.rawValue ?? "")
    if let passes = report.passesThrough { object.add("passthrough", passes) }
    if let outer = report.outerVersion { object.add("outer_version", outer) }
    object.add("ssh", report.isRemote)
    object.add("ambiguous_width", width.ambiguous.rawValue)
    object.add("ambiguous_width_because", width.because(.english))
    object.add("asked", report.answers != nil)
    guard let answers = report.answers else { return object }
    object.add("answered", answers.isComplete)
    object.add("version", answers.version ?? "")
    object.add("device_attributes", answers.deviceAttributes ?? [])
    if let mode = answers.synchronizesOutput { object.add("synchronized_output", mode) }
    object.add("kitty_graphics", answers.showsKittyGraphics ?? false)
    object.add("pictures", art.method.rawValue)
    object.add("pictures_because", art.reason.text(.english))
    return object
  }

  private func list(_ size: Size) -> [Int] { [size.width, size.height] }
}
