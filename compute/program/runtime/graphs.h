// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <list>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "program/cuda/graph_types.h"

/// A piece of a graph's work, done on behalf of the stream that the graph is launched in.
struct CUgraphNode_st {
  cudaGraphNodeType type = cudaGraphNodeTypeEmpty;
  std::function<cudaError_t(cudaStream_t)> work;
};
/// Nodes in the order in which they were added: none comes before one that it depends on.
struct CUgraph_st {
  std::list<CUgraphNode_st> nodes;
  bool valid = true;  ///< it is captured, and all that was asked for can be
  /// Memory that its nodes allocate: it is there as long as the graph or one that was made of it.
  std::vector<std::shared_ptr<void>> memory;
};
/// A graph that can be launched: what its nodes were when it was made, in order, by the nodes of the graph.
struct CUgraphExec_st {
  std::vector<std::pair<const CUgraphNode_st*, CUgraphNode_st>> nodes;
  std::vector<std::shared_ptr<void>> memory;
};

namespace warpbench::program {

struct Caller;

/// Those that the program has, to tell handles that are none.
std::set<cudaGraph_t>& knownGraphs();

/// Nodes that allocate and free. The address is there from now on, as CUDA has it, as long as the graph is.
cudaError_t addAllocation(const Caller& caller, CUgraph_st& graph, void** at, std::size_t bytes);
cudaError_t addFree(const Caller& caller, CUgraph_st& graph, void* at);

}  // namespace warpbench::program
