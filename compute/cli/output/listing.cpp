// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <nlohmann/json.hpp>
#include <ostream>

#include "cli/output/result_listing.h"
#include "cli/terminal/table.h"
#include "core/text/text.h"
#include "device/device_json.h"
#include "engine/run/request.h"

/// Lists of the families, variants and devices.
namespace warpbench::cli {

namespace {

using Json = nlohmann::ordered_json;

using warpbench::toText;

std::string whyNotOn(const Family& family, const Variant& variant, DeviceKind kind) {
  return warpbench::whyNotOn(family, variant, {.kind = kind});
}

/// All kinds but recordings, which run nothing.
std::vector<DeviceKind> runningKinds() {
  std::vector<DeviceKind> kinds;
  for (const DeviceTraits& each : kDeviceKinds)
    if (!each.replays) kinds.push_back(each.kind);
  return kinds;
}

/// "512", or "4096 (simulated 512)".
std::string initialText(const ParameterSpec& spec) {
  const std::string initial = warpbench::toText(spec.initialValue(false));
  const std::string simulated = warpbench::toText(spec.initialValue(true));
  if (initial.empty()) return "nothing";
  return initial == simulated ? initial : initial + " (simulated " + simulated + ")";
}

void addRows(Table& table, const std::vector<ParameterSpec>& specs, const std::string& ofVariant) {
  for (const ParameterSpec& spec : specs)
    table.add({spec.id + (ofVariant.empty() ? "" : " (" + ofVariant + ")"), spec.allowed(), spec.unit,
               initialText(spec), spec.meaning});
}

Json json(const ParameterSpec& spec) {
  Json out = {{"id", spec.id}, {"title", spec.title}, {"unit", spec.unit}, {"meaning", spec.meaning}};
  if (spec.isNumber()) {
    out["minimum"] = spec.minimum;
    out["maximum"] = spec.maximum;
  } else if (spec.editor == ParameterSpec::Editor::File) {
    out["file"] = true;
  } else {
    out["choices"] = spec.choices;
  }
  const auto put = [&out](const char* name, const Value& value) {
    std::visit([&](const auto& held) { out[name] = held; }, value);
  };
  put("initial", spec.initialValue(false));
  put("initial_simulated", spec.initialValue(true));
  return out;
}

Json json(const std::vector<ParameterSpec>& specs) {
  Json out = Json::array();
  for (const ParameterSpec& spec : specs) out.push_back(json(spec));
  return out;
}

Json json(const Family& family, const Variant& variant) {
  Json out = {{"id", variant.id}, {"title", variant.title}, {"idea", variant.idea}};
  out["runs_on"] = Json::array();
  out["why_not"] = Json::object();
  for (const DeviceKind kind : runningKinds()) {
    const std::string why = whyNotOn(family, variant, kind);
    if (why.empty())
      out["runs_on"].push_back(toText(kind));
    else
      out["why_not"][toText(kind)] = why;
  }
  out["parameters"] = json(variant.parameters);
  return out;
}

std::string toText(Figure figure) {
  switch (figure) {
    case Figure::Bandwidth:
      return "bandwidth";
    case Figure::Gflops:
      return "gflops";
    case Figure::Items:
      return "items";
  }
  throw std::logic_error("a figure without a word");
}

/// A text such as "recorded 2026-11-20".
std::string originText(const DeviceRecord& device) {
  const std::string origin = warpbench::toText(device.origin);
  return device.origin == Origin::Recorded && !device.date.empty() ? origin + " " + dayOf(device.date) : origin;
}

std::string document(const Json& content) { return content.dump(1, ' ', false, Json::error_handler_t::replace) + "\n"; }

}  // namespace

void printDevices(std::ostream& out, const std::vector<DeviceInfo>& devices) {
  Table table({{"id"}, {"name"}, {"gives times"}, {"peak GB/s", true}, {"details"}});
  for (const DeviceInfo& device : devices)
    table.add({device.record.id, device.record.name, originText(device.record),
               device.record.peakBandwidthGbs > 0 ? significant(device.record.peakBandwidthGbs) : "-",
               device.available ? device.details.english() : "not available: " + device.whyNot.english()});
  table.print(out);
  for (const DeviceInfo& device : devices) {
    if (device.notes.empty()) continue;
    out << '\n' << device.record.id << '\n';
    for (const std::string& note : device.notes) out << "  " << note << '\n';
  }
}

void printIds(std::ostream& out, const std::vector<DeviceInfo>& devices) {
  for (const DeviceInfo& device : devices)
    if (device.available) out << device.record.id << '\n';
}

std::string devicesJson(const std::vector<DeviceInfo>& devices) {
  Json list = Json::array();
  for (const DeviceInfo& device : devices) list.push_back(documentOf(device));
  return document({{"devices", list}});
}

void printCatalog(std::ostream& out, const std::vector<Family>& families) {
  for (const Family& family : families) {
    if (&family != &families.front()) out << '\n';
    out << family.id << ": " << family.title << ". " << family.shows << "\n\n";

    Table variants({{"variant"}, {"runs on"}, {"idea"}});
    std::vector<std::string> reasons;
    for (const Variant& variant : family.variants) {
      std::vector<std::string> places;
      for (const DeviceKind kind : runningKinds())
        if (whyNotOn(family, variant, kind).empty()) places.push_back(toText(kind));
      variants.add({variant.id, joined(places), variant.idea});
      if (variant.launch.kind == Launch::Kind::GpuOnly)
        reasons.push_back("  " + variant.id + ": " + whyNotOn(family, variant, DeviceKind::Simulated));
    }
    variants.print(out, "  ");
    if (!reasons.empty()) out << '\n' << joined(reasons, "\n") << '\n';

    Table parameters({{"parameter"}, {"takes"}, {"unit"}, {"initially"}, {"meaning"}});
    addRows(parameters, family.parameters, "");
    for (const Variant& variant : family.variants) addRows(parameters, variant.parameters, variant.id);
    out << '\n';
    parameters.print(out, "  ");

    if (family.presets.empty()) continue;
    Table presets({{"preset"}, {"values"}, {"source"}});
    for (const Preset& preset : family.presets) {
      std::vector<std::string> values = preset.parameters;
      if (!preset.sweep.empty()) values.push_back(preset.sweep);
      presets.add({preset.id, joined(values, " "), preset.source});
    }
    out << '\n';
    presets.print(out, "  ");
  }
}

std::string catalogJson(const std::vector<Family>& families) {
  Json list = Json::array();
  for (const Family& family : families) {
    Json variants = Json::array();
    for (const Variant& variant : family.variants) variants.push_back(json(family, variant));
    Json presets = Json::array();
    for (const Preset& preset : family.presets)
      presets.push_back({{"id", preset.id},
                         {"title", preset.title},
                         {"source", preset.source},
                         {"parameters", preset.parameters},
                         {"sweep", preset.sweep}});
    list.push_back({{"id", family.id},
                    {"title", family.title},
                    {"shows", family.shows},
                    {"figure", toText(family.figure)},
                    {"items", family.items},
                    {"figure_formula", family.figureFormula},
                    {"parameters", json(family.parameters)},
                    {"variants", variants},
                    {"presets", presets}});
  }
  return document({{"families", list}});
}

}  // namespace warpbench::cli
