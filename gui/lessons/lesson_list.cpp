// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_list.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <initializer_list>

#include "exercises/lesson_texts.h"
#include "text/shown_text.h"
#include "widgets/texts.h"

namespace warpbench::gui {

LessonList::LessonList(QAction& presentation, QWidget* parent)
    : QWidget(parent),
      m_list(new QListWidget(this)),
      m_summary(new QLabel(this)),
      m_start(new QPushButton(tr("&Start lesson"), this)) {
  setObjectName(QStringLiteral("lessons"));
  m_list->setObjectName(QStringLiteral("lessons.list"));
  m_list->setAccessibleName(tr("Lessons"));
  m_list->setToolTip(tr("Choose a lesson; press Return to start it"));
  m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_summary->setObjectName(QStringLiteral("lessons.summary"));
  m_summary->setWordWrap(true);
  m_summary->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_start->setObjectName(QStringLiteral("lessons.start"));
  m_start->setToolTip(tr("Start the selected lesson"));
  auto* open = new QPushButton(tr("&Open lesson..."), this);
  open->setObjectName(QStringLiteral("lessons.open"));
  open->setToolTip(tr("Open a lesson from a file"));
  auto* present = new QToolButton(this);
  present->setDefaultAction(&presentation);
  present->setFocusPolicy(Qt::StrongFocus);

  auto* beside = new QVBoxLayout;
  beside->addWidget(m_summary);
  auto* actions = new QHBoxLayout;
  for (QWidget* action : std::initializer_list<QWidget*>{m_start, open, present}) actions->addWidget(action);
  actions->addStretch(1);
  beside->addLayout(actions);
  beside->addStretch(1);
  auto* row = new QHBoxLayout(this);
  row->addWidget(m_list, 1);
  row->addLayout(beside, 1);

  connect(m_list, &QListWidget::currentRowChanged, this, &LessonList::showCurrent);
  connect(m_list, &QListWidget::itemActivated, this, &LessonList::start);
  connect(m_start, &QPushButton::clicked, this, &LessonList::start);
  connect(open, &QPushButton::clicked, this, &LessonList::openRequested);
}

void LessonList::fill() {
  const int row = std::max(0, m_list->currentRow());
  m_lessons.clear();
  for (const Lesson& lesson : shippedLessons())
    m_lessons.push_back({.file = lesson.id, .lesson = lesson, .whyNot = {}});
  for (KnownLesson& own : ownLessons()) m_lessons.push_back(std::move(own));
  m_list->clear();
  for (const KnownLesson& each : m_lessons)
    m_list->addItem(each.lesson ? lessonPlain(each.lesson->title)
                                : tr("%1: not a lesson").arg(QString::fromStdString(each.file)));
  m_list->setCurrentRow(std::min(row, m_list->count() - 1));
}

void LessonList::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  fill();
}

const KnownLesson* LessonList::current() const {
  const int row = m_list->currentRow();
  return row < 0 ? nullptr : &m_lessons[static_cast<std::size_t>(row)];
}

void LessonList::showCurrent() {
  const KnownLesson* const shown = current();
  m_start->setEnabled(shown && shown->lesson);
  if (!shown) {
    m_summary->clear();
  } else if (!shown->lesson) {
    m_summary->setText(plots::shownText(shown->whyNot).toHtmlEscaped());
  } else {
    QString text = QStringLiteral("<h2>%1</h2>").arg(lessonPlain(shown->lesson->title).toHtmlEscaped());
    text += lessonHtml(shown->lesson->summary);
    if (shown->lesson->minutes > 0)
      text += QStringLiteral("<p>%1</p>").arg(tr("It takes about %1 min.").arg(shown->lesson->minutes));
    m_summary->setText(text);
  }
}

void LessonList::start() {
  if (const KnownLesson* const shown = current(); shown && shown->lesson) emit chosen(Lesson(*shown->lesson));
}

}  // namespace warpbench::gui
