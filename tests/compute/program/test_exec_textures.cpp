// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

#include "compute/program/exec_fixture.h"
#include "test_registry.h"

using namespace warpbench::test;

namespace {

// Known values, by hand from the formulas of the CUDA C++ Programming Guide, "Texture Fetching". 5 x 3 elements.
const char* const kFetches = R"(
#include <cstdio>
#include <cmath>
__global__ void fetch2D(cudaTextureObject_t t, const float2* at, float* out, int n) {
  int i = threadIdx.x;
  if (i >= n) return;
  float2 place = at[i];
  out[i] = tex2D<float>(t, place.x, place.y);
}
__global__ void fetchOthers(cudaTextureObject_t bytes, cudaTextureObject_t linear, cudaTextureObject_t volume,
                            cudaTextureObject_t layers, cudaTextureObject_t cube, float* out) {
  float4 v = tex2D<float4>(bytes, 1.5f, 0.5f);
  out[0] = v.x; out[1] = v.y; out[2] = v.z; out[3] = v.w;
  out[4] = tex1Dfetch<int>(linear, 6);
  out[5] = tex1Dfetch<int>(linear, 7);
  out[6] = tex3D<float>(volume, 1.0f, 1.0f, 1.0f);
  out[7] = tex2DLayered<float>(layers, 0.5f, 1.5f, 1);
  out[8] = texCubemap<float>(cube, 0, -3, 0);
  out[9] = texCubemap<float>(cube, 1, 0, 0.25f);
}
#define CHECK(call) do { if ((call) != cudaSuccess) { printf("line %d: %s\n", __LINE__, cudaGetErrorName(cudaGetLastError())); return 1; } } while (0)
#define NEAR(value, wanted) do { if (!(std::fabs((value) - (wanted)) <= 1e-6)) { printf("line %d: %.9g, not %.9g\n", __LINE__, double(value), double(wanted)); return 1; } } while (0)
cudaTextureObject_t make(cudaArray_t array, cudaTextureFilterMode filter, cudaTextureAddressMode mode, bool normal,
                         cudaTextureReadMode read = cudaReadModeElementType) {
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = array;
  cudaTextureDesc how = {};
  how.filterMode = filter;
  how.addressMode[0] = how.addressMode[1] = how.addressMode[2] = mode;
  how.normalizedCoords = normal;
  how.readMode = read;
  how.borderColor[0] = -7;
  cudaTextureObject_t t = 0;
  return cudaCreateTextureObject(&t, &resource, &how, nullptr) == cudaSuccess ? t : 0;
}
int main() {
  const int w = 5, h = 3;
  float host[h][w];
  for (int y = 0; y < h; ++y) for (int x = 0; x < w; ++x) host[y][x] = 10 * y + x;
  cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
  cudaArray* array;
  CHECK(cudaMallocArray(&array, &format, w, h));
  CHECK(cudaMemcpy2DToArray(array, 0, 0, host, sizeof host[0], sizeof host[0], h, cudaMemcpyHostToDevice));
  float back[h * w];
  CHECK(cudaMemcpyFromArray(back, array, 0, 0, sizeof back, cudaMemcpyDeviceToHost));
  NEAR(back[14], 24);
  const float2 places[] = {{0.5f, 0.5f}, {4.99f, 2.0f}, {1.0f, 1.0f}, {2.25f, 1.5f}, {-3, 1.5f}, {99, -1}, {0.1f, 0.5f}, {1.3f, 0.5f}};
  const int n = 8;
  float2* at; float *out, result[n];
  CHECK(cudaMalloc(&at, sizeof places));
  CHECK(cudaMalloc(&out, 64));
  CHECK(cudaMemcpy(at, places, sizeof places, cudaMemcpyHostToDevice));
  const auto run = [&](cudaTextureObject_t t) {
    fetch2D<<<1, 32>>>(t, at, out, n);
    cudaMemcpy(result, out, sizeof result, cudaMemcpyDeviceToHost);
    cudaDestroyTextureObject(t);
    return t != 0;
  };
  // Nearest: floor. 4.99 is in the last column.
  if (!run(make(array, cudaFilterModePoint, cudaAddressModeClamp, false))) return 2;
  NEAR(result[0], 0); NEAR(result[1], 24); NEAR(result[2], 11); NEAR(result[3], 12); NEAR(result[4], 10); NEAR(result[5], 4);
  // Between the centres of elements: (1, 1) is the middle of four; 2.25 is 3/4 of the way from column 1 to 2.
  if (!run(make(array, cudaFilterModeLinear, cudaAddressModeClamp, false))) return 3;
  NEAR(result[0], 0); NEAR(result[2], 5.5); NEAR(result[3], 11.75); NEAR(result[4], 10); NEAR(result[5], 4); NEAR(result[6], 0);
  // Weights have 8 bits: 0.8 is 205/256.
  NEAR(result[7], 205.0f / 256);
  if (!run(make(array, cudaFilterModePoint, cudaAddressModeBorder, false))) return 4;
  NEAR(result[3], 12); NEAR(result[4], -7); NEAR(result[5], -7);
  if (!run(make(array, cudaFilterModePoint, cudaAddressModeWrap, true))) return 5;  // 0.1 of 5 is column 0, 1.3 is column 1
  NEAR(result[0], 12); NEAR(result[6], 10); NEAR(result[7], 11);
  if (!run(make(array, cudaFilterModePoint, cudaAddressModeMirror, true))) return 6;  // 1.3 is 0.7 from the other end: column 3
  NEAR(result[7], 13);

  unsigned char pixels[2][3][4] = {};
  pixels[0][1][0] = 255; pixels[0][1][1] = 51; pixels[0][1][3] = 128;
  cudaChannelFormatDesc bytesFormat = cudaCreateChannelDesc<uchar4>();
  cudaArray_t bytes;
  CHECK(cudaMallocArray(&bytes, &bytesFormat, 3, 2));
  CHECK(cudaMemcpyToArray(bytes, 0, 0, pixels, sizeof pixels, cudaMemcpyHostToDevice));
  int numbers[7] = {1, 2, 3, 4, 5, 6, 70000}, *linear;
  CHECK(cudaMalloc(&linear, sizeof numbers));
  CHECK(cudaMemcpy(linear, numbers, sizeof numbers, cudaMemcpyHostToDevice));
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeLinear;
  resource.res.linear.devPtr = linear;
  resource.res.linear.desc = cudaCreateChannelDesc<int>();
  resource.res.linear.sizeInBytes = sizeof numbers;
  cudaTextureDesc plain = {};
  cudaTextureObject_t ofLinear;
  CHECK(cudaCreateTextureObject(&ofLinear, &resource, &plain, nullptr));
  const auto cubeOf = [&](cudaExtent extent, unsigned flags) {
    float values[6 * 4];
    for (int i = 0; i < 24; ++i) values[i] = i;
    cudaArray_t made = nullptr;
    if (cudaMalloc3DArray(&made, &format, extent, flags) != cudaSuccess) return made;
    cudaMemcpy3DParms copy = {};
    copy.srcPtr = make_cudaPitchedPtr(values, extent.width * sizeof(float), extent.width, extent.height);
    copy.dstArray = made;
    copy.extent = extent;
    copy.kind = cudaMemcpyHostToDevice;
    return cudaMemcpy3D(&copy) == cudaSuccess ? made : nullptr;
  };
  cudaArray_t volume = cubeOf(make_cudaExtent(2, 2, 2), 0), layers = cubeOf(make_cudaExtent(2, 2, 2), cudaArrayLayered),
              cube = cubeOf(make_cudaExtent(2, 2, 6), cudaArrayCubemap);
  if (!volume || !layers || !cube) return 7;
  if (cubeOf(make_cudaExtent(2, 2, 5), cudaArrayCubemap)) return 8;
  fetchOthers<<<1, 1>>>(make(bytes, cudaFilterModePoint, cudaAddressModeClamp, false, cudaReadModeNormalizedFloat), ofLinear,
      make(volume, cudaFilterModeLinear, cudaAddressModeClamp, false), make(layers, cudaFilterModePoint, cudaAddressModeClamp, false),
      make(cube, cudaFilterModePoint, cudaAddressModeClamp, true), out);
  float others[10];
  CHECK(cudaMemcpy(others, out, sizeof others, cudaMemcpyDeviceToHost));
  NEAR(others[0], 1); NEAR(others[1], 0.2); NEAR(others[2], 0); NEAR(others[3], 128 / 255.0);
  NEAR(others[4], 70000); NEAR(others[5], 0);
  NEAR(others[6], 3.5);   // the middle of the first eight
  NEAR(others[7], 6);     // layer 1, row 1, column 0
  NEAR(others[8], 15);    // face 3 is that of -y; its middle is the second element of the second row
  NEAR(others[9], 2);     // face 0; s = -0.25 is left of the middle, t = 0 is its second half
  // Impossible textures: filtered integers, freed arrays, an unsupported pitch.
  if (make(bytes, cudaFilterModeLinear, cudaAddressModeClamp, false) != 0) return 9;
  CHECK(cudaFreeArray(bytes));
  if (make(bytes, cudaFilterModePoint, cudaAddressModeClamp, false) != 0) return 10;
  if (cudaFreeArray(bytes) != cudaErrorInvalidValue) return 11;
  if (cudaMemcpyToArray(array, 0, 0, host, sizeof host + 4, cudaMemcpyHostToDevice) != cudaErrorInvalidValue) return 12;
  cudaGetLastError();
  printf("right\n");
})";

const char* const kSurface = R"(
#include <cstdio>
__global__ void turn(cudaSurfaceObject_t from, cudaSurfaceObject_t to, int w, int h) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= w || y >= h) return;
  float2 v;
  surf2Dread(&v, from, x * (int)sizeof(float2), y);
  surf2Dwrite(make_float2(v.y, v.x), to, (w - 1 - x) * (int)sizeof(float2), y);
}
__global__ void beside(cudaSurfaceObject_t to, int mode, float* out) {
  if (mode == 0) *out = surf2Dread<float2>(to, 8 * 7, 0, cudaBoundaryModeZero).x;
  if (mode == 1) *out = surf2Dread<float2>(to, 8 * 70, -5, cudaBoundaryModeClamp).x;
  if (mode == 2) surf2Dwrite(make_float2(1, 1), to, 8 * 7, 0);
}
cudaSurfaceObject_t make(cudaArray_t array) {
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = array;
  cudaSurfaceObject_t s = 0;
  cudaCreateSurfaceObject(&s, &resource);
  return s;
}
int main(int argc, char**) {
  const int w = 7, h = 5;
  float2 host[h][w];
  for (int y = 0; y < h; ++y) for (int x = 0; x < w; ++x) host[y][x] = make_float2(x, y);
  cudaChannelFormatDesc format = cudaCreateChannelDesc<float2>();
  cudaArray_t a, b, plain;
  cudaMallocArray(&a, &format, w, h, cudaArraySurfaceLoadStore);
  cudaMallocArray(&b, &format, w, h, cudaArraySurfaceLoadStore);
  cudaMallocArray(&plain, &format, w, h);
  if (make(plain) != 0) return 1;
  cudaMemcpyToArray(a, 0, 0, host, sizeof host, cudaMemcpyHostToDevice);
  turn<<<dim3(1, 2), dim3(8, 4)>>>(make(a), make(b), w, h);
  cudaMemcpyFromArray(host, b, 0, 0, sizeof host, cudaMemcpyDeviceToHost);
  for (int y = 0; y < h; ++y) for (int x = 0; x < w; ++x) if (host[y][x].x != y || host[y][x].y != w - 1 - x) return 2;
  float* out; float value = -1;
  cudaMallocManaged(&out, 4);
  *out = 9;
  beside<<<1, 1>>>(make(a), 0, out);
  cudaDeviceSynchronize();
  if (*out != 0) return 3;
  beside<<<1, 1>>>(make(a), 1, out);
  cudaDeviceSynchronize();
  if (*out != 6) return 4;
  if (argc > 1) beside<<<1, 1>>>(make(a), 2, out);
  return cudaDeviceSynchronize() == cudaSuccess ? 0 : 5;
})";

}  // namespace

class TestExecTextures : public ExecTest {
  Q_OBJECT

 private slots:
  void fetchesAreThoseOfTheGuide() {
    const QJsonObject result = document("fetches.cu", kFetches);
    const QJsonArray launches = result["launches"].toArray();
    QCOMPARE(launches.size(), 6);
    for (const QJsonValue& launch : launches)
      QCOMPARE(launch["warnings"],
               QJsonArray({"what it reads and writes through textures and surfaces is not counted"}));
    // Its place is loaded, and what was fetched is stored: 8 lanes of 8 and of 4 bytes.
    QCOMPARE(launches[0]["counters"]["global_load_sectors"].toInt(), 2);
    QCOMPARE(launches[0]["counters"]["global_store_sectors"].toInt(), 1);
    QCOMPARE(launches[0]["counters"]["global_load_requests"].toInt(), 1);
  }
  void surfacesAreReadAndWritten() {
    const QJsonObject result = document("surface.cu", kSurface);
    QCOMPARE(result["launches"].toArray().size(), 3);
  }
  void outsideOfASurfaceALaunchFails() {
    const Outcome outcome = exec("surface.cu", kSurface, {"--", "outside"});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.out.contains("thread (0, 0, 0) writes to a surface outside of its 7 x 5 x 1 elements, at byte 56 "
                                  "of row 0 of slice 0"),
             qPrintable(outcome.out));
    QVERIFY2(outcome.out.endsWith("surface.cu ended with code 5\n"), qPrintable(outcome.out));
  }
  void anObjectThatIsNoneIsNamed() {
    const Outcome outcome = exec("none.cu",
                                 "__global__ void k(float* p) { *p = tex2D<float>(7, 0, 0); }\n"
                                 "int main() { float* p; cudaMalloc(&p, 4); k<<<1, 1>>>(p); return "
                                 "cudaDeviceSynchronize() == cudaErrorLaunchFailure ? 3 : 0; }\n");
    QVERIFY2(outcome.out.contains("fetches from a texture object that does not exist"), qPrintable(outcome.out));
    QVERIFY2(outcome.out.endsWith("none.cu ended with code 3\n"), qPrintable(outcome.out));
  }
  void arraysThatStayAreLeaks() {
    const Outcome outcome = exec("leak.cu",
                                 "int main() {\n  cudaChannelFormatDesc f = cudaCreateChannelDesc<short2>();\n  "
                                 "cudaArray_t a;\n  cudaMallocArray(&a, &f, 7, 3);\n}\n",
                                 {"--check"});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.out.contains("84 bytes of the device's memory are never freed"), qPrintable(outcome.out));
  }
  void referencesAreRefusedByNameAndLine() {
    const Outcome outcome = exec("reference.cu",
                                 "texture<float, 1> t;\nint main() {\n  float* a;\n  cudaMalloc(&a, 4);\n"
                                 "  cudaBindTexture(0, t, a, 4);\n}\n");
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.err.contains("reference.cu:5: error: cudaBindTexture: CUDA 12 removed texture and surface "
                                  "references: use cudaCreateTextureObject"),
             qPrintable(outcome.err));
  }
  void aProgramMayHaveATextureOfItsOwn() {
    const Outcome outcome =
        exec("own.cu",
             "template <typename T> struct texture { T first; };\n"
             "int main() { texture<int> t{7}; int texture = 3; return texture < 4 && t.first > 6 ? 0 : "
             "1; }\n");
    QCOMPARE(outcome.code, 0);
  }
  void mipmapsAreRefusedByNameAndLine() {
    const Outcome outcome =
        exec("mipmap.cu", "int main() {\n  cudaMipmappedArray_t a;\n  cudaMallocMipmappedArray(&a, 0, {}, 3);\n}\n");
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.err.contains("mipmap.cu:3: error: cudaMallocMipmappedArray: mipmaps are not simulated"),
             qPrintable(outcome.err));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestExecTextures>(__FILE__);
#include "test_exec_textures.moc"
