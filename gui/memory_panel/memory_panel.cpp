// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory_panel/memory_panel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "catalogue/catalogue.h"
#include "catalogue/kernel_source.h"
#include "code/code_view.h"
#include "core/text/error.h"
#include "experiment/parameter_form.h"
#include "inspect/memory_point.h"
#include "memory/memory_view.h"
#include "memory_panel/block_choice.h"
#include "memory_panel/memory_scroll.h"
#include "memory_panel/memory_tracing.h"
#include "memory_panel/step_bar.h"
#include "own/sliders.h"
#include "text/result_words.h"
#include "text/shown_text.h"
#include "widgets/background.h"
#include "widgets/eliding_box.h"
#include "widgets/vertical_scroll_area.h"

namespace warpbench::gui {
namespace {

QString text(const std::string& utf8) { return QString::fromStdString(utf8); }

}  // namespace

MemoryPanel::MemoryPanel(QWidget* parent)
    : QWidget(parent),
      m_variants(new ElidingBox(this)),
      m_sizes(new QToolButton(this)),
      m_choice(new BlockChoice(this)),
      m_parameters(new ParameterForm(this)),
      m_view(new plots::MemoryView(this)),
      m_code(new CodeView(this)),
      m_steps(new StepBar(this)) {
  setObjectName(QStringLiteral("memory"));
  auto* column = new QVBoxLayout(this);
  constexpr int kAround = 4;
  column->setContentsMargins(kAround, kAround, kAround, kAround);
  column->setSpacing(kAround);
  column->addWidget(createChoices());
  column->addWidget(createPictures(), 1);
  column->addWidget(m_steps);
  m_view->setMessage(tr("Choose a variant that the simulator can run."));
  setFocusProxy(m_view);
  connectFields();
}

MemoryPanel::~MemoryPanel() { m_trace.request_stop(); }

QWidget* MemoryPanel::createChoices() {
  auto* choices = new QWidget(this);
  auto* row = new QHBoxLayout(choices);
  row->setContentsMargins(0, 0, 0, 0);
  constexpr int kLetters = 8;  // at least: a small window has no room for more
  m_variants->setObjectName(QStringLiteral("memory.variant"));
  m_variants->setToolTip(tr("The kernel to trace"));
  m_variants->setAccessibleName(tr("Variant"));
  m_variants->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_variants->setMinimumContentsLength(kLetters);
  row->addWidget(m_variants, 1);

  m_sizes->setObjectName(QStringLiteral("memory.sizes"));
  m_sizes->setText(tr("Si&zes"));
  m_sizes->setCheckable(true);
  m_sizes->setFocusPolicy(Qt::StrongFocus);
  m_sizes->setToolTip(tr("Show the fields for the sizes of this view"));
  row->addWidget(m_sizes);

  row->addWidget(m_choice);
  return choices;
}

QWidget* MemoryPanel::createPictures() {
  auto* pictures = new QWidget(this);
  auto* row = new QHBoxLayout(pictures);
  row->setContentsMargins(0, 0, 0, 0);
  m_parameters->setScope(QStringLiteral("memory"));
  auto* scroll = new VerticalScrollArea(pictures);
  scroll->setWidget(m_parameters);
  constexpr int kLetters = 26;
  scroll->setFixedWidth(fontMetrics().averageCharWidth() * kLetters);
  scroll->hide();
  m_form = scroll;
  m_code->setObjectName(QStringLiteral("memory.code"));
  m_code->setAccessibleName(tr("Source of the kernel"));
  m_code->setToolTip(tr("The line of this step is highlighted."));
  m_code->hide();
  row->addWidget(m_form);
  row->addWidget(inScrollArea(m_view, pictures), 3);
  row->addWidget(m_code, 2);
  return pictures;
}

void MemoryPanel::connectFields() {
  connect(m_variants, &QComboBox::activated, this,
          [this] { chooseVariant(m_variants->currentData().toString().toStdString()); });
  connect(m_sizes, &QToolButton::toggled, this, [this](bool on) { m_form->setVisible(on); });
  connect(m_parameters, &ParameterForm::changed, this, [this] {
    m_choice->chooseFirstBlock();
    trace();
  });
  for (const auto chosen : {&BlockChoice::blockChosen, &BlockChoice::warpChosen})
    connect(m_choice, chosen, this, [this] { trace(m_steps->step()); });
  connect(m_steps, &StepBar::stepChanged, this, [this](std::size_t step) {
    showStep();
    emit stepChanged(step);
  });
}

void MemoryPanel::follow(const std::string& family, const std::string& variant) {
  if (family == m_family && variant == m_variant) return;
  m_family = family;
  m_variant = variant;
  offer();
  trace();
}

void MemoryPanel::showMemory(const std::string& family, const std::string& variant, const Parameters& parameters,
                             std::array<unsigned, 3> block, std::size_t at, std::optional<int> warp) {
  m_family = family;
  m_variant = variant;
  offer();
  try {
    memoryPoint(family, variant, parameters);  // of the catalogue: lessons and links refer to no others
  } catch (const RequestError& error) {
    showProblem(plots::shownText(messageOf(error)));
    return;
  }
  const QSignalBlocker quiet(m_parameters);
  const Family& known = *findFamily(family);
  for (const ParameterSpec& spec : memorySpecs(known, *known.find(variant))) {
    const Value* given = parameters.find(spec.id);
    m_parameters->enter(spec.id, given ? *given : spec.initialValue(true));
  }
  m_choice->choose(block, warp);
  trace(at);
}

void MemoryPanel::setCopies(std::vector<KernelCopy> copies) {
  m_copies = std::move(copies);
  nameVariants();
}

void MemoryPanel::retrace(const std::string& family, const std::string& id) {
  if (family == m_family && id == m_variant) trace(m_steps->step());
}

std::optional<Family> MemoryPanel::known() const {
  const Family* const family = findFamily(m_family);
  return family ? std::optional(own::familyWith(*family, m_copies)) : std::nullopt;
}

const KernelCopy* MemoryPanel::copy() const {
  const auto found = std::ranges::find_if(
      m_copies, [&](const KernelCopy& each) { return each.family == m_family && each.id() == m_variant; });
  return found == m_copies.end() ? nullptr : &*found;
}

void MemoryPanel::nameVariants() {
  m_variants->clear();
  const std::optional<Family> family = known();
  if (!family) return;
  for (const Variant& variant : family->variants)
    if (variant.launch.kind != Launch::Kind::Cpu)
      m_variants->addItem(plots::variantTitle(m_family, variant.id), text(variant.id));
  m_variants->setCurrentIndex(m_variants->findData(text(m_variant)));
}

void MemoryPanel::offer() {
  nameVariants();
  const std::optional<Family> family = known();
  if (!family) return;
  if (const Variant* variant = family->find(m_variant))
    m_parameters->show(m_family, memorySpecs(*family, *variant), true);
  m_choice->choose({}, {});
}

void MemoryPanel::chooseVariant(const std::string& variant) { follow(m_family, variant); }

void MemoryPanel::trace(std::size_t at) {
  m_trace.request_stop();
  m_trace = std::stop_source();
  m_startAt = at;
  m_waits = !isVisible();
  if (m_waits) setBusy(false);
  if (m_waits) return;
  m_problem.clear();
  Point point;
  try {
    const KernelCopy* const own = copy();
    point = memoryPoint(m_family, own ? own->variant : m_variant, m_parameters->values(),
                        own ? std::make_shared<const OwnKernel>(own->kernel) : nullptr);
  } catch (const RequestError& error) {
    showProblem(plots::shownText(messageOf(error)));
    return;
  }
  m_view->setMessage(tracingText());
  setBusy(true);
  const auto work = [point, block = m_choice->block(), warp = m_choice->warp(), stop = m_trace.get_token()]() -> Scene {
    return traceScene(point, block, warp, stop);
  };
  inBackground(this, work, [this, at, stop = m_trace.get_token()](const Outcome<Scene>& outcome) {
    if (stop.stop_requested()) return;
    if (const auto* reason = std::get_if<QString>(&outcome))
      showProblem(*reason);
    else
      showScene(std::get<Scene>(outcome), at);
  });
}

void MemoryPanel::setBusy(bool busy) {
  if (m_busy == busy) return;
  m_busy = busy;
  m_view->setBusy(busy);
  emit busyChanged();
}

void MemoryPanel::showScene(const Scene& scene, std::size_t at) {
  if (scene->moments() == 0) {
    showProblem(tr("this block accesses no memory"));
    return;
  }
  setBusy(false);
  m_problem.clear();
  m_choice->setLimits(scene->story().trace().grid, scene->story().warps());
  m_file.clear();  // the code may belong to another kernel
  m_steps->setSteps(scene->moments(), at);
  m_view->setScene(scene, m_steps->step());
  showStep();
  emit shown();
}

void MemoryPanel::showProblem(const QString& reason) {
  m_trace.request_stop();
  setBusy(false);
  m_waits = false;
  m_problem = reason;
  m_steps->setSteps(0);
  m_view->setScene(nullptr);
  m_view->setMessage(tr("Nothing to show: %1.").arg(reason));
  m_code->hide();
  emit shown();
}

std::optional<KernelFile> MemoryPanel::fileOf(const std::string& name) const {
  if (const KernelCopy* const own = copy(); own && own->kernel.file == name)
    return KernelFile{own->kernel.file, own->kernel.text};
  const auto file = std::ranges::find(kernelFiles(), name, &KernelFile::name);
  return file == kernelFiles().end() ? std::nullopt : std::optional(*file);
}

void MemoryPanel::showStep() {
  const Scene& scene = m_view->scene();
  if (!scene) return;
  m_view->showMoment(m_steps->step());
  placeCode();
  if (!m_code->isVisible()) return;
  const SourceLine& where = scene->story().moments()[m_steps->step()].where;
  const std::optional<KernelFile> file = fileOf(where.file);
  if (!file) return;
  if (m_file != text(where.file)) {
    m_file = text(where.file);
    m_code->setCode(QString::fromUtf8(file->text.data(), static_cast<qsizetype>(file->text.size())));
    const Family* family = findFamily(m_family);
    const Variant* variant = family ? family->find(catalogueVariant(m_variant)) : nullptr;
    const auto kernel = variant ? findKernelIn(*file, variant->kernel) : std::nullopt;
    if (kernel) m_code->showFrom(kernel->firstLine);
  }
  m_code->setMarks({{where.line, CodeView::Mark::Current}});
  m_code->showLine(where.line);
}

void MemoryPanel::placeCode() {
  constexpr int kLetters = 190;  // half of the panel then fits a line
  const bool roomy = width() > fontMetrics().averageCharWidth() * kLetters;
  m_code->setVisible(roomy && m_view->scene());
}

std::size_t MemoryPanel::steps() const { return m_steps->steps(); }

std::size_t MemoryPanel::step() const { return m_steps->step(); }

void MemoryPanel::goTo(std::size_t step) { m_steps->goTo(step); }

void MemoryPanel::stepForward() { m_steps->stepForward(); }

void MemoryPanel::stepBack() { m_steps->stepBack(); }

bool MemoryPanel::playing() const { return m_steps->playing(); }

void MemoryPanel::setPlaying(bool on) { m_steps->setPlaying(on); }

const std::shared_ptr<const plots::MemoryScene>& MemoryPanel::scene() const { return m_view->scene(); }

void MemoryPanel::keyPressEvent(QKeyEvent* event) {
  if (event->modifiers() != Qt::NoModifier || !m_steps->press(event->key())) QWidget::keyPressEvent(event);
}

void MemoryPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const bool had = m_code->isVisible();
  placeCode();
  if (!had) showStep();
}

void MemoryPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (m_waits) trace(m_startAt);
}

}  // namespace warpbench::gui
