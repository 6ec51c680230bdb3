// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>

namespace warpbench::test {

/// A number of /proc/self/status in MiB (proc(5)).
inline double mebibytes(const QByteArray& name) {
  QFile file("/proc/self/status");
  if (!file.open(QIODevice::ReadOnly)) return 0;
  for (const QByteArray& line : file.readAll().split('\n'))
    if (line.startsWith(name)) return line.mid(name.size() + 1).trimmed().split(' ').front().toDouble() / 1024;
  return 0;
}

/// Factor for upper limits of peak memory: sanitizers keep records of used memory.
#if defined(__SANITIZE_THREAD__)
constexpr double kPeakFactor = 6;
#elif defined(__SANITIZE_ADDRESS__)
constexpr double kPeakFactor = 3;
#else
constexpr double kPeakFactor = 1;
#endif

/// The increase of peak memory during `work`, in MiB.
template <typename Work>
double peakOf(Work work) {
  QFile file("/proc/self/clear_refs");  // 5: resets VmHWM
  if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) file.write("5");
  const double before = mebibytes("VmRSS");
  work();
  return mebibytes("VmHWM") - before;
}

}  // namespace warpbench::test
