// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/gpu_shifts.h"

#include <array>
#include <cstddef>

namespace warpbench::program {
namespace {

/// Of so many bits by an amount that is not known before: "\tsall\t%cl, %eax".
struct Shift {
  std::string_view beginning;
  int width;
  bool keepsSign;
  char suffix;  ///< of instructions of its width
};
constexpr std::array kShifts{Shift{"\tsall\t%cl, ", 32, false, 'l'}, Shift{"\tshll\t%cl, ", 32, false, 'l'},
                             Shift{"\tshrl\t%cl, ", 32, false, 'l'}, Shift{"\tsarl\t%cl, ", 32, true, 'l'},
                             Shift{"\tsalq\t%cl, ", 64, false, 'q'}, Shift{"\tshlq\t%cl, ", 64, false, 'q'},
                             Shift{"\tshrq\t%cl, ", 64, false, 'q'}, Shift{"\tsarq\t%cl, ", 64, true, 'q'}};

/// With its end of line. The flags are the shift's to change.
std::string asOnGpu(const Shift& shift, std::string_view line) {
  const std::string operand(line.substr(shift.beginning.size()));
  const std::string suffix(1, shift.suffix);
  std::string text = "\tcmpb\t$" + std::to_string(shift.width - 1) + ", %cl\n\tjbe\t1f\n";
  text += shift.keepsSign ? "\tsar" + suffix + "\t$" + std::to_string(shift.width - 1) + ", " + operand
                          : "\tmov" + suffix + "\t$0, " + operand;
  return (text += "\tjmp\t2f\n1:\n").append(line) + "2:\n";
}

}  // namespace

std::string withGpuShifts(std::string_view assembly) {
#if defined(__x86_64__)
  std::string text;
  text.reserve(assembly.size());
  while (!assembly.empty()) {
    const std::size_t found = assembly.find('\n');
    const std::string_view line = assembly.substr(0, found == assembly.npos ? found : found + 1);
    assembly.remove_prefix(line.size());
    const Shift* known = nullptr;
    for (const Shift& shift : kShifts)
      if (line.starts_with(shift.beginning) && line.ends_with('\n')) known = &shift;
    known == nullptr ? text.append(line) : text.append(asOnGpu(*known, line));
  }
  return text;
#else
  return std::string(assembly);
#endif
}

}  // namespace warpbench::program
