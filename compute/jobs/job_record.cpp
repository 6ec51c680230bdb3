// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/job_record.h"

#include <nlohmann/json.hpp>

#include "core/text/error.h"
#include "core/text/json_node.h"
#include "core/text/parse_json.h"
#include "core/text/text.h"
#include "jobs/slurm.h"

namespace warpbench::jobs {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kFormat = "warpbench-job";
constexpr int kVersion = 1;

template <typename Owner, typename Visit>
void visitTexts(Owner& record, Visit visit) {
  visit("job", record.job);
  visit("place", record.place);
  visit("place_name", record.placeName);
  visit("date", record.date);
  visit("family", record.family);
}

}  // namespace

std::string toJson(const JobRecord& record) {
  Json json = {{"format", kFormat}, {"version", kVersion}};
  if (!record.cluster.empty()) json["cluster"] = record.cluster;
  visitTexts(record, [&](const char* name, const std::string& text) { json[name] = text; });
  json["points"] = record.points;
  json["words"] = record.words;
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

JobRecord recordFrom(std::string_view text) {
  constexpr std::int64_t kMostPoints = 1'000'000;
  const Json json = parseJson(text);
  const Node document(json, "");
  if (const Node format = document.at("format"); format.text() != kFormat)
    format.fail(std::string("expected \"") + kFormat + "\"");
  const Node version = document.at("version");
  if (version.integer(1) != kVersion)
    version.fail("this program reads version " + std::to_string(kVersion) + ", found " +
                 std::to_string(version.integer(1)));
  JobRecord record;
  visitTexts(record, [&](const char* name, std::string& value) { value = oneLine(document.at(name).text()); });
  if (const auto cluster = document.find("cluster")) record.cluster = oneLine(cluster->text());
  // It is passed to squeue and scancel.
  if (!record.job.empty() && !isJobNumber(record.job)) document.at("job").fail("expected the number of a job");
  if (!process::isPlaceName(record.placeName)) document.at("place_name").fail("expected the name of a place");
  record.points = static_cast<std::size_t>(document.at("points").integer(0, kMostPoints));
  document.at("words").visitElements([&](const Node& word) { record.words.push_back(word.text()); });
  return record;
}

}  // namespace warpbench::jobs
