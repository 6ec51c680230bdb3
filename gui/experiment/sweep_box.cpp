// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiment/sweep_box.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <algorithm>
#include <utility>

#include "engine/run/parameter_text.h"
#include "experiment/parameter_form.h"
#include "text/shown_text.h"
#include "widgets/number_box.h"
#include "widgets/texts.h"
#include "widgets/wheel_guard.h"

namespace warpbench::gui {

namespace {

/// Ranges up to this length, such as a tile width or an offset, are proposed as a whole.
constexpr std::int64_t kWholeRange = 64;

QLabel* labelOf(const QString& text, QWidget* buddy) {
  auto* label = new QLabel(text);
  label->setBuddy(buddy);
  return label;
}

/// Splits "width,height" into ids.
std::vector<std::string> namesIn(const std::string& ids) {
  std::vector<std::string> names;
  for (const QString& name : QString::fromStdString(ids).split(QLatin1Char(','))) names.push_back(name.toStdString());
  return names;
}

/// All sizes as one parameter with the values common to all; nothing if there are fewer than two sizes.
std::optional<ParameterSpec> sizesTogether(const std::vector<ParameterSpec>& specs) {
  std::optional<ParameterSpec> together;
  int count = 0;
  for (const ParameterSpec& spec : specs) {
    if (!spec.isSize()) continue;
    ++count;
    if (!together) {
      together = spec;
      continue;
    }
    together->id += "," + spec.id;
    together->minimum = std::max(together->minimum, spec.minimum);
    together->maximum = std::min(together->maximum, spec.maximum);
    std::erase_if(together->offered, [&](std::int64_t value) {
      return !spec.offered.empty() && std::ranges::find(spec.offered, value) == spec.offered.end();
    });
  }
  return count > 1 ? together : std::nullopt;
}

/// "Width = Height" for several parameters.
QString titleOf(const ParameterSpec& spec, const std::vector<ParameterSpec>& specs) {
  QStringList titles;
  for (const std::string& name : namesIn(spec.id))
    titles << plots::shownText(std::ranges::find(specs, name, &ParameterSpec::id)->title);
  return titles.join(QStringLiteral(" = "));
}

QString listText(const std::vector<std::int64_t>& values) {
  QStringList list;
  for (const std::int64_t value : values) list << QString::number(value);
  return list.join(QLatin1Char(','));
}

}  // namespace

SweepBox::SweepBox(QWidget* parent)
    : QWidget(parent),
      m_title(new QHBoxLayout),
      m_on(new QCheckBox(tr("S&weep"), this)),
      m_parameter(new QComboBox(this)),
      m_asRange(new QRadioButton(tr("Range"), this)),
      m_asList(new QRadioButton(tr("List"), this)),
      m_range(new QWidget(this)),
      m_from(new NumberBox(this)),
      m_to(new NumberBox(this)),
      m_step(new NumberBox(this)),
      m_list(new QLineEdit(this)),
      m_summary(new QLabel(this)) {
  setObjectName(QStringLiteral("sweep"));
  m_on->setObjectName(QStringLiteral("sweep.on"));
  m_on->setToolTip(toolTipText(tr("Run every checked variant once with each value of one parameter.")));

  m_parameter->setObjectName(QStringLiteral("sweep.parameter"));
  m_parameter->setAccessibleName(tr("Parameter to sweep"));
  m_parameter->setToolTip(toolTipText(tr("The parameter to sweep.")));
  WheelGuard::protect(m_parameter);
  m_asRange->setToolTip(tr("A range of values, in steps"));
  m_asList->setToolTip(tr("Values one by one"));
  m_from->setObjectName(QStringLiteral("sweep.from"));
  m_to->setObjectName(QStringLiteral("sweep.to"));
  m_step->setObjectName(QStringLiteral("sweep.step"));
  m_from->setToolTip(tr("The first value"));
  m_to->setToolTip(tr("The largest value"));
  m_step->setToolTip(tr("Difference between consecutive values"));
  m_list->setObjectName(QStringLiteral("sweep.list"));
  m_list->setAccessibleName(tr("Values, comma separated"));
  m_list->setToolTip(tr("The values, separated by commas"));
  m_list->setPlaceholderText(tr("such as 1,2,4,8"));
  m_summary->setObjectName(QStringLiteral("sweep.summary"));
  m_summary->setTextFormat(Qt::PlainText);
  m_summary->setWordWrap(true);
  m_asRange->setChecked(true);

  auto* range = new QGridLayout(m_range);
  range->setContentsMargins(0, 0, 0, 0);
  range->addWidget(labelOf(tr("From"), m_from), 0, 0);
  range->addWidget(m_from, 0, 1);
  range->addWidget(labelOf(tr("to"), m_to), 0, 2);
  range->addWidget(m_to, 0, 3);
  range->addWidget(labelOf(tr("Step"), m_step), 1, 0);
  range->addWidget(m_step, 1, 1);
  range->setColumnStretch(1, 1);
  range->setColumnStretch(3, 1);

  auto* kind = new QHBoxLayout;
  kind->addWidget(m_asRange);
  kind->addWidget(m_asList);
  kind->addStretch();

  auto* fields = new QWidget(this);
  auto* column = new QVBoxLayout(fields);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_parameter);
  column->addLayout(kind);
  column->addWidget(m_range);
  column->addWidget(m_list);
  column->addWidget(m_summary);
  m_list->hide();
  fields->hide();  // hidden until a sweep is on
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(0, 0, 0, 0);
  outer->setSpacing(2);
  outer->addLayout(m_title);
  m_title->addWidget(m_on, 1);
  outer->addWidget(fields);

  connect(m_on, &QCheckBox::toggled, fields, &QWidget::setVisible);
  connect(m_asList, &QRadioButton::toggled, this, [this](bool list) {
    m_list->setVisible(list);
    m_range->setVisible(!list);
    emit changed();
  });
  connect(m_parameter, &QComboBox::currentIndexChanged, this, [this] {
    showLimits();
    emit changed();
  });
  connect(m_parameter, &QComboBox::activated, this, &SweepBox::parameterChosen);
  connect(m_on, &QCheckBox::toggled, this, &SweepBox::changed);
  for (NumberBox* box : {m_from, m_to, m_step}) connect(box, &NumberBox::valueChanged, this, &SweepBox::changed);
  connect(m_list, &QLineEdit::textChanged, this, &SweepBox::changed);
}

void SweepBox::show(const std::vector<ParameterSpec>& specs, bool simulated) {
  std::vector<ParameterSpec> numeric;
  std::ranges::copy_if(specs, std::back_inserter(numeric), &ParameterSpec::isNumber);
  if (const auto sizes = sizesTogether(numeric)) numeric.push_back(*sizes);
  const bool same = simulated == m_simulated && std::ranges::equal(numeric, m_specs, sameField);
  if (same) return;

  const QString before = m_parameter->currentData().toString();
  m_specs = std::move(numeric);
  m_simulated = simulated;
  {
    const QSignalBlocker blockers[] = {QSignalBlocker(this), QSignalBlocker(m_parameter)};
    m_parameter->clear();
    for (const ParameterSpec& spec : m_specs)
      m_parameter->addItem(titleOf(spec, m_specs), QString::fromStdString(spec.id));
    // Prefer a parameter with a slider, which suits a sweep best.
    const auto slider = std::ranges::find(m_specs, ParameterSpec::Editor::Slider, &ParameterSpec::editor);
    const int first = slider == m_specs.end() ? 0 : static_cast<int>(slider - m_specs.begin());
    const int known = m_parameter->findData(before);
    m_parameter->setCurrentIndex(known >= 0 ? known : first);
    if (known < 0) setChecked(false);
  }
  setEnabled(!m_specs.empty());
  showLimits();
}

void SweepBox::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (isChecked() && event->size().height() > event->oldSize().height()) emit unfolded();
}

bool SweepBox::isChecked() const { return m_on->isChecked(); }

void SweepBox::setChecked(bool checked) { m_on->setChecked(checked); }

void SweepBox::showLimits() {
  const ParameterSpec* chosen = spec();
  if (!chosen) return;
  const QSignalBlocker blockers[] = {QSignalBlocker(m_from), QSignalBlocker(m_to), QSignalBlocker(m_step),
                                     QSignalBlocker(m_list)};
  const bool whole = chosen->maximum - chosen->minimum <= kWholeRange;
  const std::int64_t start = std::get<std::int64_t>(chosen->initialValue(m_simulated));
  for (NumberBox* box : {m_from, m_to}) {
    box->setLimits(chosen->minimum, chosen->maximum);
    box->setSteps(chosen->editor == ParameterSpec::Editor::PowersOfTwo ? NumberBox::Steps::Doubling
                                                                       : NumberBox::Steps::One);
  }
  m_from->setNumber(whole ? chosen->minimum : start);
  m_to->setNumber(whole ? chosen->maximum : start * 4);
  m_step->setLimits(1, std::max<std::int64_t>(chosen->maximum - chosen->minimum, 1));
  m_step->setNumber(whole ? 1 : start);
  m_list->clear();
  showOffered(chosen->offered);
}

void SweepBox::showOffered(const std::vector<std::int64_t>& values) {
  const QSignalBlocker blocker(this);
  if (values.empty()) {
    if (std::exchange(m_listProposed, false)) m_asRange->setChecked(true);
    return;
  }
  m_from->setNumber(values.front());
  m_to->setNumber(values.back());
  m_step->setNumber(1);
  const QSignalBlocker listBlocker(m_list);
  m_list->setText(listText(values));
  m_listProposed = values.back() - values.front() + 1 != static_cast<std::int64_t>(values.size());
  (m_listProposed ? m_asList : m_asRange)->setChecked(true);
}

const ParameterSpec* SweepBox::spec() const {
  const auto chosen =
      std::ranges::find(m_specs, m_parameter->currentData().toString().toStdString(), &ParameterSpec::id);
  return chosen == m_specs.end() ? nullptr : &*chosen;
}

std::vector<std::string> SweepBox::parameters() const {
  return isChecked() && spec() ? namesIn(spec()->id) : std::vector<std::string>();
}

std::optional<Sweep> SweepBox::sweep(const Family& family) const {
  if (parameters().empty()) return std::nullopt;
  const auto text = [](const NumberBox* box) { return std::to_string(box->number()); };
  const std::string values = m_asList->isChecked() ? m_list->text().remove(QLatin1Char(' ')).toStdString()
                                                   : text(m_from) + ":" + text(m_to) + ":" + text(m_step);
  return parseSweep(family, spec()->id + "=" + values);
}

void SweepBox::enter(const Family& family, const Sweep& sweep) {
  m_parameter->setCurrentIndex(m_parameter->findData(QString::fromStdString(sweep.names())));
  showLimits();
  m_asRange->setChecked(true);
  setChecked(true);
  // Nothing if this box does not offer the parameter, for example one with words as values.
  const std::optional<Sweep> range = this->sweep(family);
  if (range && range->values == sweep.values) return;
  QStringList values;
  for (const Value& value : sweep.values) values << QString::fromStdString(toText(value));
  m_list->setText(values.join(QLatin1Char(',')));
  m_asList->setChecked(true);
}

void SweepBox::propose(const std::string& id, std::int64_t value) {
  m_parameter->setCurrentIndex(m_parameter->findData(QString::fromStdString(id)));
  showLimits();
  if (!spec()) return;
  proposeFrom(value);
  setChecked(true);
  (m_asList->isChecked() ? static_cast<QWidget*>(m_list) : m_from)->setFocus();
}

void SweepBox::proposeFrom(std::int64_t value) {
  const ParameterSpec* chosen = spec();
  if (!chosen || !chosen->offered.empty()) return;
  m_asRange->setChecked(true);
  if (const std::vector<std::int64_t> powers = proposedPowers(*chosen, value); !powers.empty()) {
    m_list->setText(listText(powers));
    m_asList->setChecked(true);
  } else if (chosen->maximum - chosen->minimum > kWholeRange) {
    // Four values: up from here, or up to here if there is no room above.
    const bool up = value <= chosen->maximum / 4;
    const std::int64_t first = std::max(chosen->minimum, up ? value : value / 4);
    m_from->setNumber(first);
    m_to->setNumber(up ? value * 4 : value);
    m_step->setNumber(std::max<std::int64_t>(first, 1));
  }
}

void SweepBox::addToTitle(QWidget* widget) { m_title->addWidget(widget); }

void SweepBox::setSummary(const QString& text) {
  m_summary->setText(text);
  m_summary->setVisible(!text.isEmpty());
}

}  // namespace warpbench::gui
