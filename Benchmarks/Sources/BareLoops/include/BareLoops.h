#ifndef BARE_LOOPS_H
#define BARE_LOOPS_H

// What a library has to do anyway, done by the libraries beneath it alone: the yardsticks.

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Milliseconds of processor time this process and its children that have ended have taken.
double bare_processor_time(void);

/// Opens every music file below a folder with TagLib and reads all its tags, on one thread.
///
/// @return How many files there were.
long bare_read_tags(const char *folder);

/// Walks through a folder and asks the system about every file.
///
/// @return How many files there were.
long bare_walk(const char *folder);

/// Opens a database and reads rows of a query whole.
///
/// @return How many rows there were; -1 when SQLite refuses.
long bare_query(const char *database, const char *query);

/// Decodes a JPEG file at the smallest of the eight scales of libjpeg whose shorter side is at
/// least `side` pixels.
///
/// @return How many pixels came out; -1 when it is no JPEG file.
long bare_decode(const char *path, int side);

/// Writes a square JPEG file of smooth colours and some noise; different for every seed.
///
/// @return Whether that was possible.
int bare_write_picture(const char *path, int side, uint32_t seed);

#ifdef __cplusplus
}
#endif

#endif
