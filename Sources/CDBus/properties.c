#include "properties.h"

#include <stdio.h>
#include <string.h>

static const char *const statuses[] = {"Stopped", "Paused", "Playing"};
static const char *const loops[] = {"None", "Track", "Playlist"};

static const char no_track[] = "/org/mpris/MediaPlayer2/TrackList/NoTrack";

void cdbus_track_path(const cdbus_player *player, char path[TRACK_PATH_SIZE]) {
  if (player->state.entry < 0) {
    snprintf(path, TRACK_PATH_SIZE, "%s", no_track);
  } else {
    snprintf(path, TRACK_PATH_SIZE, "/org/otodana/entry/%lld", (long long)player->state.entry);
  }
}

ACCESSOR(cdbus_get_status) {
  IGNORE;
  return sd_bus_message_append(reply, "s", statuses[((cdbus_player *)player)->state.status]);
}

ACCESSOR(cdbus_get_loop) {
  IGNORE;
  return sd_bus_message_append(reply, "s", loops[((cdbus_player *)player)->state.loop]);
}

ACCESSOR(cdbus_get_shuffle) {
  IGNORE;
  return sd_bus_message_append(reply, "b", (int)((cdbus_player *)player)->state.shuffles);
}

ACCESSOR(cdbus_get_volume) {
  IGNORE;
  return sd_bus_message_append(reply, "d", ((cdbus_player *)player)->state.volume / 100.0);
}

ACCESSOR(cdbus_get_position) {
  IGNORE;
  return sd_bus_message_append(reply, "x", cdbus_position(player));
}

ACCESSOR(cdbus_get_rate) {
  IGNORE;
  (void)player;
  return sd_bus_message_append(reply, "d", 1.0);
}

ACCESSOR(cdbus_get_ability) {
  IGNORE;
  const cdbus_state *state = &((cdbus_player *)player)->state;
  bool can = true; /* CanControl */
  if (strcmp(property, "CanGoNext") == 0) can = state->can_go_next;
  if (strcmp(property, "CanGoPrevious") == 0) can = state->can_go_previous;
  if (strcmp(property, "CanPlay") == 0 || strcmp(property, "CanPause") == 0) can = state->can_play;
  if (strcmp(property, "CanSeek") == 0) can = state->can_seek;
  return sd_bus_message_append(reply, "b", (int)can);
}

static int append_text(sd_bus_message *reply, const char *key, const char *text) {
  return text && *text ? sd_bus_message_append(reply, "{sv}", key, "s", text) : 0;
}

ACCESSOR(cdbus_get_metadata) {
  IGNORE;
  const cdbus_state *state = &((cdbus_player *)player)->state;
  char track[TRACK_PATH_SIZE];
  cdbus_track_path(player, track);
  int result = sd_bus_message_open_container(reply, 'a', "{sv}");
  if (result >= 0) result = sd_bus_message_append(reply, "{sv}", "mpris:trackid", "o", track);
  if (result >= 0 && state->length >= 0) {
    result = sd_bus_message_append(reply, "{sv}", "mpris:length", "x", state->length);
  }
  if (result >= 0) result = append_text(reply, "xesam:title", state->title);
  if (result >= 0) result = append_text(reply, "xesam:album", state->album);
  if (result >= 0) result = append_text(reply, "mpris:artUrl", state->cover);
  if (result >= 0 && state->artist && *state->artist) {
    result = sd_bus_message_append(reply, "{sv}", "xesam:artist", "as", 1, state->artist);
  }
  if (result >= 0 && state->number > 0) {
    result = sd_bus_message_append(reply, "{sv}", "xesam:trackNumber", "i", state->number);
  }
  return result >= 0 ? sd_bus_message_close_container(reply) : result;
}

/* A change is shown at once, as sd-bus tells of it when the setter is done; the program says
 * later what has become of it. */

ACCESSOR(cdbus_set_loop) {
  IGNORE;
  const char *word;
  int result = sd_bus_message_read(reply, "s", &word);
  if (result < 0) return result;
  for (int loop = CDBUS_LOOP_NONE; loop <= CDBUS_LOOP_PLAYLIST; loop++) {
    if (strcmp(word, loops[loop]) != 0) continue;
    ((cdbus_player *)player)->state.loop = (cdbus_loop)loop;
    cdbus_ask(player, CDBUS_SET_LOOP, loop);
    return 0;
  }
  return sd_bus_error_set(error, SD_BUS_ERROR_INVALID_ARGS, "No such loop status");
}

ACCESSOR(cdbus_set_shuffle) {
  IGNORE;
  int shuffles;
  int result = sd_bus_message_read(reply, "b", &shuffles);
  if (result < 0) return result;
  ((cdbus_player *)player)->state.shuffles = shuffles != 0;
  cdbus_ask(player, CDBUS_SET_SHUFFLE, shuffles != 0);
  return 0;
}

ACCESSOR(cdbus_set_volume) {
  IGNORE;
  double volume;
  int result = sd_bus_message_read(reply, "d", &volume);
  if (result < 0) return result;
  /* Also turns what is no number into silence. */
  if (!(volume > 0)) volume = 0;
  if (volume > 1) volume = 1;
  int percent = (int)(volume * 100 + 0.5);
  ((cdbus_player *)player)->state.volume = percent;
  cdbus_ask(player, CDBUS_SET_VOLUME, percent);
  return 0;
}

ACCESSOR(cdbus_set_rate) {
  IGNORE;
  double rate;
  int result = sd_bus_message_read(reply, "d", &rate);
  /* There is one rate; the interface wants 0 to be a pause. */
  if (result >= 0 && rate == 0) cdbus_ask(player, CDBUS_PAUSE, 0);
  return result < 0 ? result : 0;
}
