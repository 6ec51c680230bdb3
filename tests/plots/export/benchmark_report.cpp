// SPDX-License-Identifier: GPL-3.0-or-later
// How long a report of a session occupies the window's thread, part by part: benchmark_report SESSION.json
#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>

#include "format/session_file.h"
#include "report/report_writer.h"
#include "results/session/session.h"

using namespace warpbench;

namespace {

double millisecondsOf(auto&& work) {
  QElapsedTimer timer;
  timer.start();
  work();
  return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

}  // namespace

int main(int argc, char** argv) {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  if (argc != 2) {
    std::fprintf(stderr, "benchmark_report SESSION.json\n");
    return 2;
  }
  const Session session = readSession(argv[1]);
  plots::Report report;
  const double model = millisecondsOf([&] { report = plots::reportOf(session, {.listings = true}); });
  std::printf("model, in the background: %.0f ms\n", model);
  QTemporaryDir folder;
  for (const char* ending : {"html", "pdf"}) {
    const auto writer = plots::reportWriter(report, folder.filePath(QStringLiteral("report.") + QLatin1String(ending)));
    int steps = 0;
    double longest = 0, all = 0;
    for (bool more = true; more; ++steps) {
      const double taken = millisecondsOf([&] { more = writer->step(); });
      longest = std::max(longest, taken);
      all += taken;
    }
    std::printf("%s: %d parts, longest %.1f ms, all %.0f ms\n", ending, steps, longest, all);
  }
  return 0;
}
