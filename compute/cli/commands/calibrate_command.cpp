// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"

#include <algorithm>
#include <cctype>
#include <iostream>

#include "cli/open_device.h"
#include "cli/terminal/table.h"
#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "engine/run/runner.h"
#include "gpu/timing/calibration.h"

namespace warpbench::cli {
namespace {

/// "nvidia-rtx-5090" for "NVIDIA RTX 5090", or "own-nvidia-h200" if a profile with that id is built in, so that both
/// can be used.
std::string idOf(const std::string& name) {
  std::string id;
  for (const char c : name) {
    const auto letter = static_cast<unsigned char>(c);
    if (std::isalnum(letter))
      id += static_cast<char>(std::tolower(letter));
    else if (!id.empty() && id.back() != '-')
      id += '-';
  }
  while (id.ends_with('-')) id.pop_back();
  const bool taken = std::ranges::count(gpuProfiles(), id, &GpuProfile::id) > 0;
  return taken ? "own-" + id : id;
}

}  // namespace

ExitCode calibrateCommand(const CalibrateArguments& arguments) {
  const DeviceInfo device = cudaDevice(arguments.device);
  if (arguments.outFile) checkWritable(*arguments.outFile);
  const std::string by = "warpbench-cli calibrate, " + environmentOf(device).date + ", driver " + device.driver + ": ";
  Table table({{"field"}, {"value", true}, {"source"}});
  std::vector<ProfileField> fields = cuda::calibrate(ordinalOf(device), [&](const ProfileField& field) {
    say(field.name + " = " + significant(field.value, 4));
    table.add({field.name, significant(field.value, 4), field.source});
  });
  for (ProfileField& field : fields)
    if (!field.source.starts_with("cudaDevAttr")) field.source.insert(0, by);
  const std::string json = profileToJson(idOf(device.record.name), device.record.name, fields);
  if (arguments.outFile) {
    writeFile(*arguments.outFile, json);
    table.print(std::cout);
  } else {
    std::cout << json;
  }
  return kSuccess;
}

}  // namespace warpbench::cli
