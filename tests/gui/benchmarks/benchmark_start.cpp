// SPDX-License-Identifier: GPL-3.0-or-later
// The time from the start of the process to the first paint of the window, with a session of 1,000 results of 50
// samples each. Required: the results are painted, in table and plot, within 400 ms. Run by hand, offscreen:
// QT_QPA_PLATFORM=offscreen benchmark_start
#include <qcustomplot.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <cstdio>

#include "benchmark_size.h"
#include "catalogue/catalogue.h"
#include "core/files/file_io.h"
#include "format/session_file.h"
#include "plots/plots_panel.h"
#include "result_views/results_table.h"
#include "results/values/statistics.h"
#include "window/main_window.h"

using namespace warpbench;
using namespace warpbench::gui;

namespace {

constexpr int kResults = 1000;
constexpr int kSamples = 50;
constexpr const char* kChild = "--window";

/// Reports on stdout the first paint of the window, and of its table and plot with results.
class PaintWatch : public QObject {
 public:
  explicit PaintWatch(MainWindow& window) : m_window(window) { qApp->installEventFilter(this); }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() != QEvent::Paint) return false;
    const plots::PlotView* plot = m_window.plots().view(m_window.plots().currentView());
    if (watched == &m_window && !m_painted) tell("window", m_painted);
    // The table shows one of the families.
    const int rows = m_window.table().model()->rowCount();
    const bool table = watched == m_window.table().viewport() && rows > 0 &&
                       rows + m_window.table().hiddenCount() == kResults;
    const bool figure = watched == plot->plot() && !plot->data().empty();
    m_table = m_table || table;
    m_plot = m_plot || figure;
    if (m_table && m_plot && !m_complete) tell("results", m_complete);
    return false;
  }

 private:
  /// After the next paint.
  void tell(const char* what, bool& told) {
    told = true;
    QTimer::singleShot(0, this, [what, last = &told == &m_complete] {
      std::printf("%s\n", what);
      std::fflush(stdout);
      if (last) QApplication::quit();
    });
  }

  MainWindow& m_window;
  bool m_painted = false;
  bool m_table = false;
  bool m_plot = false;
  bool m_complete = false;
};

/// Equivalent to `warpbench SESSION`.
int runWindow(const QString& session, const QString& folder) {
  MainWindow window;
  window.rememberLayout();
  window.workbench().sessions.keepUnsaved(folder);
  const PaintWatch watch(window);
  window.show();
  window.open(session);
  return QApplication::exec();
}

Session largeSession() {
  Session session;
  session.environment.add({.id = "cuda:0", .name = "NVIDIA H200", .peakBandwidthGbs = 4814, .copyBandwidthGbs = 4211});
  for (int i = 0; i < kResults; ++i) {
    const Family& family = catalog()[static_cast<std::size_t>(i) % catalog().size()];
    const auto round = static_cast<std::size_t>(i) / catalog().size();
    Result result;
    result.family = family.id;
    result.variant = family.variants[round % family.variants.size()].id;
    result.device = "cuda:0";
    for (const ParameterSpec& spec : family.parameters) result.parameters.set(spec.id, spec.initialValue(false));
    if (const ParameterSpec& first = family.parameters.front(); first.isNumber())
      result.parameters.set(first.id, first.minimum + static_cast<std::int64_t>(round / family.variants.size()));
    std::vector<double> samples;
    for (int k = 0; k < kSamples; ++k) samples.push_back(0.1 + 0.001 * i + 1e-5 * ((k * 37) % kSamples));
    result.time = summarise(samples);
    result.bytes = 1e8;
    result.flops = result.items = 1e9;
    result.bandwidthGbs = result.bytes / result.time->median / 1e6;
    result.gflops = result.flops / result.time->median / 1e6;
    result.itemsPerSecond = result.items / result.time->median * 1e3;
    result.verification = Verification{.passed = true, .expectedToFail = false, .method = "every element"};
    session.results.push_back(result);
  }
  return session;
}

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return (values[(values.size() - 1) / 2] + values[values.size() / 2]) / 2;
}

}  // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("Warpbench"));
  QApplication::setApplicationName(QStringLiteral("benchmark"));
  const QStringList arguments = QApplication::arguments();
  if (arguments.size() == 4 && arguments[1] == kChild) return runWindow(arguments[2], arguments[3]);

  const QTemporaryDir folder;
  const QString session = folder.filePath(QStringLiteral("session.json"));
  const std::string content = toJson(largeSession());
  writeFile(session.toStdString(), content);
  std::printf("session: %d results of %d samples, %.1f MB\n", kResults, kSamples,
              static_cast<double>(content.size()) * 1e-6);

  std::vector<double> windows, results;
  const std::size_t starts = test::wantsSmall(argc, argv) ? 1 : 10;
  while (windows.size() < starts) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* place : {"XDG_CONFIG_HOME", "XDG_DATA_HOME"}) environment.insert(place, folder.path());
    process.setProcessEnvironment(environment);
    QElapsedTimer clock;
    clock.start();
    process.start(QApplication::applicationFilePath(), {kChild, session, folder.path()});
    while (process.waitForReadyRead(30'000)) {
      const double elapsed = static_cast<double>(clock.nsecsElapsed()) * 1e-6;
      while (process.canReadLine()) (process.readLine().startsWith("window") ? windows : results).push_back(elapsed);
    }
    const bool ended = process.state() == QProcess::NotRunning || process.waitForFinished(1000);
    if (!ended || results.size() != windows.size()) {
      process.kill();
      process.waitForFinished();
      std::fprintf(stderr, "the window did not paint its %d results within 30 s\n", kResults);
      return 1;
    }
  }
  std::printf("start to the window's first paint:      median of %zu: %.0f ms\n", starts, median(windows));
  std::printf("start to the paint of all its results:  median of %zu: %.0f ms (limit: 400)\n", starts,
              median(results));
  return 0;
}
