// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <QStringList>

namespace warpbench::plots {

/// Pixels between the rows of a plot.
inline constexpr int kRowSpacing = 5;

/// A text above or below the axes, broken into lines that suit its width.
struct FittedText {
  QCPTextElement* element = nullptr;  ///< nullptr where there is no such text
  QString text;

  int height() const;  ///< of the row, the space below it included
  void set(int width, int mostLines) const;
};

/// Notes must not crowd out the data: those that find no room are counted.
struct FittedNotes {
  FittedText shown;
  QStringList lines;

  /// @param brief in one line, which sums them up.
  void fit(int width, int room, bool brief) const;
  /// All of them, where the pixel is on what is shown of them; else empty.
  QString at(const QPointF& pixel) const;

 private:
  QString summedUp(const QFontMetrics& metrics, int width) const;
};

}  // namespace warpbench::plots
