// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <algorithm>

namespace warpbench::gui {

namespace {

constexpr QLatin1String kEnglish("en");

QString& codeInUse() {
  static QString code = kEnglish;
  return code;
}

/// The first of the system's preferred languages that is available.
QString systemLanguage() {
  for (const QString& wanted : QLocale::system().uiLanguages())
    if (const QString code = wanted.section(QLatin1Char('-'), 0, 0); isLanguage(code)) return code;
  return kEnglish;
}

/// Follows the system's conventions if it uses that language (Peru writes 0.5, Spain 0,5). Otherwise uses those of the
/// course in that language, which for Spanish is one in Arequipa, so that lessons and plots agree.
QLocale localeOf(const QString& code) {
  if (code == QLatin1String("sr")) return QLocale(QLocale::Serbian, QLocale::LatinScript, QLocale::Serbia);
  const QLocale locale = code == QLatin1String("es") ? QLocale(QLocale::Spanish, QLocale::Peru) : QLocale(code);
  return QLocale::system().language() == locale.language() ? QLocale::system() : locale;
}

}  // namespace

std::span<const Language> languages() {
  static const Language all[] = {
      {kEnglish, QStringLiteral("English")},
      {QLatin1String("sr"), QStringLiteral("srpski")},
      {QLatin1String("it"), QStringLiteral("italiano")},
      {QLatin1String("es"), QStringLiteral("espa\u00f1ol")},
      {QLatin1String("hu"), QStringLiteral("magyar")},
  };
  return all;
}

bool isLanguage(const QString& code) {
  return std::ranges::find(languages(), code, &Language::code) != languages().end();
}

void applyLanguage(const QString& code) {
  // Qt's own texts, overridden by the window's, which contain texts that Qt's translations lack.
  static QTranslator ofQt;
  static QTranslator ofWarpbench;
  QCoreApplication::removeTranslator(&ofQt);
  QCoreApplication::removeTranslator(&ofWarpbench);
  const QString chosen = isLanguage(code) ? code : systemLanguage();
  codeInUse() = chosen;
  QLocale::setDefault(localeOf(chosen));
  if (ofQt.load(QStringLiteral("qtbase_") + chosen, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
    QCoreApplication::installTranslator(&ofQt);
  if (ofWarpbench.load(QStringLiteral(":/i18n/warpbench_%1.qm").arg(chosen)))
    QCoreApplication::installTranslator(&ofWarpbench);
}

QString currentLanguage() { return codeInUse(); }

}  // namespace warpbench::gui
