// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include "exercises/lesson_texts.h"
#include "lessons/exercise_list.h"
#include "lessons/lesson_guess.h"
#include "look/theme.h"

namespace warpbench::gui {

namespace {

constexpr double kTitle = 1.35;  ///< size of a step's title / size of the text

QFont enlarged(QFont font, double factor) {
  font.setBold(true);
  if (font.pointSizeF() > 0)
    font.setPointSizeF(font.pointSizeF() * factor);
  else
    font.setPixelSize(qRound(font.pixelSize() * factor));
  return font;
}

}  // namespace

LessonPanel::LessonPanel(LessonPlayer& player, Exercises& exercises, QWidget* parent)
    : QWidget(parent),
      m_player(player),
      m_lesson(new QLabel(this)),
      m_tools(new QHBoxLayout),
      m_handout(new QToolButton(this)),
      m_keep(new QToolButton(this)),
      m_close(new QToolButton(this)),
      m_title(new QLabel(this)),
      m_scroll(new QScrollArea(this)),
      m_text(nullptr),
      m_guess(new LessonGuessBox(this)),
      m_reveal(nullptr),
      m_exercises(new ExerciseList(player, exercises, this)),
      m_note(new QLabel(this)),
      m_back(new QPushButton(this)),
      m_place(new QLabel(this)),
      m_next(new QPushButton(this)) {
  setObjectName(QStringLiteral("lesson"));
  m_lesson->setObjectName(QStringLiteral("lesson.lesson"));
  m_title->setObjectName(QStringLiteral("lesson.title"));
  m_note->setObjectName(QStringLiteral("lesson.note"));
  for (QLabel* label : {m_lesson, m_title, m_note}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
  }
  m_close->setObjectName(QStringLiteral("lesson.close"));
  m_handout->setObjectName(QStringLiteral("lesson.handout"));
  m_keep->setObjectName(QStringLiteral("lesson.keep"));
  for (QToolButton* tool : {m_handout, m_keep, m_close}) {
    tool->setAutoRaise(true);
    tool->setFocusPolicy(Qt::StrongFocus);
    m_tools->addWidget(tool);
  }
  m_tools->insertStretch(m_tools->indexOf(m_close), 1);

  auto* content = new QWidget(this);
  auto* texts = new QVBoxLayout(content);
  texts->setContentsMargins(0, 0, 0, 0);
  texts->setSpacing(fontMetrics().height() / 2);
  m_text = addText("lesson.text");
  m_reveal = addText("lesson.reveal");
  texts->addWidget(m_text);
  texts->addWidget(m_guess);
  texts->addWidget(m_reveal);
  texts->addStretch(1);
  m_scroll->setObjectName(QStringLiteral("lesson.scroll"));
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setWidgetResizable(true);
  m_scroll->setWidget(content);

  auto* column = new QVBoxLayout(this);
  column->addLayout(m_tools);
  column->addWidget(m_lesson);
  column->addWidget(m_title);
  column->addWidget(m_scroll, 1);
  column->addWidget(m_exercises);
  column->addWidget(m_note);
  column->addWidget(createNavigation());

  connect(m_guess, &LessonGuessBox::guessed, this, [this](const Guessed& guess) { m_player.setGuessed(guess); });
  connect(&m_player, &LessonPlayer::guessChanged, this, [this] {
    if (m_asked == m_player.index()) m_guess->check(m_player.guessed());
  });
  connect(m_guess, &LessonGuessBox::entered, m_next, &QPushButton::click);
  connect(m_close, &QToolButton::clicked, this, &LessonPanel::closeRequested);
  connect(m_handout, &QToolButton::clicked, this, &LessonPanel::handoutRequested);
  connect(m_keep, &QToolButton::clicked, this, &LessonPanel::keepRequested);
  connect(&m_player, &LessonPlayer::opened, this, [this] { m_asked.reset(); });
  setTexts();
  applyPalette();
}

void LessonPanel::addTool(QAction& action) {
  auto* tool = new QToolButton(this);
  tool->setDefaultAction(&action);
  tool->setAutoRaise(true);
  tool->setFocusPolicy(Qt::StrongFocus);
  m_tools->insertWidget(m_tools->indexOf(m_keep) + 1, tool);
  setTabOrder(m_keep, tool);
}

QLabel* LessonPanel::addText(const char* name) {
  auto* label = new QLabel(this);
  label->setObjectName(QLatin1String(name));
  label->setTextFormat(Qt::RichText);
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  return label;
}

QWidget* LessonPanel::createNavigation() {
  auto* navigation = new QWidget(this);
  auto* row = new QHBoxLayout(navigation);
  row->setContentsMargins(0, 0, 0, 0);
  m_back->setObjectName(QStringLiteral("lesson.back"));
  m_next->setObjectName(QStringLiteral("lesson.next"));
  m_place->setObjectName(QStringLiteral("lesson.place"));
  m_place->setAlignment(Qt::AlignCenter);
  row->addWidget(m_back, 1);
  row->addWidget(m_place, 1);
  row->addWidget(m_next, 1);
  connect(m_back, &QPushButton::clicked, &m_player, &LessonPlayer::backward);
  connect(m_next, &QPushButton::clicked, &m_player, &LessonPlayer::forward);
  for (const auto& [key, button] : {std::pair(Qt::Key_PageUp, m_back), std::pair(Qt::Key_PageDown, m_next)}) {
    auto* shortcut = new QShortcut(key, this);
    connect(shortcut, &QShortcut::activated, button, &QPushButton::click);
  }
  return navigation;
}

void LessonPanel::setTexts() {
  m_close->setText(tr("Close"));
  m_close->setAccessibleName(tr("Close the lesson"));
  m_close->setToolTip(tr("End the lesson and return to the list"));
  m_handout->setText(tr("Handout..."));
  m_handout->setToolTip(tr("Write the lesson's steps as pages of one PDF"));
  m_keep->setText(tr("Keep results"));
  m_keep->setToolTip(tr("Add the lesson's results to the session"));
  m_back->setText(tr("B&ack"));
  m_back->setToolTip(tr("Previous step (Page Up)"));
  m_next->setText(tr("Ne&xt"));
  m_next->setToolTip(tr("Next step (Page Down)"));
  m_scroll->setAccessibleName(tr("Text of the step"));
}

void LessonPanel::applyPalette() {
  m_title->setFont(enlarged(font(), kTitle));
  QPalette muted = palette();
  muted.setColor(QPalette::WindowText, plots::coloursOf(plots::themeOf(palette())).muted);
  m_lesson->setPalette(muted);
  m_note->setPalette(muted);
}

void LessonPanel::showStep() {
  const LessonStep& step = m_player.step();
  const bool revealed = m_player.revealed();
  m_lesson->setText(lessonPlain(m_player.lesson().title));
  m_title->setText(lessonPlain(step.title));
  m_text->setText(lessonHtml(step.text));
  m_guess->setVisible(step.guess.has_value());
  if (step.guess && m_asked != m_player.index()) {
    const auto experiment = m_player.lesson().experimentOf(m_player.index());
    m_guess->ask(*step.guess, m_player.guessed(),
                 experiment ? &*m_player.lesson().steps[*experiment].experiment : nullptr);
    m_scroll->verticalScrollBar()->setValue(0);
  }
  m_asked = step.guess ? std::optional(m_player.index()) : std::nullopt;
  const bool told = revealed && step.reveal && !step.reveal->text.empty();
  m_reveal->setText(told ? lessonHtml(step.reveal->text) : QString());
  m_reveal->setVisible(told);
  m_place->setText(tr("%1 of %2").arg(m_player.index() + 1).arg(m_player.lesson().steps.size()));
  m_next->setText(revealed ? tr("Ne&xt") : (step.guess ? tr("Sho&w answer") : tr("Show &more")));
  m_next->setEnabled(m_player.canForward());
  m_back->setEnabled(m_player.canBackward());
  m_exercises->refresh();
}

void LessonPanel::setAnswer(const QString& answer) {
  if (!m_player.step().guess) return;
  m_guess->setAnswer(answer);
  // Scrolls the question to the top, so that the answer is visible.
  if (!answer.isEmpty())
    QMetaObject::invokeMethod(
        this, [this] { m_scroll->verticalScrollBar()->setValue(m_guess->y()); }, Qt::QueuedConnection);
}

void LessonPanel::setNote(const QString& note) {
  m_note->setText(note);
  m_note->setVisible(!note.isEmpty());
}

void LessonPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) applyPalette();
}

}  // namespace warpbench::gui
