// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "code/machine_code.h"

class QComboBox;
class QLabel;

namespace warpbench::gui {

class CodeView;

/// The PTX and the machine code that were built from one kernel. It is read when it is first looked at.
class MachineCodePage : public QWidget {
  Q_OBJECT

 public:
  explicit MachineCodePage(std::unique_ptr<MachineCode> machineCode, QWidget* parent = nullptr);
  ~MachineCodePage() override;

  /// @param type of its elements: "fp32"; empty where it has none.
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
