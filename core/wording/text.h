// A message as a sentence for people, in the language of the program.
#pragma once

#include "message/message.h"
#include "json/build.h"

#include <string>
#include <vector>

namespace wording {

/// On a screen that everyone in the room can see, a sentence has neither the reason for a suspension nor the
/// code of a reading.
enum class Reader { Command, Screen };

/// The sentence for the message's code, with its arguments. The code must be in the table of its room
/// (sentences.h).
std::string text(const message::Message& message, Reader reader = Reader::Command);
std::vector<std::string> texts(const std::vector<message::Message>& messages,
                               Reader reader = Reader::Command);

/// `code`, `args` and `text`, the part of `--json` about a refusal (formats.md). If a message only adds a
/// place or a rule to another one, the code is that of the other one. A message as an argument becomes an
/// object with its code and arguments, or only its code if it has no arguments.
json::Object members(const message::Message& message);

} // namespace wording
