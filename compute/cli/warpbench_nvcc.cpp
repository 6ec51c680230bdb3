// SPDX-License-Identifier: GPL-3.0-or-later
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include "cli/interrupt.h"
#include "cli/own_kernel_file.h"
#include "core/text/error.h"
#include "core/text/text.h"
#include "program/build/nvcc_driver.h"

/// Returns nvcc's exit status: 1 for an invalid command line, 2 if the program does not compile.
int main(int count, char** words) {
  using namespace warpbench;
  constexpr int kFailed = 1;
  constexpr int kDoesNotCompile = 2;
  constexpr int kStopped = 130;
  try {
    const cli::Interrupt interrupt;
    return program::runNvcc(std::vector<std::string>(words + 1, words + count), interrupt.token());
  } catch (const CompileError& error) {
    cli::printDiagnostics(std::cerr, error);
    return kDoesNotCompile;
  } catch (const Cancelled&) {
    return kStopped;
  } catch (const std::exception& error) {
    std::cerr << "warpbench-nvcc fatal   : " << oneLine(error.what()) << '\n';
    return kFailed;
  }
}
