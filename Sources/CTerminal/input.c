#include "screen.h"

#include <stdlib.h>
#include <string.h>

enum { ESCAPE = 27, BELL = 7, PATIENCE = 100 /* milliseconds for the next byte of a sequence */ };

/* The text of the last sequence, in UTF-8. Only as much is kept as any sequence needs; the rest is
 * read and dropped. */
enum { MOST_TEXT = 1 << 20 };
static char *text;
static size_t text_length, text_capacity;

/* What followed an Esc and was not typed with Alt: another Esc, or something that is no key. */
static bool is_escape_pending, has_pending;
static cterminal_input pending;

static void append_byte(char byte) {
  if (text_length >= MOST_TEXT) return;
  if (text_length == text_capacity) {
    size_t capacity = text_capacity ? text_capacity * 2 : 256;
    char *larger = realloc(text, capacity);
    if (!larger) return;
    text = larger;
    text_capacity = capacity;
  }
  text[text_length++] = byte;
}

static void append(uint32_t scalar) {
  if (scalar < 0x80) {
    append_byte((char)scalar);
  } else if (scalar < 0x800) {
    append_byte((char)(0xC0 | scalar >> 6));
    append_byte((char)(0x80 | (scalar & 0x3F)));
  } else if (scalar < 0x10000) {
    append_byte((char)(0xE0 | scalar >> 12));
    append_byte((char)(0x80 | (scalar >> 6 & 0x3F)));
    append_byte((char)(0x80 | (scalar & 0x3F)));
  } else {
    append_byte((char)(0xF0 | scalar >> 18));
    append_byte((char)(0x80 | (scalar >> 12 & 0x3F)));
    append_byte((char)(0x80 | (scalar >> 6 & 0x3F)));
    append_byte((char)(0x80 | (scalar & 0x3F)));
  }
}

/* ERR, OK or KEY_CODE_YES, as wget_wch. */
static int next(wint_t *value, int patience) {
  wtimeout(cterminal_keyboard, patience);
  return wget_wch(cterminal_keyboard, value);
}

/* Whether a scalar ends a control sequence: its final byte. */
static bool is_final(wint_t scalar) { return scalar >= 0x40 && scalar <= 0x7E; }

/* Reads up to the end of a control sequence (one final byte) or of a string (BEL or ESC \).
 * Returns whether anything followed. */
static bool read_sequence(bool is_string) {
  bool has_escape = false, has_any = false;
  wint_t value;
  int result;
  text_length = 0;
  while ((result = next(&value, PATIENCE)) != ERR) {
    has_any = true;
    if (result == KEY_CODE_YES) continue;
    if (is_string && (value == BELL || (has_escape && value == '\\'))) break;
    has_escape = is_string && value == ESCAPE;
    if (!has_escape) append(value);
    if (!is_string && is_final(value)) break;
  }
  return has_any;
}

/* Keys inside of a paste are text that looks like keys; they are dropped. */
static void read_paste(void) {
  wint_t value;
  int result;
  text_length = 0;
  while ((result = next(&value, PATIENCE)) != ERR) {
    if (result == KEY_CODE_YES && value == CODE_PASTE_END) break;
    if (result == OK) append(value);
  }
}

static bool announce(cterminal_input *input, cterminal_kind kind) {
  input->kind = kind;
  input->text = text;
  input->length = text_length;
  return true;
}

/* A string that nothing follows was a key typed with Alt. */
static bool read_string(cterminal_input *input, cterminal_kind kind, char introducer) {
  if (read_sequence(true)) return announce(input, kind);
  input->kind = CTERMINAL_CHARACTER;
  input->value = (uint32_t)introducer;
  input->modifiers = CTERMINAL_ALT;
  return true;
}

static bool decode_code(int code, cterminal_input *input) {
  switch (code) {
    case CODE_FOCUS_GAINED:
    case CODE_FOCUS_LOST:
      input->kind = CTERMINAL_FOCUS;
      input->value = code == CODE_FOCUS_GAINED;
      return true;
    case CODE_PASTE_BEGIN:
      read_paste();
      return announce(input, CTERMINAL_PASTE);
    case CODE_MOUSE:
      read_sequence(false);
      return announce(input, CTERMINAL_MOUSE);
    case CODE_PRIVATE_REPLY:
      read_sequence(false);
      return announce(input, CTERMINAL_PRIVATE_REPLY);
    case CODE_DEVICE_REPLY:
      return read_string(input, CTERMINAL_DEVICE_REPLY, 'P');
    case CODE_PROGRAM_REPLY:
      return read_string(input, CTERMINAL_PROGRAM_REPLY, '_');
    case CODE_SYSTEM_REPLY:
      return read_string(input, CTERMINAL_SYSTEM_REPLY, ']');
    default:
      return cterminal_decode_key(code, input);
  }
}

static void decode_character(uint32_t scalar, cterminal_input *input) {
  static const struct {
    uint32_t scalar;
    int key;
  } keys[] = {{'\t', CTERMINAL_TAB},
              {'\r', CTERMINAL_ENTER},
              {ESCAPE, CTERMINAL_ESCAPE},
              {8, CTERMINAL_BACKSPACE},
              {127, CTERMINAL_BACKSPACE}};
  for (unsigned i = 0; i < sizeof keys / sizeof keys[0]; i++) {
    if (keys[i].scalar != scalar) continue;
    input->kind = CTERMINAL_KEY;
    input->value = (uint32_t)keys[i].key;
    return;
  }
  input->kind = CTERMINAL_CHARACTER;
  input->value = scalar;
  if (scalar >= 32) return;
  /* Control took away bits of the character: 1 was a, 0 Space, 28 a backslash. */
  input->value = scalar == 0 ? ' ' : scalar <= 26 ? scalar + 'a' - 1 : scalar + '@';
  input->modifiers |= CTERMINAL_CONTROL;
}

static bool decode(int result, wint_t value, cterminal_input *input) {
  if (result == KEY_CODE_YES) return decode_code((int)value, input);
  decode_character(value, input);
  return true;
}

/* ESC [ that ncurses knew no key for: a report of the window or of the cursor, or the start of a
 * sequence nobody asked for, which is swallowed whole, lest its digits be typed. Alone it was Alt-[. */
static bool read_unknown_sequence(cterminal_input *input) {
  if (read_sequence(false)) {
    char last = text_length > 0 ? text[text_length - 1] : 0;
    if (last != 't' && last != 'R') return false;
    return announce(input, CTERMINAL_PLAIN_REPLY);
  }
  decode_character('[', input);
  return true;
}

static bool is_key(const cterminal_input *input) {
  return input->kind == CTERMINAL_CHARACTER || input->kind == CTERMINAL_KEY;
}

/* After ESC: a key that is there at once was typed with Alt. */
static bool read_after_escape(cterminal_input *input) {
  wint_t value;
  int result = next(&value, 0);
  cterminal_input following = {0};
  is_escape_pending = result == OK && value == ESCAPE;
  if (result == ERR || is_escape_pending) {
    decode_character(ESCAPE, input);
    return true;
  }
  bool is_sequence = result == OK && value == '[';
  if (is_sequence && !read_unknown_sequence(&following)) return false;
  if (!is_sequence && !decode(result, value, &following)) return false;
  if (is_key(&following)) {
    *input = following;
    input->modifiers |= CTERMINAL_ALT;
    return true;
  }
  if (following.kind == CTERMINAL_PLAIN_REPLY) {
    *input = following;
    return true;
  }
  pending = following;
  has_pending = true;
  decode_character(ESCAPE, input);
  return true;
}

bool cterminal_read(cterminal_input *input) {
  for (;;) {
    if (has_pending) {
      has_pending = false;
      *input = pending;
      return true;
    }
    wint_t value = ESCAPE;
    int result = is_escape_pending ? OK : next(&value, 0);
    is_escape_pending = false;
    if (result == ERR) return false;
    memset(input, 0, sizeof *input);
    bool is_known =
        result == OK && value == ESCAPE ? read_after_escape(input) : decode(result, value, input);
    /* A code that is no key, such as ncurses' own word of a resize, is passed over. */
    if (is_known) return true;
  }
}
