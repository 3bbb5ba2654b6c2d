#ifndef CSYSTEM_MEMORY_H
#define CSYSTEM_MEMORY_H

/* Has all threads take memory from one heap: what one has freed serves the others, and it grows in
 * larger steps than the heap of a thread of its own would. For the start of a program, before its
 * first thread. */
void csystem_share_memory(void);

/* In what steps the heap grows and shrinks, in bytes. */
typedef struct {
  /* How much more than is needed is asked of the system; what is not used takes no memory. */
  int taken;
  /* How much may be free at the end of the heap before it is given back. */
  int kept;
} csystem_memory_steps;

/* Has the heap grow and shrink in other steps from now on, whoever uses it: of several calls the
 * last one holds. The C library's own are 128 KiB to begin with and follow what a program frees;
 * after the first call nothing follows any more. */
void csystem_take_memory_in_bulk(csystem_memory_steps steps);

/* Keeps memory that was freed, instead of giving it back to the system each time, up to so many
 * bytes; also of pieces that would have been asked of the system one by one. */
void csystem_keep_freed_memory(int bytes);

/* Gives memory that is not used any more back to the system; it takes some milliseconds. */
void csystem_return_memory(void);

#endif
