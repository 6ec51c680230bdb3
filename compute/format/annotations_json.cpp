// SPDX-License-Identifier: GPL-3.0-or-later
#include "format/annotations_json.h"

#include <algorithm>
#include <unordered_set>

#include "core/text/error.h"
#include "results/session/session.h"
#include "results/session/session_limits.h"

namespace warpbench {
namespace {

using Json = nlohmann::ordered_json;

/// Field names of a mark's texts, shared by writer and reader.
template <typename Mark, typename Visit>
void visitMarkTexts(Mark& mark, Visit visit) {
  visit("family", mark.family);
  visit("view", mark.view);
  visit("along", mark.along);
  visit("variant", mark.variant);
  visit("unit", mark.unit);
  visit("text", mark.text);
}

/// Likewise for a plot's wording.
template <typename Wording, typename Visit>
void visitWords(Wording& wording, Visit visit) {
  visit("plot", wording.plot);
  visit("title", wording.title);
  visit("x", wording.x);
  visit("y", wording.y);
}

/// Likewise for the key of a plot's axes and ranges.
template <typename Axes, typename Visit>
void visitPlot(Axes& axes, Visit visit) {
  visit("family", axes.family);
  visit("view", axes.view);
  visit("along", axes.along);
  visit("unit", axes.unit);
}

template <typename Ranges, typename Visit>
void visitRanges(Ranges& ranges, Visit visit) {
  visit("left", ranges.left);
  visit("right", ranges.right);
  visit("bottom", ranges.bottom);
  visit("top", ranges.top);
}

std::string textOf(const Node& node, const char* key) {
  const auto field = node.find(key);
  return field ? field->text() : std::string();
}

bool flagOf(const Node& node, const char* key, bool otherwise) {
  const auto field = node.find(key);
  return field ? field->boolean() : otherwise;
}

double finite(const Node& node) {
  const double value = node.anyNumber();
  if (!(value >= -kMaxAmount && value <= kMaxAmount))
    node.fail({Message::text("expected a number from %1 to %2, found %3"), -kMaxAmount, kMaxAmount, value});
  return value;
}

RunRecord runOf(const Node& node, std::size_t results, std::unordered_set<std::size_t>& taken) {
  RunRecord run{.name = textOf(node, "name"),
                .note = textOf(node, "note"),
                .date = textOf(node, "date"),
                .pinned = flagOf(node, "pinned", false),
                .shown = flagOf(node, "shown", true),
                .results = {}};
  node.at("results").atMost(kMaxResults).visitElements([&](const Node& element) {
    const std::int64_t index = element.integer(0);
    if (index >= static_cast<std::int64_t>(results))
      element.fail({Message::text("the session has no result %1: it has %2"), index, results});
    if (!taken.insert(static_cast<std::size_t>(index)).second)
      element.fail({Message::text("result %1 belongs to two runs"), index});
    run.results.push_back(static_cast<std::size_t>(index));
  });
  std::ranges::sort(run.results);
  return run;
}

SeriesLook lookOf(const Node& node) {
  SeriesLook look{.family = node.at("family").text(),
                  .series = node.at("series").text(),
                  .name = textOf(node, "name"),
                  .colour = textOf(node, "colour")};
  if (!look.colour.empty() && !isColour(look.colour))
    node.at("colour").fail(
        {Message::text("expected a colour such as %1, found %2"), "#1f77b4", printable(look.colour)});
  return look;
}

PlotMark markOf(const Node& node) {
  using Kind = PlotMark::Kind;
  PlotMark mark;
  mark.kind = node.at("kind").word({Kind::Horizontal, Kind::Vertical, Kind::Text});
  visitMarkTexts(mark, [&](const char* name, std::string& value) { value = textOf(node, name); });
  if (const auto x = node.find("x")) mark.x = finite(*x);
  if (const auto y = node.find("y")) mark.y = finite(*y);
  return mark;
}

PlotWording wordingOf(const Node& node) {
  PlotWording wording;
  visitWords(wording, [&](const char* name, std::string& value) { value = textOf(node, name); });
  return wording;
}

PlotAxes axesOf(const Node& node) {
  PlotAxes axes;
  visitPlot(axes, [&](const char* name, std::string& value) { value = textOf(node, name); });
  axes.logX = flagOf(node, "log_x", false);
  axes.logY = flagOf(node, "log_y", false);
  const auto field = node.find("ranges");
  if (!field) return axes;
  AxisRanges& ranges = axes.ranges.emplace();
  visitRanges(ranges, [&](const char* name, double& value) { value = finite(field->at(name)); });
  const auto makesSense = [](double from, double to, bool logarithmic) {
    return from < to && (from > 0 || !logarithmic);
  };
  const bool bars = axes.along.empty();
  if (!makesSense(ranges.left, ranges.right, axes.logX && !bars) || !makesSense(ranges.bottom, ranges.top, axes.logY))
    field->fail(Message::text("an axis must begin below its end, and a logarithmic axis above 0"));
  return axes;
}

}  // namespace

void addAnnotations(Json& document, const Session& session) {
  for (const RunRecord& run : session.runs)
    document["runs"].push_back({{"name", run.name},
                                {"note", run.note},
                                {"date", run.date},
                                {"pinned", run.pinned},
                                {"shown", run.shown},
                                {"results", run.results}});
  for (const SeriesLook& look : session.annotations.series)
    document["series"].push_back(
        {{"family", look.family}, {"series", look.series}, {"name", look.name}, {"colour", look.colour}});
  for (const PlotMark& mark : session.annotations.marks) {
    Json& json = document["marks"].emplace_back(Json{{"kind", toText(mark.kind)}});
    visitMarkTexts(mark, [&](const char* name, const std::string& value) { json[name] = value; });
    if (mark.kind != PlotMark::Kind::Horizontal) json["x"] = mark.x;
    if (mark.kind != PlotMark::Kind::Vertical) json["y"] = mark.y;
  }
  for (const PlotWording& wording : session.annotations.words) {
    Json& json = document["words"].emplace_back(Json::object());
    visitWords(wording, [&](const char* name, const std::string& value) { json[name] = value; });
  }
  for (const PlotAxes& axes : session.annotations.axes) {
    Json& json = document["axes"].emplace_back(Json::object());
    visitPlot(axes, [&](const char* name, const std::string& value) { json[name] = value; });
    json["log_x"] = axes.logX;
    json["log_y"] = axes.logY;
    if (axes.ranges) visitRanges(*axes.ranges, [&](const char* name, double value) { json["ranges"][name] = value; });
  }
}

void readAnnotations(const Node& document, Session& session) {
  std::unordered_set<std::size_t> taken;
  if (const auto runs = document.find("runs"))
    runs->atMost(kMaxResults).visitElements([&](const Node& node) {
      session.runs.push_back(runOf(node, session.results.size(), taken));
    });
  if (const auto series = document.find("series"))
    series->atMost(kMaxAnnotations).visitElements([&](const Node& node) {
      session.annotations.series.push_back(lookOf(node));
    });
  if (const auto marks = document.find("marks"))
    marks->atMost(kMaxAnnotations).visitElements([&](const Node& node) {
      session.annotations.marks.push_back(markOf(node));
    });
  if (const auto words = document.find("words"))
    words->atMost(kMaxAnnotations).visitElements([&](const Node& node) {
      session.annotations.words.push_back(wordingOf(node));
    });
  if (const auto axes = document.find("axes"))
    axes->atMost(kMaxAnnotations).visitElements([&](const Node& node) {
      session.annotations.axes.push_back(axesOf(node));
    });
}

}  // namespace warpbench
