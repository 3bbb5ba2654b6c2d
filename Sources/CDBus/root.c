#include "player.h"

/* org.mpris.MediaPlayer2: what kind of program this is. It cannot be raised or ended from outside,
 * because it lives in somebody's terminal. */

static int refuse(sd_bus_message *message, void *player, sd_bus_error *error) {
  (void)player, (void)error;
  return sd_bus_reply_method_errorf(
      message, SD_BUS_ERROR_NOT_SUPPORTED, "Otodana does not do this");
}

static int get_no(
    sd_bus *bus, const char *path, const char *interface, const char *property,
    sd_bus_message *reply, void *player, sd_bus_error *error) {
  (void)bus, (void)path, (void)interface, (void)property, (void)player, (void)error;
  return sd_bus_message_append(reply, "b", 0);
}

static int get_identity(
    sd_bus *bus, const char *path, const char *interface, const char *property,
    sd_bus_message *reply, void *player, sd_bus_error *error) {
  (void)bus, (void)path, (void)interface, (void)property, (void)error;
  return sd_bus_message_append(reply, "s", ((cdbus_player *)player)->identity);
}

static int get_nothing(
    sd_bus *bus, const char *path, const char *interface, const char *property,
    sd_bus_message *reply, void *player, sd_bus_error *error) {
  (void)bus, (void)path, (void)interface, (void)property, (void)player, (void)error;
  return sd_bus_message_append(reply, "as", 0);
}

const sd_bus_vtable cdbus_root_table[] = {
    SD_BUS_VTABLE_START(0),
    SD_BUS_METHOD("Raise", "", "", refuse, SD_BUS_VTABLE_UNPRIVILEGED),
    SD_BUS_METHOD("Quit", "", "", refuse, SD_BUS_VTABLE_UNPRIVILEGED),
    SD_BUS_PROPERTY("CanQuit", "b", get_no, 0, SD_BUS_VTABLE_PROPERTY_CONST),
    SD_BUS_PROPERTY("CanRaise", "b", get_no, 0, SD_BUS_VTABLE_PROPERTY_CONST),
    SD_BUS_PROPERTY("HasTrackList", "b", get_no, 0, SD_BUS_VTABLE_PROPERTY_CONST),
    SD_BUS_PROPERTY("Identity", "s", get_identity, 0, SD_BUS_VTABLE_PROPERTY_CONST),
    SD_BUS_PROPERTY("SupportedUriSchemes", "as", get_nothing, 0, SD_BUS_VTABLE_PROPERTY_CONST),
    SD_BUS_PROPERTY("SupportedMimeTypes", "as", get_nothing, 0, SD_BUS_VTABLE_PROPERTY_CONST),
    SD_BUS_VTABLE_END,
};
