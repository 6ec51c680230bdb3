// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "data/series.h"
#include "results/session/equal_devices.h"

namespace warpbench::plots {

/// The results of one family that a plot is made of: the session's and, after them, those of a session that it is
/// compared with. Refers to both, which must live as long.
class FamilyResults {
 public:
  FamilyResults(const Session& session, const std::string& family, const Comparison& comparison,
                const DrawnRuns& runs = {});

  /// Of the session, not of the one that it is compared with.
  const std::vector<KernelCopy>& copies() const { return m_session.copies; }
  const std::vector<SeriesLook>& looks() const { return m_session.annotations.series; }
  const std::string& family() const { return m_family; }
  /// In their sessions' order; of those of one session and source that agree in all that was asked for, the last. Of a
  /// copy those of its present text, or, while that was not run, those of the text that was run last.
  const std::vector<const Result*>& results() const { return m_results; }
  /// nullptr where its session does not describe it.
  const DeviceRecord* device(const Result& result) const;
  /// Of both sessions, the session's own first.
  std::vector<const DeviceRecord*> devices() const;

  bool isOther(const Result& result) const;
  /// It is of a text that its copy had when it was run, and has not now.
  bool isOfEarlierText(const Result& result) const;
  /// The device, or the ids of those GPUs that share a line with it (see EqualDevices).
  const std::string& source(const Result& result) const;
  bool ofOneSession(const Result& a, const Result& b) const { return partOf(a) == partOf(b); }
  /// What tells results apart that agree in all that was asked for: the session, and the run where several drawn ones
  /// have the same point.
  std::string partOf(const Result& result) const;
  /// Of the result's session, where another is compared with, and of its run, as partOf has it.
  QString sessionName(const Result& result) const;
  /// The session's result of that index; nullptr where it has none or that is of another family.
  const Result* at(std::size_t index) const;
  /// In the session; kNoResult of one that is compared with.
  std::size_t index(const Result& result) const;

 private:
  using Records = std::unordered_map<std::string_view, const DeviceRecord*>;
  using Digests = std::unordered_map<std::string, std::string>;  ///< of texts, by their copies' ids

  static Records recordsOf(const Environment& environment);
  Digests presentTexts(const Session& session) const;
  void add(const Session& session);
  /// In m_runs.names; kHidden of one that is not drawn.
  int runOf(const Result& result) const;
  bool runsOverlap(const Session& session) const;
  std::string keyOf(const Result& result) const;

  const Session& m_session;
  std::string m_family;
  Comparison m_comparison;
  DrawnRuns m_runs;
  bool m_overlap = false;  ///< some point is in several runs
  EqualDevices m_devices;
  std::optional<EqualDevices> m_otherDevices;
  Records m_records;
  Records m_otherRecords;
  Digests m_texts;  ///< of the session's copies
  std::vector<const Result*> m_results;
  std::unordered_map<const Result*, std::size_t> m_indices;  ///< in the session, of the family's
};

}  // namespace warpbench::plots
