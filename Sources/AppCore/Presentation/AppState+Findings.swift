import CollectionViews
import Geometry
import MusicModel
import Terminal

extension AppState {
  /// A finding of a search, in one line whatever it is.
  func found(_ finding: SearchFindings.Finding, _ state: ItemState) -> CellContent {
    switch finding {
    case .artist(let id): CellContent(artist(id, state))
    case .playlist(let id): CellContent(playlist(id, state))
    case .track(let id): CellContent(track(id, state))
    case .album(let id):
      CellContent(
        ListRow(
          title: model.albums[id].map(catalogue.title) ?? "",
          detail: model.albums[id].map(catalogue.artist) ?? "",
          state: state.offline(of: model.albums[id])))
    }
  }

  /// The line in which a search is typed.
  func searchField(_ state: ItemState) -> SearchField {
    if let prompt, prompt.purpose == .search {
      let editor = prompt.editor
      return SearchField(
        before: String(editor.text[..<editor.cursor]),
        after: String(editor.text[editor.cursor...]), isActive: true,
        isFocused: state.isFocused)
    }
    return SearchField(
      before: screen.options.text, after: "", isActive: false, isFocused: state.isFocused)
  }

  /// A faulty file: its path, the end of which matters most.
  func faulty(_ index: Int, _ state: ItemState) -> ListRow {
    ListRow(title: faultyPath(index), state: state)
  }

  /// The path of a faulty file as text.
  func faultyPath(_ index: Int) -> String {
    guard let files = model.faultyFiles, files.indices.contains(index) else { return "" }
    return String(decoding: files[index].path, as: UTF8.self)
  }

  /// A line of the Info screen.
  func infoField(_ index: Int, _ state: ItemState) -> ListRow {
    guard case .info(let subject) = screen.kind, let fields = model.info[subject],
      fields.indices.contains(index)
    else { return ListRow(title: "", state: state) }
    return ListRow(
      title: fields[index].name.text(catalogue), detail: fields[index].value,
      state: state.offline(fields[index].name == .path && isOffline(subject)),
      titleWidth: nameWidth(of: fields))
  }

  /// Columns that the names of fields take: those of the widest, and half of the screen at most, so
  /// that values stay in sight beside a tag with a long name.
  private func nameWidth(of fields: [InfoField]) -> Int {
    let widest = fields.map { DisplayText($0.name.text(catalogue), ambiguousWidth).width }.max()
    return min(widest ?? 0, size.width / 2)
  }

  private func isOffline(_ subject: InfoSubject) -> Bool {
    switch subject {
    case .track(let id): summary(of: id)?.isOffline ?? false
    case .album(let id): model.albums[id]?.isOffline ?? false
    }
  }

  /// A line of the Info screen as one text.
  func infoText(_ index: Int) -> String {
    let row = infoField(index, ItemState())
    return row.title + " " + row.detail
  }
}
