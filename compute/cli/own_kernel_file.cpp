// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/own_kernel_file.h"

#include <algorithm>
#include <cctype>
#include <ostream>

#include "base/error.h"
#include "base/text.h"
#include "catalogue/catalogue.h"
#include "files/file_io.h"
#include "own/sliders.h"

namespace warpbench::cli {
namespace {

constexpr std::size_t kLargest = 128 * 1024;

/// Whether each character that begins ends, and is not written longer than it has to be (RFC 3629).
bool isUtf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const auto first = static_cast<unsigned char>(text[at]);
    const std::size_t length = first < 0x80 ? 1 : first >= 0xc2 && first < 0xe0 ? 2 : (first & 0xf0) == 0xe0 ? 3 : 4;
    if (first >= 0xf5 || (first >= 0x80 && first < 0xc2) || at + length > text.size()) return false;
    std::uint32_t code = length == 1 ? first : first & (0xff >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
      const auto next = static_cast<unsigned char>(text[at + i]);
      if ((next & 0xc0) != 0x80) return false;
      code = code << 6 | (next & 0x3f);
    }
    const bool surrogate = code >= 0xd800 && code < 0xe000;
    if ((length == 3 && (code < 0x800 || surrogate)) || (length == 4 && (code < 0x10000 || code > 0x10ffff)))
      return false;
    at += length;
  }
  return true;
}

/// Variants' names stand in lists with commas and in files.
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
    throw RequestError("--kernel: '" + printable(path.string()) + "' is no text in UTF-8");
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
