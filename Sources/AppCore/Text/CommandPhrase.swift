/// A text of the command line; the raw value is the English text and the key of the translation
/// catalogues.
///
/// Such texts are looked up when they are printed, so that they cost the screens nothing.
public protocol CommandPhrase: RawRepresentable<String>, CaseIterable, Sendable {}
