// SPDX-License-Identifier: GPL-3.0-or-later
#include "code/source_panel.h"

#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QSplitter>
#include <QVBoxLayout>
#include <algorithm>
#include <variant>

#include "catalogue/catalogue.h"
#include "catalogue/kernel_source.h"
#include "code/changes_page.h"
#include "code/check_model.h"
#include "code/code_view.h"
#include "code/kernel_editor.h"
#include "code/machine_code_page.h"
#include "code/source_texts.h"
#include "document/own_kernels.h"
#include "engine/run/request.h"
#include "remote/inspection.h"
#include "text/shown_text.h"
#include "widgets/background.h"
#include "widgets/texts.h"

namespace warpbench::gui {

namespace {

struct Costs {
  Point point;
  std::vector<LineCost> costs;
};

/// The costs, or the diagnostics if the kernel does not compile.
using Traced = std::variant<Costs, std::vector<Diagnostic>>;

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
      m_changes(new ChangesPage(own, this)),
      m_machineCode(new MachineCodePage(std::move(machineCode), this)) {
  setObjectName(QStringLiteral("source"));
  QFont bold = font();
  bold.setBold(true);
  m_title->setFont(bold);
  for (QLabel* label : {m_title, m_facts, m_costsTitle}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(label != m_title);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  }
  m_title->setObjectName(QStringLiteral("source.title"));
  m_facts->setObjectName(QStringLiteral("source.facts"));

  m_tabs->setDocumentMode(true);
  m_tabs->addTab(createSource(), tr("Kernel"));
  m_tabs->addTab(m_changes, tr("Changes"));
  m_tabs->addTab(m_machineCode, tr("Machine code"));
  m_tabs->setTabToolTip(0, tr("The kernel's source, with the cost of each line"));
  m_tabs->setTabToolTip(1, tr("Differences between this kernel and another of its family"));
  m_tabs->setTabToolTip(2, tr("The compiled kernel, if the CUDA Toolkit is installed"));

  // Next to the tabs, because a separate row would cost one line of code.
  m_tabs->setCornerWidget(m_title);

  auto* column = new QVBoxLayout(this);
  column->addWidget(m_facts);
  column->addWidget(m_tabs, 1);

  connect(m_editor, &KernelEditor::chosen, this,
          [this](const std::string& family, const std::string& id) { showKernel(family, id); });
  connect(m_editor, &KernelEditor::edited, this, [this] { showKernel(m_editor->family(), m_editor->id(), true); });
  connect(m_editor, &KernelEditor::paused, this, [this](const std::string& family, const std::string& id) {
    if (isVisible()) showKernel(family, id);
  });
  connect(m_editor, &KernelEditor::comparisonRequested, this, [this] { m_tabs->setCurrentWidget(m_changes); });
  connect(m_costs, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
    if (item) m_source->showLine(item->data(Qt::UserRole).toInt());
  });
  for (const auto signal : {&SessionDocument::replaced, &SessionDocument::aboutToRenumber})
    connect(&document, signal, this, [this] { select({}); });
  select({});
}

SourcePanel::~SourcePanel() { m_trace.request_stop(); }

QWidget* SourcePanel::createSource() {
  m_costs->setObjectName(QStringLiteral("source.costs"));
  m_costs->setAccessibleName(tr("Cost of the kernel's lines"));
  m_costs->setToolTip(tr("Select a row to show its line."));
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
  m_parts->setStretchFactor(0, 1);
  constexpr int kEditor = 600, kLines = 7;  // editor in pixels, costs in lines
  m_parts->setSizes({kEditor, kLines * fontMetrics().lineSpacing()});
  m_parts->setChildrenCollapsible(false);
  return m_parts;
}

void SourcePanel::select(const std::vector<std::size_t>& resultIndices) {
  const Results& results = m_document.session().results;
  if (!resultIndices.empty() && resultIndices.back() < results.size()) {
    const Result& result = results[resultIndices.back()];
    const Result& other = results[resultIndices.front()];
    const bool two = resultIndices.size() == 2 && other.family == result.family;
    showResult(result, two ? other.variant : std::string());
  } else if (m_own.find(m_editor->family(), m_editor->id())) {
    // A copy that the user edits stays, even without results.
    showKernel(m_editor->family(), m_editor->id());
  } else {
    m_trace.request_stop();
    showNothing(tr("Select a result, in the table or in the plot, to see its kernel."), {});
    if (isVisible()) showKernel(m_followed.first, m_followed.second);
  }
}

void SourcePanel::showFinding(const CheckReport& report, const SourceLine& line) {
  m_checked = report;
  const Point& point = report.point;
  showLine(point.family, point.own ? variantWith(point.variant, *point.own) : point.variant, line);
}

std::vector<Diagnostic> SourcePanel::findings() const {
  const Point& checked = m_checked.point;
  const std::string id = checked.own ? variantWith(checked.variant, *checked.own) : checked.variant;
  if (checked.family != m_editor->family() || id != m_editor->id()) return {};
  if (checked.own && checked.own->text != m_source->text().toStdString()) return {};
  std::vector<Diagnostic> found;
  for (const Finding& each : m_checked.findings)
    if (each.where.file == fileName())
      found.push_back({.severity = Diagnostic::Severity::Warning,
                       .file = {},
                       .line = each.where.line,
                       .text = findingText(each).toStdString()});
  return found;
}

void SourcePanel::showLine(const std::string& family, const std::string& id, const SourceLine& line) {
  showKernel(family, id);
  if (m_editor->family() != family || m_editor->id() != id || line.file != fileName()) return;
  m_wanted = line;
  m_source->showLine(line.line);
  m_tabs->setCurrentIndex(0);
}

std::string SourcePanel::fileName() const {
  if (const KernelCopy* const copy = m_own.find(m_editor->family(), m_editor->id())) return copy->kernel.file;
  const std::optional<KernelSource> source = findKernel(m_kernel.toStdString());
  return source ? std::string(source->file->name) : std::string();
}

void SourcePanel::showAccess(simulator::AccessKind access) {
  m_wanted = access;
  m_tabs->setCurrentIndex(0);
  if (!m_lineCosts.empty()) showWanted();
}

void SourcePanel::follow(const std::string& family, const std::string& id) {
  m_followed = {family, id};
  const bool shows = m_kernel.isEmpty() ? m_withoutKernel == family : m_editor->family() == family;
  if (!shows && isVisible()) showKernel(family, id);
}

void SourcePanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (m_kernel.isEmpty() && m_withoutKernel.empty()) showKernel(m_followed.first, m_followed.second);
  if (m_waits) traceCosts(m_point);
}

void SourcePanel::showNothing(const QString& why, const std::string& family) {
  m_waits = false;
  m_kernel.clear();
  m_withoutKernel = family;
  m_facts->setText(why);
  m_facts->show();
  m_tabs->hide();
}

void SourcePanel::showResult(const Result& result, const std::string& against) {
  const Family* family = findFamily(result.family);
  const Variant* variant = family ? family->find(catalogueVariant(result.variant)) : nullptr;
  const bool isCopy = variant && variant->id != result.variant;
  if (!variant || variant->kernel.empty() || (isCopy && !m_own.find(result.family, result.variant))) {
    m_trace.request_stop();
    const QString why = isCopy     ? tr("The session does not contain the text of %1.")
                        : !variant ? tr("%1 is not a kernel of this program, so it has no source.")
                        : variant->launch.kind == Launch::Kind::Cpu
                            ? tr("%1 runs on the CPU: it has no kernel here.")
                            : tr("%1 is a library's function: it has no kernel here.");
    showNothing(why.arg(variantTitle(result.family, result.variant)), result.family);
    return;
  }
  const Point point{.family = result.family, .variant = variant->id, .parameters = result.parameters};
  showVariant(result.variant, point, launchText(result), false, against);
}

void SourcePanel::showKernel(const std::string& familyId, const std::string& id, bool typing) {
  const Family* const family = findFamily(familyId);
  const Variant* const variant = family ? family->find(catalogueVariant(id)) : nullptr;
  if (!variant || variant->kernel.empty()) return;
  Point point{.family = familyId, .variant = variant->id};
  for (const ParameterSpec& spec : specsOf(*family, *variant)) point.parameters.set(spec.id, spec.initialValue(true));
  showVariant(id, point, {}, typing);
}

void SourcePanel::showVariant(const std::string& id, const Point& point, const QString& facts, bool typing,
                              const std::string& against) {
  m_trace.request_stop();
  m_waits = false;
  m_lineCosts.clear();
  m_wanted = {};
  const Family& family = *findFamily(point.family);
  const Variant& variant = *family.find(point.variant);
  m_kernel = QString::fromStdString(variant.kernel);
  // Long names of copies do not fit next to the tabs; the list of kernels shows them in full.
  constexpr int kLetters = 36;
  const QString title = variantTitle(point.family, id);
  const QFontMetrics metrics = m_title->fontMetrics();
  m_title->setText(metrics.elidedText(title, Qt::ElideMiddle, metrics.averageCharWidth() * kLetters));
  m_title->setToolTip(toolTipText(title));
  m_facts->setText(facts);
  m_facts->setVisible(!facts.isEmpty());
  m_tabs->show();
  showSource(id, family, variant);
  const Value* const type = point.parameters.find("type");
  m_machineCode->showKernel(m_kernel, type ? QString::fromStdString(toText(*type)) : QString());
  m_point = point;
  m_withoutKernel.clear();
  if (const std::vector<Diagnostic> found = findings(); !found.empty()) m_source->setDiagnostics(found);
  m_changes->show(family, id, against);
  if (const KernelCopy* const copy = m_own.find(family.id, id)) {
    m_point.own = std::make_shared<const OwnKernel>(copy->kernel);
    m_costs->clear();
    m_costsTitle->setText(m_own.isAllowed(*copy)
                              ? tr("The costs of the lines appear when you pause or run the kernel.")
                              : tr("The costs of the lines appear when you allow the kernel to run."));
    if (!typing && m_own.isAllowed(*copy)) traceCosts(m_point);
  } else {
    traceCosts(m_point);
  }
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

void SourcePanel::traceCosts(const Point& point) {
  m_costs->clear();
  m_trace = std::stop_source();
  m_costsTitle->setText(tr("Tracing one block..."));
  m_waits = !isVisible();
  if (m_waits) return;
  const auto trace = [point, stop = m_trace.get_token()]() -> Traced {
    // Another process traces a changed kernel and answers in one line, whose length is limited.
    const std::size_t kMostSteps = point.own ? 100'000 : 1'000'000;
    const Point small = smallPointOf(point);
    try {
      return Costs{small, lineCosts(process::trace(small, {}, kMostSteps, stop))};
    } catch (const CompileError& error) {
      return error.diagnostics();
    }
  };
  inBackground(this, trace, [this, stop = m_trace.get_token()](const Outcome<Traced>& outcome) {
    if (stop.stop_requested()) return;
    if (const auto* reason = std::get_if<QString>(&outcome)) {
      m_costsTitle->setText(tr("The cost of the lines is unknown: %1").arg(*reason));
    } else if (const auto* wrong = std::get_if<1>(&std::get<Traced>(outcome))) {
      m_costsTitle->setText(tr("The cost of the lines is unknown: %1").arg(tr("it does not compile")));
      m_source->setDiagnostics(*wrong);
    } else {
      const auto& [traced, costs] = std::get<0>(std::get<Traced>(outcome));
      if (traced.own) m_source->setDiagnostics(findings());
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
  // If the kernel is not found in the catalogue's form, the whole text counts as the kernel.
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
  m_lineCosts = costs;
  showWanted();
}

void SourcePanel::showWanted() {
  const std::string file = fileName();
  if (const auto* const line = std::get_if<SourceLine>(&m_wanted)) {
    m_source->showLine(line->line);
  } else if (const auto* const access = std::get_if<simulator::AccessKind>(&m_wanted)) {
    if (const LineCost* const most = costliest(m_lineCosts, file, *access)) m_source->showLine(most->where.line);
  } else if (!m_source->hasFocus()) {  // do not move the cursor while the user edits
    const auto wasteful = std::ranges::find_if(
        m_lineCosts, [&](const LineCost& cost) { return cost.wasteful() && cost.where.file == file; });
    if (wasteful != m_lineCosts.end()) m_source->showLine(wasteful->where.line);
  }
}

void SourcePanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  constexpr double kWide = 1.5;  // relative to the height: code needs width first
  m_parts->setOrientation(width() > kWide * height() ? Qt::Horizontal : Qt::Vertical);
}

QSize SourcePanel::sizeHint() const {
  constexpr int kCharacters = 46;
  return {fontMetrics().averageCharWidth() * kCharacters, QWidget::sizeHint().height()};
}

}  // namespace warpbench::gui
