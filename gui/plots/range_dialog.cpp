// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots/range_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "plots/typed_number.h"
#include "widgets/reason_label.h"

namespace warpbench::gui {

RangeDialog::RangeDialog(const plots::PlotView& view, QWidget* parent)
    : QDialog(parent),
      m_before(view.ranges().value_or(plots::ViewState::Ranges())),
      m_logarithmicX(view.logarithmicX()),
      m_logarithmicY(view.logarithmicY()),
      m_reason(reasonLabel(this)) {
  setObjectName(QStringLiteral("ranges"));
  setWindowTitle(tr("Axis ranges"));
  auto* column = new QVBoxLayout(this);
  auto* form = new QFormLayout;
  column->addLayout(form);
  if (!view.data().bars()) {
    m_left = addField(tr("&x from"), "left", m_before.left);
    m_right = addField(tr("x &to"), "right", m_before.right);
    form->addRow(tr("&x from"), m_left);
    form->addRow(tr("x &to"), m_right);
  }
  m_bottom = addField(tr("&y from"), "bottom", m_before.bottom);
  m_top = addField(tr("y t&o"), "top", m_before.top);
  form->addRow(tr("&y from"), m_bottom);
  form->addRow(tr("y t&o"), m_top);
  column->addWidget(m_reason);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  m_ok = buttons->button(QDialogButtonBox::Ok);
  m_ok->setToolTip(tr("Show these ranges (Return)"));
  buttons->button(QDialogButtonBox::Cancel)->setToolTip(tr("Keep the axes unchanged (Esc)"));
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  column->addWidget(buttons);
  // The window's frame elides long titles. It may append the program's name, use bold type, and add an icon and
  // buttons.
  QFont bold = font();
  bold.setBold(true);
  constexpr int kBeside = 110;  // pixels
  setMinimumWidth(QFontMetrics(bold).horizontalAdvance(windowTitle() + QStringLiteral(" \u2014 Warpbench")) + kBeside);
  validate();
}

QLineEdit* RangeDialog::addField(const QString& title, const char* name, double value) {
  auto* field = new QLineEdit(numberToType(value), this);
  field->setObjectName(QStringLiteral("ranges.") + QLatin1String(name));
  field->setAccessibleName(QString(title).remove(QLatin1Char('&')));
  field->setToolTip(tr("In the unit of the axis"));
  connect(field, &QLineEdit::textChanged, this, &RangeDialog::validate);
  return field;
}

QString RangeDialog::problem() const {
  const auto of = [](const QLineEdit* from, const QLineEdit* to, bool logarithmic) -> QString {
    if (!from) return {};
    const auto low = typedNumber(from->text());
    const auto high = typedNumber(to->text());
    if (!low || !high) return tr("Enter numbers.");
    if (!(*low < *high)) return tr("The end of an axis must be above its start.");
    if (logarithmic && !(*low > 0)) return tr("A logarithmic axis must start above 0.");
    return {};
  };
  const QString x = of(m_left, m_right, m_logarithmicX);
  return x.isEmpty() ? of(m_bottom, m_top, m_logarithmicY) : x;
}

std::optional<plots::ViewState::Ranges> RangeDialog::ranges() const {
  if (!problem().isEmpty()) return std::nullopt;
  plots::ViewState::Ranges ranges = m_before;
  if (m_left) ranges.left = *typedNumber(m_left->text()), ranges.right = *typedNumber(m_right->text());
  ranges.bottom = *typedNumber(m_bottom->text()), ranges.top = *typedNumber(m_top->text());
  return ranges;
}

void RangeDialog::validate() {
  if (!m_ok) return;
  const QString reason = problem();
  m_reason->setText(reason);
  m_reason->setVisible(!reason.isEmpty());
  m_ok->setEnabled(reason.isEmpty());
}

}  // namespace warpbench::gui
