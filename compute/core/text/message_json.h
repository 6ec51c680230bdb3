// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/json_node.h"
#include "core/text/message.h"

/// Messages in documents: the English text under its own name, as any program reads it, and beside it, where there are
/// arguments, "NAME_message" with the id and the arguments, for other languages.
namespace warpbench {

/// Null for a message without arguments, which is its text.
nlohmann::ordered_json documentOf(const Message& message);

void writeMessage(nlohmann::ordered_json& object, const std::string& name, const Message& message);
void writeMessages(nlohmann::ordered_json& object, const std::string& name, const std::vector<Message>& messages);

/// The message under that name; empty where the field is absent. Where the text beside it does not say the
/// same, as in a file that someone has edited, the text counts.
Message messageOf(const Node& object, const std::string& name);
/// The same in one line, of what another program says.
Message lineOf(const Node& object, const std::string& name);
std::vector<Message> messagesOf(const Node& object, const std::string& name);

}  // namespace warpbench
