// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "catalogue/catalogue.h"
#include "data/series.h"

namespace warpbench::gui {

struct TabText {
  QString name;
  QString toolTip;
};

/// Of the tab with that plot.
TabText tabText(plots::View view);
/// The name of the tab with the family's figure; nullptr: of no family yet.
QString figureText(const Family* family);

}  // namespace warpbench::gui
