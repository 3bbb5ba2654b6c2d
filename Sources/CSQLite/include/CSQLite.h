#ifndef CSQLITE_H
#define CSQLITE_H

// SQLite's own C interface, and what Swift cannot see of it because it is a macro.

#include <sqlite3.h>

/// Tells SQLite not to count the memory it takes, which costs a lock each time; call before use.
void otd_sqlite_prepare(void);

/// Binds a copy of `size` bytes as text to a parameter.
///
/// @param index Parameter, from 1.
/// @return A result code.
int otd_sqlite_bind_text(sqlite3_stmt *statement, int index, const char *bytes, int size);

/// Binds a copy of `size` bytes as a blob to a parameter; no bytes make an empty blob, not NULL.
///
/// @param index Parameter, from 1.
/// @return A result code.
int otd_sqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int size);

#endif
