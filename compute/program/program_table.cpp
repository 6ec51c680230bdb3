// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/program_table.h"

#include <string_view>
#include <system_error>
#include <vector>

#include "core/files/file_io.h"
#include "core/text/error.h"
#include "core/text/system_message.h"
#include "core/text/text.h"
#include "own/kernel_cache.h"
#include "own/kernel_object.h"
#include "own/tool_run.h"
#include "results/values/digest.h"

namespace warpbench::program {

namespace fs = std::filesystem;

namespace {

constexpr const char* kTable =
    "extern \"C\" {\n"
    "extern const char __start_warpbench_constant[] __attribute__((weak, visibility(\"hidden\")));\n"
    "extern const char __stop_warpbench_constant[] __attribute__((weak, visibility(\"hidden\")));\n"
    "extern const char __start_warpbench_device[] __attribute__((weak, visibility(\"hidden\")));\n"
    "extern const char __stop_warpbench_device[] __attribute__((weak, visibility(\"hidden\")));\n"
    "extern const char __start_warpbench_zeroed[] __attribute__((weak, visibility(\"hidden\")));\n"
    "extern const char __stop_warpbench_zeroed[] __attribute__((weak, visibility(\"hidden\")));\n"
    "extern const char __start_warpbench_managed[] __attribute__((weak, visibility(\"hidden\")));\n"
    "extern const char __stop_warpbench_managed[] __attribute__((weak, visibility(\"hidden\")));\n"
    "extern const char __start_warpbench_bounds[] __attribute__((weak, visibility(\"hidden\")));\n"
    "extern const char __stop_warpbench_bounds[] __attribute__((weak, visibility(\"hidden\")));\n"
    "int warpbenchMain(int, char**, char**) __asm__(\"main\");\n"
    "static thread_local char warpbenchTouched;\n"
    "static void* warpbenchTouch() { return &warpbenchTouched; }\n"
    "struct WarpbenchProgram { void* (*touchShared)(); const char* ranges[10]; int (*main)(int, char**, char**); };\n"
    "extern const WarpbenchProgram warpbenchProgram __attribute__((visibility(\"default\")));\n"
    "const WarpbenchProgram warpbenchProgram = {warpbenchTouch, {__start_warpbench_constant, "
    "__stop_warpbench_constant, __start_warpbench_device, __stop_warpbench_device, __start_warpbench_zeroed, "
    "__stop_warpbench_zeroed, __start_warpbench_managed, __stop_warpbench_managed, __start_warpbench_bounds, "
    "__stop_warpbench_bounds}, warpbenchMain};\n"
    "}\n";

/// Kernels have their own heap, and `new` returns nullptr there if it has no room.
constexpr const char* kOperatorNew =
    "namespace warpbench::program { bool isOnLane() noexcept; void* kernelAllocates(std::size_t) noexcept; "
    "void kernelFrees(void*) noexcept; }\n"
    "__attribute__((weak)) void* operator new(std::size_t bytes) {\n"
    "  if (warpbench::program::isOnLane()) return warpbench::program::kernelAllocates(bytes);\n"
    "  if (void* const at = std::malloc(bytes == 0 ? 1 : bytes)) return at;\n"
    "  throw std::bad_alloc();\n"
    "}\n"
    "__attribute__((weak)) void operator delete(void* at) noexcept {\n"
    "  warpbench::program::isOnLane() ? warpbench::program::kernelFrees(at) : std::free(at);\n"
    "}\n"
    "__attribute__((weak)) void* operator new[](std::size_t bytes) { return operator new(bytes); }\n"
    "__attribute__((weak)) void operator delete[](void* at) noexcept { operator delete(at); }\n"
    "__attribute__((weak)) void operator delete(void* at, std::size_t) noexcept { operator delete(at); }\n"
    "__attribute__((weak)) void operator delete[](void* at, std::size_t) noexcept { operator delete(at); }\n";

}  // namespace

std::string tableText() {
  return std::string("#include <cstdlib>\n#include <new>\n") + own::kRoomAroundShared + kTable + kOperatorNew;
}

std::string linkedTableText() {
  constexpr const char* kRoom =
      "asm(\".pushsection .tdata.warpbench, \\\"awTG\\\", @progbits, warpbenchRoomBefore, comdat; .balign 128; "
      ".zero 4096; .popsection; .pushsection .tcommon, \\\"awTG\\\", @nobits, warpbenchRoomBehind, comdat; "
      ".balign 128; .zero 1048576; .popsection\");\n";
  constexpr const char* kTells =
      "extern \"C\" void warpbench_linked(const WarpbenchProgram*);\n"
      "[[gnu::constructor(101)]] static void warpbenchTells() { warpbench_linked(&warpbenchProgram); }\n";
  std::string text = std::string(kRoom) + kTable + kTells + kOperatorNew;
  const auto replace = [&](std::string_view from, std::string_view to) {
    text.replace(text.find(from), from.size(), to);
  };
  replace("int warpbenchMain(int, char**, char**) __asm__(\"main\");\n", "");
  replace("warpbenchMain}", "nullptr}");
  replace("static void* warpbenchTouch",
          "[[gnu::no_sanitize(\"thread\"), gnu::no_sanitize_coverage]] static void* warpbenchTouch");
  replace("visibility(\"default\")", "weak, visibility(\"hidden\")");
  return text;
}

fs::path tableObject(const own::SimulatorCompiler& compiler, const fs::path& folder, const std::stop_token& stop) {
  const fs::path kept = compiler.prelude().parent_path() / ("table-" + digestOf(tableText()) + ".o");
  std::error_code error;
  if (fs::exists(kept, error)) return kept;
  writeScratchFile(folder / "table.cpp", tableText());
  const std::vector<std::string> command{
      compiler.words().front(), "-O1", "-fPIC", "-fvisibility=hidden", "-c", "-o", "table.o", "table.cpp"};
  const own::ToolOutcome outcome = own::runTool(command, folder, stop);
  if (!outcome.ok) throw DeviceError("g++ " + outcome.end + " at the table of a program");
  fs::rename(folder / "table.o", kept, error);
  if (error) throw WriteError(Message::text("cannot write '%1': %2"), oneLine(kept.string()), systemMessage(error));
  return kept;
}

}  // namespace warpbench::program
