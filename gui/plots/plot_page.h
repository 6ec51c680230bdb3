// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>
#include <QWidget>
#include <vector>

#include "draw/plot_view.h"

class QComboBox;

namespace warpbench::gui {

/// A plot with a field above it if its view offers a choice.
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

  /// Names the choice and creates its field. `label` has a mnemonic.
  void nameChoice(const QString& label, const QString& toolTip, const QString& objectName);
  /// Sets the entries of a named choice and the current one. Emits no signal.
  void setChoices(const std::vector<Choice>& choices, const QVariant& chosen);

 signals:
  /// The user chose an entry.
  void chosen(const QVariant& value);

 private:
  plots::PlotView* m_view;
  QComboBox* m_choice = nullptr;  ///< nullptr until the choice has a name
};

}  // namespace warpbench::gui
