// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "results/values/parameter.h"

class QBoxLayout;
class QComboBox;
class QLabel;
class QLineEdit;
class QSlider;
class QToolButton;

namespace warpbench::gui {

class ImagePreview;
class NumberBox;

/// The field of one parameter, built from its description: only values that it allows can be entered. What it does not
/// take it gives the reason of, below.
class ParameterEditor : public QWidget {
  Q_OBJECT

 public:
  explicit ParameterEditor(const ParameterSpec& spec, QWidget* parent = nullptr);
  ~ParameterEditor() override;

  const ParameterSpec& spec() const { return m_spec; }
  Value value() const;
  /// A value that is not among those offered is not taken.
  void setValue(const Value& value);
  /// Why the value cannot run, as of a file that is no picture; empty where it can as far as anyone knows.
  QString problem() const;
  bool slides() const { return m_slider != nullptr; }
  /// Moves the slider as a hand does.
  void slide(int steps);
  /// "Tile width: 16".
  QString text() const;
  /// See ParameterForm::setScope.
  void setScope(const QString& scope);

 signals:
  /// By hand or by `setValue`.
  void changed();
  /// A slider or its steps were moved by hand. Comes after `changed`.
  void moved();
  /// A number is to be swept.
  void sweepRequested();
  /// A person wants to choose one.
  void fileRequested();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  QWidget* createNumber();
  QWidget* createChoice();
  QWidget* createOffers();
  QWidget* createFile();
  /// Of values `first` to `last`.
  QSlider* createSlider(int first, int last);
  QToolButton* createSweep();
  void showReason(const QString& reason);
  /// Behind all offers or behind none; the tooltip has it always.
  /// " elements"; empty where the parameter has none, and of 1, which is no plural.
  QString unitOf(std::int64_t value) const;
  void showUnitWhereItFits();
  void applyIcon();

  ParameterSpec m_spec;
  QBoxLayout* m_row;
  QLabel* m_reason;
  QSlider* m_slider = nullptr;
  QToolButton* m_sweep = nullptr;
  NumberBox* m_number = nullptr;
  QComboBox* m_choice = nullptr;
  QComboBox* m_offers = nullptr;
  QLineEdit* m_file = nullptr;
  ImagePreview* m_preview = nullptr;
};

}  // namespace warpbench::gui
