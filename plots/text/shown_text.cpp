// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/shown_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <variant>
#include <vector>

#include "core/text/text.h"

namespace warpbench::plots {

namespace {

QString translated(const std::string& english) {
  // The program's own texts have no NUL, at which a text to translate would end.
  if (english.find('\0') != std::string::npos) return QString::fromStdString(english);
  const QString title = QCoreApplication::translate("Catalogue", english.c_str());
  return title == QString::fromStdString(english) ? QCoreApplication::translate("Compute", english.c_str()) : title;
}

struct ShownArgument {
  QString operator()(const std::string& text) const { return QString::fromStdString(text); }
  QString operator()(std::int64_t value) const { return QString::number(value); }
  /// All digits, as in English, with the language's decimal sign.
  QString operator()(double value) const {
    return QString::fromStdString(numberText(value)).replace(QLatin1Char('.'), QLocale().decimalPoint());
  }
  QString operator()(const Number& number) const { return quantityText(number); }
  QString operator()(const Message& message) const { return shownText(message); }
};

}  // namespace

QString shownText(const Message& message) {
  const QString text = translated(message.id());
  if (message.arguments().empty()) return text.trimmed();
  std::vector<std::string> arguments;
  for (const Argument& argument : message.arguments())
    arguments.push_back(std::visit(ShownArgument(), argument.value).toStdString());
  return QString::fromStdString(filled(text.toStdString(), arguments));
}

QString quantityText(const Number& number) {
  QString value = QLocale().toString(number.value, 'f', decimalsOf(number.value));
  if (number.unit.empty()) return value;
  const QString unit = number.unit == "us" ? QStringLiteral("\u00b5s") : QString::fromStdString(number.unit);
  return value + QChar(QChar::Nbsp) + unit;
}

QString factText(const Fact& fact) {
  return QStringLiteral("%1: %2").arg(shownText(fact.name), shownText(fact.value)).simplified();
}

}  // namespace warpbench::plots
