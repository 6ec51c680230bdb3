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

/// A family's variants as check boxes, each in the colour and with the marker of its plot. One that cannot run on the
/// device says why and cannot be checked; it is checked again where it can. A click with Shift takes along those since
/// the click before, a double click leaves that one alone. Each device has its own choice of each family's, which
/// begins as that of the device before. Where there is not room for all, it leaves room for what stands below it, and
/// scrolls.
class VariantList : public VerticalScrollArea {
  Q_OBJECT

 public:
  explicit VariantList(QWidget* parent = nullptr);

  /// What stands above it: its name, and buttons that check all or none.
  QLayout* createTitle();
  /// `device` is nullptr while the devices are not known yet: then nothing is ruled out.
  void show(const Family& family, const DeviceInfo* device, Mode mode);
  /// Ids of those that are checked and can run, in the family's order.
  std::vector<std::string> checked() const;
  void setChecked(const std::vector<std::string>& variants);
  /// A line is told by its marker, which then stands beside the variant's name; a bar is not.
  void setDrawnAsLines(bool lines);
  /// One at least can run on the device.
  bool canCheckAny() const;
  /// What was chosen of each family on each device, and the same from the last time.
  QStringList choices() const;
  void setChoices(const QStringList& choices);
  /// nullptr where the family shown has no such variant.
  QCheckBox* box(const std::string& variant) const;

  /// Room for all of them.
  QSize sizeHint() const override;
  /// Room for some of them, by whose look one sees that there are more.
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
  /// By hand: all that can run, or none.
  void checkAll(bool checked);
  void checkOnly(const std::string& variant);
  /// Those from the row of the last click to this one as this one will be.
  void checkTo(std::size_t row);
  Variants& unwanted() { return m_unwanted[{m_family, m_device}]; }

  QVBoxLayout* m_layout;
  std::string m_family;
  std::vector<Row> m_rows;
  std::string m_device;  ///< empty while it is not known
  std::map<Place, Variants> m_unwanted;
  std::size_t m_clicked = 0;  ///< the row of the last click
  bool m_lines = false;
  bool m_filling = false;     ///< a change comes from this list, not from a person
};

}  // namespace warpbench::gui
