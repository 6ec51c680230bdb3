// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <cstdint>
#include <vector>

#include "gpu/cuda_check.h"

using namespace warpbench::cuda;

class TestDeviceBuffer : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    int devices = 0;
    if (cudaGetDeviceCount(&devices) != cudaSuccess || devices == 0) QSKIP("no CUDA device");
  }

  // The times of atomics depend on it.
  void smallArraysBeginWhereLargeOnesDo() {
    std::vector<DeviceBuffer> buffers;
    for (const std::size_t bytes : {1, 512, 513, 4096, 100'000}) {
      const DeviceBuffer& buffer = buffers.emplace_back(bytes);
      QCOMPARE(buffer.bytes(), bytes);
      QCOMPARE(reinterpret_cast<std::uintptr_t>(buffer.data()) % DeviceBuffer::kAlignment, std::uintptr_t{0});
      QCOMPARE(cudaMemset(buffer.data(), 0, bytes), cudaSuccess);
    }
    const DeviceBuffer taken = std::move(buffers.front());
    QVERIFY(taken.data() != nullptr);
    QVERIFY(buffers.front().data() == nullptr);
  }
};

QTEST_GUILESS_MAIN(TestDeviceBuffer)
#include "test_device_buffer.moc"
