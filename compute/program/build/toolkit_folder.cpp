// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/build/toolkit_folder.h"

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <system_error>

#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/system_message.h"
#include "core/text/text.h"
#include "own/kernel_cache.h"
#include "program/run_order.h"
#include "results/values/digest.h"

namespace warpbench::program {

namespace fs = std::filesystem;

namespace {

/// NVIDIA headers that g++ may include, and the header of the simulator that replaces each.
struct HostHeader {
  std::string_view name, ours;
};
constexpr std::array<HostHeader, 25> kHeaders{{{"cuda.h", "host_runtime.h"},
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
                                               {"device_functions.h", "host_runtime.h"},
                                               {"driver_functions.h", "driver_functions.h"},
                                               {"library_types.h", "library_types.h"},
                                               {"nvToolsExt.h", "nvToolsExt.h"},
                                               {"nvtx3/nvToolsExt.h", "nvToolsExt.h"},
                                               {"cublas_v2.h", "libraries/cublas_v2.h"},
                                               {"cublas_api.h", "libraries/cublas_v2.h"},
                                               {"cublasLt.h", "libraries/cublasLt.h"},
                                               {"cusparse.h", "libraries/cusparse.h"},
                                               {"cusolverDn.h", "libraries/cusolverDn.h"},
                                               {"cusolver_common.h", "libraries/cusolverDn.h"},
                                               {"curand.h", "libraries/curand.h"},
                                               {"cufft.h", "libraries/cufft.h"},
                                               {"nvml.h", "libraries/nvml.h"}}};

/// The simulator's folders that those headers include from.
constexpr std::array<std::string_view, 2> kFolders{"program", "simulator"};

/// Libraries that the simulator's library replaces.
constexpr std::array<std::string_view, 15> kOurs{
    "libcudart.so",         "libcudart_static.a", "libcuda.so",     "libcublas.so",      "libcublas_static.a",
    "libcublasLt.so",       "libcurand.so",       "libcufft.so",    "libcufft_static.a", "libcurand_static.a",
    "libcublasLt_static.a", "libcusparse.so",     "libcusolver.so", "libnvidia-ml.so",   "libnvToolsExt.so"};
/// Libraries that are not simulated: their functions stay undefined, and the linker names those that a program calls.
constexpr std::array<std::string_view, 8> kEmpty{"libcufftw.so", "libnvrtc.so",  "libcupti.so",     "libnppc.so",
                                                 "libnppi.so",   "libnvjpeg.so", "libnvJitLink.so", "libculibos.a"};

fs::path ownProgram() {
  std::error_code error;
  return fs::read_symlink("/proc/self/exe", error);
}

/// Next to this program, if this is another program.
fs::path nvccProgram() {
  const fs::path program = ownProgram().parent_path() / "warpbench-nvcc";
  std::error_code error;
  if (!fs::exists(program, error))
    throw RequestError("warpbench-nvcc is not installed: there is no '" + printable(program.string()) + "'");
  return program;
}

/// All files of the toolkit folder, by name.
std::map<std::string, std::string> filesOfToolkit() {
  std::map<std::string, std::string> files{{"bin/crt/link.stub", ""}, {"version.txt", "CUDA Version 13.0.0\n"}};
  for (const HostHeader& header : kHeaders)
    files["include/" + std::string(header.name)] = "#include \"program/cuda/" + std::string(header.ours) + "\"\n";
  // A linker script. gcc must link as well as g++ does, because objects of CUDA files are C++.
  const std::string script = "INPUT(\"" + programLibrary().string() + "\" AS_NEEDED(-lstdc++ -lm))\n";
  for (const std::string_view name : kOurs) files["lib64/" + std::string(name)] = script;
  for (const std::string_view name : kEmpty) files["lib64/" + std::string(name)] = "/* nothing of it is simulated */\n";
  files["lib64/libcudadevrt.a"] = "!<arch>\n";
  return files;
}

void fill(const fs::path& folder, const std::map<std::string, std::string>& files, const fs::path& headers) {
  std::error_code error;
  for (const auto& [name, text] : files) writeScratchFile(folder / name, text);
  fs::create_directories(folder / "nvvm/libdevice", error);
  fs::create_symlink(nvccProgram(), folder / "bin/nvcc", error);
  fs::create_directory_symlink("lib64", folder / "lib", error);
  for (const std::string_view each : kFolders)
    fs::create_directory_symlink(headers / each, folder / "include" / each, error);
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
  const std::map<std::string, std::string> files = filesOfToolkit();
  std::string all = nvccProgram().string();
  for (const auto& [name, text] : files) (all += name) += text;
  for (const std::string_view each : kFolders) all += each;
  const fs::path folder = headers / ("toolkit-" + digestOf(all));
  std::error_code error;
  if (fs::exists(folder, error)) return folder;
  const own::WorkFolder work(headers.parent_path());
  fill(work.path() / "toolkit", files, headers);
  fs::rename(work.path() / "toolkit", folder, error);  // another process may have been first
  if (error && !fs::exists(folder))
    throw WriteError(Message::text("cannot write '%1': %2"), oneLine(folder.string()), systemMessage(error));
  return folder;
}

}  // namespace warpbench::program
