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

/// The field of one parameter, built from its description. It accepts only allowed values and shows below why it
/// rejects one.
class ParameterEditor : public QWidget {
  Q_OBJECT

 public:
  explicit ParameterEditor(const ParameterSpec& spec, QWidget* parent = nullptr);
  ~ParameterEditor() override;

  const ParameterSpec& spec() const { return m_spec; }
  Value value() const;
  /// Ignores a value that is not offered.
  void setValue(const Value& value);
  /// Why the value cannot run, for example because a file is not a picture; empty if no problem is known.
  QString problem() const;
  bool slides() const { return m_slider != nullptr; }
  /// Moves the slider as a user would.
  void slide(int steps);
  /// "Tile width: 16".
  QString text() const;
  /// See ParameterForm::setScope.
  void setScope(const QString& scope);

 signals:
  /// The user or `setValue` changed the value.
  void changed();
  /// The user moved the slider or used its steps. Emitted after `changed`.
  void moved();
  /// The user wants to sweep this number.
  void sweepRequested();
  /// The user wants to choose a file.
  void fileRequested();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  QWidget* createNumber();
  QWidget* createChoice();
  QWidget* createOffers();
  QWidget* createFile();
  /// A slider for values `first` to `last`.
  QSlider* createSlider(int first, int last);
  QToolButton* createSweep();
  void showReason(const QString& reason);
  /// For example " elements"; empty if the parameter has no unit, or for 1, which is no plural.
  QString unitOf(std::int64_t value) const;
  /// Appends the unit to all offers if it fits, otherwise to none; the tooltip always shows it.
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
