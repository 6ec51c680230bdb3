// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <concepts>
#include <cstring>
#include <source_location>
#include <string_view>
#include <type_traits>

#include "device/simt/lane.h"
#include "problem.h"
#include "target.h"
#if defined(WARPBENCH_CHECK)
#include "device/simt/checker.h"
#endif

/// The views that kernels for the simulator see memory through: they look like CUDA's pointers and arrays and leave an
/// event for each access. Everything is inlined into the kernel, so that its control flow stays that of the source.
#define WARPBENCH_INLINE [[gnu::always_inline]]

namespace warpbench {
inline namespace WARPBENCH_TARGET {

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

// What a view does at each access: leave an event; or, where kernels are checked, look at it more closely, at the line
// that was named last.
#if defined(WARPBENCH_CHECK)
WARPBENCH_INLINE inline void here(const std::source_location& where) { simulator::t_where = where; }
WARPBENCH_INLINE inline void* access(simulator::AccessKind kind, const void* at, std::size_t bytes) {
  return simulator::checkedAccess(kind, at, bytes);
}
WARPBENCH_INLINE inline void shape(const void* shared, std::size_t elementBytes, std::size_t columns) {
  simulator::checkedShape(shared, {elementBytes, static_cast<std::int64_t>(columns)});
}
#else
WARPBENCH_INLINE inline void here(const std::source_location&) {}
WARPBENCH_INLINE inline void* access(simulator::AccessKind kind, const void* at, std::size_t bytes) {
  simulator::record(kind, at, bytes);
  return const_cast<void*>(at);
}
WARPBENCH_INLINE inline void shape(const void*, std::size_t, std::size_t) {}
#endif

/// An index, and the line where it stands.
struct Subscript {
  template <typename I>
  requires std::convertible_to<I, std::ptrdiff_t> WARPBENCH_INLINE
  Subscript(const I& index, std::source_location where = std::source_location::current())
      : value(static_cast<std::ptrdiff_t>(index)) {
    here(where);
  }
  std::ptrdiff_t value;
};

/// How a value of type T goes to and from memory: as one access, or element by element where CUDA has no access as wide
/// (three-element vectors).
template <typename T, Space space>
struct Transfer {
  static constexpr bool kOneAccess =
      sizeof(T) == 1 || sizeof(T) == 2 || sizeof(T) == 4 || sizeof(T) == 8 || sizeof(T) == 16;
  static_assert(kOneAccess || simulator::VectorTraits<T>::kSize == 3, "CUDA accesses 1, 2, 4, 8 or 16 bytes at a time");

  WARPBENCH_INLINE static T load(const void* from) {
    T value;
    if constexpr (kOneAccess) {
      loadPart<sizeof(T)>(&value, from, 0);
    } else {
      loadPart<sizeof(T) / 3>(&value, from, 0);
      loadPart<sizeof(T) / 3>(&value, from, 1);
      loadPart<sizeof(T) / 3>(&value, from, 2);
    }
    return value;
  }
  WARPBENCH_INLINE static void store(void* to, const T& value) {
    if constexpr (kOneAccess) {
      storePart<sizeof(T)>(to, &value, 0);
    } else {
      storePart<sizeof(T) / 3>(to, &value, 0);
      storePart<sizeof(T) / 3>(to, &value, 1);
      storePart<sizeof(T) / 3>(to, &value, 2);
    }
  }

 private:
  template <std::size_t bytes>
  WARPBENCH_INLINE static void loadPart(void* value, const void* from, std::size_t part) {
    const void* at = access(SpaceKinds<space>::kLoad, static_cast<const char*>(from) + part * bytes, bytes);
    std::memcpy(static_cast<char*>(value) + part * bytes, at, bytes);
  }
  template <std::size_t bytes>
  WARPBENCH_INLINE static void storePart(void* to, const void* value, std::size_t part) {
    void* at = access(SpaceKinds<space>::kStore, static_cast<char*>(to) + part * bytes, bytes);
    const std::ptrdiff_t shift = space == Space::Global ? simulator::t_storeShift : 0;
    std::memcpy(static_cast<char*>(at) + shift, static_cast<const char*>(value) + part * bytes, bytes);
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

  WARPBENCH_INLINE Reference operator[](Subscript index) const { return m_cell[index.value]; }
  /// These cannot know their line, so checks say that they do not: `a[0]` is the better word in kernels.
  WARPBENCH_INLINE Reference operator*() const {
    here({});
    return *m_cell;
  }
  WARPBENCH_INLINE Cell* operator->() const {
    here({});
    return m_cell;
  }

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
      : m_cells(static_cast<Cells*>(simulator::sharedArray(sizeof(Cells), alignof(Cells), where))) {
    shape(m_cells, sizeof(T), kColumns);
  }
  Shared(const Shared&) = delete;
  Shared& operator=(const Shared&) = delete;

  WARPBENCH_INLINE decltype(auto) operator[](Subscript index) const { return ((*m_cells)[index.value]); }
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
  /// Elements of a row; 0 where there is but one.
  static constexpr std::size_t kColumns = sizeof...(N) == 1 ? 0 : (N, ...);

  Cells* m_cells;
};

/// The block's dynamic shared memory, whose size the launch gives.
template <typename T>
class DynamicShared : public Pointer<T, Space::Shared> {
 public:
  WARPBENCH_INLINE DynamicShared() : Pointer<T, Space::Shared>(static_cast<T*>(simulator::dynamicSharedMemory())) {
    shape(this->address(), sizeof(T), 0);
  }
};

/// An array of `size` elements in constant memory, declared `__constant__ Constant<float, 16> name;`.
template <typename T, std::size_t size>
class Constant {
 public:
  WARPBENCH_INLINE T operator[](Subscript index) const {
    T value;
    std::memcpy(&value, access(simulator::AccessKind::ConstantLoad, m_values + index.value, sizeof(T)), sizeof(T));
    return value;
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
