// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/launched_kernels.h"

#include <cxxabi.h>
#include <dlfcn.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <memory>
#include <stdexcept>

#include "device/simt/simulated_launcher.h"

namespace warpbench::own {
namespace {

constexpr std::string_view kNamespace = "warpbench::simt::";

std::string symbolAt(const void* address) {
  Dl_info info{};
  if (dladdr(address, &info) == 0 || info.dli_sname == nullptr || info.dli_saddr != address)
    throw std::logic_error("this program does not tell the names of its kernels");
  int status = 0;
  const std::unique_ptr<char, decltype(&std::free)> text(abi::__cxa_demangle(info.dli_sname, nullptr, nullptr, &status),
                                                         &std::free);
  return status == 0 ? text.get() : info.dli_sname;
}

/// Listens to what a launch does.
class NamingLauncher final : public simulator::Launcher {
 public:
  using Launcher::Launcher;
  std::vector<LaunchedName> take() { return std::move(m_names); }

 private:
  void run(const simulator::LaunchShape&, const simulator::KernelCall& kernel) override {
    if (LaunchedName* const added = add(kernel.function())) added->sizes = kernel.parameterSizes();
  }
  void filled(std::span<std::byte>) override {}
  void constantSet(std::span<std::byte> array, std::size_t bytesSet) override {
    if (LaunchedName* const added = add(array.data())) added->sizes = bytesSet;
  }
  void* workspaceBytes(int slot, std::size_t bytes, std::size_t) override {
    std::unique_ptr<std::byte[]>& piece = m_workspaces[slot];
    piece = std::make_unique_for_overwrite<std::byte[]>(bytes);
    return piece.get();
  }

  /// nullptr where it is known.
  LaunchedName* add(const void* address) {
    if (std::ranges::find(m_names, address, &LaunchedName::address) != m_names.end()) return nullptr;
    m_names.push_back(nameFrom(symbolAt(address)));
    m_names.back().address = address;
    return &m_names.back();
  }

  std::vector<LaunchedName> m_names;
  std::map<int, std::unique_ptr<std::byte[]>> m_workspaces;
};

}  // namespace

std::string LaunchedName::signature() const {
  return name + arguments + (isKernel() ? type.substr(type.find(")(") + 1) : "");
}

LaunchedName nameFrom(std::string_view demangled) {
  std::string text;
  for (std::size_t at = 0; at < demangled.size();) {
    const bool inside = demangled.substr(at).starts_with(kNamespace);
    if (!inside) text += demangled[at];
    at += inside ? kNamespace.size() : 1;
  }
  if (text.starts_with("void ")) text.erase(0, 5);  // the result, which templates have in their symbols
  LaunchedName found;
  std::size_t open = 0;  // of the parameters: the first parenthesis outside of the template's arguments
  int depth = 0;
  for (; open < text.size() && (depth > 0 || text[open] != '('); ++open)
    depth += text[open] == '<' ? 1 : text[open] == '>' ? -1 : 0;
  const std::string function = text.substr(0, open);
  found.name = function.substr(0, function.find('<'));
  found.arguments = function.substr(found.name.size());
  if (open < text.size()) found.type = "void (*)" + text.substr(open);
  return found;
}

std::vector<LaunchedName> launchedBy(const LaunchFunction<simulator::Launcher>& launch, const Arguments& arguments,
                                     int multiprocessors) {
  NamingLauncher launcher(multiprocessors);
  launch(launcher, arguments);
  return launcher.take();
}

}  // namespace warpbench::own
