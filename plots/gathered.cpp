// SPDX-License-Identifier: GPL-3.0-or-later
#include "gathered.h"

#include <algorithm>
#include <functional>

namespace warpbench::plots {

Gathered::Gathered(const Session& session, const std::string& family, const Comparison& comparison)
    : m_session(session), m_family(family), m_comparison(comparison), m_devices(session, family) {
  if (comparison.session) m_otherDevices.emplace(*comparison.session, family);
  add(session);
  if (comparison.session) add(*comparison.session);
}

void Gathered::add(const Session& session) {
  const auto first = static_cast<std::ptrdiff_t>(m_results.size());
  for (const Result& result : session.results) {
    if (result.family != m_family) continue;
    const auto earlier = std::find_if(m_results.begin() + first, m_results.end(),
                                      [&](const Result* known) { return samePoint(*known, result); });
    if (earlier != m_results.end()) m_results.erase(earlier);
    m_results.push_back(&result);
  }
}

bool Gathered::samePoint(const Result& a, const Result& b) const {
  return a.variant == b.variant && a.mode == b.mode && a.parameters.entries().size() == b.parameters.entries().size() &&
         agreeInParameters(a, b) &&
         std::ranges::all_of(a.parameters.entries(),
                             [&](const Parameters::Entry& entry) { return b.parameters.contains(entry.first); }) &&
         source(a) == source(b);
}

const std::string& Gathered::source(const Result& result) const {
  return isOther(result) ? m_otherDevices->of(result) : m_devices.of(result);
}

const DeviceRecord* Gathered::device(const Result& result) const {
  return (isOther(result) ? *m_comparison.session : m_session).environment.find(result.device);
}

std::vector<const DeviceRecord*> Gathered::devices() const {
  std::vector<const DeviceRecord*> records;
  for (const DeviceRecord& record : m_session.environment.devices) records.push_back(&record);
  if (m_comparison.session)
    for (const DeviceRecord& record : m_comparison.session->environment.devices) records.push_back(&record);
  return records;
}

bool Gathered::isOther(const Result& result) const { return index(result) == kNoResult; }

QString Gathered::sessionName(const Result& result) const {
  if (m_results.empty() || !isOther(*m_results.back())) return {};
  return isOther(result) ? m_comparison.name : m_comparison.ownName;
}

const Result* Gathered::at(std::size_t index) const {
  if (index >= m_session.results.size()) return nullptr;
  const Result& result = m_session.results[index];
  return result.family == m_family ? &result : nullptr;
}

std::size_t Gathered::index(const Result& result) const {
  const Result* const begin = m_session.results.data();
  const std::less<const Result*> before;
  if (before(&result, begin) || !before(&result, begin + m_session.results.size())) return kNoResult;
  return static_cast<std::size_t>(&result - begin);
}

bool agreeInParameters(const Result& a, const Result& b) {
  return std::ranges::all_of(a.parameters.entries(), [&](const Parameters::Entry& entry) {
    const Value* const other = b.parameters.find(entry.first);
    return !other || *other == entry.second;
  });
}

}  // namespace warpbench::plots
