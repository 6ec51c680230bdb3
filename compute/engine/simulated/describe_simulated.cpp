// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulated/simulated_device.h"

namespace warpbench::simulator {

DeviceInfo describeSimulated(const GpuProfile& profile) {
  DeviceInfo info;
  info.kind = DeviceInfo::Kind::Simulated;
  info.record.id = "simulated:" + profile.id;
  info.record.name = profile.name;
  info.record.origin = Origin::Modelled;
  info.record.peakBandwidthGbs = profile.peakBandwidthGbs();
  info.record.copyBandwidthGbs = profile.copyBandwidthGbs;
  info.record.peakGflopsFp32 = profile.peakGflopsFp32();
  info.record.peakGflopsFp64 = profile.peakGflopsFp64();
  info.details = Message::text("counts simulated on this machine's CPU, times modelled");
  info.computeCapability = profile.computeCapability;
  info.notes = profile.notes;
  return info;
}

}  // namespace warpbench::simulator
