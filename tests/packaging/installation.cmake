# SPDX-License-Identifier: GPL-3.0-or-later
# Installs into PREFIX and starts the installed programs. -P script: BUILD, PREFIX, VERSION, GUI.
file(REMOVE_RECURSE ${PREFIX})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${PREFIX} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)

set(programs warpbench-cli)
set(documents share/man/man1/warpbench-cli.1.gz share/doc/warpbench-cli/copyright
  share/bash-completion/completions/warpbench-cli share/zsh/vendor-completions/_warpbench-cli
  share/fish/vendor_completions.d/warpbench-cli.fish
  share/doc/warpbench/manual/index.md share/doc/warpbench/manual/command-line.md)
if(GUI)
  list(APPEND programs warpbench)
  list(APPEND documents share/man/man1/warpbench.1.gz share/applications/org.warpbench.Warpbench.desktop
    share/metainfo/org.warpbench.Warpbench.metainfo.xml share/mime/packages/org.warpbench.Warpbench.xml
    share/bash-completion/completions/warpbench share/zsh/vendor-completions/_warpbench
    share/fish/vendor_completions.d/warpbench.fish
    share/icons/hicolor/scalable/apps/warpbench.svg)
endif()
foreach(document ${documents})
  if(NOT EXISTS ${PREFIX}/${document})
    message(FATAL_ERROR "${document} was not installed")
  endif()
  if(document MATCHES "gz$")
    execute_process(COMMAND gzip -dc ${PREFIX}/${document} OUTPUT_VARIABLE text COMMAND_ERROR_IS_FATAL ANY)
  else()
    file(READ ${PREFIX}/${document} text)
  endif()
  if(text MATCHES "@[A-Za-z_]+@")
    message(FATAL_ERROR "${document} has a placeholder: ${CMAKE_MATCH_0}")
  endif()
endforeach()
foreach(program ${programs})
  execute_process(COMMAND ${PREFIX}/bin/${program} --version OUTPUT_VARIABLE text COMMAND_ERROR_IS_FATAL ANY)
  if(NOT text MATCHES "${VERSION}")
    message(FATAL_ERROR "${program} says '${text}', not version ${VERSION}")
  endif()
endforeach()
# The program contains kernels, profiles and recordings, so it has its devices without the source folder.
execute_process(COMMAND ${PREFIX}/bin/warpbench-cli devices WORKING_DIRECTORY ${PREFIX} OUTPUT_VARIABLE text
                COMMAND_ERROR_IS_FATAL ANY)
foreach(device recorded:nvidia-h200 simulated:nvidia-h200)
  if(NOT text MATCHES "${device}")
    message(FATAL_ERROR "the installed program does not know ${device}:\n${text}")
  endif()
endforeach()

# The desktop's own tools check its files, if they are installed.
if(GUI)
  foreach(check "desktop-file-validate;share/applications/org.warpbench.Warpbench.desktop"
                "appstreamcli;validate;--no-net;share/metainfo/org.warpbench.Warpbench.metainfo.xml")
    list(GET check 0 tool)
    find_program(${tool}_program ${tool})
    if(NOT ${tool}_program)
      message(STATUS "${tool} is not there: its check is left out")
      continue()
    endif()
    list(REMOVE_AT check 0)
    execute_process(COMMAND ${${tool}_program} ${check} WORKING_DIRECTORY ${PREFIX} COMMAND_ERROR_IS_FATAL ANY)
  endforeach()
endif()
