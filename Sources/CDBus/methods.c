#include "properties.h"

#include <string.h>

/* org.mpris.MediaPlayer2.Player: every method leaves a request and answers at once. */

static int answer(sd_bus_message *message, void *player, cdbus_kind kind, int64_t number) {
  cdbus_ask(player, kind, number);
  return sd_bus_reply_method_return(message, "");
}

static int command(sd_bus_message *message, void *player, sd_bus_error *error) {
  static const struct {
    const char *name;
    cdbus_kind kind;
  } commands[] = {
      {"Play", CDBUS_PLAY}, {"Pause", CDBUS_PAUSE}, {"PlayPause", CDBUS_PLAY_PAUSE},
      {"Stop", CDBUS_STOP}, {"Next", CDBUS_NEXT},   {"Previous", CDBUS_PREVIOUS},
  };
  const char *name = sd_bus_message_get_member(message);
  for (unsigned i = 0; name && i < sizeof commands / sizeof commands[0]; i++) {
    if (strcmp(name, commands[i].name) == 0) return answer(message, player, commands[i].kind, 0);
  }
  return sd_bus_error_set(error, SD_BUS_ERROR_UNKNOWN_METHOD, "No such method");
}

static int seek(sd_bus_message *message, void *player, sd_bus_error *error) {
  (void)error;
  int64_t offset;
  int result = sd_bus_message_read(message, "x", &offset);
  return result < 0 ? result : answer(message, player, CDBUS_SEEK, offset);
}

static int set_position(sd_bus_message *message, void *opaque, sd_bus_error *error) {
  (void)error;
  cdbus_player *player = opaque;
  const char *track;
  int64_t position;
  int result = sd_bus_message_read(message, "ox", &track, &position);
  if (result < 0) return result;
  char current[TRACK_PATH_SIZE];
  cdbus_track_path(player, current);
  int64_t length = player->state.length;
  /* What was meant for another track, or lies outside of this one, is to be passed over. */
  if (player->state.entry < 0 || strcmp(track, current) != 0 || position < 0 ||
      (length >= 0 && position > length)) {
    return sd_bus_reply_method_return(message, "");
  }
  return answer(message, player, CDBUS_SET_POSITION, position);
}

static int open_uri(sd_bus_message *message, void *player, sd_bus_error *error) {
  (void)player, (void)error;
  return sd_bus_reply_method_errorf(
      message, SD_BUS_ERROR_NOT_SUPPORTED, "Otodana plays what is in its library only");
}

#define OPEN SD_BUS_VTABLE_UNPRIVILEGED
#define CHANGES SD_BUS_VTABLE_PROPERTY_EMITS_CHANGE
#define CONSTANT SD_BUS_VTABLE_PROPERTY_CONST

const sd_bus_vtable cdbus_player_table[] = {
    SD_BUS_VTABLE_START(0),
    SD_BUS_METHOD("Next", "", "", command, OPEN),
    SD_BUS_METHOD("Previous", "", "", command, OPEN),
    SD_BUS_METHOD("Pause", "", "", command, OPEN),
    SD_BUS_METHOD("PlayPause", "", "", command, OPEN),
    SD_BUS_METHOD("Stop", "", "", command, OPEN),
    SD_BUS_METHOD("Play", "", "", command, OPEN),
    SD_BUS_METHOD("Seek", "x", "", seek, OPEN),
    SD_BUS_METHOD("SetPosition", "ox", "", set_position, OPEN),
    SD_BUS_METHOD("OpenUri", "s", "", open_uri, OPEN),
    SD_BUS_SIGNAL("Seeked", "x", 0),
    SD_BUS_PROPERTY("PlaybackStatus", "s", cdbus_get_status, 0, CHANGES),
    SD_BUS_WRITABLE_PROPERTY("LoopStatus", "s", cdbus_get_loop, cdbus_set_loop, 0, OPEN | CHANGES),
    SD_BUS_WRITABLE_PROPERTY("Rate", "d", cdbus_get_rate, cdbus_set_rate, 0, OPEN | CHANGES),
    SD_BUS_WRITABLE_PROPERTY(
        "Shuffle", "b", cdbus_get_shuffle, cdbus_set_shuffle, 0, OPEN | CHANGES),
    SD_BUS_PROPERTY("Metadata", "a{sv}", cdbus_get_metadata, 0, CHANGES),
    SD_BUS_WRITABLE_PROPERTY("Volume", "d", cdbus_get_volume, cdbus_set_volume, 0, OPEN | CHANGES),
    SD_BUS_PROPERTY("Position", "x", cdbus_get_position, 0, 0),
    SD_BUS_PROPERTY("MinimumRate", "d", cdbus_get_rate, 0, CONSTANT),
    SD_BUS_PROPERTY("MaximumRate", "d", cdbus_get_rate, 0, CONSTANT),
    SD_BUS_PROPERTY("CanGoNext", "b", cdbus_get_ability, 0, CHANGES),
    SD_BUS_PROPERTY("CanGoPrevious", "b", cdbus_get_ability, 0, CHANGES),
    SD_BUS_PROPERTY("CanPlay", "b", cdbus_get_ability, 0, CHANGES),
    SD_BUS_PROPERTY("CanPause", "b", cdbus_get_ability, 0, CHANGES),
    SD_BUS_PROPERTY("CanSeek", "b", cdbus_get_ability, 0, CHANGES),
    SD_BUS_PROPERTY("CanControl", "b", cdbus_get_ability, 0, CONSTANT),
    SD_BUS_VTABLE_END,
};
