// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <span>

namespace warpbench::gui {

/// A language of the window.
struct Language {
  QLatin1String code;  ///< as in resources/translations: "sr"
  QString name;        ///< in the language itself: "srpski"
};

/// All languages, English first.
std::span<const Language> languages();
bool isLanguage(const QString& code);

/// Sets the language of texts and of numbers on the screen; files are unaffected. Empty: the system's language, or
/// English if that is unavailable. Existing widgets keep their texts.
void applyLanguage(const QString& code);

/// The code of the current language.
QString currentLanguage();

}  // namespace warpbench::gui
