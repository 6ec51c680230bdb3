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

/// Lets one numeric parameter take several values in turn: from, to and step, or a list. Where a family has several
/// sizes, all of them together may.
class SweepBox : public QWidget {
  Q_OBJECT

 public:
  explicit SweepBox(QWidget* parent = nullptr);

  /// Of `specs` the numeric ones are offered. Where the one chosen before is gone, the box is unchecked.
  void show(const std::vector<ParameterSpec>& specs, bool simulated);
  bool isChecked() const;
  void setChecked(bool checked);
  /// Ids of what is swept: one, or several that take the same values; none where the box is not checked.
  std::vector<std::string> parameters() const;
  /// Nothing where the box is not checked.
  /// @throws RequestError where the values are no list of numbers within the parameter's limits.
  std::optional<Sweep> sweep(const Family& family) const;
  /// Checks the box and proposes values of this parameter: all of a short range, else powers of two up to `value`
  /// where it steps in these, else a range from `value`.
  void propose(const std::string& id, std::int64_t value);
  /// The same of the parameter that is shown.
  void proposeFrom(std::int64_t value);
  /// Checks the box and shows these values, as a list where the range proposed is another.
  void enter(const Family& family, const Sweep& sweep);
  /// Puts something that belongs to the values at the right end of the box's own line.
  void addToTitle(QWidget* widget);
  /// The line below the fields, such as "33 points".
  void setSummary(const QString& text);

 signals:
  void changed();
  /// A person chose another parameter; which values suit it depends on where the experiment stands.
  void parameterChosen();
  /// Its fields have appeared, and may be out of sight.
  void unfolded();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showLimits();
  /// Proposes all values that the device offers: as a range where they have no gaps, else as a list.
  void showOffered(const std::vector<std::int64_t>& values);
  const ParameterSpec* spec() const;

  std::vector<ParameterSpec> m_specs;
  bool m_simulated = false;
  bool m_listProposed = false;  ///< the list is there because the values offered are no range
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
