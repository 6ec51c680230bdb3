// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#include <algorithm>
#include <set>
#include <string>
#include <variant>

#include "catalogue/catalogue_texts.h"
#include "core/text/error.h"
#include "gui/window/ts_file.h"

namespace warpbench::test {

/// The translated texts of compute/.
inline const std::set<std::string>& knownTexts() {
  static const std::set<std::string> all = [] {
    std::set<std::string> texts;
    for (const CatalogueText& each : catalogueTexts()) texts.insert(each.text);
    for (const TsMessage& each : readTs(QStringLiteral(WARPBENCH_TRANSLATIONS "/warpbench_it.ts")).messages)
      if (each.context == QLatin1String("Compute")) texts.insert(each.source.toStdString());
    return texts;
  }();
  return all;
}

/// Whether the window has a translation for a text of compute/ and all nested messages with arguments.
inline bool isKnown(const Message& message) {
  return knownTexts().contains(message.id()) && std::ranges::all_of(message.arguments(), [](const Argument& argument) {
           const auto* const within = std::get_if<Message>(&argument.value);
           return !within || within->arguments().empty() || isKnown(*within);
         });
}

template <typename Act>
Message refusedWith(Act act) {
  try {
    act();
    return {};
  } catch (const std::exception& error) {
    return messageOf(error);
  }
}

#define VERIFY_KNOWN(text) QVERIFY2(warpbench::test::isKnown(text), Message(text).english().c_str())

#define VERIFY_REFUSED(...)                                                 \
  do {                                                                      \
    const Message why = warpbench::test::refusedWith([&] { __VA_ARGS__; }); \
    QVERIFY2(!why.empty(), #__VA_ARGS__);                                   \
    VERIFY_KNOWN(why);                                                      \
  } while (false)

}  // namespace warpbench::test
