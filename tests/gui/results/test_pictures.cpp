// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures from a file through a kernel to the screen and to a file.
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "core/text/error.h"
#include "gui/window_fixture.h"
#include "images/picture_file.h"
#include "pictures/picture_images.h"
#include "pictures/picture_view.h"
#include "pictures/pictures_dialog.h"
#include "result_views/results_table.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;
using warpbench::test::kPatienceMs;
using warpbench::test::WindowFixture;

namespace {

/// Left half red, right half blue.
QImage flag(int width, int height) {
  QImage image(width, height, QImage::Format_RGB32);
  image.fill(qRgb(255, 0, 0));
  for (int y = 0; y < height; ++y)
    for (int x = width / 2; x < width; ++x) image.setPixel(x, y, qRgb(0, 0, 255));
  return image;
}

constexpr int kRedAsGrey = 53;  // 0.21 x 255
constexpr int kBlueAsGrey = 17;

}  // namespace

class TestPictures : public QObject {
  Q_OBJECT

 private slots:
  void whatQtReadsIsRead() {
    addQtPictureReader();
    addQtPictureReader();
    for (const char* suffix : {"bmp", "jpg", "png"}) {
      const QString file = path(QStringLiteral("flag.") + suffix);
      QVERIFY(flag(33, 7).save(file, nullptr, 100));
      QCOMPARE(pictureSize(file.toStdString()), (PictureExtent{33, 7}));
      const Picture picture = readPicture(file.toStdString());
      QCOMPARE(picture.channels, 3);
      QCOMPARE(picture.values.size(), std::size_t{33 * 7 * 3});
      QVERIFY(picture.values[0] > 240 && picture.values[2] < 15);
      QVERIFY(picture.values[33 * 3 - 1] > 240 && picture.values[33 * 3 - 3] < 15);
    }
  }

  void aHeaderAloneIsRefused() {
    addQtPictureReader();
    // A header of 30000 x 30000 pixels without data, and one beyond the limit: sizes as in BITMAPINFOHEADER.
    for (const qint32 side : {30'000, 2'000'000'000}) {
      QFile hostile(path("hostile.bmp"));
      QVERIFY(hostile.open(QIODevice::WriteOnly));
      QDataStream out(&hostile);
      out.setByteOrder(QDataStream::LittleEndian);
      out.writeRawData("BM", 2);
      out << quint32(54) << quint32(0) << quint32(54) << quint32(40) << side << side << quint16(1) << quint16(24);
      for (int i = 0; i < 6; ++i) out << quint32(0);
      hostile.close();
      QVERIFY_THROWS_EXCEPTION(RequestError, readPicture(path("hostile.bmp").toStdString()));
    }
  }

  void aPictureIsConvertedShownAndSaved() {
    QVERIFY(flag(64, 48).save(path("flag.png")));
    WindowFixture fixture;
    QVERIFY(fixture.window.experiment().chooseDevice("simulated:nvidia-h200"));
    auto* families = fixture.field<QComboBox>("family");
    families->setCurrentIndex(families->findData("grayscale"));
    QVERIFY(!fixture.action("Pictures...")->isEnabled());
    auto* editor = fixture.field<ParameterEditor>("parameter.image");
    auto* line = editor->findChild<QLineEdit*>();
    QCOMPARE(line->accessibleName(), "Image");
    QVERIFY(editor->findChild<QToolButton*>(QString(), Qt::FindDirectChildrenOnly)->accessibleName().contains("Image"));
    line->setText("file://" + path("flag.png"));  // as a file that is dropped
    QCOMPARE(line->text(), path("flag.png"));
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    QCOMPARE(fixture.script.errors, QStringList());
    QVERIFY(!fixture.session().results.empty());

    fixture.action("Pictures...")->trigger();
    QVERIFY(fixture.window.pictures().isVisible());
    const auto image = [&](const char* name) { return fixture.field<PictureView>(name)->shownImage(); };
    QCOMPARE(image("pictures.before").size(), QSize(64, 48));
    QCOMPARE(image("pictures.before").pixel(0, 0), qRgb(255, 0, 0));
    QCOMPARE(qRed(image("pictures.after").pixel(0, 0)), kRedAsGrey);
    QCOMPARE(qRed(image("pictures.after").pixel(63, 47)), kBlueAsGrey);

    fixture.window.table().selectResult(0);
    QVERIFY(fixture.field<QLabel>("pictures.title")->text().startsWith("Naive, "));
    QVERIFY(fixture.fileWork([&] { fixture.window.pictures().save(path("grey.bmp")); }));
    QCOMPARE(qRed(QImage(path("grey.bmp")).pixel(0, 0)), kRedAsGrey);
    QVERIFY(!fixture.fileWork([&] { fixture.window.pictures().save(path("grey.txt")); }));
    QVERIFY(fixture.script.errors.constLast().contains("give a name that ends in"));
    QVERIFY(!QFile::exists(path("grey.txt")));
    if (const QString shot = qEnvironmentVariable("WARPBENCH_SHOT"); !shot.isEmpty())
      fixture.window.pictures().grab().save(shot);
  }

  void anImageThatCannotBeReadIsSaidInOneLine() {
    WindowFixture fixture;
    QVERIFY(fixture.window.experiment().chooseDevice("simulated:nvidia-h200"));
    auto* families = fixture.field<QComboBox>("family");
    families->setCurrentIndex(families->findData("grayscale"));
    fixture.field<ParameterEditor>("parameter.image")->findChild<QLineEdit*>()->setText("/nowhere/cat.png");
    fixture.clickRun();
    QVERIFY(fixture.waitForRun());
    QCOMPARE(fixture.script.errors,
             QStringList{"cannot read the picture '/nowhere/cat.png': No such file or directory"});
    QVERIFY(fixture.session().results.empty());
  }

  void aLargePictureIsShownSmaller() {
    PictureView view;
    QSignalSpy shown(&view, &PictureView::shown);
    view.setImage(flag(5000, 20));
    QVERIFY(shown.wait(kPatienceMs));
    QCOMPARE(view.shownImage().width(), 2048);
    view.setImage({});
    QVERIFY(view.shownImage().isNull());
  }

  void picturesOfLongAgoAreLetGo() {
    SessionDocument document;
    // Half a GiB each, all of it untouched.
    const auto large = [] {
      Pictures pictures{.before = std::make_shared<const Picture>(), .after = {}};
      pictures.after.values.resize(std::size_t{1} << 29);
      return std::make_shared<const Pictures>(std::move(pictures));
    };
    const auto shared = large();
    for (int i = 0; i < 3; ++i) {
      Result result;
      result.pictures = shared;
      document.append(result);
    }
    QVERIFY(!document.session().results[0].pictures);
    QVERIFY(document.session().results[1].pictures);
    QVERIFY(document.session().results[2].pictures);
  }

 private:
  QString path(const QString& name) const { return m_folder.path() + "/" + name; }

  QTemporaryDir m_folder;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestPictures>(__FILE__);
#include "test_pictures.moc"
