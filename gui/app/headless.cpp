// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headless.h"

#include <QBuffer>
#include <QEventLoop>
#include <QFileInfo>
#include <QPixmap>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>

#include "catalogue/catalogue.h"
#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "engine/run/parameter_text.h"
#include "experiment/experiment_panel.h"
#include "export/export.h"
#include "export/plot_data_text.h"
#include "import/any_session.h"
#include "memory_panel/memory_panel.h"
#include "plots/plots_panel.h"
#include "programs/program_files.h"
#include "results/session/session.h"
#include "views/views.h"
#include "widgets/file_path.h"
#include "window/main_window.h"

namespace warpbench::gui {

namespace {

/// The family's view with that name; the family's figure if the name is empty.
plots::View parseView(const QString& name, const std::string& family, const Session& session,
                      const plots::Comparison& comparison = {}) {
  if (name.isEmpty()) return plots::View::Figure;
  std::vector<std::string> names;
  const QString id = QString::fromStdString(family);
  for (const plots::View view : plots::kViews) {
    if (!plots::hasView(view, id, session, comparison)) continue;
    if (name == plots::viewName(view, id)) return view;
    names.push_back(plots::viewName(view, id).toStdString());
  }
  throw RequestError("--view " + printable(name.toStdString()) + ": for " + family + " it must be one of " +
                     joined(names));
}

/// The requested family, or the session's only one.
std::string familyToPlot(const Session& session, const std::string& asked) {
  std::vector<std::string> families;
  for (const Result& result : session.results)
    if (std::ranges::count(families, result.family) == 0) families.push_back(result.family);
  std::string names;
  for (const std::string& family : families) names += (names.empty() ? "" : ", ") + printable(family);
  if (families.empty()) throw RequestError("the session has no results to plot");
  if (asked.empty() && families.size() > 1)
    throw RequestError("the session has results of " + names + ": name one with --family");
  if (!asked.empty() && std::ranges::count(families, asked) == 0)
    throw RequestError("--family " + printable(asked) + ": the session has results of " + names);
  return asked.empty() ? families.front() : asked;
}

/// Prints the window's messages on stderr instead of opening dialogs, so that nothing waits for a user.
class ConsoleDialogs : public Dialogs {
 public:
  explicit ConsoleDialogs(QString& error) : m_error(error) {}
  QString askOpenPath(QWidget*, const QString&, const QString&) override { return {}; }
  QString askSavePath(QWidget*, const QString&, const QString&, const QString&) override { return {}; }
  Answer askUnsaved(QWidget*, const QString&) override { return Answer::Discard; }
  void showError(QWidget*, const QString& line) override { m_error = line; }
  void showAbout(QWidget*) override {}

 private:
  QString& m_error;
};

/// Runs the event loop until `sender` emits `signal`.
template <typename Sender, typename Signal>
void waitFor(Sender& sender, Signal signal) {
  QEventLoop loop;
  QObject::connect(&sender, signal, &loop, &QEventLoop::quit);
  loop.exec();
}

/// Brings the view to the front and waits until it shows something.
void showView(const QString& name, MainWindow& window) {
  if (name != QLatin1String("memory")) {
    PlotsPanel& plots = window.plots();
    plots.setCurrentView(parseView(name, plots.family(), window.document().session(), plots.comparison()));
    return;
  }
  MemoryPanel& memory = window.plots().memory();
  window.plots().bringMemoryToFront();
  if (!memory.scene() && memory.problem().isEmpty()) waitFor(memory, &MemoryPanel::shown);
}

/// Waits until layouts, plots and fades have settled.
void settle() {
  QEventLoop loop;
  QTimer::singleShot(std::chrono::milliseconds(300), &loop, &QEventLoop::quit);
  loop.exec();
}

Request requestOf(const CommandLine& line) {
  Request request;
  request.family = line.family.toStdString();
  const Family* family = findFamily(request.family);
  if (!family) throw RequestError("--run: there is no family '" + printable(request.family) + "'");
  request.device = line.device.toStdString();
  for (const QString& variant : line.variants) {
    request.variants.push_back(variant.toStdString());
    if (!family->find(request.variants.back()))
      throw RequestError("--variant: " + family->id + " has no variant '" + printable(request.variants.back()) + "'");
  }
  for (const QString& text : line.parameters) {
    const auto [id, value] = parseParameter(*family, text.toStdString());
    request.parameters.set(id, value);
  }
  if (!line.sweep.isEmpty()) request.sweeps.push_back(parseSweep(*family, line.sweep.toStdString()));
  return request;
}

}  // namespace

int exportSessionPlot(const CommandLine& line) {
  const Session session = withoutHiddenRuns(readAnySession(filePath(line.session)).session);
  const std::string family = familyToPlot(session, line.family.toStdString());
  Session other;
  plots::Comparison comparison;
  if (!line.compare.isEmpty()) {
    other = readAnySession(filePath(line.compare)).session;
    comparison = {&other, QFileInfo(line.compare).fileName(), QFileInfo(line.session).fileName()};
  }
  const plots::View view = parseView(line.view, family, session, comparison);
  const plots::PlotData data = plots::plotData(session, QString::fromStdString(family), view, {}, comparison);
  plots::ViewState state{.parts = line.parts};
  state.takeAxes(data);
  if (!line.logarithmic.isEmpty()) {
    const plots::ViewState saved = state;
    state.logX = line.logarithmic.contains(QLatin1Char('x'));
    state.logY = line.logarithmic.contains(QLatin1Char('y'));
    if (state.logX != saved.logX || state.logY != saved.logY) state.zoom.reset();  // its ranges belong to other axes
  }
  if (line.exported == ExportKind::Data) {
    writeFile(filePath(line.output), plots::plotDataText(data, state, *plots::dataFormatOf(line.output)).toStdString());
    return 0;
  }
  const plots::PlotWords saved = plots::wordsOf(data, session.annotations);
  for (const auto word : {&plots::PlotWords::title, &plots::PlotWords::x, &plots::PlotWords::y})
    if (QString& own = state.parts.own.*word; own.isEmpty()) own = saved.*word;
  const plots::PreparedFile file =
      plots::prepared(data, line.output, line.theme.value_or(plots::Theme::Light), line.picture, state);
  file.write();
  if (!file.lacks.isEmpty())
    std::fprintf(stderr, "warpbench: %s: %s\n", qPrintable(line.output), qPrintable(file.lacks));
  return 0;
}

int takeScreenshot(const CommandLine& line) {
  if (!line.output.endsWith(QLatin1String(".png")))
    throw RequestError("--screenshot '" + printable(line.output.toStdString()) + "': must be a .png file");
  if (isProgram(line.session))
    throw RequestError("--screenshot needs a session: '" + printable(line.session.toStdString()) +
                       "' is a CUDA program");
  checkWritable(filePath(line.output));
  std::optional<Request> request;
  if (line.run) request = requestOf(line);

  QString error;
  MainWindow window(std::make_unique<ComputeWorker>(), std::make_unique<ConsoleDialogs>(error));
  window.resize(line.size);
  window.show();
  waitFor(window, &MainWindow::devicesListed);
  if (!line.session.isEmpty()) {
    window.open(line.session);
    waitFor(window, &MainWindow::fileDone);
    if (!error.isEmpty()) throw RequestError(error.toStdString());
  }
  bool complete = true;
  if (!request && line.session.isEmpty() && window.replayAtStart()) waitFor(window, &MainWindow::runEnded);
  if (request) {
    window.experiment().enter(*request);
    if (!window.experiment().ready()) throw RequestError(window.experiment().problem().toStdString());
    QObject::connect(&window, &MainWindow::runEnded, &window, [&](bool ended) { complete = ended; });
    window.startRun();
    waitFor(window, &MainWindow::runEnded);
    if (!error.isEmpty()) throw RequestError(error.toStdString());
  }
  if (!line.compare.isEmpty()) {
    window.workbench().sessions.compareWith(line.compare);
    waitFor(window, &MainWindow::fileDone);
    if (!error.isEmpty()) throw RequestError(error.toStdString());
  }
  if (!line.view.isEmpty()) showView(line.view, window);
  settle();

  QByteArray png;
  QBuffer buffer(&png);
  buffer.open(QIODevice::WriteOnly);
  window.grab().save(&buffer, "PNG");
  writeFile(filePath(line.output), png.toStdString());
  const bool allOk = std::ranges::all_of(window.document().session().results,
                                         [](const Result& result) { return result.status == Result::Status::Ok; });
  return complete && (allOk || !request) ? 0 : 1;
}

}  // namespace warpbench::gui
