// SPDX-License-Identifier: GPL-3.0-or-later
#include "code/kernel_editor.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <chrono>

#include "catalogue/catalogue.h"
#include "catalogue/kernel_source.h"
#include "code/code_view.h"
#include "code/find_bar.h"
#include "code/launch_fields.h"
#include "document/own_kernels.h"
#include "own/launch/usual_launch.h"
#include "widgets/eliding_box.h"
#include "widgets/reason_label.h"
#include "widgets/texts.h"

namespace warpbench::gui {

namespace {

/// Adds an action with a button that the keyboard can focus.
void addButton(QToolBar& bar, const QString& name, QAction* action) {
  bar.addAction(action);
  auto* const button = static_cast<QToolButton*>(bar.widgetForAction(action));
  button->setObjectName(name);
  button->setFocusPolicy(Qt::StrongFocus);
  button->setAutoRaise(false);
  button->setPopupMode(QToolButton::InstantPopup);
}

QAction* actionWithButton(QToolBar& bar, const QString& name, const QString& text, const QString& tip,
                          QMenu* menu = nullptr) {
  auto* action = new QAction(text, &bar);
  action->setToolTip(tip);
  action->setMenu(menu);
  addButton(bar, name, action);
  return action;
}

/// A line that explains a problem, with a button that solves it.
QWidget* banner(QLabel* why, QPushButton* act, QWidget* parent) {
  auto* made = new QWidget(parent);
  auto* row = new QHBoxLayout(made);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(why, 1);
  row->addWidget(act);
  made->hide();
  return made;
}

/// Identifies an earlier text of the copy: its first line that differs from the present text.
QString changedLine(const KernelCopy& copy, const OwnKernel& earlier) {
  const QStringList now = QString::fromStdString(copy.kernel.text).split(QLatin1Char('\n'));
  const QStringList then = QString::fromStdString(earlier.text).split(QLatin1Char('\n'));
  for (qsizetype i = 0; i < then.size(); ++i)
    if (then[i] != now.value(i) && !then[i].trimmed().isEmpty()) {
      constexpr int kLetters = 60;
      return then[i].simplified().left(kLetters).replace(QLatin1Char('&'), QStringLiteral("&&"));
    }
  return KernelEditor::tr("another launch or fewer lines");
}

/// Paints its text only if all of it fits.
class Hint : public QLabel {
 public:
  using QLabel::QLabel;

 protected:
  void paintEvent(QPaintEvent* event) override {
    if (sizeHint().width() <= width()) QLabel::paintEvent(event);
  }
};

}  // namespace

KernelEditor::KernelEditor(OwnKernels& own, QWidget* parent)
    : QWidget(parent),
      m_own(own),
      m_list(new ElidingBox(this)),
      m_name(new QLineEdit(this)),
      m_hint(new Hint(tr("Type to change a copy."), this)),
      m_launch(new LaunchFields([this] { return own::usualBlock(m_family, catalogueVariant(m_id)); }, this)),
      m_blocked(reasonLabel(this)),
      m_allow(new QPushButton(tr("Allow"), this)),
      m_blockedBanner(banner(m_blocked, m_allow, this)),
      m_problem(reasonLabel(this)),
      m_simulate(new QPushButton(tr("Simulate"), this)),
      m_problemBanner(banner(m_problem, m_simulate, this)),
      m_code(new CodeView(this, CodeView::Use::Edit)),
      m_find(new FindBar(*m_code, this)) {
  m_code->setObjectName(QStringLiteral("source.code"));
  m_code->setAccessibleName(tr("Source of the kernel"));
  m_code->setToolTip(toolTipText(
      tr("The kernel's file. Wasteful lines are highlighted.\n"
         "Type to change a copy, and press F5 to run the copy. Ctrl+F finds text, Ctrl+Tab leaves the editor.")));

  createBanners();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(createBar());
  column->addWidget(m_launch);
  for (QWidget* each : {m_blockedBanner, m_problemBanner}) column->addWidget(each);
  column->addWidget(m_code, 1);
  column->addWidget(m_find);

  // Fewer lines are unusable, and a dock takes only the minimum.
  constexpr int kLeastLines = 9;
  m_code->setMinimumHeight(kLeastLines * m_code->fontMetrics().lineSpacing());

  // Hidden until there is a copy, so that they do not widen a new window.
  showFieldsOf(nullptr);

  connect(m_code, &CodeView::findRequested, m_find, &FindBar::open);

  // Longer than the pause between two keystrokes, short enough to wait for.
  constexpr std::chrono::milliseconds kPause{400};
  m_pause.setSingleShot(true);
  m_pause.setInterval(kPause);
  connect(&m_pause, &QTimer::timeout, this, [this] { emit paused(m_family, m_id); });
  connect(m_code, &CodeView::edited, this, &KernelEditor::takeText);
  connect(m_launch, &LaunchFields::changed, this, [this](const std::optional<OwnBlock>& block) {
    m_own.setBlock(m_family, m_id, block);
    m_pause.start();
  });
  connect(&m_own, &OwnKernels::changed, this, &KernelEditor::follow);
  connect(&m_own, &OwnKernels::renamed, this, &KernelEditor::followName);
  connect(&m_own, &OwnKernels::returned, this, &KernelEditor::chosen);
}

void KernelEditor::createBanners() {
  m_blocked->setText(tr("This kernel came with the session. It is not compiled or run until you allow it."));
  m_allow->setObjectName(QStringLiteral("source.allow"));
  m_allow->setToolTip(tr("Compile and run the kernels of this session"));
  connect(m_allow, &QPushButton::clicked, &m_own, &OwnKernels::allowAll);
  m_problem->setObjectName(QStringLiteral("source.problem"));
  m_simulate->setObjectName(QStringLiteral("source.simulate"));
  m_simulate->setToolTip(tr("Choose a simulated device, which runs your own kernels, and run"));
  connect(m_simulate, &QPushButton::clicked, this, &KernelEditor::simulationRequested);
}

void KernelEditor::setProblem(const QString& why) {
  m_problem->setText(why);
  const KernelCopy* const copy = m_own.find(m_family, m_id);
  m_problemBanner->setVisible(copy && m_own.isAllowed(*copy) && !why.isEmpty());
}

QWidget* KernelEditor::createBar() {
  auto* bar = new QWidget(this);
  m_list->setObjectName(QStringLiteral("source.kernel"));
  m_list->setAccessibleName(tr("Kernel"));
  m_list->setToolTip(tr("The kernel to view or change"));
  m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  constexpr int kLetters = 14;
  m_list->setMinimumContentsLength(kLetters);
  m_name->setObjectName(QStringLiteral("source.name"));
  m_name->setAccessibleName(tr("Name of the copy"));
  m_name->setToolTip(tr("Name of the copy: letters, digits, - _ and ."));
  m_hint->setObjectName(QStringLiteral("source.hint"));
  m_hint->setForegroundRole(QPalette::PlaceholderText);
  m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // a narrow panel has no room for it
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(0, 0, 0, 0);
  constexpr int kLettersOfName = 10;
  m_name->setMinimumWidth(fontMetrics().averageCharWidth() * kLettersOfName);
  row->addWidget(m_list, 6);
  row->addWidget(m_name, 3);
  row->addWidget(m_hint, 1);
  row->addWidget(createActions());
  row->addStretch();
  connect(m_list, &QComboBox::activated, this,
          [this] { emit chosen(m_family, m_list->currentData().toString().toStdString()); });
  connect(m_name, &QLineEdit::editingFinished, this, &KernelEditor::rename);
  return bar;
}

QToolBar* KernelEditor::createActions() {
  // A toolbar can shrink to one button; its extension menu contains the others.
  auto* bar = new QToolBar(this);
  auto* const versions = new QMenu(this);
  auto* const exports = new QMenu(this);
  addButton(*bar, m_launch->own()->objectName(), m_launch->own());
  m_revert =
      actionWithButton(*bar, QStringLiteral("source.revert"), tr("Revert"), tr("Restore the text of the original"));
  m_versions = actionWithButton(*bar, QStringLiteral("source.versions"), tr("Versions"),
                                tr("Restore a text that ran before"), versions);
  m_compare = actionWithButton(*bar, QStringLiteral("source.compare"), tr("Compare"),
                               tr("Show the changes in the copy compared with the original"));
  m_remove =
      actionWithButton(*bar, QStringLiteral("source.remove"), tr("Remove"), tr("Remove the copy; its results stay"));
  actionWithButton(*bar, QStringLiteral("source.export"), tr("Export"),
                   tr("Save the kernel's file, or a CUDA program around it that nvcc compiles anywhere"), exports);
  connect(m_revert, &QAction::triggered, this, &KernelEditor::revert);
  connect(versions, &QMenu::aboutToShow, this, &KernelEditor::fillVersions);
  connect(m_compare, &QAction::triggered, this, &KernelEditor::comparisonRequested);
  connect(m_remove, &QAction::triggered, this, &KernelEditor::remove);
  connect(exports->addAction(tr("&Kernel file (.cuh)...")), &QAction::triggered, this,
          [this] { emit fileRequested(m_family, m_id); });
  connect(exports->addAction(tr("CUDA &program (.cu)...")), &QAction::triggered, this,
          [this] { emit programRequested(m_family, m_id); });
  // Qt gives this button a name but neither a tooltip nor an accessible name.
  if (auto* const more = bar->findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"))) {
    more->setToolTip(tr("More actions"));
    more->setAccessibleName(more->toolTip());
  }
  return bar;
}

void KernelEditor::fillVersions() {
  auto& menu = *m_versions->menu<QMenu*>();
  menu.clear();
  const KernelCopy* const copy = m_own.find(m_family, m_id);
  if (!copy) return;
  int number = 0;
  for (const OwnKernel& version : copy->earlier) {
    const QString text = tr("Version %1: %2").arg(++number).arg(changedLine(*copy, version));
    connect(menu.addAction(text), &QAction::triggered, this, [this, version] { takeVersion(version); });
  }
}

void KernelEditor::takeVersion(const OwnKernel& version) {
  if (!m_own.find(m_family, m_id)) return;
  m_own.setBlock(m_family, m_id, version.block);
  replaceText(QString::fromStdString(version.text));
}

void KernelEditor::replaceText(const QString& text) {
  // Replaces the text as an edit, so that the user can undo it.
  m_code->beginUndoAction();
  m_code->selectAll();
  m_code->replaceSelectedText(text);
  m_code->endUndoAction();
}

void KernelEditor::show(const std::string& family, const std::string& id) {
  if (family != m_family || id != m_id) m_pause.stop();
  const KernelCopy* const copy = m_own.find(family, id);
  const std::string text = copy ? copy->kernel.text : OwnKernels::originalOf(family, id);
  const bool same = m_family == family && m_id == id && m_code->text().toStdString() == text;
  m_family = family;
  m_id = id;
  if (!same) m_code->setCode(QString::fromStdString(text));
  const Family* const known = findFamily(family);
  const Variant* const variant = known ? known->find(catalogueVariant(id)) : nullptr;
  m_code->setReadOnly(!variant || variant->launch.kind != Launch::Kind::Kernel);
  follow();
}

void KernelEditor::follow() {
  if (m_id.empty()) return;
  const KernelCopy* const copy = m_own.find(m_family, m_id);
  if (!copy && m_id != catalogueVariant(m_id)) {  // the copy is gone, perhaps with its session
    const std::string family = m_family;
    m_id = catalogueVariant(m_id);
    emit chosen(family, m_id);
    return;
  }
  if (copy && m_code->text().toStdString() != copy->kernel.text)
    m_code->setCode(QString::fromStdString(copy->kernel.text));
  fillList();
  if (!m_name->hasFocus()) m_name->setText(copy ? QString::fromStdString(copy->kernel.name) : QString());
  showFieldsOf(copy);
  m_launch->show(copy ? copy->kernel.block : std::nullopt);
  m_blockedBanner->setVisible(copy && !m_own.isAllowed(*copy));
  setProblem(m_problem->text());
}

void KernelEditor::showFieldsOf(const KernelCopy* copy) {
  m_name->setVisible(copy);
  m_hint->setVisible(!copy && !m_code->isReadOnly());
  for (QAction* each : {m_launch->own(), m_revert, m_compare, m_remove}) each->setVisible(copy);
  m_versions->setVisible(copy && !copy->earlier.empty());
}

void KernelEditor::fillList() {
  const QSignalBlocker quiet(m_list);
  m_list->clear();
  const Family* const family = findFamily(m_family);
  if (!family) return;
  const auto add = [&](const std::string& id) {
    m_list->addItem(variantTitle(m_family, id), QString::fromStdString(id));
  };
  for (const Variant& variant : family->variants)
    if (!variant.kernel.empty()) add(variant.id);
  for (const KernelCopy& copy : m_own.all())
    if (copy.family == m_family) add(copy.id());
  m_list->setCurrentIndex(m_list->findData(QString::fromStdString(m_id)));
}

void KernelEditor::setDiagnostics(const std::string& family, const std::string& id,
                                  const std::vector<Diagnostic>& diagnostics) {
  if (family == m_family && id == m_id) m_code->setDiagnostics(diagnostics);
}

void KernelEditor::takeText() {
  const std::string text = m_code->text().toStdString();
  if (m_own.find(m_family, m_id)) {
    m_own.setText(m_family, m_id, text);
  } else {
    const std::string family = m_family;
    // The list and the name show the copy once m_id names it.
    m_id = m_own.add(family, catalogueVariant(m_id), text);
    follow();
    emit chosen(family, m_id);
  }
  m_pause.start();
  emit edited();
}

void KernelEditor::rename() {
  const QString name = m_name->text();
  const KernelCopy* const copy = m_own.find(m_family, m_id);
  if (!copy || copy->kernel.name == name.toStdString()) return;
  const std::string before = m_id;
  if (m_own.rename(m_family, before, name) == before) m_name->setText(QString::fromStdString(copy->kernel.name));
}

void KernelEditor::followName(const std::string& family, const std::string& from, const std::string& to) {
  if (family != m_family || from != m_id) return;
  m_id = to;
  m_name->setText(QString::fromStdString(to.substr(to.find('@') + 1)));
  follow();
  emit chosen(m_family, m_id);
}

void KernelEditor::revert() {
  const std::string original = OwnKernels::originalOf(m_family, catalogueVariant(m_id));
  if (original.empty() || !m_own.find(m_family, m_id)) return;
  m_own.setBlock(m_family, m_id, {});
  replaceText(QString::fromStdString(original));
}

void KernelEditor::remove() {
  const std::string family = m_family;
  const std::string id = m_id;
  m_id = catalogueVariant(id);
  m_own.remove(family, id);
  emit chosen(family, m_id);
}

}  // namespace warpbench::gui
