// SPDX-License-Identifier: GPL-3.0-or-later
#include "exercises/lesson_texts.h"

#include <QCoreApplication>
#include <functional>

#include "device/device.h"
#include "settings/language.h"
#include "widgets/texts.h"

namespace warpbench::gui {

namespace {

QString withParts(const QString& text, const std::function<QString(LessonPart::Kind, const QString&)>& shown) {
  QString whole;
  for (const LessonPart& part : partsOf(text.toStdString()))
    whole += shown(part.kind, part.kind == LessonPart::Kind::Variant ? variantTitle(part.family, part.text)
                                                                     : QString::fromStdString(part.text));
  return whole;
}

QString inLanguage(const LessonText& text) { return QString::fromStdString(text.in(currentLanguage().toStdString())); }

}  // namespace

QString lessonHtml(const QString& text) {
  QString html;
  for (const QString& paragraph : text.split(QStringLiteral("\n\n"), Qt::SkipEmptyParts)) {
    html += QStringLiteral("<p>");
    html += withParts(paragraph.trimmed(), [](LessonPart::Kind kind, const QString& part) {
      const QString escaped = part.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
      switch (kind) {
        case LessonPart::Kind::Code:
          return QStringLiteral("<code>%1</code>").arg(escaped);
        case LessonPart::Kind::Variant:
          return QStringLiteral("<i>%1</i>").arg(escaped);
        case LessonPart::Kind::Words:
          break;
      }
      return escaped;
    });
    html += QStringLiteral("</p>");
  }
  return html;
}

QString lessonHtml(const LessonText& text) { return lessonHtml(inLanguage(text)); }

QString lessonPlain(const LessonText& text) {
  return withParts(inLanguage(text), [](LessonPart::Kind, const QString& part) { return part; });
}

QString deviceText(const DeviceInfo& device) {
  const std::string& name = device.record.name.empty() ? device.record.id : device.record.name;
  return QCoreApplication::translate("warpbench::gui::LessonRuns", "%1 (%2)")
      .arg(QString::fromStdString(name), originText(device.record.origin));
}

}  // namespace warpbench::gui
