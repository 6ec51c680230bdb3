// SPDX-License-Identifier: GPL-3.0-or-later
// `warpbench-nvcc` with projects as users build them.
#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QStandardPaths>
#include <QTest>
#include <string>

#include "compute/nvcc/nvcc_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

namespace {

/// Fills and adds up 1000 numbers with kernels in two files; the host code is in a third file, which g++ compiles.
constexpr const char* kFill =
    "__device__ int squared(int value);\n"
    "__global__ void fill(int* at, int count) {\n"
    "  const int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
    "  if (i < count) at[i] = squared(i);\n"
    "}\n"
    "void fillBy(int* at, int count) { fill<<<(count + 127) / 128, 128>>>(at, count); }\n";
constexpr const char* kSquare = "__device__ int squared(int value) { return value * value; }\n";
constexpr const char* kSum =
    "#include \"sum.h\"\n"
    "__constant__ int factor;\n"
    "__global__ void sum(const int* at, int count, unsigned long long* total) {\n"
    "  __shared__ int part[128];\n"
    "  const int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
    "  part[threadIdx.x] = i < count ? at[i] : 0;\n"
    "  __syncthreads();\n"
    "  if (threadIdx.x != 0) return;\n"
    "  unsigned long long here = 0;\n"
    "  for (int k = 0; k < 128; ++k) here += part[k];\n"
    "  atomicAdd(total, here * factor);\n"
    "}\n"
    "void sumBy(const int* at, int count, unsigned long long* total) {\n"
    "  const int two = 2;\n"
    "  cudaMemcpyToSymbol(factor, &two, sizeof two);\n"
    "  sum<<<(count + 127) / 128, 128>>>(at, count, total);\n"
    "}\n";
constexpr const char* kMain =
    "#include <cuda_runtime.h>\n"
    "#include <cstdio>\n"
    "#include <cstdlib>\n"
    "#include <iostream>\n"
    "#include \"sum.h\"\n"
    "int main(int count, char** words) {\n"
    "  const int n = count > 1 ? std::atoi(words[1]) : 1000;\n"
    "  int* at;\n"
    "  unsigned long long *total, sum = 0;\n"
    "  cudaMalloc(&at, n * sizeof(int));\n"
    "  cudaMalloc((void**)&total, sizeof sum);\n"
    "  cudaMemset(total, 0, sizeof sum);\n"
    "  fillBy(at, n);\n"
    "  sumBy(at, n, total);\n"
    "  cudaMemcpy(&sum, total, sizeof sum, cudaMemcpyDeviceToHost);\n"
    "  cudaFree(at);\n"
    "  cudaFree(total);\n"
    "  std::cout << sum << std::endl;\n"
    "  return cudaGetLastError() == cudaSuccess ? 0 : 3;\n"
    "}\n";
constexpr const char* kHeader =
    "#pragma once\n"
    "void fillBy(int* at, int count);\n"
    "void sumBy(const int* at, int count, unsigned long long* total);\n";

constexpr const char* kMakefile =
    "NVCC = nvcc\n"
    "CXX = g++\n"
    "sum: main.o fill.o square.o sum.o\n"
    "\t$(NVCC) -o $@ $^\n"
    "%.o: %.cu sum.h\n"
    "\t$(NVCC) -O3 -arch=sm_80 -dc -Iinclude $< -o $@\n"
    "main.o: main.cpp sum.h\n"
    "\t$(CXX) -O2 -Wall -I$(CUDA_PATH)/include -c $< -o $@\n";

constexpr const char* kCMake =
    "cmake_minimum_required(VERSION 3.18)\n"
    "project(sum LANGUAGES CXX CUDA)\n"
    "add_library(kernels STATIC fill.cu square.cu sum.cu)\n"
    "set_target_properties(kernels PROPERTIES CUDA_SEPARABLE_COMPILATION ON)\n"
    "target_compile_features(kernels PUBLIC cuda_std_17)\n"
    "find_package(CUDAToolkit REQUIRED)\n"
    "add_executable(sum main.cpp)\n"
    "target_link_libraries(sum PRIVATE kernels CUDA::cudart)\n";

}  // namespace

class TestNvcc : public NvccTest {
  Q_OBJECT

 private slots:
  void init() {
    QDir(path("")).removeRecursively();
    QDir().mkpath(path(""));
    write("fill.cu", kFill);
    write("square.cu", kSquare);
    write("sum.cu", kSum);
    write("main.cpp", kMain);
    write("sum.h", kHeader);
  }

  void aProgramOfSeveralFilesRunsByItself() {
    build({"-O3", "-arch=sm_80", "-o", "sum", "main.cpp", "fill.cu", "square.cu", "sum.cu"});
    QCOMPARE(printed("sum"), QString("665667000\n"));
    QCOMPARE(printed("sum", {"3"}), QString("10\n"));
  }

  void execShowsItsLaunches() {
    build({"-o", "sum", "main.cpp", "fill.cu", "square.cu", "sum.cu"});
    const Outcome outcome = cli({"exec", path("sum"), "--json", "--", "129"});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.err, QString("1414528\n"));
    const QJsonArray launches = onlyDocument(outcome.out)["launches"].toArray();
    QCOMPARE(launches.size(), 2);
    QCOMPARE(launches[0]["kernel"].toString(), QString("fill"));
    QCOMPARE(launches[0]["file"].toString(), QString("fill.cu"));
    QCOMPARE(launches[0]["line"].toInt(), 6);
    QCOMPARE(launches[1]["kernel"].toString(), QString("sum"));
    // 129 numbers are 17 sectors, of 5 requests: 4 warps, and one lane of the fifth.
    QCOMPARE(launches[1]["counters"]["global_load_requests"].toInt(), 5);
    QCOMPARE(launches[1]["counters"]["global_load_sectors"].toInt(), 17);
  }

  void oldCMakeFindsTheToolkit() {
    if (QStandardPaths::findExecutable("cmake").isEmpty()) QSKIP("cmake is not installed");
    write("old/CMakeLists.txt",
          "cmake_minimum_required(VERSION 3.18)\nproject(marks LANGUAGES CXX CUDA)\nfind_package(CUDA REQUIRED)\n"
          "include_directories(${CUDA_INCLUDE_DIRS})\nadd_executable(marks marks.cpp square.cu)\n"
          "target_link_libraries(marks ${CUDA_LIBRARIES} nvToolsExt)\n");
    write("old/square.cu", kSquare);
    write("old/marks.cpp",
          "#include <cuda_runtime.h>\n#include <nvToolsExt.h>\n#include <cstdio>\n"
          "int main() {\n  nvtxEventAttributes_t event = {};\n  event.version = NVTX_VERSION;\n"
          "  event.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE;\n  event.messageType = NVTX_MESSAGE_TYPE_ASCII;\n"
          "  event.message.ascii = \"part\";\n  nvtxRangePushEx(&event);\n  nvtxRangePop();\n"
          "  int count = 0;\n  cudaGetDeviceCount(&count);\n  std::printf(\"%d\\n\", count);\n}\n");
    const Outcome outcome = cli({"exec", path("old"), "--json"});
    QCOMPARE(outcome.err, QString("1\n"));
    QCOMPARE(outcome.code, 0);
  }

  void execBuildsAFolderWithAMakefile() {
    if (QStandardPaths::findExecutable("make").isEmpty()) QSKIP("make is not installed");
    write("Makefile", kMakefile);
    const Outcome outcome = cli({"exec", path(""), "--json", "--", "129"});
    QCOMPARE(outcome.err, QString("1414528\n"));
    QCOMPARE(outcome.code, 0);
    QCOMPARE(onlyDocument(outcome.out)["program"].toString(), QString("sum"));
    write("fill.cu", "void fillBy(int*, int) { missing(); }\n");
    const Outcome wrong = cli({"exec", path("")});
    QVERIFY2(wrong.err.contains("fill.cu:1: error: ‘missing’ was not declared in this scope") &&
                 wrong.err.contains("warpbench-cli: make in '" + path("")) &&
                 wrong.err.endsWith("' ended with code 2\n"),
             qPrintable(wrong.err));
    QCOMPARE(wrong.code, 1);
  }

  void execBuildsAFolderForCMakeAndAsksForOneOfSeveralPrograms() {
    if (QStandardPaths::findExecutable("cmake").isEmpty()) QSKIP("cmake is not installed");
    write("CMakeLists.txt", kCMake);
    QCOMPARE(cli({"exec", path(""), "--json", "--", "3"}).err, QString("10\n"));
    write("CMakeLists.txt",
          (std::string(kCMake) +
           "add_executable(other main.cpp)\ntarget_link_libraries(other PRIVATE kernels CUDA::cudart)\n")
              .c_str());
    const Outcome outcome = cli({"exec", path("")});
    QVERIFY2(outcome.err.contains("' has several programs; exec runs one of them: ") &&
                 outcome.err.contains("/build-warpbench/other, ") && outcome.err.endsWith("/build-warpbench/sum\n"),
             qPrintable(outcome.err));
    QCOMPARE(outcome.code, 2);
  }

  void aFolderWithoutAMakefileIsRefused() {
    write("empty/notes.txt", "");
    const Outcome outcome = cli({"exec", path("empty")});
    QVERIFY2(outcome.err.endsWith("' has neither a Makefile nor a CMakeLists.txt\n"), qPrintable(outcome.err));
    QCOMPARE(outcome.code, 2);
  }

  void execChecksIt() {
    write("wild.cu",
          "__global__ void beyond(int* at) { at[threadIdx.x + 1] = 1; }\n"
          "int main() {\n"
          "  int* at;\n"
          "  cudaMalloc(&at, 32 * sizeof(int));\n"
          "  beyond<<<1, 32>>>(at);\n"
          "  cudaDeviceSynchronize();\n"
          "  cudaFree(at);\n"
          "}\n");
    build({"wild.cu", "-o", "wild"});
    const Outcome outcome = cli({"exec", path("wild"), "--check"});
    QCOMPARE(outcome.code, 1);
    QVERIFY2(outcome.out.contains("wild.cu:1"), qPrintable(outcome.out));
  }

  void objectsAndAStaticLibraryLinkByEitherCompiler() {
    for (const char* file : {"fill", "square", "sum"})
      build({"-dc", QString(file) + ".cu", "-o", QString(file) + ".o"});
    build({"-lib", "-o", "libkernels.a", "fill.o", "square.o", "sum.o"});
    build({"-dlink", "-o", "device.o", "fill.o", "square.o", "sum.o"});
    const QString toolkit = nvcc({"--print-toolkit"}).out.trimmed();
    const Outcome compiled = start("g++", {"-c", "-I" + toolkit + "/include", "main.cpp", "-o", "main.o"});
    QCOMPARE(compiled.err, QString());
    const Outcome linked =
        start("g++", {"main.o", "device.o", "-L.", "-lkernels", "-L" + toolkit + "/lib64", "-lcudart", "-o", "by-gcc"});
    QCOMPARE(linked.err, QString());
    QCOMPARE(printed("by-gcc"), QString("665667000\n"));
    build({"main.o", "-L.", "-lkernels", "-o", "by-nvcc"});
    QCOMPARE(printed("by-nvcc"), QString("665667000\n"));
  }

  void aSharedLibraryHasKernels() {
    build({"-shared", "-Xcompiler", "-fPIC", "-o", "libkernels.so", "fill.cu", "square.cu", "sum.cu"});
    build({"main.cpp", "-L.", "-lkernels", "-Xlinker", "-rpath,$ORIGIN", "-o", "sum"});
    QCOMPARE(printed("sum"), QString("665667000\n"));
    const Outcome outcome = cli({"exec", path("sum"), "--json"});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(onlyDocument(outcome.out)["launches"].toArray().size(), 2);
  }

  void makeBuildsInParallelAndOnlyWhatChanged() {
    if (QStandardPaths::findExecutable("make").isEmpty()) QSKIP("make is not installed");
    write("Makefile", kMakefile);
    const QString toolkit = nvcc({"--print-toolkit"}).out.trimmed();
    const QStringList words{"-j2", QString("NVCC=") + WARPBENCH_NVCC, "CUDA_PATH=" + toolkit};
    const Outcome made = start("make", words);
    QCOMPARE(made.err, QString());
    QCOMPARE(made.code, 0);
    QCOMPARE(printed("sum"), QString("665667000\n"));
    QVERIFY(start("make", words).out.contains("up to date"));
  }

  void cmakeBuildsIt() {
    write("CMakeLists.txt", kCMake);
    const Outcome configured = start("cmake", {"-B", "build", "-G", "Ninja", QString("-DCMAKE_CUDA_COMPILER=") + WARPBENCH_NVCC});
    QVERIFY2(configured.code == 0, qPrintable(configured.out + configured.err));
    const Outcome built = start("cmake", {"--build", "build"});
    QVERIFY2(built.code == 0, qPrintable(built.out + built.err));
    QCOMPARE(printed("build/sum"), QString("665667000\n"));
  }

  void dependenciesAreWrittenForMake() {
    build({"-c", "sum.cu", "-o", "sum.o", "-MD", "-MF", "sum.d", "-MT", "the target"});
    QFile rule(path("sum.d"));
    QVERIFY(rule.open(QFile::ReadOnly));
    const auto withoutSystem = [](QString text) { return text.remove(" \\\n  /usr/include/stdc-predef.h"); };
    QCOMPARE(withoutSystem(rule.readAll()), QString("the\\ target: \\\n  sum.cu \\\n  sum.h\n"));
    QCOMPARE(withoutSystem(nvcc({"-M", "sum.cu"}).out), QString("sum.o: \\\n  sum.cu \\\n  sum.h\n"));
  }

  void headersLieAnywhere() {
    write("far/away/from/it/one.h", "#include \"../../../../near/two.h\"\n");
    write("near/two.h", "#define VALUE 2\n");
    write("a/b/c/d/value.cu", "#include <one.h>\n#include <cstdio>\nint main() { std::printf(\"%d\", VALUE); }\n");
    build({"-Ifar/away/from/it", "a/b/c/d/value.cu", "-o", "value"});
    QCOMPARE(printed("value"), QString("2"));
  }

  void productsRoundBeforeASumWhereThatIsAsked() {
    // (1 + 2^-12)^2 - (1 + 2^-11) is 2^-24, which the product alone rounds away.
    write("round.cu",
          "#include <cstdio>\n"
          "__global__ void sum(float a, float c, float* out) { *out = a * a + c; }\n"
          "int main() {\n"
          "  float *out, result;\n"
          "  cudaMalloc(&out, sizeof(float));\n"
          "  sum<<<1, 1>>>(1 + 0x1p-12f, -(1 + 0x1p-11f), out);\n"
          "  cudaMemcpy(&result, out, sizeof(float), cudaMemcpyDeviceToHost);\n"
          "  std::printf(\"%g\", result * 0x1p24f);\n"
          "}\n");
    build({"round.cu", "-o", "round"});
    QCOMPARE(printed("round"), QString("1"));
    for (const QStringList& asked : {QStringList{"-fmad=false"}, QStringList{"--fmad", "false"}}) {
      build(asked + QStringList{"round.cu", "-o", "round"});
      QCOMPARE(printed("round"), QString("0"));
    }
    QCOMPARE(nvcc({"-fmad=no", "round.cu"}).err,
             QString("warpbench-nvcc fatal   : '-fmad=no': there is true and false\n"));
  }

  void optionsComeFromAFile() {
    write("options", "-DVALUE=\"7 + 1\" -o 'with options'\n");
    write("value.cu", "#include <cstdio>\nint main() { std::printf(\"%d\", VALUE); }\n");
    build({"--options-file", "options", "value.cu"});
    QCOMPARE(printed("with options"), QString("8"));
    build({"@options", "value.cu"});
  }

  void whatDoesNotCompileIsToldAsACompilerDoes() {
    write("wrong.cu", "__global__ void kernel() {\n  int i = missing;\n}\n");
    const Outcome outcome = nvcc({"-c", "wrong.cu"});
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.err.startsWith("wrong.cu:2"), qPrintable(outcome.err));
    QVERIFY(!QFile::exists(path("wrong.o")));
  }

  void whatCannotBeIsRefusedByName() {
    const auto refusal = [&](const QStringList& words) {
      const Outcome outcome = nvcc(words);
      return outcome.code == 1 ? outcome.err : QString("code %1").arg(outcome.code);
    };
    const QString fatal = "warpbench-nvcc fatal   : ";
    QCOMPARE(refusal({"-ptx", "sum.cu"}),
             fatal + "'-ptx': there is no GPU code here: the simulator runs what g++ compiles\n");
    QCOMPARE(refusal({"-cubin", "sum.cu"}),
             fatal + "'-cubin': there is no GPU code here: the simulator runs what g++ compiles\n");
    QCOMPARE(refusal({"-m32", "sum.cu"}), fatal + "'-m32': programs have 64 bits\n");
    QCOMPARE(refusal({"--no-such-option", "sum.cu"}), fatal +
                                                          "there is no option '--no-such-option'; one of g++'s is "
                                                          "given as -Xcompiler --no-such-option\n");
    QCOMPARE(refusal({"sum.cu", "-o"}), fatal + "'-o' lacks its value\n");
    QCOMPARE(refusal({}), fatal + "no input files; see warpbench-nvcc --help\n");
    QCOMPARE(refusal({"-c", "sum.cu", "fill.cu", "-o", "one.o"}),
             fatal + "-o with -c names one object, and 2 files are compiled\n");
    QCOMPARE(refusal({"-c", "absent.cu"}), fatal + "cannot read 'absent.cu': No such file or directory\n");
  }

  void aProgramOfAnotherCompilerIsNotRun() {
    write("plain.cpp", "int main() { return 7; }\n");
    QCOMPARE(start("g++", {"plain.cpp", "-o", "plain"}).code, 0);
    const Outcome outcome = cli({"exec", path("plain")});
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.err.contains("warpbench-nvcc"), qPrintable(outcome.err));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestNvcc>(__FILE__);
#include "test_nvcc.moc"
