// SPDX-License-Identifier: GPL-3.0-or-later
#include "code/source_panel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>

#include "app/background.h"
#include "app/texts.h"
#include "catalogue/catalogue.h"
#include "catalogue/kernel_source.h"
#include "code/code_view.h"
#include "code/kernel_editor.h"
#include "code/own_kernels.h"
#include "code/source_texts.h"
#include "device/process/inspection.h"
#include "run/request.h"
#include "text/shown_text.h"

namespace warpbench::gui {

namespace {

constexpr int kTabOfChanges = 1;
constexpr int kTabOfCode = 2;

struct Traced {
  Point point;
  std::vector<LineCost> costs;
};

/// The kernel without the comment before it: what it is for changes with every variant.
std::vector<std::string_view> codeOf(const Variant& variant) {
  std::vector<std::string_view> lines = findKernel(variant.kernel).value().lines();
  const auto code = std::ranges::find_if(lines, [](std::string_view line) { return !line.starts_with("//"); });
  lines.erase(lines.begin(), code);
  return lines;
}

QString textOf(const std::vector<std::string_view>& lines) {
  QString text;
  for (const std::string_view line : lines)
    text += QString::fromUtf8(line.data(), static_cast<qsizetype>(line.size())) + QLatin1Char('\n');
  text.chop(1);
  return text;
}

std::vector<std::string_view> linesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

/// The variant before this one in the family's list that has another kernel: what this one improves on.
const Variant* previousOf(const Family& family, const Variant& variant) {
  const Variant* previous = nullptr;
  for (const Variant& each : family.variants) {
    if (each.id == variant.id) break;
    if (!each.kernel.empty() && each.kernel != variant.kernel) previous = &each;
  }
  return previous;
}

}  // namespace

SourcePanel::SourcePanel(const SessionDocument& document, OwnKernels& own, std::unique_ptr<MachineCode> machineCode,
                         QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_own(own),
      m_title(new QLabel(this)),
      m_facts(new QLabel(this)),
      m_tabs(new QTabWidget(this)),
      m_parts(new QSplitter(this)),
      m_editor(new KernelEditor(own, this)),
      m_source(&m_editor->code()),
      m_costsTitle(new QLabel(this)),
      m_costs(new QListWidget(this)),
      m_changesTitle(new QLabel(this)),
      m_changes(new CodeView(this)),
      m_codeTitle(new QLabel(this)),
      m_instances(new QComboBox(this)),
      m_language(new QComboBox(this)),
      m_code(new CodeView(this)),
      m_machineCode(std::move(machineCode)) {
  setObjectName(QStringLiteral("source"));
  QFont bold = font();
  bold.setBold(true);
  m_title->setFont(bold);
  for (QLabel* label : {m_title, m_facts, m_costsTitle, m_changesTitle, m_codeTitle}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  }
  m_title->setObjectName(QStringLiteral("source.title"));
  m_facts->setObjectName(QStringLiteral("source.facts"));

  auto* changes = new QWidget(this);
  auto* changesColumn = new QVBoxLayout(changes);
  changesColumn->addWidget(m_changesTitle);
  changesColumn->addWidget(m_changes, 1);
  m_changesTitle->setObjectName(QStringLiteral("source.changes.title"));
  m_changes->setObjectName(QStringLiteral("source.changes"));
  m_changes->setAccessibleName(tr("Changes from the previous variant"));
  m_changes->setToolTip(tr("Removed lines begin with -, added lines with +."));

  m_tabs->setDocumentMode(true);
  m_tabs->addTab(createSource(), tr("&Kernel"));
  m_tabs->addTab(changes, tr("C&hanges"));
  m_tabs->addTab(createMachineCode(), tr("&Machine code"));
  m_tabs->setTabToolTip(0, tr("The kernel's source, with the cost of each line"));
  m_tabs->setTabToolTip(1, tr("Changes from the previous variant in the list"));
  m_tabs->setTabToolTip(kTabOfCode, tr("The compiled kernel, if the CUDA Toolkit is installed"));

  auto* column = new QVBoxLayout(this);
  column->addWidget(m_title);
  column->addWidget(m_facts);
  column->addWidget(m_tabs, 1);

  connect(m_tabs, &QTabWidget::currentChanged, this, [this](int tab) {
    if (tab == kTabOfCode) readMachineCode();
  });
  connect(m_editor, &KernelEditor::chosen, this,
          [this](const std::string& family, const std::string& id) { showKernel(family, id); });
  connect(m_editor, &KernelEditor::edited, this, [this] { showKernel(m_editor->family(), m_editor->id(), true); });
  connect(m_editor, &KernelEditor::paused, this, [this](const std::string& family, const std::string& id) {
    if (isVisible()) showKernel(family, id);
  });
  connect(m_editor, &KernelEditor::comparisonRequested, this, [this] { m_tabs->setCurrentIndex(kTabOfChanges); });
  connect(m_costs, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
    if (item) m_source->showLine(item->data(Qt::UserRole).toInt());
  });
  connect(m_machineCode.get(), &MachineCode::ptxRead, this, &SourcePanel::showInstances);
  connect(m_machineCode.get(), &MachineCode::sassRead, this, [this](const QString& symbol, const QString& text) {
    if (m_instances->currentData() == symbol) m_code->setCode(text, false);
  });
  connect(m_instances, &QComboBox::currentIndexChanged, this, &SourcePanel::showInstance);
  connect(m_language, &QComboBox::currentIndexChanged, this, &SourcePanel::showInstance);
  for (const auto signal : {&SessionDocument::replaced, &SessionDocument::aboutToRenumber})
    connect(&document, signal, this, [this] { select({}); });
  select({});
}

SourcePanel::~SourcePanel() { m_trace.request_stop(); }

QWidget* SourcePanel::createSource() {
  m_costs->setObjectName(QStringLiteral("source.costs"));
  m_costs->setAccessibleName(tr("Cost of the kernel's lines"));
  m_costs->setToolTip(tr("Select one to show its line."));
  m_costs->setWordWrap(true);
  m_costs->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  m_costsTitle->setObjectName(QStringLiteral("source.costs.title"));

  auto* below = new QWidget(this);
  auto* column = new QVBoxLayout(below);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_costsTitle);
  column->addWidget(m_costs, 1);
  m_parts->addWidget(m_editor);
  m_parts->addWidget(below);
  m_parts->setStretchFactor(0, 3);
  m_parts->setStretchFactor(1, 2);
  m_parts->setChildrenCollapsible(false);
  return m_parts;
}

QWidget* SourcePanel::createMachineCode() {
  m_codeTitle->setObjectName(QStringLiteral("source.machine.title"));
  m_instances->setObjectName(QStringLiteral("source.instances"));
  m_instances->setAccessibleName(tr("Template arguments of the kernel"));
  m_instances->setToolTip(tr("nvcc builds a kernel once for each set of template arguments."));
  m_instances->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_language->setObjectName(QStringLiteral("source.language"));
  m_language->setAccessibleName(tr("PTX or SASS"));
  m_language->setToolTip(tr(
      "PTX is nvcc's portable assembly; SASS is what ptxas made of it, for each GPU that the program was built for."));
  m_language->addItems({QStringLiteral("PTX"), QStringLiteral("SASS")});
  m_code->setObjectName(QStringLiteral("source.machine"));
  m_code->setAccessibleName(tr("Machine code of the kernel"));
  m_code->setToolTip(tr("As cuobjdump prints it."));

  auto* page = new QWidget(this);
  auto* column = new QVBoxLayout(page);
  auto* row = new QHBoxLayout;
  row->addWidget(m_language);
  row->addWidget(m_instances, 1);
  column->addLayout(row);
  column->addWidget(m_codeTitle);
  column->addWidget(m_code, 1);
  return page;
}

void SourcePanel::select(const std::vector<std::size_t>& resultIndices) {
  const Results& results = m_document.session().results;
  if (!resultIndices.empty() && resultIndices.back() < results.size()) {
    showResult(results[resultIndices.back()]);
  } else if (m_own.find(m_editor->family(), m_editor->id())) {
    // What is being changed stays, whatever becomes of its results.
    showKernel(m_editor->family(), m_editor->id());
  } else {
    m_trace.request_stop();
    showNothing(tr("Select a result, in the table or in the plot, to see its kernel."));
  }
}

void SourcePanel::follow(const std::string& family, const std::string& id) {
  m_followed = {family, id};
  const bool shows = !m_kernel.isEmpty() && m_editor->family() == family;
  if (!shows && isVisible()) showKernel(family, id);
}

void SourcePanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (m_kernel.isEmpty()) showKernel(m_followed.first, m_followed.second);
}

void SourcePanel::showNothing(const QString& why) {
  m_kernel.clear();
  m_title->hide();
  m_facts->setText(why);
  m_tabs->hide();
}

void SourcePanel::showResult(const Result& result) {
  const Family* family = findFamily(result.family);
  const Variant* variant = family ? family->find(catalogueVariant(result.variant)) : nullptr;
  const bool isCopy = variant && variant->id != result.variant;
  if (!variant || variant->kernel.empty() || (isCopy && !m_own.find(result.family, result.variant))) {
    m_trace.request_stop();
    showNothing(isCopy ? tr("The session has no text of %1.").arg(variantTitle(result.family, result.variant))
                       : tr("%1 is not a kernel of this program, so it has no source.")
                             .arg(variantTitle(result.family, result.variant)));
    return;
  }
  const Point point{.family = result.family, .variant = variant->id, .parameters = result.parameters};
  showVariant(result.variant, point, launchText(result));
}

void SourcePanel::showKernel(const std::string& familyId, const std::string& id, bool typing) {
  const Family* const family = findFamily(familyId);
  const Variant* const variant = family ? family->find(catalogueVariant(id)) : nullptr;
  if (!variant || variant->kernel.empty()) return;
  Point point{.family = familyId, .variant = variant->id};
  for (const ParameterSpec& spec : specsOf(*family, *variant)) point.parameters.set(spec.id, spec.initialValue(true));
  showVariant(id, point, {}, typing);
}

void SourcePanel::showVariant(const std::string& id, const Point& point, const QString& facts, bool typing) {
  m_trace.request_stop();
  const Family& family = *findFamily(point.family);
  const Variant& variant = *family.find(point.variant);
  m_kernel = QString::fromStdString(variant.kernel);
  const Value* type = point.parameters.find("type");
  m_type = type ? QString::fromStdString(toText(*type)) : QString();
  m_title->setText(variantTitle(point.family, id));
  m_facts->setText(facts);
  m_facts->setVisible(!facts.isEmpty());
  m_title->show();
  m_tabs->show();
  showSource(id, family, variant);
  showChanges(id, family, variant);
  m_point = point;
  if (const KernelCopy* const copy = m_own.find(family.id, id)) {
    m_point.own = std::make_shared<const OwnKernel>(copy->kernel);
    m_costs->clear();
    m_costsTitle->setText(m_own.isAllowed(*copy) ? tr("The costs of its lines come when you pause or run it.")
                                                 : tr("The costs of its lines come when it may be run."));
    if (!typing && m_own.isAllowed(*copy)) traceCosts(m_point);
  } else {
    traceCosts(m_point);
  }
  if (m_tabs->currentIndex() == kTabOfCode) readMachineCode();
}

void SourcePanel::showSource(const std::string& id, const Family& family, const Variant& variant) {
  m_editor->show(family.id, id);
  if (id != variant.id) {
    m_source->setMarks({});
    return;
  }
  const KernelSource source = findKernel(variant.kernel).value();
  std::map<int, CodeView::Mark> marks;
  for (int line = source.firstLine; line <= source.lastLine; ++line) marks[line] = CodeView::Mark::Body;
  m_source->setMarks(marks);
  m_source->showFrom(source.firstLine);
}

void SourcePanel::showChanges(const std::string& id, const Family& family, const Variant& variant) {
  if (const KernelCopy* const copy = m_own.find(family.id, id)) {
    const std::string original = OwnKernels::originalOf(family.id, variant.id);
    showText(plots::shownText(variant.title), linesOf(original), linesOf(copy->kernel.text));
    return;
  }
  const Variant* previous = previousOf(family, variant);
  m_changes->setVisible(previous);
  if (previous)
    showText(plots::shownText(previous->title), codeOf(*previous), codeOf(variant));
  else
    m_changesTitle->setText(tr("There is no previous variant with a kernel."));
}

void SourcePanel::showText(const QString& title, const std::vector<std::string_view>& before,
                           const std::vector<std::string_view>& after) {
  m_changes->show();
  m_changesTitle->setText(tr("Against %1:").arg(title));
  QString text;
  std::map<int, CodeView::Mark> marks;
  int line = 0;
  for (const LineChange& change : changesOf(before, after)) {
    ++line;
    const bool kept = change.kind == LineChange::Kind::Kept;
    const bool added = change.kind == LineChange::Kind::Added;
    if (!kept) marks[line] = added ? CodeView::Mark::Added : CodeView::Mark::Removed;
    text += QLatin1String(kept ? "  " : added ? "+ " : "- ") + textOf({change.line}) + QLatin1Char('\n');
  }
  text.chop(1);
  m_changes->setCode(text, false);
  m_changes->setMarks(marks);
  if (!marks.empty()) m_changes->showLine(marks.begin()->first);
}

void SourcePanel::traceCosts(const Point& point) {
  m_costs->clear();
  m_trace = std::stop_source();
  m_costsTitle->setText(tr("Tracing one block..."));
  const auto trace = [point, stop = m_trace.get_token()] {
    // Those of a kernel that was changed come from another process, and one line of its answer has a limit.
    const std::size_t kMostSteps = point.own ? 100'000 : 1'000'000;
    const Point small = smallPointOf(point);
    return Traced{small, lineCosts(process::trace(small, {}, kMostSteps, stop))};
  };
  inBackground(this, trace, [this, stop = m_trace.get_token()](const Outcome<Traced>& outcome) {
    if (stop.stop_requested()) return;
    if (const auto* reason = std::get_if<QString>(&outcome)) {
      m_costsTitle->setText(tr("The cost of its lines is unknown: %1").arg(*reason));
    } else {
      const auto& [traced, costs] = std::get<Traced>(outcome);
      showCosts(traced, costs);
    }
    emit costsShown();
  });
}

void SourcePanel::showCosts(const Point& point, const std::vector<LineCost>& costs) {
  m_costsTitle->setText(tr("One block, simulated at %1:").arg(parametersText(point.parameters)));
  const KernelFile own = point.own ? KernelFile{point.own->file, point.own->text} : KernelFile();
  const std::optional<KernelSource> found =
      point.own ? findKernelIn(own, m_kernel.toStdString()) : findKernel(m_kernel.toStdString());
  // A kernel that is not found as the catalogue writes them is the whole text.
  const KernelSource source = found.value_or(KernelSource{&own, 1, 0});
  std::map<int, CodeView::Mark> marks;
  std::map<int, QString> notes;
  std::map<int, QString> inMargin;
  for (int line = source.firstLine; line <= source.lastLine; ++line) marks[line] = CodeView::Mark::Body;
  for (const LineCost& cost : costs) {
    if (cost.where.file != source.file->name) continue;
    const int line = cost.where.line;
    const QString text = costText(cost);
    if (cost.wasteful()) marks[line] = CodeView::Mark::Costs;
    if (inMargin[line].isEmpty() || cost.wasteful()) inMargin[line] = shortCostText(cost);
    notes[line] += (notes[line].isEmpty() ? QString() : QStringLiteral("\n")) + text;
    auto* item = new QListWidgetItem(tr("line %1: %2").arg(line).arg(text), m_costs);
    item->setData(Qt::UserRole, line);
    if (cost.wasteful()) {
      QFont bold = m_costs->font();
      bold.setBold(true);
      item->setFont(bold);
    }
  }
  m_source->setMarks(marks, notes, inMargin);
  for (const LineCost& cost : costs)
    if (cost.wasteful() && cost.where.file == source.file->name) {
      m_source->showLine(cost.where.line);
      break;
    }
}

void SourcePanel::readMachineCode() {
  for (QWidget* widget :
       {static_cast<QWidget*>(m_instances), static_cast<QWidget*>(m_language), static_cast<QWidget*>(m_code)})
    widget->hide();
  m_codeTitle->setText(tr("Reading the machine code of this program..."));
  m_codeTitle->show();
  m_machineCode->readPtx();  // which answers at once where it has been read
}

void SourcePanel::showInstances() {
  const std::vector<CompiledKernel> kernels = m_machineCode->find(m_kernel);
  const bool any = !kernels.empty();
  for (QWidget* widget :
       {static_cast<QWidget*>(m_instances), static_cast<QWidget*>(m_language), static_cast<QWidget*>(m_code)})
    widget->setVisible(any);
  m_codeTitle->setVisible(!any);
  m_codeTitle->setText(m_machineCode->problem().isEmpty() ? tr("nvcc has not compiled it.") : m_machineCode->problem());
  const QSignalBlocker quiet(m_instances);
  m_instances->clear();
  for (const CompiledKernel& kernel : kernels) m_instances->addItem(kernel.signature, kernel.symbol);
  m_instances->setCurrentIndex(instanceOf(kernels, m_type));
  showInstance();
}

void SourcePanel::showInstance() {
  const QString symbol = m_instances->currentData().toString();
  m_instances->setToolTip(toolTipText(m_instances->currentText()));
  if (symbol.isEmpty()) return;
  const bool ptx = m_language->currentIndex() == 0;
  if (!ptx) {
    m_code->setCode(tr("Disassembling..."), false);
    m_machineCode->readSass(symbol);
    return;
  }
  const std::vector<CompiledKernel> kernels = m_machineCode->find(m_kernel);
  const auto shown = std::ranges::find(kernels, symbol, &CompiledKernel::symbol);
  if (shown != kernels.end()) m_code->setCode(shown->ptx);
}

void SourcePanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  m_parts->setOrientation(width() > height() ? Qt::Horizontal : Qt::Vertical);
}

QSize SourcePanel::sizeHint() const {
  constexpr int kCharacters = 46;
  return {fontMetrics().averageCharWidth() * kCharacters, QWidget::sizeHint().height()};
}

}  // namespace warpbench::gui
