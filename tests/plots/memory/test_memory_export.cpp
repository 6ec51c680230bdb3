// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "core/text/error.h"
#include "files.h"
#include "memory/memory_export.h"
#include "plots/memory/memory_fixture.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::plots;
using namespace warpbench::test;

class TestMemoryExport : public QObject {
  Q_OBJECT

 private slots:
  void everyStepIsAPageOfTheHandout() {
    QTemporaryDir folder;
    const auto scene = sceneOf("matmul", "tiled");
    const QString path = folder.filePath(QStringLiteral("steps.pdf"));
    exportMemoryPages(*scene, path);
    const QByteArray pdf = contentOf(path);
    QVERIFY(pdf.startsWith("%PDF"));
    QCOMPARE(static_cast<std::size_t>(pdf.count("/Type /Page\n")), scene->moments());
    exportMemoryPages(*scene, {0, 3}, path);
    QCOMPARE(contentOf(path).count("/Type /Page\n"), 2);
    QVERIFY_EXCEPTION_THROWN(exportMemoryPages(*scene, {}, path), RequestError);
    QVERIFY_EXCEPTION_THROWN(exportMemoryPages(*scene, folder.filePath(QStringLiteral("steps.png"))), RequestError);
    QCOMPARE(contentOf(path).count("/Type /Page\n"), 2);
  }

  void aMomentIsWrittenInEachFormat() {
    QTemporaryDir folder;
    const auto scene = sceneOf("transpose", "coalesced");
    const QString png = folder.filePath(QStringLiteral("moment.png"));
    exportMemory(*scene, 1, png);
    QCOMPARE(QImage(png).size(), kHandoutPage * kPictureScale);
    const QString svg = folder.filePath(QStringLiteral("moment.svg"));
    exportMemory(*scene, 1, svg);
    QVERIFY(contentOf(svg).contains("<svg"));
    const QString pdf = folder.filePath(QStringLiteral("moment.pdf"));
    exportMemory(*scene, 1, pdf);
    QCOMPARE(contentOf(pdf).count("/Type /Page\n"), 1);
    QVERIFY_EXCEPTION_THROWN(exportMemory(*scene, 1, folder.filePath(QStringLiteral("moment.gif"))), RequestError);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestMemoryExport>(__FILE__);
#include "test_memory_export.moc"
