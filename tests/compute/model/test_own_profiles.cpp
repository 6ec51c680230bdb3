// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/stat.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "core/files/file_io.h"
#include "core/text/error.h"
#include "device/device.h"
#include "engine/devices/devices.h"
#include "model/gpu_profile.h"
#include "results/session/session.h"
#include "test_registry.h"

using namespace warpbench;

namespace {

/// The H200's profile with another id and name.
std::string profileText(const std::string& id, const std::string& name) {
  QByteArray text;
  for (const ProfileText& shipped : shippedProfiles())
    if (shipped.file.find("nvidia-h200") != std::string_view::npos)
      text = QByteArray(shipped.json.data(), static_cast<qsizetype>(shipped.json.size()));
  text.replace("\"nvidia-h200\"", QByteArray::fromStdString('"' + id + '"'));
  text.replace("\"NVIDIA H200\"", QByteArray::fromStdString('"' + name + '"'));
  return text.toStdString();
}

}  // namespace

/// The user's folder is read once, so the test fills it before that.
class TestOwnProfiles : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    qputenv("XDG_DATA_HOME", m_data.path().toLocal8Bit());
    QCOMPARE(profilesFolder(), std::filesystem::path(m_data.path().toStdString()) / "warpbench/profiles");
    QVERIFY(QDir().mkpath(m_data.path() + "/warpbench/profiles"));
    put("mine.json", profileText("my-gpu", "NVIDIA GeForce 256"));
    put("second.json", profileText("my-gpu", "Another"));
    put("shipped.json", profileText("nvidia-t4", "Tesla T4"));
    put("h200-of-the-lab.json", profileText("lab-h200", "NVIDIA H200"));
    put("half.json", profileText("half", "Half").substr(0, 500));
    put("notes.txt", "not looked at");
    QVERIFY(QFile::link("nowhere", m_data.filePath("warpbench/profiles/gone.json")));
    // Reading it would never return.
    QCOMPARE(::mkfifo(qPrintable(m_data.filePath("warpbench/profiles/pipe.json")), 0600), 0);
    m_devices = listDevices();
  }

  void oneOfTheUsersFolderIsADevice() {
    const DeviceInfo* const mine = device("simulated:my-gpu");
    QVERIFY(mine && mine->available);
    QCOMPARE(mine->record.name, std::string("NVIDIA GeForce 256"));
    QCOMPARE(openDevice("simulated:my-gpu")->info().record.id, std::string("simulated:my-gpu"));
  }

  void oneThatCannotBeUsedSaysWhy() {
    QCOMPARE(QString::fromStdString(device("simulated:second")->whyNot).section(':', 0, 0),
             QString("there is another profile with the id my-gpu"));
    QCOMPARE(QString::fromStdString(device("simulated:shipped")->whyNot).section(':', 0, 0),
             QString("there is another profile with the id nvidia-t4"));
    QVERIFY(device("simulated:half")->whyNot.english().starts_with("GPU profile half.json: "));
    QVERIFY(QString::fromStdString(device("simulated:gone")->whyNot).endsWith("No such file or directory"));
    QVERIFY(!device("simulated:pipe"));
    for (const char* id : {"simulated:second", "simulated:shipped", "simulated:half"}) {
      QVERIFY(!device(id)->available);
      QVERIFY_THROWS_EXCEPTION(RequestError, openDevice(id));
    }
    QVERIFY(!device("simulated:notes"));
  }

  void measuredResultsOfThatGpuFindIt() {
    QCOMPARE(findProfile("cuda:0", "NVIDIA GeForce 256")->id, std::string("my-gpu"));
    // The user's profile fits this machine's GPU better than the shipped one; a name selects exactly one profile.
    QCOMPARE(findProfile("cuda:0", "NVIDIA H200")->id, std::string("lab-h200"));
    QCOMPARE(findProfile("simulated:nvidia-h200", "NVIDIA H200")->id, std::string("nvidia-h200"));
    QCOMPARE(findProfile("cuda:0", "Tesla T4")->id, std::string("nvidia-t4"));
  }

 private:
  void put(const char* name, const std::string& text) {
    writeFile((m_data.path() + "/warpbench/profiles/" + name).toStdString(), text);
  }

  const DeviceInfo* device(std::string_view id) {
    const auto found = std::ranges::find(m_devices, id, [](const DeviceInfo& each) { return each.record.id; });
    return found == m_devices.end() ? nullptr : &*found;
  }

  QTemporaryDir m_data;
  std::vector<DeviceInfo> m_devices;
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestOwnProfiles>(__FILE__);
#include "test_own_profiles.moc"
