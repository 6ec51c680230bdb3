// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs/programs_page.h"

#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "programs/program_files.h"
#include "widgets/dialogs.h"
#include "widgets/texts.h"

namespace warpbench::gui {

ProgramsPage::ProgramsPage(Dialogs& dialogs, QWidget* parent)
    : QWidget(parent), m_dialogs(dialogs), m_start(createStart()), m_tabs(new QTabWidget(this)) {
  setObjectName(QStringLiteral("programs"));
  m_tabs->setObjectName(QStringLiteral("programs.tabs"));
  m_tabs->setDocumentMode(true);
  m_tabs->setTabsClosable(true);
  m_tabs->tabBar()->setAccessibleName(tr("Open programs"));
  m_tabs->tabBar()->setToolTip(tr("Open programs"));
  m_tabs->tabBar()->setElideMode(Qt::ElideMiddle);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_start, 1);
  column->addWidget(m_tabs, 1);
  connect(m_tabs, &QTabWidget::tabCloseRequested, this, &ProgramsPage::close);
  connect(m_tabs, &QTabWidget::currentChanged, this, &ProgramsPage::changed);
  showStart();
}

QWidget* ProgramsPage::createStart() {
  auto* start = new QWidget(this);
  auto* what = new QLabel(tr("Open a CUDA program to see its launches, the costs of its lines and its mistakes. It can "
                             "be a .cu file, a program built by warpbench-nvcc, or the Makefile or CMakeLists.txt of a "
                             "project. It runs only when you press Run."),
                          start);
  what->setObjectName(QStringLiteral("programs.what"));
  what->setWordWrap(true);
  what->setAlignment(Qt::AlignCenter);
  constexpr int kLetters = 60;
  what->setFixedWidth(kLetters * fontMetrics().averageCharWidth());
  auto* open = new QPushButton(tr("&Open CUDA program..."), start);
  open->setObjectName(QStringLiteral("programs.open"));
  open->setToolTip(tr("Choose a program or a project (%1)").arg(QStringLiteral("Ctrl+Shift+O")));
  connect(open, &QPushButton::clicked, this, &ProgramsPage::openRequested);
  auto* column = new QVBoxLayout(start);
  column->addStretch(1);
  auto* row = new QHBoxLayout;  // gives the wrapped text its height
  row->addStretch(1);
  row->addWidget(what);
  row->addStretch(1);
  column->addLayout(row);
  column->addWidget(open, 0, Qt::AlignHCenter);
  column->addStretch(2);
  return start;
}

void ProgramsPage::showStart() {
  m_start->setVisible(m_tabs->count() == 0);
  m_tabs->setVisible(m_tabs->count() > 0);
}

ProgramView* ProgramsPage::add(const QString& path) {
  auto* program = new ProgramView(path, m_dialogs, m_gpus, m_tabs);
  connect(program, &ProgramView::launchesKept, this, &ProgramsPage::launchesKept);
  connect(program, &ProgramView::stateChanged, this, &ProgramsPage::changed);
  const int tab = m_tabs->addTab(program, QFileInfo(path).fileName().replace(QLatin1Char('&'), QLatin1String("&&")));
  m_tabs->setTabToolTip(tab, toolTipText(path));
  showStart();
  return program;
}

void ProgramsPage::open(const QString& path, const std::string& device) {
  const QString program = programPath(path);
  const std::vector<ProgramView*> open = all();
  const auto found = std::ranges::find(open, program, &ProgramView::path);
  ProgramView* const shown = found != open.end() ? *found : add(program);
  if (found == open.end()) shown->chooseDevice(device);
  m_tabs->setCurrentWidget(shown);
  emit changed();
}

void ProgramsPage::closeCurrent() {
  if (current()) close(m_tabs->currentIndex());
}

void ProgramsPage::close(int tab) {
  auto* const program = static_cast<ProgramView*>(m_tabs->widget(tab));
  if (program->executes() && !m_dialogs.askEnd(this, program->name())) return;
  m_tabs->removeTab(m_tabs->indexOf(program));
  delete program;  // ends what runs
  showStart();
  emit changed();
}

ProgramView* ProgramsPage::current() const { return static_cast<ProgramView*>(m_tabs->currentWidget()); }

std::vector<ProgramView*> ProgramsPage::all() const {
  std::vector<ProgramView*> programs;
  for (int tab = 0; tab < m_tabs->count(); ++tab) programs.push_back(static_cast<ProgramView*>(m_tabs->widget(tab)));
  return programs;
}

QString ProgramsPage::running() const {
  QStringList names;
  for (const ProgramView* program : all())
    if (program->executes()) names << program->name();
  return names.join(QStringLiteral(", "));
}

void ProgramsPage::setGpus(const std::vector<DeviceInfo>& gpus) {
  m_gpus = gpus;
  for (ProgramView* program : all()) program->setGpus(gpus);
}

ProgramsPage::Kept ProgramsPage::kept() const {
  Kept kept{.programs = {}, .current = m_tabs->currentIndex()};
  for (const ProgramView* program : all()) kept.programs.push_back(program->kept());
  return kept;
}

void ProgramsPage::restore(const Kept& kept) {
  for (const ProgramView::Kept& each : kept.programs) add(each.path)->restore(each);
  m_tabs->setCurrentIndex(kept.current);
}

}  // namespace warpbench::gui
