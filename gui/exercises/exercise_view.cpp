// SPDX-License-Identifier: GPL-3.0-or-later
#include "exercises/exercise_view.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QStyle>
#include <QVBoxLayout>

#include "code/check_model.h"
#include "code/code_view.h"
#include "exercises/exercises.h"
#include "exercises/lesson_texts.h"
#include "text/shown_text.h"
#include "widgets/background.h"
#include "widgets/texts.h"

namespace warpbench::gui {
namespace {

constexpr int kLineRole = Qt::UserRole;  ///< of a finding, counted from 1

}  // namespace

ExerciseView::ExerciseView(Exercises& exercises, QWidget* parent)
    : QWidget(parent),
      m_exercises(exercises),
      m_code(new CodeView(this, CodeView::Use::Edit)),
      m_run(new QPushButton(tr("&Compile and run"), this)),
      m_stop(new QPushButton(tr("Stop"), this)),
      m_hint(new QPushButton(tr("Show hin&t"), this)),
      m_launch(new QLabel(this)),
      m_parts(new QListWidget(this)),
      m_verdict(new QLabel(this)),
      m_hintText(new QLabel(this)) {
  setObjectName(QStringLiteral("exercise"));
  m_code->setObjectName(QStringLiteral("exercise.code"));
  m_code->setAccessibleName(tr("Kernel of the exercise"));
  m_code->setToolTip(tr("The kernel to change. F5 or Ctrl+Return compiles and runs it, Ctrl+Tab leaves the editor."));
  m_launch->setObjectName(QStringLiteral("exercise.launch"));
  m_launch->setToolTip(tr("Grid and block of the launch, and the sizes of the problem"));
  m_parts->setObjectName(QStringLiteral("exercise.parts"));
  m_parts->setAccessibleName(tr("Goals"));
  m_parts->setToolTip(tr("The goals, and whether each is met. Click a mistake to see its line."));
  m_parts->setWordWrap(true);
  m_verdict->setObjectName(QStringLiteral("exercise.verdict"));
  m_hintText->setObjectName(QStringLiteral("exercise.hints"));
  m_hintText->setTextFormat(Qt::RichText);
  for (QLabel* label : {m_launch, m_verdict, m_hintText}) label->setWordWrap(true);

  auto* column = new QVBoxLayout(this);
  column->addWidget(createButtons());  // above the parts that grow with each hint
  column->addWidget(m_launch);
  column->addWidget(m_code, 3);
  column->addWidget(m_verdict);
  column->addWidget(m_parts, 1);
  column->addWidget(m_hintText);

  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
    auto* shortcut =
        new QShortcut(QKeySequence(Qt::CTRL | key), this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, &m_exercises, &Exercises::run);
  }
  connect(m_code, &CodeView::edited, this, [this] {
    m_exercises.setText(m_code->text());
    m_verdict->setText(verdictText());
  });
  connect(m_parts, &QListWidget::itemClicked, this, &ExerciseView::goToLine);
  connect(m_parts, &QListWidget::itemActivated, this, &ExerciseView::goToLine);
  connect(&m_exercises, &Exercises::changed, this, &ExerciseView::refresh);
}

QWidget* ExerciseView::createButtons() {
  auto* buttons = new QWidget(this);
  auto* row = new QHBoxLayout(buttons);
  row->setContentsMargins(0, 0, 0, 0);
  auto* startsOver = new QPushButton(tr("&Start over"), this);
  m_run->setObjectName(QStringLiteral("exercise.run"));
  m_run->setToolTip(tr("Compile the kernel, run it in the simulator and see which goals are met (F5)"));
  m_stop->setObjectName(QStringLiteral("exercise.stop"));
  m_stop->setToolTip(tr("Stop compiling and running it (Esc)"));
  m_hint->setObjectName(QStringLiteral("exercise.hint"));
  m_hint->setToolTip(tr("Show the next hint"));
  startsOver->setObjectName(QStringLiteral("exercise.over"));
  startsOver->setToolTip(tr("Restore the original text of the exercise"));
  for (QPushButton* button : {m_run, m_stop, m_hint, startsOver}) row->addWidget(button);
  row->addStretch();
  connect(m_run, &QPushButton::clicked, &m_exercises, &Exercises::run);
  connect(m_stop, &QPushButton::clicked, &m_exercises, &Exercises::stop);
  connect(m_hint, &QPushButton::clicked, &m_exercises, &Exercises::showHint);
  connect(startsOver, &QPushButton::clicked, this, &ExerciseView::startOver);
  return buttons;
}

void ExerciseView::show(const std::string& lesson, const LessonExercise& exercise) {
  m_exercises.choose(lesson, exercise);
  showLaunch();
}

void ExerciseView::refresh() {
  const ExerciseState& state = m_exercises.state();
  if (m_code->text() != state.text) m_code->setCode(state.text);
  m_run->setEnabled(!m_exercises.running());
  m_stop->setEnabled(m_exercises.canStop());
  m_verdict->setText(verdictText());
  const auto* const complaints = state.verdict ? std::get_if<std::vector<Diagnostic>>(&*state.verdict) : nullptr;
  m_code->setDiagnostics(complaints && !state.changed ? *complaints : std::vector<Diagnostic>());
  showParts();
  showHints();
}

QString ExerciseView::verdictText() const {
  const ExerciseState& state = m_exercises.state();
  if (m_exercises.canStop()) return tr("Compiling and running...");
  if (m_exercises.running()) return tr("Stopping...");
  if (!state.verdict) return state.solved ? tr("Solved before. The goals:") : tr("The goals:");
  // The list below refers to the text that ran.
  if (state.changed) return tr("The text has changed: compile and run it again.");
  if (const auto* const reason = std::get_if<Message>(&*state.verdict)) return plots::shownText(*reason);
  const auto* const outcome = std::get_if<ExerciseOutcome>(&*state.verdict);
  if (!outcome) return tr("It does not compile.");
  return outcome->solved() ? tr("Solved: all goals are met.") : tr("Not all goals are met yet.");
}

void ExerciseView::showParts() {
  m_parts->clear();
  const auto& verdict = m_exercises.state().verdict;
  if (const auto* const outcome = verdict ? std::get_if<ExerciseOutcome>(&*verdict) : nullptr) {
    for (const ExercisePart& part : outcome->parts) addPart(part);
    return;
  }
  for (const LessonGoal& goal : m_exercises.exercise().goals) m_parts->addItem(plots::shownText(goalText(goal)));
}

void ExerciseView::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && m_parts->count() > 0) showParts();  // links have their own colour
}

void ExerciseView::addPart(const ExercisePart& part) {
  QString text = plots::shownText(part.goal);
  if (!part.found.empty()) text += QLatin1Char('\n') + plots::shownText(part.found);
  auto* item = new QListWidgetItem(text, m_parts);
  item->setIcon(style()->standardIcon(part.holds ? QStyle::SP_DialogApplyButton : QStyle::SP_DialogCancelButton));
  // Screen readers cannot read icons.
  item->setData(Qt::AccessibleTextRole, (part.holds ? tr("met: %1") : tr("not met: %1")).arg(text));
  for (const Finding& finding : part.findings) addFinding(finding);
}

void ExerciseView::addFinding(const Finding& finding) {
  auto* item = new QListWidgetItem(plots::shownText(toText(finding.where)) + QLatin1String(": ") + findingText(finding),
                                   m_parts);
  if (finding.where.file.empty()) return;
  item->setData(kLineRole, finding.where.line);
  item->setForeground(palette().link());
  item->setToolTip(tr("Show its line"));
}

void ExerciseView::showHints() {
  const std::vector<LessonText>& hints = m_exercises.exercise().hints;
  const std::size_t shown = m_exercises.state().hints;
  QString html;
  for (std::size_t i = 0; i < shown; ++i) html += lessonHtml(hints[i]);
  m_hintText->setText(html);
  m_hintText->setVisible(shown > 0);
  m_hint->setVisible(!hints.empty());
  m_hint->setEnabled(shown < hints.size());
}

void ExerciseView::showLaunch() {
  m_launch->clear();
  const QString sizes = parametersText(m_exercises.exercise().parameters);
  const auto work = [exercise = m_exercises.exercise()] { return launchText(exercise); };
  // The user may have switched exercises or sizes meanwhile.
  inBackground(this, work, [this, sizes, text = m_exercises.exercise().kernel](const Outcome<Message>& launch) {
    const auto* const known = std::get_if<Message>(&launch);
    if (!known || known->empty() || m_exercises.exercise().kernel != text) return;
    m_launch->setText(tr("Launch: %1; %2").arg(plots::shownText(*known), sizes));
  });
}

void ExerciseView::goToLine(const QListWidgetItem* item) {
  const int line = item->data(kLineRole).toInt();
  if (line == 0) return;
  m_code->showLine(line);
  m_code->setFocus();
}

void ExerciseView::startOver() {
  // Replaces the text as if typed, so that the change can be undone.
  m_code->beginUndoAction();
  m_code->selectAll();
  m_code->replaceSelectedText(QString::fromStdString(m_exercises.exercise().kernel));
  m_code->endUndoAction();
}

}  // namespace warpbench::gui
