// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QJsonObject>

#include "compute/cli/cli_fixture.h"
#include "own/cache_contents.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::test;

/// The cache of compiled programs.
class TestCliCache : public CliTest {
  Q_OBJECT

 private slots:
  void init() {
    QDir(path("cache")).removeRecursively();
    qputenv("XDG_CACHE_HOME", path("cache").toUtf8());
    qunsetenv("WARPBENCH_CACHE_MIB");
  }

  void whatWasUsedLongestAgoGoesFirst() {
    make("aaaa/device/words.h", 400, 60);
    for (const int minutes : {50, 40, 30}) {
      make(QString("aaaa/objects/%1.so").arg(minutes), 100, minutes);
      make(QString("aaaa/objects/%1.cpp").arg(minutes), 10, minutes);
    }
    age("aaaa", 1);
    make("bbbb/objects/20.so", 100, 20);
    make("gpu-cccc/70.so", 100, 70);
    make("work-host-1-x/made.so", 5000, 99);
    age("bbbb", 60);
    age("gpu-cccc", 60);
    const std::filesystem::path cache = (path("cache") + "/warpbench/compiled").toStdString();
    const own::CacheContents all = own::cacheContents(cache);
    QCOMPARE(all.bytes, std::uintmax_t{400 + 3 * 110 + 100 + 100});
    QCOMPARE(all.objects, std::size_t{5});
    QCOMPARE(all.compilers, std::size_t{3});
    own::limitCache(cache, 930);
    QCOMPARE(own::cacheContents(cache).bytes, std::uintmax_t{930});  // as it was
    QVERIFY(exists("gpu-cccc/70.so"));
    own::limitCache(cache, 720);
    QVERIFY(!exists("gpu-cccc/70.so") && !exists("aaaa/objects/50.so") && !exists("aaaa/objects/50.cpp"));
    QVERIFY(exists("aaaa/objects/40.so") && exists("aaaa/objects/40.cpp"));
    own::limitCache(cache, 0);
    QVERIFY(exists("aaaa/device/words.h"));  // used a minute ago
    QVERIFY(!exists("aaaa/objects/30.so") && !exists("bbbb") && !exists("gpu-cccc"));
    QVERIFY(exists("work-host-1-x/made.so"));
  }

  void itIsShownAndCleared() {
    make("aaaa/device/words.h", 3 << 20, 1);
    make("aaaa/objects/1.so", 1 << 20, 1);
    const QString folder = path("cache") + "/warpbench/compiled";
    const QString empty =
        folder + ": 0 MiB of at most 5 MiB; compiled programs and kernels: 0, compilers with their headers: 0\n";
    qputenv("WARPBENCH_CACHE_MIB", "5");
    QCOMPARE(cli({"cache"}).out,
             folder + ": 4 MiB of at most 5 MiB; compiled programs and kernels: 1, compilers with their headers: 1\n");
    const QJsonObject document = onlyDocument(cli({"cache", "--json"}).out);
    QCOMPARE(document["bytes"].toInt(), 4 << 20);
    QCOMPARE(document["most_bytes"].toInt(), 5 << 20);
    const Outcome cleared = cli({"cache", "--clear"});
    QCOMPARE(cleared.code, 0);
    QCOMPARE(cleared.out, "removed: 4 MiB\n" + empty);
    QCOMPARE(cli({"cache"}).out, empty);
  }

 private:
  QString inCache(const QString& name) const { return path("cache") + "/warpbench/compiled/" + name; }
  bool exists(const QString& name) const { return QFile::exists(inCache(name)); }
  void age(const QString& name, int minutes) const {
    std::filesystem::last_write_time(inCache(name).toStdString(),
                                     std::filesystem::file_time_type::clock::now() - std::chrono::minutes(minutes));
  }
  void make(const QString& name, int bytes, int minutes) const {
    QVERIFY(QDir().mkpath(QFileInfo(inCache(name)).path()));
    QFile file(inCache(name));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(QByteArray(bytes, 'x'));
    file.close();
    age(name, minutes);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCliCache>(__FILE__);
#include "test_cli_cache.moc"
