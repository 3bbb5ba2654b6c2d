#include "player.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/* Microseconds by which a position may differ from what was expected without having jumped. */
enum { JUMP = 1500000 };

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000 + (uint64_t)time.tv_nsec / 1000;
}

void cdbus_ask(cdbus_player *player, cdbus_kind kind, int64_t number) {
  if (player->count == MAX_REQUESTS) return;
  int place = (player->first + player->count++) % MAX_REQUESTS;
  player->requests[place] = (cdbus_request){.kind = kind, .number = number};
}

int64_t cdbus_position(const cdbus_player *player) {
  const cdbus_state *state = &player->state;
  int64_t passed = state->status == CDBUS_PLAYING ? (int64_t)(now() - player->state_time) : 0;
  int64_t position = state->position + passed;
  return state->length >= 0 && position > state->length ? state->length : position;
}

static int request_name(cdbus_player *player, const char *suffix, sd_bus_message_handler_t done) {
  char name[256];
  snprintf(name, sizeof name, "org.mpris.MediaPlayer2.%s%s", player->name, suffix);
  return sd_bus_request_name_async(player->bus, NULL, name, 0, done, player);
}

static int took_second_name(sd_bus_message *answer, void *player, sd_bus_error *error) {
  /* Without a name nobody finds the player, which is no reason to end it. */
  (void)answer, (void)player, (void)error;
  return 0;
}

static int took_name(sd_bus_message *answer, void *player, sd_bus_error *error) {
  (void)error;
  uint32_t result = 0;
  bool is_owner = !sd_bus_message_is_method_error(answer, NULL) &&
                  sd_bus_message_read(answer, "u", &result) >= 0 && result == 1;
  if (is_owner) return 0;
  char suffix[32];
  snprintf(suffix, sizeof suffix, ".instance%d", (int)getpid());
  return request_name(player, suffix, took_second_name);
}

static int lost_bus(sd_bus_message *signal, void *player, sd_bus_error *error) {
  (void)signal, (void)error;
  ((cdbus_player *)player)->is_closed = true;
  return 0;
}

static int open_bus(sd_bus **bus, const char *address) {
  if (!address) return sd_bus_open_user(bus);
  int result = sd_bus_new(bus);
  if (result >= 0) result = sd_bus_set_address(*bus, address);
  if (result >= 0) result = sd_bus_set_bus_client(*bus, true);
  return result >= 0 ? sd_bus_start(*bus) : result;
}

static int connect_player(cdbus_player *player, const char *address) {
  int result = open_bus(&player->bus, address);
  if (result >= 0) result = sd_event_new(&player->event);
  if (result >= 0) result = sd_bus_attach_event(player->bus, player->event, 0);
  if (result >= 0) {
    result = sd_bus_add_object_vtable(
        player->bus, NULL, PLAYER_PATH, "org.mpris.MediaPlayer2", cdbus_root_table, player);
  }
  if (result >= 0) {
    result = sd_bus_add_object_vtable(
        player->bus, NULL, PLAYER_PATH, PLAYER_INTERFACE, cdbus_player_table, player);
  }
  if (result >= 0) {
    result = sd_bus_match_signal(
        player->bus, NULL, "org.freedesktop.DBus.Local", "/org/freedesktop/DBus/Local",
        "org.freedesktop.DBus.Local", "Disconnected", lost_bus, player);
  }
  return result >= 0 ? request_name(player, "", took_name) : result;
}

static void run(cdbus_player *player) {
  /* Until nothing is left: the last round also prepares what the descriptor waits for. */
  int result = 0;
  while (!player->is_closed && player->count < MAX_REQUESTS &&
         (result = sd_event_run(player->event, 0)) > 0) {
  }
  if (result < 0) player->is_closed = true;
}

cdbus_player *cdbus_open(
    const char *address, const char *name, const char *identity, int *failure) {
  cdbus_player *player = calloc(1, sizeof *player);
  *failure = ENOMEM;
  if (!player) return NULL;
  player->state.entry = player->state.length = -1;

  player->name = strdup(name);
  player->identity = strdup(identity);
  int result = player->name && player->identity ? connect_player(player, address) : -ENOMEM;
  if (result >= 0) {
    run(player);
    return player;
  }
  *failure = -result;
  cdbus_close(player);
  return NULL;
}

static void free_texts(cdbus_state *state) {
  free((char *)state->title);
  free((char *)state->artist);
  free((char *)state->album);
  free((char *)state->cover);
}

void cdbus_close(cdbus_player *player) {
  if (player->bus) {
    sd_bus_detach_event(player->bus);
    sd_bus_close_unref(player->bus);
  }
  sd_event_unref(player->event);
  free_texts(&player->state);
  free(player->name);
  free(player->identity);
  free(player);
}

int cdbus_descriptor(const cdbus_player *player) {
  return player->is_closed ? -1 : sd_event_get_fd(player->event);
}

bool cdbus_next(cdbus_player *player, cdbus_request *request) {
  bool was_closed = player->is_closed;
  if (!was_closed) run(player);
  if (player->count > 0) {
    *request = player->requests[player->first];
    player->first = (player->first + 1) % MAX_REQUESTS;
    player->count--;
    return true;
  }
  if (player->is_closed && !player->has_told) {
    player->has_told = true;
    *request = (cdbus_request){.kind = CDBUS_CLOSED};
    return true;
  }
  return false;
}

static char *copy(const char *text) { return strdup(text ? text : ""); }

static bool differ(const char *first, const char *second) {
  return strcmp(first ? first : "", second ? second : "") != 0;
}

/* Names the properties that differ; at most eight and NULL. */
static void name_changes(const cdbus_state *old, const cdbus_state *new, char *names[]) {
  int count = 0;
  if (old->status != new->status) names[count++] = "PlaybackStatus";
  if (old->loop != new->loop) names[count++] = "LoopStatus";
  if (old->shuffles != new->shuffles) names[count++] = "Shuffle";
  if (old->volume != new->volume) names[count++] = "Volume";
  if (old->can_go_next != new->can_go_next) names[count++] = "CanGoNext";
  if (old->can_go_previous != new->can_go_previous) names[count++] = "CanGoPrevious";
  if (old->can_play != new->can_play) {
    names[count++] = "CanPlay";
    names[count++] = "CanPause";
  }
  if (old->can_seek != new->can_seek) names[count++] = "CanSeek";
  if (old->entry != new->entry || old->length != new->length || old->number != new->number ||
      differ(old->title, new->title) || differ(old->artist, new->artist) ||
      differ(old->album, new->album) || differ(old->cover, new->cover)) {
    names[count++] = "Metadata";
  }
  names[count] = NULL;
}

/* Whether the position of the same entry is not where playing has brought it. */
static bool has_jumped(const cdbus_player *player, const cdbus_state *state) {
  if (state->entry < 0 || state->entry != player->state.entry) return false;
  return llabs(state->position - cdbus_position(player)) > JUMP;
}

void cdbus_update(cdbus_player *player, const cdbus_state *state) {
  char *names[16];
  bool jumps = has_jumped(player, state);
  name_changes(&player->state, state, names);
  cdbus_state old = player->state;
  player->state = *state;
  player->state.title = copy(state->title);
  player->state.artist = copy(state->artist);
  player->state.album = copy(state->album);
  player->state.cover = copy(state->cover);
  player->state_time = now();
  free_texts(&old);
  if ((!names[0] && !jumps) || player->is_closed) return;
  if (names[0]) {
    sd_bus_emit_properties_changed_strv(player->bus, PLAYER_PATH, PLAYER_INTERFACE, names);
  }
  if (jumps) {
    sd_bus_emit_signal(
        player->bus, PLAYER_PATH, PLAYER_INTERFACE, "Seeked", "x", state->position);
  }
  run(player);
}
