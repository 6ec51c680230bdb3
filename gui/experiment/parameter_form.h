// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "catalogue/family.h"
#include "experiment/parameter_editor.h"

class QFormLayout;
class QLabel;
class QLayout;
class QToolButton;

namespace warpbench::gui {

/// The parameters of a family and those of these of its variants, each id once.
std::vector<ParameterSpec> parametersOf(const Family& family, const std::vector<std::string>& variants);

/// Whether one field does for both descriptions: a device may offer fewer values than another.
bool sameField(const ParameterSpec& one, const ParameterSpec& other);

/// The parameters of a family and of its checked variants, one row each. A value that a person entered stays, also
/// while another family is shown; all others are the initial ones of the chosen device. Where a size is far beyond what
/// a simulated device does in a moment, as after a recording, a button brings all sizes back to the device's own.
class ParameterForm : public QWidget {
  Q_OBJECT

 public:
  explicit ParameterForm(QWidget* parent = nullptr);

  /// The row above the form: its title and that button, which keeps its place while it is hidden.
  QLayout* createTitle();
  void show(const std::string& family, const std::vector<ParameterSpec>& specs, bool simulated);
  Parameters values() const;
  /// As if entered by hand. Kept for later where no such row is shown now.
  void enter(const std::string& id, const Value& value);
  /// The values of these parameters come from a sweep and cannot be entered; nor can sizes where a file is chosen.
  void setSwept(const std::vector<std::string>& ids);
  /// For a form beside that of the experiment: the object names of its fields begin with `scope` and a dot, and no
  /// number has a button to sweep it. To be called before show().
  void setScope(const QString& scope) { m_scope = scope; }
  /// nullptr where there is no such row.
  ParameterEditor* editor(const std::string& id) const;
  /// The slider that was moved last, else the first; nullptr where none can be moved.
  ParameterEditor* slider() const;

  /// Why one of the values cannot run, in one line; empty where all can as far as anyone knows.
  QString problem() const;

 signals:
  void changed();
  /// A slider was moved by hand. Comes after `changed`.
  void moved();
  void sweepRequested(const std::string& id);
  /// A person wants to choose a file for that parameter; `title` is the parameter's, as shown.
  void fileRequested(const std::string& id, const QString& title);

 private:
  void rebuild(const std::vector<ParameterSpec>& specs);
  void showInitials(bool simulated);
  /// Sizes back to those that suit the device.
  void fit();
  void updateFit();

  QFormLayout* m_form;
  QLabel* m_title;
  QToolButton* m_fit;
  bool m_simulated = false;
  std::string m_family;
  QString m_scope;  ///< empty: of the experiment
  std::vector<ParameterEditor*> m_editors;
  std::string m_moved;                                             ///< the parameter whose slider was moved last
  std::map<std::pair<std::string, std::string>, Value> m_entered;  ///< by family and parameter
  bool m_filling = false;                                          ///< a change comes from this form, not from a person
};

}  // namespace warpbench::gui
