// SPDX-License-Identifier: GPL-3.0-or-later
#include "standalone/standalone_program.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>

#include "catalogue/catalogue.h"
#include "catalogue/family.h"
#include "catalogue/kernel_source.h"
#include "core/machine/version.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "device/device.h"
#include "engine/run/request.h"
#include "own/sliders.h"
#include "standalone/program_parts.h"
#include "standalone/recorded_words.h"

namespace warpbench::standalone {
namespace {

/// The catalogue file that the line includes, in any folder; nullptr if none.
const KernelFile* includedBy(std::string_view line) {
  constexpr std::string_view kInclude = "#include \"";
  if (!line.starts_with(kInclude)) return nullptr;
  std::string_view name = line.substr(kInclude.size(), line.rfind('"') - kInclude.size());
  name.remove_prefix(name.rfind('/') + 1);
  const auto file = std::ranges::find(kernelFiles(), name, &KernelFile::fileName);
  return file == kernelFiles().end() ? nullptr : &*file;
}

void add(std::string& text, std::string_view title, std::string_view file, std::set<std::string_view>& known) {
  std::string own;
  while (!file.empty()) {
    const std::size_t end = std::min(file.find('\n'), file.size());
    const std::string_view line = file.substr(0, end);
    file.remove_prefix(std::min(end + 1, file.size()));
    if (const KernelFile* const included = includedBy(line)) {
      if (known.insert(included->name).second) add(text, included->name, included->text, known);
    } else if (!line.starts_with("#pragma once") && !line.starts_with("// SPDX-")) {
      if (!own.empty() || !line.empty()) own.append(line) += '\n';
    }
  }
  text += "// ---- " + std::string(title) + "\n\n" + own + "\n";
}

/// The variant's kernel file, or the point's own with slider values, with the catalogue's includes expanded once.
std::string kernelText(const Point& point, const Variant& variant) {
  std::string text;
  std::set<std::string_view> known;
  if (point.own) {
    add(text, point.own->file, own::withSliders(*point.own, point.parameters), known);
  } else {
    const KernelFile& file = *findKernel(variant.kernel).value().file;
    known.insert(file.name);
    add(text, file.name, file.text, known);
  }
  text.pop_back();
  return text;
}

/// Indents each line by two spaces and drops empty lines.
std::string indented(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    if (!line.empty()) result += "  " + std::string(line) + "\n";
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return result;
}

std::string withoutFirstBreak(const std::string& text) { return text.starts_with('\n') ? text.substr(1) : text; }

std::string numberLiteral(double value) {
  std::array<char, 64> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
  return std::string(digits.data(), end);
}

/// `// text`, wrapped at 100 characters.
std::string comment(const std::string& text) {
  constexpr std::size_t kWidth = 97;
  std::string result;
  std::string line;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find(' ', begin), text.size());
    const std::string word = text.substr(begin, end - begin);
    if (!line.empty() && line.size() + 1 + word.size() > kWidth) {
      result += "// " + line + "\n";
      line.clear();
    }
    line += (line.empty() ? "" : " ") + word;
    begin = end + 1;
  }
  return result + "// " + line + "\n";
}

/// The catalogue parameters' values as constants, except those with the name of an array.
std::string parameterConstants(const Family& family, const Variant& variant, const Point& point,
                               const std::vector<Array>& arrays) {
  std::string text;
  for (const ParameterSpec& spec : specsOf(family, variant)) {
    const Value* const value = point.parameters.find(spec.id);
    const bool isArray = std::ranges::find(arrays, spec.id, &Array::name) != arrays.end();
    if (value == nullptr || isArray || spec.editor == ParameterSpec::Editor::File) continue;
    const std::string words = toText(*value);
    text += spec.isNumber() ? "[[maybe_unused]] const long long " + spec.id + " = " + words + ";\n"
                            : "[[maybe_unused]] const std::string_view " + spec.id + " = \"" + words + "\";\n";
  }
  return text + "[[maybe_unused]] const std::string_view computes = \"" + variant.computes + "\";\n";
}

std::string valueOf(const StandaloneText& text, const std::string& array, const std::string& type, int seed) {
  for (const auto& [name, value] : text.values)
    if (name == array) return value;
  return "randomElement<" + type + ">(" + std::to_string(seed) + ", i)";
}

/// The host arrays, the code that fills them, and the result.
std::string dataText(const Family& family, const std::vector<Array>& arrays, const RecordedWords& words) {
  std::string vectors;
  std::string fills;
  int seed = 0;
  for (const Array& array : arrays) {
    const bool input = !array.initial.empty() && array.role != Array::Role::Scratch;
    if (!input || !words.uses(array.name)) continue;
    const std::string type = words.typeOf(array.name);
    vectors += "std::vector<" + type + "> " + array.name + "(" + std::to_string(words.countOf(array.name)) + ");\n";
    fills += "  for (long long i = 0; i < static_cast<long long>(" + array.name + ".size()); ++i)\n    " + array.name +
             "[i] = " + valueOf(family.standalone, array.name, type, ++seed) + ";\n";
  }
  const std::string result = words.result();
  vectors += "std::vector<T> result(" + std::to_string(words.countOf(result)) + ");\n";
  return vectors + withoutFirstBreak(family.standalone.constants) + (family.standalone.constants.empty() ? "" : "\n") +
         "\nvoid makeData() {\n" + fills + "}\n";
}

/// The launch includes its repetitions.
double repetitionsOf(const Point& point) {
  return point.parameters.contains(kRepetitions) ? static_cast<double>(point.parameters.integer(kRepetitions)) : 1;
}

std::string workText(const Family& family, const Work& work, double times) {
  const bool counts = family.figure == Figure::Gflops;
  return "constexpr double kBytes = " + numberLiteral((work.bytesRead + work.bytesWritten) * times) +
         ";  // read and written, at least\nconstexpr double kFlops = " +
         numberLiteral(counts || work.flops > 0 ? work.flops * times : 0) +
         ";\nconstexpr double kItems = " + numberLiteral(work.items * times) +
         ";\nconstexpr const char* kItemsName = \"" + (family.items.empty() ? "items" : family.items) + "\";\n";
}

}  // namespace

Message whyNoProgram(std::string_view familyId, std::string_view variantId) {
  const Family* const family = findFamily(familyId);
  const Variant* const variant = family ? family->find(variantId) : nullptr;
  if (!variant) return {};
  if (family->standalone.answer.empty())
    return {Message::text("Warpbench cannot write a program for the family %1"), family->id};
  if (!variant->kernel.empty()) return {};
  if (variant->launch.kind == Launch::Kind::Cpu)
    return {Message::text("variant %1 is a loop on the host: it has no kernel to export as a program"), variant->id};
  return {Message::text("variant %1 is a library call: it has no kernel to export as a program"), variant->id};
}

std::string programOf(const Point& point, int multiprocessors) {
  const Family& family = *findFamily(point.family);
  const Variant& variant = *family.find(point.variant);
  if (const Message why = whyNoProgram(point.family, point.variant); !why.empty()) throw RequestError(why);
  for (const ParameterSpec& spec : family.parameters)
    if (spec.editor == ParameterSpec::Editor::File && !point.parameters.text(spec.id).empty())
      throw RequestError(Message::text("a program makes its own data: remove %1"), spec.id);

  const std::unique_ptr<Problem> problem = family.problem(point.parameters);
  const std::vector<Array>& arrays = problem->arrays();
  const own::ReservedArrays room(*problem);
  own::Recording recording = own::recordLaunch(launchOf<simulator::SimulatedLauncher>(point.family, point.variant),
                                               room.arguments(point.parameters), multiprocessors);
  if (point.own && point.own->block)
    for (auto& step : recording.steps)
      if (auto* const kernel = std::get_if<own::RecordedKernel>(&step); kernel && kernel->name.name == variant.kernel)
        kernel->shape = point.own->block->of(kernel->shape);
  const std::string kernels = kernelText(point, variant);
  const RecordedWords words(recording, *problem, room, point, kernels);

  const std::string id = point.own ? variantWith(variant.id, *point.own) : variant.id;
  const std::string file = family.id + "-" + variant.id;
  const std::string architecture = words.tensorMaps() ? "-gencode arch=compute_90a,code=sm_90a" : "-arch=native";
  std::string text = "// SPDX-License-Identifier: GPL-3.0-or-later\n";
  text += comment(family.title + ", " + id + ": " + toText(point.parameters) + ". Written by Warpbench " + kVersion +
                  ", which it does without:");
  text += "//\n//   nvcc -O3 -std=c++20 --expt-relaxed-constexpr " + architecture + " " + file + ".cu -o " + file +
          " && ./" + file + " [SECONDS]\n//\n";
  if (!words.tensorMaps())
    text += "// Without a GPU, Warpbench's simulator runs it and counts one launch:\n//\n//   warpbench-cli exec " +
            file + ".cu -- 0\n//\n";
  text += comment(variant.idea +
                  " It verifies its result, times launches for so many seconds (0: none; 0.5 if not "
                  "given), and verifies once more.");
  text += comment("Grids are those of these parameters, on a GPU with " + std::to_string(multiprocessors) +
                  " multiprocessors.");
  text += kHeaders;
  text += "\n" + kernels;
  text += "\n// ---- The data\n\nusing T = " + words.typeOf(words.result()) + ";  // of the result's elements\n";
  text += parameterConstants(family, variant, point, arrays);
  const std::string data = dataText(family, arrays, words);
  text += kRandom;
  if (data.find("wholeElement") != std::string::npos) text += kWhole;
  text += "\n" + data;
  text += std::string("\n// ---- What is right\n") + kExpected + "\n// Of element i.\nExpected expected(" +
          "[[maybe_unused]] long long i) {\n" + indented(family.standalone.answer) + "}\n\n";
  text += workText(family, problem->work(), repetitionsOf(point));
  text += std::string("constexpr bool kWrongOnPurpose = ") + (variant.wrongOnPurpose && !point.own ? "true" : "false") +
          ";\n";
  text +=
      std::string("\n// ---- On the GPU\n") + kHelpers + (words.tensorMaps() ? kTensorMaps : "") + words.functions();
  text += kMain;
  return text;
}

}  // namespace warpbench::standalone
