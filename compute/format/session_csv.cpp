// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cctype>
#include <optional>
#include <unordered_map>
#include <unordered_set>

#include "catalogue/bandwidth.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "format/session_fields.h"
#include "format/session_file.h"
#include "results/values/statistics.h"

namespace warpbench {

namespace {

/// Stores each cell with its header, so that the two cannot get out of step.
class Row {
 public:
  void add(const std::string& header, const std::string& cell) {
    m_headers.push_back(header);
    m_cells.push_back(cell);
  }
  void add(const std::string& header, double value) { add(header, numberText(value)); }
  void add(const std::string& header, std::int64_t value) { add(header, std::to_string(value)); }
  void add(const std::string& header, bool value) { add(header, std::string(value ? "true" : "false")); }

  template <typename T>
  void add(const std::string& header, const std::optional<T>& value) {
    if (value)
      add(header, *value);
    else
      add(header, std::string());
  }

  std::string headerLine() const { return line(m_headers); }
  std::string cellLine() const { return line(m_cells); }

 private:
  static std::string line(const std::vector<std::string>& cells) {
    std::vector<std::string> quoted;
    for (const std::string& cell : cells) quoted.push_back(csvCell(cell));
    return joined(quoted, ",") + "\r\n";
  }

  std::vector<std::string> m_headers;
  std::vector<std::string> m_cells;
};

struct ParameterColumn {
  std::string id;
  std::string header;
};

/// Every row has all columns, so the table's size grows with the square of the file's.
constexpr std::size_t kMaxParameters = 2000;

std::vector<ParameterColumn> parameterColumns(const Session& session) {
  std::vector<ParameterColumn> columns;
  std::unordered_set<std::string> ids;
  std::unordered_set<std::string> headers;
  std::unordered_map<std::string, int> lastNumber;  // for headers shared by several ids, such as a-b and a_b
  for (const Result& result : session.results) {
    for (const auto& [id, value] : result.parameters.entries()) {
      if (!ids.insert(id).second) continue;
      if (ids.size() > kMaxParameters)
        throw RequestError(Message::text("the results have more than %1 different parameters, too many columns for a "
                                         "table: remove some results"),
                           kMaxParameters);
      std::string header = "parameter_";
      for (const char c : id)
        header += std::isalnum(static_cast<unsigned char>(c)) ? static_cast<char>(std::tolower(c)) : '_';
      std::string unique = header;
      for (int& last = lastNumber.try_emplace(header, 1).first->second; !headers.insert(unique).second;)
        unique = header + "_" + std::to_string(++last);
      columns.push_back({id, unique});
    }
  }
  return columns;
}

/// Adds one cell per field that `visitFields` names, empty if there is no value.
template <typename Owner, typename VisitFields>
void addFields(Row& row, const std::optional<Owner>& value, const std::string& prefix, const std::string& suffix,
               VisitFields visitFields) {
  const Owner owner = value.value_or(Owner());
  visitFields(owner, [&](const char* name, const auto& field) {
    if (value)
      row.add(prefix + name + suffix, field);
    else
      row.add(prefix + name + suffix, std::string());
  });
}

template <typename Owner, typename Member>
auto fieldOf(const std::optional<Owner>& owner, Member Owner::*member) {
  return owner ? std::optional<Member>((*owner).*member) : std::nullopt;
}

Row rowOf(const Result& result, const Environment& environment, const std::vector<ParameterColumn>& parameters) {
  Row row;
  row.add("family", result.family);
  row.add("variant", result.variant);
  row.add("device", result.device);
  row.add("status", toText(result.status));
  row.add("origin", toText(result.origin));
  row.add("mode", toText(result.mode));
  std::unordered_map<std::string_view, const Value*> values;
  for (const auto& [id, value] : result.parameters.entries()) values.emplace(id, &value);
  for (const auto& [id, header] : parameters) {
    const auto value = values.find(id);
    row.add(header, value == values.end() ? "" : toText(*value->second));
  }
  for (const auto& [name, extent] : {std::pair("grid_", result.grid), std::pair("block_", result.block)})
    for (std::size_t axis = 0; axis < extent.size(); ++axis) row.add(std::string(name) + "xyz"[axis], extent[axis]);
  row.add("registers", result.registers ? std::optional<std::int64_t>(*result.registers) : std::nullopt);
  row.add("shared_bytes", result.sharedBytes);
  row.add("occupancy", result.occupancy);
  row.add("bytes", result.bytes);
  row.add("flops", result.flops);
  row.add("items", result.items);
  addFields(row, result.transfer, "transfer_", "_ms", [](auto& owner, auto visit) { visitTransfers(owner, visit); });
  addFields(row, result.time, "time_", "_ms", [](auto& owner, auto visit) { visitTimes(owner, visit); });
  row.add("time_noise", fieldOf(result.time, &TimeStatistics::noise));
  row.add("time_samples", result.time ? std::optional(static_cast<std::int64_t>(sampleCount(result))) : std::nullopt);
  row.add("sampling_criterion", result.sampling ? toText(result.sampling->criterion) : "");
  addFields(row, result.sampling, "sampling_", "", [](auto& owner, auto visit) { visitSamplingCounts(owner, visit); });
  addFields(row, result.sampling, "sampling_", "", [](auto& owner, auto visit) { visitSamplingAmounts(owner, visit); });
  addFields(row, result.model, "model_", "_ms", [](auto& owner, auto visit) { visitModel(owner, visit); });
  row.add("bandwidth_gbs", result.bandwidthGbs);
  row.add("gflops", result.gflops);
  row.add("items_per_second", result.itemsPerSecond);
  visitFractions(fractionsOf(result, environment.find(result.device)),
                 [&](const char* name, const auto& share) { row.add(name, share); });
  row.add("verification_passed", fieldOf(result.verification, &Verification::passed));
  row.add("verification_expected_to_fail", fieldOf(result.verification, &Verification::expectedToFail));
  row.add("verification_method", fieldOf(result.verification, &Verification::method));
  row.add("verification_max_error", fieldOf(result.verification, &Verification::maxError));
  row.add("verification_tolerance", fieldOf(result.verification, &Verification::tolerance));
  row.add("counters_origin", result.counters ? toText(result.counters->origin) : "");
  row.add("sampled_blocks", fieldOf(result.counters, &Counters::sampledBlocks));
  row.add("total_blocks", fieldOf(result.counters, &Counters::totalBlocks));
  addFields(row, result.counters, "", "", [](auto& owner, auto visit) { visitCounts(owner, visit); });
  addFields(row, result.activity, "measured_", "", [](auto& owner, auto visit) { visitActivity(owner, visit); });
  std::vector<std::string> facts;
  for (const Fact& fact : result.facts) facts.push_back(fact.name.english() + ": " + fact.value.english());
  row.add("facts", joined(facts, "; "));
  std::vector<std::string> warnings;
  for (const Message& warning : result.warnings) warnings.push_back(warning);
  row.add("warnings", joined(warnings, "; "));
  row.add("error", result.error);
  addFields(row, std::optional(result.provenance), "made_", "",
            [](auto& owner, auto visit) { visitProvenance(owner, visit); });

  const DeviceRecord* known = environment.find(result.device);
  const auto record = known ? std::optional(*known) : std::nullopt;
  row.add("device_name", fieldOf(record, &DeviceRecord::name));
  row.add("device_origin", record ? toText(record->origin) : "");
  row.add("device_date", fieldOf(record, &DeviceRecord::date));
  addFields(row, record, "device_", "", [](auto& owner, auto visit) { visitCeilings(owner, visit); });
  row.add("device_ecc", fieldOf(record, &DeviceRecord::ecc));
  addFields(row, std::optional(environment), "environment_", "",
            [](auto& owner, auto visit) { visitTexts(owner, visit); });
  return row;
}

}  // namespace

std::string toCsv(const Session& session) {
  const std::vector<ParameterColumn> parameters = parameterColumns(session);
  std::string csv = rowOf(Result(), session.environment, parameters).headerLine();
  for (const Result& result : session.results) csv += rowOf(result, session.environment, parameters).cellLine();
  return csv;
}

}  // namespace warpbench
