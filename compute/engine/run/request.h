// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/family.h"
#include "device/device.h"

namespace warpbench {

/// Limits of one request.
inline constexpr std::size_t kMaxSweepValues = 10'000;
inline constexpr std::size_t kMaxRequestPoints = 100'000;

/// A parameter that takes several values.
struct Sweep {
  std::string parameter;
  std::vector<Value> values;
  std::vector<std::string> along = {};  ///< parameters with the same value, such as the height of squares

  bool sets(std::string_view id) const {
    return id == parameter || std::find(along.begin(), along.end(), id) != along.end();
  }
  /// "width,height": what is typed before the "=".
  std::string names() const;
};

/// An experiment as chosen by the user. Unnamed parameters take their initial values.
struct Request {
  std::string family;
  std::vector<std::string> variants;  ///< empty: all that can run on the device
  std::string device;                 ///< device id, or several ids of devices that share the work (see devicesIn)
  bool each = false;                  ///< several devices: each runs every point, otherwise they share them
  Parameters parameters;
  std::vector<Sweep> sweeps;
  Mode mode = Mode::Cold;
  MeasureOptions options;
  std::shared_ptr<const OwnKernel> own = nullptr;  ///< replaces the kernels of the only variant
  std::vector<KernelCopy> copies = {};             ///< copies that `variants` may name, such as "conflict-free@mine"
};

/// Powers of two to propose for a sweep of a parameter at `value`: up to six, ending there, within the limits. None if
/// the parameter does not step in powers of two.
std::vector<std::int64_t> proposedPowers(const ParameterSpec& spec, std::int64_t value);

/// Splits a request into parts that run in sequence: the catalogue's variants, then each named copy. Each part keeps
/// only the parameters and sweeps that its variants have. @throws RequestError for an unknown family.
std::vector<Request> partsOf(const Request& request);

/// The points of a request in running order: sweep values outside, variants inside, copies last. A variant gets the
/// family's and its own parameters; sweeps over other variants' parameters give it only one point. @throws RequestError
/// if anything is unknown, out of range or cannot run on the device.
std::vector<Point> expand(const Request& request, const DeviceInfo& device);

/// Likewise for a family outside the catalogue; ignores `request.family`.
std::vector<Point> expand(const Family& family, const Request& request, const DeviceInfo& device);

/// The request's variants for which a recording lacks one of its values. Ignores variants that fail for other reasons.
std::vector<std::string> variantsNotRecorded(const Request& request, const DeviceInfo& device);

/// A preset's request: all variants, no device yet. @throws RequestError if it contradicts the descriptions.
Request requestOf(const Family& family, const Preset& preset);

/// Why the variant cannot run on the device, in one line; empty if it can.
Message whyNotOn(const Family& family, const Variant& variant, const DeviceInfo& device);
/// A generic device of the kind that runs the variant.
DeviceInfo deviceFor(const Family& family, const Variant& variant);

}  // namespace warpbench
