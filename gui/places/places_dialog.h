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

/// The places where measuring can happen, besides this program: what they are called, how they are reached, and whether
/// they answer. What is changed holds at once.
class PlacesDialog : public QDialog {
  Q_OBJECT

 public:
  explicit PlacesDialog(QWidget* parent = nullptr);

  /// Shows them; sends nothing.
  void setPlaces(const std::vector<process::NamedRemote>& places);
  const std::vector<process::NamedRemote>& places() const { return m_places; }
  /// What is known of the place of that name: its devices, or why it does not answer.
  void setState(const process::NamedRemote& place, const QString& state);

 signals:
  /// By a person.
  void changed(const std::vector<warpbench::process::NamedRemote>& places);
  /// To be answered by setState().
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
  std::map<std::string, QString> m_states;  ///< by the name
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
