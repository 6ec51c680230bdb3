// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>

#include "own/gpu/cuda_compiler.h"

namespace warpbench::own {

/// nvcc, CUDA's compiler as a program.
class Nvcc : public CudaCompiler {
 public:
  Nvcc(std::filesystem::path program, int capability);

  /// Finds nvcc on PATH or in the toolkit's folder; nothing if it or the g++ that it needs is missing.
  static std::optional<std::filesystem::path> find();

  const std::string& key() const override { return m_key; }
  Outcome compile(const std::string& text, const std::string& name,
                  const std::vector<ReplacedName>& taken) const override;

 private:
  std::vector<std::string> m_words;  ///< the program and its flags
  std::string m_key;
};

}  // namespace warpbench::own
