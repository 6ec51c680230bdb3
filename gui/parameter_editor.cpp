// SPDX-License-Identifier: GPL-3.0-or-later
#include "parameter_editor.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSlider>
#include <QToolButton>
#include <QUrl>

#include "dialogs.h"
#include "number_box.h"
#include "texts.h"
#include "wheel_guard.h"

namespace warpbench::gui {

ParameterEditor::ParameterEditor(const ParameterSpec& spec, QWidget* parent) : QWidget(parent), m_spec(spec) {
  setObjectName(QStringLiteral("parameter.") + QString::fromStdString(spec.id));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);

  const bool file = spec.editor == ParameterSpec::Editor::File;
  QWidget* field = !spec.offered.empty() ? createOffers()
                   : spec.isNumber()     ? createNumber()
                   : file                ? createFile()
                                         : createChoice();
  field->setAccessibleName(QString::fromStdString(spec.title));
  field->setAccessibleDescription(QString::fromStdString(spec.meaning));
  setFocusProxy(field);

  const QString limits = tr("%1: %2.").arg(QString::fromStdString(spec.id), QString::fromStdString(spec.allowed()));
  setToolTip(toolTipText(QString::fromStdString(spec.meaning) + QLatin1Char('\n') + limits));
  setValue(spec.initialValue(false));
}

QWidget* ParameterEditor::createNumber() {
  m_number = new NumberBox(this);
  m_number->setLimits(m_spec.minimum, m_spec.maximum);
  if (m_spec.editor == ParameterSpec::Editor::PowersOfTwo) m_number->setSteps(NumberBox::Steps::Doubling);
  if (!m_spec.unit.empty()) m_number->setSuffix(QLatin1Char(' ') + QString::fromStdString(m_spec.unit));
  connect(m_number, &NumberBox::valueChanged, this, &ParameterEditor::changed);

  if (m_spec.editor == ParameterSpec::Editor::Slider) {
    auto* slider = new QSlider(Qt::Horizontal, this);
    slider->setRange(static_cast<int>(m_spec.minimum), static_cast<int>(m_spec.maximum));
    slider->setPageStep(4);
    slider->setAccessibleName(QString::fromStdString(m_spec.title));
    WheelGuard::protect(slider);
    connect(slider, &QSlider::valueChanged, m_number, [this](int value) { m_number->setNumber(value); });
    connect(m_number, &NumberBox::valueChanged, slider, [this, slider] { slider->setValue(int(m_number->number())); });
    layout()->addWidget(slider);
    layout()->addWidget(m_number);
    static_cast<QHBoxLayout*>(layout())->setStretchFactor(slider, 1);
  } else {
    layout()->addWidget(m_number);
    static_cast<QHBoxLayout*>(layout())->setStretchFactor(m_number, 1);
  }
  return m_number;
}

QWidget* ParameterEditor::createChoice() {
  m_choice = new QComboBox(this);
  for (const std::string& choice : m_spec.choices) m_choice->addItem(QString::fromStdString(choice));
  WheelGuard::protect(m_choice);
  connect(m_choice, &QComboBox::currentIndexChanged, this, &ParameterEditor::changed);
  layout()->addWidget(m_choice);
  return m_choice;
}

QWidget* ParameterEditor::createOffers() {
  m_offers = new QComboBox(this);
  // A long unit must not make the whole form wider than the window's dock.
  m_offers->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  constexpr int kCharacters = 6;
  m_offers->setMinimumContentsLength(kCharacters);
  const QString unit = m_spec.unit.empty() ? QString() : QLatin1Char(' ') + QString::fromStdString(m_spec.unit);
  for (const std::int64_t value : m_spec.offered)
    m_offers->addItem(QString::number(value) + unit, static_cast<qlonglong>(value));
  WheelGuard::protect(m_offers);
  connect(m_offers, &QComboBox::currentIndexChanged, this, &ParameterEditor::changed);
  layout()->addWidget(m_offers);
  static_cast<QHBoxLayout*>(layout())->setStretchFactor(m_offers, 1);
  return m_offers;
}

QWidget* ParameterEditor::createFile() {
  const QString title = QString::fromStdString(m_spec.title);
  m_file = new QLineEdit(this);
  m_file->setPlaceholderText(tr("generated"));
  m_file->setClearButtonEnabled(true);
  auto* browse = new QToolButton(this);
  browse->setText(tr("..."));
  browse->setAccessibleName(tr("%1: choose a file").arg(title));
  browse->setToolTip(tr("Choose a file"));
  connect(browse, &QToolButton::clicked, this, [this, title] {
    const QString path = Dialogs().askOpenPath(window(), title, tr("All files (*)"));
    if (!path.isEmpty()) m_file->setText(path);
  });
  connect(m_file, &QLineEdit::textChanged, this, [this](const QString& text) {
    // A file that is dropped here comes as a URL.
    if (text.startsWith(QLatin1String("file://")))
      m_file->setText(QUrl(text.trimmed()).toLocalFile());
    else
      emit changed();
  });
  layout()->addWidget(m_file);
  layout()->addWidget(browse);
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

}  // namespace warpbench::gui
