// SPDX-License-Identifier: GPL-3.0-or-later
#include "own/launch/launch_constants.h"

#include <map>

#include "catalogue/catalogue.h"
#include "catalogue/kernel_source.h"
#include "core/text/text.h"
#include "own/cuda_tokens.h"
#include "own/sliders.h"

namespace warpbench::own {
namespace {

/// The values, as text, of `constexpr int kName = value;` outside functions, by name.
std::map<std::string, std::string> constantsIn(std::string_view text) {
  std::map<std::string, std::string> constants;
  const std::vector<Token> tokens = tokensOf(text);
  int depth = 0;
  for (auto token = tokens.begin(); token != tokens.end(); ++token) {
    depth += token->text == "{" ? 1 : token->text == "}" ? -1 : 0;
    if (depth != 0 || token->text != "constexpr") continue;
    std::string name;
    std::string value;
    bool assigned = false;
    for (; token != tokens.end() && token->text != ";" && token->text != "{"; ++token) {
      if (token->text == "=" && !assigned) {
        assigned = true;
        name = token[-1].text;
      } else if (assigned) {
        value += (value.empty() ? "" : " ") + std::string(token->text);
      }
    }
    if (token == tokens.end()) break;
    if (assigned && token->text == ";") constants[name] = value;
    depth += token->text == "{" ? 1 : 0;
  }
  return constants;
}

}  // namespace

void reportConstants(const Point& point, Result& result) {
  if (!point.own) return;
  if (result.verification) result.verification->expectedToFail = false;
  const KernelSource source = findKernel(findFamily(point.family)->find(point.variant)->kernel).value();
  const auto own = constantsIn(withSliders(*point.own, point.parameters));
  for (const auto& [name, value] : constantsIn(source.file->text)) {
    const auto found = own.find(name);
    if (found == own.end() || found->second == value) continue;
    result.warnings.push_back(oneLine(name + " is " + found->second + " in " + point.own->file +
                                      "; the launch keeps the catalogue's " + value));
  }
}

}  // namespace warpbench::own
