// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <map>
#include <vector>

#include "remote/place.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace warpbench::gui {

/// The remote places for measuring: their names, connections and states. Changes take effect immediately.
class PlacesDialog : public QDialog {
  Q_OBJECT

 public:
  explicit PlacesDialog(QWidget* parent = nullptr);

  /// Shows the places; emits no signal.
  void setPlaces(const std::vector<process::NamedRemote>& places);
  const std::vector<process::NamedRemote>& places() const { return m_places; }
  /// The state of the place: its devices, or why it does not answer.
  void setState(const process::NamedRemote& place, const QString& state);

 signals:
  /// The user changed the places.
  void changed(const std::vector<warpbench::process::NamedRemote>& places);
  /// Answer with setState().
  void testRequested(const warpbench::process::NamedRemote& place);

 private:
  process::NamedRemote entered() const;
  void showList(int row);
  void showSelected();
  void validate();
  void add();
  void change();
  void remove();
  void test();

  std::vector<process::NamedRemote> m_places;
  std::map<std::string, QString> m_states;  ///< by name
  QListWidget* m_list;
  QLineEdit* m_name;
  QLineEdit* m_text;
  QLabel* m_problem;
  QLabel* m_answer;
  QPushButton* m_add;
  QPushButton* m_change;
  QPushButton* m_remove;
  QPushButton* m_test;
};

}  // namespace warpbench::gui
