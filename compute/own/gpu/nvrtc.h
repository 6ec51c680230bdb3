// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "own/gpu/cuda_compiler.h"

namespace warpbench::own {

/// NVRTC, CUDA's compiler as a library, loaded with the first object of this class. Needs no GPU.
class Nvrtc : public CudaCompiler {
 public:
  /// @throws RequestError, one line, if it is not installed.
  explicit Nvrtc(int capability);

  const std::string& key() const override { return m_key; }
  Outcome compile(const std::string& text, const std::string& name,
                  const std::vector<ReplacedName>& taken) const override;

 private:
  struct Functions;
  struct Header {
    std::string name;
    std::string text;
  };
  const Functions& m_functions;
  std::vector<Header> m_headers;
  std::vector<std::string> m_options;
  std::string m_key;
};

}  // namespace warpbench::own
