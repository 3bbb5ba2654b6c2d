#include <sqlite3.h>
#include <stddef.h>

#include "BareLoops.h"

long bare_query(const char *database, const char *query) {
  sqlite3 *connection = NULL;
  sqlite3_stmt *statement = NULL;
  long rows = -1;
  if (sqlite3_open_v2(database, &connection, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK &&
      sqlite3_prepare_v2(connection, query, -1, &statement, NULL) == SQLITE_OK) {
    volatile size_t bytes = 0;
    rows = 0;
    while (sqlite3_step(statement) == SQLITE_ROW) {
      rows++;
      for (int column = 0; column < sqlite3_column_count(statement); column++) {
        if (sqlite3_column_text(statement, column) != NULL)
          bytes = bytes + (size_t)sqlite3_column_bytes(statement, column);
      }
    }
  }
  sqlite3_finalize(statement);
  sqlite3_close(connection);
  return rows;
}
