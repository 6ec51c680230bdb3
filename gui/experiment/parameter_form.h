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

/// The parameters of a family and of these of its variants, each id once.
std::vector<ParameterSpec> parametersOf(const Family& family, const std::vector<std::string>& variants);

/// Whether both descriptions give the same field. A device may offer fewer values than another.
bool sameField(const ParameterSpec& one, const ParameterSpec& other);

/// The parameters of a family and its checked variants, one row each. A value that the user entered persists, even
/// while another family is shown; all others are the chosen device's initial values. If a simulated device would run a
/// size slowly, as after a recording, a button resets all sizes to the device's own.
class ParameterForm : public QWidget {
  Q_OBJECT

 public:
  explicit ParameterForm(QWidget* parent = nullptr);

  /// The row above the form: its title and the reset button, which keeps its space while hidden.
  QLayout* createTitle();
  void show(const std::string& family, const std::vector<ParameterSpec>& specs, bool simulated);
  Parameters values() const;
  /// Enters a value as a user would. If no such row is shown, keeps the value for later.
  void enter(const std::string& id, const Value& value);
  /// Disables these parameters because a sweep sets them. If a file is chosen, sizes are disabled, too.
  void setSwept(const std::vector<std::string>& ids);
  /// For a form other than the experiment's: its fields' object names begin with `scope` and a dot, and numbers have no
  /// sweep button. Call it before show().
  void setScope(const QString& scope) { m_scope = scope; }
  /// nullptr if there is no such row.
  ParameterEditor* editor(const std::string& id) const;
  /// The slider that the user moved last, otherwise the first one; nullptr if no slider is enabled.
  ParameterEditor* slider() const;

  /// Why one of the values cannot run, on one line; empty if no problem is known.
  QString problem() const;

 signals:
  void changed();
  /// The user moved a slider. Emitted after `changed`.
  void moved();
  void sweepRequested(const std::string& id);
  /// The user wants to choose a file for this parameter; `title` is its title as shown.
  void fileRequested(const std::string& id, const QString& title);

 private:
  void rebuild(const std::vector<ParameterSpec>& specs);
  void showInitials(bool simulated);
  /// Resets the sizes to those that suit the device.
  void fit();
  void updateFit();

  QFormLayout* m_form;
  QLabel* m_title;
  QToolButton* m_fit;
  bool m_simulated = false;
  std::string m_family;
  QString m_scope;  ///< empty: the experiment's form
  std::vector<ParameterEditor*> m_editors;
  std::string m_moved;                                             ///< the parameter whose slider the user moved last
  std::map<std::pair<std::string, std::string>, Value> m_entered;  ///< by family and parameter
  bool m_filling = false;                                          ///< the form changes values, not the user
};

}  // namespace warpbench::gui
