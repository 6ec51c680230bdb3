// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "lesson/lesson.h"

/// A lesson's texts in the language of the window.
namespace warpbench::gui {

/// As HTML: paragraphs between empty lines, code in a fixed font, a variant's title in italics.
QString lessonHtml(const QString& text);
QString lessonHtml(const LessonText& text);
/// Where nothing can be set in another font: a title, a button, a menu.
QString lessonPlain(const LessonText& text);
/// "NVIDIA H200 (recorded)".
QString deviceText(const DeviceInfo& device);

}  // namespace warpbench::gui
