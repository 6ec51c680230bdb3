// SPDX-License-Identifier: GPL-3.0-or-later
#include "plots/series_looks_form.h"

#include <QColorDialog>
#include <QGridLayout>
#include <QLineEdit>
#include <QToolButton>
#include <algorithm>

#include "look/series_style.h"
#include "widgets/texts.h"

namespace warpbench::gui {

SeriesLooksForm::SeriesLooksForm(const plots::PlotData& plot, const std::string& family,
                                 const std::vector<SeriesLook>& looks, QWidget* parent)
    : QWidget(parent), m_family(family), m_before(looks) {
  auto* grid = new QGridLayout(this);
  grid->setColumnStretch(1, 1);
  for (const plots::NamedSeries& named : plots::namedSeries(plot)) add(named, plot);
  grid->setRowStretch(grid->rowCount(), 1);
}

void SeriesLooksForm::add(const plots::NamedSeries& named, const plots::PlotData& plot) {
  Row row{.look = {.family = m_family, .series = named.key.toStdString(), .name = {}, .colour = {}}, .usual = {}};
  const auto known = std::ranges::find_if(
      m_before, [&](const SeriesLook& look) { return look.family == m_family && look.series == row.look.series; });
  if (known != m_before.end()) row.look.colour = known->colour;
  plots::Series plain = plot.series[named.series];
  plain.colour.clear();
  row.usual = plots::lineStyle(plain, plots::themeOf(palette())).pen.color();

  const auto index = m_rows.size();
  const QString number = QString::number(index);
  row.name = new QLineEdit(known == m_before.end() ? QString() : QString::fromStdString(known->name), this);
  row.name->setObjectName(QStringLiteral("series.name.") + number);
  row.name->setPlaceholderText(
      known == m_before.end() || known->name.empty() ? named.name : variantTitle(m_family, row.look.series));
  row.name->setAccessibleName(tr("Name of %1").arg(named.name));
  row.name->setToolTip(tr("Name in this family's plots; leave it empty for the variant's own"));
  row.name->setClearButtonEnabled(true);
  row.colour = new QToolButton(this);
  row.colour->setObjectName(QStringLiteral("series.colour.") + number);
  row.colour->setFocusPolicy(Qt::StrongFocus);
  row.colour->setAccessibleName(tr("Colour of %1").arg(named.name));
  row.colour->setToolTip(tr("Choose a colour"));
  auto* usual = new QToolButton(this);
  usual->setText(tr("Default"));
  usual->setFocusPolicy(Qt::StrongFocus);
  usual->setAccessibleName(tr("Default name and colour of %1").arg(named.name));
  usual->setToolTip(tr("Restore the default name and colour"));
  connect(row.colour, &QToolButton::clicked, this, [this, index] { chooseColour(index); });
  connect(usual, &QToolButton::clicked, this, [this, index, key = named.key] {
    m_rows[index].name->clear();
    setColour(key, {});
  });
  auto* grid = static_cast<QGridLayout*>(layout());
  const int line = static_cast<int>(index);
  grid->addWidget(row.colour, line, 0);
  grid->addWidget(row.name, line, 1);
  grid->addWidget(usual, line, 2);
  m_rows.push_back(row);
  showColour(row);
}

void SeriesLooksForm::showColour(const Row& row) {
  constexpr int kSide = 16;
  QPixmap swatch(kSide, kSide);
  swatch.fill(row.look.colour.empty() ? row.usual : QColor(QString::fromStdString(row.look.colour)));
  row.colour->setIcon(swatch);
}

void SeriesLooksForm::chooseColour(std::size_t row) {
  const Row& chosen = m_rows[row];
  const QColor before = chosen.look.colour.empty() ? chosen.usual : QColor(QString::fromStdString(chosen.look.colour));
  const QColor colour = QColorDialog::getColor(before, this, chosen.colour->accessibleName());
  if (colour.isValid()) setColour(QString::fromStdString(chosen.look.series), colour);
}

void SeriesLooksForm::setColour(const QString& key, const QColor& colour) {
  for (Row& row : m_rows) {
    if (row.look.series != key.toStdString()) continue;
    row.look.colour = colour.isValid() ? colour.name().toStdString() : std::string();
    showColour(row);
  }
}

std::vector<SeriesLook> SeriesLooksForm::looks() const {
  std::vector<SeriesLook> looks = m_before;
  for (const Row& row : m_rows) {
    std::erase_if(looks,
                  [&](const SeriesLook& look) { return look.family == m_family && look.series == row.look.series; });
    SeriesLook look = row.look;
    look.name = row.name->text().simplified().toStdString();
    if (!look.name.empty() || !look.colour.empty()) looks.push_back(look);
  }
  return looks;
}

}  // namespace warpbench::gui
