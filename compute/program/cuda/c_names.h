// SPDX-License-Identifier: GPL-3.0-or-later
// Included before a program's C files, which may call functions of CUDA's runtime without including its header. Renames
// the functions to their linker names here (see runtime_functions.h).
#pragma redefine_extname cudaSetDevice warpbench_cudaSetDevice
#pragma redefine_extname cudaGetDevice warpbench_cudaGetDevice
#pragma redefine_extname cudaGetDeviceCount warpbench_cudaGetDeviceCount
#pragma redefine_extname cudaSetDeviceFlags warpbench_cudaSetDeviceFlags
#pragma redefine_extname cudaDeviceReset warpbench_cudaDeviceReset
#pragma redefine_extname cudaDeviceSynchronize warpbench_cudaDeviceSynchronize
#pragma redefine_extname cudaThreadSynchronize warpbench_cudaDeviceSynchronize
#pragma redefine_extname cudaThreadExit warpbench_cudaDeviceReset
#pragma redefine_extname cudaGetLastError warpbench_cudaGetLastError
#pragma redefine_extname cudaGetErrorString warpbench_cudaGetErrorString
#pragma redefine_extname cudaMalloc warpbench_cudaMalloc
#pragma redefine_extname cudaFree warpbench_cudaFree
#pragma redefine_extname cudaMallocHost warpbench_cudaMallocHost
#pragma redefine_extname cudaFreeHost warpbench_cudaFreeHost
#pragma redefine_extname cudaMemcpy warpbench_cudaMemcpy
#pragma redefine_extname cudaMemset warpbench_cudaMemset
