// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/run/request.h"
#include "widgets/vertical_scroll_area.h"

class QCheckBox;
class QLabel;
class QLayout;
class QVBoxLayout;

namespace warpbench::gui {

/// A family's variants as check boxes with their plot colours and markers. A variant that cannot run on the device
/// shows why, and is disabled until it can run again. Shift-click extends the last click to a range, and a double click
/// checks only that variant. The list remembers the choice for each family and device; a new device starts with the
/// previous device's choice. If not all rows fit, the list scrolls.
class VariantList : public VerticalScrollArea {
  Q_OBJECT

 public:
  explicit VariantList(QWidget* parent = nullptr);

  /// The title row: a label and buttons that check all or none.
  QLayout* createTitle();
  /// `device` is nullptr while the devices are unknown; then every variant is allowed.
  void show(const Family& family, const DeviceInfo* device, Mode mode);
  /// Ids of the checked variants that can run, in the family's order.
  std::vector<std::string> checked() const;
  void setChecked(const std::vector<std::string>& variants);
  /// Shows markers next to the names if the plot draws lines; bars have no markers.
  void setDrawnAsLines(bool lines);
  /// Shows why checked variants cannot run with the present values, by variant. They stay enabled.
  void setNotes(const std::map<std::string, QString>& notes);
  /// Whether at least one variant can run on the device.
  bool canCheckAny() const;
  /// The choices for each family and device, to restore in the next window.
  QStringList choices() const;
  void setChoices(const QStringList& choices);
  /// nullptr if the shown family has no such variant.
  QCheckBox* box(const std::string& variant) const;

  /// Room for all rows.
  QSize sizeHint() const override;
  /// Room for some rows, such that the user sees that there are more.
  QSize minimumSizeHint() const override;

 signals:
  void changed();

 protected:
  void changeEvent(QEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  struct Row {
    std::string variant;
    QCheckBox* box;
    QLabel* reason;
  };

  /// Family and device.
  using Place = std::pair<std::string, std::string>;
  using Variants = std::set<std::string>;

  void rebuild(const Family& family);
  void applyColours();
  /// Shows each reason once below adjacent variants that share it.
  void showReasons();
  /// Checks all variants that can run, or none, for the user.
  void checkAll(bool checked);
  void checkOnly(const std::string& variant);
  /// Sets all rows from the last clicked one to this row to the state that this one is about to take.
  void checkTo(std::size_t row);
  Variants& unwanted() { return m_unwanted[{m_family, m_device}]; }

  QVBoxLayout* m_layout;
  std::string m_family;
  std::vector<Row> m_rows;
  std::string m_device;  ///< empty while unknown
  std::map<Place, Variants> m_unwanted;
  std::size_t m_clicked = 0;  ///< the last clicked row
  bool m_lines = false;
  bool m_filling = false;  ///< the list changes the boxes, not the user
};

}  // namespace warpbench::gui
