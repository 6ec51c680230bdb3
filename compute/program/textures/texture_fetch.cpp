// SPDX-License-Identifier: GPL-3.0-or-later
// The texture unit (CUDA C++ Programming Guide, "Texture Fetching": "Nearest-Point Sampling", "Linear Filtering", and
// "Texture Memory": "Cubemap Textures" for the faces).
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

#include "program/textures/texture_objects.h"
#include "simulator/cuda/cuda_fp16.h"

namespace warpbench::program {
namespace {

using Numbers = std::array<float, 4>;

/// Coordinates are clamped to this, because further ones give the same result in every address mode. NaN becomes 0.
constexpr float kFarthest = 1e9F;

/// The element's index after applying the address mode; negative for the border.
std::int64_t addressed(std::int64_t at, std::int64_t size, cudaTextureAddressMode mode) {
  switch (mode) {
    case cudaAddressModeWrap:
      return (at % size + size) % size;
    case cudaAddressModeMirror: {
      const std::int64_t there = (at % (2 * size) + 2 * size) % (2 * size);
      return there < size ? there : 2 * size - 1 - there;
    }
    case cudaAddressModeBorder:
      return at < 0 || at >= size ? -1 : at;
    case cudaAddressModeClamp:
      break;
  }
  return std::clamp<std::int64_t>(at, 0, size - 1);
}

/// The bits of one component, sign- or zero-extended; half as float.
std::uint32_t wide(const std::byte* at, int bits, cudaChannelFormatKind kind) {
  const bool isSigned = kind == cudaChannelFormatKindSigned;
  if (bits == 8) {
    const auto value = std::to_integer<std::uint8_t>(*at);
    return isSigned ? static_cast<std::uint32_t>(static_cast<std::int8_t>(value)) : value;
  }
  if (bits == 16) {
    std::uint16_t value = 0;
    std::memcpy(&value, at, sizeof value);
    if (kind == cudaChannelFormatKindFloat) return std::bit_cast<std::uint32_t>(__half2float(__ushort_as_half(value)));
    return isSigned ? static_cast<std::uint32_t>(static_cast<std::int16_t>(value)) : value;
  }
  std::uint32_t value = 0;
  std::memcpy(&value, at, sizeof value);
  return value;
}

class Fetch {
 public:
  explicit Fetch(const Texture& texture) : m_texture(texture), m_memory(texture.memory) {}

  /// The unfiltered element; `z` may be a layer.
  Texel element(std::int64_t x, std::int64_t y, std::int64_t z) const {
    Texel texel{};
    const std::byte* at =
        m_memory.begin +
        (static_cast<std::size_t>(z) * m_memory.size[1] + static_cast<std::size_t>(y)) * m_memory.pitch +
        static_cast<std::size_t>(x) * m_memory.elementBytes;
    const int bits[4] = {m_memory.format.x, m_memory.format.y, m_memory.format.z, m_memory.format.w};
    for (int i = 0; i < 4 && bits[i] > 0; at += bits[i] / 8, ++i) texel.bits[i] = wide(at, bits[i], m_memory.format.f);
    return texel;
  }
  /// Components as numbers, for filtering and for cudaReadModeNormalizedFloat.
  Numbers numbers(const Texel& texel) const {
    Numbers result{};
    const int bits[4] = {m_memory.format.x, m_memory.format.y, m_memory.format.z, m_memory.format.w};
    for (std::size_t i = 0; i < 4; ++i) {
      if (bits[i] == 0) continue;
      const auto most = static_cast<float>((1u << (bits[i] - 1)) - 1);
      switch (m_memory.format.f) {
        case cudaChannelFormatKindFloat:
          result[i] = std::bit_cast<float>(texel.bits[i]);
          break;
        case cudaChannelFormatKindSigned:
          result[i] = std::max(-1.0F, static_cast<float>(static_cast<std::int32_t>(texel.bits[i])) / most);
          break;
        default:
          result[i] = static_cast<float>(texel.bits[i]) / (2 * most + 1);
      }
    }
    return result;
  }
  static Texel packed(const Numbers& numbers) {
    Texel texel{};
    for (std::size_t i = 0; i < 4; ++i) texel.bits[i] = std::bit_cast<std::uint32_t>(numbers[i]);
    return texel;
  }

  /// Fetches along `dimensions` coordinates; the layer is not filtered.
  Texel at(std::array<float, 3> place, int dimensions, std::int64_t layer) const {
    std::array<std::int64_t, 3> size{};
    for (std::size_t d = 0; d < 3; ++d) size[d] = static_cast<std::int64_t>(m_memory.size[d]);
    for (std::size_t d = 0; d < static_cast<std::size_t>(dimensions); ++d) {
      if (m_texture.how.normalizedCoords != 0) place[d] *= static_cast<float>(size[d]);
      place[d] = std::isnan(place[d]) ? 0 : std::clamp(place[d], -kFarthest, kFarthest);
    }
    if (m_texture.how.filterMode == cudaFilterModePoint) {
      std::array<std::int64_t, 3> nearest{};
      for (std::size_t d = 0; d < static_cast<std::size_t>(dimensions); ++d)
        nearest[d] = static_cast<std::int64_t>(std::floor(place[d]));
      const Texel texel = addressedElement(nearest, dimensions, layer);
      return m_texture.how.readMode == cudaReadModeNormalizedFloat ? packed(m_border ? borderColor() : numbers(texel))
                                                                   : texel;
    }
    // The fractions have 9 bits, 8 of them after the binary point.
    std::array<std::int64_t, 3> low{};
    std::array<float, 3> fraction{};
    for (std::size_t d = 0; d < static_cast<std::size_t>(dimensions); ++d) {
      const float before = place[d] - 0.5F;
      const float floor = std::floor(before);
      low[d] = static_cast<std::int64_t>(floor);
      fraction[d] = std::round((before - floor) * 256) / 256;
    }
    Numbers sum{};
    for (int corner = 0; corner < 1 << dimensions; ++corner) {
      std::array<std::int64_t, 3> there = low;
      float weight = 1;
      for (std::size_t d = 0; d < static_cast<std::size_t>(dimensions); ++d) {
        const bool high = (corner >> d & 1) != 0;
        there[d] += high ? 1 : 0;
        weight *= high ? fraction[d] : 1 - fraction[d];
      }
      if (weight == 0) continue;  // keeps a neighbouring infinity out of the sum
      const Texel texel = addressedElement(there, dimensions, layer);
      const Numbers value = m_border ? borderColor() : numbers(texel);
      for (std::size_t i = 0; i < 4; ++i) sum[i] += weight * value[i];
    }
    return packed(sum);
  }

 private:
  Numbers borderColor() const {
    const float* const color = m_texture.how.borderColor;
    return {color[0], color[1], color[2], color[3]};
  }
  Texel addressedElement(std::array<std::int64_t, 3> there, int dimensions, std::int64_t layer) const {
    m_border = false;
    for (std::size_t d = 0; d < static_cast<std::size_t>(dimensions); ++d) {
      cudaTextureAddressMode mode = m_texture.how.addressMode[d];
      const bool repeats = mode == cudaAddressModeWrap || mode == cudaAddressModeMirror;
      // According to the manual, these two modes clamp without normalised coordinates.
      if (repeats && m_texture.how.normalizedCoords == 0) mode = cudaAddressModeClamp;
      if (m_memory.cube) mode = cudaAddressModeClamp;
      there[d] = addressed(there[d], static_cast<std::int64_t>(m_memory.size[d]), mode);
      m_border = m_border || there[d] < 0;
    }
    if (m_border) return packed(borderColor());
    if (m_memory.layered || m_memory.cube)
      there[2] = std::clamp<std::int64_t>(layer, 0, static_cast<std::int64_t>(m_memory.size[2]) - 1);
    return element(there[0], there[1], there[2]);
  }

  const Texture& m_texture;
  const TextureMemory& m_memory;
  mutable bool m_border = false;  ///< the last element was of the border
};

/// The cube face that a direction meets, and the position on it.
struct CubePlace {
  int face;
  float s, t;
};
CubePlace cubePlace(float x, float y, float z) {
  const float ax = std::fabs(x), ay = std::fabs(y), az = std::fabs(z);
  CubePlace at{};
  float m = az;
  if (ax >= ay && ax >= az) {
    m = ax;
    at = x >= 0 ? CubePlace{0, -z, -y} : CubePlace{1, z, -y};
  } else if (ay >= az) {
    m = ay;
    at = y >= 0 ? CubePlace{2, x, z} : CubePlace{3, x, -z};
  } else {
    at = z >= 0 ? CubePlace{4, x, -y} : CubePlace{5, -x, -y};
  }
  return {at.face, (at.s / m + 1) / 2, (at.t / m + 1) / 2};
}

}  // namespace

bool hasShape(const Texture& texture, TextureShape shape) {
  const TextureMemory& memory = texture.memory;
  const bool linear = memory.pitch == 0;
  switch (shape) {
    case TextureShape::Linear:
      return linear;
    case TextureShape::One:
    case TextureShape::Two:
    case TextureShape::Three:
      return !linear && !memory.layered && !memory.cube;
    case TextureShape::OneLayered:
    case TextureShape::TwoLayered:
      return memory.layered && !memory.cube;
    case TextureShape::Cube:
      return memory.cube && !memory.layered;
    case TextureShape::CubeLayered:
      return memory.cube && memory.layered;
  }
  return false;
}

Texel fetch(const Texture& texture, TextureShape shape, const TexturePlace& place) {
  const Fetch fetch(texture);
  switch (shape) {
    case TextureShape::Linear: {
      // Outside there are zeros.
      if (place.index < 0 || static_cast<std::size_t>(place.index) >= texture.memory.size[0]) return {};
      const Texel texel = fetch.element(place.index, 0, 0);
      return texture.how.readMode == cudaReadModeNormalizedFloat ? Fetch::packed(fetch.numbers(texel)) : texel;
    }
    case TextureShape::One:
      return fetch.at({place.x, 0, 0}, 1, 0);
    case TextureShape::Two:
      return fetch.at({place.x, place.y, 0}, 2, 0);
    case TextureShape::Three:
      return fetch.at({place.x, place.y, place.z}, 3, 0);
    case TextureShape::OneLayered:
      return fetch.at({place.x, 0, 0}, 1, place.index);
    case TextureShape::TwoLayered:
      return fetch.at({place.x, place.y, 0}, 2, place.index);
    case TextureShape::Cube:
    case TextureShape::CubeLayered: {
      const CubePlace at = cubePlace(place.x, place.y, place.z);
      return fetch.at({at.s, at.t, 0}, 2, 6 * std::int64_t{place.index} + at.face);
    }
  }
  return {};
}

}  // namespace warpbench::program
