// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/run_order.h"

#include <nlohmann/json.hpp>

#include "core/text/error.h"

namespace warpbench::program {

using Json = nlohmann::ordered_json;

std::string textOf(const LinkedRun& run) {
  Json document = {{"device", run.device}, {"report", run.report}, {"checks", run.order.checks}};
  if (run.order.trace) document["trace"] = {{"launch", run.order.trace->launch}, {"block", run.order.trace->block}};
  if (const auto& confinement = run.order.confinement)
    document["confinement"] = {{"read", confinement->read},
                               {"write", confinement->write},
                               {"network", confinement->network},
                               {"processes", confinement->processes},
                               {"told", confinement->denials == sandbox::Confinement::Denials::Reported}};
  return document.dump();
}

LinkedRun linkedRunFrom(std::string_view text) {
  try {
    const Json document = Json::parse(text);
    LinkedRun run{.device = document.at("device").get<std::string>(), .report = document.at("report").get<int>()};
    run.order.checks = document.at("checks").get<bool>();
    if (const auto trace = document.find("trace"); trace != document.end())
      run.order.trace = TraceOrder{.launch = trace->at("launch").get<std::int64_t>(),
                                   .block = trace->at("block").get<std::array<unsigned, 3>>()};
    if (const auto confined = document.find("confinement"); confined != document.end()) {
      sandbox::Confinement& confinement = run.order.confinement.emplace();
      confinement.read = confined->at("read").get<std::vector<std::string>>();
      confinement.write = confined->at("write").get<std::vector<std::string>>();
      confinement.network = confined->at("network").get<bool>();
      confinement.processes = confined->at("processes").get<bool>();
      if (!confined->at("told").get<bool>()) confinement.denials = sandbox::Confinement::Denials::Silent;
    }
    return run;
  } catch (const Json::exception& error) {
    throw FormatError(std::string(kRunVariable) + ": " + error.what());
  }
}

}  // namespace warpbench::program
