// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/nvcc_command_line.h"

#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "cli/interrupt.h"
#include "cli/own_kernel_file.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "program/build/nvcc_driver.h"

namespace warpbench::cli {

int runNvccCommandLine(int count, char** words) {
  constexpr int kFailed = 1;
  constexpr int kDoesNotCompile = 2;
  constexpr int kStopped = 130;
  try {
    const Interrupt interrupt;
    return program::runNvcc(std::vector<std::string>(words + 1, words + count), interrupt.token());
  } catch (const CompileError& error) {
    printDiagnostics(std::cerr, error);
    return kDoesNotCompile;
  } catch (const Cancelled&) {
    return kStopped;
  } catch (const std::exception& error) {
    std::cerr << "warpbench-nvcc fatal   : " << oneLine(error.what()) << '\n';
    return kFailed;
  }
}

}  // namespace warpbench::cli
