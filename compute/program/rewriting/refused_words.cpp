// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/rewriting/refused_words.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "own/cuda_tokens.h"
#include "program/rewriting/nvidia_headers.h"
#include "program/rewriting/source_places.h"

namespace warpbench::program {
namespace {

using own::Token;
using own::TokenAt;

/// Refused prefixes and the library or feature that they belong to.
struct Refused {
  std::string_view beginning;
  bool whole;  ///< matches whole words only
  std::string_view what;
};
constexpr std::string_view kReferences =
    "CUDA 12 removed texture and surface references: use cudaCreateTextureObject";
constexpr std::array kRefused{
    Refused{"tex2Dgather", true, "gathering from textures is not simulated"},
    Refused{"tex1DLod", true, "mipmaps are not simulated"},
    Refused{"tex2DLod", true, "mipmaps are not simulated"},
    Refused{"tex3DLod", true, "mipmaps are not simulated"},
    Refused{"tex1DGrad", true, "mipmaps are not simulated"},
    Refused{"tex2DGrad", true, "mipmaps are not simulated"},
    Refused{"tex3DGrad", true, "mipmaps are not simulated"},
    Refused{"cudaMallocMipmapped", false, "mipmaps are not simulated"},
    Refused{"cudaBindTexture", false, kReferences},
    Refused{"cudaGetTextureReference", true, kReferences},
    Refused{"textureReference", true, kReferences},
    Refused{"surfaceReference", true, kReferences},
    Refused{"cudaGraphCond", false, "conditional nodes of CUDA graphs are not simulated"},
    Refused{"cudaGraphSetConditional", true, "conditional nodes of CUDA graphs are not simulated"},
    Refused{"cudaGraphAddNode", true, "nodes of CUDA graphs by cudaGraphAddNode are not simulated"},
    Refused{"cudaGraphAddChildGraphNode", true, "CUDA graphs within others are not simulated"},
    Refused{"cudaGraphAddDependencies", false, "later changes of the dependencies of CUDA graphs are not simulated"},
    Refused{"cudaGraphAddEvent", false, "events as nodes of CUDA graphs are not simulated"},
    Refused{"cudaGraphMemAttributeType", true, "queries of the memory of CUDA graphs are not simulated"},
    Refused{"cudaStreamBeginCaptureToGraph", true, "a capture into a graph that exists is not simulated"},
    Refused{"cudaIpc", false, "memory of other processes is not simulated"},
    Refused{"cudaGraphics", false, "graphics are not simulated"},
    Refused{"cudaGL", false, "graphics are not simulated"},
    Refused{"cudaExternal", false, "memory of graphics is not simulated"},
    Refused{"cudaImportExternal", false, "memory of graphics is not simulated"},
    Refused{"cluster_group", true, "clusters of blocks are not simulated"},
    Refused{"this_cluster", true, "clusters of blocks are not simulated"},
    Refused{"multi_grid_group", true, "grids of several GPUs are not simulated"},
    Refused{"this_multi_grid", true, "grids of several GPUs are not simulated"},
    Refused{"cudaLaunchCooperativeKernelMultiDevice", true, "grids of several GPUs are not simulated"},
    Refused{"bmma_sync", true, "products of single bits are not simulated"},
};

/// Whether the word is a driver function, such as "cuInit" or "cuModuleLoad", and not one for complex numbers.
bool isOfDriver(std::string_view word) {
  static constexpr std::array<std::string_view, 12> kOfComplex{"cuComplex", "cuDouble", "cuFloat", "cuCreal",
                                                               "cuCimag",   "cuConj",   "cuCadd",  "cuCsub",
                                                               "cuCmul",    "cuCdiv",   "cuCabs",  "cuCfma"};
  return word.size() > 3 && word.starts_with("cu") && word[2] >= 'A' && word[2] <= 'Z' && word[3] >= 'a' &&
         word[3] <= 'z' &&
         std::ranges::none_of(kOfComplex, [&](std::string_view each) { return word.starts_with(each); });
}

}  // namespace

std::vector<Diagnostic> refusedWords(std::string_view preprocessed) {
  const std::vector<Token> tokens = own::tokensOf(preprocessed);
  SourcePlaces places(preprocessed, tokens);
  std::vector<Diagnostic> found;
  std::set<std::pair<std::string, std::string_view>> said;  // each once per file
  for (TokenAt token = tokens.begin(); token != tokens.end(); ++token) {
    if (token->inDirective || token->kind != Token::Kind::Identifier) continue;
    const SourcePlace place = places.at(token);
    if (place.system || place.file.find("program/cuda/") != std::string::npos ||
        place.file.find("simulator/cuda/") != std::string::npos)
      continue;
    const auto refused = std::ranges::find_if(kRefused, [&](const Refused& each) {
      return each.whole ? token->text == each.beginning : token->text.starts_with(each.beginning);
    });
    const std::string_view what = refused != kRefused.end() ? refused->what
                                  : isOfDriver(token->text) ? "the driver's functions are not simulated"
                                                            : "";
    if (what.empty() || !said.insert({place.file, what}).second) continue;
    found.push_back(
        {.file = place.file, .line = place.line, .text = std::string(token->text) + ": " + std::string(what)});
  }
  return found;
}

std::string whyNoHeader(std::string_view header) {
  if (isNvidias(header))
    return std::string("its headers are NVIDIA's: install the CUDA Toolkit, or give ") +
           (header.starts_with("cu") && !header.starts_with("cuda/") && !header.starts_with("cub/")
                ? "the folder of these"
                : "a copy of CCCL") +
           " by -I";
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 17> kHeaders{{
      {"cublas.h", "cuBLAS's interface before cublas_v2.h is"},
      {"cublasXt", "cuBLASXt is"},
      {"cufftXt", "cuFFT on several GPUs is"},
      {"cufftw", "cuFFT with FFTW's names is"},
      {"cusparse_v2", "cuSPARSE's interface before cusparse.h is"},
      {"cusolverSp", "cuSOLVER's part for sparse matrices is"},
      {"cusolverRf", "cuSOLVER's part for sparse matrices is"},
      {"cusolverMg", "cuSOLVER on several GPUs is"},
      {"npp", "NPP is"},
      {"nvjpeg", "nvJPEG is"},
      {"nvrtc", "NVRTC is"},
      {"cudnn", "cuDNN is"},
      {"cudaProfiler", "the driver's functions are"},
      {"GL/", "graphics are"},
      {"helper_gl", "graphics are"},
      {"vulkan/", "graphics are"},
      {"mpi.h", "MPI is"},
  }};
  for (const auto& [beginning, what] : kHeaders)
    if (header.starts_with(beginning)) return std::string(what) + " not simulated";
  return "";
}

std::string whyNoWord(std::string_view word) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kLibraries{{
      {"cublas", "cuBLAS"},
      {"cusparse", "cuSPARSE"},
      {"cusolver", "cuSOLVER"},
      {"cufft", "cuFFT"},
      {"curand", "cuRAND"},
      {"nvml", "NVML"},
  }};
  for (const auto& [beginning, library] : kLibraries)
    if (word.size() > beginning.size() && word.starts_with(beginning) && word[beginning.size()] >= 'A' &&
        word[beginning.size()] <= 'Z')
      return "this part of " + std::string(library) + " is not simulated";
  return "";
}

}  // namespace warpbench::program
