// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/catalogue.h"
#include "engine/run/session_requests.h"
#include "format/session_file.h"
#include "fuzz.h"
#include "inspect/line_costs.h"
#include "model/explanation.h"
#include "results/session/comparison.h"
#include "results/session/session.h"
#include "tables/result_table.h"

using namespace warpbench;

/// Everything derived from a session file: explanations, points to trace, tables, comparisons, and requests that repeat
/// it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::takes([&] {
    const Session session = sessionFromJson(fuzz::textOf(data, size));
    for (const Result& result : session.results) {
      explain(session, result);
      const Family* family = findFamily(result.family);
      if (family && family->find(result.variant))
        fuzz::takes([&] {
          smallPointOf({.family = result.family, .variant = result.variant, .parameters = result.parameters});
        });
    }
    const ResultTable table = resultTable(withoutHiddenRuns(session));
    for (const auto& row : table.rows) fuzz::require(row.size() == table.columns.size(), "a row has all columns");
    toMarkdown(table);
    toLatex(table);
    for (const ComparedPair& pair : compare(session, session).pairs)
      fuzz::require(!isDifference(pair.difference), "a session does not differ from itself");
    for (const auto kind : {DeviceInfo::Kind::Cuda, DeviceInfo::Kind::Cpu, DeviceInfo::Kind::Simulated}) {
      DeviceInfo device;
      device.kind = kind;
      device.record.id = "there";
      const SessionRequests repeated = requestsOf(session, device);
      for (const auto& refused : repeated.refused) fuzz::requireOneLine(refused.why.english());
      refusalText(session, repeated, device);
    }
  });
  return 0;
}
