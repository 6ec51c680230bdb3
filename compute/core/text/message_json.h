// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/json_node.h"
#include "core/text/message.h"

/// Messages in JSON: the English text under NAME, for any program, and for messages with arguments also "NAME_message"
/// with id and arguments, for translation.
namespace warpbench {

/// Null for a message without arguments.
nlohmann::ordered_json documentOf(const Message& message);

void writeMessage(nlohmann::ordered_json& object, const std::string& name, const Message& message);
void writeMessages(nlohmann::ordered_json& object, const std::string& name, const std::vector<Message>& messages);

/// The message stored under `name`; empty if absent. If someone edited the English text, that text is returned.
Message messageOf(const Node& object, const std::string& name);
/// Like messageOf(), as one line, for text from another program.
Message lineOf(const Node& object, const std::string& name);
std::vector<Message> messagesOf(const Node& object, const std::string& name);

}  // namespace warpbench
