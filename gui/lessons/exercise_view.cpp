// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/exercise_view.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QStyle>
#include <QVBoxLayout>
#include <variant>

#include "app/background.h"
#include "code/code_view.h"
#include "lessons/lesson_texts.h"
#include "text/shown_text.h"

namespace warpbench::gui {
namespace {

/// What the compiler says, where that is what came.
using Judged = std::variant<ExerciseOutcome, std::vector<Diagnostic>>;

}  // namespace

ExerciseView::ExerciseView(QWidget* parent)
    : QWidget(parent),
      m_code(new CodeView(this, CodeView::Use::Edit)),
      m_run(new QPushButton(tr("Compile and &run"), this)),
      m_hint(new QPushButton(tr("&Hint"), this)),
      m_startOver(new QPushButton(tr("&Start over"), this)),
      m_parts(new QListWidget(this)),
      m_verdict(new QLabel(this)),
      m_hintText(new QLabel(this)) {
  setObjectName(QStringLiteral("exercise"));
  m_code->setObjectName(QStringLiteral("exercise.code"));
  m_code->setAccessibleName(tr("Kernel of the exercise"));
  m_code->setToolTip(tr("The kernel to change. Ctrl+Return compiles and runs it, Ctrl+Tab leaves the text."));
  m_run->setObjectName(QStringLiteral("exercise.run"));
  m_run->setToolTip(tr("Compile the kernel, run it in the simulator and see what holds (Ctrl+Return)"));
  m_hint->setObjectName(QStringLiteral("exercise.hint"));
  m_hint->setToolTip(tr("Show the next hint"));
  m_startOver->setObjectName(QStringLiteral("exercise.over"));
  m_startOver->setToolTip(tr("Back to the text of the exercise"));
  m_parts->setObjectName(QStringLiteral("exercise.parts"));
  m_parts->setAccessibleName(tr("What has to hold"));
  m_parts->setToolTip(tr("What has to hold, and whether it does"));
  m_parts->setWordWrap(true);
  m_verdict->setObjectName(QStringLiteral("exercise.verdict"));
  m_hintText->setObjectName(QStringLiteral("exercise.hints"));
  m_hintText->setTextFormat(Qt::RichText);
  for (QLabel* label : {m_verdict, m_hintText}) label->setWordWrap(true);

  auto* row = new QHBoxLayout;
  row->addWidget(m_run);
  row->addWidget(m_hint);
  row->addWidget(m_startOver);
  row->addStretch();
  auto* column = new QVBoxLayout(this);
  column->addLayout(row);  // above what grows with each hint
  column->addWidget(m_code, 3);
  column->addWidget(m_verdict);
  column->addWidget(m_parts, 1);
  column->addWidget(m_hintText);

  connect(m_run, &QPushButton::clicked, this, &ExerciseView::run);
  connect(m_hint, &QPushButton::clicked, this, &ExerciseView::showHint);
  connect(m_startOver, &QPushButton::clicked, this, &ExerciseView::startOver);
  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
    auto* shortcut =
        new QShortcut(QKeySequence(Qt::CTRL | key), this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(shortcut, &QShortcut::activated, m_run, &QPushButton::click);
  }
  connect(m_code, &CodeView::edited, this, [this] {
    if (m_key) m_typed[*m_key] = m_code->text();
    // What is said below is of the text that was run.
    if (m_judged) m_verdict->setText(tr("The text has changed: compile and run it again."));
    m_solved = false;
  });
}

ExerciseView::~ExerciseView() { m_stop.request_stop(); }

void ExerciseView::show(const std::string& lesson, std::size_t step, const LessonExercise& exercise) {
  const Key key{lesson, step};
  if (m_key == key) return;
  m_stop.request_stop();
  m_key = key;
  m_exercise = exercise;
  m_hints = 0;
  m_solved = false;
  m_judged = false;
  const auto typed = m_typed.find(key);
  m_code->setCode(typed == m_typed.end() ? QString::fromStdString(exercise.kernel) : typed->second);
  m_code->setDiagnostics({});
  m_run->setEnabled(true);
  m_verdict->setText(tr("This has to hold:"));
  showGoals();
  m_hintText->clear();
  m_hintText->hide();
  m_hint->setVisible(!exercise.hints.empty());
  m_hint->setEnabled(true);
}

void ExerciseView::showGoals() {
  m_parts->clear();
  for (const LessonGoal& goal : m_exercise.goals) m_parts->addItem(plots::shownText(goalText(goal)));
}

void ExerciseView::startOver() {
  // As if typed, so that it can be undone.
  m_code->beginUndoAction();
  m_code->selectAll();
  m_code->replaceSelectedText(QString::fromStdString(m_exercise.kernel));
  m_code->endUndoAction();
}

void ExerciseView::showHint() {
  if (m_hints < m_exercise.hints.size()) ++m_hints;
  QString html;
  for (std::size_t i = 0; i < m_hints; ++i) html += lessonHtml(m_exercise.hints[i]);
  m_hintText->setText(html);
  m_hintText->show();
  m_hint->setEnabled(m_hints < m_exercise.hints.size());
}

void ExerciseView::run() {
  m_stop.request_stop();
  m_stop = std::stop_source();
  m_run->setEnabled(false);
  m_verdict->setText(tr("Compiling and running..."));
  const auto work = [exercise = m_exercise, text = m_code->text().toStdString(),
                     stop = m_stop.get_token()]() -> Judged {
    try {
      return outcomeOf(exercise, text, stop);
    } catch (const CompileError& error) {
      return error.diagnostics();
    }
  };
  inBackground(this, work, [this, stop = m_stop.get_token()](const Outcome<Judged>& outcome) {
    if (stop.stop_requested()) return;
    m_run->setEnabled(true);
    m_judged = true;
    m_solved = false;
    if (const auto* reason = std::get_if<QString>(&outcome)) {
      showGoals();
      m_verdict->setText(*reason);
    } else if (const auto* diagnostics = std::get_if<1>(&std::get<Judged>(outcome))) {
      showGoals();
      m_code->setDiagnostics(*diagnostics);
      m_verdict->setText(tr("It does not compile."));
    } else {
      m_code->setDiagnostics({});
      showOutcome(std::get<0>(std::get<Judged>(outcome)));
    }
    emit judged();
  });
}

void ExerciseView::showOutcome(const ExerciseOutcome& outcome) {
  m_solved = outcome.solved();
  m_verdict->setText(m_solved ? tr("Solved: all of it holds.") : tr("Not all of it holds yet."));
  m_parts->clear();
  for (const ExercisePart& part : outcome.parts) {
    QString text = plots::shownText(part.goal);
    if (!part.found.empty()) text += QLatin1Char('\n') + plots::shownText(part.found);
    auto* item = new QListWidgetItem(text, m_parts);
    item->setIcon(style()->standardIcon(part.holds ? QStyle::SP_DialogApplyButton : QStyle::SP_DialogCancelButton));
    // Icons are no words for those who do not see them.
    item->setData(Qt::AccessibleTextRole, (part.holds ? tr("holds: %1") : tr("does not hold: %1")).arg(text));
  }
}

}  // namespace warpbench::gui
