// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_page.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>

#include "exercises/exercise_view.h"
#include "exercises/lesson_texts.h"
#include "lesson/lesson_answer.h"
#include "lessons/lesson_answer_text.h"
#include "lessons/lesson_panel.h"
#include "lessons/lesson_runs.h"
#include "lessons/lesson_stage.h"
#include "memory_panel/memory_panel.h"
#include "plots/plots_panel.h"
#include "result_views/why_panel.h"

namespace warpbench::gui {

namespace {

constexpr int kWordsWidth = 60;  ///< in average letters
constexpr int kWhyLines = 13;

}  // namespace

LessonPage::LessonPage(LessonPlayer& player, LessonRuns& runs, Exercises& exercises, QWidget* parent)
    : QWidget(parent),
      m_player(player),
      m_runs(runs),
      m_panel(new LessonPanel(player, exercises, this)),
      m_stage(new QStackedWidget(this)),
      m_cover(new QLabel(this)),
      m_curtain(new QLabel(this)),
      m_results(new QSplitter(Qt::Vertical, this)),
      m_plots(new PlotsPanel(runs.document(), this)),
      m_why(new WhyPanel(runs.document(), this)),
      m_exercise(new ExerciseView(exercises, this)) {
  setObjectName(QStringLiteral("lesson.page"));
  m_plots->setObjectName(QStringLiteral("lesson.plots"));
  m_why->setObjectName(QStringLiteral("lesson.why"));
  m_why->setCompares(false);  // this page has no table
  m_cover->setObjectName(QStringLiteral("lesson.cover"));
  m_cover->setTextFormat(Qt::RichText);
  m_cover->setWordWrap(true);
  m_cover->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  m_cover->setMargin(fontMetrics().height() * 2);
  m_curtain->setObjectName(QStringLiteral("lesson.curtain"));
  m_curtain->setAlignment(Qt::AlignCenter);
  m_curtain->setWordWrap(true);
  m_curtain->setText(curtainText());
  m_results->setObjectName(QStringLiteral("lesson.results"));
  m_results->setChildrenCollapsible(false);
  m_results->addWidget(m_plots);
  m_results->addWidget(m_why);
  m_results->setStretchFactor(0, 1);
  m_results->setSizes({fontMetrics().height() * 3 * kWhyLines, fontMetrics().height() * kWhyLines});
  m_stage->addWidget(m_cover);
  m_stage->addWidget(m_curtain);
  m_stage->addWidget(m_results);
  m_stage->addWidget(m_exercise);

  auto* split = new QSplitter(this);
  split->setObjectName(QStringLiteral("lesson.split"));
  split->setChildrenCollapsible(false);
  split->addWidget(m_panel);
  split->addWidget(m_stage);
  split->setStretchFactor(1, 1);
  const int words = fontMetrics().averageCharWidth() * kWordsWidth;
  split->setSizes({words, 2 * words});
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(split);

  connect(&m_player, &LessonPlayer::opened, this, [this] { m_memoryStep.reset(); });
  connect(&m_player, &LessonPlayer::moved, this, &LessonPage::showStep);
  connect(&m_runs, &LessonRuns::changed, this, [this] {
    if (m_player.isOpen()) showResults();
  });
}

bool LessonPage::showsPlot() const { return m_stage->currentWidget() == m_results && !m_plots->memoryInFront(); }

bool LessonPage::showsMemory() const { return m_stage->currentWidget() == m_results && m_plots->memoryInFront(); }

void LessonPage::showStep() {
  const Lesson& lesson = m_player.lesson();
  m_panel->showStep();
  m_runs.show(m_player.index());
  const auto view = lesson.viewOf(m_player.index());
  const auto experiment = lesson.experimentOf(m_player.index());
  if (const auto& exercise = m_player.step().exercise) {
    m_exercise->show(lesson.id, *exercise);
    m_stage->setCurrentWidget(m_exercise);
  } else if (const auto memory = lesson.memoryOf(m_player.index())) {
    showMemory(*memory);
  } else if (!view || !experiment) {
    showCover();
  } else {
    const std::string& family = lesson.steps[*experiment].experiment->request.family;
    m_plots->setStage(stageOf(m_player.step(), m_player.revealed()));
    if (m_plots->family() != family) m_plots->showFamily(family);
    m_plots->chooseCounter(counterOf(lesson, m_player.index()));
    if (const auto plot = lesson.steps[*view].view) m_plots->setCurrentView(*plot);
    m_stage->setCurrentWidget(m_results);
  }
  showResults();
}

void LessonPage::showResults() {
  const LessonStep& step = m_player.step();
  m_panel->setNote(m_runs.note());
  m_panel->setAnswer(answer());
  m_plots->refresh();
  std::vector<std::size_t> explained;
  if (m_player.revealed())
    if (const auto result = explainedResult(step, m_runs.document().session().results)) explained = {*result};
  m_why->setVisible(!explained.empty());
  m_why->select(explained);
  emit shown();
}

void LessonPage::showMemory(std::size_t step) {
  const LessonStep& shown = m_player.lesson().steps[step];
  if (shown.guess && step == m_player.index() && !m_player.revealed()) {
    m_stage->setCurrentWidget(m_curtain);
    return;
  }
  const LessonMemory& memory = *shown.memory;
  if (m_plots->family() != memory.family) m_plots->showFamily(memory.family);
  m_plots->bringMemoryToFront();
  m_stage->setCurrentWidget(m_results);
  // Keeps the moment if the user has moved on within it.
  if (m_memoryStep == step) return;
  m_memoryStep = step;
  m_plots->memory().showMemory(memory.family, memory.variant, memory.parameters, memory.block,
                               static_cast<std::size_t>(memory.at), memory.warp);
}

void LessonPage::showCover() {
  const Lesson& lesson = m_player.lesson();
  QString html = QStringLiteral("<h1>%1</h1>").arg(lessonPlain(lesson.title).toHtmlEscaped());
  html += lessonHtml(lesson.summary);
  if (lesson.minutes > 0) html += QStringLiteral("<p>%1</p>").arg(tr("It takes about %1 min.").arg(lesson.minutes));
  if (!lesson.sources.empty()) {
    html += QStringLiteral("<p>%1</p><ul>").arg(tr("From:"));
    for (const std::string& source : lesson.sources)
      html += QStringLiteral("<li>%1</li>").arg(QString::fromStdString(source).toHtmlEscaped());
    html += QStringLiteral("</ul>");
  }
  m_cover->setText(html);
  m_stage->setCurrentWidget(m_cover);
}

QString LessonPage::answer() const {
  const LessonStep& step = m_player.step();
  if (!step.guess || !m_player.revealed()) return {};
  const auto experiment = m_player.lesson().experimentOf(m_player.index());
  const Session* session = m_runs.resultsOf(m_player.index());
  return answerText(*step.guess, m_player.guessed(),
                    experiment ? &*m_player.lesson().steps[*experiment].experiment : nullptr,
                    session ? &session->results : nullptr);
}

}  // namespace warpbench::gui
