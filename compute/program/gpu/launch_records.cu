// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled into the user's programs that run on a GPU. Reports each launch, copy and memset after it has ended, from
// CUPTI's activity records (CUPTI documentation, "CUPTI Activity API"). Writes one JSON document per line to the
// descriptor given in WARPBENCH_LAUNCHES.
#include <cupti.h>

#include <cstdio>
#include <cstdlib>

namespace {

FILE* warpbenchLaunches = nullptr;
uint64_t warpbenchBegin = 0;  // of the program, in CUPTI's time

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

/// Writes the end of a record's line: start, duration and stream.
template <typename Record>
void tellTimes(const Record& record) {
  std::fprintf(warpbenchLaunches, "\"begin\": %llu, \"nanoseconds\": %llu, \"stream\": %u}\n",
               static_cast<unsigned long long>(record.start > warpbenchBegin ? record.start - warpbenchBegin : 0),
               static_cast<unsigned long long>(record.end - record.start), static_cast<unsigned>(record.streamId));
}

const char* directionOf(uint8_t copyKind) {
  switch (copyKind) {
    case CUPTI_ACTIVITY_MEMCPY_KIND_HTOD:
    case CUPTI_ACTIVITY_MEMCPY_KIND_HTOA:
      return "copy-to-device";
    case CUPTI_ACTIVITY_MEMCPY_KIND_DTOH:
    case CUPTI_ACTIVITY_MEMCPY_KIND_ATOH:
      return "copy-to-host";
    case CUPTI_ACTIVITY_MEMCPY_KIND_HTOH:
      return "copy-on-host";
    default:
      return "copy-on-device";
  }
}

void tellCopy(const char* what, unsigned long long bytes) {
  std::fprintf(warpbenchLaunches, "{\"type\": \"%s\", \"bytes\": %llu, ", what, bytes);
}

void CUPTIAPI takeBuffer(CUcontext, uint32_t, uint8_t* buffer, size_t, size_t valid) {
  CUpti_Activity* record = nullptr;
  while (cuptiActivityGetNextRecord(buffer, valid, &record) == CUPTI_SUCCESS) {
    // Newer versions append members to these structures.
    if (record->kind == CUPTI_ACTIVITY_KIND_MEMCPY) {
      const auto& copy = *reinterpret_cast<const CUpti_ActivityMemcpy5*>(record);
      tellCopy(directionOf(copy.copyKind), copy.bytes);
      tellTimes(copy);
    } else if (record->kind == CUPTI_ACTIVITY_KIND_MEMSET) {
      const auto& set = *reinterpret_cast<const CUpti_ActivityMemset4*>(record);
      tellCopy("memset", set.bytes);
      tellTimes(set);
    }
    if (record->kind != CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL) continue;
    const auto& kernel = *reinterpret_cast<const CUpti_ActivityKernel9*>(record);
    std::fprintf(warpbenchLaunches,
                 "{\"type\": \"kernel\", \"name\": \"%s\", \"grid\": [%d, %d, %d], \"block\": [%d, %d, %d], "
                 "\"registers\": %u, \"shared_bytes\": %lld, ",
                 kernel.name, kernel.gridX, kernel.gridY, kernel.gridZ, kernel.blockX, kernel.blockY, kernel.blockZ,
                 static_cast<unsigned>(kernel.registersPerThread),
                 static_cast<long long>(kernel.staticSharedMemory) + kernel.dynamicSharedMemory);
    tellTimes(kernel);
  }
  std::fflush(warpbenchLaunches);
  std::free(buffer);
}

/// Registers the final flush when the first context exists, so that it runs before the driver's own exit handler.
void CUPTIAPI contextBegins(void*, CUpti_CallbackDomain, CUpti_CallbackId, const void*) {
  static const int done = std::atexit([] { cuptiActivityFlushAll(CUPTI_ACTIVITY_FLAG_FLUSH_FORCED); });
  static_cast<void>(done);
}

__attribute__((constructor)) void warpbenchRecordsLaunches() {
  const char* const descriptor = std::getenv("WARPBENCH_LAUNCHES");
  warpbenchLaunches = descriptor == nullptr ? nullptr : fdopen(std::atoi(descriptor), "w");
  if (warpbenchLaunches == nullptr) return;
  unsetenv("WARPBENCH_LAUNCHES");  // hides it from child processes
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
  next("cuptiActivityEnable", [] { return cuptiActivityEnable(CUPTI_ACTIVITY_KIND_MEMCPY); });
  next("cuptiActivityEnable", [] { return cuptiActivityEnable(CUPTI_ACTIVITY_KIND_MEMSET); });
  next("cuptiGetTimestamp", [] { return cuptiGetTimestamp(&warpbenchBegin); });
  next("cuptiActivityFlushPeriod", [] { return cuptiActivityFlushPeriod(kFlushMilliseconds); });
  next("cuptiSubscribe", [] { return cuptiSubscribe(&subscriber, contextBegins, nullptr); });
  next("cuptiEnableCallback", [] {
    return cuptiEnableCallback(1, subscriber, CUPTI_CB_DOMAIN_RESOURCE, CUPTI_CBID_RESOURCE_CONTEXT_CREATED);
  });
  if (error != CUPTI_SUCCESS) tell(what, error);
}

}  // namespace
