import AppCore

/// Why a command line cannot be followed.
enum UsageError: Error {
  case unknownOption(String)
  case missingArgument(String)
  case invalidValue(option: String, value: String)
  case sampleWithFolders
  case sampleAndDemo
  case oneFileNeeded
  case queryNeeded
  case filesNeeded
  /// A command lacks a word, named as in its help.
  case operandMissing(command: String, String)
  case operandUnexpected(String)
  case unknownCommand(String)

  /// The reason and where to read on, in one line of words.
  ///
  /// - Parameters:
  ///   - catalogue: The words.
  ///   - command: The command that was asked for; `nil` for none.
  /// - Returns: The line.
  func text(_ catalogue: Catalogue, of command: String?) -> String {
    let help =
      if case .unknownCommand = self { "otodana --help" } else {
        command.map { "otodana help \($0)" } ?? "otodana --help"
      }
    return catalogue(ReportPhrase.usageHint, reason(catalogue), help)
  }

  private func reason(_ catalogue: Catalogue) -> String {
    switch self {
    case .unknownOption(let option): catalogue(ReportPhrase.failureUnknownOption, option)
    case .missingArgument(let option): catalogue(ReportPhrase.failureMissingArgument, option)
    case .invalidValue(let option, let value):
      catalogue(ReportPhrase.failureInvalidValue, option, value)
    case .sampleWithFolders: catalogue[ReportPhrase.failureSampleWithFolders]
    case .sampleAndDemo: catalogue[ReportPhrase.failureMockAndDemo]
    case .oneFileNeeded: catalogue[ReportPhrase.failureOneFile]
    case .queryNeeded: catalogue[ReportPhrase.failureQuery]
    case .filesNeeded: catalogue[ReportPhrase.failureFiles]
    case .operandMissing(let command, let operand):
      catalogue(ReportPhrase.failureOperandMissing, command, operand)
    case .operandUnexpected(let word): catalogue(ReportPhrase.failureOperandUnexpected, word)
    case .unknownCommand(let word): catalogue(ReportPhrase.failureUnknownCommand, word)
    }
  }
}
