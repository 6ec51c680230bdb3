// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_texts.h"

#include <QCoreApplication>

#include "app/language.h"
#include "app/texts.h"
#include "device/device.h"

namespace warpbench::gui {

QString lessonText(const LessonText& text) { return QString::fromStdString(text.in(currentLanguage().toStdString())); }

QString lessonHtml(const QString& plain) {
  QString html;
  for (const QString& paragraph : plain.split(QStringLiteral("\n\n"), Qt::SkipEmptyParts)) {
    // Every second part stands between backticks: the reader lets none be without a partner.
    const QStringList parts = paragraph.trimmed().split(QLatin1Char('`'));
    html += QStringLiteral("<p>");
    for (qsizetype i = 0; i < parts.size(); ++i) {
      const QString part = parts[i].toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
      html += i % 2 == 1 ? QStringLiteral("<code>%1</code>").arg(part) : part;
    }
    html += QStringLiteral("</p>");
  }
  return html;
}

QString lessonHtml(const LessonText& text) { return lessonHtml(lessonText(text)); }

QString lessonPlain(const LessonText& text) { return lessonText(text).remove(QLatin1Char('`')); }

QString deviceText(const DeviceInfo& device) {
  const std::string& name = device.record.name.empty() ? device.record.id : device.record.name;
  return QCoreApplication::translate("warpbench::gui::LessonRuns", "%1 (%2)")
      .arg(QString::fromStdString(name), originText(device.record.origin));
}

}  // namespace warpbench::gui
