#include "CSQLite.h"

void otd_sqlite_prepare(void) { sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }

int otd_sqlite_bind_text(sqlite3_stmt *statement, int index, const char *bytes, int size) {
  if (size == 0) return sqlite3_bind_text(statement, index, "", 0, SQLITE_STATIC);
  return sqlite3_bind_text(statement, index, bytes, size, SQLITE_TRANSIENT);
}

int otd_sqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int size) {
  if (size == 0) return sqlite3_bind_zeroblob(statement, index, 0);
  return sqlite3_bind_blob(statement, index, bytes, size, SQLITE_TRANSIENT);
}
