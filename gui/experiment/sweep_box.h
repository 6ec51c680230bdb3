// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <string>
#include <vector>

#include "engine/run/request.h"

class QCheckBox;
class QHBoxLayout;
class QComboBox;
class QLabel;
class QLineEdit;
class QRadioButton;

namespace warpbench::gui {

class NumberBox;

/// Sweeps one numeric parameter over several values: from, to and step, or a list. If a family has several sizes, they
/// can be swept together.
class SweepBox : public QWidget {
  Q_OBJECT

 public:
  explicit SweepBox(QWidget* parent = nullptr);

  /// Offers the numeric parameters of `specs`. Unchecks the box if the chosen one is gone.
  void show(const std::vector<ParameterSpec>& specs, bool simulated);
  bool isChecked() const;
  void setChecked(bool checked);
  /// Ids of the swept parameters, which all take the same values; empty if the box is not checked.
  std::vector<std::string> parameters() const;
  /// Nothing if the box is not checked.
  /// @throws RequestError if the values are not a list of numbers within the parameter's limits.
  std::optional<Sweep> sweep(const Family& family) const;
  /// Checks the box and proposes values: all of a short range, powers of two up to `value` if the parameter steps by
  /// them, otherwise a range from `value`.
  void propose(const std::string& id, std::int64_t value);
  /// Proposes values for the current parameter as propose() does, without checking the box.
  void proposeFrom(std::int64_t value);
  /// Checks the box and shows these values, as a list if they differ from the proposed range.
  void enter(const Family& family, const Sweep& sweep);
  /// Adds a widget at the right end of the box's title line.
  void addToTitle(QWidget* widget);
  /// The line below the fields, such as "33 points".
  void setSummary(const QString& text);

 signals:
  void changed();
  /// The user chose another parameter; the suitable values depend on the experiment's position.
  void parameterChosen();
  /// The fields have appeared and may be out of view.
  void unfolded();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showLimits();
  /// Proposes all values that the device offers: as a range if they have no gaps, otherwise as a list.
  void showOffered(const std::vector<std::int64_t>& values);
  const ParameterSpec* spec() const;

  std::vector<ParameterSpec> m_specs;
  bool m_simulated = false;
  bool m_listProposed = false;  ///< the box chose the list because the offered values have gaps
  QHBoxLayout* m_title;
  QCheckBox* m_on;
  QComboBox* m_parameter;
  QRadioButton* m_asRange;
  QRadioButton* m_asList;
  QWidget* m_range;
  NumberBox* m_from;
  NumberBox* m_to;
  NumberBox* m_step;
  QLineEdit* m_list;
  QLabel* m_summary;
};

}  // namespace warpbench::gui
