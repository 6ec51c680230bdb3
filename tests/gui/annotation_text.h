// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qsci/qsciscintilla.h>

#include <QByteArray>
#include <QString>

namespace warpbench::test {

/// The annotation below the line (from 0). QsciScintilla::annotation() of QScintilla 2.14 returns uninitialised bytes.
inline QString annotationOf(const QsciScintilla& view, int line) {
  const auto at = static_cast<unsigned long>(line);
  QByteArray text(view.SendScintilla(QsciScintilla::SCI_ANNOTATIONGETTEXT, at, static_cast<void*>(nullptr)), '\0');
  view.SendScintilla(QsciScintilla::SCI_ANNOTATIONGETTEXT, at, static_cast<void*>(text.data()));
  return QString::fromUtf8(text);
}

}  // namespace warpbench::test
