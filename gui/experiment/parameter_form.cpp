// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiment/parameter_form.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QToolButton>
#include <algorithm>

#include "text/shown_text.h"

namespace warpbench::gui {

bool sameField(const ParameterSpec& one, const ParameterSpec& other) {
  return one.id == other.id && one.offered == other.offered && one.choices == other.choices &&
         one.initial == other.initial;
}

std::vector<ParameterSpec> parametersOf(const Family& family, const std::vector<std::string>& variants) {
  std::vector<ParameterSpec> specs = family.parameters;
  for (const std::string& id : variants)
    for (const ParameterSpec& spec : family.find(id)->parameters)
      if (std::ranges::count(specs, spec.id, &ParameterSpec::id) == 0) specs.push_back(spec);
  return specs;
}

namespace {

/// Whether the parameter is a number that determines the amount of data.
bool holdsMuch(const ParameterSpec& spec) {
  return spec.isNumber() && spec.offered.empty() && (spec.isSize() || spec.role == ParameterSpec::Role::Mebibytes);
}

}  // namespace

ParameterForm::ParameterForm(QWidget* parent)
    : QWidget(parent), m_form(new QFormLayout(this)), m_title(new QLabel(this)), m_fit(new QToolButton(this)) {
  m_title->hide();
  m_fit->setObjectName(QStringLiteral("parameters.fit"));
  m_fit->setText(tr("Fit to the device"));
  m_fit->setToolTip(tr("Set sizes that a simulated device runs quickly"));
  m_fit->setAutoRaise(true);
  m_fit->setFocusPolicy(Qt::StrongFocus);
  m_fit->hide();
  connect(m_fit, &QToolButton::clicked, this, &ParameterForm::fit);
  m_form->setContentsMargins(0, 0, 0, 0);
  m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
}

QLayout* ParameterForm::createTitle() {
  m_title->setText(tr("Parameter&s"));
  m_title->show();
  // The button appears by itself, so it must not move what the user is about to click.
  QSizePolicy policy = m_fit->sizePolicy();
  policy.setRetainSizeWhenHidden(true);
  m_fit->setSizePolicy(policy);
  auto* row = new QHBoxLayout;
  row->addWidget(m_title, 1);
  row->addWidget(m_fit);
  return row;
}

void ParameterForm::show(const std::string& family, const std::vector<ParameterSpec>& specs, bool simulated) {
  const bool same = family == m_family && std::ranges::equal(m_editors, specs, sameField, &ParameterEditor::spec);
  m_family = family;
  if (!same) rebuild(specs);
  m_simulated = simulated;
  showInitials(simulated);
  updateFit();
}

void ParameterForm::rebuild(const std::vector<ParameterSpec>& specs) {
  while (m_form->rowCount() > 0) m_form->removeRow(0);
  m_editors.clear();
  for (const ParameterSpec& spec : specs) {
    auto* editor = new ParameterEditor(spec, this);
    if (!m_scope.isEmpty()) editor->setScope(m_scope);
    auto* label = new QLabel(plots::shownText(spec.title), this);
    label->setTextFormat(Qt::PlainText);
    label->setBuddy(editor->focusProxy());
    label->setToolTip(editor->toolTip());
    m_form->addRow(label, editor);
    m_editors.push_back(editor);
    connect(editor, &ParameterEditor::changed, this, [this, editor] {
      if (m_filling) return;
      m_entered[{m_family, editor->spec().id}] = editor->value();
      updateFit();
      emit changed();
    });
    connect(editor, &ParameterEditor::moved, this, [this, editor] {
      m_moved = editor->spec().id;
      emit moved();
    });
    connect(editor, &ParameterEditor::sweepRequested, this, [this, editor] { emit sweepRequested(editor->spec().id); });
    connect(editor, &ParameterEditor::fileRequested, this,
            [this, editor] { emit fileRequested(editor->spec().id, plots::shownText(editor->spec().title)); });
  }
  if (!m_editors.empty()) m_title->setBuddy(m_editors.front()->focusProxy());
}

QString ParameterForm::problem() const {
  for (const ParameterEditor* editor : m_editors)
    if (const QString problem = editor->problem(); !problem.isEmpty()) return problem;
  return {};
}

void ParameterForm::showInitials(bool simulated) {
  const QScopedValueRollback filling(m_filling, true);
  for (ParameterEditor* editor : m_editors) {
    const auto entered = m_entered.find({m_family, editor->spec().id});
    // An entered file name is valid on every device; setting it twice would read the file twice.
    const bool file = editor->spec().editor == ParameterSpec::Editor::File;
    if (!file || entered == m_entered.end()) editor->setValue(editor->spec().initialValue(simulated));
    if (entered != m_entered.end()) editor->setValue(entered->second);  // the device may not offer it
  }
}

Parameters ParameterForm::values() const {
  Parameters values;
  for (const ParameterEditor* editor : m_editors) values.set(editor->spec().id, editor->value());
  return values;
}

void ParameterForm::enter(const std::string& id, const Value& value) {
  m_entered[{m_family, id}] = value;
  if (ParameterEditor* shown = editor(id)) shown->setValue(value);
}

void ParameterForm::setSwept(const std::vector<std::string>& ids) {
  // A file determines its own size.
  const bool file = std::ranges::any_of(m_editors, [](const ParameterEditor* editor) {
    return editor->spec().editor == ParameterSpec::Editor::File && editor->value() != Value(std::string());
  });
  for (ParameterEditor* editor : m_editors) {
    const bool swept = std::ranges::find(ids, editor->spec().id) != ids.end();
    editor->setEnabled(!swept && !(file && editor->spec().isSize()));
  }
}

void ParameterForm::fit() {
  {
    const QScopedValueRollback filling(m_filling, true);
    for (ParameterEditor* editor : m_editors) {
      if (!holdsMuch(editor->spec())) continue;
      m_entered.erase({m_family, editor->spec().id});
      editor->setValue(editor->spec().initialValue(m_simulated));
    }
  }
  updateFit();
  emit changed();
}

void ParameterForm::updateFit() {
  const bool beyond = std::ranges::any_of(m_editors, [](const ParameterEditor* editor) {
    return holdsMuch(editor->spec()) &&
           std::get<std::int64_t>(editor->value()) > std::get<std::int64_t>(editor->spec().initialValue(true));
  });
  m_fit->setVisible(m_simulated && m_scope.isEmpty() && beyond);
}

ParameterEditor* ParameterForm::slider() const {
  ParameterEditor* found = nullptr;
  for (ParameterEditor* each : m_editors)
    if (each->slides() && each->isEnabled() && (!found || each->spec().id == m_moved)) found = each;
  return found;
}

ParameterEditor* ParameterForm::editor(const std::string& id) const {
  const auto found = std::ranges::find(m_editors, id, [](const ParameterEditor* editor) { return editor->spec().id; });
  return found == m_editors.end() ? nullptr : *found;
}

}  // namespace warpbench::gui
