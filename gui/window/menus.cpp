// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/menus.h"

#include <QAction>
#include <QActionGroup>
#include <QDialog>
#include <QDockWidget>
#include <QMenuBar>
#include <algorithm>

#include "catalogue/catalogue.h"
#include "code/check_panel.h"
#include "exercises/lesson_texts.h"
#include "experiment/experiment_panel.h"
#include "exporter/exporter.h"
#include "help/manual_window.h"
#include "lesson/lesson_library.h"
#include "lessons/lesson_mode.h"
#include "memory/memory_view.h"
#include "memory_panel/memory_panel.h"
#include "pictures/pictures_dialog.h"
#include "places/places_dialog.h"
#include "plots/plot_actions.h"
#include "plots/plots_panel.h"
#include "presentation/presentation.h"
#include "result_views/comparison_dialog.h"
#include "result_views/results_panel.h"
#include "result_views/results_table.h"
#include "settings/language.h"
#include "text/shown_text.h"
#include "window/command_palette.h"
#include "window/main_window.h"
#include "window/settings_dialog.h"
#include "window/undo_actions.h"
#include "window/window_content.h"

namespace warpbench::gui {

namespace {

/// The desktop's shortcuts for `key`, plus `another` if it is not among them. The menu shows the first.
QList<QKeySequence> keysFor(QKeySequence::StandardKey key, const QString& another) {
  QList<QKeySequence> keys = QKeySequence::keyBindings(key);
  if (const QKeySequence own(another); !keys.contains(own)) keys << own;
  return keys;
}

void bringToFront(QDialog& dialog) {
  dialog.show();
  dialog.raise();
  dialog.activateWindow();
}

}  // namespace

Menus::Menus(MainWindow& window) : m_window(window) {
  fillFile(addMenu(tr("&File")));
  fillEdit(addMenu(tr("&Edit")));
  fillRun(addMenu(tr("&Run")));
  fillView(addMenu(tr("&View")));
  fillHelp(addMenu(tr("&Help")));
  Exporter& exporter = m_window.exporter();
  for (QAction* action : {exporter.exportPlot(), exporter.copyPicture(), exporter.copyData()})
    m_window.plots().addPlotAction(action);
  m_window.plots().memory().view()->addAction(exporter.exportSteps());
  showChoices();
}

std::vector<CommandPalette::Command> Menus::commands() {
  std::vector<CommandPalette::Command> commands = CommandPalette::commandsOf(m_window.menuBar()->actions());
  for (const Family& family : catalog())
    commands.push_back({tr("Family: %1").arg(plots::shownText(family.title)), {}, [this, id = family.id] {
                          m_window.experiment().chooseFamily(id);
                        }});
  const auto offer = [&](const Lesson& lesson) {
    commands.push_back(
        {tr("Lesson: %1").arg(lessonPlain(lesson.title)), {}, [this, lesson] { m_window.lessons().open(lesson); }});
  };
  for (const Lesson& lesson : shippedLessons()) offer(lesson);
  for (const KnownLesson& own : ownLessons())
    if (own.lesson) offer(*own.lesson);
  const Family& family = m_window.experiment().family();
  for (const Variant& variant : family.variants)
    commands.push_back({tr("Only the variant: %1").arg(plots::shownText(variant.title)), {}, [this, id = variant.id] {
                          m_window.experiment().chooseOnly(id);
                        }});
  return commands;
}

Menus::~Menus() { delete m_window.menuBar(); }

QMenu& Menus::addMenu(const QString& title) { return *m_window.menuBar()->addMenu(title); }

template <typename Act>
QAction* Menus::add(QMenu& menu, const QString& text, const QKeySequence& shortcut, const QString& toolTip, Act act) {
  QAction* action = menu.addAction(text);
  action->setShortcut(shortcut);
  if (!toolTip.isEmpty()) action->setToolTip(toolTip);
  connect(action, &QAction::triggered, this, act);
  return action;
}

void Menus::fillFile(QMenu& menu) {
  menu.setToolTipsVisible(true);
  SessionController& sessions = m_window.workbench().sessions;
  m_new = add(menu, tr("&New session"), QKeySequence::New, tr("Start an empty session; the experiment stays"),
              [this] { m_window.newSession(); });
  m_open = add(menu, tr("&Open session..."), QKeySequence::Open, {}, [&sessions] { sessions.askOpen(); });
  menu.addMenu(sessions.recent().makeMenu(&menu));
  add(menu, tr("Open C&UDA program..."), tr("Ctrl+Shift+O"),
      tr("A .cu file, a program built by warpbench-nvcc, or a project's Makefile or CMakeLists.txt"),
      [this] { m_window.askOpenProgram(); });
  m_closeProgram = add(menu, tr("&Close program"), QKeySequence(Qt::CTRL | Qt::Key_W),
                       tr("Close the CUDA program in front"), [this] { m_window.content().programs().closeCurrent(); });
  add(menu, tr("&Save session"), QKeySequence::Save, {}, [&sessions] { sessions.askSave(); });
  add(menu, tr("Save session &as..."), tr("Ctrl+Shift+S"), {}, [&sessions] { sessions.askSaveAs(); });
  menu.addSeparator();
  add(menu, tr("Compare &with session..."), tr("Ctrl+D"), tr("Draw another session's results for comparison"),
      [&sessions] { sessions.askCompare(); });
  m_endComparison = add(menu, tr("End co&mparison"), tr("Ctrl+Shift+D"), tr("Draw only this session's results"),
                        [&sessions] { sessions.endComparison(); });
  m_showComparison =
      add(menu, tr("What chan&ged..."), tr("Ctrl+Alt+D"), tr("List what differs between the two sessions"),
          [this] { bringToFront(m_window.comparison()); });
  menu.addSeparator();
  const Exporter& exporter = m_window.exporter();
  menu.addActions({exporter.exportPlot(), exporter.exportAll(), exporter.exportSteps(), exporter.exportTable(),
                   exporter.exportCsv(), exporter.exportReport()});
  menu.addSeparator();
  add(menu, tr("&Quit"), tr("Ctrl+Q"), {}, [this] { m_window.close(); })->setMenuRole(QAction::QuitRole);
}

void Menus::fillEdit(QMenu& menu) {
  SessionDocument& document = m_window.workbench().sessions.document();
  const auto* changes = new UndoActions(document.undoStack(), &menu);
  menu.addActions({changes->undo(), changes->redo()});
  menu.addSeparator();
  menu.addActions({m_window.table().copyAction(), m_window.table().copyLatexAction()});
  menu.addActions(m_window.content().check().copyActions());
  menu.addActions({m_window.exporter().copyPicture(), m_window.exporter().copyData()});
  menu.addSeparator();
  menu.addAction(m_window.content().results().findAction());
  m_delete = add(menu, tr("&Delete selected results"), QKeySequence::Delete,
                 tr("Remove the selected rows from the session; Undo restores them"),
                 [this, &document] { document.remove(m_window.table().selectedResults()); });
  m_window.table().addRowAction(m_delete);
  m_clear = add(menu, tr("C&lear results"), {}, {}, [this] { m_window.clearResults(); });
  menu.addSeparator();
  QAction* settings = add(menu, tr("&Settings..."), {}, {}, [this] {
    Settings now = m_window.settings();
    now.replaySpeed = m_window.experiment().replaySpeed();
    m_window.settingsDialog().setSettings(now);
    bringToFront(m_window.settingsDialog());
  });
  settings->setShortcuts(keysFor(QKeySequence::Preferences, tr("Ctrl+,")));
  settings->setMenuRole(QAction::PreferencesRole);
  add(menu, tr("Plac&es..."), {}, tr("Other places where kernels can run: a machine, a cluster, a container"),
      [this] { bringToFront(m_window.placesDialog()); });
}

void Menus::fillRun(QMenu& menu) {
  menu.setToolTipsVisible(true);
  m_run = add(menu, tr("&Run"), tr("F5"), tr("Run the experiment, the open exercise, or the CUDA program in front"),
              [this] { run(); });
  m_leave = add(menu, tr("&Leave to the cluster"), {},
                tr("Submit the experiment to the device's cluster; the window offers its results when it is done"),
                [this] { m_window.leaveToCluster(); });
  m_startCheck =
      add(menu, tr("&Check for mistakes"), tr("Ctrl+Shift+K"),
          tr("Run the chosen variants in the simulator and check every access and barrier"), [this] { check(); });
  m_repeat = add(menu, tr("Run the selected result a&gain"), tr("Ctrl+R"),
                 tr("Measure this point again, on its own device if available"),
                 [this] { m_window.repeat(m_window.table().selectedResults().front()); });
  m_window.table().addAction(m_repeat);
  m_repeatSession =
      add(menu, tr("Run this session &here"), tr("Ctrl+Shift+R"),
          tr("Run all points of the session again on the chosen device"), [this] { m_window.repeatSession(); });
  m_stop = add(menu, tr("&Stop"), tr("Esc"), tr("Stop the run and keep the results so far"), [this] { stop(); });
  m_stopAll = add(menu, tr("Stop &all"), tr("Shift+Esc"), tr("Stop the run and remove the waiting experiments"),
                  [this] { m_window.workbench().runs.stopAll(); });
}

void Menus::fillView(QMenu& menu) {
  const PlotActions& plots = m_window.plots().actions();
  menu.addActions({plots.logarithmicX(), plots.logarithmicY()});
  menu.addMenu(plots.seriesMenu());
  for (QAction* action : plots.others()) menu.addAction(action);
  menu.addSeparator();
  m_showPictures = add(menu, tr("&Pictures..."), {}, {}, [this] { bringToFront(m_window.pictures()); });
  menu.addSeparator();
  QMenu* workspaces = menu.addMenu(tr("Wor&kspace"));
  for (QAction* action : m_window.content().workspaces().actions()) workspaces->addAction(action);
  for (QDockWidget* dock : m_window.content().docks()) {
    menu.addAction(dock->toggleViewAction());
    // Qt would leave the dock behind the others in its area.
    connect(dock->toggleViewAction(), &QAction::triggered, dock, [dock](bool shown) {
      if (shown) dock->raise();
    });
  }
  menu.addSeparator();
  addZoom(menu);
  menu.addAction(m_window.presentation().action());
  addThemes(*menu.addMenu(tr("T&heme")));
  addLanguages(*menu.addMenu(tr("Lan&guage")));
  menu.addSeparator();
  add(menu, tr("&Reset layout"), {}, {}, [this] { m_window.content().workspaces().arrange(); });
}

void Menus::addZoom(QMenu& menu) {
  const auto zoom = [&](const QString& text, const QList<QKeySequence>& shortcuts, auto percent) {
    add(menu, text, {}, {}, [this, percent] {
      Settings settings = m_window.settings();
      settings.textPercent = std::clamp(percent(settings.textPercent), Settings::kLeastText, Settings::kMostText);
      m_window.setSettings(settings);
    })->setShortcuts(shortcuts);
  };
  // On many keyboards, typing a plus sign requires Shift.
  zoom(tr("Text &larger"), keysFor(QKeySequence::ZoomIn, tr("Ctrl+=")),
       [](int now) { return now + Settings::kTextStep; });
  zoom(tr("Text s&maller"), {QKeySequence(QKeySequence::ZoomOut)}, [](int now) { return now - Settings::kTextStep; });
  zoom(tr("Text normal s&ize"), {QKeySequence(tr("Ctrl+0"))}, [](int) { return Settings().textPercent; });
}

void Menus::addThemes(QMenu& menu) {
  auto* group = new QActionGroup(&menu);
  for (const QString& name : {tr("Like the &system"), tr("&Light"), tr("&Dark")}) {  // order of ThemeChoice
    QAction* action = add(menu, name, {}, {}, [this, theme = static_cast<ThemeChoice>(m_themes.size())] {
      Settings settings = m_window.settings();
      settings.theme = theme;
      m_window.setSettings(settings);
    });
    action->setCheckable(true);
    group->addAction(action);
    m_themes.push_back(action);
  }
}

void Menus::addLanguages(QMenu& menu) {
  auto* group = new QActionGroup(&menu);
  const auto addLanguage = [&](const QString& name, const QString& code) {
    QAction* action = add(menu, name, {}, {}, [this, code] {
      Settings settings = m_window.settings();
      settings.language = code;
      m_window.setSettings(settings);
    });
    action->setCheckable(true);
    action->setData(code);
    group->addAction(action);
    m_languages.push_back(action);
  };
  addLanguage(tr("Like the &system"), {});
  for (const Language& language : languages()) addLanguage(language.name, language.code);
}

void Menus::fillHelp(QMenu& menu) {
  menu.setToolTipsVisible(true);
  ManualWindow& manual = m_window.content().manual();
  add(menu, tr("&Manual"), QKeySequence::HelpContents, tr("Open the manual, which is in English"),
      [&manual] { manual.showPage({}); });
  add(menu, tr("&Keyboard shortcuts"), {}, tr("Open the keyboard shortcuts in the manual"),
      [&manual] { manual.showPage(QStringLiteral("shortcuts.md")); });
  add(menu, tr("Find a &command..."), tr("Ctrl+K"), tr("Search all commands, families, variants and lessons"),
      [this] { (new CommandPalette(commands(), &m_window))->open(); });
  menu.addSeparator();
  add(menu, tr("&About Warpbench"), {}, {}, [this] {
    m_window.workbench().dialogs.showAbout(&m_window);
  })->setMenuRole(QAction::AboutRole);
  add(menu, tr("About &Qt"), {}, {}, [this] {
    m_window.workbench().dialogs.showAboutQt(&m_window);
  })->setMenuRole(QAction::AboutQtRole);
}

ProgramView* Menus::program() const {
  const WindowContent& content = m_window.content();
  return content.workspaces().current() == WindowMode::Program ? content.programs().current() : nullptr;
}

void Menus::check() {
  if (ProgramView* const open = program())
    open->run(ProgramRequest::Mode::Check);
  else
    m_window.startCheck();
}

void Menus::run() {
  if (ProgramView* const open = program())
    open->run(ProgramRequest::Mode::Run);
  else if (m_window.lessons().showsExercise())
    m_window.lessons().exercises().run();
  else
    m_window.startRun();
}

void Menus::stop() {
  if (ProgramView* const open = program(); open && open->canStop())
    open->stop();
  else if (m_window.lessons().showsExercise() && m_window.lessons().exercises().canStop())
    m_window.lessons().exercises().stop();
  else
    m_window.workbench().runs.stop();
}

void Menus::update() {
  RunController& runs = m_window.workbench().runs;
  const ExperimentPanel& experiment = m_window.experiment();
  const bool running = runs.running();
  const bool any = !m_window.document().session().results.empty();
  const std::size_t selected = m_window.table().selectedResults().size();
  LessonMode& lessons = m_window.lessons();
  const bool exercise = lessons.showsExercise();
  const bool programs = m_window.content().workspaces().current() == WindowMode::Program;
  const ProgramView* const open = program();
  const bool queues = running && runs.work() != RunController::Work::Check && !exercise && !programs;
  m_run->setText(queues ? tr("Add to queue") : tr("&Run"));
  if (programs)
    m_run->setEnabled(open && open->canRun());
  else
    m_run->setEnabled(exercise ? !lessons.exercises().running() : experiment.ready());
  m_closeProgram->setEnabled(open);
  m_leave->setEnabled(m_window.workbench().places.cluster(experiment.firstDevice()) && experiment.problem().isEmpty() &&
                      !m_window.workbench().jobs.leaving());
  m_startCheck->setEnabled(programs ? open && open->canCheck() : !running);
  m_stop->setEnabled(runs.canStop() || (exercise && lessons.exercises().canStop()) || (open && open->canStop()));
  m_stopAll->setEnabled(runs.canStopAll());
  m_open->setEnabled(!running);
  m_window.workbench().sessions.recent().menu()->setEnabled(!running);
  for (QAction* action : {m_endComparison, m_showComparison})
    action->setEnabled(!m_window.workbench().sessions.other().name.isEmpty());
  const SessionDocument& document = m_window.document();
  m_new->setEnabled((any || !document.session().copies.empty() || !document.path().isEmpty()) && !running);
  m_clear->setEnabled(any && !running);
  m_delete->setEnabled(selected > 0);
  m_repeat->setEnabled(selected == 1 && !running);
  m_repeatSession->setEnabled(any && experiment.device() && !running);
  m_window.exporter().updateActions();
  m_showPictures->setEnabled(m_window.pictures().available());
}

void Menus::showChoices() {
  const Settings& settings = m_window.settings();
  m_themes[static_cast<std::size_t>(settings.theme)]->setChecked(true);
  for (QAction* action : m_languages) action->setChecked(action->data().toString() == settings.language);
}

}  // namespace warpbench::gui
