#ifndef OTODANA_CDBUS_H
#define OTODANA_CDBUS_H

#include <stdbool.h>
#include <stdint.h>

/* A media player on the session bus (MPRIS 2.2), by sd-bus. Nothing here waits for the bus; times
 * are microseconds; texts are UTF-8. One thread uses it. */

typedef struct cdbus_player cdbus_player;

typedef enum { CDBUS_STOPPED, CDBUS_PAUSED, CDBUS_PLAYING } cdbus_status;
typedef enum { CDBUS_LOOP_NONE, CDBUS_LOOP_TRACK, CDBUS_LOOP_PLAYLIST } cdbus_loop;

/* What the bus is told. Texts are copied; an empty or NULL one is left out. */
typedef struct {
  cdbus_status status;
  cdbus_loop loop;
  bool shuffles;
  int volume; /* 0 to 100 */
  bool can_go_next, can_go_previous, can_play, can_seek;
  int64_t position;
  int64_t length; /* negative: not known */
  int64_t entry;  /* names what plays; negative: nothing does */
  int number;     /* of the track on its disc; 0: none */
  const char *title, *artist, *album, *cover; /* cover: a URL */
} cdbus_state;

/* What somebody on the bus asks for. */
typedef enum {
  CDBUS_PLAY,
  CDBUS_PAUSE,
  CDBUS_PLAY_PAUSE,
  CDBUS_STOP,
  CDBUS_NEXT,
  CDBUS_PREVIOUS,
  CDBUS_SEEK,         /* number: by so many microseconds */
  CDBUS_SET_POSITION, /* number: to so many microseconds of what plays now */
  CDBUS_SET_VOLUME,   /* number: 0 to 100 */
  CDBUS_SET_LOOP,     /* number: a cdbus_loop */
  CDBUS_SET_SHUFFLE,  /* number: 0 or 1 */
  CDBUS_CLOSED        /* the bus is gone; nothing else will come */
} cdbus_kind;

typedef struct {
  cdbus_kind kind;
  int64_t number;
} cdbus_request;

/* Connects to a bus, the person's session bus where address is NULL, as
 * org.mpris.MediaPlayer2.NAME, or NAME.instancePID where that name is taken. NULL when there is
 * no bus; then *failure is an errno. */
cdbus_player *cdbus_open(
    const char *address, const char *name, const char *identity, int *failure);

/* Leaves the bus. */
void cdbus_close(cdbus_player *player);

/* Readable when cdbus_next has something to do. */
int cdbus_descriptor(const cdbus_player *player);

/* Deals with what the bus brought. Returns whether there is a request; call it until there is
 * none. */
bool cdbus_next(cdbus_player *player, cdbus_request *request);

/* Tells the bus what has changed since the last call, a jump within what plays included. */
void cdbus_update(cdbus_player *player, const cdbus_state *state);

#endif
