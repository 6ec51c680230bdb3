// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <QBuffer>
#include <QPageLayout>
#include <QPdfWriter>

namespace warpbench::plots {

inline constexpr double kPageMarginMm = 16;
/// That of the text on pages, in logical pixels.
QFont pageFont(int pixels, bool bold = false);

/// Writes the pages of a .pdf one by one, as vectors. The file stays as it is until all of the new one is there.
class PageWriter {
 public:
  /// @throws RequestError where nothing can be written to `path`.
  PageWriter(const QString& path, const QPageLayout& layout, const QString& title);

  /// What the margins leave, in logical pixels; begins at 0, 0.
  QRectF room() const;
  QCPPainter& painter() { return m_painter; }
  /// The next page; the first one is there from the start.
  void nextPage();
  /// Puts the file in place.
  /// @throws RequestError where it cannot be written, or something before could not be painted.
  void commit();

 private:
  QString m_path;
  QBuffer m_buffer;
  QPdfWriter m_writer;
  QCPPainter m_painter;  ///< ends before what it paints on
  bool m_painted = true;
};

}  // namespace warpbench::plots
