// SPDX-License-Identifier: GPL-3.0-or-later
// Streams and events. Work is complete when the call that requests it returns; times are modelled.
#include <set>

#include "program/cuda/graph_functions.h"
#include "program/cuda/runtime_functions.h"
#include "program/runtime/program_run.h"

using warpbench::SourceLine;
using warpbench::program::Caller;
using warpbench::program::knownGraphs;
using warpbench::program::run;

namespace {

/// The approximate distance of two consecutive events, because an event is work as well.
constexpr double kEventMs = 0.001;

std::set<CUevent_st*>& events() {
  static std::set<CUevent_st*> all;
  return all;
}
bool knows(cudaEvent_t event) { return events().contains(event); }

cudaError_t onStream(const Caller& caller, bool waits, cudaStream_t stream, auto work) {
  return run().call(caller, waits, [&] {
    if (!run().timeline().knows(stream)) return cudaErrorInvalidResourceHandle;
    return work();
  });
}
cudaError_t onEvent(const Caller& caller, bool waits, cudaEvent_t event, auto work) {
  return run().call(caller, waits, [&] {
    if (!knows(event)) return cudaErrorInvalidResourceHandle;
    return work();
  });
}

cudaError_t createStream(const Caller& caller, cudaStream_t* stream, unsigned flags, int priority) {
  return run().call(caller, false, [&] {
    if (stream == nullptr) return cudaErrorInvalidValue;
    *stream = run().timeline().create(flags, priority);
    run().owns(caller, *stream, "stream");
    return cudaSuccess;
  });
}
cudaError_t createEvent(const Caller& caller, cudaEvent_t* event, unsigned flags) {
  return run().call(caller, false, [&] {
    if (event == nullptr) return cudaErrorInvalidValue;
    *event = new CUevent_st{.timed = (flags & cudaEventDisableTiming) == 0};
    events().insert(*event);
    run().owns(caller, *event, "event");
    return cudaSuccess;
  });
}
/// Invalidates a capture if the program requests something that cannot be captured. @returns whether the stream is
/// being captured.
bool endsCapture(cudaStream_t stream) {
  CUgraph_st* const graph = run().timeline().capturing(stream);
  if (graph != nullptr) graph->valid = false;
  return graph != nullptr;
}

cudaError_t record(const Caller& caller, cudaEvent_t event, cudaStream_t stream) {
  return onEvent(caller, false, event, [&] {
    if (!run().timeline().knows(stream)) return cudaErrorInvalidResourceHandle;
    event->capture = run().timeline().capturing(stream);
    if (event->capture != nullptr) return cudaSuccess;
    run().work(caller, stream, warpbench::program::Timeline::Engine::None, false,
               {.kind = warpbench::program::WorkEvent::Kind::Event, .milliseconds = kEventMs});
    run().timeline().record(*event, stream);
    return cudaSuccess;
  });
}

}  // namespace

extern "C" {

cudaError_t cudaStreamCreateWithPriority(cudaStream_t* stream, unsigned flags, int priority) {
  return createStream(WARPBENCH_CALLER("cudaStreamCreateWithPriority"), stream, flags, priority);
}
cudaError_t cudaStreamCreateWithFlags(cudaStream_t* stream, unsigned flags) {
  return createStream(WARPBENCH_CALLER("cudaStreamCreateWithFlags"), stream, flags, 0);
}
cudaError_t cudaStreamCreate(cudaStream_t* stream) {
  return createStream(WARPBENCH_CALLER("cudaStreamCreate"), stream, 0, 0);
}
cudaError_t cudaStreamDestroy(cudaStream_t stream) {
  return run().call(WARPBENCH_CALLER("cudaStreamDestroy"), false, [&] {
    if (!run().timeline().destroy(stream)) return cudaErrorInvalidResourceHandle;
    run().disowns(stream);
    return cudaSuccess;
  });
}
cudaError_t cudaStreamSynchronize(cudaStream_t stream) {
  return onStream(WARPBENCH_CALLER("cudaStreamSynchronize"), true, stream, [&] {
    if (endsCapture(stream)) return cudaErrorStreamCaptureUnsupported;
    run().timeline().synchronise(stream);
    return cudaSuccess;
  });
}
cudaError_t cudaStreamQuery(cudaStream_t stream) {
  return onStream(WARPBENCH_CALLER("cudaStreamQuery"), true, stream, [&] {
    if (endsCapture(stream)) return cudaErrorStreamCaptureUnsupported;
    run().timeline().synchronise(stream);  // a program that polls until completion has waited
    return cudaSuccess;
  });
}
cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned) {
  const Caller caller = WARPBENCH_CALLER("cudaStreamWaitEvent");
  return onStream(caller, false, stream, [&] {
    if (!knows(event)) return cudaErrorInvalidResourceHandle;
    // A stream that waits for work of a capture joins it.
    if (event->capture != nullptr) {
      if (run().timeline().isDefault(stream)) return cudaErrorStreamCaptureUnsupported;
      stream->capture = event->capture;
      return cudaSuccess;
    }
    run().timeline().wait(stream, *event, run().check() != nullptr ? run().lineOfCaller(caller) : SourceLine());
    return cudaSuccess;
  });
}
cudaError_t cudaStreamGetFlags(cudaStream_t stream, unsigned* flags) {
  return onStream(WARPBENCH_CALLER("cudaStreamGetFlags"), false, stream, [&] {
    *flags = run().timeline().isDefault(stream) ? 0 : stream->flags;
    return cudaSuccess;
  });
}
cudaError_t cudaStreamGetPriority(cudaStream_t stream, int* priority) {
  return onStream(WARPBENCH_CALLER("cudaStreamGetPriority"), false, stream, [&] {
    *priority = run().timeline().isDefault(stream) ? 0 : stream->priority;
    return cudaSuccess;
  });
}
cudaError_t cudaStreamSetAttribute(cudaStream_t stream, cudaStreamAttrID, const cudaStreamAttrValue* value) {
  return onStream(WARPBENCH_CALLER("cudaStreamSetAttribute"), false, stream,
                  [&] { return value == nullptr ? cudaErrorInvalidValue : cudaSuccess; });
}
cudaError_t cudaCtxResetPersistingL2Cache() { return cudaSuccess; }
cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void* data, unsigned) {
  return onStream(WARPBENCH_CALLER("cudaStreamAddCallback"), false, stream, [&] {
    if (endsCapture(stream)) return cudaErrorStreamCaptureUnsupported;
    run().callBack(stream, [&] { callback(stream, cudaSuccess, data); });
    return cudaSuccess;
  });
}
cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t function, void* data) {
  return onStream(WARPBENCH_CALLER("cudaLaunchHostFunc"), false, stream, [&] {
    if (CUgraph_st* const graph = run().timeline().capturing(stream)) {
      graph->nodes.push_back({cudaGraphNodeTypeHost, [=](cudaStream_t now) {
                                run().callBack(now, [&] { function(data); });
                                return cudaSuccess;
                              }});
      return cudaSuccess;
    }
    run().callBack(stream, [&] { function(data); });
    return cudaSuccess;
  });
}

cudaError_t cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode) {
  return onStream(WARPBENCH_CALLER("cudaStreamBeginCapture"), false, stream, [&] {
    if (run().timeline().isDefault(stream)) return cudaErrorStreamCaptureUnsupported;
    if (stream->capture != nullptr) return cudaErrorIllegalState;
    stream->capture = new CUgraph_st;
    return cudaSuccess;
  });
}
cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t* graph) {
  return onStream(WARPBENCH_CALLER("cudaStreamEndCapture"), false, stream, [&] {
    CUgraph_st* const captured = run().timeline().capturing(stream);
    if (captured == nullptr) return cudaErrorIllegalState;
    if (graph == nullptr) return cudaErrorInvalidValue;
    run().timeline().endCapture(captured);
    for (CUevent_st* const event : events())
      if (event->capture == captured) event->capture = nullptr;
    *graph = nullptr;
    if (!captured->valid) {
      delete captured;
      return cudaErrorStreamCaptureInvalidated;
    }
    *graph = captured;
    knownGraphs().insert(captured);
    return cudaSuccess;
  });
}
cudaError_t cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus* status) {
  return onStream(WARPBENCH_CALLER("cudaStreamIsCapturing"), false, stream, [&] {
    if (status == nullptr) return cudaErrorInvalidValue;
    const CUgraph_st* const graph = run().timeline().capturing(stream);
    *status = graph == nullptr ? cudaStreamCaptureStatusNone
              : graph->valid   ? cudaStreamCaptureStatusActive
                               : cudaStreamCaptureStatusInvalidated;
    return cudaSuccess;
  });
}

cudaError_t cudaEventCreateWithFlags(cudaEvent_t* event, unsigned flags) {
  return createEvent(WARPBENCH_CALLER("cudaEventCreateWithFlags"), event, flags);
}
cudaError_t cudaEventCreate(cudaEvent_t* event) { return createEvent(WARPBENCH_CALLER("cudaEventCreate"), event, 0); }
cudaError_t cudaEventDestroy(cudaEvent_t event) {
  return onEvent(WARPBENCH_CALLER("cudaEventDestroy"), false, event, [&] {
    events().erase(event);
    run().disowns(event);
    delete event;
    return cudaSuccess;
  });
}
cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream) {
  return record(WARPBENCH_CALLER("cudaEventRecord"), event, stream);
}
cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream, unsigned) {
  return record(WARPBENCH_CALLER("cudaEventRecordWithFlags"), event, stream);
}
cudaError_t cudaEventSynchronize(cudaEvent_t event) {
  return onEvent(WARPBENCH_CALLER("cudaEventSynchronize"), true, event, [&] {
    run().timeline().synchronise(*event);
    return cudaSuccess;
  });
}
cudaError_t cudaEventQuery(cudaEvent_t event) {
  return onEvent(WARPBENCH_CALLER("cudaEventQuery"), true, event, [&] {
    run().timeline().synchronise(*event);  // a program that polls until completion has waited
    return cudaSuccess;
  });
}
cudaError_t cudaEventElapsedTime(float* milliseconds, cudaEvent_t begin, cudaEvent_t end) {
  return onEvent(WARPBENCH_CALLER("cudaEventElapsedTime"), true, begin, [&] {
    if (milliseconds == nullptr) return cudaErrorInvalidValue;
    if (!knows(end) || begin->time < 0 || end->time < 0 || !begin->timed || !end->timed)
      return cudaErrorInvalidResourceHandle;
    if (!run().timeline().isDone(begin->time) || !run().timeline().isDone(end->time)) {
      run().errors().because("the program has not waited for the events");
      return cudaErrorNotReady;
    }
    *milliseconds = static_cast<float>(end->time - begin->time);
    return cudaSuccess;
  });
}

}  // extern "C"
