// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/launch/launched_kernels.h"

#include <dlfcn.h>

#include <algorithm>
#include <stdexcept>

#include "core/text/symbol_name.h"
#include "core/text/text.h"
#include "own/compile_error.h"
#include "own/cuda_tokens.h"
#include "own/launch/recorded_launch.h"

namespace warpbench::own {
namespace {

constexpr std::string_view kNamespace = "warpbench::simt::";

}  // namespace

std::string LaunchedName::signature() const {
  return name + arguments + (isKernel() ? type.substr(type.find(")(") + 1) : "");
}

LaunchedName parseName(std::string_view demangled) {
  std::string text;
  for (std::size_t at = 0; at < demangled.size();) {
    const bool inside = demangled.substr(at).starts_with(kNamespace);
    if (!inside) text += demangled[at];
    at += inside ? kNamespace.size() : 1;
  }
  if (text.starts_with("void ")) text.erase(0, 5);  // the return type, part of a template's symbol
  LaunchedName found;
  std::size_t open = 0;  // the parameter list: the first parenthesis outside template arguments
  int depth = 0;
  for (; open < text.size() && (depth > 0 || text[open] != '('); ++open)
    depth += text[open] == '<' ? 1 : text[open] == '>' ? -1 : 0;
  const std::string function = text.substr(0, open);
  found.name = function.substr(0, function.find('<'));
  found.arguments = function.substr(found.name.size());
  if (open < text.size()) found.type = "void (*)" + text.substr(open);
  return found;
}

LaunchedName nameAt(const void* address, std::size_t sizes) {
  Dl_info info{};
  if (dladdr(address, &info) == 0 || info.dli_sname == nullptr || info.dli_saddr != address)
    throw std::logic_error("this program does not provide the names of its kernels");
  LaunchedName name = parseName(demangled(info.dli_sname));
  name.address = address;
  name.sizes = sizes;
  return name;
}

std::vector<LaunchedName> launchedNames(const LaunchFunction<simulator::SimulatedLauncher>& launch,
                                        const Arguments& arguments, int multiprocessors) {
  std::vector<LaunchedName> names;
  for (const auto& step : recordLaunch(launch, arguments, multiprocessors).steps) {
    const LaunchedName& name = std::visit([](const auto& each) -> const LaunchedName& { return each.name; }, step);
    const bool known = std::ranges::find(names, name.address, &LaunchedName::address) != names.end();
    if (name.address != nullptr && !known) names.push_back(name);
  }
  return names;
}

std::vector<ReplacedName> takenBy(const OwnKernel& own, const std::string& kernel,
                                  const std::vector<LaunchedName>& launched) {
  const std::vector<Token> tokens = tokensOf(own.text);
  const std::vector<DeclaredKernel> kernels = kernelsIn(tokens);
  if (std::ranges::find(kernels, kernel, &DeclaredKernel::name) == kernels.end()) {
    std::vector<std::string> there;
    for (const DeclaredKernel& each : kernels) there.push_back(each.name);
    throw CompileError({{.file = own.file,
                         .text = "it has no kernel " + kernel + ", which is launched; there is " +
                                 (there.empty() ? std::string("none") : joined(there))}});
  }
  std::vector<ReplacedName> taken;
  for (const LaunchedName& each : launched) {
    if (!names(tokens, each.name)) continue;
    const auto declared = std::ranges::find(kernels, each.name, &DeclaredKernel::name);
    // The user may have turned a template into a kernel for one type.
    const bool isTemplate = declared == kernels.end() || declared->isTemplate;
    taken.push_back({each, each.name + (isTemplate ? each.arguments : "")});
  }
  return taken;
}

}  // namespace warpbench::own
