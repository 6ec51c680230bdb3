// SPDX-License-Identifier: GPL-3.0-or-later
// Background work delays only its requester.
#include <QImage>
#include <QLinearGradient>
#include <QPainter>
#include <QSemaphore>
#include <QTest>
#include <chrono>
#include <future>
#include <memory>
#include <stdexcept>
#include <variant>

#include "test_registry.h"
#include "widgets/background.h"

using namespace warpbench::gui;

class TestBackground : public QObject {
  Q_OBJECT

 private slots:
  void paintingDoesNotWaitForIt();
  void anErrorBecomesItsReason();
  void nobodyIsToldWhoIsGone();
};

void TestBackground::paintingDoesNotWaitForIt() {
  // All threads are busy. The painted picture is large enough for Qt to divide it among threads.
  const auto release = std::make_shared<QSemaphore>();
  const int threads = backgroundPool().maxThreadCount();
  const auto ended = std::make_shared<int>(0);
  for (int i = 0; i < threads; ++i)
    inBackground(
        this,
        [release] {
          release->acquire();
          return true;
        },
        [ended](const Outcome<bool>&) { ++*ended; });
  auto painted = std::async(std::launch::async, [] {
    QImage image(1280, 801, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    QLinearGradient gradient(0, 0, 1280, 801);
    gradient.setColorAt(0, Qt::red);
    gradient.setColorAt(1, Qt::blue);
    painter.fillRect(image.rect(), gradient);
    return image.pixelColor(0, 0);
  });
  constexpr std::chrono::seconds kPatience(60);
  const bool atOnce = painted.wait_for(kPatience) == std::future_status::ready;
  release->release(threads);
  QVERIFY(atOnce);
  QCOMPARE(painted.get(), QColor(Qt::red));
  QTRY_COMPARE(*ended, threads);
}

void TestBackground::anErrorBecomesItsReason() {
  QString reason;
  inBackground(
      this, []() -> int { throw std::runtime_error("the disk\nis full"); },
      [&reason](const Outcome<int>& outcome) { reason = std::get<QString>(outcome); });
  QTRY_VERIFY(!reason.isEmpty());
  QVERIFY2(reason.contains("is full"), qPrintable(reason));
}

void TestBackground::nobodyIsToldWhoIsGone() {
  bool told = false;
  auto receiver = std::make_unique<QObject>();
  const auto release = std::make_shared<QSemaphore>();
  inBackground(
      receiver.get(),
      [release] {
        release->acquire();
        return 1;
      },
      [&told](const Outcome<int>&) { told = true; });
  receiver.reset();
  release->release();
  QVERIFY(backgroundPool().waitForDone());
  QTest::qWait(20);
  QVERIFY(!told);
}

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestBackground>(__FILE__);
#include "test_background.moc"
