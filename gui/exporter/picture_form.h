// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <utility>
#include <vector>

#include "settings/export_choices.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;

namespace warpbench::gui {

/// The form for ExportChoices: format, preset, size, resolution, text, background and the parts of a plot to draw.
/// Disables the fields that the format does not use.
class PictureForm : public QWidget {
  Q_OBJECT

 public:
  /// `name` is the prefix of the fields' names.
  explicit PictureForm(const QString& name, QWidget* parent = nullptr);

  /// Adds a row above the others.
  void addFirst(const QString& title, QWidget* field, const char* name, const QString& tip);
  /// Shows the choices; emits no signal.
  void setChoices(const ExportChoices& choices);
  const ExportChoices& choices() const { return m_choices; }
  /// The window's size in logical pixels, for the preset that follows it.
  void setWindowSize(QSize size);
  plots::PictureSize size() const { return m_choices.sizeFor(m_window); }
  /// Whether data formats are available besides pictures.
  void setDataOffered(bool offered);
  /// Adds fields for the user's own words, which belong to one plot and are not part of the choices.
  void addWords();
  /// Shows the words; emits no signal.
  void setWords(const plots::PlotWords& words);
  const plots::PlotWords& words() const { return m_words; }

 signals:
  /// The user changed a field.
  void changed();

 private:
  void addRow(int row, const QString& title, QWidget* field, const char* name, const QString& tip);
  /// Adds the switches for the plot's parts.
  void addParts();
  void fill();
  void fillParts(bool enabled);
  void takeParts();
  void takeWords();
  void takeFormat();
  void takePreset();
  void takeUnit();
  void takeNumbers();
  void own(const plots::PictureSize& size);

  QString m_name;
  QFormLayout* m_form;
  ExportChoices m_choices;
  QSize m_window{900, 560};
  bool m_filling = false;
  QComboBox* m_format;
  QComboBox* m_preset;
  QDoubleSpinBox* m_width;
  QDoubleSpinBox* m_height;
  QComboBox* m_unit;
  QDoubleSpinBox* m_dpi;
  QDoubleSpinBox* m_text;
  QComboBox* m_ground;
  std::vector<std::pair<QCheckBox*, bool plots::PlotParts::*>> m_switches;
  QComboBox* m_legend;
  std::vector<std::pair<QLineEdit*, QString plots::PlotWords::*>> m_wordFields;
  plots::PlotWords m_words;
};

}  // namespace warpbench::gui
