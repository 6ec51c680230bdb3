// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/gpu_profile.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>

#include "core/files/file_io.h"
#include "core/files/user_data.h"
#include "core/text/error.h"
#include "core/text/json_node.h"
#include "core/text/json_parser.h"
#include "core/text/text.h"
#include "results/values/device_id.h"

namespace warpbench {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kProfileFormat = "warpbench-gpu-profile";
/// Optional: files that were written before it was there lack it.
constexpr const char* kMemoryBytes = "memory_bytes";

constexpr MessageId kTooLarge = Message::text("fields.%1.value is too large");

/// Stores a value in its field. Returns what is wrong with a value that does not fit.
using Setter = std::function<std::optional<MessageId>(GpuProfile&, double)>;

const std::map<std::string, Setter, std::less<>>& setters() {
  const auto whole = [](int GpuProfile::*field) {
    return [field](GpuProfile& profile, double value) -> std::optional<MessageId> {
      if (value > kMaxProfileValue) return kTooLarge;
      if (value != std::floor(value)) return Message::text("fields.%1.value must be a whole number");
      profile.*field = static_cast<int>(value);
      return std::nullopt;
    };
  };
  const auto real = [](double GpuProfile::*field) {
    return [field](GpuProfile& profile, double value) -> std::optional<MessageId> {
      profile.*field = value;
      return std::nullopt;
    };
  };
  static const std::map<std::string, Setter, std::less<>> setters{
      {"compute_capability", real(&GpuProfile::computeCapability)},
      {"multiprocessors", whole(&GpuProfile::multiprocessors)},
      {"sm_clock_mhz", real(&GpuProfile::smClockMhz)},
      {kMemoryBytes, real(&GpuProfile::memoryBytes)},
      {"memory_clock_mhz", real(&GpuProfile::memoryClockMhz)},
      {"memory_bus_bits", whole(&GpuProfile::memoryBusBits)},
      {"copy_bandwidth_gbs", real(&GpuProfile::copyBandwidthGbs)},
      {"read_bandwidth_gbs", real(&GpuProfile::readBandwidthGbs)},
      {"write_bandwidth_gbs", real(&GpuProfile::writeBandwidthGbs)},
      {"l2_bytes", real(&GpuProfile::l2Bytes)},
      {"l2_read_sectors_per_clock", real(&GpuProfile::l2ReadSectorsPerClock)},
      {"l2_scattered_read_sectors_per_clock", real(&GpuProfile::l2ScatteredReadSectorsPerClock)},
      {"l2_write_sectors_per_clock", real(&GpuProfile::l2WriteSectorsPerClock)},
      {"l2_partial_write_sectors_per_clock", real(&GpuProfile::l2PartialWriteSectorsPerClock)},
      {"l2_atomic_sectors_per_clock", real(&GpuProfile::l2AtomicSectorsPerClock)},
      {"dram_latency_clocks", real(&GpuProfile::dramLatencyClocks)},
      {"l2_latency_clocks", real(&GpuProfile::l2LatencyClocks)},
      {"l1_latency_clocks", real(&GpuProfile::l1LatencyClocks)},
      {"shared_latency_clocks", real(&GpuProfile::sharedLatencyClocks)},
      {"atomic_latency_clocks", real(&GpuProfile::atomicLatencyClocks)},
      {"instructions_per_clock", real(&GpuProfile::instructionsPerClock)},
      {"wavefronts_per_clock", real(&GpuProfile::wavefrontsPerClock)},
      {"constant_words_per_clock", real(&GpuProfile::constantWordsPerClock)},
      {"barrier_clocks", real(&GpuProfile::barrierClocks)},
      {"barrier_clocks_per_warp", real(&GpuProfile::barrierClocksPerWarp)},
      {"block_start_clocks", real(&GpuProfile::blockStartClocks)},
      {"block_turnaround_clocks", real(&GpuProfile::blockTurnaroundClocks)},
      {"fp32_per_clock", real(&GpuProfile::fp32PerClock)},
      {"fp64_per_clock", real(&GpuProfile::fp64PerClock)},
      {"threads_per_multiprocessor", whole(&GpuProfile::threadsPerMultiprocessor)},
      {"blocks_per_multiprocessor", whole(&GpuProfile::blocksPerMultiprocessor)},
      {"shared_bytes_per_multiprocessor", real(&GpuProfile::sharedBytesPerMultiprocessor)},
      {"shared_bytes_per_block", real(&GpuProfile::sharedBytesPerBlock)},
      {"launch_overhead_us", real(&GpuProfile::launchOverheadUs)},
      {"further_launch_us", real(&GpuProfile::furtherLaunchUs)},
      {"atomics_per_us", real(&GpuProfile::atomicsPerUs)},
      {"integer_atomics_per_us", real(&GpuProfile::integerAtomicsPerUs)}};
  return setters;
}

bool isId(std::string_view text) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz0123456789-";
  return !text.empty() && text.find_first_not_of(kLetters) == std::string_view::npos;
}

std::vector<OwnProfile> readAll() {
  std::vector<OwnProfile> all;
  const auto taken = [&](const std::string& id) {
    return std::ranges::count(gpuProfiles(), id, &GpuProfile::id) > 0 ||
           std::ranges::any_of(all, [&](const OwnProfile& own) { return own.profile && own.profile->id == id; });
  };
  for (const auto& [name, path] : jsonFilesIn(profilesFolder())) {
    OwnProfile own{.file = name, .profile = {}, .whyNot = {}};
    try {
      GpuProfile profile = profileFromJson(path.filename().string(), readFile(path, kLargestProfile));
      if (taken(profile.id))
        own.whyNot = {Message::text("there is another profile with the id %1: change it in '%2'"), profile.id,
                      oneLine(path.string())};
      else
        own.profile = std::move(profile);
    } catch (const std::exception& error) {  // an invalid file must not hide the others
      own.whyNot = messageOf(error);
    }
    all.push_back(std::move(own));
  }
  return all;
}

}  // namespace

namespace {

/// Warns if a bandwidth exceeds the theoretical peak, since the times derived from both would contradict each other.
void warnOfPeak(GpuProfile& profile) {
  const std::pair<const char*, double> rates[] = {{"copy_bandwidth_gbs", profile.copyBandwidthGbs},
                                                  {"read_bandwidth_gbs", profile.readBandwidthGbs},
                                                  {"write_bandwidth_gbs", profile.writeBandwidthGbs}};
  for (const auto& [field, rate] : rates)
    if (rate > profile.peakBandwidthGbs())
      profile.notes.push_back("Warning: " + std::string(field) + " is " + significant(rate) +
                              " and the peak, 2 x memory_clock_mhz x memory_bus_bits / 8, is " +
                              significant(profile.peakBandwidthGbs()) +
                              " GB/s: no memory is faster than its peak, so that one of these fields is wrong.");
}

/// @throws FormatError with the field.
GpuProfile readProfile(std::string_view json) {
  if (json.size() > kLargestProfile)
    throw FormatError(Message::text("it is larger than %1 MiB"), kLargestProfile >> 20);
  const Json parsed = parseJson(json);
  if (!parsed.is_object() || !parsed.contains("version") || !parsed.contains("format") ||
      parsed.at("format") != kProfileFormat || parsed.at("version") != 1)
    throw FormatError(Message::text("not a %1 of version 1"), kProfileFormat);
  const Node document(parsed, "");
  GpuProfile profile;
  profile.id = document.at("id").text();
  if (!isId(profile.id))
    throw FormatError(Message::text("the id may contain only lower-case letters, digits and hyphens"));
  profile.name = oneLine(document.at("name").text());
  if (profile.name.empty()) throw FormatError(Message::text("the name is empty"));
  if (const auto notes = document.find("notes"))
    notes->visitElements([&](const Node& note) { profile.notes.push_back(oneLine(note.text())); });
  const Node fields = document.at("fields");
  for (const auto& [name, set] : setters()) {
    const auto field = fields.find(name.c_str());
    if (!field && name == kMemoryBytes) continue;
    if (!field) throw FormatError(Message::text("the field %1 is missing"), name);
    const double value = field->at("value").anyNumber();
    if (!(value > 0) || !std::isfinite(value))
      throw FormatError(Message::text("fields.%1.value must be a positive number"), name);
    if (field->at("source").text().empty()) throw FormatError(Message::text("fields.%1.source is empty"), name);
    // Far beyond any GPU, but all modelled times stay finite.
    constexpr double kLeast = 1e-6;
    constexpr double kMost = 1e12;
    if (value < kLeast) throw FormatError(Message::text("fields.%1.value is too small"), name);
    if (value > kMost) throw FormatError(kTooLarge, name);
    if (const auto wrong = set(profile, value)) throw FormatError(*wrong, name);
  }
  // The simulator allocates this much per thread.
  constexpr double kMaxShared = 16 << 20;
  if (profile.sharedBytesPerBlock > kMaxShared) throw FormatError(kTooLarge, "shared_bytes_per_block");
  fields.visitFields([](const std::string& name, const Node&) {
    if (!setters().contains(name)) throw FormatError(Message::text("there is no field %1"), printable(name));
  });
  warnOfPeak(profile);
  return profile;
}

}  // namespace

GpuProfile profileFromJson(std::string_view file, std::string_view json) {
  try {
    return readProfile(json);
  } catch (const FormatError& error) {
    throw FormatError(Message::text("GPU profile %1: %2"), printable(file), messageOf(error));
  }
}

std::string profileToJson(const std::string& id, const std::string& name, const std::vector<ProfileField>& fields) {
  Json document{{"format", kProfileFormat}, {"version", 1}, {"id", id}, {"name", name}};
  for (const ProfileField& field : fields)
    document["fields"][field.name] = {{"value", field.value}, {"source", field.source}};
  std::string json = document.dump(2) + "\n";
  profileFromJson(id, json);  // throws if it cannot be read back
  return json;
}

const std::vector<GpuProfile>& gpuProfiles() {
  static const std::vector<GpuProfile> profiles = [] {
    std::vector<GpuProfile> read;
    for (const ProfileText& text : shippedProfiles()) read.push_back(profileFromJson(text.file, text.json));
    return read;
  }();
  return profiles;
}

const GpuProfile* findProfile(std::string_view deviceId, std::string_view gpuName) {
  std::vector<const GpuProfile*> all;
  for (const OwnProfile& own : ownProfiles())
    if (own.profile) all.push_back(&*own.profile);
  for (const GpuProfile& profile : gpuProfiles()) all.push_back(&profile);
  const std::string_view local = withoutPlace(deviceId);
  const std::string_view id = local.substr(local.find(':') + 1);
  auto found = std::ranges::find(all, id, &GpuProfile::id);
  if (found == all.end()) found = std::ranges::find(all, gpuName, &GpuProfile::name);
  return found == all.end() ? nullptr : *found;
}

const GpuProfile& defaultProfile() { return *std::ranges::find(gpuProfiles(), "nvidia-h200", &GpuProfile::id); }

namespace {

constexpr int kWarp = 32;

int wholeWarps(int threads) { return (threads + kWarp - 1) / kWarp * kWarp; }

}  // namespace

double systemSharedBytes(const GpuProfile& profile) { return profile.computeCapability >= 8 ? 1024 : 0; }

int residentBlocks(const GpuProfile& profile, int threadsPerBlock, double sharedBytesPerBlock, int registersPerThread) {
  // CUDA C Programming Guide, "Compute Capabilities".
  const int mostThreads = profile.computeCapability < 2 ? 512 : 1024;
  if (threadsPerBlock > mostThreads) return 0;
  int blocks =
      std::min(profile.blocksPerMultiprocessor, profile.threadsPerMultiprocessor / wholeWarps(threadsPerBlock));
  if (registersPerThread > 0) {
    // Same source: 64 K registers, a quarter per scheduler, allocated per warp in units of 256.
    constexpr int kSchedulers = 4, kRegisters = 65536 / kSchedulers, kUnit = 256;
    const int perWarp = (registersPerThread * kWarp + kUnit - 1) / kUnit * kUnit;
    blocks = std::min(blocks, kRegisters / perWarp * kSchedulers / (wholeWarps(threadsPerBlock) / kWarp));
  }
  const double asShared =
      profile.sharedBytesPerMultiprocessor / std::max(1.0, sharedBytesPerBlock + systemSharedBytes(profile));
  return asShared < blocks ? static_cast<int>(asShared) : blocks;
}

double occupancy(const GpuProfile& profile, int threadsPerBlock, int residentBlocks) {
  return static_cast<double>(residentBlocks) * wholeWarps(threadsPerBlock) / profile.threadsPerMultiprocessor;
}

std::filesystem::path profilesFolder() { return userDataFolder("profiles"); }

const std::vector<OwnProfile>& ownProfiles() {
  static const std::vector<OwnProfile> profiles = readAll();
  return profiles;
}

}  // namespace warpbench
