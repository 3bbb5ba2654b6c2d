#include "screen.h"

#include <stdio.h>
#include <string.h>

/* Keys arrive as xterm sends them in every terminal of today, whatever its terminfo entry says:
 * entries lack the keys with modifiers, or name them with other numbers. So the sequences are told
 * to ncurses; what an entry has beyond them is decoded by ncurses' own codes and names. */

/* Codes of our own: 0x1000 + 8 * key + modifiers, and 0x2000 + a character of the number pad. */
enum { CODE_KEY = 0x1000, CODE_PAD = 0x2000, CODE_END = CODE_PAD + 128 };

static int code_of(int key, int modifiers) { return CODE_KEY + 8 * key + modifiers; }

/* ESC [ letter, ESC O letter; with modifiers ESC [ 1 ; m letter. */
static const struct {
  char letter;
  int key;
} letter_keys[] = {
    {'A', CTERMINAL_UP},           {'B', CTERMINAL_DOWN},         {'C', CTERMINAL_RIGHT},
    {'D', CTERMINAL_LEFT},         {'H', CTERMINAL_HOME},         {'F', CTERMINAL_END},
    {'P', CTERMINAL_FUNCTION + 1}, {'Q', CTERMINAL_FUNCTION + 2}, {'R', CTERMINAL_FUNCTION + 3},
    {'S', CTERMINAL_FUNCTION + 4},
};

/* ESC [ number ~; with modifiers ESC [ number ; m ~. */
static const struct {
  int number, key;
} number_keys[] = {
    {1, CTERMINAL_HOME},           {2, CTERMINAL_INSERT},         {3, CTERMINAL_DELETE},
    {4, CTERMINAL_END},            {5, CTERMINAL_PAGE_UP},        {6, CTERMINAL_PAGE_DOWN},
    {7, CTERMINAL_HOME},           {8, CTERMINAL_END},            {11, CTERMINAL_FUNCTION + 1},
    {12, CTERMINAL_FUNCTION + 2},  {13, CTERMINAL_FUNCTION + 3},  {14, CTERMINAL_FUNCTION + 4},
    {15, CTERMINAL_FUNCTION + 5},  {17, CTERMINAL_FUNCTION + 6},  {18, CTERMINAL_FUNCTION + 7},
    {19, CTERMINAL_FUNCTION + 8},  {20, CTERMINAL_FUNCTION + 9},  {21, CTERMINAL_FUNCTION + 10},
    {23, CTERMINAL_FUNCTION + 11}, {24, CTERMINAL_FUNCTION + 12},
};

static const struct {
  const char *sequence;
  int code;
} announcements[] = {
    {"\033[200~", CODE_PASTE_BEGIN},  {"\033[201~", CODE_PASTE_END},
    {"\033[I", CODE_FOCUS_GAINED},    {"\033[O", CODE_FOCUS_LOST},
    {"\033[<", CODE_MOUSE},           {"\033[?", CODE_PRIVATE_REPLY},
    {"\033P", CODE_DEVICE_REPLY},     {"\033_", CODE_PROGRAM_REPLY},
    {"\033]", CODE_SYSTEM_REPLY},
};

static void define_letter_keys(void) {
  char sequence[16];
  for (unsigned i = 0; i < sizeof letter_keys / sizeof letter_keys[0]; i++) {
    char letter = letter_keys[i].letter;
    int key = letter_keys[i].key;
    snprintf(sequence, sizeof sequence, "\033O%c", letter);
    define_key(sequence, code_of(key, 0));
    snprintf(sequence, sizeof sequence, "\033[%c", letter);
    define_key(sequence, code_of(key, 0));
    for (int modifiers = 1; modifiers < 8; modifiers++) {
      snprintf(sequence, sizeof sequence, "\033[1;%d%c", modifiers + 1, letter);
      define_key(sequence, code_of(key, modifiers));
    }
  }
}

static void define_number_keys(void) {
  char sequence[16];
  for (unsigned i = 0; i < sizeof number_keys / sizeof number_keys[0]; i++) {
    int number = number_keys[i].number, key = number_keys[i].key;
    snprintf(sequence, sizeof sequence, "\033[%d~", number);
    define_key(sequence, code_of(key, 0));
    for (int modifiers = 1; modifiers < 8; modifiers++) {
      snprintf(sequence, sizeof sequence, "\033[%d;%d~", number, modifiers + 1);
      define_key(sequence, code_of(key, modifiers));
    }
  }
}

/* The number pad in application mode: ESC O and a letter 0x40 above the character. */
static void define_pad_keys(void) {
  for (const char *character = "0123456789*+,-./"; *character; character++) {
    char sequence[4] = {'\033', 'O', (char)(*character + 0x40), 0};
    define_key(sequence, CODE_PAD + *character);
  }
  define_key("\033OM", code_of(CTERMINAL_ENTER, 0));
  define_key("\033[Z", code_of(CTERMINAL_TAB, CTERMINAL_SHIFT));
}

void cterminal_define_keys(void) {
  for (unsigned i = 0; i < sizeof announcements / sizeof announcements[0]; i++) {
    define_key(announcements[i].sequence, announcements[i].code);
  }
  define_letter_keys();
  define_number_keys();
  define_pad_keys();
}

/* Keys an entry may have under ncurses' own codes. */
static const struct {
  int code, key, modifiers;
} curses_keys[] = {
    {KEY_UP, CTERMINAL_UP, 0},
    {KEY_DOWN, CTERMINAL_DOWN, 0},
    {KEY_LEFT, CTERMINAL_LEFT, 0},
    {KEY_RIGHT, CTERMINAL_RIGHT, 0},
    {KEY_HOME, CTERMINAL_HOME, 0},
    {KEY_END, CTERMINAL_END, 0},
    {KEY_PPAGE, CTERMINAL_PAGE_UP, 0},
    {KEY_NPAGE, CTERMINAL_PAGE_DOWN, 0},
    {KEY_IC, CTERMINAL_INSERT, 0},
    {KEY_DC, CTERMINAL_DELETE, 0},
    {KEY_ENTER, CTERMINAL_ENTER, 0},
    {KEY_BACKSPACE, CTERMINAL_BACKSPACE, 0},
    {KEY_BTAB, CTERMINAL_TAB, CTERMINAL_SHIFT},
    {KEY_SR, CTERMINAL_UP, CTERMINAL_SHIFT},
    {KEY_SF, CTERMINAL_DOWN, CTERMINAL_SHIFT},
    {KEY_SLEFT, CTERMINAL_LEFT, CTERMINAL_SHIFT},
    {KEY_SRIGHT, CTERMINAL_RIGHT, CTERMINAL_SHIFT},
    {KEY_SHOME, CTERMINAL_HOME, CTERMINAL_SHIFT},
    {KEY_SEND, CTERMINAL_END, CTERMINAL_SHIFT},
    {KEY_SPREVIOUS, CTERMINAL_PAGE_UP, CTERMINAL_SHIFT},
    {KEY_SNEXT, CTERMINAL_PAGE_DOWN, CTERMINAL_SHIFT},
    {KEY_SIC, CTERMINAL_INSERT, CTERMINAL_SHIFT},
    {KEY_SDC, CTERMINAL_DELETE, CTERMINAL_SHIFT},
};

/* Extended names end in xterm's modifier number: kUP5 is Control with the upward arrow. */
static const struct {
  const char *name;
  int key;
} named_keys[] = {
    {"kUP", CTERMINAL_UP},      {"kDN", CTERMINAL_DOWN},      {"kLFT", CTERMINAL_LEFT},
    {"kRIT", CTERMINAL_RIGHT},  {"kHOM", CTERMINAL_HOME},     {"kEND", CTERMINAL_END},
    {"kPRV", CTERMINAL_PAGE_UP}, {"kNXT", CTERMINAL_PAGE_DOWN}, {"kIC", CTERMINAL_INSERT},
    {"kDC", CTERMINAL_DELETE},
};

static bool decode_name(const char *name, cterminal_input *input) {
  for (unsigned i = 0; i < sizeof named_keys / sizeof named_keys[0]; i++) {
    size_t length = strlen(named_keys[i].name);
    if (strncmp(name, named_keys[i].name, length) != 0) continue;
    char digit = name[length];
    if (digit != 0 && (digit < '2' || digit > '8' || name[length + 1] != 0)) continue;
    input->value = (uint32_t)named_keys[i].key;
    input->modifiers = digit ? (uint32_t)(digit - '1') : CTERMINAL_SHIFT;
    return true;
  }
  return false;
}

bool cterminal_decode_key(int code, cterminal_input *input) {
  input->kind = CTERMINAL_KEY;
  if (code >= CODE_PAD && code < CODE_END) {
    input->kind = CTERMINAL_CHARACTER;
    input->value = (uint32_t)(code - CODE_PAD);
    return true;
  }
  if (code >= CODE_KEY && code < CODE_PAD) {
    input->value = (uint32_t)(code - CODE_KEY) / 8;
    input->modifiers = (uint32_t)(code - CODE_KEY) % 8;
    return true;
  }
  if (code > KEY_F(0) && code <= KEY_F(63)) {
    input->value = (uint32_t)(CTERMINAL_FUNCTION + code - KEY_F(0));
    return true;
  }
  for (unsigned i = 0; i < sizeof curses_keys / sizeof curses_keys[0]; i++) {
    if (curses_keys[i].code != code) continue;
    input->value = (uint32_t)curses_keys[i].key;
    input->modifiers = (uint32_t)curses_keys[i].modifiers;
    return true;
  }
  const char *name = code > KEY_MAX ? keyname(code) : NULL;
  return name && decode_name(name, input);
}
