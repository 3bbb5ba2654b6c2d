import AppCore
import CSystem
import Glibc

/// Fills catalogues of texts from GNU gettext's files; the catalogue that was made last is the one
/// whose language is asked.
struct Translations {
  private static let domain = "otodana"
  /// The languages of the environment, as gettext reads them.
  private let inherited: String

  /// Notes the language of the environment; after `csystem_locale_begin`, before there are threads.
  init() {
    inherited = getenv("LANGUAGE").map { String(cString: $0) } ?? ""
    // To replace a variable is safe beside threads that read others, to add one is not.
    csystem_catalog_language(inherited)
  }

  /// The catalogue for a language, or for the person's locale; English where there is none.
  ///
  /// The files are looked for beside the program: under `../share` of an installed one, a level
  /// higher in the build folder.
  func catalogue(language: String? = nil) -> Catalogue {
    guard let directory = Self.directory(), csystem_catalog_open(Self.domain, directory) else {
      return .english
    }
    csystem_catalog_language(language ?? inherited)
    return Catalogue(translate: Self.translation, translatePlural: Self.translation)
  }

  /// The answer may be the argument itself, so it is read while the argument is there.
  private static func translation(of text: String) -> String {
    text.withCString { String(cString: csystem_translate(domain, $0)) }
  }

  private static func translation(of phrase: PluralPhrase, for number: Int) -> String {
    phrase.singular.withCString { singular in
      phrase.plural.withCString { plural in
        String(
          cString: csystem_translate_plural(domain, singular, plural, UInt(number.magnitude)))
      }
    }
  }

  private static func directory() -> String? {
    guard let folder = ProgramFile.folder else { return nil }
    return ["/../share/locale", "/../../share/locale"]
      .map { folder + $0 }
      .first { (try? Folder(Array($0.utf8))) != nil }
  }
}
