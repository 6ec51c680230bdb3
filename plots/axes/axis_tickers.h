// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <vector>

namespace warpbench::plots {

/// Ticks of a swept parameter on a linear axis: at whole numbers, or at multiples of a power of two if the values are
/// such multiples or few. This suits warps and tiles.
class IntegerTicker : public QCPAxisTicker {
 public:
  explicit IntegerTicker(const std::vector<double>& values);

 protected:
  double getTickStep(const QCPRange& range) override;
  int getSubTickCount(double tickStep) override;
  QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;

 private:
  double m_multiple = 1;  ///< largest power of two that divides all values
};

/// Ticks of a logarithmic axis. QCPAxisTickerLog sets at most one tick if the range lies within one decade.
class LogTicker : public QCPAxisTicker {
 public:
  enum class Base { Two, Ten };
  explicit LogTicker(Base base) : m_base(base) {}

 protected:
  double getTickStep(const QCPRange& range) override;
  QVector<double> createTickVector(double tickStep, const QCPRange& range) override;
  QVector<double> createSubTickVector(int subTickCount, const QVector<double>& ticks) override;
  QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;

 private:
  Base m_base;
};

}  // namespace warpbench::plots
