// SPDX-License-Identifier: GPL-3.0-or-later
// Which views there are of a family, and their names.
#include <algorithm>

#include "catalogue/catalogue.h"
#include "data/series.h"

namespace warpbench::plots {
namespace {

bool anyResult(const Session& session, const std::string& family, auto&& holds) {
  return std::ranges::any_of(session.results,
                             [&](const Result& result) { return result.family == family && holds(result); });
}

bool hasTwoVariants(const Session& session, const std::string& family) {
  const auto first = std::ranges::find(session.results, family, &Result::family);
  return first != session.results.end() &&
         anyResult(session, family, [&](const Result& result) { return result.variant != first->variant; });
}

}  // namespace

QString viewName(View view, const QString& family) {
  switch (view) {
    case View::Time:
      return QStringLiteral("time");
    case View::Speedup:
      return QStringLiteral("speedup");
    case View::Roofline:
      return QStringLiteral("roofline");
    case View::EndToEnd:
      return QStringLiteral("end-to-end");
    case View::Samples:
      return QStringLiteral("samples");
    case View::Counters:
      return QStringLiteral("counters");
    case View::Ratio:
      return QStringLiteral("ratio");
    case View::Figure:
      break;
  }
  const Family* known = findFamily(family.toStdString());
  if (known && known->figure == Figure::Items) return QStringLiteral("rate");
  return known && known->figure == Figure::Gflops ? QStringLiteral("gflops") : QStringLiteral("bandwidth");
}

bool hasView(View view, const QString& family, const Session& session, const Comparison& comparison) {
  const std::string id = family.toStdString();
  const Family* const known = findFamily(id);
  switch (view) {
    case View::Speedup:
      return known ? known->variants.size() > 1 : hasTwoVariants(session, id);
    case View::Roofline:
      return (known && known->figure == Figure::Gflops) ||
             anyResult(session, id, [](const Result& result) { return result.gflops && result.bytes > 0; });
    case View::EndToEnd:
      return known || anyResult(session, id, [](const Result& result) { return result.transfer.has_value(); });
    case View::Samples:
      return known ||
             anyResult(session, id, [](const Result& result) { return result.time && !result.time->samples.empty(); });
    case View::Counters:
      return known || anyResult(session, id, [](const Result& result) { return result.counters.has_value(); });
    case View::Ratio: {
      const auto timed = [](const Result& result) { return result.time.has_value(); };
      return comparison.session && anyResult(session, id, timed) && anyResult(*comparison.session, id, timed);
    }
    case View::Time:
    case View::Figure:
      break;
  }
  return true;
}

}  // namespace warpbench::plots
