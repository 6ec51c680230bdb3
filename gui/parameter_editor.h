// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "parameter.h"

class QComboBox;
class QLineEdit;

namespace warpbench::gui {

class NumberBox;

/// The field of one parameter, built from its description: only values that it allows can be entered.
class ParameterEditor : public QWidget {
  Q_OBJECT

 public:
  explicit ParameterEditor(const ParameterSpec& spec, QWidget* parent = nullptr);

  const ParameterSpec& spec() const { return m_spec; }
  Value value() const;
  /// A value that is not among those offered is not taken.
  void setValue(const Value& value);

 signals:
  /// By hand or by `setValue`.
  void changed();

 private:
  QWidget* createNumber();
  QWidget* createChoice();
  QWidget* createOffers();
  QWidget* createFile();

  ParameterSpec m_spec;
  NumberBox* m_number = nullptr;
  QComboBox* m_choice = nullptr;
  QComboBox* m_offers = nullptr;
  QLineEdit* m_file = nullptr;
};

}  // namespace warpbench::gui
