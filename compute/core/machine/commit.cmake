# Writes the source's commit to OUTPUT at every build, if it changed. Script for -P; variables SOURCE, OUTPUT.
set(commit "unknown")
find_package(Git QUIET)
if(GIT_FOUND)
  execute_process(COMMAND ${GIT_EXECUTABLE} -C ${SOURCE} describe --always --dirty --abbrev=9 --exclude=*
                  OUTPUT_VARIABLE described OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
  if(NOT failed)
    set(commit ${described})
  endif()
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT [[// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace warpbench {

/// Of the program's source; "unknown" where it was not built from a repository.
inline constexpr const char* kCommit = "@commit@";

}  // namespace warpbench
]] @ONLY)
