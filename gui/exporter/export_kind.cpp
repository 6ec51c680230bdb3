// SPDX-License-Identifier: GPL-3.0-or-later
#include "exporter/export_kind.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>
#include <algorithm>
#include <iterator>

#include "core/text/error.h"

namespace warpbench::gui {

namespace {

struct Text {
  Q_DECLARE_TR_FUNCTIONS(warpbench::gui::CommandLine)
};

struct Kind {
  ExportKind kind;
  QLatin1String word;
  QStringList endings;
};

/// In the order of preference for endings of several kinds.
const Kind kKinds[] = {
    {ExportKind::Plot, QLatin1String("plot"), {"png", "svg", "pdf", "tex"}},
    {ExportKind::Table, QLatin1String("table"), {"md", "tex"}},
    {ExportKind::Session, QLatin1String("session"), {"json", "csv"}},
    {ExportKind::Data, QLatin1String("data"), {"tsv", "csv", "json"}},
    {ExportKind::Report, QLatin1String("report"), {"html", "pdf"}},
};

[[noreturn]] void refuse(const QString& reason) { throw RequestError(reason.toStdString()); }

/// ".png, .svg".
QString dotted(const QStringList& endings) { return QLatin1Char('.') + endings.join(QStringLiteral(", .")); }

}  // namespace

QStringList exportWords() {
  QStringList words;
  for (const Kind& kind : kKinds) words << kind.word;
  return words;
}

ExportKind exportKind(const QString& path, const QString& word) {
  const QString ending = QFileInfo(path).suffix().toLower();
  QStringList endings;
  for (const Kind& kind : kKinds)
    for (const QString& known : kind.endings)
      if (!endings.contains(known)) endings << known;
  if (!word.isEmpty()) {
    const auto* const chosen = std::ranges::find(kKinds, word, &Kind::word);
    if (chosen == std::end(kKinds))
      refuse(Text::tr("--as %1: must be one of %2").arg(word, exportWords().join(QStringLiteral(", "))));
    if (!chosen->endings.contains(ending))
      refuse(Text::tr("--export %1 --as %2: the name must end in one of %3").arg(path, word, dotted(chosen->endings)));
    return chosen->kind;
  }
  const auto* const first =
      std::ranges::find_if(kKinds, [&](const Kind& kind) { return kind.endings.contains(ending); });
  if (first == std::end(kKinds))
    refuse(Text::tr("--export %1: the name must end in one of %2").arg(path, dotted(endings)));
  return first->kind;
}

}  // namespace warpbench::gui
