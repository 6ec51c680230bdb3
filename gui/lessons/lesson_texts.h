// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "lesson/lesson.h"

/// A lesson's texts in the language of the window.
namespace warpbench::gui {

QString lessonText(const LessonText& text);
/// Plain text as HTML: paragraphs between empty lines, `code` between backticks in a fixed font.
QString lessonHtml(const QString& plain);
QString lessonHtml(const LessonText& text);
/// Without the backticks, where nothing can be set in another font: a button, a menu.
QString lessonPlain(const LessonText& text);
/// "NVIDIA H200 (recorded)".
QString deviceText(const DeviceInfo& device);

}  // namespace warpbench::gui
