# SPDX-License-Identifier: GPL-3.0-or-later
# Users' kernels, compiled at run time. The program contains the headers that the compiler needs.
file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_SOURCE_DIR}
     ${CMAKE_CURRENT_SOURCE_DIR}/simulator/cuda/*.h ${CMAKE_CURRENT_SOURCE_DIR}/simulator/cuda/cuda/*
     ${CMAKE_CURRENT_SOURCE_DIR}/program/cuda/*.h)
list(APPEND headers families/shared/kernel_words.h program/gpu/launch_records.cu)
set(header_texts "")
foreach(header ${headers})
  file(READ ${header} text)
  string(APPEND header_texts "    {\"${header}\", R\"header(${text})header\"},\n")
endforeach()
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${headers})
configure_file(own/compiler_headers.cpp.in compiler_headers.cpp @ONLY)
string(REPLACE ";" " " kernel_flags "${simulated_kernel_flags}")
configure_file(own/compiler_settings.h.in own/compiler_settings.h @ONLY)
target_sources(warpbench_compute PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/compiler_headers.cpp)
target_link_libraries(warpbench_compute PRIVATE ${CMAKE_DL_LIBS})
# The kernels call functions that the program exports; it also exports the names of the catalogue's kernels.
target_link_options(warpbench_compute INTERFACE
  LINKER:--dynamic-list=${PROJECT_SOURCE_DIR}/compute/own/exported_symbols.txt
  # Names one function of each file that only programs call; otherwise the linker would drop the file.
  LINKER:--undefined=warpbench_cublasCreate LINKER:--undefined=warpbench_cublasGemmEx
  LINKER:--undefined=warpbench_cublasLtCreate LINKER:--undefined=warpbench_cublasLtMatmulDescCreate
  LINKER:--undefined=warpbench_cusparseCreate
  LINKER:--undefined=warpbench_cusparseSpMV LINKER:--undefined=warpbench_cusolverDnCreate
  LINKER:--undefined=_ZN9warpbench7program15libraryCallEndsEv LINKER:--undefined=fmaxf)
