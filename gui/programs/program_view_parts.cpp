// SPDX-License-Identifier: GPL-3.0-or-later
// Creates the fields, buttons and tabs of the program window.
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

#include "programs/launch_memory.h"
#include "programs/launch_why.h"
#include "programs/mistakes_list.h"
#include "programs/program_output.h"
#include "programs/program_view.h"

namespace warpbench::gui {

QWidget* ProgramView::createBar() {
  auto* bar = new QWidget(this);
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(0, 0, 0, 0);
  const auto addField = [&](const QString& name, QWidget* field, int stretch) {
    auto* label = new QLabel(name, bar);
    label->setBuddy(field);
    row->addWidget(label);
    row->addWidget(field, stretch);
  };
  m_arguments->setObjectName(QStringLiteral("program.arguments"));
  m_arguments->setToolTip(tr("Arguments of the program's main(), as in a shell"));
  m_options->setObjectName(QStringLiteral("program.options"));
  m_options->setToolTip(tr("More files of the program, -I FOLDER, -D NAME=VALUE"));
  m_options->setPlaceholderText(QStringLiteral("tools.cu -I include -D N=1024"));
  m_devices->setObjectName(QStringLiteral("program.device"));
  m_devices->setToolTip(tr("A simulated GPU, which counts accesses, or a GPU of this machine, which measures times"));
  constexpr int kFewest = 12;  // letters
  m_devices->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_devices->setMinimumContentsLength(kFewest);
  for (QLineEdit* field : {m_arguments, m_options})
    field->setMinimumWidth(kFewest * fontMetrics().averageCharWidth());
  connect(m_devices, &QComboBox::currentIndexChanged, this, [this] {
    updateState();
    showSelected();
  });
  addField(tr("Argume&nts"), m_arguments, 2);
  addField(tr("Com&piler"), m_options, 2);
  addField(tr("&GPU"), m_devices, 3);

  const auto addButton = [&](QPushButton* button, const QString& name, const QString& key, const QString& tip) {
    button->setObjectName(name);
    button->setToolTip(key.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, key));  // the menu's key
    row->addWidget(button);
  };
  addButton(m_run, QStringLiteral("program.run"), tr("F5"), tr("Compile and run the program"));
  addButton(m_check, QStringLiteral("program.check"), tr("Ctrl+Shift+K"),
            tr("Run the program and check each access, each barrier and each call of the runtime for mistakes"));
  addButton(m_count, QStringLiteral("program.count"), {},
            tr("Run the program on a GPU of this machine under Nsight Compute to get the hardware's counts of each "
               "launch"));
  addButton(m_stop, QStringLiteral("program.stop"), tr("Esc"), tr("End the program"));
  addButton(m_keep, QStringLiteral("program.keep"), {},
            tr("Add the launches to the session, where you can save, compare and export them"));
  connect(m_run, &QPushButton::clicked, this, [this] { run(ProgramRequest::Mode::Run); });
  connect(m_check, &QPushButton::clicked, this, [this] { run(ProgramRequest::Mode::Check); });
  connect(m_count, &QPushButton::clicked, this, [this] { run(ProgramRequest::Mode::Count); });
  connect(m_stop, &QPushButton::clicked, this, &ProgramView::stop);
  connect(m_keep, &QPushButton::clicked, this, [this] { emit launchesKept(program::sessionOf(m_report)); });
  return bar;
}

void ProgramView::setGpus(const std::vector<DeviceInfo>& gpus) {
  const std::string chosen = m_devices->currentData().toString().toStdString();
  const QSignalBlocker quiet(m_devices);
  m_devices->clear();
  const auto addDevice = [this](const std::string& id, const std::string& gpu, const QString& shown) {
    m_devices->addItem(shown.arg(QString::fromStdString(gpu)), QString::fromStdString(id));
    m_devices->setItemData(m_devices->count() - 1, QString::fromStdString(gpu), kGpuName);
  };
  for (const GpuProfile& profile : gpuProfiles())
    addDevice("simulated:" + profile.id, profile.name, tr("%1 (modelled)"));
  for (const DeviceInfo& gpu : gpus)
    addDevice(gpu.record.id, gpu.record.name, QStringLiteral("%1 (") + QString::fromStdString(gpu.record.id) + ')');
  chooseDevice("simulated:" + defaultProfile().id);
  chooseDevice(chosen);
  m_count->setVisible(!gpus.empty());
  updateState();
}

void ProgramView::chooseDevice(const std::string& id) {
  if (const int index = m_devices->findData(QString::fromStdString(id)); index >= 0) m_devices->setCurrentIndex(index);
}

QWidget* ProgramView::createTabs() {
  m_changes->setObjectName(QStringLiteral("program.changes"));
  m_changes->setAccessibleName(tr("What the last run changed"));
  m_changes->setToolTip(m_changes->accessibleName());
  m_changes->setReadOnly(true);
  m_changes->setTabChangesFocus(true);
  m_changes->setPlaceholderText(tr("Shows what changed after a second run."));

  m_tabs->setObjectName(QStringLiteral("program.tabs"));
  m_tabs->setDocumentMode(true);
  m_tabs->addTab(m_output, tr("&Output"));
  m_tabs->addTab(createMistakes(), tr("&Mistakes"));
  m_tabs->addTab(m_why, tr("&Why"));
  m_tabs->addTab(m_memory, tr("Memor&y"));
  m_tabs->addTab(m_changes, tr("Ch&anges"));
  return m_tabs;
}

QWidget* ProgramView::createMistakes() {
  m_mistake->setObjectName(QStringLiteral("program.mistake"));
  m_mistake->setTextFormat(Qt::PlainText);
  m_mistake->setWordWrap(true);
  m_mistake->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* page = new QWidget(this);
  auto* column = new QVBoxLayout(page);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_mistakes, 1);
  column->addWidget(m_mistake);
  return page;
}

}  // namespace warpbench::gui
