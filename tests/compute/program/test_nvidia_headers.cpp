// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/rewriting/nvidia_headers.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "test_registry.h"

namespace warpbench::program {

namespace fs = std::filesystem;

class TestNvidiaHeaders : public QObject {
  Q_OBJECT

 private slots:
  void aFolderOfTheProgramsComesFirst_data();
  void aFolderOfTheProgramsComesFirst();
  void algorithmsTellTheRuntime();
  void onlyPartsOfTheStandardLibraryAreTaken();
};

void TestNvidiaHeaders::aFolderOfTheProgramsComesFirst_data() {
  QTest::addColumn<QString>("thrust");
  QTest::addColumn<QString>("standard");
  QTest::newRow("as the toolkit has them") << "thrust"
                                           << "cuda";
  QTest::newRow("a checkout of CCCL") << "thrust/thrust"
                                      << "libcudacxx/include/cuda";
}

void TestNvidiaHeaders::aFolderOfTheProgramsComesFirst() {
  QFETCH(QString, thrust);
  QFETCH(QString, standard);
  const QTemporaryDir folder;
  QVERIFY(QDir(folder.path()).mkpath("cccl/" + thrust) && QDir(folder.path()).mkpath("cccl/" + standard));
  for (const QString& name : {thrust + "/version.h", standard + "/version"}) {
    QFile file(folder.filePath("cccl/" + name));
    QVERIFY(file.open(QFile::WriteOnly) && file.write(qPrintable(name)) > 0);
  }
  const std::string own = folder.filePath("own").toStdString();
  const auto headers = nvidiaHeaders({own, folder.filePath("cccl").toStdString()}, folder.path().toStdString());
  QVERIFY(headers);
  QCOMPARE(headers->includes, std::vector<std::string>{own});
  QFile found(QString::fromStdString((headers->links / "thrust/version.h").string()));
  QVERIFY(found.open(QFile::ReadOnly));
  QCOMPARE(QString(found.readAll()), thrust + "/version.h");
  QVERIFY(fs::exists(headers->links / "cuda/version") && !fs::exists(headers->links / "cub"));
  // The same folders contain the same links.
  QCOMPARE(nvidiaHeaders({folder.filePath("cccl").toStdString()}, folder.path().toStdString())->links, headers->links);
}

void TestNvidiaHeaders::algorithmsTellTheRuntime() {
  const std::string theirs = "# 1 \"/c/program/cuda/links/1/thrust/detail/sort.inl\" 1 3\n";
  const std::string entry =
      "{ using thrust::system::detail::generic::sort;\n"
      "return sort(thrust::detail::derived_cast(thrust::detail::strip_const(exec)),\n first, last, f(x), comp); }\n";
  QCOMPARE(
      QString::fromStdString(withLibraryCalls(theirs + entry)),
      QString::fromStdString(
          theirs +
          "{ using thrust::system::detail::generic::sort; const ::warpbench::program::LibraryCall "
          "warpbenchCall(\"thrust::sort\", exec, first, last, comp);\n"
          "return sort(thrust::detail::derived_cast(thrust::detail::strip_const(exec)),\n first, last, f(x), comp); "
          "}\n"));
  // Without a policy it calls the other overload; allocation is not work; code outside Thrust stays unchanged.
  const std::string none = theirs + "{ using thrust::system::detail::generic::sort; return sort(first, last); }";
  QCOMPARE(withLibraryCalls(none), none);
  const std::string allocates =
      theirs + "{ using thrust::system::detail::generic::malloc; return malloc(derived_cast(strip_const(exec)), n); }";
  QCOMPARE(withLibraryCalls(allocates), allocates);
  QCOMPARE(withLibraryCalls("# 1 \"a.cu\"\n" + entry), "# 1 \"a.cu\"\n" + entry);
}

void TestNvidiaHeaders::onlyPartsOfTheStandardLibraryAreTaken() {
  const auto text = [](const std::string& header) {
    return "# 1 \"a.cu\"\nint a;\n# 1 \"/c/program/cuda/links/1/" + header +
           "\" 1 3\n# 1 \"/c/program/cuda/links/1/cuda/std/atomic\" 1 3\nint b;\n# 3 \"a.cu\" 2\nint c;\n";
  };
  for (const char* header : {"cuda/std/tuple", "cuda/functional", "thrust/sort.h"})
    QVERIFY2(refusedHeaders(text(header)).empty(), header);
  for (const std::string header : {"cuda/atomic", "cuda/std/atomic", "cuda/ptx"}) {
    const std::vector<Diagnostic> found = refusedHeaders(text(header));
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].file, std::string("a.cu"));
    QCOMPARE(found[0].line, 2);
    QCOMPARE(found[0].text, header + ": this part of the CUDA C++ standard library is not simulated");
  }
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestNvidiaHeaders>(__FILE__);

}  // namespace warpbench::program

#include "test_nvidia_headers.moc"
