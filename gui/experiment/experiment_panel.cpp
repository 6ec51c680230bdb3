// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiment/experiment_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "catalogue/catalogue.h"
#include "core/text/error.h"
#include "device/several_gpus.h"
#include "engine/recorded/recorded_points.h"
#include "engine/simulated/check.h"
#include "experiment/memory_warning.h"
#include "experiment/parameter_form.h"
#include "experiment/preset_button.h"
#include "experiment/sweep_box.h"
#include "experiment/variant_list.h"
#include "inspect/checked_points.h"
#include "own/sliders.h"
#include "places/device_box.h"
#include "text/shown_text.h"
#include "widgets/texts.h"
#include "widgets/vertical_scroll_area.h"
#include "widgets/wheel_guard.h"

namespace warpbench::gui {

namespace {

/// Whether the variant runs with some values, even if not with the entered ones. A recording may lack some modes.
bool runsOn(const DeviceInfo& device, const Family& family, const Variant& variant, Mode mode) {
  try {
    expand({.family = family.id, .variants = {variant.id}, .mode = mode}, device);
    return true;
  } catch (const RequestError&) {
    return false;
  }
}

}  // namespace

ExperimentPanel::ExperimentPanel(QWidget* parent)
    : QWidget(parent),
      m_family(catalog().front()),
      m_bar(new QWidget(this)),
      m_families(new QComboBox(this)),
      m_shows(new QLabel(this)),
      m_variants(new VariantList(this)),
      m_parameters(new ParameterForm(this)),
      m_live(new QCheckBox(tr("Live"), this)),
      m_presets(new PresetButton([this](const Preset& preset) { return whyNotPreset(preset); }, this)),
      m_sweep(new SweepBox(this)),
      m_mode(new QComboBox(this)),
      m_speed(new QComboBox(this)),
      m_speedLabel(new QLabel(tr("Replay"), this)),
      m_devices(new DeviceBox(this)),
      m_reason(new QLabel(this)),
      m_memory(new MemoryWarning(this)),
      m_run(new QPushButton(tr("Run"), this)),
      m_stop(new QPushButton(tr("Stop"), this)) {
  setObjectName(QStringLiteral("experiment"));
  createBar();
  fillFamilies();
  // If not even the minimum number of variant rows fits, the whole form scrolls.
  auto* scroll = new VerticalScrollArea(this, VerticalScrollArea::Room::WhenScrolled);
  scroll->setWidget(createForm());
  connect(
      m_sweep, &SweepBox::unfolded, scroll, [this, scroll] { scroll->ensureWidgetVisible(m_sweep); },
      Qt::QueuedConnection);

  auto* column = new QVBoxLayout(this);
  column->addWidget(m_bar);
  column->addWidget(scroll, 1);
  column->addWidget(m_reason);
  column->addWidget(m_memory);

  connectFields();
  showFamily();
}

// A focused field commits its edit on destruction and would notify the destroyed panel.
ExperimentPanel::~ExperimentPanel() { m_parameters->disconnect(this); }

void ExperimentPanel::fillFamilies() {
  m_families->setObjectName(QStringLiteral("family"));
  m_families->setAccessibleName(tr("Family of kernels"));
  m_families->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_families->setMinimumContentsLength(12);
  m_families->setToolTip(
      toolTipText(tr("What the kernels compute. The kernels of a family compute the same thing in different ways.")));
  for (const Family& family : catalog()) {
    m_families->addItem(plots::shownText(family.title), QString::fromStdString(family.id));
    m_families->setItemData(m_families->count() - 1, toolTipText(plots::shownText(family.shows)), Qt::ToolTipRole);
  }
  WheelGuard::protect(m_families);
  m_shows->setObjectName(QStringLiteral("family.shows"));
  m_shows->setTextFormat(Qt::PlainText);
  m_shows->setWordWrap(true);
}

QWidget* ExperimentPanel::createForm() {
  m_live->setObjectName(QStringLiteral("live"));
  m_live->setChecked(true);
  m_live->setAccessibleDescription(tr("Run while a slider moves"));
  m_live->setToolTip(toolTipText(
      tr("Run the checked variants at each value where a slider stops.\n"
         "A simulated device runs only as many blocks as finish at once; their counts are marked as estimated.")));
  m_sweep->addToTitle(m_live);
  m_sweep->addToTitle(m_presets);

  auto* form = new QWidget(this);
  auto* column = new QVBoxLayout(form);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_shows);
  column->addLayout(m_variants->createTitle());
  column->addWidget(m_variants, 1);
  column->addLayout(m_parameters->createTitle());
  column->addWidget(m_parameters);
  column->addWidget(m_sweep);
  column->addWidget(createDevice());
  return form;
}

void ExperimentPanel::chooseOnly(const std::string& variant) { m_variants->setChecked({variant}); }

QStringList ExperimentPanel::variantChoices() const { return m_variants->choices(); }

void ExperimentPanel::setVariantChoices(const QStringList& choices) {
  m_variants->setChoices(choices);
  showVariants();
}

Mode ExperimentPanel::mode() const { return static_cast<Mode>(m_mode->currentData().toInt()); }

void ExperimentPanel::createBar() {
  m_reason->setObjectName(QStringLiteral("reason"));
  m_reason->setAccessibleName(tr("Reason why the experiment cannot run"));
  m_reason->setTextFormat(Qt::PlainText);
  m_reason->setWordWrap(true);
  m_run->setObjectName(QStringLiteral("run"));
  // Not a default button, because that always looks focused.
  QFont bold = m_run->font();
  bold.setBold(true);
  m_run->setFont(bold);
  m_stop->setObjectName(QStringLiteral("stop"));
  m_stop->setToolTip(tr("Stop the run and keep its results so far (Esc)"));
  auto* row = new QHBoxLayout(m_bar);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(m_families, 1);
  row->addWidget(m_devices->combo(), 1);
  row->addWidget(m_mode);
  row->addWidget(m_run);
  row->addWidget(m_stop);
  QWidget* before = m_families;
  for (QWidget* next : std::initializer_list<QWidget*>{m_devices->combo(), m_mode, m_run, m_stop}) {
    QWidget::setTabOrder(before, next);
    before = next;
  }
}

void ExperimentPanel::connectFields() {
  connect(m_families, &QComboBox::currentIndexChanged, this, [this] {
    m_family = own::familyWith(*findFamily(m_families->currentData().toString().toStdString()), m_copies);
    showFamily();
    emit familyChanged();
  });
  connect(m_devices, &DeviceBox::changed, this, &ExperimentPanel::showDevice);
  connect(m_devices, &DeviceBox::eachChanged, this, &ExperimentPanel::validate);
  connect(m_variants, &VariantList::changed, this, &ExperimentPanel::showParameters);
  connect(m_parameters, &ParameterForm::changed, this, &ExperimentPanel::validate);
  connect(m_parameters, &ParameterForm::moved, this, [this] { follow({}); });
  connect(m_parameters, &ParameterForm::fileRequested, this, &ExperimentPanel::fileRequested);
  connect(m_parameters, &ParameterForm::sweepRequested, this, [this](const std::string& id) {
    m_sweep->propose(id, std::get<std::int64_t>(*m_parameters->values().find(id)));
  });
  connect(m_presets, &PresetButton::chosen, this, [this](const Preset& preset) { enter(presetRequest(preset)); });
  connect(m_mode, &QComboBox::currentIndexChanged, this, &ExperimentPanel::showVariants);
  connect(m_sweep, &SweepBox::parameterChosen, this, [this] {
    const Parameters values = m_parameters->values();
    std::int64_t largest = 0;
    for (const std::string& id : m_sweep->parameters()) largest = std::max(largest, values.integer(id));
    m_sweep->proposeFrom(largest);
  });
  connect(m_sweep, &SweepBox::changed, this, &ExperimentPanel::validate);
  connect(m_live, &QCheckBox::toggled, this, [this](bool on) {
    if (!on) emit liveEnded();
  });
  connect(m_run, &QPushButton::clicked, this, &ExperimentPanel::runRequested);
  connect(m_stop, &QPushButton::clicked, this, &ExperimentPanel::stopRequested);
}

void ExperimentPanel::setRunning(bool running, bool queues) {
  m_running = running;
  m_queues = queues;
  validate();
}

void ExperimentPanel::chooseFamily(const std::string& id) {
  m_families->setCurrentIndex(m_families->findData(QString::fromStdString(id)));
}

void ExperimentPanel::enter(const Request& request) {
  if (!findFamily(request.family)) throw RequestError("there is no family '" + printable(request.family) + "'");
  chooseFamily(request.family);
  if (!request.device.empty() && !chooseDevice(request.device))
    throw RequestError(Message::text("device '%1' is missing or cannot be used"), printable(request.device));
  if (namesSeveral(request.device)) m_devices->setOnEach(request.each);
  // First, because it determines what the fields accept.
  if (const int row = m_mode->findData(static_cast<int>(request.mode)); row >= 0) m_mode->setCurrentIndex(row);
  if (!request.variants.empty()) m_variants->setChecked(request.variants);
  const Parameters entered = completed(request);
  for (const auto& [id, value] : entered.entries()) m_parameters->enter(id, value);
  m_sweep->setChecked(false);
  for (const Sweep& sweep : request.sweeps) m_sweep->enter(m_family, sweep);
}

void ExperimentPanel::enterParameter(const std::string& id, const Value& value) { m_parameters->enter(id, value); }

Parameters ExperimentPanel::completed(const Request& request) const {
  Parameters parameters = request.parameters;
  if (!device() || !device()->recorded) return parameters;
  const Point point = expand(request, *device()).front();
  for (const auto& [id, value] : point.parameters.entries())
    if (std::ranges::none_of(request.sweeps, [&name = id](const Sweep& sweep) { return sweep.sets(name); }))
      parameters.set(id, value);
  return parameters;
}

Request ExperimentPanel::request() const {
  const DeviceInfo* device = m_devices->device();
  if (!device) throw RequestError(tr("Choose a device").toStdString());
  Request request = chosen();
  request.device = device->record.id;
  request.each = onEach();
  request.mode = mode();
  request.options.replaySpeed = replaySpeed();
  if (const auto sweep = m_sweep->sweep(m_family)) request.sweeps.push_back(*sweep);
  return request;
}

Request ExperimentPanel::checkRequest() const { return requestToCheck(chosen()); }

Request ExperimentPanel::chosen() const {
  Request request;
  request.family = m_family.id;
  request.variants = m_variants->checked();
  request.copies = m_copies;
  // A Request without variants means all variants, but a user who unchecked all wants none. Only recordings lack
  // families.
  if (request.variants.empty())
    throw RequestError((m_variants->canCheckAny()
                            ? tr("Choose at least one variant")
                            : tr("This recording has no results of this family: choose another device"))
                           .toStdString());
  request.parameters = position();
  return request;
}

Parameters ExperimentPanel::position() const {
  const std::vector<std::string> swept = m_sweep->parameters();
  Parameters position;
  const Parameters values = m_parameters->values();
  for (const auto& [id, value] : values.entries())
    if (std::ranges::find(swept, id) == swept.end()) position.set(id, value);
  return position;
}

Request ExperimentPanel::presetRequest(const Preset& preset) const {
  Request request = requestOf(m_family, preset);
  request.variants = m_variants->checked();
  request.copies = m_copies;
  request.mode = mode();
  if (device()) request.device = device()->record.id;
  request.each = onEach();
  return request;
}

Message ExperimentPanel::whyNotPreset(const Preset& preset) const {
  if (!device()) return {};
  try {
    expand(presetRequest(preset), *device());
    return {};
  } catch (const RequestError& error) {
    return error.message();
  }
}

void ExperimentPanel::setCopies(const std::vector<KernelCopy>& copies) {
  m_copies = copies;
  Family changed = own::familyWith(*findFamily(m_family.id), copies);
  const auto alike = [](const Variant& a, const Variant& b) {
    return a.id == b.id && std::ranges::equal(a.parameters, b.parameters, [](const auto& one, const auto& other) {
             return sameField(one, other) && one.minimum == other.minimum && one.maximum == other.maximum;
           });
  };
  const bool same = std::ranges::equal(m_family.variants, changed.variants, alike);
  m_family = std::move(changed);
  if (same)
    validate();
  else
    showVariants();
}

void ExperimentPanel::showFamily() {
  m_shows->setText(plots::shownText(m_family.shows));
  m_presets->show(m_family);
  showDevice();
}

void ExperimentPanel::showDevice() {
  const DeviceInfo* device = m_devices->device();
  for (QWidget* widget : {static_cast<QWidget*>(m_speedLabel), static_cast<QWidget*>(m_speed)})
    widget->setVisible(device && device->traits().replays);
  showModes();
  showVariants();
}

void ExperimentPanel::showModes() {
  const QSignalBlocker blocker(m_mode);
  const int before = m_mode->currentData().toInt();
  m_mode->clear();
  for (const Mode mode : {Mode::Cold, Mode::Hot, Mode::Inside}) {
    const bool any = std::ranges::any_of(m_family.variants, [&](const Variant& variant) {
      return device() ? runsOn(*device(), m_family, variant, mode) : whyNotIn(m_family, variant, mode).empty();
    });
    if (any || mode == Mode::Cold) m_mode->addItem(modeText(mode), static_cast<int>(mode));
  }
  m_mode->setCurrentIndex(std::max(0, m_mode->findData(before)));
}

// The list's changed() then shows the parameters.
void ExperimentPanel::showVariants() { m_variants->show(m_family, device(), mode()); }

void ExperimentPanel::showParameters() {
  const DeviceInfo* device = m_devices->device();
  const bool simulated = device && device->traits().counts;
  std::vector<ParameterSpec> specs = parametersOf(m_family, m_variants->checked());
  for (ParameterSpec& spec : specs) spec = specIn(spec, mode());
  if (device && device->recorded)
    for (ParameterSpec& spec : specs) spec = device->recorded->offered(spec, m_family.id, m_variants->checked());
  m_parameters->show(m_family.id, specs, simulated);
  m_sweep->show(specs, simulated);
  validate();
}

void ExperimentPanel::validate() {
  m_parameters->setSwept(m_sweep->parameters());
  m_variants->setDrawnAsLines(m_sweep->isChecked());
  QString summary;
  std::map<std::string, QString> notes;
  m_problem.clear();
  m_points.clear();
  try {
    const Request entered = request();
    m_problem = m_parameters->problem();
    m_points = expand(entered, *m_devices->device());
    const std::size_t points = m_points.size() * m_devices->runsOfAPoint();
    if (!entered.sweeps.empty()) {
      summary = tr("Values: %1. Points to run: %2.").arg(entered.sweeps.front().values.size()).arg(points);
    }
  } catch (const NotRecorded& error) {
    m_problem = plots::shownText(messageOf(error));
    for (const std::string& variant : variantsNotRecorded(request(), *m_devices->device()))
      notes[variant] = tr("Not recorded with these values: uncheck it");
  } catch (const RequestError& error) {
    m_problem = plots::shownText(messageOf(error));
  }
  m_sweep->setSummary(summary);
  m_variants->setNotes(notes);
  m_reason->setText(m_problem);
  m_reason->setVisible(!m_problem.isEmpty());
  m_memory->look(m_problem.isEmpty() ? m_points : std::vector<Point>(), m_devices->device());
  m_run->setText(m_running && m_queues ? tr("Add to queue") : tr("Run"));
  const QString whatItDoes =
      m_running && m_queues ? tr("Run the experiment after the waiting ones (F5)") : tr("Run the experiment (F5)");
  m_run->setToolTip(m_problem.isEmpty() ? whatItDoes : m_problem);
  m_run->setEnabled(ready());
  m_stop->setEnabled(m_running);
  emit readinessChanged();
}

}  // namespace warpbench::gui
