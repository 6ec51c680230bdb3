// SPDX-License-Identifier: GPL-3.0-or-later
// Programs for a GPU on a machine that may have none: they are compiled, and say why their launches are not timed.
#include "base/error.h"
#include "compute/program/exec_fixture.h"
#include "compute/program/sample_programs.h"
#include "own/gpu/nvcc.h"
#include "program/gpu/gpu_program.h"
#include "program/gpu/kernel_places.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::program;
using namespace warpbench::test;

class TestGpuProgram : public ExecTest {
  Q_OBJECT

 private slots:
  void init() {
    m_gpu.kind = DeviceKind::Cuda;
    m_gpu.record.id = "cuda:0";
  }

  void itIsCompiledOrNvccIsAskedFor() {
    const QString made = compiled("sum.cu", kVectorAdd);
    if (own::Nvcc::find())
      QVERIFY2(QFileInfo(made).isExecutable(), qPrintable(made));
    else
      QCOMPARE(made, "programs for a GPU are compiled by nvcc, which is not installed here");
  }

  void nvccOnPathMayBeAScript() {
    const auto nvcc = own::Nvcc::find();
    if (!nvcc) return;  // what is said then is compared above
    QDir(path("")).mkpath("scripts");
    QFile script(path("scripts/nvcc"));
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write("#!/bin/sh\nexec '" + QByteArray::fromStdString(nvcc->string()) + "' \"$@\"\n");
    script.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
    script.close();
    const QByteArray before = qgetenv("PATH");
    qputenv("PATH", path("scripts").toLocal8Bit() + ':' + before);
    const QString made = compiled("sum.cu", kVectorAdd);
    qputenv("PATH", before);
    QVERIFY2(QFileInfo(made).isExecutable(), qPrintable(made));
  }

  void whatDoesNotCompileIsToldWithItsLine() {
    const QString said = compiled("wrong.cu", "__global__ void k() {\n  int x = y;\n}\nint main() {}\n");
    if (own::Nvcc::find())
      QVERIFY2(said.contains("wrong.cu:2:11: error: identifier \"y\" is undefined"), qPrintable(said));
    else
      QVERIFY(said.contains("nvcc"));
  }

  void itsDeviceMustBeThere() {
    const Outcome outcome = exec("sum.cu", kVectorAdd, {"--device", "cuda:77"});
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.err.startsWith("warpbench-cli: 'cuda:77' is neither a simulated device nor a GPU, on which "
                                    "programs run; there is simulated:"),
             qPrintable(outcome.err));
    QCOMPARE(exec("sum.cu", kVectorAdd, {"--device", "cpu"}).code, 2);
  }

  void kernelsHavePlacesWhereTheyAreDefined() {
    const QString first = program("first.cu",
                                  "__global__ void before(int*);\n// __global__ void comment() {}\n"
                                  "template <int N>\n__global__ void __launch_bounds__(N) bounded(\n  int* a) {}\n"
                                  "namespace n {\n__global__ void before(int* a) { *a = 1; }\n}\n"
                                  "__global__ void twice(int) {}\n__global__ void twice(float) {}\n");
    const QString second = program("second.cu", "\n\n__global__ void other() {}\n");
    const auto places = kernelPlaces({first.toStdString(), second.toStdString(), "/nonexistent.cu"});
    QCOMPARE(places.size(), std::size_t{3});
    QCOMPARE(places.at("before"), (SourceLine{first.toStdString(), 7}));
    QCOMPARE(places.at("bounded"), (SourceLine{first.toStdString(), 4}));
    QCOMPARE(places.at("other"), (SourceLine{second.toStdString(), 3}));
    QCOMPARE(plainName("n::bounded<(int)256, std::pair<int, int>>"), std::string("bounded"));
    QCOMPARE(plainName("(anonymous namespace)::before"), std::string("before"));
    QCOMPARE(plainName("other"), std::string("other"));
  }

 private:
  /// The program that it is compiled to, or what is said instead.
  QString compiled(const QString& name, const char* text) {
    try {
      return QString::fromStdString(
          compileForGpu({.files = {program(name, text).toStdString()}, .includes = {}, .defines = {}}, m_gpu,
                        path("").toStdString(), {})
              .string());
    } catch (const CompileError& error) {
      return error.what();
    } catch (const RequestError& error) {
      return error.what();
    }
  }

  DeviceInfo m_gpu;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestGpuProgram>(__FILE__);
#include "test_gpu_program.moc"
