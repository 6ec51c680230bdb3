// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/gpu/gpu_program.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>

#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/json_node.h"
#include "core/text/json_parser.h"
#include "core/text/symbol_name.h"
#include "core/text/text.h"
#include "model/gpu_profile.h"
#include "own/compiler_headers.h"
#include "own/diagnostics.h"
#include "own/gpu/gpu_compiler.h"
#include "own/gpu/nvcc.h"
#include "own/tool_run.h"
#include "program/compiler_messages.h"
#include "program/gpu/kernel_places.h"
#include "results/values/statistics.h"
#include "validation/nsight_compute.h"
#include "validation/profile.h"

namespace warpbench::program {
namespace {

namespace fs = std::filesystem;

constexpr const char* kRecords = "program/gpu/launch_records.cu";
constexpr std::size_t kLargestTable = std::size_t{1} << 30;

/// CUPTI's headers and library: with the toolkit's own, in a separate folder, or from a distribution.
struct Cupti {
  fs::path headers;
  fs::path library;
};
/// Asks nvcc for its toolkit, because the nvcc on PATH may be a script or a link.
fs::path toolkitOf(const fs::path& nvcc, const std::stop_token& stop) {
  const std::string said = own::runTool({nvcc.string(), "--dryrun", "-x", "cu", "/dev/null"}, "/", stop, {.confined = false}).output;
  constexpr std::string_view kTop = "#$ TOP=";
  const std::size_t at = said.find(kTop);
  if (at == std::string::npos)
    throw DeviceError("'" + printable(nvcc.string()) + " --dryrun' does not say where CUDA is");
  const std::size_t begin = at + kTop.size();
  return fs::path(said.substr(begin, said.find('\n', begin) - begin)).lexically_normal();
}
Cupti findCupti(const fs::path& nvcc, const std::stop_token& stop) {
  std::error_code unknown;
  const fs::path toolkit = toolkitOf(nvcc, stop);
  for (const fs::path& place : {toolkit / "extras" / "CUPTI", toolkit, fs::path("/usr")})
    for (const char* const folder : {"lib64", "lib", "lib/x86_64-linux-gnu"})
      if (fs::exists(place / "include" / "cupti.h", unknown) && fs::exists(place / folder / "libcupti.so", unknown))
        return {place / "include", place / folder};
  throw RequestError("launches on a GPU are timed by CUPTI, which is not in '" + printable(toolkit.string()) +
                     "': install the whole CUDA Toolkit");
}

/// The value of CUDA_VISIBLE_DEVICES that shows only this GPU to a child process.
std::string visibleDevice(const std::string& id) {
  const auto index = static_cast<std::size_t>(std::stoul(id.substr(id.find(':') + 1)));
  const char* const visible = std::getenv("CUDA_VISIBLE_DEVICES");
  if (visible == nullptr) return std::to_string(index);
  std::string text = visible;
  for (std::size_t i = 0; i < index; ++i) text.erase(0, std::min(text.find(','), text.size() - 1) + 1);
  return text.substr(0, text.find(','));
}

std::array<std::int64_t, 3> sizeFrom(const Node& node) {
  std::array<std::int64_t, 3> size{};
  std::size_t i = 0;
  node.atMost(size.size()).visitElements([&](const Node& each) { size[i++] = each.integer(1); });
  return size;
}

constexpr double kMilliseconds = 1e-6;  ///< per nanosecond

/// Work other than kernels: "copy-to-device".
WorkEvent workOf(const Node& document, WorkEvent::Kind kind) {
  WorkEvent work{.kind = kind, .stream = static_cast<int>(document.at("stream").integer(0, 1 << 30))};
  work.begin = static_cast<double>(document.at("begin").integer(0)) * kMilliseconds;
  work.milliseconds = static_cast<double>(document.at("nanoseconds").integer(0)) * kMilliseconds;
  if (const auto bytes = document.find("bytes")) work.bytes = bytes->integer(0);
  return work;
}

/// The data of a launch from either source.
struct GpuLaunch {
  std::string name;  ///< mangled
  std::array<std::int64_t, 3> grid{};
  std::array<std::int64_t, 3> block{};
  int registers = 0;
  std::int64_t sharedBytes = 0;
  double nanoseconds = 0;
};

LaunchEvent eventOf(const GpuLaunch& launch, const DeviceInfo& gpu, std::int64_t number) {
  Result result;
  result.family = kFamily;
  result.variant = withoutParameters(demangled(launch.name));
  result.device = gpu.record.id;
  result.origin = Origin::Measured;
  result.grid = launch.grid;
  result.block = launch.block;
  result.registers = launch.registers;
  result.sharedBytes = launch.sharedBytes;
  result.time = summarise({launch.nanoseconds * kMilliseconds});
  if (const GpuProfile* const profile = findProfile(gpu.record.id, gpu.record.name)) {
    const auto threads = static_cast<int>(result.block[0] * result.block[1] * result.block[2]);
    const auto shared = static_cast<double>(*result.sharedBytes);
    result.occupancy = occupancy(*profile, threads, residentBlocks(*profile, threads, shared, *result.registers));
  }
  return LaunchEvent{.number = number, .file = "", .line = 0, .result = std::move(result)};
}

GpuLaunch launchOf(const Node& document) {
  return {.name = document.at("name").text(),
          .grid = sizeFrom(document.at("grid")),
          .block = sizeFrom(document.at("block")),
          .registers = static_cast<int>(document.at("registers").integer(0, 1 << 16)),
          .sharedBytes = document.at("shared_bytes").integer(0),
          .nanoseconds = static_cast<double>(document.at("nanoseconds").integer(0))};
}

/// Processes a line of launch_records.cu. `launches`: the number of earlier launches.
void hear(std::string_view line, const DeviceInfo& gpu, std::int64_t& launches,
          const std::function<void(const ProgramEvent&)>& heard) {
  const nlohmann::ordered_json json = parseJson(line);
  const Node document(json, "");
  const std::string type = document.at("type").text();
  if (type == "unrecorded") {
    heard(RefusalEvent{"its launches cannot be timed: " + document.at("reason").text()});
    return;
  }
  using Kind = WorkEvent::Kind;
  for (const Kind kind : {Kind::CopyToDevice, Kind::CopyToHost, Kind::CopyOnDevice, Kind::Set})
    if (type == toText(kind)) heard(workOf(document, kind));
  if (type != toText(Kind::Kernel)) return;
  heard(eventOf(launchOf(document), gpu, ++launches));
  WorkEvent work = workOf(document, Kind::Kernel);
  work.launch = launches;
  heard(work);
}

/// The metrics of a launch besides its counts.
const std::vector<std::string>& metricsOfLaunches() {
  static const std::vector<std::string> metrics{"gpu__time_duration.sum", "launch__registers_per_thread",
                                                "launch__shared_mem_per_block_static",
                                                "launch__shared_mem_per_block_dynamic"};
  return metrics;
}

/// "(128, 2, 1)"
std::array<std::int64_t, 3> sizeIn(const std::string& text) {
  long long x = 0, y = 0, z = 0;
  if (std::sscanf(text.c_str(), "(%lld, %lld, %lld)", &x, &y, &z) != 3)
    throw FormatError("'" + printable(text) + "' is not the size of a grid or a block");
  return {x, y, z};
}

/// Converts a row of Nsight Compute's table to a launch.
LaunchEvent launchIn(const validation::ProfiledRow& row, const DeviceInfo& gpu, std::int64_t number) {
  LaunchEvent launch = eventOf({.name = row.kernel.name,
                                .grid = sizeIn(row.kernel.grid),
                                .block = sizeIn(row.kernel.block),
                                .registers = static_cast<int>(row.more[1]),
                                .sharedBytes = static_cast<std::int64_t>(row.more[2] + row.more[3]),
                                .nanoseconds = row.more[0]},
                               gpu, number);
  Counters counters = validation::countersOf(row.counts);
  counters.totalBlocks = launch.result.grid[0] * launch.result.grid[1] * launch.result.grid[2];
  counters.sampledBlocks = counters.totalBlocks;
  launch.result.counters = counters;
  return launch;
}

/// Why there is no table, according to Nsight Compute; nothing if the program launches no kernel.
std::optional<std::string> whyUncounted(const fs::path& table) {
  const std::string complaints = validation::complaintsIn(table);
  if (complaints.empty() || complaints.starts_with(": The application returned an error code")) return std::nullopt;
  return "Nsight Compute counted nothing" + complaints;
}

std::string textOfRecords() {
  const auto& headers = own::compilerHeaders();
  const auto found = std::ranges::find(headers, std::string_view(kRecords), &own::CompilerHeader::path);
  return found == headers.end() ? throw std::logic_error("the program lacks launch_records.cu")
                                : std::string(found->text);
}

}  // namespace

fs::path compileForGpu(const ProgramSource& source, const DeviceInfo& gpu, const fs::path& folder,
                       const std::stop_token& stop) {
  const auto nvcc = own::Nvcc::find();
  if (!nvcc) throw RequestError("programs for a GPU are compiled by nvcc, which is not installed here");
  const Cupti cupti = findCupti(*nvcc, stop);
  const fs::path records = folder / "launch_records.cu";
  std::ofstream(records, std::ios::binary) << textOfRecords();
  const fs::path made = folder / "program";
  // -arch=native selects the one GPU that is visible.
  std::vector<std::string> command{"/usr/bin/env",
                                   "CUDA_VISIBLE_DEVICES=" + visibleDevice(gpu.record.id),
                                   nvcc->string(),
                                   "-arch=native",
                                   "-O3",
                                   "-lineinfo",
                                   "-w"};
  if (!source.contracts) command.emplace_back("--fmad=false");
  for (const std::string& include : source.includes) command.push_back("-I" + include);
  for (const std::string& libraries : source.libraryFolders)
    for (const char* option : {"-L", "-Xlinker=-rpath="})
      command.push_back(option + std::filesystem::absolute(libraries).string());
  for (const std::string& library : source.libraries) command.push_back("-l" + library);
  for (const std::string& define : source.defines) command.push_back("-D" + define);
  for (const fs::path& file : source.files) {
    static_cast<void>(readFile(file, kLargestProgramFile));  // throws with this program's message if it is unreadable
    command.push_back(file.string());
  }
  for (const std::string& word : {records.string(), "-I" + cupti.headers.string(), "-L" + cupti.library.string(),
                                  std::string("-lcupti"), std::string("-Xlinker"), std::string("-rpath"),
                                  std::string("-Xlinker"), cupti.library.string(), std::string("-o"), made.string()})
    command.push_back(word);
  own::ToolLimits limits;
  limits.seconds = 300;
  limits.confined = false;
  const own::ToolOutcome outcome = own::runTool(command, fs::current_path(), stop, limits);
  if (outcome.ok) return made;
  const std::string first = source.files.front().string();
  std::vector<Diagnostic> found = own::diagnosticsIn(own::inFormOfGcc(outcome.output) + outcome.output, first,
                                                     [&](std::string_view file) { return isOfProgram(source, file); });
  if (found.empty())
    throw DeviceError("nvcc " + outcome.end + ": " + oneLine(outcome.output.substr(0, outcome.output.find('\n'))));
  throw CompileError(std::move(found));
}

ProgramEnd runOnGpu(const ProgramOrder& order, const ProgramSource& source, const DeviceInfo& gpu,
                    const std::stop_token& stop, const std::function<void(const ProgramEvent&)>& heard) {
  const fs::path table = order.object.parent_path() / "counts.csv";
  std::vector<std::string> words;
  if (order.counts) {
    words = validation::NsightCompute().command(table, {.more = metricsOfLaunches()});
    words.push_back(order.object.string());
  } else {
    words.push_back(order.name);
  }
  const std::string file = order.counts ? words.front() : order.object.string();
  words.insert(words.end(), order.arguments.begin(), order.arguments.end());
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  const std::string visible = visibleDevice(gpu.record.id);
  const auto body = [&](int report) -> int {
    const int kept = ::dup(report);  // without close-on-exec, for the program
    if (!order.counts) ::setenv("WARPBENCH_LAUNCHES", std::to_string(kept).c_str(), 1);
    ::setenv("CUDA_VISIBLE_DEVICES", visible.c_str(), 1);
    ::execvp(file.c_str(), pointers.data());
    return kProgramCannotRun;
  };
  const std::map<std::string, SourceLine> places = kernelPlaces(source.files);
  const auto placed = [&](ProgramEvent event) {
    if (auto* const launch = std::get_if<LaunchEvent>(&event))
      if (const auto known = places.find(plainName(launch->result.variant)); known != places.end()) {
        launch->file = known->second.file;
        launch->line = known->second.line;
      }
    heard(event);
  };
  std::int64_t launches = 0;
  const ProgramEnd end =
      runInChild(order, body, stop, [&](std::string_view line) { hear(line, gpu, launches, placed); });
  if (!order.counts) return end;
  std::vector<validation::ProfiledRow> rows;
  try {
    rows = validation::readProfile(readFile(table, kLargestTable), metricsOfLaunches());
  } catch (const Error&) {
    if (const auto why = whyUncounted(table)) heard(RefusalEvent{*why});
  }
  for (const validation::ProfiledRow& row : rows) placed(launchIn(row, gpu, ++launches));
  return end;
}

}  // namespace warpbench::program
