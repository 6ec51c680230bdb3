// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "test_registry.h"

/// The compiler refuses unsupported features by name and line.
class TestCudaRefused : public QObject {
  Q_OBJECT

  /// The compiler's message about a .cu file with these lines.
  static QString refusalOf(const QByteArray& text) {
    const QTemporaryDir folder;
    const QString file = folder.filePath("kernel.cu");
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size()) return "cannot write " + file;
    out.close();
    QProcess compiler;
    compiler.setProcessEnvironment([] {
      QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
      environment.insert("LC_ALL", "C");
      return environment;
    }());
    compiler.setProcessChannelMode(QProcess::MergedChannels);
    compiler.setWorkingDirectory(folder.path());
    compiler.start(WARPBENCH_CXX, {"-x", "c++", "-std=c++20", "-O1", "-DWARPBENCH_SIMULATE", "-I", CUDA_WORDS,
                                   "-include", "language/cuda_language.h", "-c", "kernel.cu", "-o", "kernel.o"});
    if (!compiler.waitForFinished(120000)) return "the compiler does not end";
    const QString said = QString::fromLocal8Bit(compiler.readAll());
    return compiler.exitCode() == 0 ? "compiled: " + said : said;
  }

 private slots:
  void plainCudaIsTaken() { QCOMPARE(refusalOf("__global__ void k(int* a) { a[threadIdx.x] = 1; }\n"), "compiled: "); }

  void texturesAreRefused() {
    const QString object =
        refusalOf("\n__global__ void k(cudaTextureObject_t t, float* a) { a[0] = tex2D<float>(t, 0, 0); }\n");
    QVERIFY2(object.contains("kernel.cu:2:") && object.contains("cudaTextureObject_t"), qPrintable(object));
    const QString reference = refusalOf("\n\ntexture<float, 1> t;\n");
    QVERIFY2(reference.contains("kernel.cu:3:") && reference.contains("texture"), qPrintable(reference));
    const QString surface = refusalOf("__global__ void k(float* a) {\n  surf2Dread(a, 0, 0, 0);\n}\n");
    QVERIFY2(surface.contains("kernel.cu:2:") && surface.contains("surf2Dread"), qPrintable(surface));
  }

  void inlinePtxIsRefused() {
    const QString lane = refusalOf(
        "__global__ void k(unsigned* a) {\n  unsigned x;\n  asm volatile(\"mov.u32 %0, %%laneid;\" : \"=r\"(x));\n"
        "  a[0] = x;\n}\n");
    QVERIFY2(lane.contains("kernel.cu:3: Error") && lane.contains("mov.u32"), qPrintable(lane));
    const QString barrier = refusalOf("__global__ void k() {\n  __asm__ volatile(\"bar.sync 0;\");\n}\n");
    QVERIFY2(barrier.contains("kernel.cu:2: Error") && barrier.contains("bar.sync"), qPrintable(barrier));
  }

  void productsOfSingleBitsAreRefused() {
    const QString said = refusalOf(
        "#include <mma.h>\nusing namespace nvcuda;\n__global__ void k() {\n  wmma::bmma_sync(1, 2, 3, 4);\n}\n");
    QVERIFY2(said.contains("kernel.cu:4:") && said.contains("bmma_sync"), qPrintable(said));
  }

  /// An earlier step rewrites launches; the remaining ones are inside kernels.
  void aLaunchFromAKernelIsRefused() {
    const QString said = refusalOf(
        "__global__ void child(int* a) { a[0] = 1; }\n__global__ void k(int* a) {\n  child<<<1, 1>>>(a);\n}\n");
    QVERIFY2(said.contains("kernel.cu:3:") && said.contains("child<<<1, 1>>>(a);"), qPrintable(said));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCudaRefused>(__FILE__);
#include "test_cuda_refused.moc"
