// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <fstream>

#include "catalogue/catalogue.h"
#include "engine/recorded/recordings.h"
#include "engine/run/request.h"
#include "fuzz.h"

using namespace warpbench;

namespace {

namespace fs = std::filesystem;

/// The user's folder of recordings, on a file system in memory.
fs::path recordingFile() {
  std::string folder = "/dev/shm/warpbench-fuzz-XXXXXX";
  fuzz::require(::mkdtemp(folder.data()) != nullptr, "a folder can be made", folder);
  ::setenv("XDG_DATA_HOME", folder.c_str(), 1);
  static const fs::path root = folder;
  std::atexit([] {
    std::error_code ignored;
    fs::remove_all(root, ignored);
  });
  fs::create_directories(recorded::recordingsFolder());
  return recorded::recordingsFolder() / "hostile.json";
}

}  // namespace

namespace warpbench::recorded {

/// This program contains no recordings, so it reads only the input.
const std::vector<RecordingText>& shippedRecordings() {
  static const std::vector<RecordingText> none;
  return none;
}

}  // namespace warpbench::recorded

/// Lists a recording, which does not read its samples; then opens it and replays every point.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const fs::path file = recordingFile();
  std::ofstream(file, std::ios::binary) << fuzz::textOf(data, size);
  const std::vector<DeviceInfo> listed = recorded::describeRecordings();
  fuzz::require(listed.size() == 1, "one file is one device");
  if (!listed[0].available) fuzz::requireOneLine(listed[0].whyNot);
  fuzz::takes([&] {
    const std::unique_ptr<Device> device = recorded::openRecording("hostile");
    fuzz::require(listed[0].available, "what can be opened is listed as available", listed[0].whyNot);
    for (const Family& family : catalog())
      fuzz::takes([&] {
        for (const Point& point : expand(Request{.family = family.id}, device->info()))
          device->measure(point, {}, {}, [](const Message&, double) {});
      });
  });
  return 0;
}
