// SPDX-License-Identifier: GPL-3.0-or-later
#include "result_views/nothing_shown.h"

#include <QCoreApplication>

#include "document/session_document.h"
#include "widgets/texts.h"

namespace warpbench::gui {

namespace {

struct NothingShownText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::gui::NothingShown)
};

}  // namespace

QString whyNothingIsShown(const SessionDocument& document, const std::string& family,
                          const std::function<bool(std::size_t)>& accepts) {
  const Results& results = document.session().results;
  bool any = false;
  bool ofShownRun = false;
  for (std::size_t i = 0; i < results.size(); ++i) {
    if (results[i].family != family) continue;
    any = true;
    if (!document.runs().isShown(i)) continue;
    ofShownRun = true;
    if (accepts(i)) return {};
  }
  if (!any) return NothingShownText::tr("There is no result of %1 yet: press Run (F5).").arg(familyTitle(family));
  return ofShownRun ? NothingShownText::tr("The table's filter hides all results of this family.")
                    : NothingShownText::tr("No run of this family is shown: check one next to the table.");
}

}  // namespace warpbench::gui
