// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/family_results.h"

#include <algorithm>

#include "results/session/point_key.h"
#include "results/values/digest.h"

namespace warpbench::plots {

FamilyResults::FamilyResults(const Session& session, const std::string& family, const Comparison& comparison,
                             const DrawnRuns& runs)
    : m_session(session),
      m_family(family),
      m_comparison(comparison),
      m_runs(runs),
      m_devices(session, family),
      m_records(recordsOf(session.environment)),
      m_texts(presentTexts(session)) {
  if (comparison.session) {
    m_otherDevices.emplace(*comparison.session, family);
    m_otherRecords = recordsOf(comparison.session->environment);
  }
  for (std::size_t i = 0; i < session.results.size(); ++i)
    if (const Result& result = session.results[i]; result.family == family) m_indices.emplace(&result, i);
  m_overlap = runsOverlap(session);
  add(session);
  if (comparison.session) add(*comparison.session);
}

FamilyResults::Records FamilyResults::recordsOf(const Environment& environment) {
  Records records;
  for (const DeviceRecord& record : environment.devices) records.try_emplace(record.id, &record);
  return records;
}

int FamilyResults::runOf(const Result& result) const {
  const std::size_t place = m_runs.of.empty() ? kNoResult : index(result);
  return place < m_runs.of.size() ? m_runs.of[place] : 0;
}

std::string FamilyResults::keyOf(const Result& result) const {
  std::string key = pointKey(result);
  addToKey(key, source(result));
  return key;
}

bool FamilyResults::runsOverlap(const Session& session) const {
  if (m_runs.of.empty()) return false;
  std::unordered_map<std::string, int> runs;
  return std::ranges::any_of(session.results, [&](const Result& result) {
    const int run = runOf(result);
    return result.family == m_family && run != DrawnRuns::kHidden &&
           runs.try_emplace(keyOf(result), run).first->second != run;
  });
}

std::string FamilyResults::partOf(const Result& result) const {
  if (isOther(result)) return "+";
  return m_overlap ? "-" + std::to_string(runOf(result)) : "-";
}

FamilyResults::Digests FamilyResults::presentTexts(const Session& session) const {
  Digests digests;
  for (const KernelCopy& copy : session.copies)
    if (copy.family == m_family) digests[copy.id()] = digestOf(copy.kernel);
  return digests;
}

bool FamilyResults::isOfEarlierText(const Result& result) const {
  if (result.kernelDigest.empty() || isOther(result)) return false;
  const auto present = m_texts.find(result.variant);
  return present != m_texts.end() && present->second != result.kernelDigest;
}

void FamilyResults::add(const Session& session) {
  const Digests present = presentTexts(session);
  Digests shown;
  for (const Result& result : session.results) {
    if (result.kernelDigest.empty() || result.family != m_family || runOf(result) == DrawnRuns::kHidden) continue;
    std::string& digest = shown[result.variant];
    const auto now = present.find(result.variant);
    if (now == present.end() || digest != now->second) digest = result.kernelDigest;
  }
  std::unordered_map<std::string, std::size_t> places;
  for (const Result& result : session.results) {
    if (result.family != m_family || runOf(result) == DrawnRuns::kHidden) continue;
    if (!result.kernelDigest.empty() && shown.at(result.variant) != result.kernelDigest) continue;
    std::string key = keyOf(result);
    if (m_overlap) addToKey(key, std::to_string(runOf(result)));
    const auto [known, isNew] = places.try_emplace(std::move(key), m_results.size());
    if (!isNew) {
      m_results[known->second] = nullptr;  // erased below
      known->second = m_results.size();
    }
    m_results.push_back(&result);
  }
  std::erase(m_results, nullptr);
}

const std::string& FamilyResults::source(const Result& result) const {
  return isOther(result) ? m_otherDevices->of(result) : m_devices.of(result);
}

const DeviceRecord* FamilyResults::device(const Result& result) const {
  const Records& records = isOther(result) ? m_otherRecords : m_records;
  const auto found = records.find(result.device);
  return found == records.end() ? nullptr : found->second;
}

std::vector<const DeviceRecord*> FamilyResults::devices() const {
  std::vector<const DeviceRecord*> records;
  for (const DeviceRecord& record : m_session.environment.devices) records.push_back(&record);
  if (m_comparison.session)
    for (const DeviceRecord& record : m_comparison.session->environment.devices) records.push_back(&record);
  return records;
}

bool FamilyResults::isOther(const Result& result) const { return index(result) == kNoResult; }

QString FamilyResults::sessionName(const Result& result) const {
  if (m_results.empty()) return {};
  if (isOther(result)) return m_comparison.name;
  const QString run = m_overlap ? m_runs.names.value(runOf(result)) : QString();
  if (!isOther(*m_results.back())) return run;
  return run.isEmpty() ? m_comparison.ownName : QStringLiteral("%1, %2").arg(m_comparison.ownName, run);
}

const Result* FamilyResults::at(std::size_t index) const {
  if (index >= m_session.results.size()) return nullptr;
  const Result& result = m_session.results[index];
  return result.family == m_family ? &result : nullptr;
}

std::size_t FamilyResults::index(const Result& result) const {
  const auto found = m_indices.find(&result);
  return found == m_indices.end() ? kNoResult : found->second;
}

}  // namespace warpbench::plots
