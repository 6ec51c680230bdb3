// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiment/parameter_editor.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QStyleOptionComboBox>
#include <QToolButton>
#include <QUrl>
#include <algorithm>

#include "experiment/image_preview.h"
#include "experiment/sweep_icon.h"
#include "text/shown_text.h"
#include "widgets/number_box.h"
#include "widgets/reason_label.h"
#include "widgets/texts.h"
#include "widgets/wheel_guard.h"

namespace warpbench::gui {

ParameterEditor::ParameterEditor(const ParameterSpec& spec, QWidget* parent)
    : QWidget(parent), m_spec(spec), m_row(new QHBoxLayout), m_reason(reasonLabel(this)) {
  setObjectName(QStringLiteral("parameter.") + QString::fromStdString(spec.id));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  m_row->setSpacing(4);
  column->addLayout(m_row);
  column->addWidget(m_reason);
  m_reason->setObjectName(QStringLiteral("reason.") + QString::fromStdString(spec.id));
  m_reason->hide();

  const bool file = spec.editor == ParameterSpec::Editor::File;
  QWidget* field = !spec.offered.empty() ? createOffers()
                   : spec.isNumber()     ? createNumber()
                   : file                ? createFile()
                                         : createChoice();
  field->setAccessibleName(plots::shownText(spec.title));
  field->setAccessibleDescription(plots::shownText(spec.meaning));
  setFocusProxy(field);
  if (spec.isNumber()) m_row->addWidget(createSweep());

  const QString unit = spec.unit.empty() ? QString() : tr(", in %1").arg(plots::shownText(spec.unit));
  const QString limits = tr("%1: %2%3.").arg(QString::fromStdString(spec.id), plots::shownText(spec.allowed()), unit);
  setToolTip(toolTipText(plots::shownText(spec.meaning) + QLatin1Char('\n') + limits));
  setValue(spec.initialValue(false));
}

// A focused number field commits its edit on destruction and would notify the destroyed editor.
ParameterEditor::~ParameterEditor() {
  if (m_number) m_number->disconnect(this);
}

QWidget* ParameterEditor::createNumber() {
  m_number = new NumberBox(this);
  m_number->setLimits(m_spec.minimum, m_spec.maximum);
  if (m_spec.editor == ParameterSpec::Editor::PowersOfTwo) m_number->setSteps(NumberBox::Steps::Doubling);
  // There is no room for the unit next to a slider; the tooltip shows it.
  const bool slides = m_spec.editor == ParameterSpec::Editor::Slider;
  if (!slides) {
    const auto showUnit = [this] { m_number->setSuffix(unitOf(m_number->number())); };
    connect(m_number, &NumberBox::valueChanged, this, showUnit);
    showUnit();
  }
  connect(m_number, &NumberBox::valueChanged, this, &ParameterEditor::changed);
  connect(m_number, &NumberBox::accepted, this, [this] { showReason({}); });
  connect(m_number, &NumberBox::refused, this,
          [this] { showReason(tr("It takes %1.").arg(plots::shownText(m_spec.allowed()))); });

  if (slides) {
    createSlider(static_cast<int>(m_spec.minimum), static_cast<int>(m_spec.maximum));
    connect(m_slider, &QSlider::valueChanged, m_number, [this](int value) { m_number->setNumber(value); });
    connect(m_number, &NumberBox::valueChanged, m_slider, [this] { m_slider->setValue(int(m_number->number())); });
    connect(m_number, &NumberBox::stepped, this, &ParameterEditor::moved);
  }
  m_row->addWidget(m_number, m_slider ? 0 : 1);
  return m_number;
}

QSlider* ParameterEditor::createSlider(int first, int last) {
  m_slider = new QSlider(Qt::Horizontal, this);
  m_slider->setRange(first, last);
  m_slider->setPageStep(4);
  m_slider->setMinimumWidth(fontMetrics().averageCharWidth() * 9);
  m_slider->setAccessibleName(plots::shownText(m_spec.title));
  WheelGuard::protect(m_slider);
  // Emitted only for user actions, before the value changes.
  connect(
      m_slider, &QSlider::actionTriggered, this,
      [this] {
        if (m_slider->sliderPosition() != m_slider->value())
          QMetaObject::invokeMethod(this, &ParameterEditor::moved, Qt::QueuedConnection);
      },
      Qt::DirectConnection);
  m_row->addWidget(m_slider, 1);
  return m_slider;
}

QToolButton* ParameterEditor::createSweep() {
  m_sweep = new QToolButton(this);
  m_sweep->setObjectName(QStringLiteral("sweep.this"));
  m_sweep->setFocusPolicy(Qt::StrongFocus);
  m_sweep->setAutoRaise(true);
  m_sweep->setAccessibleName(tr("Sweep %1").arg(plots::shownText(m_spec.title)));
  m_sweep->setToolTip(tr("Sweep this parameter over several values"));
  connect(m_sweep, &QToolButton::clicked, this, &ParameterEditor::sweepRequested);
  applyIcon();
  return m_sweep;
}

QWidget* ParameterEditor::createChoice() {
  m_choice = new QComboBox(this);
  for (const std::string& choice : m_spec.choices) m_choice->addItem(QString::fromStdString(choice));
  WheelGuard::protect(m_choice);
  connect(m_choice, &QComboBox::currentIndexChanged, this, &ParameterEditor::changed);
  m_row->addWidget(m_choice);
  return m_choice;
}

QWidget* ParameterEditor::createOffers() {
  m_offers = new QComboBox(this);
  // A long unit must not make the whole form wider than the window's dock.
  m_offers->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  int characters = 6;
  for (const std::int64_t value : m_spec.offered) {
    const QString number = QString::number(value);
    m_offers->addItem(number, static_cast<qlonglong>(value));
    characters = std::max(characters, static_cast<int>(number.size()));
  }
  m_offers->setMinimumContentsLength(characters);
  m_offers->installEventFilter(this);
  WheelGuard::protect(m_offers);
  connect(m_offers, &QComboBox::currentIndexChanged, this, &ParameterEditor::changed);

  // The slider moves from offer to offer.
  if (m_spec.editor == ParameterSpec::Editor::Slider && m_offers->count() > 1) {
    createSlider(0, m_offers->count() - 1);
    connect(m_slider, &QSlider::valueChanged, m_offers, &QComboBox::setCurrentIndex);
    connect(m_offers, &QComboBox::currentIndexChanged, m_slider, &QSlider::setValue);
    connect(m_offers, &QComboBox::activated, this, &ParameterEditor::moved);
  }
  m_row->addWidget(m_offers, m_slider ? 0 : 1);
  return m_offers;
}

QWidget* ParameterEditor::createFile() {
  const QString title = plots::shownText(m_spec.title);
  m_file = new QLineEdit(this);
  m_file->setPlaceholderText(tr("generated"));
  m_file->setClearButtonEnabled(true);
  auto* browse = new QToolButton(this);
  browse->setText(tr("..."));
  browse->setFocusPolicy(Qt::StrongFocus);
  browse->setAccessibleName(tr("%1: choose a file").arg(title));
  browse->setToolTip(tr("Choose a file"));
  connect(browse, &QToolButton::clicked, this, &ParameterEditor::fileRequested);
  m_preview = new ImagePreview(this);
  connect(m_preview, &ImagePreview::looked, this, &ParameterEditor::changed);
  connect(m_file, &QLineEdit::textChanged, this, [this](const QString& text) {
    // A file dropped here arrives as a URL.
    if (text.startsWith(QLatin1String("file://"))) {
      m_file->setText(QUrl(text.trimmed()).toLocalFile());
      return;
    }
    m_preview->setPath(text);
    emit changed();
  });
  m_row->addWidget(m_file);
  m_row->addWidget(browse);
  layout()->addWidget(m_preview);
  return m_file;
}

Value ParameterEditor::value() const {
  if (m_number) return m_number->number();
  if (m_offers) return std::int64_t{m_offers->currentData().toLongLong()};
  if (m_file) return m_file->text().toStdString();
  return m_choice->currentText().toStdString();
}

void ParameterEditor::setValue(const Value& value) {
  if (m_offers) {
    const int row = m_offers->findData(static_cast<qlonglong>(std::get<std::int64_t>(value)));
    if (row >= 0) m_offers->setCurrentIndex(row);
  } else if (m_number) {
    m_number->setNumber(std::get<std::int64_t>(value));
  } else if (m_file) {
    m_file->setText(QString::fromStdString(std::get<std::string>(value)));
  } else {
    m_choice->setCurrentText(QString::fromStdString(std::get<std::string>(value)));
  }
}

QString ParameterEditor::problem() const { return m_preview ? m_preview->problem() : m_reason->text(); }

void ParameterEditor::slide(int steps) {
  using Slider = QAbstractSlider;
  for (int i = 0; i < std::abs(steps); ++i)
    m_slider->triggerAction(steps > 0 ? Slider::SliderSingleStepAdd : Slider::SliderSingleStepSub);
}

QString ParameterEditor::text() const {
  const Value now = value();
  const auto* const number = std::get_if<std::int64_t>(&now);
  const QString unit = number ? unitOf(*number) : QString();
  return QStringLiteral("%1: %2").arg(plots::shownText(m_spec.title), QString::fromStdString(toText(now)) + unit);
}

void ParameterEditor::setScope(const QString& scope) {
  for (QWidget* named : {static_cast<QWidget*>(this), static_cast<QWidget*>(m_reason)})
    named->setObjectName(scope + QLatin1Char('.') + named->objectName());
  if (m_sweep) m_sweep->hide();
}

void ParameterEditor::showReason(const QString& reason) {
  if (reason == m_reason->text()) return;
  m_reason->setText(reason);
  m_reason->setVisible(!reason.isEmpty());
  emit changed();  // the file may have become valid or invalid
}

QString ParameterEditor::unitOf(std::int64_t value) const {
  // Units are plurals, except MiB.
  if (m_spec.unit.empty() || (value == 1 && m_spec.unit != "MiB")) return {};
  return QLatin1Char(' ') + plots::shownText(m_spec.unit);
}

void ParameterEditor::showUnitWhereItFits() {
  QStyleOptionComboBox option;
  option.initFrom(m_offers);
  const QRect room =
      m_offers->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, m_offers);
  constexpr int kMargin = 1;  // the style's own, on each side
  const auto text = [this](int row, bool withUnit) {
    const QVariant value = m_offers->itemData(row);
    return value.toString() + (withUnit ? unitOf(value.toLongLong()) : QString());
  };
  bool fits = true;
  for (int row = 0; row < m_offers->count(); ++row)
    fits = fits && m_offers->fontMetrics().horizontalAdvance(text(row, true)) + 2 * kMargin <= room.width();
  for (int row = 0; row < m_offers->count(); ++row) m_offers->setItemText(row, text(row, fits));
}

void ParameterEditor::applyIcon() {
  if (m_sweep) m_sweep->setIcon(sweepIcon(palette()));
}

bool ParameterEditor::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_offers && (event->type() == QEvent::Resize || event->type() == QEvent::FontChange))
    showUnitWhereItFits();
  return QWidget::eventFilter(watched, event);
}

void ParameterEditor::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) applyIcon();
  QWidget::changeEvent(event);
}

}  // namespace warpbench::gui
