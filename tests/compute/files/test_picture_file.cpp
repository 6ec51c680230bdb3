// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>
#include <filesystem>
#include <fstream>
#include <memory>

#include "core/files/file_io.h"
#include "core/text/error.h"
#include "images/picture_file.h"
#include "results/session/session.h"
#include "test_registry.h"

using namespace warpbench;
namespace fs = std::filesystem;

namespace {

Picture made(int width, int height, int channels) {
  Picture picture{.width = width, .height = height, .channels = channels, .values = {}};
  for (int i = 0; i < width * height * channels; ++i) picture.values.push_back(static_cast<std::uint8_t>(i * 37 + 11));
  return picture;
}

/// The result of reading a grey picture.
Picture asRgb(const Picture& grey) {
  Picture picture{.width = grey.width, .height = grey.height, .channels = 3, .values = {}};
  for (const std::uint8_t value : grey.values) picture.values.insert(picture.values.end(), 3, value);
  return picture;
}

void compare(const Picture& read, const Picture& wanted) {
  QCOMPARE(read.width, wanted.width);
  QCOMPARE(read.height, wanted.height);
  QCOMPARE(read.channels, wanted.channels);
  QVERIFY(read.values == wanted.values);
}

/// A PNG's signature and header, with 8 bits each of red, green and blue per pixel, and no data.
std::string pngHeader(std::uint32_t width, std::uint32_t height) {
  std::string header("\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR", 16);
  for (const std::uint32_t side : {width, height})
    for (int shift = 24; shift >= 0; shift -= 8) header += static_cast<char>(side >> shift & 0xff);
  return header + std::string("\x08\x02\0\0\0\0\0\0\0", 9);
}

}  // namespace

class TestPictureFile : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_folder = std::make_unique<QTemporaryDir>(); }

  void picturesOfOddSizesComeBackAsTheyWere() {
    for (const auto& [width, height] : {std::pair(1, 1), std::pair(33, 7), std::pair(1, 130), std::pair(257, 1)})
      for (const char* suffix : {".png", ".ppm", ".PNG"}) {
        const Picture picture = made(width, height, 3);
        writePicture(path("a", suffix), picture);
        QCOMPARE(pictureSize(path("a", suffix)), (PictureExtent{width, height}));
        compare(readPicture(path("a", suffix)), picture);
      }
  }

  void greyPicturesAreReadAsColours() {
    for (const char* suffix : {".png", ".ppm", ".pgm"}) {
      writePicture(path("grey", suffix), made(5, 3, 1));
      compare(readPicture(path("grey", suffix)), asRgb(made(5, 3, 1)));
    }
    QCOMPARE(readFile(path("grey", ".pgm")).substr(0, 11), std::string("P5\n5 3\n255\n"));
    QCOMPARE(readFile(path("grey", ".ppm")).size(), std::size_t{11 + 3 * 15});
  }

  void commentsInAHeaderArePassedOver() {
    const fs::path file = write("P6 # made by hand\n#\n 2\t1 # a row\n255\nabcdef");
    const Picture picture = readPicture(file);
    QCOMPARE(picture.width, 2);
    QCOMPARE(std::string(picture.values.begin(), picture.values.end()), std::string("abcdef"));
  }

  void aPictureCutShortAnywhereIsRefused() {
    for (const char* suffix : {".png", ".ppm", ".pgm"}) {
      writePicture(path("whole", suffix), made(40, 30, 1));
      const std::string whole = readFile(path("whole", suffix));
      // A PNG's last 12 bytes only say that it ends.
      for (const std::size_t length : {std::size_t{0}, std::size_t{1}, std::size_t{2}, std::size_t{9}, std::size_t{20},
                                       std::size_t{30}, std::size_t{45}, whole.size() / 2, whole.size() - 13}) {
        const fs::path cut = write(whole.substr(0, length));
        QVERIFY_THROWS_EXCEPTION(RequestError, readPicture(cut));
      }
    }
  }

  void aDamagedPictureIsRefused() {
    writePicture(path("a", ".png"), made(40, 30, 3));
    const std::string whole = readFile(path("a", ".png"));
    const std::size_t pixels = whole.find("IDAT");
    for (std::size_t at = 8; at < whole.size() - 12; at += 7) {
      if (at >= 33 && at < pixels) continue;  // chunks that a reader may ignore
      std::string damaged = whole;
      damaged[at] = static_cast<char>(~damaged[at]);
      const fs::path file = write(damaged);
      QVERIFY_THROWS_EXCEPTION(RequestError, readPicture(file));
    }
  }

  void whatIsNoPictureIsRefusedInOneLine() {
    QVERIFY(refusal(write("")).contains("not a picture in a supported format (PNG, PPM, PGM)"));
    QVERIFY(refusal(write("%PDF-1.4\n")).contains("not a picture"));
    QVERIFY(refusal(write("P3\n1 1\n255\n1 2 3\n")).contains("not a picture"));
    QVERIFY(refusal(write("P6\n")).contains("truncated"));
    QVERIFY(refusal(write("P6\n-1 5\n255\n")).contains("damaged"));
    QVERIFY(refusal(write("P6\n1 1\n65535\nabcdef")).contains("up to 65535, but the limit is 255"));
    QVERIFY(refusal(m_folder->path().toStdString()).contains("it is a directory"));
    QVERIFY(refusal("").contains("give the name of a file"));
    QVERIFY(refusal("/nowhere/at all").contains("No such file"));
    QVERIFY(refusal("/dev/zero").contains("a device or a pipe"));
    const fs::path odd = path("two\nlines", ".png");
    std::ofstream(odd) << "x";
    QVERIFY(!refusal(odd).contains('\n'));
  }

  void emptyAndHugePicturesAreRefusedByTheirHeaders() {
    for (const auto& [width, height] : {std::pair(0, 5), std::pair(5, 0)}) {
      QVERIFY(refusal(write(pngHeader(width, height))).contains("no pixels"));
      QVERIFY(refusal(write("P6\n" + std::to_string(width) + " " + std::to_string(height) + "\n255\n"))
                  .contains("no pixels"));
    }
    QVERIFY(refusal(write(pngHeader(0xffffffff, 0xffffffff))).contains("a side may have up to 500000"));
    QVERIFY(refusal(write("P6\n99999999999999999999 4294967297\n255\n")).contains("a side may have up to 500000"));
    QVERIFY(refusal(write("P5\n400000 400000\n255\n")).contains("truncated"));
  }

  // The header of a picture of 1.2 GB without data: the reader allocates nothing for it.
  void aLargeHeaderAloneIsCutShort() {
    QVERIFY(refusal(write(pngHeader(20000, 20000))).contains("truncated"));
    QVERIFY(refusal(write("P6\n20000 20000\n255\n")).contains("truncated"));
    // Followed by as many bytes as 20000 x 20000 pixels of one colour need: the reader accepts the size but not the
    // rest.
    const fs::path plausible = write(pngHeader(20000, 20000) + std::string(1'200'000, '\0'));
    QCOMPARE(pictureSize(plausible), (PictureExtent{20000, 20000}));
  }

  void transparentPixelsLieOnWhite() {
    // 1 x 1, 8 bits each of red, green, blue and alpha, all 0.
    const unsigned char file[] = {0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48,
                                  0x44, 0x52, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x06, 0x00, 0x00,
                                  0x00, 0x1f, 0x15, 0xc4, 0x89, 0x00, 0x00, 0x00, 0x0b, 0x49, 0x44, 0x41, 0x54, 0x78,
                                  0xda, 0x63, 0x60, 0x00, 0x02, 0x00, 0x00, 0x05, 0x00, 0x01, 0xe9, 0xfa, 0xdc, 0xd8,
                                  0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82};
    const Picture picture = readPicture(write(std::string(reinterpret_cast<const char*>(file), sizeof(file))));
    QCOMPARE(picture.values, (std::vector<std::uint8_t>{255, 255, 255}));
  }

  void writingIsRefusedWhereTheNameDoesNotFit() {
    for (const char* name : {"a", "a.jpg", "a.png.txt"}) {
      QVERIFY_THROWS_EXCEPTION(RequestError, checkPictureWritable(path(name, "")));
      QVERIFY_THROWS_EXCEPTION(RequestError, writePicture(path(name, ""), made(1, 1, 3)));
    }
    QVERIFY_THROWS_EXCEPTION(RequestError, writePicture(path("a", ".pgm"), made(1, 1, 3)));
    QVERIFY_THROWS_EXCEPTION(RequestError, checkPictureWritable("/nowhere/a.png"));
    checkPictureWritable(path("a", ".png"));
    QVERIFY(!fs::exists(path("a", ".png")));
  }

  void anAddedReaderReadsWhatElseThereIs() {
    addPictureReader({.formats = "MINE",
                      .size = [](const fs::path& file) -> std::optional<PictureExtent> {
                        if (!readFile(file).starts_with("mine")) return std::nullopt;
                        return PictureExtent{static_cast<std::int64_t>(readFile(file).size()), 1};
                      },
                      .read = [](const fs::path&) { return made(2, 2, 3); }});
    compare(readPicture(write("mine")), made(2, 2, 3));
    QVERIFY(refusal(write("other")).contains("(PNG, PPM, PGM, MINE)"));
    QVERIFY(refusal(write("mine" + std::string(kLongestSide, ' '))).contains("a side may have up to"));
  }

 private:
  fs::path path(const std::string& name, const std::string& suffix) const {
    return m_folder->path().toStdString() + "/" + name + suffix;
  }
  fs::path write(const std::string& content) const {
    const fs::path file = path("given", "");
    std::ofstream(file, std::ios::binary) << content;
    return file;
  }
  /// The line that says why the file cannot be read.
  static QString refusal(const fs::path& file) {
    try {
      readPicture(file);
    } catch (const RequestError& error) {
      return QString::fromStdString(error.what());
    }
    return "it was read";
  }

  std::unique_ptr<QTemporaryDir> m_folder;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestPictureFile>(__FILE__);
#include "test_picture_file.moc"
