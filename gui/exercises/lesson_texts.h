// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "lesson/lesson.h"

/// Formats a lesson's texts in the window's language.
namespace warpbench::gui {

/// As HTML: empty lines separate paragraphs, code uses a fixed font, titles of variants are italic.
QString lessonHtml(const QString& text);
QString lessonHtml(const LessonText& text);
/// For texts without formatting: titles, buttons and menus.
QString lessonPlain(const LessonText& text);
/// "NVIDIA H200 (recorded)".
QString deviceText(const DeviceInfo& device);

}  // namespace warpbench::gui
