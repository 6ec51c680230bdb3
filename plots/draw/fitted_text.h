// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <QStringList>

namespace warpbench::plots {

/// Pixels between the rows of a plot.
inline constexpr int kRowSpacing = 5;

/// Text above or below the axes, wrapped to its width.
struct FittedText {
  QCPTextElement* element = nullptr;  ///< nullptr if the text is empty
  QString text;

  int height() const;  ///< of the row, including the space below it
  void set(int width, int maxLines) const;
};

/// Notes must not squeeze the data, so notes that do not fit are only counted.
struct FittedNotes {
  FittedText shown;
  QStringList lines;

  /// @param brief as one summary line.
  void fit(int width, int room, bool brief) const;
  /// All notes if the pixel is on the visible part; otherwise empty.
  QString at(const QPointF& pixel) const;

 private:
  QString summedUp(const QFontMetrics& metrics, int width) const;
};

}  // namespace warpbench::plots
