// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/message_json.h"

#include <cmath>
#include <utility>

#include "core/text/text.h"

namespace warpbench {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMaxArguments = 9;   // %1 to %9
constexpr int kDeepest = 8;                // nesting of messages, more than any message uses

/// JSON has no non-finite numbers, so they become strings.
Json numberOf(double value) { return std::isfinite(value) ? Json(value) : Json(numberText(value)); }

struct ToJson {
  Json operator()(const std::string& text) const { return text; }
  Json operator()(std::int64_t value) const { return value; }
  Json operator()(double value) const { return {{"number", numberOf(value)}}; }
  Json operator()(const Number& number) const { return {{"number", numberOf(number.value)}, {"unit", number.unit}}; }
  Json operator()(const Message& message) const {
    return message.arguments().empty() ? Json{{"id", message.english()}} : documentOf(message);
  }
};

Message read(const Node& node, int depth);

Argument argumentOf(const Node& node, int depth) {
  if (node.isText()) return node.text();
  if (node.isInteger()) return node.integer();
  if (const auto number = node.find("number")) {
    const auto unit = node.find("unit");
    if (unit) return Number{.value = number->anyNumber(), .unit = unit->text()};
    return number->anyNumber();
  }
  return read(node, depth + 1);
}

Message read(const Node& node, int depth) {
  if (depth > kDeepest) node.fail(Message(Message::text("nested deeper than %1 levels"), kDeepest));
  std::vector<Argument> arguments;
  if (const auto given = node.find("arguments"))
    given->atMost(kMaxArguments).visitElements([&](const Node& each) { arguments.push_back(argumentOf(each, depth)); });
  return {node.at("id").text(), std::move(arguments)};
}

/// Returns the stored message if its English equals `text`, otherwise `text`.
Message readBeside(std::string text, const std::optional<Node>& message) {
  if (!message) return text;
  Message said = read(*message, 0);
  return said.english() == text ? said : Message(std::move(text));
}

std::string messageKey(const std::string& name) { return name + "_message"; }

}  // namespace

Json documentOf(const Message& message) {
  if (message.arguments().empty()) return nullptr;
  Json arguments = Json::array();
  for (const Argument& argument : message.arguments()) arguments.push_back(std::visit(ToJson(), argument.value));
  return {{"id", message.id()}, {"arguments", std::move(arguments)}};
}

void writeMessage(Json& object, const std::string& name, const Message& message) {
  object[name] = message.english();
  if (!message.arguments().empty()) object[messageKey(name)] = documentOf(message);
}

void writeMessages(Json& object, const std::string& name, const std::vector<Message>& messages) {
  Json texts = Json::array();
  Json documents = Json::array();
  bool plain = true;
  for (const Message& message : messages) {
    texts.push_back(message.english());
    documents.push_back(documentOf(message));
    plain = plain && message.arguments().empty();
  }
  object[name] = std::move(texts);
  if (!plain) object[messageKey(name)] = std::move(documents);
}

Message messageOf(const Node& object, const std::string& name) {
  const auto text = object.find(name.c_str());
  if (!text) return {};
  return readBeside(text->text(), object.find(messageKey(name).c_str()));
}

Message lineOf(const Node& object, const std::string& name) { return inOneLine(messageOf(object, name)); }

std::vector<Message> messagesOf(const Node& object, const std::string& name) {
  std::vector<Message> messages;
  const auto texts = object.find(name.c_str());
  if (!texts) return messages;
  std::vector<std::optional<Node>> beside;
  if (const auto documents = object.find(messageKey(name).c_str()))
    documents->visitElements(
        [&](const Node& each) { beside.push_back(each.isNull() ? std::nullopt : std::optional(each)); });
  beside.resize(texts->elementCount());
  texts->visitElements([&](const Node& text) { messages.push_back(readBeside(text.text(), beside[messages.size()])); });
  return messages;
}

}  // namespace warpbench
