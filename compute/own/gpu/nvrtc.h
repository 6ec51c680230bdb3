// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace warpbench::own {

/// NVRTC, CUDA's compiler as a library, which is loaded when the first object is made. No GPU is needed.
class Nvrtc {
 public:
  /// @throws RequestError, one line, where it is not installed.
  Nvrtc();

  /// "13.0".
  const std::string& version() const { return m_version; }
  /// Where the toolkit's headers are; empty where only the library is installed.
  const std::string& headers() const { return m_headers; }

  struct Header {
    std::string name;
    std::string text;
  };
  struct Outcome {
    std::string machineCode;           ///< empty where the text does not compile
    std::vector<std::string> symbols;  ///< in the machine code, of the expressions
    std::string log;
  };
  /// `expressions`: names of kernels, with the arguments of their templates, and of variables. @throws DeviceError.
  Outcome compile(const std::string& text, const std::string& name, const std::vector<Header>& headers,
                  const std::vector<std::string>& options, const std::vector<std::string>& expressions) const;

 private:
  struct Functions;
  const Functions& m_functions;
  std::string m_version;
  std::string m_headers;
};

}  // namespace warpbench::own
