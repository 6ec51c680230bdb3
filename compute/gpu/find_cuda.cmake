# SPDX-License-Identifier: GPL-3.0-or-later
# Sets WARPBENCH_HAS_CUDA if nvcc is on PATH or in /usr/local/cuda, and works. Prints the outcome in one line.
set(WARPBENCH_HAS_CUDA OFF)
if(NOT WARPBENCH_CUDA)
  message(STATUS "CUDA: left out (WARPBENCH_CUDA=OFF); simulated devices and the CPU serve")
  return()
endif()

find_program(WARPBENCH_NVCC nvcc PATHS /usr/local/cuda/bin DOC "NVIDIA's CUDA compiler")
if(NOT WARPBENCH_NVCC)
  message(STATUS "CUDA: no nvcc on PATH or in /usr/local/cuda; simulated devices and the CPU serve")
  return()
endif()
if(NOT DEFINED ENV{CUDACXX})
  set(ENV{CUDACXX} ${WARPBENCH_NVCC})
endif()
include(CheckLanguage)
check_language(CUDA)
if(NOT CMAKE_CUDA_COMPILER)
  message(STATUS "CUDA: ${WARPBENCH_NVCC} does not work with this C++ compiler; simulated devices and the CPU serve")
  return()
endif()

# Builds machine code for this machine's GPUs only, because each architecture takes nvcc more minutes; without a GPU,
# for Hopper. Adds PTX, which the driver compiles for newer GPUs. The preset `distribution` has all architectures.
if(NOT DEFINED CMAKE_CUDA_ARCHITECTURES)
  execute_process(COMMAND nvidia-smi --query-gpu=compute_cap --format=csv,noheader
                  OUTPUT_VARIABLE capabilities ERROR_QUIET RESULT_VARIABLE no_driver)
  string(REGEX MATCHALL "[0-9]+[.][0-9]" capabilities "${capabilities}")
  list(TRANSFORM capabilities REPLACE "[.]" "")
  list(REMOVE_DUPLICATES capabilities)
  if(no_driver OR NOT capabilities)
    set(capabilities 90)
  endif()
  set(CMAKE_CUDA_ARCHITECTURES ${capabilities})
endif()
enable_language(CUDA)
# CMake 3.25 does not know how to request the project's standard, C++20, from nvcc.
if(NOT CMAKE_CUDA20_STANDARD_COMPILE_OPTION)
  set(CMAKE_CUDA20_STANDARD_COMPILE_OPTION -std=c++20)
  set(CMAKE_CUDA20_EXTENSION_COMPILE_OPTION -std=c++20)
endif()
# In projects that require CMake 3.25, FindCUDAToolkit of 3.25 sets a property of the library nvToolsExt, which CUDA 13 no
# longer has, and fails.
set(required ${CMAKE_MINIMUM_REQUIRED_VERSION})
set(CMAKE_MINIMUM_REQUIRED_VERSION 3.24)
find_package(CUDAToolkit REQUIRED)
set(CMAKE_MINIMUM_REQUIRED_VERSION ${required})
if(CUDAToolkit_VERSION VERSION_LESS 12)
  message(STATUS "CUDA: toolkit ${CUDAToolkit_VERSION} is too old, 12 or newer is needed; simulated devices and the CPU serve")
  return()
endif()
set(WARPBENCH_HAS_CUDA ON)
message(STATUS "CUDA: toolkit ${CUDAToolkit_VERSION}, architectures ${CMAKE_CUDA_ARCHITECTURES}")
