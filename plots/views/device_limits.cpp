// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/device_limits.h"

#include <QCoreApplication>
#include <algorithm>
#include <set>
#include <unordered_map>

#include "catalogue/bandwidth.h"
#include "device/several_gpus.h"
#include "program/report/program_events.h"
#include "text/number_text.h"
#include "text/result_words.h"

namespace warpbench::plots {
namespace {

struct DeviceLimitsText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::DeviceLimits)
};

struct Limit {
  QString device;
  QString id;      ///< distinguishes devices with the same name
  QString source;  ///< equal for GPUs that share a line
  QString what;    ///< "peak", "measured copy", "fp32 peak"
  QString unit;
  double y = 0;
  ReferenceLine::Kind kind = ReferenceLine::Kind::Peak;
  bool operator==(const Limit&) const = default;
};

using Results = std::vector<const Result*>;

/// The element types in use. A program's launches have no type parameter, so they get both types that they may compute
/// with.
std::set<std::string> elementTypes(const Results& ofDevice) {
  std::set<std::string> types;
  for (const Result* result : ofDevice)
    if (const std::string type = parameterText(*result, "type"); !type.empty())
      types.insert(type);
    else if (result->family == program::kFamily)
      types.insert({"fp32", "fp64"});
  return types;
}

std::vector<Limit> limitsOf(const DeviceRecord& record, const std::string& source, const Results& ofDevice,
                            Quantity quantity) {
  using Kind = ReferenceLine::Kind;
  const QString device = QString::fromStdString(record.name.empty() ? record.id : record.name);
  std::vector<Limit> limits;
  const auto add = [&](const QString& what, const char* unit, double y, Kind kind) {
    if (y > 0)
      limits.push_back({device, QString::fromStdString(record.id), QString::fromStdString(source), what,
                        QString::fromLatin1(unit), y, kind});
  };
  if (quantity == Quantity::Bandwidth) {
    add(DeviceLimitsText::tr("peak"), "GB/s", record.peakBandwidthGbs, Kind::Peak);
    add(copyText(record.origin), "GB/s", record.copyBandwidthGbs, Kind::Copy);
  } else if (quantity == Quantity::Gflops) {
    const auto types = elementTypes(ofDevice);
    const bool both = types.contains("fp32") && types.contains("fp64");
    if (types.contains("fp32"))
      add(both ? DeviceLimitsText::tr("%1 peak").arg(QStringLiteral("fp32")) : DeviceLimitsText::tr("peak"), "GFLOP/s",
          record.peakGflopsFp32, Kind::Peak);
    if (std::ranges::any_of(ofDevice, [](const Result* r) { return usesTensorCores(*r); }))
      for (const auto& [type, peak] :
           {std::pair("fp64", record.peakGflopsFp64Tensor), std::pair("tf32", record.peakGflopsTf32Tensor)})
        if (types.contains(type))
          add(DeviceLimitsText::tr("%1 peak of tensor cores").arg(QLatin1String(type)), "GFLOP/s", peak, Kind::Peak);
    if (types.contains("fp64"))
      add(both ? DeviceLimitsText::tr("%1 peak").arg(QStringLiteral("fp64")) : DeviceLimitsText::tr("peak"), "GFLOP/s",
          record.peakGflopsFp64, Kind::Peak);
  }
  return limits;
}

}  // namespace

std::vector<ReferenceLine> deviceLimits(const FamilyResults& familyResults, const std::vector<const Result*>& drawn,
                                        Quantity quantity) {
  std::unordered_map<const DeviceRecord*, Results> drawnOf;
  for (const Result* result : drawn) drawnOf[familyResults.device(*result)].push_back(result);
  std::vector<Limit> limits;
  for (const DeviceRecord* record : familyResults.devices()) {
    const Results& ofDevice = drawnOf[record];
    if (ofDevice.empty()) continue;
    for (const Limit& limit : limitsOf(*record, familyResults.source(*ofDevice.front()), ofDevice, quantity)) {
      // A GPU and its recording agree, and GPUs that share a line reach what the best one does, so they share a limit.
      const auto same = std::ranges::find_if(limits, [&](const Limit& known) {
        const bool copies = known.kind == ReferenceLine::Kind::Copy && limit.kind == ReferenceLine::Kind::Copy;
        return (copies || known.what == limit.what) && known.device == limit.device &&
               (known.y == limit.y || (known.source == limit.source && namesSeveral(limit.source.toStdString())));
      });
      if (same == limits.end())
        limits.push_back(limit);
      else
        same->y = std::max(same->y, limit.y);
    }
  }

  std::vector<ReferenceLine> lines;
  for (const Limit& limit : limits) {
    const bool several = std::ranges::any_of(limits, [&](const Limit& other) { return other.device != limit.device; });
    const bool ambiguous = std::ranges::any_of(limits, [&](const Limit& other) {
      return other.device == limit.device && other.what == limit.what && other.id != limit.id;
    });
    const QString device = ambiguous ? QStringLiteral("%1 %2").arg(limit.device, limit.id)
                           : several ? limit.device
                                     : QString();
    const QString label = QStringLiteral("%1 %2 %3").arg(limit.what, figureText(limit.y), limit.unit);
    lines.push_back({device.isEmpty() ? label : QStringLiteral("%1: %2").arg(device, label), limit.y, limit.kind});
  }
  return lines;
}

}  // namespace warpbench::plots
