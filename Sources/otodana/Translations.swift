import AppCore
import CSystem

/// Fills the catalogue of texts from GNU gettext's files.
enum Translations {
  private static let domain = "otodana"

  /// The catalogue for the person's language; English where there is none.
  ///
  /// The files are looked for beside the program: under `../share` of an installed one, a level
  /// higher in the build folder.
  static func catalogue() -> Catalogue {
    guard let directory = directory(), csystem_catalog_open(domain, directory) else {
      return .english
    }
    return Catalogue(translate: translation, translatePlural: translation)
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
