// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/result_words.h"

#include <QCoreApplication>

#include "catalogue/catalogue.h"
#include "results/values/own_kernel.h"
#include "text/shown_text.h"

namespace warpbench::plots {

namespace {

struct ResultWordsText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::gui::Texts)  // the context of their translations
};

}  // namespace

QString originText(Origin origin) {
  switch (origin) {
    case Origin::Measured:
      return ResultWordsText::tr("measured");
    case Origin::Modelled:
      return ResultWordsText::tr("modelled");
    case Origin::Recorded:
      return ResultWordsText::tr("recorded");
  }
  return {};
}

QString copyText(Origin ofDevice) {
  switch (ofDevice) {
    case Origin::Measured:
      return ResultWordsText::tr("measured copy");
    case Origin::Modelled:
      return ResultWordsText::tr("profile's copy");
    case Origin::Recorded:
      return ResultWordsText::tr("recorded copy");
  }
  return {};
}

QString modeText(Mode mode) {
  switch (mode) {
    case Mode::Cold:
      return ResultWordsText::tr("cold");
    case Mode::Hot:
      return ResultWordsText::tr("hot");
    case Mode::Inside:
      return ResultWordsText::tr("inside");
  }
  return {};
}

const char* verificationWord(const Result& result) {
  if (!result.verification) return "";
  if (!result.verification->asExpected()) return QT_TRANSLATE_NOOP("warpbench::gui::Texts", "WRONG");
  if (!result.verification->expectedToFail) return QT_TRANSLATE_NOOP("warpbench::gui::Texts", "verified");
  return result.verification->passed ? QT_TRANSLATE_NOOP("warpbench::gui::Texts", "right by luck")
                                     : QT_TRANSLATE_NOOP("warpbench::gui::Texts", "wrong on purpose");
}

QString verificationText(const Result& result) {
  const char* const word = verificationWord(result);
  return *word ? ResultWordsText::tr(word) : QString();
}

QString factsText(const Result& result) {
  QStringList lines;
  for (const Fact& fact : result.facts) lines << factText(fact);
  return lines.join(QLatin1Char('\n'));
}

QString parametersText(const Parameters& parameters) {
  Parameters shortened;
  for (const auto& [id, value] : parameters.entries()) {
    const auto* text = std::get_if<std::string>(&value);
    shortened.set(id, text ? Value(text->substr(text->rfind('/') + 1)) : value);
  }
  return QString::fromStdString(toText(shortened));
}

QString familyTitle(const std::string& familyId) {
  const Family* family = findFamily(familyId);
  return family ? shownText(family->title) : QString::fromStdString(familyId);
}

QString variantTitle(const std::string& familyId, const std::string& variantId) {
  const Family* family = findFamily(familyId);
  const Variant* variant = family ? family->find(catalogueVariant(variantId)) : nullptr;
  if (!variant) return QString::fromStdString(variantId);
  const QString title = shownText(variant->title);
  const QString name = QString::fromStdString(variantId).section(QLatin1Char('@'), 1);
  return name.isEmpty() ? title : QStringLiteral("%1 (%2)").arg(title, name);
}

}  // namespace warpbench::plots
