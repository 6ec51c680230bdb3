// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "program/cuda/graph_types.h"
#include "program/cuda/runtime_functions.h"

/// Graphs of CUDA's runtime (CUDA Runtime API, "Graph Management", "Stream Management").
extern "C" {

cudaError_t cudaStreamBeginCapture(cudaStream_t stream, cudaStreamCaptureMode mode)
    WARPBENCH_CUDA(cudaStreamBeginCapture);
cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t* graph) WARPBENCH_CUDA(cudaStreamEndCapture);
cudaError_t cudaStreamIsCapturing(cudaStream_t stream, cudaStreamCaptureStatus* status)
    WARPBENCH_CUDA(cudaStreamIsCapturing);

cudaError_t cudaGraphCreate(cudaGraph_t* graph, unsigned flags) WARPBENCH_CUDA(cudaGraphCreate);
cudaError_t cudaGraphDestroy(cudaGraph_t graph) WARPBENCH_CUDA(cudaGraphDestroy);
cudaError_t cudaGraphClone(cudaGraph_t* clone, cudaGraph_t graph) WARPBENCH_CUDA(cudaGraphClone);
cudaError_t cudaGraphGetNodes(cudaGraph_t graph, cudaGraphNode_t* nodes, size_t* count)
    WARPBENCH_CUDA(cudaGraphGetNodes);
cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, cudaGraphNodeType* type) WARPBENCH_CUDA(cudaGraphNodeGetType);
cudaError_t cudaGraphAddKernelNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* after, size_t count,
                                   const cudaKernelNodeParams* params) WARPBENCH_CUDA(cudaGraphAddKernelNode);
cudaError_t cudaGraphAddMemcpyNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* after, size_t count,
                                   const cudaMemcpy3DParms* params) WARPBENCH_CUDA(cudaGraphAddMemcpyNode);
cudaError_t cudaGraphAddMemcpyNode1D(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* after,
                                     size_t count, void* to, const void* from, size_t bytes, cudaMemcpyKind kind)
    WARPBENCH_CUDA(cudaGraphAddMemcpyNode1D);
cudaError_t cudaGraphAddMemsetNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* after, size_t count,
                                   const cudaMemsetParams* params) WARPBENCH_CUDA(cudaGraphAddMemsetNode);
cudaError_t cudaGraphAddHostNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* after, size_t count,
                                 const cudaHostNodeParams* params) WARPBENCH_CUDA(cudaGraphAddHostNode);
cudaError_t cudaGraphAddEmptyNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* after, size_t count)
    WARPBENCH_CUDA(cudaGraphAddEmptyNode);
cudaError_t cudaGraphAddMemAllocNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* after,
                                     size_t count, cudaMemAllocNodeParams* params)
    WARPBENCH_CUDA(cudaGraphAddMemAllocNode);
cudaError_t cudaGraphAddMemFreeNode(cudaGraphNode_t* node, cudaGraph_t graph, const cudaGraphNode_t* after,
                                    size_t count, void* at) WARPBENCH_CUDA(cudaGraphAddMemFreeNode);

cudaError_t cudaGraphInstantiateWithFlags(cudaGraphExec_t* made, cudaGraph_t graph, unsigned long long flags = 0)
    WARPBENCH_CUDA(cudaGraphInstantiateWithFlags);
cudaError_t cudaGraphExecDestroy(cudaGraphExec_t made) WARPBENCH_CUDA(cudaGraphExecDestroy);
cudaError_t cudaGraphLaunch(cudaGraphExec_t made, cudaStream_t stream) WARPBENCH_CUDA(cudaGraphLaunch);
cudaError_t cudaGraphUpload(cudaGraphExec_t made, cudaStream_t stream) WARPBENCH_CUDA(cudaGraphUpload);
cudaError_t cudaGraphExecUpdate(cudaGraphExec_t made, cudaGraph_t graph, cudaGraphExecUpdateResultInfo* result)
    WARPBENCH_CUDA(cudaGraphExecUpdate);
cudaError_t cudaGraphExecKernelNodeSetParams(cudaGraphExec_t made, cudaGraphNode_t node,
                                             const cudaKernelNodeParams* params)
    WARPBENCH_CUDA(cudaGraphExecKernelNodeSetParams);
cudaError_t cudaDeviceGraphMemTrim(int device) WARPBENCH_CUDA(cudaDeviceGraphMemTrim);

}  // extern "C"

// The signature of CUDA 12, followed by that of CUDA 11.
inline cudaError_t cudaGraphInstantiate(cudaGraphExec_t* made, cudaGraph_t graph, unsigned long long flags = 0) {
  return cudaGraphInstantiateWithFlags(made, graph, flags);
}
inline cudaError_t cudaGraphInstantiate(cudaGraphExec_t* made, cudaGraph_t graph, cudaGraphNode_t*, char*, size_t) {
  return cudaGraphInstantiateWithFlags(made, graph);
}
inline cudaError_t cudaGraphExecUpdate(cudaGraphExec_t made, cudaGraph_t graph, cudaGraphNode_t*,
                                       cudaGraphExecUpdateResult* result) {
  cudaGraphExecUpdateResultInfo info{};
  const cudaError_t error = cudaGraphExecUpdate(made, graph, &info);
  if (result != nullptr) *result = info.result;
  return error;
}
