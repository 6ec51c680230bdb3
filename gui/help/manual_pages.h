// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

class QTextBlock;
class QTextDocument;

namespace warpbench::gui {

/// A Markdown file of the manual, resources/manual/, which the program has inside as :/manual/.
struct ManualPage {
  QString file;          ///< "window.md"
  QString title;         ///< its first heading
  QStringList sections;  ///< its headings of the second level
  QString text;          ///< as it is shown, for searching
};

/// The first page is index.md, and its links are the order of the others.
std::vector<ManualPage> manualPages();

/// What a link calls a heading, as GitHub does: "The time model" is "the-time-model".
QString headingAnchor(const QString& heading);

/// The heading of that anchor; invalid where there is none.
QTextBlock findHeading(const QTextDocument& document, const QString& anchor);

/// All links of a document, as they are written.
QStringList linksOf(const QTextDocument& document);

}  // namespace warpbench::gui
