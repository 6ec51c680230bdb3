# SPDX-License-Identifier: GPL-3.0-or-later
# Makes one archive of both programs and their libraries, for any x86-64 Linux whose glibc is at least as new as this
# machine's: cmake -DBUILD=... -DNAME=... -DPLUGINS=... -DFONTS=... -DPATCHELF=... -P portable.cmake
#
# The archive leaves out glibc and GCC's libraries, because users' kernels need those of the machine's own g++, which
# may be newer; and CUDA's libraries, which Warpbench loads at first use.
set(folder ${BUILD}/${NAME})
file(REMOVE_RECURSE ${folder})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${folder} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)

file(GLOB plugins RELATIVE ${PLUGINS} ${PLUGINS}/platforms/*.so ${PLUGINS}/wayland-*/*.so ${PLUGINS}/imageformats/*.so
  ${PLUGINS}/iconengines/*.so ${PLUGINS}/platforminputcontexts/*.so)
list(FILTER plugins EXCLUDE REGEX "eglfs|linuxfb|vkkhr|vnc|minimal")  # for devices without a window system
set(copied)
foreach(plugin IN LISTS plugins)
  get_filename_component(group ${plugin} DIRECTORY)
  file(COPY ${PLUGINS}/${plugin} DESTINATION ${folder}/plugins/${group})
  list(APPEND copied ${folder}/plugins/${plugin})
endforeach()
file(WRITE ${folder}/bin/qt.conf "[Paths]\nPrefix=..\nPlugins=plugins\n")
file(COPY ${FONTS} DESTINATION ${folder}/share/warpbench/fonts FILES_MATCHING PATTERN "DejaVuSans.ttf"
  PATTERN "DejaVuSans-Bold.ttf" PATTERN "DejaVuSansMono.ttf")

set(programs ${folder}/bin/warpbench ${folder}/bin/warpbench-cli)
file(GET_RUNTIME_DEPENDENCIES EXECUTABLES ${programs} LIBRARIES ${copied} RESOLVED_DEPENDENCIES_VAR libraries
  POST_EXCLUDE_REGEXES "/(ld-linux-x86-64|libc|libm|libdl|libpthread|librt|libresolv|libstdc\\+\\+|libgcc_s)\\.so")
foreach(library IN LISTS libraries)
  file(COPY ${library} DESTINATION ${folder}/lib FOLLOW_SYMLINK_CHAIN)
endforeach()

# Programs and libraries find each other by relative paths, so the folder can be anywhere.
file(GLOB real ${folder}/lib/*.so*)
foreach(file IN LISTS programs copied real)
  if(IS_SYMLINK ${file})
    continue()
  endif()
  get_filename_component(place ${file} DIRECTORY)
  file(RELATIVE_PATH there ${place} ${folder}/lib)
  execute_process(COMMAND ${PATCHELF} --set-rpath "$ORIGIN/${there}" ${file} COMMAND_ERROR_IS_FATAL ANY)
endforeach()

execute_process(COMMAND ${CMAKE_COMMAND} -E tar cJf ${NAME}.tar.xz ${NAME} WORKING_DIRECTORY ${BUILD}
  COMMAND_ERROR_IS_FATAL ANY)
file(SIZE ${BUILD}/${NAME}.tar.xz bytes)
math(EXPR mebibytes "${bytes} / 1048576")
message(STATUS "${BUILD}/${NAME}.tar.xz: ${mebibytes} MiB")
