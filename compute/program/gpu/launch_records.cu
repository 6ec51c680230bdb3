// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled into programs of the user's that run on a GPU: tells of each launch when it has ended, by CUPTI's activity
// records (CUPTI documentation, "CUPTI Activity API"). One JSON document a line goes to the descriptor that
// WARPBENCH_LAUNCHES names.
#include <cupti.h>

#include <cstdio>
#include <cstdlib>

namespace {

FILE* warpbenchLaunches = nullptr;

void tell(const char* what, CUptiResult error) {
  const char* reason = "";
  cuptiGetResultString(error, &reason);
  std::fprintf(warpbenchLaunches, "{\"type\": \"unrecorded\", \"reason\": \"%s: %s\"}\n", what, reason);
  std::fflush(warpbenchLaunches);
}

void CUPTIAPI giveBuffer(uint8_t** buffer, size_t* bytes, size_t* mostRecords) {
  constexpr size_t kBytes = size_t{1} << 20;
  *buffer = static_cast<uint8_t*>(std::aligned_alloc(ACTIVITY_RECORD_ALIGNMENT, kBytes));
  *bytes = *buffer == nullptr ? 0 : kBytes;
  *mostRecords = 0;  // as many as fit
}

void CUPTIAPI takeBuffer(CUcontext, uint32_t, uint8_t* buffer, size_t, size_t valid) {
  CUpti_Activity* record = nullptr;
  while (cuptiActivityGetNextRecord(buffer, valid, &record) == CUPTI_SUCCESS) {
    if (record->kind != CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL) continue;
    // Newer versions add members behind these.
    const auto& kernel = *reinterpret_cast<const CUpti_ActivityKernel9*>(record);
    std::fprintf(warpbenchLaunches,
                 "{\"type\": \"kernel\", \"name\": \"%s\", \"grid\": [%d, %d, %d], \"block\": [%d, %d, %d], "
                 "\"registers\": %u, \"shared_bytes\": %lld, \"nanoseconds\": %llu}\n",
                 kernel.name, kernel.gridX, kernel.gridY, kernel.gridZ, kernel.blockX, kernel.blockY, kernel.blockZ,
                 static_cast<unsigned>(kernel.registersPerThread),
                 static_cast<long long>(kernel.staticSharedMemory) + kernel.dynamicSharedMemory,
                 static_cast<unsigned long long>(kernel.end - kernel.start));
  }
  std::fflush(warpbenchLaunches);
  std::free(buffer);
}

/// The first context is there: what is to happen at the program's end goes before the driver's own end.
void CUPTIAPI contextBegins(void*, CUpti_CallbackDomain, CUpti_CallbackId, const void*) {
  static const int done = std::atexit([] { cuptiActivityFlushAll(CUPTI_ACTIVITY_FLAG_FLUSH_FORCED); });
  static_cast<void>(done);
}

__attribute__((constructor)) void warpbenchRecordsLaunches() {
  const char* const descriptor = std::getenv("WARPBENCH_LAUNCHES");
  warpbenchLaunches = descriptor == nullptr ? nullptr : fdopen(std::atoi(descriptor), "w");
  if (warpbenchLaunches == nullptr) return;
  unsetenv("WARPBENCH_LAUNCHES");  // not for what the program starts
  static CUpti_SubscriberHandle subscriber;
  constexpr uint32_t kFlushMilliseconds = 100;
  const char* what = "cuptiActivityRegisterCallbacks";
  CUptiResult error = cuptiActivityRegisterCallbacks(giveBuffer, takeBuffer);
  const auto next = [&](const char* name, auto call) {
    if (error != CUPTI_SUCCESS) return;
    what = name;
    error = call();
  };
  next("cuptiActivityEnable", [] { return cuptiActivityEnable(CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL); });
  next("cuptiActivityFlushPeriod", [] { return cuptiActivityFlushPeriod(kFlushMilliseconds); });
  next("cuptiSubscribe", [] { return cuptiSubscribe(&subscriber, contextBegins, nullptr); });
  next("cuptiEnableCallback", [] {
    return cuptiEnableCallback(1, subscriber, CUPTI_CB_DOMAIN_RESOURCE, CUPTI_CBID_RESOURCE_CONTEXT_CREATED);
  });
  if (error != CUPTI_SUCCESS) tell(what, error);
}

}  // namespace
