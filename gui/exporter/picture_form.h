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

/// The fields of ExportChoices: format, preset, size, resolution, text, ground and what of a plot is drawn. Those that
/// a format makes no use of are disabled.
class PictureForm : public QWidget {
  Q_OBJECT

 public:
  /// The names of the fields begin with `name`.
  explicit PictureForm(const QString& name, QWidget* parent = nullptr);

  /// Adds a row above the others.
  void addFirst(const QString& title, QWidget* field, const char* name, const QString& tip);
  /// Shows them; sends nothing.
  void setChoices(const ExportChoices& choices);
  const ExportChoices& choices() const { return m_choices; }
  /// What the window shows, in logical pixels: the size of the preset that follows it.
  void setWindowSize(QSize size);
  plots::PictureSize size() const { return m_choices.sizeFor(m_window); }
  /// Pictures only: there are no data.
  void setDataOffered(bool offered);
  /// Adds fields for words of one's own, which are no part of the choices: they belong to one plot.
  void addWords();
  /// Shows them; sends nothing.
  void setWords(const plots::PlotWords& words);
  const plots::PlotWords& words() const { return m_words; }

 signals:
  /// By a person.
  void changed();

 private:
  void addRow(int row, const QString& title, QWidget* field, const char* name, const QString& tip);
  /// Switches of the plot's parts.
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
