// SPDX-License-Identifier: GPL-3.0-or-later
#include "code/machine_code_page.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "code/code_view.h"
#include "code/source_texts.h"
#include "widgets/texts.h"

namespace warpbench::gui {

MachineCodePage::MachineCodePage(std::unique_ptr<MachineCode> machineCode, QWidget* parent)
    : QWidget(parent),
      m_machineCode(std::move(machineCode)),
      m_title(new QLabel(this)),
      m_instances(new QComboBox(this)),
      m_language(new QComboBox(this)),
      m_code(new CodeView(this)) {
  m_title->setObjectName(QStringLiteral("source.machine.title"));
  m_title->setTextFormat(Qt::PlainText);
  m_title->setWordWrap(true);
  m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_instances->setObjectName(QStringLiteral("source.instances"));
  m_instances->setAccessibleName(tr("Template arguments of the kernel"));
  m_instances->setToolTip(tr("nvcc builds a kernel once for each set of template arguments."));
  m_instances->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_language->setObjectName(QStringLiteral("source.language"));
  m_language->setAccessibleName(tr("PTX or SASS"));
  m_language->setToolTip(
      tr("PTX is nvcc's portable assembly; SASS is ptxas's machine code for each GPU that the program was built for."));
  m_language->addItems({QStringLiteral("PTX"), QStringLiteral("SASS")});
  m_code->setObjectName(QStringLiteral("source.machine"));
  m_code->setAccessibleName(tr("Machine code of the kernel"));
  m_code->setToolTip(tr("As cuobjdump prints it."));

  auto* column = new QVBoxLayout(this);
  auto* row = new QHBoxLayout;
  row->addWidget(m_language);
  row->addWidget(m_instances, 1);
  column->addLayout(row);
  column->addWidget(m_title);
  column->addWidget(m_code, 1);

  connect(m_machineCode.get(), &MachineCode::ptxRead, this, &MachineCodePage::showInstances);
  connect(m_machineCode.get(), &MachineCode::sassRead, this, [this](const QString& symbol, const QString& text) {
    if (m_instances->currentData() == symbol) m_code->setCode(text, false);
  });
  connect(m_instances, &QComboBox::currentIndexChanged, this, &MachineCodePage::showInstance);
  connect(m_language, &QComboBox::currentIndexChanged, this, &MachineCodePage::showInstance);
}

MachineCodePage::~MachineCodePage() = default;

void MachineCodePage::showKernel(const QString& kernel, const QString& type) {
  m_kernel = kernel;
  m_type = type;
  if (isVisible()) read();
}

void MachineCodePage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  read();
}

void MachineCodePage::read() {
  for (QWidget* widget :
       {static_cast<QWidget*>(m_instances), static_cast<QWidget*>(m_language), static_cast<QWidget*>(m_code)})
    widget->hide();
  m_title->setText(tr("Reading the machine code of this program..."));
  m_title->show();
  m_machineCode->readPtx();  // answers at once if the PTX has been read
}

void MachineCodePage::showInstances() {
  const std::vector<CompiledKernel> kernels = m_machineCode->find(m_kernel);
  const bool any = !kernels.empty();
  for (QWidget* widget :
       {static_cast<QWidget*>(m_instances), static_cast<QWidget*>(m_language), static_cast<QWidget*>(m_code)})
    widget->setVisible(any);
  m_title->setVisible(!any);
  m_title->setText(m_machineCode->problem().isEmpty() ? tr("nvcc has not compiled this kernel.")
                                                      : m_machineCode->problem());
  const QSignalBlocker quiet(m_instances);
  m_instances->clear();
  for (const CompiledKernel& kernel : kernels) m_instances->addItem(kernel.signature, kernel.symbol);
  m_instances->setCurrentIndex(instanceOf(kernels, m_type));
  showInstance();
}

void MachineCodePage::showInstance() {
  const QString symbol = m_instances->currentData().toString();
  m_instances->setToolTip(toolTipText(m_instances->currentText()));
  if (symbol.isEmpty()) return;
  const bool ptx = m_language->currentIndex() == 0;
  if (!ptx) {
    m_code->setCode(tr("Disassembling..."), false);
    m_machineCode->readSass(symbol);
    return;
  }
  const std::vector<CompiledKernel> kernels = m_machineCode->find(m_kernel);
  const auto shown = std::ranges::find(kernels, symbol, &CompiledKernel::symbol);
  if (shown != kernels.end()) m_code->setCode(shown->ptx);
}

}  // namespace warpbench::gui
