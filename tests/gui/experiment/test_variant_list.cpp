// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include "catalogue/catalogue.h"
#include "experiment/variant_list.h"
#include "gui/fake_device.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;

namespace {

using Ids = std::vector<std::string>;

DeviceInfo infoOf(const std::string& device) {
  return test::fakeInfo(device, device == "cuda:0" ? DeviceInfo::Kind::Cuda
                                : device == "cpu"  ? DeviceInfo::Kind::Cpu
                                                   : DeviceInfo::Kind::Simulated);
}

/// A list below its title.
struct Shown : QWidget {
  Shown() {
    auto* column = new QVBoxLayout(this);
    column->addLayout(list->createTitle());
    column->addWidget(list);
    show();
  }

  void showOn(const std::string& family, const std::string& device) const {
    const DeviceInfo info = infoOf(device);
    list->show(*findFamily(family), &info, Mode::Cold);
  }

  VariantList* list = new VariantList(this);
};

}  // namespace

class TestVariantList : public QObject {
  Q_OBJECT

 private slots:
  void aLongNameOfACopyWidensNothing() {
    const Shown shown;
    Family family = *findFamily("transpose");
    const DeviceInfo info = infoOf("simulated:fake");
    const auto width = [&](int letters) {
      family.variants.back().id = "padded@" + std::string(static_cast<std::size_t>(letters), 'w') + "2";
      shown.list->show(family, &info, Mode::Cold);
      return shown.list->box(family.variants.back().id)->sizeHint().width();
    };
    const int longName = width(60);
    QCOMPARE(width(600), longName);
    const QCheckBox& box = *shown.list->box(family.variants.back().id);
    QVERIFY2(box.text().endsWith("w2") && box.text().contains(QChar(0x2026)), qPrintable(box.text()));
    QVERIFY(box.toolTip().contains(QString(600, 'w')));
    QVERIFY(box.accessibleName().contains(QString(600, 'w')));
  }

  void variantsThatCannotRunSayWhy() {
    const Shown shown;
    const Family& family = *findFamily("transpose");
    for (const std::string device : {"cuda:0", "simulated:fake", "cpu", "cuda:0"}) {
      shown.showOn(family.id, device);
      std::size_t running = 0;
      for (const Variant& variant : family.variants) {
        const QString why = QString::fromStdString(whyNotOn(family, variant, infoOf(device)));
        const QCheckBox* box = shown.list->box(variant.id);
        QCOMPARE(box->isEnabled(), why.isEmpty());
        QCOMPARE(box->isChecked(), why.isEmpty());
        if (why.isEmpty()) {
          ++running;
        } else {
          const auto labels = shown.list->findChildren<QLabel*>();
          QVERIFY(std::ranges::any_of(labels, [&](const QLabel* l) { return l->isVisible() && l->text() == why; }));
        }
      }
      QVERIFY(running > 0);
      QCOMPARE(shown.list->checked().size(), running);
    }
  }

  void variantsAreChosenTogether() {
    const Shown shown;
    shown.showOn("matmul", "simulated:fake");
    VariantList* const list = shown.list;
    const Ids all = list->checked();
    QVERIFY(all.size() > 5);
    const auto press = [&](const std::string& variant, Qt::KeyboardModifiers modifiers = {}) {
      QTest::mouseClick(list->box(variant), Qt::LeftButton, modifiers, {5, list->box(variant)->height() / 2});
    };

    // A family's naive and tiled kernels: two clicks.
    QTest::mouseDClick(list->box(all[2]), Qt::LeftButton, {}, {5, list->box(all[2])->height() / 2});
    QCOMPARE(list->checked(), Ids{all[2]});
    press(all[4]);
    QCOMPARE(list->checked(), (Ids{all[2], all[4]}));

    press(all[1], Qt::ShiftModifier);  // up to it from 4, with its new state: checked
    QCOMPARE(list->checked(), (Ids{all[1], all[2], all[3], all[4]}));
    press(all[3], Qt::ShiftModifier);
    QCOMPARE(list->checked(), (Ids{all[4]}));

    QSignalSpy changes(list, &VariantList::changed);
    QTest::mouseClick(shown.findChild<QToolButton*>("variants.all"), Qt::LeftButton);
    QCOMPARE(list->checked(), all);
    QTest::mouseClick(shown.findChild<QToolButton*>("variants.none"), Qt::LeftButton);
    QVERIFY(list->checked().empty());
    QCOMPARE(changes.count(), 2);
    list->box(all[0])->actions().at(0)->trigger();
    QCOMPARE(list->checked(), Ids{all[0]});
  }

  void eachDeviceHasItsOwnVariants() {
    QStringList kept;
    {
      const Shown shown;
      shown.showOn("transpose", "simulated:fake");
      shown.list->setChecked({"naive", "coalesced"});
      shown.showOn("transpose", "cuda:0");  // begins like the other
      QCOMPARE(shown.list->checked(), (Ids{"naive", "coalesced"}));
      shown.list->setChecked({"copy"});
      shown.showOn("transpose", "simulated:fake");
      QCOMPARE(shown.list->checked(), (Ids{"naive", "coalesced"}));
      shown.showOn("transpose", "cuda:0");
      QCOMPARE(shown.list->checked(), Ids{"copy"});
      kept = shown.list->choices();
    }
    const Shown next;
    next.list->setChoices(kept);
    next.showOn("transpose", "cuda:0");
    QCOMPARE(next.list->checked(), Ids{"copy"});
    next.showOn("transpose", "simulated:fake");
    QCOMPARE(next.list->checked(), (Ids{"naive", "coalesced"}));
    next.list->setChoices({QString(), "transpose", "no-family cuda:0 x", "transpose no-device copy"});
    next.showOn("transpose", "simulated:fake");
    QCOMPARE(next.list->checked(), (Ids{"naive", "coalesced"}));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestVariantList>(__FILE__);
#include "test_variant_list.moc"
