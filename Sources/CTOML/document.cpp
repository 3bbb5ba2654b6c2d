#include "CTOML.h"

#include <algorithm>
#include <new>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include <toml++/toml.h>

namespace {

struct Entry {
  ctoml_kind kind = CTOML_OTHER;
  std::string path;
  std::string text;
  size_t count = 0;
  int64_t number = 0;
  bool flag = false;
  int line = 1;
};

// A file of a person's own hand is not deep; deeper ones are cut.
constexpr int max_depth = 16;

constexpr char separator = CTOML_SEPARATOR;

std::string joined(const std::string &path, std::string_view name) {
  return path.empty() ? std::string(name) : path + separator + std::string(name);
}

bool holds_only_texts(const toml::array &list) {
  return std::all_of(list.begin(), list.end(), [](const auto &node) { return node.is_string(); });
}

bool holds_only_tables(const toml::array &list) {
  return !list.empty() &&
         std::all_of(list.begin(), list.end(), [](const auto &node) { return node.is_table(); });
}

class Flattening {
 public:
  std::vector<Entry> entries;

  void take(const toml::table &table, const std::string &path, int depth) {
    if (depth > max_depth) return;
    for (const auto &[key, node] : table) take(node, joined(path, key.str()), depth);
  }

 private:
  void take(const toml::node &node, const std::string &path, int depth) {
    if (const auto *table = node.as_table()) return take(*table, path, depth + 1);
    if (const auto *list = node.as_array(); list && holds_only_tables(*list)) {
      size_t index = 0;
      for (const auto &element : *list) {
        take(*element.as_table(), joined(path, std::to_string(index++)), depth + 1);
      }
      return;
    }
    entries.push_back(entry(node, path));
  }

  static Entry entry(const toml::node &node, const std::string &path) {
    Entry entry;
    entry.path = path;
    entry.line = static_cast<int>(node.source().begin.line);
    if (const auto *text = node.as_string()) {
      entry.kind = CTOML_TEXT;
      entry.text = text->get();
    } else if (const auto *number = node.as_integer()) {
      entry.kind = CTOML_NUMBER;
      entry.number = number->get();
    } else if (const auto *flag = node.as_boolean()) {
      entry.kind = CTOML_FLAG;
      entry.flag = flag->get();
    } else if (const auto *list = node.as_array(); list && holds_only_texts(*list)) {
      entry.kind = CTOML_TEXTS;
      entry.count = list->size();
      for (const auto &element : *list) {
        if (!entry.text.empty() || &element != &*list->begin()) entry.text += separator;
        entry.text += element.as_string()->get();
      }
    }
    return entry;
  }
};

}  // namespace

struct ctoml_document {
  std::vector<Entry> entries;
  std::string error;
  int error_line = 1;
  int error_column = 1;
};

ctoml_document *ctoml_parse(const char *text, size_t length) {
  auto *document = new (std::nothrow) ctoml_document;
  if (!document) return nullptr;
  try {
    Flattening flattening;
    flattening.take(toml::parse(std::string_view(text, length)), "", 0);
    document->entries = std::move(flattening.entries);
    std::sort(document->entries.begin(), document->entries.end(),
              [](const Entry &a, const Entry &b) {
                return std::tie(a.line, a.path) < std::tie(b.line, b.path);
              });
  } catch (const toml::parse_error &error) {
    document->error = error.description();
    document->error_line = static_cast<int>(error.source().begin.line);
    document->error_column = static_cast<int>(error.source().begin.column);
  } catch (...) {
    document->error = "out of memory";
  }
  return document;
}

void ctoml_free(ctoml_document *document) { delete document; }

const char *ctoml_error(const ctoml_document *document) {
  return document->error.empty() ? nullptr : document->error.c_str();
}

int ctoml_error_line(const ctoml_document *document) { return document->error_line; }

int ctoml_error_column(const ctoml_document *document) { return document->error_column; }

size_t ctoml_count(const ctoml_document *document) { return document->entries.size(); }

ctoml_entry ctoml_at(const ctoml_document *document, size_t index) {
  const Entry &entry = document->entries[index];
  return {entry.kind,  entry.path.c_str(), entry.text.data(), entry.text.size(),
          entry.count, entry.number,       entry.flag,        entry.line};
}
