#ifndef OTODANA_CDBUS_PLAYER_H
#define OTODANA_CDBUS_PLAYER_H

#include "CDBus.h"

#include <systemd/sd-bus.h>
#include <systemd/sd-event.h>

#define PLAYER_PATH "/org/mpris/MediaPlayer2"
#define PLAYER_INTERFACE "org.mpris.MediaPlayer2.Player"

/* More than a person asks for before the program looks; a flood is dropped. */
enum { MAX_REQUESTS = 64 };

struct cdbus_player {
  sd_bus *bus;
  sd_event *event;
  char *name, *identity;
  bool is_closed, has_told;
  cdbus_state state;   /* its texts belong to the player; NULL at first */
  uint64_t state_time; /* when the position was that of the state */
  cdbus_request requests[MAX_REQUESTS];
  int first, count;
};

extern const sd_bus_vtable cdbus_root_table[];
extern const sd_bus_vtable cdbus_player_table[];

/* Adds a request for the program. */
void cdbus_ask(cdbus_player *player, cdbus_kind kind, int64_t number);

/* The position now. */
int64_t cdbus_position(const cdbus_player *player);

#endif
