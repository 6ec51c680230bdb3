# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DLUPDATE=... -DWRITE_TEXTS=... -DBUILD=folder -DOUTPUT=folder -P update.cmake
# Updates the .ts files of OUTPUT with the program's texts: adds new ones as unfinished, and removes unused ones. BUILD
# is a folder for intermediate files.
get_filename_component(source ${CMAKE_CURRENT_LIST_DIR}/../.. ABSOLUTE)
file(MAKE_DIRECTORY ${BUILD})
execute_process(COMMAND ${WRITE_TEXTS} ${BUILD}/texts.h ${source}/compute ${source}/gui
                COMMAND_ERROR_IS_FATAL ANY)

set(options -locations none -no-obsolete -no-ui-lines -source-language en)
set(texts ${source}/gui ${source}/plots ${CMAKE_CURRENT_LIST_DIR}/qt_texts.h
    ${BUILD}/texts.h)
foreach(language sr it es hu)
  execute_process(COMMAND ${LUPDATE} ${options} -target-language ${language} ${texts}
                  -ts ${OUTPUT}/warpbench_${language}.ts COMMAND_ERROR_IS_FATAL ANY)
endforeach()
# English texts with a count need a translation for the plural: one result, two results.
execute_process(COMMAND ${LUPDATE} ${options} -target-language en -pluralonly ${texts} -ts ${OUTPUT}/warpbench_en.ts
                COMMAND_ERROR_IS_FATAL ANY)
