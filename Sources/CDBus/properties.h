#ifndef OTODANA_CDBUS_PROPERTIES_H
#define OTODANA_CDBUS_PROPERTIES_H

#include "player.h"

/* The form sd-bus asks for, of getters, which append to reply, and of setters, which read it. */
#define ACCESSOR(name)                                                                        \
  int name(                                                                                   \
      sd_bus *bus, const char *path, const char *interface, const char *property,             \
      sd_bus_message *reply, void *player, sd_bus_error *error)
#define IGNORE (void)bus, (void)path, (void)interface, (void)property, (void)error

enum { TRACK_PATH_SIZE = 64 };

/* The object path that stands for what plays now. */
void cdbus_track_path(const cdbus_player *player, char path[TRACK_PATH_SIZE]);

ACCESSOR(cdbus_get_status);
ACCESSOR(cdbus_get_loop);
ACCESSOR(cdbus_get_shuffle);
ACCESSOR(cdbus_get_volume);
ACCESSOR(cdbus_get_position);
ACCESSOR(cdbus_get_rate);
ACCESSOR(cdbus_get_ability);
ACCESSOR(cdbus_get_metadata);

ACCESSOR(cdbus_set_loop);
ACCESSOR(cdbus_set_shuffle);
ACCESSOR(cdbus_set_volume);
ACCESSOR(cdbus_set_rate);

#endif
