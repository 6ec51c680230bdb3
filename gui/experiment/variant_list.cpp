// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiment/variant_list.h"

#include <QAction>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "experiment/series_icon.h"
#include "text/shown_text.h"
#include "widgets/texts.h"

namespace warpbench::gui {
namespace {

constexpr QChar kEllipsis(0x2026);  ///< used by elidedText()

}  // namespace

VariantList::VariantList(QWidget* parent) : VerticalScrollArea(parent), m_layout(new QVBoxLayout) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  auto* rows = new QWidget(this);
  rows->setLayout(m_layout);
  setWidget(rows);
  // Lets the panel's background show through.
  rows->setAutoFillBackground(false);
  viewport()->setAutoFillBackground(false);
  m_layout->setContentsMargins(0, 0, 0, 0);
  m_layout->setSpacing(2);
}

QLayout* VariantList::createTitle() {
  auto* label = new QLabel(tr("V&ariants"));
  label->setBuddy(this);
  auto* row = new QHBoxLayout;
  row->setSpacing(2);
  row->addWidget(label, 1);
  const auto add = [&](const QString& text, const char* name, const QString& toolTip, bool checked) {
    auto* button = new QToolButton;
    button->setObjectName(QLatin1String(name));
    button->setText(text);
    button->setToolTip(toolTipText(toolTip));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this, [this, checked] { checkAll(checked); });
    row->addWidget(button);
  };
  add(tr("All"), "variants.all",
      tr("Check all variants that the device can run. Double-click a variant to check only that one; Shift-click to "
         "check a range."),
      true);
  add(tr("None"), "variants.none", tr("Uncheck all variants"), false);
  return row;
}

void VariantList::show(const Family& family, const DeviceInfo* device, Mode mode) {
  const bool same =
      family.id == m_family && std::ranges::equal(m_rows, family.variants, {}, &Row::variant, &Variant::id);
  const Place before{family.id, m_device};
  m_device = device ? device->record.id : std::string();
  if (const Place now{family.id, m_device}; !m_unwanted.contains(now)) m_unwanted[now] = Variants(m_unwanted[before]);
  if (!same) rebuild(family);
  {
    const QScopedValueRollback filling(m_filling, true);
    for (const Row& row : m_rows) {
      const Variant& variant = *family.find(row.variant);
      Message why = device ? whyNotOn(family, variant, *device) : Message();
      if (why.empty()) why = whyNotIn(family, variant, mode);
      const QString reason = plots::shownText(why);
      row.reason->setText(reason);
      row.box->setEnabled(reason.isEmpty());
      row.box->setChecked(reason.isEmpty() && !unwanted().contains(row.variant));
      const QString idea = plots::shownText(variant.idea);
      QStringList tip{idea};
      if (row.box->text().contains(kEllipsis)) tip.prepend(row.box->accessibleName());
      if (!reason.isEmpty()) tip.append(reason);
      row.box->setToolTip(toolTipText(tip.join(QLatin1Char('\n'))));
    }
    showReasons();
  }
  emit changed();
}

void VariantList::showReasons() {
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    const bool last = i + 1 == m_rows.size() || m_rows[i + 1].reason->text() != m_rows[i].reason->text();
    m_rows[i].reason->setVisible(last && !m_rows[i].reason->text().isEmpty());
  }
}

void VariantList::setNotes(const std::map<std::string, QString>& notes) {
  for (const Row& row : m_rows) {
    if (!row.box->isEnabled()) continue;
    const auto note = notes.find(row.variant);
    row.reason->setText(note == notes.end() ? QString() : note->second);
  }
  showReasons();
}

void VariantList::rebuild(const Family& family) {
  m_family = family.id;
  for (const Row& row : m_rows) {
    delete row.box;
    delete row.reason;
  }
  m_rows.clear();
  m_clicked = 0;
  for (const Variant& variant : family.variants) {
    const Row row{variant.id, new QCheckBox(widget()), new QLabel(widget())};
    row.box->setObjectName(QStringLiteral("variant.") + QString::fromStdString(variant.id));
    const QString title = variantTitle(family.id, variant.id);
    // A copy's long name must not widen the panel, so the middle is elided: the end distinguishes copies. '&' must not
    // become a mnemonic.
    constexpr int kLetters = 40;
    row.box->setText(fontMetrics()
                         .elidedText(title, Qt::ElideMiddle, kLetters * fontMetrics().averageCharWidth())
                         .replace(QLatin1Char('&'), QLatin1String("&&")));
    row.box->setAccessibleName(title);
    row.box->setAccessibleDescription(plots::shownText(variant.idea));
    row.reason->setTextFormat(Qt::PlainText);
    row.reason->setWordWrap(true);
    row.reason->setIndent(20);
    m_layout->addWidget(row.box);
    m_layout->addWidget(row.reason);
    connect(row.box, &QCheckBox::toggled, this, [this, id = variant.id](bool checked) {
      if (m_filling) return;
      if (checked)
        unwanted().erase(id);
      else
        unwanted().insert(id);
      emit changed();
    });
    auto* only = new QAction(tr("&Only this"), row.box);
    connect(only, &QAction::triggered, this, [this, id = variant.id] { checkOnly(id); });
    row.box->addAction(only);
    row.box->setContextMenuPolicy(Qt::ActionsContextMenu);
    row.box->installEventFilter(this);
    m_rows.push_back(row);
  }
  applyColours();
}

void VariantList::applyColours() {
  const plots::Theme theme = plots::themeOf(palette());
  // The style's disabled colour is often too faint, and the user must be able to read these lines.
  QPalette muted = palette();
  for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
    muted.setColor(group, QPalette::WindowText, plots::coloursOf(theme).muted);
  QPalette boxes = palette();
  boxes.setColor(QPalette::Disabled, QPalette::WindowText, plots::coloursOf(theme).muted);
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    m_rows[i].box->setIcon(m_lines ? seriesIcon(static_cast<int>(i), theme) : QIcon());
    m_rows[i].box->setPalette(boxes);
    m_rows[i].reason->setPalette(muted);
  }
}

void VariantList::setDrawnAsLines(bool lines) {
  if (std::exchange(m_lines, lines) != lines) applyColours();
}

std::vector<std::string> VariantList::checked() const {
  std::vector<std::string> variants;
  for (const Row& row : m_rows)
    if (row.box->isChecked()) variants.push_back(row.variant);
  return variants;
}

bool VariantList::canCheckAny() const {
  return std::ranges::any_of(m_rows, [](const Row& row) { return row.box->isEnabled(); });
}

void VariantList::setChecked(const std::vector<std::string>& variants) {
  for (const Row& row : m_rows) {
    const bool wanted = std::ranges::count(variants, row.variant) > 0;
    if (row.box->isEnabled())
      row.box->setChecked(wanted);
    else if (wanted)
      unwanted().erase(row.variant);
    else
      unwanted().insert(row.variant);
  }
}

void VariantList::checkAll(bool checked) {
  {
    const QScopedValueRollback filling(m_filling, true);
    unwanted().clear();
    for (const Row& row : m_rows) {
      if (!checked) unwanted().insert(row.variant);
      row.box->setChecked(checked && row.box->isEnabled());
    }
  }
  emit changed();
}

void VariantList::checkOnly(const std::string& variant) {
  {
    const QScopedValueRollback filling(m_filling, true);
    for (const Row& row : m_rows) {
      if (row.variant == variant)
        unwanted().erase(row.variant);
      else
        unwanted().insert(row.variant);
      row.box->setChecked(row.variant == variant && row.box->isEnabled());
    }
  }
  emit changed();
}

void VariantList::checkTo(std::size_t row) {
  const bool wanted = !m_rows[row].box->isChecked();
  {
    const QScopedValueRollback filling(m_filling, true);
    const auto [first, last] = std::minmax(row, m_clicked);
    for (std::size_t i = first; i <= last; ++i) {
      if (!m_rows[i].box->isEnabled()) continue;
      if (wanted)
        unwanted().erase(m_rows[i].variant);
      else
        unwanted().insert(m_rows[i].variant);
      m_rows[i].box->setChecked(wanted);
    }
  }
  emit changed();
}

bool VariantList::eventFilter(QObject* watched, QEvent* event) {
  const bool press = event->type() == QEvent::MouseButtonPress;
  if (!press && event->type() != QEvent::MouseButtonDblClick) return VerticalScrollArea::eventFilter(watched, event);
  const auto row = std::ranges::find(m_rows, watched, &Row::box);
  const auto* mouse = static_cast<QMouseEvent*>(event);
  if (row == m_rows.end() || mouse->button() != Qt::LeftButton) return VerticalScrollArea::eventFilter(watched, event);
  const auto index = static_cast<std::size_t>(row - m_rows.begin());
  if (!press) {
    checkOnly(row->variant);
    return true;
  }
  const bool range = mouse->modifiers().testFlag(Qt::ShiftModifier);
  if (range) checkTo(index);
  m_clicked = index;
  return range;
}

QStringList VariantList::choices() const {
  QStringList choices;
  for (const auto& [place, variants] : m_unwanted) {
    QStringList words{QString::fromStdString(place.first), QString::fromStdString(place.second)};
    for (const std::string& variant : variants) words << QString::fromStdString(variant);
    if (!place.second.empty()) choices << words.join(QLatin1Char(' '));
  }
  return choices;
}

void VariantList::setChoices(const QStringList& choices) {
  for (const QString& choice : choices) {
    const QStringList words = choice.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (words.size() < 2) continue;
    Variants variants;
    for (const QString& word : words.mid(2)) variants.insert(word.toStdString());
    m_unwanted[{words[0].toStdString(), words[1].toStdString()}] = std::move(variants);
  }
}

QCheckBox* VariantList::box(const std::string& variant) const {
  const auto row = std::ranges::find(m_rows, variant, &Row::variant);
  return row == m_rows.end() ? nullptr : row->box;
}

// Excludes the scroll bar's width, because with enough room there is none.
QSize VariantList::sizeHint() const { return {minimumSizeHint().width(), leastHeight(width())}; }

QSize VariantList::minimumSizeHint() const {
  constexpr double kRows = 4.5;
  const int row = m_rows.empty() ? 0 : m_rows.front().box->sizeHint().height() + m_layout->spacing();
  return {VerticalScrollArea::minimumSizeHint().width(), std::min(leastHeight(width()), static_cast<int>(kRows * row))};
}

void VariantList::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) applyColours();
  VerticalScrollArea::changeEvent(event);
}

void VariantList::resizeEvent(QResizeEvent* event) {
  // The rows' height depends on the width.
  if (event->size().width() != event->oldSize().width()) updateGeometry();
  VerticalScrollArea::resizeEvent(event);
}

}  // namespace warpbench::gui
