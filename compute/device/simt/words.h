// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <concepts>
#include <cstring>
#include <source_location>
#include <string_view>
#include <type_traits>

#include "device/simt/lane.h"
#include "problem.h"
#include "target.h"

/// The words of the kernel language, for the simulator: views that look like CUDA's pointers and arrays and leave an
/// event for each access. Everything is inlined into the kernel, so that its control flow stays that of the source.
#define __global__ inline
#define __device__ __attribute__((always_inline)) inline
#define __host__
#define __forceinline__
#define __shared__
#define __constant__ inline
#define __launch_bounds__(...)

#define WARPBENCH_INLINE [[gnu::always_inline]]

namespace warpbench {
inline namespace WARPBENCH_TARGET {

using simulator::blockDim;
using simulator::blockIdx;
using simulator::dim3;
using simulator::double2;
using simulator::float2;
using simulator::float3;
using simulator::float4;
using simulator::gridDim;
using simulator::int2;
using simulator::int3;
using simulator::int4;
using simulator::make_double2;
using simulator::make_float2;
using simulator::make_float4;
using simulator::make_int2;
using simulator::make_int4;
using simulator::make_uchar4;
using simulator::threadIdx;
using simulator::uchar2;
using simulator::uchar3;
using simulator::uchar4;
using simulator::uint3;
inline constexpr int warpSize = simulator::kWarpSize;

enum class Space { Global, Shared };

template <Space space>
struct SpaceKinds;
template <>
struct SpaceKinds<Space::Global> {
  static constexpr auto kLoad = simulator::AccessKind::GlobalLoad;
  static constexpr auto kStore = simulator::AccessKind::GlobalStore;
};
template <>
struct SpaceKinds<Space::Shared> {
  static constexpr auto kLoad = simulator::AccessKind::SharedLoad;
  static constexpr auto kStore = simulator::AccessKind::SharedStore;
};

template <typename T, Space space>
class Pointer;

/// How a value of type T goes to and from memory: as one access, or element by element where CUDA has no access as wide
/// (three-element vectors).
template <typename T, Space space>
struct Transfer {
  static constexpr bool kOneAccess =
      sizeof(T) == 1 || sizeof(T) == 2 || sizeof(T) == 4 || sizeof(T) == 8 || sizeof(T) == 16;
  static_assert(kOneAccess || simulator::VectorTraits<T>::kSize == 3, "CUDA accesses 1, 2, 4, 8 or 16 bytes at a time");

  WARPBENCH_INLINE static T load(const void* from) {
    note(SpaceKinds<space>::kLoad, from);
    T value;
    std::memcpy(&value, from, sizeof(T));
    return value;
  }
  WARPBENCH_INLINE static void store(void* to, const T& value) {
    note(SpaceKinds<space>::kStore, to);
    std::memcpy(to, &value, sizeof(T));
  }

 private:
  WARPBENCH_INLINE static void note(simulator::AccessKind kind, const void* at) {
    if constexpr (kOneAccess) {
      simulator::record(kind, at, sizeof(T));
    } else {
      constexpr std::size_t kPart = sizeof(T) / 3;
      const char* part = static_cast<const char*>(at);
      simulator::record(kind, part, kPart);
      simulator::record(kind, part + kPart, kPart);
      simulator::record(kind, part + 2 * kPart, kPart);
    }
  }
};

/// An element in memory. It lies where the value lies, so that references, addresses and members of it are what they
/// are in CUDA. `auto x = a[0]` copies it to the lane's stack: one load, and x is then independent of a[0]; accesses
/// of such copies are recorded too, and dropped when the trace is read, because they lie on the stack.
template <typename T, Space space>
class Element {
 public:
  Element() = default;
  WARPBENCH_INLINE Element(const Element& other) : m_value(other.load()) {}

  WARPBENCH_INLINE operator T() const { return load(); }
  WARPBENCH_INLINE Element& operator=(const Element& other) { return *this = other.load(); }
  WARPBENCH_INLINE Element& operator=(T value) {
    Transfer<T, space>::store(this, value);
    return *this;
  }
  WARPBENCH_INLINE Element& operator+=(T value) { return *this = static_cast<T>(load() + value); }
  WARPBENCH_INLINE Element& operator-=(T value) { return *this = static_cast<T>(load() - value); }
  WARPBENCH_INLINE Element& operator*=(T value) { return *this = static_cast<T>(load() * value); }
  WARPBENCH_INLINE Element& operator/=(T value) { return *this = static_cast<T>(load() / value); }
  WARPBENCH_INLINE Element& operator++() { return *this += T(1); }
  WARPBENCH_INLINE Element& operator--() { return *this -= T(1); }
  WARPBENCH_INLINE T operator++(int) {
    const T old = load();
    *this = static_cast<T>(old + 1);
    return old;
  }
  WARPBENCH_INLINE T operator--(int) {
    const T old = load();
    *this = static_cast<T>(old - 1);
    return old;
  }
  WARPBENCH_INLINE Pointer<T, space> operator&() { return Pointer<T, space>(this); }
  WARPBENCH_INLINE Pointer<const T, space> operator&() const { return Pointer<const T, space>(this); }

 private:
  WARPBENCH_INLINE T load() const { return Transfer<T, space>::load(this); }

  T m_value;
};

/// The members of a vector element, each an element of its own.
template <typename Scalar, int size, Space space>
struct VectorMembers;
template <typename Scalar, Space space>
struct VectorMembers<Scalar, 2, space> {
  Element<Scalar, space> x, y;
};
template <typename Scalar, Space space>
struct VectorMembers<Scalar, 3, space> {
  Element<Scalar, space> x, y, z;
};
template <typename Scalar, Space space>
struct VectorMembers<Scalar, 4, space> {
  Element<Scalar, space> x, y, z, w;
};

/// A vector in memory: read or written whole it is one access as wide as the vector; `v[i].x` is a narrow one.
template <typename T, Space space>
requires(simulator::VectorTraits<T>::kSize > 0) class alignas(T) Element<T, space>
    : public VectorMembers<typename simulator::VectorTraits<T>::Scalar, simulator::VectorTraits<T>::kSize, space> {
 public:
  Element() = default;
  WARPBENCH_INLINE Element(const Element& other) { keep(other.load()); }

  WARPBENCH_INLINE operator T() const { return load(); }
  WARPBENCH_INLINE Element& operator=(const Element& other) { return *this = other.load(); }
  WARPBENCH_INLINE Element& operator=(const T& value) {
    Transfer<T, space>::store(this, value);
    return *this;
  }
  WARPBENCH_INLINE Pointer<T, space> operator&() { return Pointer<T, space>(this); }
  WARPBENCH_INLINE Pointer<const T, space> operator&() const { return Pointer<const T, space>(this); }

 private:
  WARPBENCH_INLINE T load() const { return Transfer<T, space>::load(this); }
  WARPBENCH_INLINE void keep(const T& value) { std::memcpy(static_cast<void*>(this), &value, sizeof(T)); }
};

/// A pointer into global or shared memory. Reading a const scalar yields its value; anything else yields the element.
template <typename T, Space space>
class Pointer {
 public:
  using Cell = std::conditional_t<std::is_const_v<T>, const Element<std::remove_const_t<T>, space>, Element<T, space>>;
  static constexpr bool kYieldsValue =
      std::is_const_v<T> && simulator::VectorTraits<std::remove_const_t<T>>::kSize == 0;
  using Reference = std::conditional_t<kYieldsValue, std::remove_const_t<T>, Cell&>;

  Pointer() = default;
  explicit Pointer(Cell* cell) : m_cell(cell) {}
  /// The plain pointer that memory management and launches deal in.
  explicit Pointer(T* address) : m_cell(reinterpret_cast<Cell*>(address)) {}
  WARPBENCH_INLINE operator Pointer<const T, space>() const requires(!std::is_const_v<T>) {
    return Pointer<const T, space>(m_cell);
  }

  template <std::integral I>
  WARPBENCH_INLINE Reference operator[](I index) const {
    return m_cell[index];
  }
  WARPBENCH_INLINE Reference operator*() const { return *m_cell; }
  WARPBENCH_INLINE Cell* operator->() const { return m_cell; }

  template <std::integral I>
  WARPBENCH_INLINE Pointer operator+(I offset) const {
    return Pointer(m_cell + offset);
  }
  template <std::integral I>
  WARPBENCH_INLINE Pointer operator-(I offset) const {
    return Pointer(m_cell - offset);
  }
  WARPBENCH_INLINE std::ptrdiff_t operator-(Pointer other) const { return m_cell - other.m_cell; }
  template <std::integral I>
  WARPBENCH_INLINE Pointer& operator+=(I offset) {
    m_cell += offset;
    return *this;
  }
  WARPBENCH_INLINE Pointer& operator++() { return *this += 1; }
  bool operator==(const Pointer&) const = default;

  T* address() const { return const_cast<T*>(reinterpret_cast<const T*>(m_cell)); }

 private:
  Cell* m_cell = nullptr;
};

template <typename T>
using Global = Pointer<T, Space::Global>;

/// An array of `N...` elements that the threads of a block share.
template <typename T, std::size_t... N>
class Shared {
 public:
  WARPBENCH_INLINE explicit Shared(std::source_location where = std::source_location::current())
      : m_cells(static_cast<Cells*>(simulator::sharedArray(sizeof(Cells), alignof(Cells), where))) {}
  Shared(const Shared&) = delete;
  Shared& operator=(const Shared&) = delete;

  template <std::integral I>
  WARPBENCH_INLINE decltype(auto) operator[](I index) const {
    return ((*m_cells)[index]);
  }
  WARPBENCH_INLINE operator Pointer<T, Space::Shared>() const requires(sizeof...(N) == 1) {
    return Pointer<T, Space::Shared>(std::addressof((*m_cells)[0]));
  }

 private:
  template <typename Cell, std::size_t... sizes>
  struct ArrayOf {
    using Type = Cell;
  };
  template <typename Cell, std::size_t first, std::size_t... rest>
  struct ArrayOf<Cell, first, rest...> {
    using Type = typename ArrayOf<Cell, rest...>::Type[first];
  };
  using Cells = typename ArrayOf<Element<T, Space::Shared>, N...>::Type;

  Cells* m_cells;
};

/// The block's dynamic shared memory, whose size the launch gives.
template <typename T>
class DynamicShared : public Pointer<T, Space::Shared> {
 public:
  WARPBENCH_INLINE DynamicShared() : Pointer<T, Space::Shared>(static_cast<T*>(simulator::dynamicSharedMemory())) {}
};

/// An array of `size` elements in constant memory, declared `__constant__ Constant<float, 16> name;`.
template <typename T, std::size_t size>
class Constant {
 public:
  template <std::integral I>
  WARPBENCH_INLINE T operator[](I index) const {
    simulator::record(simulator::AccessKind::ConstantLoad, m_values + index, sizeof(T));
    return m_values[index];
  }
  T* hostAddress() { return m_values; }

 private:
  T m_values[size] = {};
};

/// The same memory as wider elements: `asVector<float4>(a)[i]` is a[4 i] to a[4 i + 3] in one access.
template <typename Vector, typename T, Space space>
WARPBENCH_INLINE inline auto asVector(Pointer<T, space> pointer) {
  using Target = std::conditional_t<std::is_const_v<T>, const Vector, Vector>;
  return Pointer<Target, space>(reinterpret_cast<Target*>(pointer.address()));
}

/// The device's copy of an array of the problem.
template <typename T>
Global<T> global(const Arguments& arguments, std::string_view name) {
  return Global<T>(static_cast<T*>(arguments.buffer(name).data));
}

WARPBENCH_INLINE inline void __syncthreads() { simulator::syncThreads(); }
WARPBENCH_INLINE inline void __syncwarp(unsigned mask = ~0u) { simulator::syncWarp(mask); }

/// Shuffles (CUDA C++ Programming Guide, "Warp Shuffle Functions"): value of another lane of the same `width` group, or
/// the lane's own where that lane lies outside of the group.
template <typename T>
WARPBENCH_INLINE inline T shuffleFrom(unsigned mask, T value, int source) {
  static_assert(sizeof(T) == 4 || sizeof(T) == 8);
  std::uint64_t bits = 0;
  std::memcpy(&bits, &value, sizeof(T));
  bits = simulator::exchange(mask, bits, source);
  std::memcpy(&value, &bits, sizeof(T));
  return value;
}
template <typename T>
WARPBENCH_INLINE inline T __shfl_sync(unsigned mask, T value, int source, int width = warpSize) {
  const int group = simulator::laneIndex() & ~(width - 1);
  return shuffleFrom(mask, value, group | (source & (width - 1)));
}
template <typename T>
WARPBENCH_INLINE inline T __shfl_down_sync(unsigned mask, T value, unsigned delta, int width = warpSize) {
  const int lane = simulator::laneIndex();
  const int source = lane + static_cast<int>(delta);
  return shuffleFrom(mask, value, (source ^ lane) & ~(width - 1) ? lane : source);
}
template <typename T>
WARPBENCH_INLINE inline T __shfl_up_sync(unsigned mask, T value, unsigned delta, int width = warpSize) {
  const int lane = simulator::laneIndex();
  const int source = lane - static_cast<int>(delta);
  return shuffleFrom(mask, value, source < (lane & ~(width - 1)) ? lane : source);
}
template <typename T>
WARPBENCH_INLINE inline T __shfl_xor_sync(unsigned mask, T value, int distance, int width = warpSize) {
  const int lane = simulator::laneIndex();
  const int source = lane ^ distance;
  return shuffleFrom(mask, value, (source ^ lane) & ~(width - 1) ? lane : source);
}

/// The old value that an atomic returns. Reading it is what makes a global atomic an `atom` rather than a `red`, so
/// the event is changed then. (With `auto old = atomicAdd(...)`, that is seen only until the lane's trace is taken.)
template <typename T>
class AtomicResult {
 public:
  WARPBENCH_INLINE AtomicResult(T old, simulator::Event* event)
      : m_old(old), m_event(event), m_epoch(simulator::t_traceEpoch) {}
  WARPBENCH_INLINE operator T() const {
    const bool red = (m_epoch == simulator::t_traceEpoch) & (m_event->kind() == simulator::AccessKind::GlobalRed);
    // No branch: the kernel's control flow must stay that of the source.
    m_event->tag += red * (static_cast<std::uint64_t>(simulator::AccessKind::GlobalAtom) -
                           static_cast<std::uint64_t>(simulator::AccessKind::GlobalRed));
    return m_old;
  }

 private:
  T m_old;
  simulator::Event* m_event;
  std::uint64_t m_epoch;
};

template <typename T, Space space>
WARPBENCH_INLINE inline simulator::Event* recordAtomic(Pointer<T, space> pointer) {
  using simulator::AccessKind;
  constexpr AccessKind kShared =
      std::is_floating_point_v<T> ? AccessKind::SharedAtomicFloat : AccessKind::SharedAtomicInteger;
  return simulator::record(space == Space::Global ? AccessKind::GlobalRed : kShared, pointer.address(), sizeof(T));
}

template <typename T, Space space>
WARPBENCH_INLINE inline AtomicResult<T> atomicAdd(Pointer<T, space> at, std::type_identity_t<T> value) {
  simulator::Event* event = recordAtomic(at);
  return {std::atomic_ref<T>(*at.address()).fetch_add(value, std::memory_order_relaxed), event};
}
template <typename T, Space space>
WARPBENCH_INLINE inline AtomicResult<T> atomicExch(Pointer<T, space> at, std::type_identity_t<T> value) {
  simulator::Event* event = recordAtomic(at);
  return {std::atomic_ref<T>(*at.address()).exchange(value, std::memory_order_relaxed), event};
}

namespace detail {

// Not inlined: the loop is the host's, not the kernel's.
template <typename T>
[[gnu::noinline, gnu::no_sanitize_coverage]] T replaceUnless(T* at, T value, bool (*keep)(T old, T value)) {
  std::atomic_ref<T> cell(*at);
  T old = cell.load(std::memory_order_relaxed);
  while (!keep(old, value) && !cell.compare_exchange_weak(old, value, std::memory_order_relaxed)) {
  }
  return old;
}
template <typename T>
[[gnu::no_sanitize_coverage]] bool notAbove(T old, T value) {
  return old <= value;
}
template <typename T>
[[gnu::no_sanitize_coverage]] bool notBelow(T old, T value) {
  return old >= value;
}

}  // namespace detail

template <typename T, Space space>
WARPBENCH_INLINE inline AtomicResult<T> atomicMin(Pointer<T, space> at, std::type_identity_t<T> value) {
  simulator::Event* event = recordAtomic(at);
  return {detail::replaceUnless<T>(at.address(), value, detail::notAbove<T>), event};
}
template <typename T, Space space>
WARPBENCH_INLINE inline AtomicResult<T> atomicMax(Pointer<T, space> at, std::type_identity_t<T> value) {
  simulator::Event* event = recordAtomic(at);
  return {detail::replaceUnless<T>(at.address(), value, detail::notBelow<T>), event};
}

}  // namespace WARPBENCH_TARGET
}  // namespace warpbench

/// `std::max(a[i], 0.f)` in a kernel: deduction does not see through an element's conversion, so the elements have
/// overloads of their own. Adding them to std is not portable C++, but only kernels for the simulator include this.
namespace std {

template <typename T, warpbench::Space space>
WARPBENCH_INLINE inline T max(const warpbench::Element<T, space>& a, const type_identity_t<T>& b) {
  const T value = a;
  return value < b ? b : value;
}
template <typename T, warpbench::Space space>
WARPBENCH_INLINE inline T max(const type_identity_t<T>& a, const warpbench::Element<T, space>& b) {
  const T value = b;
  return a < value ? value : a;
}
template <typename T, warpbench::Space space>
WARPBENCH_INLINE inline T min(const warpbench::Element<T, space>& a, const type_identity_t<T>& b) {
  const T value = a;
  return b < value ? b : value;
}
template <typename T, warpbench::Space space>
WARPBENCH_INLINE inline T min(const type_identity_t<T>& a, const warpbench::Element<T, space>& b) {
  const T value = b;
  return value < a ? value : a;
}
template <typename T, warpbench::Space spaceA, warpbench::Space spaceB>
WARPBENCH_INLINE inline T max(const warpbench::Element<T, spaceA>& a, const warpbench::Element<T, spaceB>& b) {
  const T first = a;
  return max(b, first);
}
template <typename T, warpbench::Space spaceA, warpbench::Space spaceB>
WARPBENCH_INLINE inline T min(const warpbench::Element<T, spaceA>& a, const warpbench::Element<T, spaceB>& b) {
  const T first = a;
  return min(b, first);
}

}  // namespace std
