// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>
#include <QWidget>
#include <vector>

#include "draw/plot_view.h"

class QComboBox;

namespace warpbench::gui {

/// A plot and, where its view leaves a choice, a field for that above it.
class PlotPage : public QWidget {
  Q_OBJECT

 public:
  struct Choice {
    QString text;
    QVariant value;
    bool operator==(const Choice&) const = default;
  };

  explicit PlotPage(QWidget* parent = nullptr);

  plots::PlotView* view() const { return m_view; }

  /// Names the choice; without this there is no field. `label` has a mnemonic.
  void nameChoice(const QString& label, const QString& toolTip, const QString& objectName);
  /// What can be chosen of a choice that has a name, and what is. Sends no signal.
  void setChoices(const std::vector<Choice>& choices, const QVariant& chosen);

 signals:
  /// By a person.
  void chosen(const QVariant& value);

 private:
  plots::PlotView* m_view;
  QComboBox* m_choice = nullptr;  ///< until it has a name
};

}  // namespace warpbench::gui
