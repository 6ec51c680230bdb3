// SPDX-License-Identifier: GPL-3.0-or-later
#include "standalone/recorded_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <stdexcept>

#include "device/shared_memory.h"
#include "own/compile_error.h"
#include "own/cuda_tokens.h"

namespace warpbench::standalone {
namespace {

using own::RecordedArgument;
using own::RecordedBytes;
using own::RecordedKernel;

constexpr std::string_view kTensorMap = "CUtensorMap";

/// The types in "void (*)(float const*, Pair<int, int>, int)".
std::vector<std::string> parametersIn(const std::string& type) {
  const std::size_t open = type.find(")(");
  std::vector<std::string> parameters(1);
  int depth = 0;
  for (const char c : type.substr(open + 2, type.size() - open - 3)) {
    depth += c == '<' || c == '(' ? 1 : c == '>' || c == ')' ? -1 : 0;
    if (c == ',' && depth == 0)
      parameters.emplace_back();
    else if (c != ' ' || !parameters.back().empty())
      parameters.back() += c;
  }
  return parameters;
}

/// "double" for "fp64".
std::string wordOf(const std::string& elementType) {
  if (elementType == "fp64") return "double";
  if (elementType == "int32") return "int";
  if (elementType == "fp16") return "__half";
  return elementType == "bf16" ? "__nv_bfloat16" : "float";
}

/// "float" for "float const*"; empty if not a pointer.
std::string pointedTo(std::string type) {
  if (!type.ends_with('*')) return {};
  type.pop_back();
  constexpr std::string_view kConst = " const";
  if (type.ends_with(kConst)) type.resize(type.size() - kConst.size());
  return type;
}

std::string numberWords(double value) {
  std::array<char, 64> digits{};
  return {digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr};
}

template <typename T>
std::string valueAt(const std::byte* at) {
  T value{};
  std::memcpy(&value, at, sizeof(T));
  if constexpr (std::is_floating_point_v<T>)
    return numberWords(static_cast<double>(value));
  else
    return std::to_string(value);
}

std::string valueWords(const std::string& type, const std::byte* at) {
  if (type == "float") return valueAt<float>(at);
  if (type == "double") return valueAt<double>(at);
  if (type == "int") return valueAt<int>(at);
  if (type == "unsigned int") return valueAt<unsigned>(at);
  if (type == "unsigned long long" || type == "unsigned long") return valueAt<unsigned long long>(at);
  throw std::logic_error("a launch fills elements of type " + type);
}

std::size_t sizeOf(const std::string& type) {
  if (type == "double" || type == "unsigned long long" || type == "unsigned long") return sizeof(double);
  if (type == "float4") return 16;
  if (type == "__half" || type == "__nv_bfloat16") return 2;
  return type == "unsigned char" ? 1 : 4;
}

/// "dim3(4, 2)", or "8".
std::string sizeWords(const dim3& size) {
  const std::string x = std::to_string(size.x);
  if (size.z > 1) return "dim3(" + x + ", " + std::to_string(size.y) + ", " + std::to_string(size.z) + ")";
  return size.y > 1 ? "dim3(" + x + ", " + std::to_string(size.y) + ")" : x;
}

std::string onGpu(const std::string& array) { return "gpu_" + array; }

}  // namespace

RecordedWords::RecordedWords(const own::Recording& recording, const Problem& problem, const own::ReservedArrays& room,
                             const Point& point, std::string_view kernels)
    : m_recording(recording), m_problem(problem) {
  for (const Arguments::Buffer& buffer : room.buffers())
    m_places.push_back({std::string(buffer.name), static_cast<const std::byte*>(buffer.data), buffer.bytes});
  for (const auto& [name, workspace] : recording.workspaces)
    m_places.push_back({name, workspace.data.get(), workspace.bytes});
  const std::string type = elementTypeOf(point.parameters);
  m_otherwise = wordOf(type);
  const std::vector<own::DeclaredKernel> declared = own::kernelsIn(own::tokensOf(kernels));
  for (const auto& step : recording.steps) {
    const auto* const kernel = std::get_if<RecordedKernel>(&step);
    if (kernel == nullptr) continue;
    const auto found = std::ranges::find(declared, kernel->name.name, &own::DeclaredKernel::name);
    if (found == declared.end())
      throw CompileError({{.file = point.own ? point.own->file : std::string(),
                           .text = "it has no kernel " + kernel->name.name + ", which is launched"}});
    m_isTemplate[kernel->name.name] = found->isTemplate;
    const std::vector<std::string> types = parametersIn(kernel->name.type);
    for (std::size_t i = 0; i < kernel->arguments.size(); ++i) learnTypes(kernel->arguments[i], types.at(i));
    m_tensorMaps = m_tensorMaps || std::ranges::find(types, kTensorMap) != types.end();
  }
  for (const auto& step : recording.steps)
    if (const auto* const bytes = std::get_if<RecordedBytes>(&step); bytes && !bytes->name.name.empty())
      m_types.emplace(arrayWith(bytes->content).name, m_otherwise);
  const auto written = std::ranges::find_if(problem.arrays(), &Array::written);
  m_result = written->name;
}

const RecordedWords::Place& RecordedWords::placeOf(const void* pointer) const {
  const auto place = std::ranges::find_if(
      m_places, [&](const Place& each) { return pointer >= each.begin && pointer < each.begin + each.bytes; });
  if (place == m_places.end()) throw std::logic_error("a launch names memory that is no array's");
  return *place;
}

void RecordedWords::learnTypes(const RecordedArgument& argument, const std::string& type) {
  if (const auto* const pointer = std::get_if<const void*>(&argument.value)) {
    const std::string element = pointedTo(type);
    m_types.emplace(placeOf(*pointer).name, element.empty() ? m_otherwise : element);
  }
  if (const auto* const members = std::get_if<std::vector<RecordedArgument>>(&argument.value))
    for (const RecordedArgument& member : *members) learnTypes(member, {});
}

const Array& RecordedWords::arrayWith(const std::vector<std::byte>& content) const {
  const auto found = std::ranges::find_if(m_problem.arrays(), [&](const Array& array) {
    return !array.initial.empty() && array.bytes <= content.size() &&
           std::memcmp(array.initial.data(), content.data(), array.bytes) == 0;
  });
  if (found == m_problem.arrays().end()) throw std::logic_error("a launch sets constants that no array has");
  return *found;
}

std::int64_t RecordedWords::countOf(const std::string& array) const {
  const auto place = std::ranges::find(m_places, array, &Place::name);
  return static_cast<std::int64_t>(place->bytes / sizeOf(typeOf(array)));
}

std::string RecordedWords::wordsOf(const RecordedArgument& argument, const std::string& type) const {
  if (const auto* const pointer = std::get_if<const void*>(&argument.value)) {
    const Place& place = placeOf(*pointer);
    const auto offset = static_cast<std::size_t>(static_cast<const std::byte*>(*pointer) - place.begin);
    const std::string words = onGpu(place.name);
    return offset == 0 ? words : words + " + " + std::to_string(offset / sizeOf(typeOf(place.name)));
  }
  if (const auto* const whole = std::get_if<long long>(&argument.value)) return std::to_string(*whole);
  if (const auto* const number = std::get_if<double>(&argument.value)) return numberWords(*number);
  std::string words;
  for (const RecordedArgument& member : std::get<std::vector<RecordedArgument>>(argument.value))
    words += (words.empty() ? "" : ", ") + wordsOf(member, {});
  return type == kTensorMap ? "tensorMap(" + words + ")" : type + "{" + words + "}";
}

std::string RecordedWords::nameOf(const RecordedKernel& kernel) const {
  return kernel.name.name + (m_isTemplate.at(kernel.name.name) ? kernel.name.arguments : "");
}

std::string RecordedWords::callOf(const RecordedKernel& kernel) const {
  const std::vector<std::string> types = parametersIn(kernel.name.type);
  std::string arguments;
  for (std::size_t i = 0; i < kernel.arguments.size(); ++i)
    arguments += (i == 0 ? "" : ", ") + wordsOf(kernel.arguments[i], types.at(i));
  const std::string shared =
      kernel.shape.dynamicSharedBytes > 0 ? ", " + std::to_string(kernel.shape.dynamicSharedBytes) : "";
  return "  " + nameOf(kernel) + "<<<" + sizeWords(kernel.shape.grid) + ", " + sizeWords(kernel.shape.block) + shared +
         ">>>(" + arguments + ");\n";
}

std::string RecordedWords::fillOf(const RecordedBytes& bytes) const {
  const Place& place = placeOf(bytes.at);
  const std::string& type = typeOf(place.name);
  const std::size_t count = bytes.content.size() / sizeOf(type);
  return "  setElements<<<" + std::to_string((count + 255) / 256) + ", 256>>>(" + onGpu(place.name) + ", " +
         std::to_string(count) + ", static_cast<" + type + ">(" + valueWords(type, bytes.content.data()) + "));\n";
}

std::string RecordedWords::constantOf(const RecordedBytes& bytes) const {
  const std::string& array = arrayWith(bytes.content).name;
  return "  CHECK(cudaMemcpyToSymbol(" + bytes.name.name + ", " + array + ".data(), " + array + ".size() * sizeof(" +
         array + "[0])));\n";
}

std::string RecordedWords::resetOf(const Array& array) const {
  const std::string bytes = std::to_string(array.bytes);
  const bool zeros = std::ranges::all_of(array.initial, [](std::byte byte) { return byte == std::byte{0}; });
  if (array.role == Array::Role::Scratch && !array.initial.empty() && !zeros)
    throw std::logic_error("an array begins with what no program can make");
  if (array.initial.empty() || array.role == Array::Role::Scratch)
    return "  CHECK(cudaMemset(" + onGpu(array.name) + ", " + (array.initial.empty() ? "0xff" : "0") + ", " + bytes +
           "));\n";
  return "  copyToGpu(" + onGpu(array.name) + ", " + array.name + ");\n";
}

std::string RecordedWords::functions() const {
  std::string declarations;
  std::string allocations = m_tensorMaps ? "  requireWarpGroups();\n" : "";
  std::string frees;
  for (const Place& place : m_places) {
    if (!uses(place.name)) continue;
    const std::string& type = typeOf(place.name);
    declarations += type + "* " + onGpu(place.name) + ";\n";
    allocations +=
        "  " + onGpu(place.name) + " = allocate<" + type + ">(" + std::to_string(countOf(place.name)) + ");\n";
    frees += "  CHECK(cudaFree(" + onGpu(place.name) + "));\n";
  }
  std::string resets;
  for (const Array& array : m_problem.arrays())
    if (uses(array.name)) resets += resetOf(array);
  std::string fills;
  std::string launches;
  for (const auto& step : m_recording.steps) {
    if (const auto* const kernel = std::get_if<RecordedKernel>(&step)) {
      launches += callOf(*kernel);
      if (kernel->shape.dynamicSharedBytes > kSharedWithoutAsking)
        allocations += "  CHECK(cudaFuncSetAttribute(" + nameOf(*kernel) +
                       ", cudaFuncAttributeMaxDynamicSharedMemorySize, " +
                       std::to_string(kernel->shape.dynamicSharedBytes) + "));\n";
      continue;
    }
    const auto& bytes = std::get<RecordedBytes>(step);
    if (bytes.name.name.empty())
      fills += fillOf(bytes);
    else
      allocations += constantOf(bytes);
  }
  return "\n" + declarations + "\nvoid allocateArrays() {\n" + allocations + "}\n\nvoid freeArrays() {\n" + frees +
         "}\n\nT* resultOnGpu() { return " + onGpu(m_result) +
         "; }\n\n// Inputs as they were, and no element of the result right.\nvoid reset() {\n" + resets +
         "}\n\n// What comes before each launch, and is no part of its time.\nvoid prepare() {\n" + fills +
         "}\n\nvoid launch() {\n" + launches + "}\n";
}

}  // namespace warpbench::standalone
