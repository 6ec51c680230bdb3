// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_guess.h"

#include <QButtonGroup>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QVBoxLayout>
#include <algorithm>

#include "catalogue/catalogue.h"
#include "exercises/lesson_texts.h"
#include "experiment/series_icon.h"
#include "widgets/texts.h"
#include "widgets/wheel_guard.h"

namespace warpbench::gui {

LessonGuessBox::LessonGuessBox(QWidget* parent)
    : QWidget(parent), m_question(new QLabel(this)), m_column(new QVBoxLayout(this)), m_answer(new QLabel(this)) {
  setObjectName(QStringLiteral("lesson.guess"));
  m_column->setContentsMargins(0, 0, 0, 0);
  m_question->setObjectName(QStringLiteral("lesson.question"));
  m_question->setTextFormat(Qt::RichText);
  m_answer->setObjectName(QStringLiteral("lesson.answer"));
  m_answer->setTextFormat(Qt::PlainText);
  for (QLabel* label : {m_question, m_answer}) {
    label->setWordWrap(true);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    m_column->addWidget(label);
  }
}

void LessonGuessBox::ask(const LessonGuess& guess, const Guessed& guessed, const LessonExperiment* experiment) {
  m_question->setText(lessonHtml(guess.question));
  delete m_options;
  m_options = new QWidget(this);
  m_group = new QButtonGroup(m_options);
  auto* rows = new QVBoxLayout(m_options);
  rows->setContentsMargins(0, 0, 0, 0);
  m_column->insertWidget(1, m_options);
  m_answer->hide();
  m_family = guess.kind == LessonGuess::Kind::Fastest ? experiment->request.family : std::string();
  m_offered = optionsOf(guess, experiment);
  for (std::size_t i = 0; i < m_offered.size(); ++i) addOption(m_offered[i].text, static_cast<int>(i));
  if (guess.kind == LessonGuess::Kind::Ratio) addNumber(guessed);
  check(guessed);
  colourOptions();
  connect(m_group, &QButtonGroup::idClicked, this,
          [this](int id) { emit this->guessed(m_offered[static_cast<std::size_t>(id)].guess); });
}

void LessonGuessBox::check(const Guessed& guessed) {
  for (std::size_t i = 0; i < m_offered.size(); ++i)
    if (m_offered[i].guess == guessed) m_group->button(static_cast<int>(i))->setChecked(true);
}

/// A radio button clips long text, so a wrapping label stands next to it.
void LessonGuessBox::addOption(const QString& text, int id) {
  auto* button = new QRadioButton(m_options);
  button->setObjectName(QStringLiteral("lesson.option.%1").arg(id));
  button->setAccessibleName(text);
  button->setToolTip(tr("Your guess"));
  m_group->addButton(button, id);
  auto* label = new QLabel(text, m_options);
  label->setTextFormat(Qt::PlainText);
  label->setWordWrap(true);
  label->setBuddy(button);
  label->installEventFilter(this);
  auto* row = new QHBoxLayout;
  row->addWidget(button, 0, Qt::AlignTop);
  row->addWidget(label, 1);
  static_cast<QVBoxLayout*>(m_options->layout())->addLayout(row);
}

void LessonGuessBox::addNumber(const Guessed& guessed) {
  auto* number = new QDoubleSpinBox(m_options);
  number->setObjectName(QStringLiteral("lesson.number"));
  number->setAccessibleName(tr("How many times as much"));
  number->setToolTip(tr("The factor, as a number"));
  constexpr double kMost = 100000;
  constexpr double kStep = 0.25;
  number->setRange(0, kMost);
  number->setDecimals(2);
  number->setSingleStep(kStep);
  number->setValue(guessed.number.value_or(1));
  number->setSuffix(tr(" times"));
  WheelGuard::protect(number);
  connect(number, &QDoubleSpinBox::valueChanged, this,
          [this](double value) { emit this->guessed({.variant = {}, .number = value, .choice = {}}); });
  // The proposed number counts as a guess too.
  connect(number->findChild<QLineEdit*>(), &QLineEdit::returnPressed, this, [this, number] {
    emit this->guessed({.variant = {}, .number = number->value(), .choice = {}});
    emit entered();
  });
  auto* row = new QHBoxLayout;
  row->addWidget(number);
  row->addStretch(1);
  static_cast<QVBoxLayout*>(m_options->layout())->addLayout(row);
}

void LessonGuessBox::colourOptions() {
  // A style's colour for disabled text is often too faint for the options, which are disabled once answered.
  QPalette answered = palette();
  for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text})
    answered.setColor(QPalette::Disabled, role, plots::coloursOf(plots::themeOf(palette())).muted);
  m_options->setPalette(answered);
  const Family* family = findFamily(m_family);
  if (!family) return;
  for (std::size_t i = 0; i < m_offered.size(); ++i) {
    const auto place =
        std::ranges::find(family->variants, *m_offered[i].guess.variant, &Variant::id) - family->variants.begin();
    // Keeps its colour even if disabled, so that the options stay distinct once answered.
    m_group->button(static_cast<int>(i))
        ->setIcon(seriesIcon(static_cast<int>(place), plots::themeOf(palette()), WhenDisabled::AsEver));
  }
}

void LessonGuessBox::setAnswer(const QString& answer) {
  m_options->setEnabled(answer.isEmpty());
  m_answer->setText(answer);
  m_answer->setVisible(!answer.isEmpty());
}

/// Forwards a click on an option's text to its button.
bool LessonGuessBox::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::MouseButtonRelease)
    if (const auto* label = qobject_cast<QLabel*>(watched); label && label->buddy()->isEnabled())
      qobject_cast<QRadioButton*>(label->buddy())->click();
  return QWidget::eventFilter(watched, event);
}

void LessonGuessBox::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange && m_options) colourOptions();
  QWidget::changeEvent(event);
}

}  // namespace warpbench::gui
