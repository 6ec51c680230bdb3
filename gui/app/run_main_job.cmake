# SPDX-License-Identifier: GPL-3.0-or-later
# The main job: how fast does each variant of a matrix transpose move its bytes? With a display a person asks it in the
# window. Without one the same experiment runs headless: WARPBENCH_CLI takes a GPU where there is one and the recorded H200
# otherwise, and WARPBENCH draws the plot. Session, table and plot go to the folder OUTPUT.

function(say text)
  execute_process(COMMAND ${CMAKE_COMMAND} -E echo ${text})  # on stdout, as the table is
endfunction()

function(run_step)
  execute_process(COMMAND ${ARGV} RESULT_VARIABLE result)
  if(NOT result STREQUAL "0")
    list(JOIN ARGV " " command)
    message(FATAL_ERROR "failed (${result}): ${command}")
  endif()
endfunction()

if(WIN32 OR APPLE OR NOT "$ENV{DISPLAY}$ENV{WAYLAND_DISPLAY}" STREQUAL "")
  execute_process(COMMAND ${WARPBENCH} RESULT_VARIABLE result)
  if(result STREQUAL "0")
    return()
  endif()
  say("The window could not be used (${result}); going on without it.")
endif()

file(MAKE_DIRECTORY ${OUTPUT})
set(session ${OUTPUT}/transpose.json)
set(table ${OUTPUT}/transpose.csv)
set(plot ${OUTPUT}/transpose-bandwidth.png)
say("No display: running the transpose experiment without the window.")
run_step(${WARPBENCH_CLI} run transpose --out ${session} --csv ${table})
run_step(${WARPBENCH} --export ${plot} --view bandwidth ${session})
say("Plot:    ${plot}")
say("Table:   ${table}")
say("Session: ${session}")
