// SPDX-License-Identifier: GPL-3.0-or-later
#include "code/source_texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <array>

namespace warpbench::gui {

namespace {

struct Text {
  Q_DECLARE_TR_FUNCTIONS(warpbench::gui::SourcePanel)
};

QString accessText(simulator::AccessKind kind) {
  using Kind = simulator::AccessKind;
  switch (kind) {
    case Kind::GlobalLoad:
      return Text::tr("load from global memory");
    case Kind::GlobalStore:
      return Text::tr("store to global memory");
    case Kind::GlobalRed:
    case Kind::GlobalAtom:
      return Text::tr("atomic on global memory");
    case Kind::SharedLoad:
      return Text::tr("load from shared memory");
    case Kind::SharedStore:
      return Text::tr("store to shared memory");
    case Kind::SharedAtomicInteger:
    case Kind::SharedAtomicFloat:
      return Text::tr("atomic on shared memory");
    case Kind::ConstantLoad:
      return Text::tr("load from constant memory");
    case Kind::LocalLoad:
      return Text::tr("load from local memory");
    case Kind::LocalStore:
      return Text::tr("store to local memory");
  }
  return {};
}

QString unitsText(simulator::MemorySpace space, const QString& count) {
  const bool one = count == QStringLiteral("1");
  switch (space) {
    case simulator::MemorySpace::Global:
    case simulator::MemorySpace::Local:
      return one ? Text::tr("1 sector per request") : Text::tr("%1 sectors per request").arg(count);
    case simulator::MemorySpace::Shared:
      return one ? Text::tr("1 wavefront per request") : Text::tr("%1 wavefronts per request").arg(count);
    case simulator::MemorySpace::Constant:
      break;
  }
  return one ? Text::tr("1 word per request") : Text::tr("%1 words per request").arg(count);
}

QString numberText(double value) { return QLocale().toString(value, 'g', 4); }

}  // namespace

QString extentText(const std::array<std::int64_t, 3>& extent) {
  QString text = QLocale().toString(static_cast<qlonglong>(extent[0]));
  for (std::size_t axis = 1; axis < 3; ++axis)
    if (std::ranges::any_of(extent.begin() + static_cast<std::ptrdiff_t>(axis), extent.end(),
                            [](std::int64_t length) { return length > 1; }))
      text += QStringLiteral(" x ") + QLocale().toString(static_cast<qlonglong>(extent[axis]));
  return text;
}

QString costText(const LineCost& cost) {
  QString text = accessText(cost.kind) + QStringLiteral(", ") +
                 unitsText(simulator::spaceOf(cost.kind), numberText(cost.unitsPerRequest()));
  if (cost.wasteful()) text += Text::tr(" instead of %1").arg(numberText(cost.idealPerRequest()));
  constexpr int kWarp = 32;
  const double lanes = static_cast<double>(cost.lanes) / static_cast<double>(cost.requests);
  if (lanes < kWarp) text += Text::tr(", lanes: %1 of 32").arg(numberText(lanes));
  return text;
}

QString shortCostText(const LineCost& cost) {
  const QString units = numberText(cost.unitsPerRequest());
  return cost.wasteful() ? QStringLiteral("%1 > %2").arg(units, numberText(cost.idealPerRequest())) : units;
}

QString launchText(const Result& result) {
  QStringList facts;
  if (result.grid[0] > 0) facts << Text::tr("grid %1").arg(extentText(result.grid));
  if (result.block[0] > 0) facts << Text::tr("block %1").arg(extentText(result.block));
  if (result.registers) facts << Text::tr("registers per thread: %1").arg(*result.registers);
  if (result.sharedBytes)
    facts << Text::tr("shared memory per block: %1 bytes")
                 .arg(QLocale().toString(static_cast<qlonglong>(*result.sharedBytes)));
  if (result.occupancy) facts << Text::tr("occupancy %1 %").arg(numberText(*result.occupancy * 100));
  return facts.join(QStringLiteral(", "));
}

int instanceOf(const std::vector<CompiledKernel>& kernels, const QString& type) {
  const QString word = type == QStringLiteral("fp64")    ? QStringLiteral("<double")
                       : type == QStringLiteral("int32") ? QStringLiteral("<int")
                                                         : QStringLiteral("<float");
  const auto found =
      std::ranges::find_if(kernels, [&](const CompiledKernel& each) { return each.signature.contains(word); });
  if (found != kernels.end()) return static_cast<int>(found - kernels.begin());
  return kernels.empty() ? -1 : 0;
}

}  // namespace warpbench::gui
