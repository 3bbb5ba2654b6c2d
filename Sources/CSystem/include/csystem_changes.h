#ifndef OTODANA_CSYSTEM_CHANGES_H
#define OTODANA_CSYSTEM_CHANGES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Changes of folders (inotify) and of what is mounted, as the system tells of them. */

/* What happened in a folder. */
typedef struct {
  int folder;        /* as csystem_changes_add answered; -1 when changes were lost */
  bool is_folder;    /* what has the name is a folder */
  bool is_gone;      /* it is not there any more */
  bool is_attribute; /* its rights or times changed, not its content */
  bool is_over;      /* the folder is not watched any longer: nothing more comes of it */
  const char *name;  /* NULL for the folder itself; points into the buffer */
} csystem_change;

/* Opens a descriptor for changes; the caller closes it. -1 when the system gives none. */
int csystem_changes_open(void);

/* Watches a folder, not those in it. Returns its number, which is the same for the same folder
 * under another path; or the negated errno, -ENOSPC when no more folders may be watched. */
int csystem_changes_add(int descriptor, const char *path);

/* The same for a folder of files that stay open for long: each write is told, not the last alone. */
int csystem_changes_add_writes(int descriptor, const char *path);

/* Watches a folder no longer. */
void csystem_changes_remove(int descriptor, int folder);

/* Reads changes into a buffer of at least 4 KiB. Returns the number of bytes, 0 when none wait. */
size_t csystem_changes_read(int descriptor, char *buffer, size_t capacity);

/* Takes the change at an offset of what was read. Returns the offset of the next one, 0 after the
 * last; then *change is unset. */
size_t csystem_changes_next(
    const char *buffer, size_t length, size_t offset, csystem_change *change);

/* Opens the list of what is mounted; the caller closes it. -1 when there is none. */
int csystem_mounts_open(void);

/* What a wait found. */
typedef struct {
  bool changes; /* changes may be read */
  bool mounts;  /* something was mounted or unmounted since the last wait */
  bool wakeup;  /* the wake-up descriptor was posted */
} csystem_news;

/* Waits for news of three descriptors, of which a negative one has none. timeout: nanoseconds,
 * negative for no end. */
csystem_news csystem_changes_wait(int changes, int mounts, int wakeup, int64_t timeout);

#endif
