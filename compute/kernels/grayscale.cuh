// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Colour to grey, the first kernel on a picture in many courses: 0.21 R + 0.71 G + 0.07 B, truncated to an integer. A
// pixel is three consecutive bytes, red, green and blue; a grey pixel is one byte. Pixel indices fit an int, byte
// indices do not.

__device__ unsigned greyOf(unsigned red, unsigned green, unsigned blue) {
  return static_cast<unsigned>(0.21f * static_cast<float>(red) + 0.71f * static_cast<float>(green) +
                               0.07f * static_cast<float>(blue));
}

// In hundredths, which saves converting each byte to fp32 and back, for kernels that arithmetic must not limit.
__device__ unsigned wholeGreyOf(unsigned red, unsigned green, unsigned blue) {
  return (21 * red + 71 * green + 7 * blue) / 100;
}

__device__ unsigned byteOf(unsigned word, int index) { return word >> 8 * index & 0xff; }

// Four grey pixels in a word, from the three words that hold their colours: R G B R, G B R G, B R G B.
__device__ unsigned fourGreysOf(unsigned a, unsigned b, unsigned c) {
  return wholeGreyOf(byteOf(a, 0), byteOf(a, 1), byteOf(a, 2)) |
         wholeGreyOf(byteOf(a, 3), byteOf(b, 0), byteOf(b, 1)) << 8 |
         wholeGreyOf(byteOf(b, 2), byteOf(b, 3), byteOf(c, 0)) << 16 |
         wholeGreyOf(byteOf(c, 1), byteOf(c, 2), byteOf(c, 3)) << 24;
}

__device__ uint4 sixteenGreysOf(uint4 a, uint4 b, uint4 c) {
  return make_uint4(fourGreysOf(a.x, a.y, a.z), fourGreysOf(a.w, b.x, b.y), fourGreysOf(b.z, b.w, c.x),
                    fourGreysOf(c.y, c.z, c.w));
}

// The pixels after the last whole group of a vectorised kernel, computed by the thread of that group.
__device__ void grayscaleRest(const unsigned char* rgb, unsigned char* grey, int first, int pixels) {
  for (int pixel = first; pixel < pixels; ++pixel) {
    const unsigned char* at = rgb + 3LL * pixel;
    grey[pixel] = static_cast<unsigned char>(greyOf(at[0], at[1], at[2]));
  }
}

// One thread per pixel, byte by byte. Each of a warp's three loads requests 32 bytes that lie 3 apart: three sectors,
// of which it uses a third. The three loads use the same sectors. The store is one sector.
__global__ void grayscaleNaive(const unsigned char* rgb, unsigned char* grey, int width, int height) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x;
  const int y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x < width && y < height) {
    const int pixel = y * width + x;
    const unsigned char* at = rgb + 3LL * pixel;
    grey[pixel] = static_cast<unsigned char>(greyOf(at[0], at[1], at[2]));
  }
}

// One thread per four pixels, which are three words. A warp requests four times as much with as many loads, each of 32
// words that lie three apart, and stores 128 bytes at once.
__global__ void grayscaleFourPixels(const unsigned char* rgb, unsigned char* grey, int pixels) {
  const int group = blockIdx.x * blockDim.x + threadIdx.x;
  if (group < pixels / 4) {
    const unsigned* words = reinterpret_cast<const unsigned*>(rgb) + 3 * group;
    const unsigned a = words[0];
    const unsigned b = words[1];
    const unsigned c = words[2];
    reinterpret_cast<unsigned*>(grey)[group] = fourGreysOf(a, b, c);
  } else if (group == pixels / 4) {
    grayscaleRest(rgb, grey, 4 * group, pixels);
  }
}

// One thread per sixteen pixels, with three 16-byte loads and one store: 1536 bytes per warp are in flight at once.
// Each load still skips 32 bytes between lanes, so every sector is requested twice.
__global__ void grayscaleSixteenPixels(const unsigned char* rgb, unsigned char* grey, int pixels) {
  const int group = blockIdx.x * blockDim.x + threadIdx.x;
  if (group < pixels / 16) {
    const uint4* vectors = reinterpret_cast<const uint4*>(rgb) + 3 * group;
    const uint4 a = vectors[0];
    const uint4 b = vectors[1];
    const uint4 c = vectors[2];
    reinterpret_cast<uint4*>(grey)[group] = sixteenGreysOf(a, b, c);
  } else if (group == pixels / 16) {
    grayscaleRest(rgb, grey, 16 * group, pixels);
  }
}

constexpr int kGrayscaleThreads = 256;

// As above, but each load of a warp covers 512 contiguous bytes. The warp stores its 1536 bytes in shared memory in
// memory order, and each lane reads its 48 bytes from there. Eight lanes that are served together, 12 words apart, use
// each of the 32 banks once, so there are no conflicts. Warps share no data with each other, so no block barrier is
// needed.
__global__ void grayscaleThroughShared(const unsigned char* rgb, unsigned char* grey, int pixels) {
  __shared__ uint4 tile[3 * kGrayscaleThreads];
  const int group = blockIdx.x * blockDim.x + threadIdx.x;
  const int lane = threadIdx.x % warpSize;
  const int tileStart = 3 * (threadIdx.x - lane);
  const int vectorStart = 3 * (group - lane);
  const int vectors = 3 * (pixels / 16);
  for (int part = 0; part < 3; ++part) {
    const int index = part * warpSize + lane;
    if (vectorStart + index < vectors) {
      const uint4 vector = reinterpret_cast<const uint4*>(rgb)[vectorStart + index];
      tile[tileStart + index] = vector;
    }
  }
  __syncwarp();
  if (group < pixels / 16) {
    const uint4 a = tile[tileStart + 3 * lane];
    const uint4 b = tile[tileStart + 3 * lane + 1];
    const uint4 c = tile[tileStart + 3 * lane + 2];
    reinterpret_cast<uint4*>(grey)[group] = sixteenGreysOf(a, b, c);
  } else if (group == pixels / 16) {
    grayscaleRest(rgb, grey, 16 * group, pixels);
  }
}
