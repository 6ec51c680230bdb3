# SPDX-License-Identifier: GPL-3.0-or-later
# The window's languages: resources/translations/warpbench_*.ts, compiled into the program as :/i18n/warpbench_*.qm.
# `cmake --build ... --target update_translations` brings them up to date with the texts of the program.
set(translations ${PROJECT_SOURCE_DIR}/resources/translations)

add_executable(write_texts EXCLUDE_FROM_ALL app/write_texts.cpp)
target_link_libraries(write_texts PRIVATE warpbench_compute warpbench_warnings)
add_custom_target(update_translations
  COMMAND ${CMAKE_COMMAND} -DLUPDATE=$<TARGET_FILE:Qt6::lupdate>
    -DWRITE_TEXTS=$<TARGET_FILE:write_texts>
    -DBUILD=${CMAKE_CURRENT_BINARY_DIR} -DOUTPUT=${translations} -P ${translations}/update.cmake
  DEPENDS write_texts
  USES_TERMINAL VERBATIM)

file(GLOB ts_files CONFIGURE_DEPENDS ${translations}/warpbench_*.ts)
qt6_add_lrelease(warpbench_gui TS_FILES ${ts_files} QM_FILES_OUTPUT_VARIABLE qm_files)
qt6_add_resources(warpbench_gui warpbench_translations PREFIX /i18n BASE ${CMAKE_CURRENT_BINARY_DIR}
  FILES ${qm_files})
