// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/build/toolkit_folder.h"

#include <array>
#include <cerrno>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>

#include "core/files/write_error.h"
#include "core/text/error.h"
#include "core/text/system_message.h"
#include "core/text/text.h"
#include "own/kernel_cache.h"
#include "program/run_order.h"

namespace warpbench::program {

namespace fs = std::filesystem;

namespace {

/// Headers of NVIDIA's that g++ may include, and the one of ours that has what is in them.
struct HostHeader {
  std::string_view name, ours;
};
constexpr std::array<HostHeader, 12> kHeaders{{{"cuda.h", "host_runtime.h"},
                                               {"cuda_runtime.h", "host_runtime.h"},
                                               {"cuda_runtime_api.h", "host_runtime.h"},
                                               {"cuda_device_runtime_api.h", "host_runtime.h"},
                                               {"device_launch_parameters.h", "host_runtime.h"},
                                               {"driver_types.h", "host_runtime.h"},
                                               {"host_defines.h", "host_runtime.h"},
                                               {"vector_types.h", "host_runtime.h"},
                                               {"vector_functions.h", "host_runtime.h"},
                                               {"builtin_types.h", "host_runtime.h"},
                                               {"cuda_profiler_api.h", "host_runtime.h"},
                                               {"cublas_v2.h", "cublas_v2.h"}}};

/// What is in them is in the simulator's library.
constexpr std::array<std::string_view, 6> kOurs{"libcudart.so", "libcudart_static.a", "libcuda.so",
                                                "libcublas.so", "libcublas_static.a", "libnvToolsExt.so"};
/// Nothing of them is simulated: what a program calls is undefined, and the linker names it.
constexpr std::array<std::string_view, 17> kEmpty{
    "libcurand.so",    "libcurand_static.a", "libcufft.so",    "libcufft_static.a",    "libcufftw.so",
    "libcusparse.so",  "libcusolver.so",     "libcublasLt.so", "libcublasLt_static.a", "libnvrtc.so",
    "libnvidia-ml.so", "libcupti.so",        "libnppc.so",     "libnppi.so",           "libnvjpeg.so",
    "libnvJitLink.so", "libculibos.a"};

void write(const fs::path& path, std::string_view text) {
  std::error_code error;
  fs::create_directories(path.parent_path(), error);
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.close();
  if (!file) throw WriteError(Message::text("cannot write '%1': %2"), oneLine(path.string()), systemMessage(errno));
}

fs::path ownProgram() {
  std::error_code error;
  return fs::read_symlink("/proc/self/exe", error);
}

void fill(const fs::path& folder, const fs::path& headers) {
  std::error_code error;
  for (const char* each : {"bin/crt", "nvvm/libdevice", "lib64"}) fs::create_directories(folder / each, error);
  write(folder / "bin/crt/link.stub", "");
  write(folder / "version.txt", "CUDA Version 13.0.0\n");
  fs::create_symlink(ownProgram(), folder / "bin/nvcc", error);
  fs::create_directory_symlink("lib64", folder / "lib", error);
  for (const HostHeader& header : kHeaders)
    write(folder / "include" / header.name, "#include \"program/cuda/" + std::string(header.ours) + "\"\n");
  for (const char* each : {"program", "device"})
    fs::create_directory_symlink(headers / each, folder / "include" / each, error);
  // Of the linker. gcc links as well as g++ does: objects of CUDA files are C++.
  const std::string script = "INPUT(\"" + programLibrary().string() + "\" AS_NEEDED(-lstdc++ -lm))\n";
  for (const std::string_view name : kOurs) write(folder / "lib64" / name, script);
  for (const std::string_view name : kEmpty) write(folder / "lib64" / name, "/* nothing of it is simulated */\n");
  write(folder / "lib64/libcudadevrt.a", "!<arch>\n");
}

}  // namespace

fs::path programLibrary() {
  const fs::path library = (ownProgram().parent_path() / "../lib/warpbench" / kProgramLibrary).lexically_normal();
  std::error_code error;
  if (!fs::exists(library, error))
    throw RequestError("the simulator's library is not installed: there is no '" + printable(library.string()) + "'");
  return library;
}

fs::path toolkitFolder(const fs::path& headers) {
  const fs::path folder = headers / ("toolkit-" + own::digestOf(ownProgram().string()));
  std::error_code error;
  if (fs::exists(folder, error)) return folder;
  const own::WorkFolder work(headers.parent_path());
  fill(work.path() / "toolkit", headers);
  fs::rename(work.path() / "toolkit", folder, error);  // another process may have been first
  if (error && !fs::exists(folder))
    throw WriteError(Message::text("cannot write '%1': %2"), oneLine(folder.string()), systemMessage(error));
  return folder;
}

}  // namespace warpbench::program
