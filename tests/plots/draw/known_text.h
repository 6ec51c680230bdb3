// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>
#include <set>
#include <string>

#include "catalogue/catalogue_texts.h"
#include "refusal.h"
#include "text/shown_text.h"

namespace warpbench::test {

/// Whether the window has a translation's template for what compute/ says.
inline bool isKnown(const std::string& text) {
  static const std::set<std::string> catalogue = [] {
    std::set<std::string> texts;
    for (const CatalogueText& each : catalogueTexts()) texts.insert(each.text);
    return texts;
  }();
  return catalogue.contains(text) || plots::isComputeText(text);
}

#define VERIFY_KNOWN(text) QVERIFY2(warpbench::test::isKnown(text), std::string(text).c_str())

#define VERIFY_REFUSED(...)                                                               \
  do {                                                                                    \
    const std::string why = warpbench::test::refusal([&] { __VA_ARGS__; }).toStdString(); \
    QVERIFY2(!why.empty(), #__VA_ARGS__);                                                 \
    VERIFY_KNOWN(why);                                                                    \
  } while (false)

}  // namespace warpbench::test
