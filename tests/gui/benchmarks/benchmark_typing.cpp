// SPDX-License-Identifier: GPL-3.0-or-later
#include <qcustomplot.h>

#include <QCheckBox>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

#include "benchmark_size.h"
#include "code/code_view.h"
#include "code/kernel_editor.h"
#include "code/source_panel.h"
#include "document/session_document.h"
#include "gui/annotation_text.h"
#include "gui/window_fixture.h"
#include "plots/plots_panel.h"
#include "results/values/digest.h"

/// Prints the user's waiting times while changing a kernel on a simulated device in live mode: from a key to the
/// counted bar of the new text on the canvas, and from a key to the compiler's message below its line. Both include the
/// pause in which the editor waits for the next key. Not a test: the figures depend on the machine.
namespace {

using namespace warpbench;
using namespace warpbench::gui;

constexpr double kPause = 0.4;  // seconds, of the editor

double seconds(const QElapsedTimer& clock) { return static_cast<double>(clock.nsecsElapsed()) * 1e-9; }

void print(const char* what, std::vector<double> times) {
  std::ranges::sort(times);
  const double median = times[times.size() / 2];
  std::printf("%-44s median %5.2f s  largest %5.2f s  of %2zu  %.1f times the pause\n", what, median, times.back(),
              times.size(), median / kPause);
}

class Typing {
 public:
  Typing() {
    if (!m_test.window.experiment().chooseDevice("simulated:nvidia-h200")) qFatal("no simulated device");
    for (QCheckBox* box : m_test.window.findChildren<QCheckBox*>())
      if (box->objectName().startsWith("variant.") && box->isEnabled()) box->setChecked(false);
    m_test.field<QCheckBox>("variant.coalesced")->setChecked(true);
    m_source = m_test.field<SourcePanel>("source");
    m_test.field<QDockWidget>("dock.source")->show();
    m_source->showKernel("transpose", "conflict-free");
  }

  /// Types into the bar of an uncompiled text.
  double toBar() {
    putCursor("__syncthreads();");
    QElapsedTimer clock;
    clock.start();
    QTest::keyClicks(&code(), QString("/*%1*/").arg(++m_number));
    return until(clock, [this] {
      const Session& session = m_test.session();
      const std::string digest = digestOf(session.copies.at(0).kernel);
      for (const plots::Series& series : view()->data().series)
        for (const plots::SeriesPoint& point : series.points)
          if (session.results[point.resultIndex].kernelDigest == digest) return true;
      return false;
    });
  }

  double toSquiggle() {
    putCursor("__syncthreads();");
    int line = 0;
    int index = 0;
    code().getCursorPosition(&line, &index);
    QElapsedTimer clock;
    clock.start();
    QTest::keyClicks(&code(), QString("wrong%1 ").arg(++m_number));
    const double time = until(clock, [&] { return !test::annotationOf(code(), line).isEmpty(); });
    for (int i = 0; i < 2; ++i) code().undo();
    until(clock, [&] { return test::annotationOf(code(), line).isEmpty(); });
    return time;
  }

 private:
  CodeView& code() const { return m_source->editor().code(); }
  plots::PlotView* view() { return m_test.window.plots().view(plots::View::Figure); }

  void putCursor(const QString& inLine) const {
    for (int line = code().lines() - 1; line >= 0; --line)
      if (code().text(line).contains(inLine)) return code().setCursorPosition(line, 0);
    qFatal("no such line");
  }

  double until(const QElapsedTimer& clock, const std::function<bool()>& there) {
    constexpr double kLongest = 60;
    while (!there()) {
      if (seconds(clock) > kLongest) qFatal("no result within %g s", kLongest);
      QCoreApplication::processEvents(QEventLoop::AllEvents, 2);
    }
    view()->plot()->replot();
    return seconds(clock);
  }

  test::WindowFixture m_test;
  SourcePanel* m_source = nullptr;
  int m_number = 0;
};

}  // namespace

int main(int argc, char** argv) {
  const QApplication application(argc, argv);
  const test::SettingsFolder settings;
  const QTemporaryDir cache;
  qputenv("XDG_CACHE_HOME", cache.path().toUtf8());
  const int times = test::wantsSmall(argc, argv) ? 1 : 12;
  Typing typing;
  print("first key ever to the counted bar", {typing.toBar()});
  std::vector<double> bars;
  std::vector<double> squiggles;
  for (int i = 0; i < times; ++i) bars.push_back(typing.toBar());
  for (int i = 0; i < times; ++i) squiggles.push_back(typing.toSquiggle());
  print("a key to the counted bar", bars);
  print("a key to the compiler's words at its line", squiggles);
  return 0;
}
