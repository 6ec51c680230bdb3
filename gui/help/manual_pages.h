// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

class QTextBlock;
class QTextDocument;

namespace warpbench::gui {

/// A Markdown page of the manual from resources/manual/, embedded as :/manual/.
struct ManualPage {
  QString file;          ///< "window.md"
  QString title;         ///< its first heading
  QStringList sections;  ///< its second-level headings
  QString text;          ///< the displayed text, for searching
};

/// The first page is index.md, whose links define the order of the others.
std::vector<ManualPage> manualPages();

/// The anchor of a heading, in GitHub's form: "the-time-model" for "The time model".
QString headingAnchor(const QString& heading);

/// The heading with that anchor; invalid if there is none.
QTextBlock findHeading(const QTextDocument& document, const QString& anchor);

/// All links of a document, verbatim.
QStringList linksOf(const QTextDocument& document);

}  // namespace warpbench::gui
