// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/program_view.h"

#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "draw/plot_view.h"
#include "exporter/plot_menu.h"
#include "program/report/program_changes.h"
#include "programs/launch_memory.h"
#include "programs/launch_why.h"
#include "programs/mistakes_list.h"
#include "programs/program_files.h"
#include "programs/program_output.h"
#include "programs/program_source_view.h"
#include "programs/program_texts.h"
#include "text/shown_text.h"
#include "widgets/texts.h"

namespace warpbench::gui {

namespace {

constexpr int kMistakes = 1;   ///< index of the tab
constexpr int kPauseMs = 200;  ///< between updates of the table during a run

/// The first word that is not a file, -I or -D.
QString wrongOption(const QStringList& options) {
  const auto wrong = std::ranges::find_if(options, [](const QString& word) {
    return word.startsWith(QLatin1Char('-')) && !word.startsWith(QLatin1String("-I")) &&
           !word.startsWith(QLatin1String("-D"));
  });
  return wrong == options.end() ? QString() : *wrong;
}

}  // namespace

ProgramView::ProgramView(const QString& path, Dialogs& dialogs, const std::vector<DeviceInfo>& gpus, QWidget* parent)
    : QWidget(parent),
      m_path(programPath(path)),
      m_arguments(new QLineEdit(this)),
      m_options(new QLineEdit(this)),
      m_devices(new QComboBox(this)),
      m_run(new QPushButton(tr("Run"), this)),
      m_check(new QPushButton(tr("Check"), this)),
      m_count(new QPushButton(tr("Co&unt"), this)),
      m_stop(new QPushButton(tr("Stop"), this)),
      m_keep(new QPushButton(tr("Add to re&sults"), this)),
      m_list(new QListWidget(this)),
      m_source(new ProgramSourceView(this)),
      m_tabs(new QTabWidget(this)),
      m_output(new ProgramOutput(this)),
      m_mistakes(new MistakesList(this)),
      m_mistake(new QLabel(this)),
      m_why(new LaunchWhy(this)),
      m_memory(new LaunchMemory(this)),
      m_changes(new QPlainTextEdit(this)),
      m_grouping(new QComboBox(this)),
      m_sorted(new QSortFilterProxyModel(this)),
      m_table(new QTableView(this)),
      m_figure(new QComboBox(this)),
      m_plot(new plots::PlotView(this)),
      m_status(new QLabel(this)),
      m_busy(new QProgressBar(this)) {
  setObjectName(QStringLiteral("program"));
  m_report.name = name().toStdString();
  QWidget* const bar = createBar();
  auto* above = new QSplitter(Qt::Horizontal, this);
  above->addWidget(createSources());
  above->addWidget(createTabs());
  above->setStretchFactor(0, 3);
  above->setStretchFactor(1, 2);
  m_below = createLaunches();
  auto* parts = new QSplitter(Qt::Vertical, this);
  parts->addWidget(above);
  parts->addWidget(m_below);
  for (QSplitter* splitter : {above, parts}) splitter->setChildrenCollapsible(false);
  constexpr int kAbove = 340, kBelow = 300;  // pixels
  parts->setSizes({kAbove, kBelow});

  auto* below = new QHBoxLayout;
  below->addWidget(m_status, 1);
  below->addWidget(m_busy);
  auto* column = new QVBoxLayout(this);
  column->addWidget(bar);
  column->addWidget(parts, 1);
  column->addLayout(below);
  m_status->setObjectName(QStringLiteral("program.status"));
  m_status->setTextFormat(Qt::PlainText);
  m_status->setWordWrap(true);
  m_busy->setRange(0, 0);
  m_busy->setFixedWidth(fontMetrics().averageCharWidth() * 16);
  m_busy->setAccessibleName(tr("The program runs"));

  m_refresh.setSingleShot(true);
  connect(&m_refresh, &QTimer::timeout, this, &ProgramView::showProgress);
  connect(&m_runner, &ProgramRunner::heard, this, &ProgramView::take);
  connect(&m_runner, &ProgramRunner::printed, m_output, &ProgramOutput::add);
  connect(&m_runner, &ProgramRunner::ended, this, &ProgramView::end);
  connect(m_mistakes, &MistakesList::chosen, this, [this](const std::string& file, int line, const QString& what) {
    showPlace(file, line);
    m_mistake->setText(what);
  });
  connect(m_memory, &LaunchMemory::asked, this, &ProgramView::trace);
  connect(m_memory, &LaunchMemory::ended, this, &ProgramView::updateState);
  connect(m_memory, &LaunchMemory::placeShown, this, [this](const std::string& file, int line) {
    m_awaited.clear();
    showFile(sourceOf(file), [this, file, line] { m_source->showStep(file, line); });
  });
  const auto propose = [this](const QString& ending) {
    const QFileInfo file(m_path);
    return file.absoluteDir().filePath(QStringLiteral("%1.%2").arg(file.completeBaseName(), ending));
  };
  auto* menu = new PlotMenu(*m_plot, dialogs, propose);
  connect(menu, &PlotMenu::done, m_status, &QLabel::setText);
  connect(menu, &PlotMenu::failed, m_status, &QLabel::setText);
  setGpus(gpus);
  showLaunches();
  connect(m_source, &CodeView::typedInVain, this, [this] {
    m_status->setText(tr("This view is read-only: change the file in an editor, then press Run to read it again."));
  });
  load([this] {
    if (m_status->text().isEmpty()) m_status->setText(tr("Press Run: the program runs on the chosen GPU."));
  });
}

ProgramView::~ProgramView() = default;

bool ProgramView::measures() const {
  const DeviceTraits* const traits = traitsOf(m_devices->currentData().toString().toStdString());
  return traits != nullptr && traits->isGpu;
}

QString ProgramView::name() const { return QFileInfo(m_path).fileName(); }

QString ProgramView::statusText() const { return m_status->text(); }

std::optional<ProgramRequest> ProgramView::request(ProgramRequest::Mode mode) {
  const ProgramRequest request{.path = m_path,
                               .device = m_devices->currentData().toString(),
                               .options = QProcess::splitCommand(m_options->text()),
                               .arguments = QProcess::splitCommand(m_arguments->text()),
                               .mode = mode};
  if (const QString wrong = wrongOption(request.options); !wrong.isEmpty()) {
    m_status->setText(tr("'%1' is neither a file of the program nor -I nor -D.").arg(wrong));
    return std::nullopt;
  }
  return request;
}

void ProgramView::run(ProgramRequest::Mode mode) {
  const std::optional<ProgramRequest> wanted = running() ? std::nullopt : request(mode);
  if (!wanted) return;
  load([this, request = *wanted, before = m_files] {
    // A check measures no times, so keep those of a run of the same files.
    m_checking = request.mode == ProgramRequest::Mode::Check && !m_report.launches.empty() && !m_report.checked &&
                 m_report.device == request.device.toStdString() && m_files == before;
    if (!m_checking && m_complete) m_before = m_report;
    if (!m_checking) m_complete = false;
    latest() = {.name = name().toStdString(),
                .device = request.device.toStdString(),
                .gpu = m_devices->currentData(kGpuName).toString().toStdString(),
                .origin = measures() ? Origin::Measured : Origin::Modelled,
                .checked = request.mode == ProgramRequest::Mode::Check};
    m_compiled = m_stopped = false;
    m_output->start();
    m_mistakes->clear();
    m_mistake->clear();
    if (!m_checking) {
      m_why->clear();
      followMemory(nullptr);
      showLaunches();
    }
    m_clock.start();
    m_runner.start(request);
    m_tabs->setCurrentWidget(m_output);
    showProgress();
  });
}

void ProgramView::trace() {
  const std::optional<ProgramRequest> wanted = running() ? std::nullopt : request(ProgramRequest::Mode::Trace);
  if (!wanted) return;
  load([this, request = *wanted] {
    m_source->mark(m_report);
    m_memory->trace(request, folder().relativeFilePath(m_source->path()).toStdString(), m_source->text().toStdString());
  });
}

bool ProgramView::executes() const { return m_runner.running() || m_memory->running(); }

bool ProgramView::running() const { return m_reading || executes(); }

bool ProgramView::canStop() const {
  return (m_runner.running() && !m_runner.stopping()) || (m_memory->running() && !m_memory->stopping());
}

void ProgramView::stop() {
  m_stopped = m_stopped || m_runner.running();
  m_runner.stop();
  m_memory->stop();
  updateState();
}

void ProgramView::take(const program::ProgramEvent& event) {
  latest().take(event);
  m_compiled = m_compiled || std::holds_alternative<program::StartEvent>(event);
}

void ProgramView::showProgress() {
  if (!m_runner.running()) return;
  QElapsedTimer shown;
  shown.start();
  const program::ProgramReport& inWork = latest();
  if (!m_checking && m_launches.rows().size() != inWork.launches.size()) showLaunches();
  const QString seconds = QLocale().toString(static_cast<double>(m_clock.elapsed()) / 1000, 'f', 1);
  const QString running = inWork.origin == Origin::Modelled
                              ? tr("Running on the %1 (modelled). Launches: %2. Seconds: %3.")
                              : tr("Running on the %1. Launches: %2. Seconds: %3.");
  m_status->setText(m_compiled ? running.arg(QString::fromStdString(inWork.gpu),
                                             QLocale().toString(qlonglong(inWork.launches.size())), seconds)
                               : tr("Compiling... Seconds: %1.").arg(seconds));
  updateState();
  // Updating a table with many launches is slow; limit it to a share of the time.
  constexpr int kShare = 10;
  m_refresh.start(std::max(kPauseMs, kShare * static_cast<int>(shown.elapsed())));
}

void ProgramView::end(const QString& problem) {
  m_refresh.stop();
  m_output->flush();
  if (m_checking) {
    m_report.findings = m_checked.findings;
    m_report.complaints = m_checked.complaints;
  }
  // Do not compare partial runs, checks (no times) or measured runs (their times vary).
  if (!m_checking) m_complete = m_report.end && !m_stopped && !m_report.checked && m_report.origin == Origin::Modelled;
  m_problem = problem;
  showLaunches();
  m_mistakes->show(latest());
  m_source->mark(m_report);
  showChanges();
  showEnd();
  if (m_mistakes->count() > 0) {
    m_tabs->setCurrentIndex(kMistakes);
    m_mistakes->setCurrentItem(m_mistakes->topLevelItem(0));
  } else if (!m_checking && !m_report.launches.empty()) {
    select(0);
  }
  updateState();
  emit ended();
}

void ProgramView::showEnd() {
  const program::ProgramReport& told = latest();
  QStringList said;
  if (m_stopped)
    said << tr("Stopped.");
  else if (!m_problem.isEmpty())
    said << m_problem;
  else if (told.refusal)
    said << QString::fromStdString(*told.refusal);
  else if (!told.complaints.empty())
    said << tr("It does not compile.");  // the list and the lines show why
  else if (told.end)
    said << endText(*told.end);
  else
    said << tr("warpbench-cli ended before the program did.");
  if (m_compiled) said << tr("Launches: %1.").arg(told.launches.size());
  if (m_compiled && told.checked) said << tr("Mistakes found: %1.").arg(told.findings.size());
  if (const Message events = program::aboutEvents(told); !events.empty()) said << plots::shownText(events);
  m_status->setText(said.join(QLatin1Char(' ')));
}

void ProgramView::showChanges() {
  if (m_checking) return;
  m_tabs->setTabText(m_tabs->indexOf(m_changes), tr("Ch&anges"));
  if (!m_complete || !m_before) return;
  QStringList lines;
  for (const Message& each : program::changes(*m_before, m_report)) lines << plots::shownText(each);
  m_changes->setPlainText(lines.isEmpty() ? tr("The last run changed nothing.") : lines.join(QLatin1Char('\n')));
  if (!lines.isEmpty()) m_tabs->setTabText(m_tabs->indexOf(m_changes), tr("Ch&anges (%1)").arg(lines.size()));
}

void ProgramView::showParts() {
  const bool launched = !m_report.launches.empty();
  m_below->setVisible(launched);
  for (const auto& [part, shown] : {std::pair<QWidget*, bool>{m_tabs->widget(kMistakes), m_mistakes->count() > 0},
                                    {m_why, launched},
                                    {m_memory, launched},
                                    {m_changes, !m_changes->toPlainText().isEmpty()}})
    m_tabs->setTabVisible(m_tabs->indexOf(part), shown);
}

void ProgramView::updateState() {
  m_run->setEnabled(canRun());
  m_check->setEnabled(canCheck());
  m_count->setEnabled(!running() && measures());
  m_memory->setReady(!running());
  m_stop->setEnabled(canStop());
  m_keep->setEnabled(!running() && !m_report.launches.empty());
  m_busy->setVisible(executes());
  const int mistakes = m_mistakes->count();
  m_tabs->setTabText(kMistakes, mistakes > 0 ? tr("&Mistakes (%1)").arg(mistakes) : tr("&Mistakes"));
  showParts();
  emit stateChanged();
}

ProgramView::Kept ProgramView::kept() const {
  const QModelIndexList selected = m_table->selectionModel()->selectedRows();
  return {.path = m_path,
          .arguments = m_arguments->text(),
          .options = m_options->text(),
          .device = m_devices->currentData().toString(),
          .report = m_report,
          .checked = m_checked,
          .before = m_before,
          .checking = m_checking,
          .compiled = m_compiled,
          .stopped = m_stopped,
          .complete = m_complete,
          .problem = m_problem,
          .files = m_files,
          .output = m_output->toPlainText(),
          .launch = selected.isEmpty() ? -1 : m_sorted->mapToSource(selected.front()).row()};
}

void ProgramView::restore(const Kept& kept) {
  m_arguments->setText(kept.arguments);
  m_options->setText(kept.options);
  chooseDevice(kept.device.toStdString());
  if (kept.report.device.empty()) return;  // it has not run
  m_report = kept.report;
  m_checked = kept.checked;
  m_before = kept.before;
  m_checking = kept.checking;
  m_compiled = kept.compiled;
  m_stopped = kept.stopped;
  m_complete = kept.complete;
  m_problem = kept.problem;
  m_files = kept.files;
  m_output->setPlainText(kept.output);
  showLaunches();
  m_mistakes->show(latest());
  m_checking = false;  // the changes are of the last run
  showChanges();
  m_checking = kept.checking;
  showEnd();
  if (kept.launch >= 0) select(static_cast<std::size_t>(kept.launch));
  updateState();
}

}  // namespace warpbench::gui
