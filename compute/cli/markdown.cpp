// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <ostream>

#include "catalog.h"
#include "cli/report.h"
#include "cli/table.h"
#include "text.h"

namespace warpbench::cli {

namespace {

/// Text of a table's cell: nothing in it ends the cell or the line.
std::string cell(const std::string& text) {
  std::string escaped;
  for (const char c : oneLine(text)) escaped += c == '|' ? "\\|" : std::string(1, c);
  return escaped;
}

std::string figureText(const Result& result) {
  const Family* family = findFamily(result.family);
  if (result.gflops && family && family->figure == Figure::Gflops) return significant(*result.gflops) + " GFLOP/s";
  if (result.itemsPerSecond && family && family->figure == Figure::Items)
    return significant(*result.itemsPerSecond / 1e9) + " 10^9 " + family->items + "/s";
  if (result.bandwidthGbs) return significant(*result.bandwidthGbs) + " GB/s";
  return "-";
}

std::string checkText(const Result& result) {
  if (result.status == Result::Status::Failed) return "failed";
  if (!result.verification) return "not verified";
  if (!result.verification->passed) return "wrong on purpose";
  return "verified";
}

}  // namespace

void printMarkdown(std::ostream& out, const std::vector<Result>& results) {
  out << "| family | variant | parameters | time (ms) | figure | |\n|---|---|---|---:|---:|---|\n";
  for (const Result& result : results)
    out << "| " << cell(result.family) << " | " << cell(result.variant) << " | " << cell(toText(result.parameters))
        << " | " << (result.time ? significant(result.time->median) : "-") << " | " << figureText(result) << " | "
        << checkText(result) << " |\n";
}

}  // namespace warpbench::cli
