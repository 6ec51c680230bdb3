// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "compute/cli/cli_fixture.h"
#include "images/picture_file.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

class TestCliPicture : public CliTest {
  Q_OBJECT

 private slots:
  void aPictureIsConvertedAndSaved() {
    writePicture(path("colours.png").toStdString(), {3, 1, 3, {255, 0, 0, 0, 255, 0, 0, 0, 255}});
    const QStringList run{"run",       "grayscale", "--device", kSimulated,
                          "--variant", "naive",     "-p",       "image=" + path("colours.png")};
    const Outcome outcome = cli(run + QStringList{"--picture", path("grey.png")});
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.out.contains("fact: naive, "));
    QVERIFY(outcome.out.contains("picture: 3 x 1 from colours.png"));
    QCOMPARE(readPicture(path("grey.png").toStdString()).values,
             (std::vector<std::uint8_t>{53, 53, 53, 181, 181, 181, 17, 17, 17}));
  }

  void aPictureThatCannotBeReadOrSavedIsRefusedBeforeAnythingRuns() {
    const QStringList run{"run", "grayscale", "--device", kSimulated};
    compareRefusal(run + QStringList{"-p", "image=/nowhere.png"},
                   "cannot read the picture '/nowhere.png': No such file or directory");
    compareRefusal(run + QStringList{"--picture", path("grey.jpg")},
                   "cannot write '" + path("grey.jpg") + "': give a name that ends in .png, .ppm or .pgm");
    compareRefusal(kTranspose + QStringList{"--picture", path("none.png")},
                   "--picture: transpose makes no pictures; remove the option");
    compareRefusal(run + QStringList{"--picture", path("a.png"), "--out", path("a.png")},
                   "--out and --picture name the same file: give each its own");
    QVERIFY(!QFileInfo::exists(path("none.png")) && !QFileInfo::exists(path("a.png")));
    writePicture(path("mine.png").toStdString(), {1, 1, 3, {1, 2, 3}});
    for (const char* option : {"--picture", "--csv", "--out"})
      compareRefusal(run + QStringList{"-p", "image=" + path("mine.png"), option, path("mine.png")},
                     "cannot write '" + path("mine.png") + "': it is the input file; name another file");
    QCOMPARE(readPicture(path("mine.png").toStdString()).values, (std::vector<std::uint8_t>{1, 2, 3}));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCliPicture>(__FILE__);
#include "test_cli_picture.moc"
