// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/tab_texts.h"

#include "results/plots_panel.h"
#include "text/shown_text.h"

namespace warpbench::gui {

QString figureText(const Family* family) {
  switch (family ? family->figure : Figure::Bandwidth) {
    case Figure::Gflops:
      return PlotsPanel::tr("&GFLOP/s");
    case Figure::Items: {
      QString items = plots::shownText(family->items);
      if (!items.isEmpty()) items[0] = items[0].toUpper();
      return PlotsPanel::tr("%1/&s").arg(items);
    }
    case Figure::Bandwidth:
      break;
  }
  return PlotsPanel::tr("&Bandwidth");
}

TabText tabText(plots::View view) {
  switch (view) {
    case plots::View::Time:
      return {PlotsPanel::tr("&Time"), PlotsPanel::tr("Time of one launch, median and quartiles")};
    case plots::View::Figure:
      return {figureText(nullptr), PlotsPanel::tr("What the kernels achieve, and what the device can do")};
    case plots::View::Speedup:
      return {PlotsPanel::tr("Speed&up"), PlotsPanel::tr("Speedup over a variant of your choice")};
    case plots::View::Roofline:
      return {PlotsPanel::tr("R&oofline"), PlotsPanel::tr("Whether memory or arithmetic bounds a kernel")};
    case plots::View::EndToEnd:
      return {PlotsPanel::tr("E&nd to end"), PlotsPanel::tr("Time with the copies to the device and back")};
    case plots::View::Samples:
      return {PlotsPanel::tr("Samp&les"), PlotsPanel::tr("How the samples of the selected results are distributed")};
    case plots::View::Counters:
      return {PlotsPanel::tr("&Counters"), PlotsPanel::tr("Cost of a warp's requests, and the ideal")};
    case plots::View::Ratio:
      return {PlotsPanel::tr("Rat&io"), PlotsPanel::tr("Times divided by those of the compared session")};
  }
  return {};
}

}  // namespace warpbench::gui
