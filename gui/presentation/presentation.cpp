// SPDX-License-Identifier: GPL-3.0-or-later
#include "presentation/presentation.h"

#include <QAction>
#include <QScreen>
#include <algorithm>
#include <vector>

#include "exercises/lesson_texts.h"
#include "experiment/experiment_panel.h"
#include "experiment/parameter_editor.h"
#include "lessons/lesson_mode.h"
#include "lessons/lesson_options.h"
#include "lessons/lesson_page.h"
#include "lessons/lesson_player.h"
#include "lessons/lesson_runs.h"
#include "lessons/lesson_stage.h"
#include "memory_panel/memory_panel.h"
#include "plots/plots_panel.h"
#include "widgets/texts.h"

namespace warpbench::gui {

namespace {

/// The index of the guessed option; -1: none.
int chosenOf(const std::vector<LessonOption>& options, const Guessed& guessed) {
  const auto found = std::ranges::find(options, guessed, &LessonOption::guess);
  return found == options.end() ? -1 : static_cast<int>(found - options.begin());
}

void addPlot(PresentationWindow::Content& content, PlotsPanel& plots) {
  const plots::PlotView* view = plots.view(plots.currentView());
  content.plot = view->data();
  content.state = view->state();
}

void addMemory(PresentationWindow::Content& content, const MemoryPanel& memory) {
  content.memory = memory.scene();
  content.moment = memory.step();
  content.busy = memory.busy();
  if (!content.memory) content.note = memory.busy() ? MemoryPanel::tracingText() : memory.problem();
}

}  // namespace

Presentation::Presentation(QWidget& host, LessonMode& lessons) : QObject(&host), m_host(host), m_lessons(lessons) {
  connect(&lessons, &LessonMode::frontChanged, this, &Presentation::refresh);
  connect(&lessons.player(), &LessonPlayer::guessChanged, this, &Presentation::refresh);
  connect(&lessons, &LessonMode::pageMade, this, [this] {
    follow(m_lessons.page().plots());
    connect(&m_lessons.page(), &LessonPage::shown, this, &Presentation::refresh);
  });
}

void Presentation::createContent(PlotsPanel& plots, ExperimentPanel& experiment) {
  m_plots = &plots;
  m_experiment = &experiment;
  connect(m_experiment, &ExperimentPanel::readinessChanged, this, &Presentation::refresh);
  m_action = new QAction(tr("Prese&ntation"), &plots);
  m_action->setCheckable(true);
  m_action->setShortcut(Qt::Key_F11);
  m_action->setToolTip(tr("Fill the screen with the plot or the lesson; press Escape to leave"));
  connect(m_action, &QAction::toggled, this, &Presentation::setOn);
  follow(plots);
}

void Presentation::follow(PlotsPanel& panel) {
  connect(&panel, &PlotsPanel::shownChanged, this, &Presentation::refresh);
  connect(&panel.memory(), &MemoryPanel::shown, this, &Presentation::refresh);
  connect(&panel.memory(), &MemoryPanel::busyChanged, this, &Presentation::refresh);
  connect(&panel.memory(), &MemoryPanel::stepChanged, this, &Presentation::refresh);
}

void Presentation::setOn(bool on) {
  if (!on) {
    delete m_window;
    m_host.activateWindow();
    return;
  }
  m_note.clear();
  m_window = new PresentationWindow(&m_host);
  connect(m_window, &PresentationWindow::forwardRequested, this, &Presentation::forward);
  connect(m_window, &PresentationWindow::backwardRequested, this, &Presentation::backward);
  connect(m_window, &PresentationWindow::momentRequested, this, [this](int step) {
    MemoryPanel& memory = (m_lessons.inFront() ? m_lessons.page().plots() : *m_plots).memory();
    if (step > 0)
      memory.stepForward();
    else
      memory.stepBack();
  });
  connect(m_window, &PresentationWindow::optionClicked, this, [this](int option) {
    choose(option);
    forward();
  });
  connect(m_window, &PresentationWindow::choiceMoved, this, [this](int step) {
    const LessonPlayer& player = m_lessons.player();
    const std::vector<LessonOption> options = optionsOf(player.lesson(), player.index());
    const int chosen = chosenOf(options, player.guessed());
    choose(chosen < 0 && step < 0 ? static_cast<int>(options.size()) - 1 : chosen + step);
  });
  connect(m_window, &PresentationWindow::sliderMoved, this, [this](int steps) {
    if (ParameterEditor* const slider = m_experiment->liveSlider()) slider->slide(steps);
  });
  // Queued, because it destroys the window.
  connect(
      m_window, &PresentationWindow::endRequested, m_action, [this] { m_action->setChecked(false); },
      Qt::QueuedConnection);
  if (const QScreen* screen = m_host.screen()) m_window->setGeometry(screen->geometry());
  refresh();
  m_window->showFullScreen();
  m_window->activateWindow();
  m_window->setFocus();
}

void Presentation::refresh() {
  if (m_window) m_window->setContent(m_lessons.inFront() ? lessonContent() : plotContent());
}

PresentationWindow::Content Presentation::lessonContent() const {
  const LessonPlayer& player = m_lessons.player();
  const LessonStep& step = player.step();
  PresentationWindow::Content content;
  content.title = lessonPlain(step.title);
  content.place = tr("%1 of %2").arg(player.index() + 1).arg(player.lesson().steps.size());
  content.note = m_note.isEmpty() ? m_lessons.runs().note() : m_note;
  const bool told = player.revealed() && step.hides();
  if (step.guess) {
    if (told) {
      content.html += QStringLiteral("<p><b>%1</b></p>").arg(m_lessons.page().answer().toHtmlEscaped());
    } else {
      content.html += lessonHtml(step.text);
      content.html += QStringLiteral("<div><b>%1</b></div>").arg(lessonHtml(step.guess->question));
      const std::vector<LessonOption> options = optionsOf(player.lesson(), player.index());
      for (const LessonOption& option : options) content.options << option.text;
      content.chosen = chosenOf(options, player.guessed());
      content.asks = true;
    }
  }
  if (told && step.reveal && !step.reveal->text.empty())
    content.html += lessonHtml(step.reveal->text);
  else if (told || !step.guess)
    content.html += lessonHtml(step.text);
  // While everything is hidden, the question fills the screen.
  if (stageOf(step, player.revealed()).curtain) return content;
  if (m_lessons.page().showsMemory())
    addMemory(content, m_lessons.page().plots().memory());
  else if (m_lessons.page().showsPlot())
    addPlot(content, m_lessons.page().plots());
  return content;
}

PresentationWindow::Content Presentation::plotContent() const {
  PresentationWindow::Content content;
  if (m_plots->memoryInFront())
    addMemory(content, m_plots->memory());
  else
    addPlot(content, *m_plots);
  if (const ParameterEditor* const slider = content.plot ? m_experiment->liveSlider() : nullptr) {
    content.slides = true;
    content.position = m_plots->positionIn(*content.plot);
    content.html = QStringLiteral("<div>%1</div>").arg(slider->text().toHtmlEscaped());
  }
  content.note = m_note;
  return content;
}

void Presentation::forward() {
  m_note.clear();
  if (m_lessons.inFront())
    m_lessons.player().forward();
  else if (m_plots->memoryInFront())
    m_plots->memory().stepForward();
  else
    m_plots->showNextView(1);
}

void Presentation::backward() {
  m_note.clear();
  if (m_lessons.inFront())
    m_lessons.player().backward();
  else if (m_plots->memoryInFront() && m_plots->memory().step() > 0)
    m_plots->memory().stepBack();
  else
    m_plots->showNextView(-1);
}

void Presentation::choose(int option) {
  LessonPlayer& player = m_lessons.player();
  const std::vector<LessonOption> options = optionsOf(player.lesson(), player.index());
  if (option >= 0 && option < static_cast<int>(options.size()))
    player.setGuessed(options[static_cast<std::size_t>(option)].guess);
}

void Presentation::note(const QString& line) {
  m_note = line;
  refresh();
}

}  // namespace warpbench::gui
