// SPDX-License-Identifier: GPL-3.0-or-later
#include "code/changes_page.h"

#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>
#include <map>

#include "catalogue/kernel_source.h"
#include "code/code_view.h"
#include "document/own_kernels.h"
#include "text/shown_text.h"

namespace warpbench::gui {

namespace {

/// The kernel without the comment before it: what it is for changes with every variant.
std::vector<std::string_view> codeOf(const Variant& variant) {
  std::vector<std::string_view> lines = findKernel(variant.kernel).value().lines();
  const auto code = std::ranges::find_if(lines, [](std::string_view line) { return !line.starts_with("//"); });
  lines.erase(lines.begin(), code);
  return lines;
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

ChangesPage::ChangesPage(QWidget* parent) : QWidget(parent), m_title(new QLabel(this)), m_code(new CodeView(this)) {
  m_title->setObjectName(QStringLiteral("source.changes.title"));
  m_title->setTextFormat(Qt::PlainText);
  m_title->setWordWrap(true);
  m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_code->setObjectName(QStringLiteral("source.changes"));
  m_code->setAccessibleName(tr("Changes from the previous variant"));
  m_code->setToolTip(tr("Removed lines begin with -, added lines with +."));
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_title);
  column->addWidget(m_code, 1);
}

void ChangesPage::showVariant(const Family& family, const Variant& variant) {
  if (const Variant* const previous = previousOf(family, variant)) {
    show(plots::shownText(previous->title), codeOf(*previous), codeOf(variant));
    return;
  }
  m_code->hide();
  m_title->setText(tr("There is no previous variant with a kernel."));
}

void ChangesPage::showCopy(const Family& family, const Variant& variant, const std::string& text) {
  const std::string original = OwnKernels::originalOf(family.id, variant.id);
  show(plots::shownText(variant.title), linesOf(original), linesOf(text));
}

void ChangesPage::show(const QString& title, const std::vector<std::string_view>& before,
                       const std::vector<std::string_view>& after) {
  m_code->show();
  m_title->setText(tr("Against %1:").arg(title));
  QString text;
  std::map<int, CodeView::Mark> marks;
  int line = 0;
  for (const LineChange& change : changesOf(before, after)) {
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
