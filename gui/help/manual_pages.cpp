// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/manual_pages.h"

#include <QFile>
#include <QTextBlock>
#include <QTextDocument>
#include <algorithm>

namespace warpbench::gui {

namespace {

const QString kFirst = QStringLiteral("index.md");

/// Loads the page into `document`.
ManualPage readPage(const QString& name, QTextDocument& document) {
  QFile file(QStringLiteral(":/manual/") + name);
  ManualPage page{.file = name, .title = name, .sections = {}, .text = {}};
  if (!file.open(QIODevice::ReadOnly)) return page;
  document.setMarkdown(QString::fromUtf8(file.readAll()));
  page.text = document.toPlainText();
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    const int level = block.blockFormat().headingLevel();
    if (level == 1) page.title = block.text();
    if (level == 2) page.sections << block.text();
  }
  return page;
}

}  // namespace

std::vector<ManualPage> manualPages() {
  QTextDocument document;
  std::vector<ManualPage> pages{readPage(kFirst, document)};
  for (const QString& link : linksOf(document)) {
    const auto known = [&](const ManualPage& page) { return page.file == link; };
    if (link.endsWith(QLatin1String(".md")) && std::ranges::none_of(pages, known)) {
      QTextDocument other;
      pages.push_back(readPage(link, other));
    }
  }
  return pages;
}

QString headingAnchor(const QString& heading) {
  QString anchor;
  for (const QChar c : heading.toLower()) {
    if (c == QLatin1Char(' '))
      anchor += QLatin1Char('-');
    else if (c.isLetterOrNumber() || c == QLatin1Char('-') || c == QLatin1Char('_'))
      anchor += c;
  }
  return anchor;
}

QTextBlock findHeading(const QTextDocument& document, const QString& anchor) {
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
    if (block.blockFormat().headingLevel() > 0 && headingAnchor(block.text()) == anchor) return block;
  return {};
}

QStringList linksOf(const QTextDocument& document) {
  QStringList links;
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
    for (auto part = block.begin(); !part.atEnd(); ++part)
      if (const QString link = part.fragment().charFormat().anchorHref(); !link.isEmpty()) links << link;
  return links;
}

}  // namespace warpbench::gui
