// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QStringList>
#include <QXmlStreamReader>
#include <vector>

namespace warpbench::test {

/// A text of a .ts file and its translation.
struct TsMessage {
  QString context;
  QString source;
  QString comment;
  QStringList translations;  ///< one; several for a numerus
  bool numerus = false;
  bool finished = false;

  QString name() const { return context + QLatin1String(": ") + source; }
  auto key() const { return std::tie(context, source, comment); }
};

struct TsFile {
  QString language;
  std::vector<TsMessage> messages;
  QString error;  ///< empty if it could be read
};

/// Qt Linguist's format: https://doc.qt.io/qt-6/linguist-ts-file-format.html
inline TsFile readTs(const QString& path) {
  TsFile ts;
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    ts.error = file.errorString();
    return ts;
  }
  QXmlStreamReader xml(&file);
  QString context;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == QLatin1String("TS")) ts.language = xml.attributes().value(QLatin1String("language")).toString();
    if (xml.name() == QLatin1String("name")) context = xml.readElementText();
    if (xml.name() != QLatin1String("message")) continue;
    TsMessage message{.context = context,
                      .numerus = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes")};
    while (xml.readNextStartElement()) {
      if (xml.name() == QLatin1String("source")) {
        message.source = xml.readElementText();
      } else if (xml.name() == QLatin1String("comment")) {
        message.comment = xml.readElementText();
      } else if (xml.name() == QLatin1String("translation")) {
        message.finished = !xml.attributes().hasAttribute(QLatin1String("type"));
        if (message.numerus)
          while (xml.readNextStartElement()) message.translations << xml.readElementText();
        else
          message.translations << xml.readElementText();
      } else {
        xml.skipCurrentElement();
      }
    }
    ts.messages.push_back(message);
  }
  if (xml.hasError()) ts.error = xml.errorString();
  return ts;
}

}  // namespace warpbench::test
