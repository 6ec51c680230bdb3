// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/explanation_text.h"

#include <QCoreApplication>
#include <QLocale>

#include "text/shown_text.h"

namespace warpbench::plots {

namespace {

/// The context is that of model/explanation_texts.h.
QString translated(const char* text) { return QCoreApplication::translate("Explanation", text); }

struct ArgumentText {
  QString operator()(const Number& number) const { return quantityText(number); }
  QString operator()(const Phrase& phrase) const { return phraseText(phrase); }
  QString operator()(const std::string& text) const { return shownText(text).simplified(); }
};

}  // namespace

QString phraseText(const Phrase& phrase) { return translated(phrase.text); }

QString quantityText(const Number& number) {
  QString value = QLocale().toString(number.value, 'f', decimalsOf(number.value));
  if (number.unit.empty()) return value;
  const QString unit = number.unit == "us" ? QStringLiteral("\u00b5s") : QString::fromStdString(number.unit);
  return value + QChar(QChar::Nbsp) + unit;
}

QString sentenceText(const Sentence& sentence) {
  std::vector<std::string> arguments;
  for (const Argument& argument : sentence.arguments)
    arguments.push_back(std::visit(ArgumentText(), argument).toStdString());
  return QString::fromStdString(filled(translated(sentence.text).toStdString(), arguments));
}

}  // namespace warpbench::plots
