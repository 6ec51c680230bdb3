// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <list>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "program/cuda/graph_types.h"

/// A piece of a graph's work, performed in the stream in which the graph is launched.
struct CUgraphNode_st {
  cudaGraphNodeType type = cudaGraphNodeTypeEmpty;
  std::function<cudaError_t(cudaStream_t)> work;
};
/// Nodes in the order in which they were added, which respects their dependencies.
struct CUgraph_st {
  std::list<CUgraphNode_st> nodes;
  bool valid = true;  ///< during capture: everything requested so far can be captured
  /// Memory that its nodes allocate. It lives as long as the graph and all executables made from it.
  std::vector<std::shared_ptr<void>> memory;
};
/// An executable graph: its nodes as of its instantiation, in order, with the graph's nodes as keys.
struct CUgraphExec_st {
  std::vector<std::pair<const CUgraphNode_st*, CUgraphNode_st>> nodes;
  std::vector<std::shared_ptr<void>> memory;
};

namespace warpbench::program {

struct Caller;

/// All existing graphs, to detect invalid handles.
std::set<cudaGraph_t>& knownGraphs();

/// Nodes that allocate and free. As in CUDA, the address is valid from now on, for as long as the graph exists.
cudaError_t addAllocation(const Caller& caller, CUgraph_st& graph, void** at, std::size_t bytes);
cudaError_t addFree(const Caller& caller, CUgraph_st& graph, void* at);

}  // namespace warpbench::program
