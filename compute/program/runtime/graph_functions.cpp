// SPDX-License-Identifier: GPL-3.0-or-later
// CUDA graphs. Nodes run one after the other, in the order in which they were added.
#include <algorithm>
#include <cstring>
#include <map>
#include <string>

#include "program/cuda/graph_functions.h"
#include "program/runtime/copies.h"
#include "program/runtime/graphs.h"
#include "program/runtime/program_run.h"

using warpbench::program::addAllocation;
using warpbench::program::addFree;
using warpbench::program::Allocation;
using warpbench::program::Caller;
using warpbench::program::knownGraphs;
using warpbench::program::run;

namespace {

/// The executable graphs, each with the end of its last launch, which its next launch waits for in any stream.
std::map<cudaGraphExec_t, CUevent_st>& executables() {
  static std::map<cudaGraphExec_t, CUevent_st> all;
  return all;
}

/// The reported location of a kernel node's launch: the call that added it.
warpbench::program::LaunchPlace placeOf(const Caller& caller) {
  static std::set<std::string> files;
  const warpbench::SourceLine line = run().lineOfCaller(caller);
  return {nullptr, files.insert(line.file).first->c_str(), line.line};
}

/// Adds a node to a valid graph, after nodes of that graph.
cudaError_t addNode(const Caller& caller, cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* after,
                    std::size_t count, auto add) {
  return run().call(caller, false, [&] {
    if (node == nullptr || !knownGraphs().contains(graph) || (count > 0 && after == nullptr))
      return cudaErrorInvalidValue;
    for (std::size_t i = 0; i < count; ++i)
      if (std::ranges::none_of(graph->nodes, [&](const CUgraphNode_st& each) { return &each == after[i]; }))
        return cudaErrorInvalidValue;
    const std::size_t before = graph->nodes.size();
    const cudaError_t error = add();
    if (error == cudaSuccess && graph->nodes.size() > before) *node = &graph->nodes.back();
    return error;
  });
}

cudaError_t addKernel(const Caller& caller, CUgraph_st& graph, const cudaKernelNodeParams* params) {
  if (params == nullptr || params->func == nullptr) return cudaErrorInvalidValue;
  if (params->extra != nullptr) return cudaErrorNotSupported;
  return run().launches().addToGraph(graph, placeOf(caller),
                                     {params->gridDim, params->blockDim, params->sharedMemBytes}, params->func,
                                     params->kernelParams);
}

/// Sets elements of 1, 2 or 4 bytes, in rows.
cudaError_t setElements(const Caller& caller, const cudaMemsetParams& set, cudaStream_t stream) {
  std::vector<std::byte> row(set.width * set.elementSize);
  for (std::size_t i = 0; i < row.size(); i += set.elementSize) std::memcpy(&row[i], &set.value, set.elementSize);
  for (std::size_t y = 0; y < set.height; ++y) {
    const cudaError_t error =
        warpbench::program::copyRows(caller, static_cast<std::byte*>(set.dst) + y * set.pitch, row.data(),
                                     {.width = row.size()}, cudaMemcpyDefault, stream, false);
    if (error != cudaSuccess) return error;
  }
  return cudaSuccess;
}

}  // namespace

namespace warpbench::program {

std::set<cudaGraph_t>& knownGraphs() {
  static std::set<cudaGraph_t> all;
  return all;
}

cudaError_t addAllocation(const Caller& caller, CUgraph_st& graph, void** at, std::size_t bytes) {
  return run().call(caller, false, [&] {
    if (at == nullptr || bytes == 0) return cudaErrorInvalidValue;
    *at = run().allocate(bytes, Allocation::Kind::Device, caller);
    if (*at == nullptr) return cudaErrorMemoryAllocation;
    run().graphMemory.insert(*at);
    graph.memory.emplace_back(*at, [](void* memory) {
      run().graphMemory.erase(memory);
      run().release(memory);
    });
    graph.nodes.push_back({cudaGraphNodeTypeMemAlloc, [](cudaStream_t) { return cudaSuccess; }});
    return cudaSuccess;
  });
}

cudaError_t addFree(const Caller& caller, CUgraph_st& graph, void* at) {
  return run().call(caller, false, [&] {
    if (!run().graphMemory.contains(at)) {
      run().errors().because("it frees " + run().describe(at) + ", which no graph has allocated");
      return cudaErrorInvalidValue;
    }
    graph.nodes.push_back({cudaGraphNodeTypeMemFree, [](cudaStream_t) { return cudaSuccess; }});
    return cudaSuccess;
  });
}

}  // namespace warpbench::program

extern "C" {

cudaError_t cudaGraphCreate(cudaGraph_t* graph, unsigned) {
  return run().call(WARPBENCH_CALLER("cudaGraphCreate"), false, [&] {
    if (graph == nullptr) return cudaErrorInvalidValue;
    *graph = new CUgraph_st;
    knownGraphs().insert(*graph);
    return cudaSuccess;
  });
}
cudaError_t cudaGraphDestroy(cudaGraph_t graph) {
  return run().call(WARPBENCH_CALLER("cudaGraphDestroy"), false, [&] {
    if (knownGraphs().erase(graph) == 0) return cudaErrorInvalidValue;
    delete graph;
    return cudaSuccess;
  });
}
cudaError_t cudaGraphClone(cudaGraph_t* clone, cudaGraph_t graph) {
  return run().call(WARPBENCH_CALLER("cudaGraphClone"), false, [&] {
    if (clone == nullptr || !knownGraphs().contains(graph)) return cudaErrorInvalidValue;
    if (!graph->memory.empty()) return cudaErrorNotSupported;  // as in CUDA
    *clone = new CUgraph_st(*graph);
    knownGraphs().insert(*clone);
    return cudaSuccess;
  });
}
cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t* nodes, std::size_t* count) {
  return run().call(WARPBENCH_CALLER("cudaGraphGetNodes"), false, [&] {
    if (count == nullptr || !knownGraphs().contains(graph)) return cudaErrorInvalidValue;
    if (nodes == nullptr) {
      *count = graph->nodes.size();
      return cudaSuccess;
    }
    std::size_t i = 0;
    for (CUgraphNode_st& each : graph->nodes)
      if (i < *count) nodes[i++] = &each;
    std::fill(nodes + i, nodes + *count, nullptr);
    *count = i;
    return cudaSuccess;
  });
}
cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, cudaGraphNodeType* type) {
  return run().call(WARPBENCH_CALLER("cudaGraphNodeGetType"), false, [&] {
    if (node == nullptr || type == nullptr) return cudaErrorInvalidValue;
    *type = node->type;
    return cudaSuccess;
  });
}

cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* after,
                                   std::size_t count, const cudaKernelNodeParams* params) {
  const Caller caller = WARPBENCH_CALLER("cudaGraphAddKernelNode");
  return addNode(caller, node, graph, after, count, [&] { return addKernel(caller, *graph, params); });
}
cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* after,
                                   std::size_t count, const cudaMemcpy3DParms* params) {
  return addNode(WARPBENCH_CALLER("cudaGraphAddMemcpyNode"), node, graph, after, count, [&] {
    if (params == nullptr) return cudaErrorInvalidValue;
    graph->nodes.push_back({cudaGraphNodeTypeMemcpy,
                            [copied = *params](cudaStream_t stream) { return cudaMemcpy3DAsync(&copied, stream); }});
    return cudaSuccess;
  });
}
cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* after,
                                     std::size_t count, void* to, const void* from, std::size_t bytes,
                                     cudaMemcpyKind kind) {
  return addNode(WARPBENCH_CALLER("cudaGraphAddMemcpyNode1D"), node, graph, after, count, [&] {
    graph->nodes.push_back(
        {cudaGraphNodeTypeMemcpy, [=](cudaStream_t stream) { return cudaMemcpyAsync(to, from, bytes, kind, stream); }});
    return cudaSuccess;
  });
}
cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* after,
                                   std::size_t count, const cudaMemsetParams* params) {
  const Caller caller = WARPBENCH_CALLER("cudaGraphAddMemsetNode");
  return addNode(caller, node, graph, after, count, [&] {
    if (params == nullptr || (params->elementSize != 1 && params->elementSize != 2 && params->elementSize != 4))
      return cudaErrorInvalidValue;
    graph->nodes.push_back({cudaGraphNodeTypeMemset,
                            [caller, set = *params](cudaStream_t stream) { return setElements(caller, set, stream); }});
    return cudaSuccess;
  });
}
cudaError_t cudaGraphAddHostNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* after,
                                 std::size_t count, const cudaHostNodeParams* params) {
  return addNode(WARPBENCH_CALLER("cudaGraphAddHostNode"), node, graph, after, count, [&] {
    if (params == nullptr || params->fn == nullptr) return cudaErrorInvalidValue;
    graph->nodes.push_back({cudaGraphNodeTypeHost, [host = *params](cudaStream_t stream) {
                              run().callBack(stream, [&] { host.fn(host.userData); });
                              return cudaSuccess;
                            }});
    return cudaSuccess;
  });
}
cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* after,
                                  std::size_t count) {
  return addNode(WARPBENCH_CALLER("cudaGraphAddEmptyNode"), node, graph, after, count, [&] {
    graph->nodes.push_back({cudaGraphNodeTypeEmpty, [](cudaStream_t) { return cudaSuccess; }});
    return cudaSuccess;
  });
}
cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* after,
                                     std::size_t count, cudaMemAllocNodeParams* params) {
  const Caller caller = WARPBENCH_CALLER("cudaGraphAddMemAllocNode");
  return addNode(caller, node, graph, after, count, [&] {
    return params == nullptr ? cudaErrorInvalidValue : addAllocation(caller, *graph, &params->dptr, params->bytesize);
  });
}
cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* after,
                                    std::size_t count, void* at) {
  const Caller caller = WARPBENCH_CALLER("cudaGraphAddMemFreeNode");
  return addNode(caller, node, graph, after, count, [&] { return addFree(caller, *graph, at); });
}

cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t* made, cudaGraph_t graph, unsigned long long) {
  return run().call(WARPBENCH_CALLER("cudaGraphInstantiate"), false, [&] {
    if (made == nullptr || !knownGraphs().contains(graph)) return cudaErrorInvalidValue;
    *made = new CUgraphExec_st{.nodes = {}, .memory = graph->memory};
    for (const CUgraphNode_st& each : graph->nodes) (*made)->nodes.emplace_back(&each, each);
    executables()[*made];
    return cudaSuccess;
  });
}
cudaError_t cudaGraphExecDestroy(cudaGraphExec_t made) {
  return run().call(WARPBENCH_CALLER("cudaGraphExecDestroy"), false, [&] {
    if (executables().erase(made) == 0) return cudaErrorInvalidValue;
    delete made;
    return cudaSuccess;
  });
}
cudaError_t cudaGraphLaunch(cudaGraphExec_t made, cudaStream_t stream) {
  return run().call(WARPBENCH_CALLER("cudaGraphLaunch"), false, [&] {
    if (!executables().contains(made)) return cudaErrorInvalidValue;
    if (!run().timeline().knows(stream)) return cudaErrorInvalidResourceHandle;
    if (run().timeline().capturing(stream) != nullptr) {
      run().errors().because("CUDA graphs within others are not simulated");
      return cudaErrorStreamCaptureUnsupported;
    }
    CUevent_st& last = executables()[made];
    if (last.clock) run().timeline().wait(stream, last, {});
    for (const auto& [of, node] : made->nodes)
      if (const cudaError_t error = node.work(stream); error != cudaSuccess) return error;
    run().timeline().record(last, stream);
    return cudaSuccess;
  });
}
cudaError_t cudaGraphUpload(cudaGraphExec_t made, cudaStream_t) {
  return run().call(WARPBENCH_CALLER("cudaGraphUpload"), false,
                    [&] { return executables().contains(made) ? cudaSuccess : cudaErrorInvalidValue; });
}
cudaError_t cudaGraphExecUpdate(cudaGraphExec_t made, cudaGraph_t graph, cudaGraphExecUpdateResultInfo* result) {
  return run().call(WARPBENCH_CALLER("cudaGraphExecUpdate"), false, [&] {
    if (result != nullptr) *result = {cudaGraphExecUpdateError, nullptr, nullptr};
    if (!executables().contains(made) || !knownGraphs().contains(graph)) return cudaErrorInvalidValue;
    const auto refuse = [&](cudaGraphExecUpdateResult why) {
      if (result != nullptr) result->result = why;
      return cudaErrorGraphExecUpdateFailure;
    };
    if (made->nodes.size() != graph->nodes.size()) return refuse(cudaGraphExecUpdateErrorTopologyChanged);
    if (!std::ranges::equal(
            made->nodes, graph->nodes, {}, [](const auto& each) { return each.second.type; }, &CUgraphNode_st::type))
      return refuse(cudaGraphExecUpdateErrorNodeTypeChanged);
    auto to = made->nodes.begin();
    for (const CUgraphNode_st& each : graph->nodes) (to++)->second = each;
    if (result != nullptr) result->result = cudaGraphExecUpdateSuccess;
    return cudaSuccess;
  });
}
cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t made, cudaGraphNode_t node,
                                             const cudaKernelNodeParams* params) {
  const Caller caller = WARPBENCH_CALLER("cudaGraphExecKernelNodeSetParams");
  return run().call(caller, false, [&] {
    if (!executables().contains(made)) return cudaErrorInvalidValue;
    const auto found = std::ranges::find_if(made->nodes, [&](const auto& each) { return each.first == node; });
    if (found == made->nodes.end() || found->second.type != cudaGraphNodeTypeKernel) return cudaErrorInvalidValue;
    CUgraph_st one;
    if (const cudaError_t error = addKernel(caller, one, params); error != cudaSuccess) return error;
    found->second = one.nodes.back();
    return cudaSuccess;
  });
}
cudaError_t cudaDeviceGraphMemTrim(int) { return cudaSuccess; }

}  // extern "C"
