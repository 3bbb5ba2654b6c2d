#ifndef OTODANA_CSYSTEM_DIRECTORY_H
#define OTODANA_CSYSTEM_DIRECTORY_H

/* Where the parts of a directory's entry are, in bytes from its beginning: how long it is, in two
 * bytes; the type of what it names, one byte, DT_REG and so on; the name, a zero byte behind it. */
enum {
  CSYSTEM_ENTRY_LENGTH = 16,
  CSYSTEM_ENTRY_TYPE = 18,
  CSYSTEM_ENTRY_NAME = 19,
};

/* Reads the next entries of an open directory, one behind the other. Returns how many bytes they
 * take; 0 when there are no more, and -1 with errno set when they cannot be read. */
long csystem_read_directory(int descriptor, void *buffer, unsigned long size);

#endif
