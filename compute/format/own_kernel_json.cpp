// SPDX-License-Identifier: GPL-3.0-or-later
#include "format/own_kernel_json.h"

#include "results/session/session_limits.h"
#include "results/values/block_limits.h"

namespace warpbench {
namespace {

using Json = nlohmann::ordered_json;

std::array<unsigned, 3> sizesOf(const Node& node) {
  if (node.elementCount() != 3) node.fail({Message::text("expected %1 elements, found %2"), 3, node.elementCount()});
  std::array<unsigned, 3> sizes{};
  std::size_t i = 0;
  node.visitElements([&](const Node& each) { sizes[i++] = static_cast<unsigned>(each.integer(1, own::kMostThreads)); });
  return sizes;
}

}  // namespace

Json documentOf(const OwnKernel& own) {
  Json json{{"name", own.name}, {"file", own.file}, {"text", own.text}};
  if (own.block) json["launch"] = {{"threads", own.block->threads}, {"elements", own.block->elements}};
  return json;
}

Json documentOf(const KernelCopy& copy) {
  Json json{{"family", copy.family}, {"variant", copy.variant}};
  json.update(documentOf(copy.kernel));
  for (const OwnKernel& earlier : copy.earlier) json["earlier"].push_back(documentOf(earlier));
  return json;
}

OwnKernel ownKernelOf(const Node& node) {
  OwnKernel own{.name = node.at("name").text(), .file = node.at("file").text(), .text = node.at("text").text()};
  if (const auto launch = node.find("launch")) {
    own.block = OwnBlock{.threads = sizesOf(launch->at("threads")), .elements = sizesOf(launch->at("elements"))};
    if (const Message why = own::whyNot(*own.block); !why.empty()) launch->fail(why);
  }
  return own;
}

KernelCopy kernelCopyOf(const Node& node) {
  KernelCopy copy{
      .family = node.at("family").text(), .variant = node.at("variant").text(), .kernel = ownKernelOf(node)};
  if (const auto earlier = node.find("earlier"))
    earlier->atMost(kMostEarlier).visitElements([&](const Node& each) { copy.earlier.push_back(ownKernelOf(each)); });
  return copy;
}

}  // namespace warpbench
