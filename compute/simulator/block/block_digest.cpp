// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/block/block_digest.h"

#include <algorithm>

namespace warpbench::simulator {
namespace {

__extension__ using Wide = unsigned __int128;

constexpr std::uint64_t kSeed = 0x9e3779b97f4a7c15;
constexpr int kNumberBits = 52;  // more than any address needs

/// Combines both halves of a product, as in "wyhash" by Wang Yi.
std::uint64_t fold(std::uint64_t a, std::uint64_t b) {
  const Wide product = static_cast<Wide>(a) * b;
  return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

}  // namespace

BlockDigest::BlockDigest(const std::vector<AddressRange>& arrays) {
  std::uint64_t end = 0;
  m_begin = ~std::uint64_t{0};
  for (const AddressRange& array : arrays) {
    m_arrays.push_back(
        {.begin = array.begin, .bytes = array.end - array.begin, .number = (m_arrays.size() + 1) << kNumberBits});
    m_begin = std::min(m_begin, array.begin);
    end = std::max(end, array.end);
  }
  m_bytes = arrays.empty() ? 0 : end - m_begin;
}

void BlockDigest::blockBegins(std::size_t threads, const MemorySpaces& spaces) {
  m_shared = {spaces.sharedBegin, spaces.sharedEnd - spaces.sharedBegin};
  m_stacks = {spaces.stacksBegin, spaces.stacksEnd - spaces.stacksBegin};
  m_lanes.assign(threads, kSeed);
  m_first.assign(threads * m_arrays.size(), 0);
  m_turns = 0;
  m_isWhole = true;
}

inline std::uint64_t BlockDigest::placeIn(std::uint64_t address, std::uint64_t* first) const {
  constexpr std::uint64_t kOfShared = std::uint64_t{0xfff} << kNumberBits;
  constexpr std::uint64_t kOfStacks = std::uint64_t{0xffe} << kNumberBits;
  if (address - m_shared.begin < m_shared.bytes) return kOfShared + (address - m_shared.begin);
  if (address - m_begin < m_bytes)
    for (const Array& array : m_arrays) {
      if (address - array.begin < array.bytes) {
        if (*first == 0) *first = address;
        return array.number + (address - *first);
      }
      ++first;
    }
  if (address - m_stacks.begin < m_stacks.bytes) return kOfStacks + (address - m_stacks.begin);
  return address;
}

// This runs on the lane's stack. It must not call a function that the linker could take from a kernel's object file.
void BlockDigest::addTurn(std::size_t lane, std::span<const Event> turn, std::uint64_t waits) {
  const Event* at = turn.data();
  const Event* const end = at + turn.size();
  std::uint64_t& digest = *(m_lanes.data() + lane);
  std::uint64_t* const ofLane = m_first.data() + lane * m_arrays.size();
  // Four independent sums, so that their multiplications overlap.
  std::uint64_t first = digest, second = waits, third = kSeed, fourth = kSeed;
  const auto add = [this, ofLane](std::uint64_t& sum, const Event& event) {
    sum = fold(placeIn(event.value, ofLane) ^ kSeed, event.tag ^ sum);
  };
  for (; end - at >= 4; at += 4) {
    add(first, at[0]);
    add(second, at[1]);
    add(third, at[2]);
    add(fourth, at[3]);
  }
  for (; at != end; ++at) add(first, *at);
  digest = fold(fold(first ^ kSeed, second + turn.size()), fold(third ^ kSeed, ~fourth) + first);
  ++m_turns;
}

std::uint64_t BlockDigest::value() const {
  std::uint64_t sum = kSeed;
  for (const std::uint64_t lane : m_lanes) sum = fold(sum ^ lane, kSeed);
  const std::vector<std::uint64_t> origins = firstAddresses();
  for (const std::uint64_t origin : origins) sum = fold(sum ^ (origin == 0 ? kPage : origin % kPage), kSeed);
  for (std::size_t i = 0; i < m_first.size(); ++i)
    sum = fold(sum ^ (m_first[i] == 0 ? kSeed : m_first[i] - origins[i % origins.size()]), kSeed);
  return sum;
}

std::vector<std::uint64_t> BlockDigest::firstAddresses() const {
  std::vector<std::uint64_t> addresses(m_arrays.size());
  for (std::size_t i = 0; i < m_first.size(); ++i)
    if (std::uint64_t& address = addresses[i % addresses.size()]; address == 0) address = m_first[i];
  return addresses;
}

}  // namespace warpbench::simulator
