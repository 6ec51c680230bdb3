// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "code/machine_code.h"

class QComboBox;
class QLabel;

namespace warpbench::gui {

class CodeView;

/// The PTX and machine code compiled from one kernel. Reads them when the page is first shown.
class MachineCodePage : public QWidget {
  Q_OBJECT

 public:
  explicit MachineCodePage(std::unique_ptr<MachineCode> machineCode, QWidget* parent = nullptr);
  ~MachineCodePage() override;

  /// @param type is the data type of its elements, such as "fp32"; empty if it has none.
  void showKernel(const QString& kernel, const QString& type);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void read();
  void showInstances();
  void showInstance();

  std::unique_ptr<MachineCode> m_machineCode;
  QString m_kernel;
  QString m_type;
  QLabel* m_title;
  QComboBox* m_instances;
  QComboBox* m_language;  ///< PTX or SASS
  CodeView* m_code;
};

}  // namespace warpbench::gui
