#include <dirent.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <taglib/audioproperties.h>
#include <taglib/fileref.h>
#include <taglib/tpropertymap.h>
#include <unistd.h>

#include <cstring>
#include <string>
#include <vector>

#include "BareLoops.h"

namespace {

bool is_music(const char *name) {
  const char *suffix = std::strrchr(name, '.');
  if (suffix == nullptr) return false;
  for (const char *known : {".mp3", ".flac", ".m4a", ".ogg", ".opus"}) {
    if (std::strcmp(suffix, known) == 0) return true;
  }
  return false;
}

/// Walks through an open folder; closes it.
long walk(int descriptor, const std::string &path, std::vector<std::string> *music) {
  DIR *folder = fdopendir(descriptor);
  if (folder == nullptr) return 0;
  long files = 0;
  while (const dirent *entry = readdir(folder)) {
    if (entry->d_name[0] == '.') continue;
    if (entry->d_type == DT_DIR) {
      const int inner =
          openat(dirfd(folder), entry->d_name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
      if (inner >= 0) {
        files += walk(inner, music ? path + "/" + entry->d_name : path, music);
      }
      continue;
    }
    struct stat status;
    if (fstatat(dirfd(folder), entry->d_name, &status, AT_SYMLINK_NOFOLLOW) != 0) continue;
    files++;
    if (music && is_music(entry->d_name)) music->push_back(path + "/" + entry->d_name);
  }
  closedir(folder);
  return files;
}

long walk(const char *path, std::vector<std::string> *music) {
  const int descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  return descriptor < 0 ? 0 : walk(descriptor, path, music);
}

double milliseconds(const timeval &time) {
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_usec) / 1e3;
}

}  // namespace

double bare_processor_time(void) {
  double sum = 0;
  for (const __rusage_who who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
    rusage usage;
    getrusage(who, &usage);
    sum += milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime);
  }
  return sum;
}

long bare_walk(const char *folder) { return walk(folder, nullptr); }

long bare_read_tags(const char *folder) {
  std::vector<std::string> music;
  walk(folder, &music);
  volatile size_t characters = 0;
  for (const std::string &path : music) {
    const TagLib::FileRef file(path.c_str(), true, TagLib::AudioProperties::Average);
    if (file.isNull()) continue;
    for (const auto &property : file.file()->properties()) {
      for (const TagLib::String &value : property.second) {
        characters = characters + value.to8Bit(true).size();
      }
    }
    if (file.audioProperties() != nullptr) {
      characters = characters + static_cast<size_t>(file.audioProperties()->lengthInMilliseconds());
    }
  }
  return static_cast<long>(music.size());
}
