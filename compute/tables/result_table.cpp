// SPDX-License-Identifier: GPL-3.0-or-later
#include "tables/result_table.h"

#include <algorithm>
#include <map>
#include <set>

#include "catalogue/catalogue.h"
#include "core/text/text.h"
#include "results/values/own_kernel.h"
#include "tables/latex_text.h"

namespace warpbench {
namespace {

const std::string kNone = "-";

/// The parameters that all results share.
Parameters commonParameters(const Results& results) {
  Parameters common;
  if (results.empty()) return common;
  for (const auto& [id, value] : results.front().parameters.entries())
    if (std::ranges::all_of(results, [&parameter = id, &expected = value](const Result& each) {
          const Value* other = each.parameters.find(parameter);
          return other && *other == expected;
        }))
      common.set(id, value);
  return common;
}

std::string familyTitle(const Result& result, const Say& say) {
  const Family* const family = findFamily(result.family);
  return family ? say(family->title) : result.family;
}

/// The name in a plot's legend: the user's name of the series, the variant's title, or its id.
std::string variantTitle(const Session& session, const Result& result, const Say& say) {
  for (const SeriesLook& look : session.annotations.series)
    if (look.family == result.family && look.series == result.variant && !look.name.empty()) return look.name;
  const Family* const family = findFamily(result.family);
  const std::string ofCatalogue = catalogueVariant(result.variant);
  const Variant* const variant = family ? family->find(ofCatalogue) : nullptr;
  if (!variant) return result.variant;
  const std::string title = say(variant->title);
  return ofCatalogue == result.variant ? title : title + " (" + result.variant.substr(ofCatalogue.size() + 1) + ")";
}

/// The names of a session's devices in its table.
class DeviceNames {
 public:
  explicit DeviceNames(const Session& session) : m_environment(session.environment) {
    for (const Result& result : session.results) m_ids[{nameOf(result), result.origin}].insert(result.device);
  }

  /// Adds the id if another device has the same name and origin.
  std::string of(const Result& result) const {
    const std::string name = nameOf(result);
    return m_ids.at({name, result.origin}).size() > 1 ? name + " " + result.device : name;
  }

 private:
  std::string nameOf(const Result& result) const {
    const DeviceRecord* const record = m_environment.find(result.device);
    return record && !record->name.empty() ? record->name : result.device;
  }

  const Environment& m_environment;
  std::map<std::pair<std::string, Origin>, std::set<std::string>> m_ids;
};

std::string originText(const Session& session, const Result& result, const Say& say) {
  if (!result.time) return kNone;
  switch (result.origin) {
    case Origin::Measured:
      return say(Message::text("measured"));
    case Origin::Modelled:
      return say(Message::text("modelled"));
    case Origin::Recorded:
      break;
  }
  const DeviceRecord* const record = session.environment.find(result.device);
  return record && !record->date.empty() ? say(Message(Message::text("recorded %1"), dayOf(record->date)))
                                         : say(Message::text("recorded"));
}

std::string modeText(const Result& result, const Say& say) {
  switch (result.mode) {
    case Mode::Cold:
      return say(Message::text("cold cache"));
    case Mode::Hot:
      return say(Message::text("hot cache"));
    case Mode::Inside:
      break;
  }
  return say(Message::text("repeated inside the kernel"));
}

std::string figureText(const Result& result, const Say& say) {
  constexpr double kGiga = 1e9;
  const FigureColumn column = figureColumn(result.family, {&result});
  const std::optional<double>& value = result.*column.figure;
  if (!value) return kNone;
  const std::string unit = say(column.unit);
  if (column.figure == &Result::itemsPerSecond) return significant(*value / kGiga) + " 10^9 " + unit;
  return column.text(*value) + " " + unit;
}

std::string checkText(const Result& result, const Say& say) {
  constexpr VerdictWords kWords{.none = Message::text("not verified").english,
                                .wrong = Message::text("wrong").english,
                                .right = Message::text("verified").english,
                                .wrongOnPurpose = Message::text("wrong on purpose").english,
                                .rightByLuck = Message::text("right by luck").english};
  return say(result.status == Result::Status::Failed ? Message(Message::text("failed"))
                                                     : Message(verdictText(result, kWords)));
}

/// Collects columns, and properties that all rows share.
class Builder {
 public:
  using Cell = std::function<std::string(const Result&)>;

  explicit Builder(const Results& results) : m_results(results) { m_table.rows.resize(results.size()); }

  void add(const std::string& header, bool number, const Cell& cell) {
    m_table.columns.push_back({header, number});
    for (std::size_t i = 0; i < m_results.size(); ++i) m_table.rows[i].push_back(cell(m_results[i]));
  }

  /// Adds a column if rows differ, otherwise a line above the table. Ignores rows without the property.
  void addOrShare(const std::string& header, const Cell& cell) {
    std::set<std::string> different;
    for (const Result& result : m_results)
      if (const std::string text = cell(result); text != kNone) different.insert(text);
    if (different.size() > 1)
      add(header, false, cell);
    else if (!different.empty())
      m_shared.push_back(*different.begin());
  }

  ResultTable take(const std::string& parameters) {
    for (const std::string& line : {joined(m_shared, ", "), parameters})
      if (!line.empty()) m_table.common.push_back(line);
    return std::move(m_table);
  }

 private:
  const Results& m_results;
  ResultTable m_table;
  std::vector<std::string> m_shared;
};

/// Escapes text so that it neither ends the cell or line nor acts as markup.
std::string markdownCell(const std::string& text) {
  std::string escaped;
  for (const char c : oneLine(text)) {
    if (std::string_view("\\|`*_<>[]~&$").find(c) != std::string_view::npos) escaped += '\\';
    escaped += c;
  }
  return escaped;
}

bool hasForeignLetters(const ResultTable& table) {
  const auto foreign = [](const std::string& text) {
    return std::ranges::any_of(text, [](unsigned char c) { return c >= 0x80; });
  };
  return std::ranges::any_of(table.common, foreign) ||
         std::ranges::any_of(table.columns, [&](const auto& column) { return foreign(column.header); }) ||
         std::ranges::any_of(table.rows, [&](const auto& row) { return std::ranges::any_of(row, foreign); });
}

}  // namespace

ResultTable resultTable(const Session& session, const Say& say) {
  const Results& results = session.results;
  const Parameters common = commonParameters(results);
  const auto parametersOf = [&](const Result& result) {
    Parameters own;
    for (const auto& [id, value] : result.parameters.entries())
      if (!common.contains(id)) own.set(id, value);
    return toText(own);
  };
  const DeviceNames devices(session);
  Builder table(results);
  table.addOrShare(say(Message::text("Family")), [&](const Result& result) { return familyTitle(result, say); });
  table.add(say(Message::text("Variant")), false,
            [&](const Result& result) { return variantTitle(session, result, say); });
  table.addOrShare(say(Message::text("Device")), [&](const Result& result) { return devices.of(result); });
  table.addOrShare(say(Message::text("Origin")),
                   [&](const Result& result) { return originText(session, result, say); });
  table.addOrShare(say(Message::text("Mode")), [&](const Result& result) { return modeText(result, say); });
  if (std::ranges::any_of(results, [&](const Result& result) { return !parametersOf(result).empty(); }))
    table.add(say(Message::text("Parameters")), false, parametersOf);
  table.add(say(Message::text("Time (ms)")), true,
            [](const Result& result) { return result.time ? significant(result.time->median) : kNone; });
  table.add(say(Message::text("Figure")), true, [&](const Result& result) { return figureText(result, say); });
  table.add(say(Message::text("Verification")), false, [&](const Result& result) { return checkText(result, say); });
  return table.take(toText(common));
}

std::string toMarkdown(const ResultTable& table) {
  std::string text;
  for (const std::string& line : table.common)
    text +=
        (std::string_view("#+-=").find(line.front()) == std::string_view::npos ? "" : "\\") + markdownCell(line) + '\n';
  text += table.common.empty() ? "|" : "\n|";
  for (const auto& column : table.columns) text += " " + markdownCell(column.header) + " |";
  text += "\n|";
  for (const auto& column : table.columns) text += column.number ? "---:|" : "---|";
  text += '\n';
  for (const auto& row : table.rows) {
    text += '|';
    for (const std::string& cell : row) text += " " + markdownCell(cell) + " |";
    text += '\n';
  }
  return text;
}

std::string toLatex(const ResultTable& table) {
  constexpr std::size_t kPage = 40;  // rows per page
  const bool longer = table.rows.size() > kPage;
  const char* const environment = longer ? "longtable" : "tabular";
  std::string text;
  if (longer) text += "% Needs \\usepackage{longtable}, as it is longer than a page, and stands in one column alone.\n";
  if (hasForeignLetters(table)) text += "% Needs \\usepackage[T1]{fontenc} for letters beyond ASCII.\n";
  text += std::string("\\begin{") + environment + "}{";
  for (const auto& column : table.columns) text += column.number ? 'r' : 'l';
  text += "}\n\\hline\n";
  const auto addRow = [&](std::size_t cells, auto&& cell) {
    for (std::size_t i = 0; i < cells; ++i) text += (i > 0 ? " & " : "") + latexText(cell(i));
    text += " \\\\\n";
  };
  for (const std::string& line : table.common)
    text += "\\multicolumn{" + std::to_string(table.columns.size()) + "}{l}{" + latexText(line) + "} \\\\\n";
  addRow(table.columns.size(), [&](std::size_t i) { return table.columns[i].header; });
  text += "\\hline\n";
  if (longer) text += "\\endhead\n";
  for (const auto& row : table.rows) addRow(row.size(), [&](std::size_t i) { return row[i]; });
  return text + "\\hline\n\\end{" + environment + "}\n";
}

FigureColumn figureColumn(const std::string& familyId, const std::vector<const Result*>& results) {
  const auto any = [&](std::optional<double> Result::*figure) {
    return std::ranges::any_of(results, [&](const Result* result) { return (result->*figure).has_value(); });
  };
  const auto figure = [](double value) { return significant(value); };
  const Family* family = findFamily(familyId);
  // Families outside the catalogue, such as programs, use bandwidth if available.
  const bool bandwidth = any(&Result::bandwidthGbs);
  if (family ? family->figure == Figure::Gflops : any(&Result::gflops) && !bandwidth)
    return {"GFLOP/s", &Result::gflops, figure};
  if (family ? family->figure == Figure::Items : any(&Result::itemsPerSecond) && !bandwidth)
    return {(family ? family->items : "items") + "/s", &Result::itemsPerSecond, scientific};
  return {"GB/s", &Result::bandwidthGbs, figure};
}

std::string verdictText(const Result& result, const VerdictWords& words) {
  if (!result.verification) return words.none;
  if (!result.verification->asExpected()) return words.wrong;
  if (!result.verification->expectedToFail) return words.right;
  return result.verification->passed ? words.rightByLuck : words.wrongOnPurpose;
}

bool ranAndVerified(const Result& result) {
  return result.status == Result::Status::Ok && result.verification && result.verification->asExpected();
}

}  // namespace warpbench
