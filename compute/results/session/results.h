// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/stl_interfaces/iterator_interface.hpp>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

#include "results/values/result.h"

namespace warpbench {

/// A session's results in order of arrival, at stable addresses. Copies are deep, except those from shared().
class Results {
  template <bool IsConst>
  class Iterator
      : public boost::stl_interfaces::iterator_interface<Iterator<IsConst>, std::random_access_iterator_tag, Result,
                                                         std::conditional_t<IsConst, const Result&, Result&>,
                                                         std::conditional_t<IsConst, const Result*, Result*>> {
   public:
    using Owner = std::conditional_t<IsConst, const Results, Results>;

    Iterator() = default;
    Iterator(Owner& owner, std::size_t index) : m_owner(&owner), m_index(static_cast<std::ptrdiff_t>(index)) {}
    template <bool IsOtherConst>
    requires(IsConst && !IsOtherConst) Iterator(const Iterator<IsOtherConst>& other)
        : m_owner(other.m_owner), m_index(other.m_index) {}

    auto& operator*() const { return (*m_owner)[static_cast<std::size_t>(m_index)]; }
    Iterator& operator+=(std::ptrdiff_t by) {
      m_index += by;
      return *this;
    }
    std::ptrdiff_t operator-(const Iterator& other) const { return m_index - other.m_index; }

   private:
    template <bool>
    friend class Iterator;

    Owner* m_owner = nullptr;
    std::ptrdiff_t m_index = 0;
  };

 public:
  using value_type = Result;
  using size_type = std::size_t;
  using difference_type = std::ptrdiff_t;
  using reference = Result&;
  using const_reference = const Result&;
  using iterator = Iterator<false>;
  using const_iterator = Iterator<true>;

  Results() = default;
  Results(std::initializer_list<Result> results) : Results(results.begin(), results.end()) {}
  template <std::input_iterator Input>
  Results(Input begin, Input end) {
    for (; begin != end; ++begin) push_back(*begin);
  }
  Results(const Results& other) : Results(other.begin(), other.end()) {}
  Results(Results&&) noexcept = default;
  Results& operator=(Results other) noexcept {
    m_results.swap(other.m_results);
    return *this;
  }
  ~Results() = default;

  /// A cheap copy for another thread to read. This object copies a shared result before changing it.
  Results shared() const {
    Results same;
    same.m_results = m_results;
    return same;
  }

  std::size_t size() const { return m_results.size(); }
  bool empty() const { return m_results.empty(); }
  const Result& operator[](std::size_t index) const { return *m_results[index]; }
  Result& operator[](std::size_t index) {
    std::shared_ptr<Result>& result = m_results[index];
    if (result.use_count() > 1) result = std::make_shared<Result>(*result);
    return *result;
  }
  /// @throws std::out_of_range
  const Result& at(std::size_t index) const { return *m_results.at(index); }
  const Result& front() const { return *m_results.front(); }
  const Result& back() const { return *m_results.back(); }
  Result& front() { return (*this)[0]; }
  Result& back() { return (*this)[size() - 1]; }
  const_iterator begin() const { return {*this, 0}; }
  const_iterator end() const { return {*this, size()}; }
  iterator begin() { return {*this, 0}; }
  iterator end() { return {*this, size()}; }
  auto rbegin() const { return std::reverse_iterator(end()); }
  auto rend() const { return std::reverse_iterator(begin()); }

  void push_back(Result result) { emplace_back(std::move(result)); }
  Result& emplace_back(Result result = {}) {
    return *m_results.emplace_back(std::make_shared<Result>(std::move(result)));
  }
  void clear() { m_results.clear(); }
  template <typename Predicate>
  void removeIf(Predicate predicate) {
    std::erase_if(m_results, [&](const std::shared_ptr<Result>& result) { return predicate(std::as_const(*result)); });
  }
  void resize(std::size_t size);
  /// Removes and returns results [begin, end) without copying them.
  Results take(std::size_t begin, std::size_t end);
  /// Inserts `results` at `index` without copying them.
  void insert(std::size_t index, Results results);

  friend bool operator==(const Results& a, const Results& b);

 private:
  std::vector<std::shared_ptr<Result>> m_results;
};

}  // namespace warpbench
