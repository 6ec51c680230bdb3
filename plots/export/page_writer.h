// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <QBuffer>
#include <QPageLayout>
#include <QPdfWriter>

namespace warpbench::plots {

inline constexpr double kPageMarginMm = 16;
/// The font of page text, in logical pixels.
QFont pageFont(int pixels, bool bold = false);

/// Writes the pages of a .pdf one by one, as vectors. An existing file stays unchanged until the new one is complete.
class PageWriter {
 public:
  /// @throws RequestError if `path` is not writable.
  PageWriter(const QString& path, const QPageLayout& layout, const QString& title);

  /// The area inside the margins, in logical pixels, with origin 0, 0.
  QRectF room() const;
  QCPPainter& painter() { return m_painter; }
  /// Starts the next page. The first page exists from the start.
  void nextPage();
  /// Replaces the file.
  /// @throws RequestError if the file cannot be written or painting failed earlier.
  void commit();

 private:
  QString m_path;
  QBuffer m_buffer;
  QPdfWriter m_writer;
  QCPPainter m_painter;  ///< destroyed before its device
  bool m_painted = true;
};

}  // namespace warpbench::plots
