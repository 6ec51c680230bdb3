// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "program/cuda/runtime_types.h"

/// The functions of CUDA's runtime that programs can call in the simulator (CUDA Runtime API). Their linker names
/// differ from NVIDIA's, so that NVIDIA's runtime can be linked as well.
#define WARPBENCH_CUDA(name) __asm__("warpbench_" #name)

extern "C" {

cudaError_t cudaGetLastError() WARPBENCH_CUDA(cudaGetLastError);
cudaError_t cudaPeekAtLastError() WARPBENCH_CUDA(cudaPeekAtLastError);
const char* cudaGetErrorString(cudaError_t error) WARPBENCH_CUDA(cudaGetErrorString);
const char* cudaGetErrorName(cudaError_t error) WARPBENCH_CUDA(cudaGetErrorName);

cudaError_t cudaGetDeviceCount(int* count) WARPBENCH_CUDA(cudaGetDeviceCount);
cudaError_t cudaGetDevice(int* device) WARPBENCH_CUDA(cudaGetDevice);
cudaError_t cudaSetDevice(int device) WARPBENCH_CUDA(cudaSetDevice);
cudaError_t cudaInitDevice(int device, unsigned flags, unsigned more) WARPBENCH_CUDA(cudaInitDevice);
cudaError_t cudaGetDeviceProperties(cudaDeviceProp* properties, int device) WARPBENCH_CUDA(cudaGetDeviceProperties);
cudaError_t cudaDeviceGetAttribute(int* value, cudaDeviceAttr attribute, int device)
    WARPBENCH_CUDA(cudaDeviceGetAttribute);
cudaError_t cudaChooseDevice(int* device, const cudaDeviceProp* properties) WARPBENCH_CUDA(cudaChooseDevice);
cudaError_t cudaSetValidDevices(int* devices, int count) WARPBENCH_CUDA(cudaSetValidDevices);
cudaError_t cudaSetDeviceFlags(unsigned flags) WARPBENCH_CUDA(cudaSetDeviceFlags);
cudaError_t cudaGetDeviceFlags(unsigned* flags) WARPBENCH_CUDA(cudaGetDeviceFlags);
cudaError_t cudaDeviceReset() WARPBENCH_CUDA(cudaDeviceReset);
cudaError_t cudaDeviceSynchronize() WARPBENCH_CUDA(cudaDeviceSynchronize);
cudaError_t cudaDeviceSetCacheConfig(cudaFuncCache config) WARPBENCH_CUDA(cudaDeviceSetCacheConfig);
cudaError_t cudaDeviceGetCacheConfig(cudaFuncCache* config) WARPBENCH_CUDA(cudaDeviceGetCacheConfig);
cudaError_t cudaDeviceSetSharedMemConfig(cudaSharedMemConfig config) WARPBENCH_CUDA(cudaDeviceSetSharedMemConfig);
cudaError_t cudaDeviceGetSharedMemConfig(cudaSharedMemConfig* config) WARPBENCH_CUDA(cudaDeviceGetSharedMemConfig);
cudaError_t cudaDeviceSetLimit(cudaLimit limit, size_t value) WARPBENCH_CUDA(cudaDeviceSetLimit);
cudaError_t cudaDeviceGetLimit(size_t* value, cudaLimit limit) WARPBENCH_CUDA(cudaDeviceGetLimit);
cudaError_t cudaDeviceGetStreamPriorityRange(int* least, int* greatest)
    WARPBENCH_CUDA(cudaDeviceGetStreamPriorityRange);
cudaError_t cudaDeviceGetPCIBusId(char* id, int length, int device) WARPBENCH_CUDA(cudaDeviceGetPCIBusId);
cudaError_t cudaDeviceCanAccessPeer(int* can, int device, int peer) WARPBENCH_CUDA(cudaDeviceCanAccessPeer);
cudaError_t cudaDeviceEnablePeerAccess(int peer, unsigned flags) WARPBENCH_CUDA(cudaDeviceEnablePeerAccess);
cudaError_t cudaDeviceDisablePeerAccess(int peer) WARPBENCH_CUDA(cudaDeviceDisablePeerAccess);
cudaError_t cudaDeviceGetP2PAttribute(int* value, enum cudaDeviceP2PAttr attribute, int source, int destination)
    WARPBENCH_CUDA(cudaDeviceGetP2PAttribute);
cudaError_t cudaDriverGetVersion(int* version) WARPBENCH_CUDA(cudaDriverGetVersion);
cudaError_t cudaRuntimeGetVersion(int* version) WARPBENCH_CUDA(cudaRuntimeGetVersion);
cudaError_t cudaProfilerStart() WARPBENCH_CUDA(cudaProfilerStart);
cudaError_t cudaProfilerStop() WARPBENCH_CUDA(cudaProfilerStop);

cudaError_t cudaMalloc(void** at, size_t bytes) WARPBENCH_CUDA(cudaMalloc);
cudaError_t cudaMallocPitch(void** at, size_t* pitch, size_t width, size_t height) WARPBENCH_CUDA(cudaMallocPitch);
cudaError_t cudaMalloc3D(cudaPitchedPtr* at, cudaExtent extent) WARPBENCH_CUDA(cudaMalloc3D);
cudaError_t cudaMallocAsync(void** at, size_t bytes, cudaStream_t stream) WARPBENCH_CUDA(cudaMallocAsync);
cudaError_t cudaMallocFromPoolAsync(void** at, size_t bytes, cudaMemPool_t pool, cudaStream_t stream)
    WARPBENCH_CUDA(cudaMallocFromPoolAsync);
cudaError_t cudaMallocManaged(void** at, size_t bytes, unsigned flags = cudaMemAttachGlobal)
    WARPBENCH_CUDA(cudaMallocManaged);
cudaError_t cudaMallocHost(void** at, size_t bytes) WARPBENCH_CUDA(cudaMallocHost);
cudaError_t cudaHostAlloc(void** at, size_t bytes, unsigned flags) WARPBENCH_CUDA(cudaHostAlloc);
cudaError_t cudaHostGetDevicePointer(void** device, void* host, unsigned flags)
    WARPBENCH_CUDA(cudaHostGetDevicePointer);
cudaError_t cudaHostGetFlags(unsigned* flags, void* host) WARPBENCH_CUDA(cudaHostGetFlags);
cudaError_t cudaHostRegister(void* at, size_t bytes, unsigned flags) WARPBENCH_CUDA(cudaHostRegister);
cudaError_t cudaHostUnregister(void* at) WARPBENCH_CUDA(cudaHostUnregister);
cudaError_t cudaFree(void* at) WARPBENCH_CUDA(cudaFree);
cudaError_t cudaFreeAsync(void* at, cudaStream_t stream) WARPBENCH_CUDA(cudaFreeAsync);
cudaError_t cudaFreeHost(void* at) WARPBENCH_CUDA(cudaFreeHost);
cudaError_t cudaMemGetInfo(size_t* free, size_t* total) WARPBENCH_CUDA(cudaMemGetInfo);
cudaError_t cudaPointerGetAttributes(cudaPointerAttributes* attributes, const void* at)
    WARPBENCH_CUDA(cudaPointerGetAttributes);
cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void* at, size_t bytes = 0,
                                     unsigned flags = cudaMemAttachSingle) WARPBENCH_CUDA(cudaStreamAttachMemAsync);
cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t* pool, int device) WARPBENCH_CUDA(cudaDeviceGetDefaultMemPool);
cudaError_t cudaDeviceGetMemPool(cudaMemPool_t* pool, int device) WARPBENCH_CUDA(cudaDeviceGetMemPool);
cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t pool) WARPBENCH_CUDA(cudaDeviceSetMemPool);
cudaError_t cudaMemPoolCreate(cudaMemPool_t* pool, const cudaMemPoolProps* properties)
    WARPBENCH_CUDA(cudaMemPoolCreate);
cudaError_t cudaMemPoolDestroy(cudaMemPool_t pool) WARPBENCH_CUDA(cudaMemPoolDestroy);
cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t pool, cudaMemPoolAttr attribute, void* value)
    WARPBENCH_CUDA(cudaMemPoolSetAttribute);
cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t pool, cudaMemPoolAttr attribute, void* value)
    WARPBENCH_CUDA(cudaMemPoolGetAttribute);
cudaError_t cudaMemPoolTrimTo(cudaMemPool_t pool, size_t bytes) WARPBENCH_CUDA(cudaMemPoolTrimTo);

cudaError_t cudaMemcpy(void* to, const void* from, size_t bytes, cudaMemcpyKind kind) WARPBENCH_CUDA(cudaMemcpy);
cudaError_t cudaMemcpyAsync(void* to, const void* from, size_t bytes, cudaMemcpyKind kind, cudaStream_t stream = 0)
    WARPBENCH_CUDA(cudaMemcpyAsync);
cudaError_t cudaMemcpy2D(void* to, size_t toPitch, const void* from, size_t fromPitch, size_t width, size_t height,
                         cudaMemcpyKind kind) WARPBENCH_CUDA(cudaMemcpy2D);
cudaError_t cudaMemcpy2DAsync(void* to, size_t toPitch, const void* from, size_t fromPitch, size_t width, size_t height,
                              cudaMemcpyKind kind, cudaStream_t stream = 0) WARPBENCH_CUDA(cudaMemcpy2DAsync);
cudaError_t cudaMemcpy3D(const cudaMemcpy3DParms* copy) WARPBENCH_CUDA(cudaMemcpy3D);
cudaError_t cudaMemcpy3DAsync(const cudaMemcpy3DParms* copy, cudaStream_t stream = 0) WARPBENCH_CUDA(cudaMemcpy3DAsync);
cudaError_t cudaMemcpyPeer(void* to, int toDevice, const void* from, int fromDevice, size_t bytes)
    WARPBENCH_CUDA(cudaMemcpyPeer);
cudaError_t cudaMemcpyPeerAsync(void* to, int toDevice, const void* from, int fromDevice, size_t bytes,
                                cudaStream_t stream = 0) WARPBENCH_CUDA(cudaMemcpyPeerAsync);
cudaError_t cudaMemcpyToSymbol(const void* symbol, const void* from, size_t bytes, size_t offset = 0,
                               cudaMemcpyKind kind = cudaMemcpyHostToDevice) WARPBENCH_CUDA(cudaMemcpyToSymbol);
cudaError_t cudaMemcpyFromSymbol(void* to, const void* symbol, size_t bytes, size_t offset = 0,
                                 cudaMemcpyKind kind = cudaMemcpyDeviceToHost) WARPBENCH_CUDA(cudaMemcpyFromSymbol);
cudaError_t cudaMemcpyToSymbolAsync(const void* symbol, const void* from, size_t bytes, size_t offset,
                                    cudaMemcpyKind kind, cudaStream_t stream = 0)
    WARPBENCH_CUDA(cudaMemcpyToSymbolAsync);
cudaError_t cudaMemcpyFromSymbolAsync(void* to, const void* symbol, size_t bytes, size_t offset, cudaMemcpyKind kind,
                                      cudaStream_t stream = 0) WARPBENCH_CUDA(cudaMemcpyFromSymbolAsync);
cudaError_t cudaGetSymbolAddress(void** at, const void* symbol) WARPBENCH_CUDA(cudaGetSymbolAddress);
cudaError_t cudaGetSymbolSize(size_t* bytes, const void* symbol) WARPBENCH_CUDA(cudaGetSymbolSize);
cudaError_t cudaMemset(void* at, int value, size_t bytes) WARPBENCH_CUDA(cudaMemset);
cudaError_t cudaMemsetAsync(void* at, int value, size_t bytes, cudaStream_t stream = 0) WARPBENCH_CUDA(cudaMemsetAsync);
cudaError_t cudaMemset2D(void* at, size_t pitch, int value, size_t width, size_t height) WARPBENCH_CUDA(cudaMemset2D);
cudaError_t cudaMemset2DAsync(void* at, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream = 0)
    WARPBENCH_CUDA(cudaMemset2DAsync);
cudaError_t cudaMemset3D(cudaPitchedPtr at, int value, cudaExtent extent) WARPBENCH_CUDA(cudaMemset3D);
cudaError_t cudaMemset3DAsync(cudaPitchedPtr at, int value, cudaExtent extent, cudaStream_t stream = 0)
    WARPBENCH_CUDA(cudaMemset3DAsync);

cudaError_t cudaMallocArray(cudaArray_t* array, const cudaChannelFormatDesc* format, size_t width, size_t height = 0,
                            unsigned flags = 0) WARPBENCH_CUDA(cudaMallocArray);
cudaError_t cudaMalloc3DArray(cudaArray_t* array, const cudaChannelFormatDesc* format, cudaExtent extent,
                              unsigned flags = 0) WARPBENCH_CUDA(cudaMalloc3DArray);
cudaError_t cudaFreeArray(cudaArray_t array) WARPBENCH_CUDA(cudaFreeArray);
cudaError_t cudaGetChannelDesc(cudaChannelFormatDesc* format, cudaArray_const_t array)
    WARPBENCH_CUDA(cudaGetChannelDesc);
cudaError_t cudaArrayGetInfo(cudaChannelFormatDesc* format, cudaExtent* extent, unsigned* flags, cudaArray_t array)
    WARPBENCH_CUDA(cudaArrayGetInfo);
cudaError_t cudaMemcpyToArray(cudaArray_t to, size_t x, size_t y, const void* from, size_t bytes, cudaMemcpyKind kind)
    WARPBENCH_CUDA(cudaMemcpyToArray);
cudaError_t cudaMemcpyFromArray(void* to, cudaArray_const_t from, size_t x, size_t y, size_t bytes, cudaMemcpyKind kind)
    WARPBENCH_CUDA(cudaMemcpyFromArray);
cudaError_t cudaMemcpyToArrayAsync(cudaArray_t to, size_t x, size_t y, const void* from, size_t bytes,
                                   cudaMemcpyKind kind, cudaStream_t stream = 0) WARPBENCH_CUDA(cudaMemcpyToArrayAsync);
cudaError_t cudaMemcpyFromArrayAsync(void* to, cudaArray_const_t from, size_t x, size_t y, size_t bytes,
                                     cudaMemcpyKind kind, cudaStream_t stream = 0)
    WARPBENCH_CUDA(cudaMemcpyFromArrayAsync);
cudaError_t cudaMemcpy2DToArray(cudaArray_t to, size_t x, size_t y, const void* from, size_t pitch, size_t width,
                                size_t height, cudaMemcpyKind kind) WARPBENCH_CUDA(cudaMemcpy2DToArray);
cudaError_t cudaMemcpy2DFromArray(void* to, size_t pitch, cudaArray_const_t from, size_t x, size_t y, size_t width,
                                  size_t height, cudaMemcpyKind kind) WARPBENCH_CUDA(cudaMemcpy2DFromArray);
cudaError_t cudaMemcpy2DToArrayAsync(cudaArray_t to, size_t x, size_t y, const void* from, size_t pitch, size_t width,
                                     size_t height, cudaMemcpyKind kind, cudaStream_t stream = 0)
    WARPBENCH_CUDA(cudaMemcpy2DToArrayAsync);
cudaError_t cudaMemcpy2DFromArrayAsync(void* to, size_t pitch, cudaArray_const_t from, size_t x, size_t y, size_t width,
                                       size_t height, cudaMemcpyKind kind, cudaStream_t stream = 0)
    WARPBENCH_CUDA(cudaMemcpy2DFromArrayAsync);
cudaError_t cudaCreateTextureObject(cudaTextureObject_t* object, const cudaResourceDesc* resource,
                                    const cudaTextureDesc* how, const cudaResourceViewDesc* view)
    WARPBENCH_CUDA(cudaCreateTextureObject);
cudaError_t cudaDestroyTextureObject(cudaTextureObject_t object) WARPBENCH_CUDA(cudaDestroyTextureObject);
cudaError_t cudaCreateSurfaceObject(cudaSurfaceObject_t* object, const cudaResourceDesc* resource)
    WARPBENCH_CUDA(cudaCreateSurfaceObject);
cudaError_t cudaDestroySurfaceObject(cudaSurfaceObject_t object) WARPBENCH_CUDA(cudaDestroySurfaceObject);

cudaError_t cudaStreamCreate(cudaStream_t* stream) WARPBENCH_CUDA(cudaStreamCreate);
cudaError_t cudaStreamCreateWithFlags(cudaStream_t* stream, unsigned flags) WARPBENCH_CUDA(cudaStreamCreateWithFlags);
cudaError_t cudaStreamCreateWithPriority(cudaStream_t* stream, unsigned flags, int priority)
    WARPBENCH_CUDA(cudaStreamCreateWithPriority);
cudaError_t cudaStreamDestroy(cudaStream_t stream) WARPBENCH_CUDA(cudaStreamDestroy);
cudaError_t cudaStreamSynchronize(cudaStream_t stream) WARPBENCH_CUDA(cudaStreamSynchronize);
cudaError_t cudaStreamQuery(cudaStream_t stream) WARPBENCH_CUDA(cudaStreamQuery);
cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned flags = 0)
    WARPBENCH_CUDA(cudaStreamWaitEvent);
cudaError_t cudaStreamGetFlags(cudaStream_t stream, unsigned* flags) WARPBENCH_CUDA(cudaStreamGetFlags);
cudaError_t cudaStreamGetPriority(cudaStream_t stream, int* priority) WARPBENCH_CUDA(cudaStreamGetPriority);
cudaError_t cudaStreamSetAttribute(cudaStream_t stream, cudaStreamAttrID attribute, const cudaStreamAttrValue* value)
    WARPBENCH_CUDA(cudaStreamSetAttribute);
cudaError_t cudaCtxResetPersistingL2Cache() WARPBENCH_CUDA(cudaCtxResetPersistingL2Cache);
cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t callback, void* data, unsigned flags)
    WARPBENCH_CUDA(cudaStreamAddCallback);
cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t function, void* data)
    WARPBENCH_CUDA(cudaLaunchHostFunc);
cudaError_t cudaEventCreate(cudaEvent_t* event) WARPBENCH_CUDA(cudaEventCreate);
cudaError_t cudaEventCreateWithFlags(cudaEvent_t* event, unsigned flags) WARPBENCH_CUDA(cudaEventCreateWithFlags);
cudaError_t cudaEventDestroy(cudaEvent_t event) WARPBENCH_CUDA(cudaEventDestroy);
cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream = 0) WARPBENCH_CUDA(cudaEventRecord);
cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream = 0, unsigned flags = 0)
    WARPBENCH_CUDA(cudaEventRecordWithFlags);
cudaError_t cudaEventSynchronize(cudaEvent_t event) WARPBENCH_CUDA(cudaEventSynchronize);
cudaError_t cudaEventQuery(cudaEvent_t event) WARPBENCH_CUDA(cudaEventQuery);
cudaError_t cudaEventElapsedTime(float* milliseconds, cudaEvent_t begin, cudaEvent_t end)
    WARPBENCH_CUDA(cudaEventElapsedTime);

cudaError_t cudaFuncGetAttributes(cudaFuncAttributes* attributes, const void* kernel)
    WARPBENCH_CUDA(cudaFuncGetAttributes);
cudaError_t cudaFuncSetAttribute(const void* kernel, cudaFuncAttribute attribute, int value)
    WARPBENCH_CUDA(cudaFuncSetAttribute);
cudaError_t cudaFuncSetCacheConfig(const void* kernel, cudaFuncCache config) WARPBENCH_CUDA(cudaFuncSetCacheConfig);
cudaError_t cudaFuncSetSharedMemConfig(const void* kernel, cudaSharedMemConfig config)
    WARPBENCH_CUDA(cudaFuncSetSharedMemConfig);
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, const void* kernel, int threads,
                                                          size_t sharedBytes)
    WARPBENCH_CUDA(cudaOccupancyMaxActiveBlocksPerMultiprocessor);
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, const void* kernel, int threads,
                                                                   size_t sharedBytes, unsigned flags)
    WARPBENCH_CUDA(cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags);
cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t* bytes, const void* kernel, int blocks, int threads)
    WARPBENCH_CUDA(cudaOccupancyAvailableDynamicSMemPerBlock);

}  // extern "C"
