// SPDX-License-Identifier: GPL-3.0-or-later
#include "exporter/picture_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QStandardItemModel>
#include <algorithm>

#include "export/plot_data_text.h"
#include "widgets/texts.h"

namespace warpbench::gui {

namespace {

using plots::PictureSize;

/// Letters may be slightly wider than their font metrics on a scaled screen or next to an underlined one. A trailing
/// space keeps the last letter whole.
QLabel* labelOf(const QString& title) { return new QLabel(title + QLatin1Char(' ')); }

constexpr int kOwnSize = -1;  ///< instead of a preset

QString formatTitle(const QString& ending) {
  if (ending == QLatin1String("pdf")) return PictureForm::tr("PDF, vectors");
  if (ending == QLatin1String("svg")) return PictureForm::tr("SVG, vectors");
  if (ending == QLatin1String("png")) return PictureForm::tr("PNG, pixels");
  if (ending == QLatin1String("tex")) return PictureForm::tr("LaTeX, drawn by pgfplots");
  if (ending == QLatin1String("csv")) return PictureForm::tr("CSV, the plot's data");
  if (ending == QLatin1String("tsv")) return PictureForm::tr("TSV, the plot's data");
  return PictureForm::tr("JSON, the plot's data");
}

}  // namespace

PictureForm::PictureForm(const QString& name, QWidget* parent)
    : QWidget(parent),
      m_name(name),
      m_form(new QFormLayout(this)),
      m_format(new QComboBox(this)),
      m_preset(new QComboBox(this)),
      m_width(new QDoubleSpinBox(this)),
      m_height(new QDoubleSpinBox(this)),
      m_unit(new QComboBox(this)),
      m_dpi(new QDoubleSpinBox(this)),
      m_text(new QDoubleSpinBox(this)),
      m_ground(new QComboBox(this)),
      m_legend(new QComboBox(this)) {
  for (const QLatin1String ending : kEndings) m_format->addItem(formatTitle(ending), QString(ending));
  for (const plots::PicturePreset preset : plots::kPicturePresets)
    m_preset->addItem(plots::presetTitle(preset), static_cast<int>(preset));
  m_preset->addItem(tr("Custom size"), kOwnSize);
  m_unit->addItem(tr("millimetres"), static_cast<int>(PictureSize::Unit::Millimetres));
  m_unit->addItem(tr("pixels"), static_cast<int>(PictureSize::Unit::Pixels));
  m_ground->addItem(tr("light"), false);
  m_ground->addItem(tr("dark"), true);
  m_dpi->setRange(PictureSize::kLeastDpi, PictureSize::kMostDpi);
  m_dpi->setDecimals(0);
  m_dpi->setSuffix(tr(" dots per inch"));
  m_text->setRange(PictureSize::kLeastText, PictureSize::kMostText);
  m_text->setDecimals(2);
  m_text->setSuffix(tr(" pt"));
  // Ignores numbers that are still being typed.
  for (QDoubleSpinBox* box : {m_width, m_height, m_dpi, m_text}) {
    box->setKeyboardTracking(false);
    connect(box, &QDoubleSpinBox::valueChanged, this, &PictureForm::takeNumbers);
  }

  m_form->setContentsMargins(0, 0, 0, 0);
  const auto add = [this](const QString& title, QWidget* field, const char* own, const QString& tip) {
    addRow(m_form->rowCount(), title, field, own, tip);
  };
  add(tr("&Format"), m_format, "format", tr("The file format. Vector formats stay sharp at any size."));
  add(tr("&Preset"), m_preset, "preset", tr("A suitable size, with readable text."));
  add(tr("&Width"), m_width, "width", tr("Width of the picture."));
  add(tr("&Height"), m_height, "height", tr("Height of the picture."));
  add(tr("&Unit"), m_unit, "unit", tr("Unit of width and height; the size stays the same."));
  add(tr("&Resolution"), m_dpi, "dpi", tr("Pixels per inch, for PNG and for sizes in pixels."));
  add(tr("&Text size"), m_text, "text",
      tr("Size of axis titles and legend, in points of 1/72 inch. Lines and marks scale with it."));
  add(tr("Back&ground"), m_ground, "ground", tr("Light for paper, dark for dark slides."));
  addParts();
  connect(m_format, &QComboBox::currentIndexChanged, this, &PictureForm::takeFormat);
  connect(m_ground, &QComboBox::currentIndexChanged, this, &PictureForm::takeFormat);
  connect(m_preset, &QComboBox::currentIndexChanged, this, &PictureForm::takePreset);
  connect(m_unit, &QComboBox::currentIndexChanged, this, &PictureForm::takeUnit);
  fill();
}

void PictureForm::addParts() {
  using plots::PlotParts;
  auto* box = new QWidget(this);
  auto* grid = new QGridLayout(box);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setVerticalSpacing(2);
  const auto addSwitch = [&](const QString& text, const char* name, bool PlotParts::*part) {
    auto* one = new QCheckBox(text, box);
    one->setObjectName(m_name + QLatin1Char('.') + QLatin1String(name));
    one->setToolTip(tr("Kept for each preset"));
    connect(one, &QCheckBox::toggled, this, &PictureForm::takeParts);
    const auto place = static_cast<int>(m_switches.size());
    grid->addWidget(one, place / 2, place % 2);
    m_switches.emplace_back(one, part);
  };
  addSwitch(tr("title"), "title", &PlotParts::title);
  addSwitch(tr("subtitle"), "subtitle", &PlotParts::subtitle);
  addSwitch(tr("formula"), "formula", &PlotParts::formula);
  addSwitch(tr("notes"), "notes", &PlotParts::notes);
  addSwitch(tr("marks"), "marks", &PlotParts::marks);
  addSwitch(tr("peak and copy"), "lines", &PlotParts::lines);
  auto* label = labelOf(tr("Sh&ow"));
  label->setBuddy(m_switches.front().first);
  label->setAlignment(Qt::AlignTop);
  m_form->addRow(label, box);

  m_legend->addItem(tr("below the plot"), static_cast<int>(PlotParts::Legend::Below));
  m_legend->addItem(tr("next to the plot"), static_cast<int>(PlotParts::Legend::Beside));
  m_legend->addItem(tr("none"), static_cast<int>(PlotParts::Legend::None));
  addRow(m_form->rowCount(), tr("Legen&d"), m_legend, "legend", tr("The legend moves if it does not fit."));
  connect(m_legend, &QComboBox::currentIndexChanged, this, &PictureForm::takeParts);
}

void PictureForm::addWords() {
  using plots::PlotWords;
  const auto add = [&](const QString& title, const char* name, const QString& tip, QString PlotWords::*words) {
    auto* field = new QLineEdit(this);
    field->setPlaceholderText(tr("as in the plot"));
    addRow(m_form->rowCount(), title, field, name, tip);
    connect(field, &QLineEdit::textEdited, this, &PictureForm::takeWords);
    m_wordFields.emplace_back(field, words);
  };
  add(tr("T&itle"), "own.title", tr("Title for this plot."), &PlotWords::title);
  add(tr("&x axis"), "own.x", tr("Label for this plot's x axis."), &PlotWords::x);
  add(tr("&y axis"), "own.y",
      tr("Label for this plot's y axis. Without the subtitle, it also says if all times are modelled or recorded."),
      &PlotWords::y);
  fill();
}

void PictureForm::setWords(const plots::PlotWords& words) {
  if (m_words == words) return;
  m_words = words;
  fill();
}

void PictureForm::takeWords() {
  for (const auto& [field, words] : m_wordFields) m_words.*words = field->text();
  fill();
  emit changed();
}

void PictureForm::fillParts(bool enabled) {
  const plots::PlotParts parts = m_choices.shownParts();
  for (const auto& [box, part] : m_switches) {
    // A title that the user entered is always shown.
    const bool wanted = part == &plots::PlotParts::title && !m_words.title.isEmpty();
    box->setChecked(wanted || parts.*part);
    box->setEnabled(enabled && !wanted);
  }
  m_legend->setCurrentIndex(m_legend->findData(static_cast<int>(parts.legend)));
  m_legend->setEnabled(enabled);
  for (const auto& [field, words] : m_wordFields) {
    if (field->text() != m_words.*words) field->setText(m_words.*words);
    field->setEnabled(enabled);
  }
}

void PictureForm::takeParts() {
  if (m_filling) return;
  plots::PlotParts parts = m_choices.shownParts();
  for (const auto& [box, part] : m_switches)
    if (box->isEnabled()) parts.*part = box->isChecked();
  parts.legend = static_cast<plots::PlotParts::Legend>(m_legend->currentData().toInt());
  m_choices.parts[m_choices.partsKey()] = parts;
  emit changed();
}

void PictureForm::addRow(int row, const QString& title, QWidget* field, const char* name, const QString& tip) {
  field->setObjectName(m_name + QLatin1Char('.') + QLatin1String(name));
  field->setToolTip(toolTipText(tip));
  auto* label = labelOf(title);
  label->setBuddy(field);
  label->setToolTip(field->toolTip());
  m_form->insertRow(row, label, field);
}

void PictureForm::addFirst(const QString& title, QWidget* field, const char* name, const QString& tip) {
  addRow(0, title, field, name, tip);
  setTabOrder(field, m_format);
}

void PictureForm::setChoices(const ExportChoices& choices) {
  m_choices = choices;
  fill();
}

void PictureForm::setWindowSize(QSize size) {
  if (size == m_window || size.isEmpty()) return;
  m_window = size;
  fill();
}

void PictureForm::setDataOffered(bool offered) {
  auto* model = qobject_cast<QStandardItemModel*>(m_format->model());
  for (int i = 0; i < m_format->count(); ++i)
    if (plots::dataFormatOf(QLatin1Char('.') + m_format->itemData(i).toString())) model->item(i)->setEnabled(offered);
}

void PictureForm::fill() {
  const QScopedValueRollback filling(m_filling, true);
  const PictureSize shown = size();
  const bool pixels = shown.unit == PictureSize::Unit::Pixels;
  const bool sized = m_choices.sized();
  m_format->setCurrentIndex(m_format->findData(m_choices.ending));
  m_preset->setCurrentIndex(m_preset->findData(m_choices.preset ? static_cast<int>(*m_choices.preset) : kOwnSize));
  m_unit->setCurrentIndex(m_unit->findData(static_cast<int>(shown.unit)));
  for (QDoubleSpinBox* box : {m_width, m_height}) {
    constexpr int kDecimals = 2;
    box->setDecimals(pixels ? 0 : kDecimals);
    box->setRange(1, pixels ? PictureSize::kMostPixels : PictureSize::kMostMillimetres);
    box->setSuffix(pixels ? tr(" px") : tr(" mm"));
  }
  m_width->setValue(shown.width);
  m_height->setValue(shown.height);
  m_dpi->setValue(shown.dpi);
  m_text->setValue(shown.textPoints);
  m_ground->setCurrentIndex(m_ground->findData(m_choices.dark));
  for (QWidget* field : std::initializer_list<QWidget*>{m_preset, m_width, m_height, m_unit, m_text})
    field->setEnabled(sized);
  m_ground->setEnabled(m_choices.picture());
  m_dpi->setEnabled(sized && (pixels || m_choices.ending == QLatin1String("png")));
  fillParts(sized);
}

void PictureForm::takeFormat() {
  if (m_filling) return;
  m_choices.ending = m_format->currentData().toString();
  m_choices.dark = m_ground->currentData().toBool();
  fill();
  emit changed();
}

void PictureForm::takePreset() {
  if (m_filling) return;
  const int preset = m_preset->currentData().toInt();
  if (preset == kOwnSize) {
    own(size());  // as a starting point
    return;
  }
  m_choices.preset = static_cast<plots::PicturePreset>(preset);
  fill();
  emit changed();
}

void PictureForm::takeUnit() {
  if (m_filling) return;
  own(size().in(static_cast<PictureSize::Unit>(m_unit->currentData().toInt())));
}

void PictureForm::takeNumbers() {
  if (m_filling) return;
  PictureSize changed = size();
  // Takes only changed fields, so that unchanged values are not rounded to the displayed digits.
  const auto take = [](const QDoubleSpinBox* box, double& value) {
    const double unchanged = QString::number(value, 'f', box->decimals()).toDouble();
    if (box->value() != unchanged) value = box->value();
  };
  take(m_width, changed.width);
  take(m_height, changed.height);
  take(m_dpi, changed.dpi);
  take(m_text, changed.textPoints);
  own(changed);
}

void PictureForm::own(const PictureSize& size) {
  m_choices.preset.reset();
  m_choices.size = size;
  fill();
  emit changed();
}

}  // namespace warpbench::gui
