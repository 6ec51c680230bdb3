// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/variant_parameters.h"
#include "device/device.h"

namespace warpbench {

/// What one request may ask for.
inline constexpr std::size_t kMostSweepValues = 10'000;
inline constexpr std::size_t kMostRequestPoints = 100'000;

/// One parameter takes each of these values in turn.
struct Sweep {
  std::string parameter;
  std::vector<Value> values;
  std::vector<std::string> along = {};  ///< others that take the same value at each point, as the height of squares

  bool sets(std::string_view id) const {
    return id == parameter || std::find(along.begin(), along.end(), id) != along.end();
  }
  /// "width,height": what a person types before the "=".
  std::string names() const;
};

/// An experiment, as a person chose it. Parameters that are not named take their initial values.
struct Request {
  std::string family;
  std::vector<std::string> variants;  ///< empty: all that run on the device
  std::string device;                 ///< its id, or those of several that work together (see devicesIn)
  bool each = false;                  ///< of several: each runs every point, to be compared; else they share the points
  Parameters parameters;
  std::vector<Sweep> sweeps;
  Mode mode = Mode::Cold;
  MeasureOptions options;
  std::shared_ptr<const OwnKernel> own = nullptr;  ///< in place of the kernels of the variant, which is one
  std::vector<KernelCopy> copies = {};             ///< that `variants` may name, as "conflict-free@mine"
};

/// The powers of two to sweep where one stands at `value`: the six up to it that are within the limits. None where the
/// parameter does not step in powers of two.
std::vector<std::int64_t> proposedPowers(const ParameterSpec& spec, std::int64_t value);

/// What has to be run one after the other: of the catalogue's variants, then of each copy that is named. Values and
/// sweeps of parameters that a part does not have are left out of it.
/// @throws RequestError where there is no such family.
std::vector<Request> partsOf(const Request& request);

/// The points of a request in the order in which they run: sweep values outside, variants inside. A variant gets the
/// family's parameters and its own, and a sweep over another variant's parameter leaves it with one point. Those of
/// copies come after all others.
/// @throws RequestError where anything in it is unknown, out of range, or cannot run on the device.
std::vector<Point> expand(const Request& request, const DeviceInfo& device);

/// The same for a family that need not be in the catalogue; `request.family` is not looked at.
std::vector<Point> expand(const Family& family, const Request& request, const DeviceInfo& device);

/// The experiment of one of the family's presets: all variants, on no device yet.
/// @throws RequestError where the preset disagrees with the descriptions.
Request requestOf(const Family& family, const Preset& preset);

/// Why the family's variant cannot run on the device, in one line; empty where it can.
Message whyNotOn(const Family& family, const Variant& variant, const DeviceInfo& device);
/// A device that would run it, as far as its kind goes.
DeviceInfo deviceFor(const Family& family, const Variant& variant);

}  // namespace warpbench
