// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <span>

namespace warpbench::gui {

/// A language that the window speaks.
struct Language {
  QLatin1String code;  ///< as in resources/translations: "sr"
  QString name;        ///< in itself: "srpski"
};

/// All of them, English first.
std::span<const Language> languages();
bool isLanguage(const QString& code);

/// From now on texts are translated into it, and numbers are written as it does: on the screen, not in files. Empty:
/// into the system's language, or into English where that is none of these. What a window shows already stays as it is.
void applyLanguage(const QString& code);

/// The code of the language in use.
QString currentLanguage();

}  // namespace warpbench::gui
