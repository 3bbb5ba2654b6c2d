#pragma once

namespace otodana {

/// Memory for the small pieces that TagLib makes of a file, a thousand or more.
///
/// A piece is what comes next in the room, and giving it back only counts; once all is given back
/// the room is empty again. The C library's way takes four times as many instructions, which were
/// a quarter of all that reading took. A thread without the room, and what finds no place in it,
/// goes on that way.
namespace room {

/// Gives the calling thread the room. The process has one: whoever asks after the first has none.
void give_to_thread();

/// Begins to read: what is made by `new` on the thread is put into its room, if it has one.
void open();

/// Ends reading, on the thread that began; what was made stays.
void close();

/// Says, on that thread, that one of those who called `open` has given back all that it ever will.
void leave();

}  // namespace room

}  // namespace otodana
