// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/recording_plan.h"

#include <algorithm>
#include <iterator>
#include <sstream>

#include "catalogue/catalogue.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "engine/run/parameter_text.h"

namespace warpbench::recorded {

namespace {

/// A request besides those at initial sizes.
struct Row {
  const char* family;
  const char* variants;    ///< words; empty: all that can run
  const char* parameters;  ///< words of the form NAME=VALUE
  const char* sweep;       ///< NAME=A:B, NAME=V,V, or empty
};

constexpr const char* kLadder =
    "naive tiled register-tiled vectorised double-buffered warp-tiled packed bulk stream-k cublas";

constexpr const char* kTensorLadder = "wmma pipeline groups roles clusters cublas";

constexpr Row kRows[] = {
    {"transpose", "", "width=16384 height=16384", ""},
    {"transpose", "", "width=16000 height=12000", ""},
    {"transpose", "", "width=8192 height=8192 type=fp64", ""},
    {"transpose", "four-rows columns-first stepped memcpy", "width=8191 height=8193", ""},
    {"transpose", "four-rows columns-first stepped memcpy", "width=12345 height=9876", ""},
    {"transpose", "four-rows columns-first stepped memcpy", "width=1023 height=1025", ""},
    {"transpose", "four-rows columns-first stepped memcpy", "width=7777 height=8191 type=fp64", ""},
    {"matmul", kLadder, "rows=4096 inner=4096 columns=4096 tile=32", ""},
    {"matmul", kLadder, "rows=8192 inner=8192 columns=8192 tile=32", ""},
    {"matmul", "tiled register-tiled warp-tiled packed bulk stream-k cublas", "rows=4095 inner=4097 columns=4093", ""},
    {"matmul", "naive tiled", "rows=2048 inner=2048 columns=2048", "tile=1:32"},
    {"matmul", "register-tiled warp-tiled packed bulk stream-k cublas", "rows=1024 inner=1024 columns=1024 tile=32",
     ""},
    {"tensor-matmul", "roles small-tiles cublas", "rows=1024 inner=1024 columns=1024", "type=bf16,fp16"},
    {"tensor-matmul", kTensorLadder, "rows=4096 inner=4096 columns=4096", ""},
    {"tensor-matmul", kTensorLadder, "rows=8192 inner=8192 columns=8192", ""},
    {"tensor-matmul", "roles clusters cublas", "rows=8192 inner=8192 columns=8192 type=fp16", ""},
    {"tensor-wide", "turned cublas", "rows=4096 inner=4096 columns=4096", "type=tf32,fp64"},
    {"tensor-wide", "turned cublas", "rows=8192 inner=8192 columns=8192", "type=tf32,fp64"},
    {"offset", "", "mib=256", "offset=0:32"},
    {"stride", "", "mib=32", "stride=1:32"},
    {"reduction", "", "elements=268435456 type=fp32", ""},
    {"reduction", "", "elements=268435456 type=int32", ""},
    {"reduction", "vectorised pieces cub", "", "elements=1048576,1073741824"},
    {"scan", "coarsened look-back cub", "elements=268435456", ""},
    {"histogram", "", "", "values=skewed,equal"},
    {"histogram", "coarsened per-lane cub", "elements=268435456", "values=uniform,equal"},
    {"n-body", "tiled balanced pairs", "bodies=65536", ""},
    {"vector-add", "", "elements=134217728", ""},
    {"dot", "", "elements=134217728", ""},
    {"bank-stride", "", "", "stride=1:33"},
    {"divergence", "", "", "group=1,2,4,8,16,32"},
    {"latency", "", "", "warps=1,2,4,8,16,32,64"},
    {"load-patterns", "", "", "pattern=aligned,permuted,misaligned,same-word,scattered"},
    {"grayscale", "", "width=16384 height=16384", ""}};

std::vector<std::string> words(const char* text) {
  std::istringstream stream(text);
  return {std::istream_iterator<std::string>(stream), {}};
}

Request requestOf(const Family& family, const Row& row) {
  Request request{.family = family.id, .variants = words(row.variants)};
  for (const std::string& word : words(row.parameters)) {
    const auto [id, value] = parseParameter(family, word);
    request.parameters.set(id, value);
  }
  for (const std::string& word : words(row.sweep)) request.sweeps.push_back(parseSweep(family, word));
  return request;
}

/// Sets the variants that can run on the device. @returns whether there are any.
bool nameVariants(Request& request, const Family& family, const DeviceInfo& device) {
  if (request.variants.empty())
    for (const Variant& variant : family.variants) request.variants.push_back(variant.id);
  std::erase_if(request.variants,
                [&](const std::string& id) { return !whyNotOn(family, *family.find(id), device).empty(); });
  return !request.variants.empty();
}

}  // namespace

std::vector<Request> recordingPlan(const DeviceInfo& device, const std::vector<std::string>& families) {
  for (const std::string& id : families)
    if (!findFamily(id)) throw RequestError("there is no family '" + printable(id) + "'; see warpbench-cli list");
  std::vector<Request> requests;
  const auto add = [&](const Family& family, Request request) {
    if (!families.empty() && std::ranges::find(families, family.id) == families.end()) return;
    constexpr double kSecondsPerPoint = 1;
    request.options.timeLimitSeconds = kSecondsPerPoint;
    if (nameVariants(request, family, device)) requests.push_back(std::move(request));
  };
  for (const Family& family : catalog()) add(family, Request{.family = family.id});
  for (const Row& row : kRows) add(*findFamily(row.family), requestOf(*findFamily(row.family), row));
  return requests;
}

}  // namespace warpbench::recorded
