// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpu/driver_module.h"

#include <cuda.h>
#include <dlfcn.h>

#include <stdexcept>

#include "core/text/error.h"
#include "device/shared_memory.h"
#include "gpu/cuda_check.h"

namespace warpbench::cuda {
namespace {

/// The driver's functions for code loaded at run time (CUDA Driver API, "Module Management"). Every machine with a
/// device has the driver.
struct Driver {
  Driver() {
    void* const library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    const auto load = [library](const char* name, auto*& function) {
      using Function = std::remove_reference_t<decltype(function)>;
      function = library ? reinterpret_cast<Function>(dlsym(library, name)) : nullptr;
      if (!function) throw DeviceError(Message::text("the CUDA driver has no function %1: update the driver"), name);
    };
    load("cuGetErrorString", errorString);
    load("cuModuleLoadData", loadData);
    load("cuModuleUnload", unload);
    load("cuModuleGetFunction", getFunction);
    load("cuModuleGetGlobal_v2", getGlobal);
    load("cuLaunchKernel", launch);
    load("cuFuncGetAttribute", getAttribute);
    load("cuFuncSetAttribute", setAttribute);
    load("cuOccupancyMaxActiveBlocksPerMultiprocessor", blocksPerMultiprocessor);
  }

  decltype(cuGetErrorString)* errorString;
  decltype(cuModuleLoadData)* loadData;
  decltype(cuModuleUnload)* unload;
  decltype(cuModuleGetFunction)* getFunction;
  CUresult (*getGlobal)(CUdeviceptr*, std::size_t*, CUmodule, const char*);
  decltype(cuLaunchKernel)* launch;
  decltype(cuFuncGetAttribute)* getAttribute;
  decltype(cuFuncSetAttribute)* setAttribute;
  decltype(cuOccupancyMaxActiveBlocksPerMultiprocessor)* blocksPerMultiprocessor;

  static const Driver& get() {
    static const Driver driver;
    return driver;
  }

  void check(CUresult status, const char* call) const {
    if (status == CUDA_SUCCESS) return;
    const char* reason = nullptr;
    errorString(status, &reason);
    throw DeviceError(Message::text("%1: %2"), call, reason ? reason : "unknown error");
  }
};

}  // namespace

DriverModule::DriverModule(const std::string& machineCode, const std::vector<Name>& names,
                           const std::optional<OwnBlock>& block)
    : m_block(block) {
  const Driver& driver = Driver::get();
  cuda::check(cudaFree(nullptr), "cudaFree");  // makes the context current
  driver.check(driver.loadData(&m_module, machineCode.data()), "cuModuleLoadData");
  for (const Name& name : names) {
    Entry entry{.reshaped = name.reshaped};
    if (!name.symbol.empty() && name.isKernel)
      driver.check(driver.getFunction(&entry.function, m_module, name.symbol.c_str()), "cuModuleGetFunction");
    if (!name.symbol.empty() && !name.isKernel) {
      CUdeviceptr address = 0;
      std::size_t bytes = 0;
      driver.check(driver.getGlobal(&address, &bytes, m_module, name.symbol.c_str()), "cuModuleGetGlobal");
      if (bytes < name.atLeast)
        throw DeviceError(Message::text("%1 has %2 bytes; the launch sets %3"), name.symbol, bytes, name.atLeast);
      entry.constant = reinterpret_cast<void*>(address);
    }
    (name.isKernel ? m_kernels : m_constants).push_back(entry);
  }
}

DriverModule::~DriverModule() { Driver::get().unload(m_module); }

const DriverModule::Entry& DriverModule::entryOf(const void* ofCatalogue, std::vector<Entry>& entries,
                                                 std::map<const void*, std::size_t>& known) {
  const std::size_t index = known.emplace(ofCatalogue, known.size()).first->second;
  if (index >= entries.size()) throw std::logic_error("a launch names more kernels than it was heard to");
  return entries[index];
}

CUfunc_st* DriverModule::kernel(const void* ofCatalogue) {
  return entryOf(ofCatalogue, m_kernels, m_knownKernels).function;
}

void* DriverModule::constant(const void* ofCatalogue) {
  return entryOf(ofCatalogue, m_constants, m_knownConstants).constant;
}

CudaLaunchShape DriverModule::shapeOf(const void* ofCatalogue, const CudaLaunchShape& shape) {
  return m_block && entryOf(ofCatalogue, m_kernels, m_knownKernels).reshaped ? m_block->of(shape) : shape;
}

void DriverModule::launch(CUfunc_st* kernel, const CudaLaunchShape& shape, void** arguments,
                          cudaStream_t stream) const {
  const Driver& driver = Driver::get();
  if (shape.dynamicSharedBytes > kSharedWithoutAsking)
    driver.check(driver.setAttribute(kernel, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
                                     static_cast<int>(shape.dynamicSharedBytes)),
                 "cuFuncSetAttribute");
  driver.check(
      driver.launch(kernel, shape.grid.x, shape.grid.y, shape.grid.z, shape.block.x, shape.block.y, shape.block.z,
                    static_cast<unsigned>(shape.dynamicSharedBytes), stream, arguments, nullptr),
      "cuLaunchKernel");
}

DriverModule::Properties DriverModule::propertiesOf(CUfunc_st* kernel, int threads,
                                                    std::size_t dynamicSharedBytes) const {
  const Driver& driver = Driver::get();
  Properties properties;
  int shared = 0;
  driver.check(driver.getAttribute(&properties.registers, CU_FUNC_ATTRIBUTE_NUM_REGS, kernel), "cuFuncGetAttribute");
  driver.check(driver.getAttribute(&shared, CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, kernel), "cuFuncGetAttribute");
  driver.check(driver.blocksPerMultiprocessor(&properties.blocksPerMultiprocessor, kernel, threads, dynamicSharedBytes),
               "cuOccupancyMaxActiveBlocksPerMultiprocessor");
  properties.sharedBytes = static_cast<std::size_t>(shared);
  return properties;
}

}  // namespace warpbench::cuda
