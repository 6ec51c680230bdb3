// SPDX-License-Identifier: GPL-3.0-or-later
#include "axes/axis_tickers.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "text/number_text.h"

namespace warpbench::plots {
namespace {

constexpr int kMaxDecades = 40;  // limits loops: no measurement spans more

/// Every `every`th power of `base`, from at or below `range` to at or above it.
QVector<double> powers(double base, int every, const QCPRange& range) {
  const int first = static_cast<int>(std::floor(std::log(range.lower) / std::log(base)));
  const int last = static_cast<int>(std::ceil(std::log(range.upper) / std::log(base)));
  QVector<double> ticks;
  for (int exponent = first - ((first % every) + every) % every; exponent <= last; exponent += every)
    ticks << std::pow(base, exponent);
  return ticks;
}

}  // namespace

IntegerTicker::IntegerTicker(const std::vector<double>& values) {
  const auto divides = [&](double divisor) {
    return std::ranges::all_of(values, [&](double value) { return std::fmod(value, divisor) == 0; });
  };
  constexpr double kLargest = 1 << 30;
  while (!values.empty() && m_multiple < kLargest && divides(2 * m_multiple)) m_multiple *= 2;
}

double IntegerTicker::getTickStep(const QCPRange& range) {
  constexpr double kShort = 72;    // shorter spans are counted in warps and tiles
  constexpr double kMany = 40;     // beyond, a few multiples of a power of two are better ticks than round decimals
  constexpr double kLong = 65536;  // beyond, multiples of powers of two are hard to read
  const double exact = range.size() / tickCount();
  const bool powerOfTwo = range.size() <= kShort || (range.size() / m_multiple <= kMany && range.upper <= kLong);
  if (powerOfTwo) return std::exp2(std::max(std::round(std::log2(exact)), 0.0));
  return std::max(QCPAxisTicker::getTickStep(range), 1.0);
}

int IntegerTicker::getSubTickCount(double tickStep) {
  return std::fmod(tickStep, 2) == 0 && std::exp2(std::round(std::log2(tickStep))) == tickStep
             ? 1
             : (tickStep > 1 ? QCPAxisTicker::getSubTickCount(tickStep) : 0);
}

QString IntegerTicker::getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) {
  constexpr double kWrittenOut = 1e7;
  if (std::abs(tick) < kWrittenOut) return plotLocale().toString(std::llround(tick));
  return QCPAxisTicker::getTickLabel(tick, locale, formatChar, precision);
}

double LogTicker::getTickStep(const QCPRange& range) {
  if (!(range.lower > 0) || !(range.upper > range.lower)) return 1;
  const double base = m_base == Base::Two ? 2 : 10;
  return std::max(1.0, std::ceil(std::log(range.upper / range.lower) / std::log(base) / tickCount()));
}

QVector<double> LogTicker::createTickVector(double tickStep, const QCPRange& range) {
  if (!(range.lower > 0) || !(range.upper > range.lower) || std::log10(range.upper / range.lower) > kMaxDecades)
    return {};
  const int every = static_cast<int>(tickStep);
  if (m_base == Base::Two) return powers(2, every, range);

  constexpr double kFewDecades = 2.5;
  QVector<double> decades = powers(10, every, range);
  if (std::log10(range.upper / range.lower) > kFewDecades) return decades;
  QVector<double> ticks;
  for (const double decade : std::as_const(decades)) ticks << decade << 2 * decade << 5 * decade;
  return ticks;
}

QVector<double> LogTicker::createSubTickVector(int /*subTickCount*/, const QVector<double>& ticks) {
  QVector<double> subTicks;
  if (m_base == Base::Two || ticks.size() < 2) return subTicks;
  const QVector<double> decades = powers(10, 1, QCPRange(ticks.front(), ticks.back()));
  for (const double decade : decades)
    for (int digit = 2; digit < 10; ++digit) subTicks << digit * decade;
  return subTicks;
}

QString LogTicker::getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) {
  constexpr double kSmallest = 1e-4;
  constexpr double kLargest = 1e6;
  if (m_base == Base::Two && tick >= 1) return wholeText(std::llround(tick));
  if (tick > kSmallest / 2 && tick < kLargest * 2) return plotLocale().toString(tick, 'g', 7);
  return QCPAxisTicker::getTickLabel(tick, locale, formatChar, precision);
}

}  // namespace warpbench::plots
