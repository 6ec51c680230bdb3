// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/own_kernel_file.h"

#include <algorithm>
#include <cctype>
#include <ostream>

#include "catalogue/catalogue.h"
#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "own/sliders.h"

namespace warpbench::cli {
namespace {

constexpr std::size_t kLargest = 128 * 1024;

/// The file's stem as a variant name, which must fit into comma-separated lists and files.
std::string stemOf(const std::filesystem::path& path) {
  std::string name = path.stem().string();
  const auto isPlain = [](unsigned char c) { return std::isalnum(c) != 0 || c == '-' || c == '_' || c == '.'; };
  std::ranges::replace_if(
      name, [&](char c) { return !isPlain(static_cast<unsigned char>(c)); }, '-');
  return name;
}

}  // namespace

std::shared_ptr<const OwnKernel> readOwnKernel(const std::filesystem::path& path) {
  OwnKernel own{.name = stemOf(path), .file = oneLine(path.filename().string()), .text = readFile(path, kLargest)};
  const bool isText = isUtf8(own.text) && own.text.find('\0') == std::string::npos;
  if (!isText || !isUtf8(own.file))
    throw RequestError("--kernel: '" + printable(path.string()) + "' is not text in UTF-8");
  return std::make_shared<const OwnKernel>(std::move(own));
}

std::string nameOf(const Point& point) { return point.own ? variantWith(point.variant, *point.own) : point.variant; }

std::optional<Family> familyOf(const Request& request) {
  const Family* const family = findFamily(request.family);
  if (!family) return std::nullopt;
  if (!request.own || request.variants.empty()) return *family;
  return own::familyWith(*family, request.variants.front(), *request.own);
}

void printDiagnostics(std::ostream& out, const CompileError& error) {
  for (const Diagnostic& each : error.diagnostics()) out << oneLine(toText(each)) << '\n';
}

}  // namespace warpbench::cli
