#include "CVTerm.h"

#include <stdlib.h>
#include <string.h>
#include <vterm.h>

struct cvterm {
  VTerm *term;
  VTermScreen *screen;
  bool is_cursor_visible, is_alternate;
  uint8_t answers[4096];
  size_t answer_count;
};

static int on_property(VTermProp property, VTermValue *value, void *user) {
  cvterm *self = user;
  if (property == VTERM_PROP_CURSORVISIBLE) self->is_cursor_visible = value->boolean;
  if (property == VTERM_PROP_ALTSCREEN) self->is_alternate = value->boolean;
  return 1;
}

static void on_answer(const char *bytes, size_t count, void *user) {
  cvterm *self = user;
  if (self->answer_count + count > sizeof self->answers) return;
  memcpy(self->answers + self->answer_count, bytes, count);
  self->answer_count += count;
}

static const VTermScreenCallbacks callbacks = {.settermprop = on_property};

cvterm *cvterm_new(int rows, int columns) {
  cvterm *self = calloc(1, sizeof *self);
  if (!self) abort();
  self->is_cursor_visible = true;
  self->term = vterm_new(rows, columns);
  vterm_set_utf8(self->term, 1);
  vterm_output_set_callback(self->term, on_answer, self);
  self->screen = vterm_obtain_screen(self->term);
  vterm_screen_set_callbacks(self->screen, &callbacks, self);
  vterm_screen_enable_altscreen(self->screen, 1);
  vterm_screen_reset(self->screen, 1);
  return self;
}

void cvterm_free(cvterm *self) {
  vterm_free(self->term);
  free(self);
}

void cvterm_resize(cvterm *self, int rows, int columns) {
  vterm_set_size(self->term, rows, columns);
}

void cvterm_feed(cvterm *self, const uint8_t *bytes, size_t count) {
  vterm_input_write(self->term, (const char *)bytes, count);
}

size_t cvterm_take_answers(cvterm *self, uint8_t *buffer, size_t capacity) {
  size_t taken = self->answer_count < capacity ? self->answer_count : capacity;
  memcpy(buffer, self->answers, taken);
  memmove(self->answers, self->answers + taken, self->answer_count - taken);
  self->answer_count -= taken;
  return taken;
}

static int32_t color_number(VTermColor color, bool is_standard) {
  if (is_standard) return -1;
  if (VTERM_COLOR_IS_INDEXED(&color)) return color.indexed.idx;
  return 1 << 24 | color.rgb.red << 16 | color.rgb.green << 8 | color.rgb.blue;
}

cvterm_cell cvterm_cell_at(const cvterm *self, int row, int column) {
  cvterm_cell result = {.foreground = -1, .background = -1, .width = 1};
  VTermScreenCell cell;
  VTermPos position = {.row = row, .col = column};
  if (!vterm_screen_get_cell(self->screen, position, &cell)) return result;
  /* libvterm marks the second half of a wide glyph so. */
  bool is_second = cell.chars[0] == (uint32_t)-1;
  if (!is_second) memcpy(result.text, cell.chars, sizeof result.text);
  result.width = is_second ? 0 : (uint8_t)cell.width;
  result.foreground = color_number(cell.fg, VTERM_COLOR_IS_DEFAULT_FG(&cell.fg));
  result.background = color_number(cell.bg, VTERM_COLOR_IS_DEFAULT_BG(&cell.bg));
  result.bold = cell.attrs.bold;
  result.italic = cell.attrs.italic;
  result.underline = cell.attrs.underline != 0;
  result.reverse = cell.attrs.reverse;
  return result;
}

void cvterm_cursor(const cvterm *self, int *row, int *column) {
  VTermPos position;
  vterm_state_get_cursorpos(vterm_obtain_state(self->term), &position);
  *row = position.row;
  *column = position.col;
}

bool cvterm_is_cursor_visible(const cvterm *self) { return self->is_cursor_visible; }
bool cvterm_is_alternate(const cvterm *self) { return self->is_alternate; }
