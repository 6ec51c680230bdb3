// SPDX-License-Identifier: GPL-3.0-or-later
#include "places/places_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/text/error.h"
#include "text/shown_text.h"
#include "widgets/reason_label.h"
#include "widgets/texts.h"

namespace warpbench::gui {

PlacesDialog::PlacesDialog(QWidget* parent)
    : QDialog(parent),
      m_list(new QListWidget(this)),
      m_name(new QLineEdit(this)),
      m_text(new QLineEdit(this)),
      m_problem(reasonLabel(this)),
      m_answer(reasonLabel(this)),
      m_add(new QPushButton(tr("&Add"), this)),
      m_change(new QPushButton(tr("C&hange"), this)),
      m_remove(new QPushButton(tr("&Remove"), this)),
      m_test(new QPushButton(tr("&Test"), this)) {
  setObjectName(QStringLiteral("places"));
  setWindowTitle(tr("Places"));
  m_list->setObjectName(QStringLiteral("places.list"));
  m_list->setAccessibleName(tr("Places"));
  m_list->setToolTip(tr("Other places where kernels can run"));
  m_list->setWordWrap(true);
  m_name->setObjectName(QStringLiteral("places.name"));
  m_name->setToolTip(tr("Name to show with the devices of the place"));
  m_text->setObjectName(QStringLiteral("places.text"));
  m_text->setPlaceholderText(tr("for example %1").arg(QLatin1String("ssh:server")));
  m_text->setToolTip(
      toolTipText(tr("Command that starts warpbench-cli there: %1").arg(QLatin1String(process::kPlaceForms))));
  m_problem->setObjectName(QStringLiteral("places.problem"));
  m_answer->setObjectName(QStringLiteral("places.answer"));
  m_add->setToolTip(tr("Add a place of this name"));
  m_change->setToolTip(tr("Apply the entered values to the selected place"));
  m_remove->setToolTip(tr("Remove the selected place from the list"));
  m_test->setToolTip(tr("Connect to the place as entered and list its devices"));
  for (const auto& [button, name] : {std::pair{m_add, "places.add"}, std::pair{m_change, "places.change"},
                                     std::pair{m_remove, "places.remove"}, std::pair{m_test, "places.test"}}) {
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
  }

  auto* intro = new QLabel(tr("The window stays here, and the kernels run there. A place needs warpbench-cli and a "
                              "connection without a password prompt."),
                           this);
  intro->setTextFormat(Qt::PlainText);
  intro->setWordWrap(true);
  auto* form = new QFormLayout;
  form->addRow(tr("&Name"), m_name);
  form->addRow(tr("&Where"), m_text);
  auto* forms = new QLabel(tr("One of: %1").arg(QLatin1String(process::kPlaceForms)), this);
  forms->setTextFormat(Qt::PlainText);
  forms->setWordWrap(true);
  forms->setForegroundRole(QPalette::PlaceholderText);
  form->addRow(QString(), forms);
  auto* row = new QHBoxLayout;
  for (QPushButton* button : {m_add, m_change, m_remove, m_test}) row->addWidget(button);
  row->addStretch();
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  buttons->button(QDialogButtonBox::Close)->setToolTip(tr("Close; changes are already applied (Esc)"));
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  auto* column = new QVBoxLayout(this);
  column->addWidget(intro);
  column->addWidget(m_list, 1);
  column->addLayout(form);
  column->addWidget(m_problem);
  column->addLayout(row);
  column->addWidget(m_answer);
  column->addWidget(buttons);
  resize(fontMetrics().averageCharWidth() * 84, fontMetrics().height() * 30);

  connect(m_list, &QListWidget::currentRowChanged, this, &PlacesDialog::showSelected);
  for (QLineEdit* field : {m_name, m_text}) connect(field, &QLineEdit::textChanged, this, &PlacesDialog::validate);
  connect(m_add, &QPushButton::clicked, this, &PlacesDialog::add);
  connect(m_change, &QPushButton::clicked, this, &PlacesDialog::change);
  connect(m_remove, &QPushButton::clicked, this, &PlacesDialog::remove);
  connect(m_test, &QPushButton::clicked, this, &PlacesDialog::test);
  validate();
}

void PlacesDialog::setPlaces(const std::vector<process::NamedRemote>& places) {
  if (places == m_places) return;
  m_places = places;
  showList(m_list->currentRow());
}

void PlacesDialog::setState(const process::NamedRemote& place, const QString& state) {
  if (place == entered()) m_answer->setText(state);
  if (std::ranges::count(m_places, place) == 0) return;
  m_states[place.name] = state;
  showList(m_list->currentRow());
}

process::NamedRemote PlacesDialog::entered() const {
  return {.name = m_name->text().trimmed().toStdString(), .text = m_text->text().trimmed().toStdString()};
}

void PlacesDialog::showList(int row) {
  const QSignalBlocker blocker(m_list);
  m_list->clear();
  for (const process::NamedRemote& place : m_places) {
    const auto state = m_states.find(place.name);
    const QString name = QString::fromStdString(place.name);
    m_list->addItem(state == m_states.end() || state->second.isEmpty() ? name : tr("%1: %2").arg(name, state->second));
    m_list->item(m_list->count() - 1)->setToolTip(toolTipText(QString::fromStdString(place.text)));
  }
  m_list->setCurrentRow(std::min(row, m_list->count() - 1));
  validate();
}

void PlacesDialog::showSelected() {
  const int row = m_list->currentRow();
  if (row >= 0) {
    const process::NamedRemote& place = m_places[static_cast<std::size_t>(row)];
    m_name->setText(QString::fromStdString(place.name));
    m_text->setText(QString::fromStdString(place.text));
    m_answer->clear();
  }
  validate();
}

void PlacesDialog::validate() {
  const process::NamedRemote place = entered();
  const int row = m_list->currentRow();
  const auto same = std::ranges::find(m_places, place.name, &process::NamedRemote::name);
  const bool named = process::isPlaceName(place.name);
  QString problem;
  bool possible = false;
  try {
    process::remoteFrom(place.text);
    possible = true;
  } catch (const RequestError& error) {
    if (!place.text.empty()) problem = plots::shownText(messageOf(error));
  }
  if (problem.isEmpty() && !place.name.empty() && !named)
    problem = tr("A name consists of letters, digits, blanks and . - _ : [ ]");
  m_problem->setText(problem);
  m_add->setEnabled(possible && named && same == m_places.end());
  m_change->setEnabled(possible && named && row >= 0 && m_places[static_cast<std::size_t>(row)] != place &&
                       (same == m_places.end() || same - m_places.begin() == row));
  m_remove->setEnabled(row >= 0);
  m_test->setEnabled(possible);
}

void PlacesDialog::add() {
  m_places.push_back(entered());
  showList(static_cast<int>(m_places.size()) - 1);
  emit changed(m_places);
}

void PlacesDialog::change() {
  const int row = m_list->currentRow();
  process::NamedRemote& place = m_places[static_cast<std::size_t>(row)];
  m_states.erase(place.name);
  place = entered();
  showList(row);
  emit changed(m_places);
}

void PlacesDialog::remove() {
  const int row = m_list->currentRow();
  m_states.erase(m_places[static_cast<std::size_t>(row)].name);
  m_places.erase(m_places.begin() + row);
  showList(row);
  showSelected();
  emit changed(m_places);
}

void PlacesDialog::test() {
  m_answer->setText(tr("Asking..."));
  emit testRequested(entered());
}

}  // namespace warpbench::gui
