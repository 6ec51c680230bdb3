// SPDX-License-Identifier: GPL-3.0-or-later
#include "code/changes_page.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "catalogue/kernel_source.h"
#include "code/code_view.h"
#include "document/own_kernels.h"
#include "results/values/own_kernel.h"
#include "widgets/eliding_box.h"
#include "widgets/texts.h"

namespace warpbench::gui {

namespace {

/// The closest earlier variant of the family with another kernel, on which this variant improves.
const Variant* previousOf(const Family& family, const Variant& variant) {
  const Variant* previous = nullptr;
  for (const Variant& each : family.variants) {
    if (each.id == variant.id) break;
    if (!each.kernel.empty() && each.kernel != variant.kernel) previous = &each;
  }
  return previous;
}

/// The kernel without its leading comment, which differs in every variant.
std::vector<std::string_view> codeOf(const KernelSource& source) {
  std::vector<std::string_view> lines = source.lines();
  const auto code = std::ranges::find_if(lines, [](std::string_view line) { return !line.starts_with("//"); });
  lines.erase(lines.begin(), code);
  return lines;
}

}  // namespace

ChangesPage::ChangesPage(const OwnKernels& own, QWidget* parent)
    : QWidget(parent), m_own(own), m_title(new QLabel(this)), m_list(new ElidingBox(this)), m_code(new CodeView(this)) {
  m_title->setObjectName(QStringLiteral("source.changes.title"));
  m_title->setTextFormat(Qt::PlainText);
  m_title->setBuddy(m_list);
  m_list->setObjectName(QStringLiteral("source.changes.against"));
  m_list->setAccessibleName(tr("The kernel to compare with"));
  m_list->setToolTip(tr("The kernel to compare with: any of this family"));
  m_list->setPlaceholderText(tr("choose a kernel"));
  m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  constexpr int kLetters = 14;
  m_list->setMinimumContentsLength(kLetters);
  m_code->setObjectName(QStringLiteral("source.changes"));
  m_code->setAccessibleName(tr("Differences between the two kernels"));
  m_code->setToolTip(tr("Removed lines begin with -, added lines with +."));
  auto* row = new QHBoxLayout;
  row->addWidget(m_title);
  row->addWidget(m_list, 1);
  row->addStretch(1);
  auto* column = new QVBoxLayout(this);
  column->addLayout(row);
  column->addWidget(m_code, 1);
  connect(m_list, &QComboBox::activated, this, [this] {
    m_against = m_list->currentData().toString().toStdString();
    m_byHand = true;
    showChanges();
  });
}

void ChangesPage::show(const Family& family, const std::string& id, const std::string& against) {
  if (m_family != &family || m_id != id || !m_byHand) m_against.clear();
  m_family = &family;
  m_id = id;
  if (!against.empty() && against != id) {
    m_against = against;
    m_byHand = false;
  }
  fillList();
  showChanges();
}

std::string ChangesPage::usual() const {
  const std::string variant = catalogueVariant(m_id);
  if (variant != m_id) return variant;
  const Variant* const previous = previousOf(*m_family, *m_family->find(variant));
  return previous ? previous->id : std::string();
}

void ChangesPage::fillList() {
  const QSignalBlocker quiet(m_list);
  m_list->clear();
  const auto add = [&](const std::string& id) {
    if (id != m_id) m_list->addItem(variantTitle(m_family->id, id), QString::fromStdString(id));
  };
  for (const Variant& variant : m_family->variants)
    if (!variant.kernel.empty()) add(variant.id);
  for (const KernelCopy& copy : m_own.all())
    if (copy.family == m_family->id) add(copy.id());
  if (m_list->findData(QString::fromStdString(m_against)) < 0) m_against.clear();
  m_list->setCurrentIndex(m_list->findData(QString::fromStdString(m_against.empty() ? usual() : m_against)));
  m_list->setVisible(m_list->count() > 0);
  m_title->setText(m_list->count() > 0 ? tr("A&gainst") : tr("This family has no other kernel."));
}

void ChangesPage::showChanges() {
  const std::string other = m_list->currentData().toString().toStdString();
  m_code->setVisible(!other.empty());
  if (other.empty()) return;
  const auto textOf = [&](const std::string& id) {
    const KernelCopy* const copy = m_own.find(m_family->id, id);
    return copy ? copy->kernel.text : OwnKernels::originalOf(m_family->id, catalogueVariant(id));
  };
  // Compare whole files if both are the same variant, such as a copy and its original: anything may have changed.
  const bool whole = catalogueVariant(m_id) == catalogueVariant(other);
  const auto compared = [&](const std::string& id, const KernelFile& file) {
    const std::optional<KernelSource> kernel =
        whole ? std::nullopt : findKernelIn(file, m_family->find(catalogueVariant(id))->kernel);
    return kernel ? codeOf(*kernel) : linesOf(file.text);
  };
  const std::string before = textOf(other);
  const std::string after = textOf(m_id);
  const std::vector<LineChange> changes =
      changesOf(compared(other, {.name = {}, .text = before}), compared(m_id, {.name = {}, .text = after}));
  QString text;
  std::map<int, CodeView::Mark> marks;
  int line = 0;
  for (const LineChange& change : changes) {
    ++line;
    const bool kept = change.kind == LineChange::Kind::Kept;
    const bool added = change.kind == LineChange::Kind::Added;
    if (!kept) marks[line] = added ? CodeView::Mark::Added : CodeView::Mark::Removed;
    text += QLatin1String(kept    ? "  "
                          : added ? "+ "
                                  : "- ") +
            QString::fromUtf8(change.line.data(), static_cast<qsizetype>(change.line.size())) + QLatin1Char('\n');
  }
  text.chop(1);
  m_code->setCode(text, false);
  m_code->setMarks(marks);
  if (!marks.empty()) m_code->showLine(marks.begin()->first);
}

}  // namespace warpbench::gui
