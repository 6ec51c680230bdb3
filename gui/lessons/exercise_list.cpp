// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/exercise_list.h"

#include <QEvent>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "exercises/exercises.h"
#include "exercises/lesson_texts.h"
#include "lessons/lesson_player.h"

namespace warpbench::gui {
namespace {

constexpr int kStepRole = Qt::UserRole;

}  // namespace

ExerciseList::ExerciseList(LessonPlayer& player, Exercises& exercises, QWidget* parent)
    : QWidget(parent),
      m_player(player),
      m_exercises(exercises),
      m_count(new QLabel(this)),
      m_list(new QListWidget(this)) {
  m_count->setObjectName(QStringLiteral("lesson.solved"));
  m_list->setObjectName(QStringLiteral("lesson.exercises"));
  m_list->setAccessibleName(tr("Exercises of the lesson"));
  m_list->setToolTip(tr("Choose an exercise to open it; a mark shows that it is solved"));
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_count);
  column->addWidget(m_list);
  connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
    if (!item) return;
    // Queued, because the slot refills this list.
    QMetaObject::invokeMethod(
        this, [this, step = item->data(kStepRole).toUInt()] { m_player.goTo(step); }, Qt::QueuedConnection);
  });
  connect(&m_exercises, &Exercises::changed, this, &ExerciseList::refresh);
}

void ExerciseList::refresh() {
  if (!m_player.isOpen()) return;
  const QSignalBlocker quiet(m_list);
  m_list->clear();
  int solved = 0;
  const Lesson& lesson = m_player.lesson();
  for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
    if (!lesson.steps[step].exercise) continue;
    const bool isSolved = m_exercises.isSolved(lesson.id, *lesson.steps[step].exercise);
    solved += isSolved ? 1 : 0;
    auto* item = new QListWidgetItem(lessonPlain(lesson.steps[step].title), m_list);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);  // users cannot set the check mark
    item->setCheckState(isSolved ? Qt::Checked : Qt::Unchecked);
    item->setData(kStepRole, static_cast<uint>(step));
    if (step == m_player.index()) m_list->setCurrentItem(item);
  }
  m_count->setText(tr("Exercises solved: %1 of %2").arg(solved).arg(m_list->count()));
  setVisible(m_list->count() > 1);
  fitHeight();
}

void ExerciseList::fitHeight() {
  constexpr int kMostRows = 8;
  const int rows = std::min(m_list->count(), kMostRows);
  m_list->setFixedHeight(rows * m_list->sizeHintForRow(0) + 2 * m_list->frameWidth());
}

void ExerciseList::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange && m_list->count() > 0) fitHeight();
}

}  // namespace warpbench::gui
