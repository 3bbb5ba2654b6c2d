#include "csystem_directory.h"

#include <dirent.h>
#include <stddef.h>

_Static_assert(offsetof(struct dirent64, d_reclen) == CSYSTEM_ENTRY_LENGTH, "length");
_Static_assert(offsetof(struct dirent64, d_type) == CSYSTEM_ENTRY_TYPE, "type");
_Static_assert(offsetof(struct dirent64, d_name) == CSYSTEM_ENTRY_NAME, "name");

long csystem_read_directory(int descriptor, void *buffer, unsigned long size) {
  return getdents64(descriptor, buffer, size);
}
