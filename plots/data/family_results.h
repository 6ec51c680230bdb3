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

/// The results of one family to plot: the session's, followed by those of the session compared with. Refers to both
/// sessions, so they must outlive this object.
class FamilyResults {
 public:
  FamilyResults(const Session& session, const std::string& family, const Comparison& comparison,
                const DrawnRuns& runs = {});

  /// The copies of the session itself, not those of the session compared with.
  const std::vector<KernelCopy>& copies() const { return m_session.copies; }
  const std::vector<SeriesLook>& looks() const { return m_session.annotations.series; }
  const std::string& family() const { return m_family; }
  /// The latest result for identical settings in the same session and source, in session order. For a copy of a kernel
  /// these are results of its present text or, before that text has run, of the text that ran last.
  const std::vector<const Result*>& results() const { return m_results; }
  /// nullptr if the result's session does not describe the device.
  const DeviceRecord* device(const Result& result) const;
  /// Devices of both sessions, beginning with the session's own.
  std::vector<const DeviceRecord*> devices() const;

  bool isOther(const Result& result) const;
  /// Whether the copy's text has changed since this run.
  bool isOfEarlierText(const Result& result) const;
  /// The device, or the ids of the GPUs that share a line with it (see EqualDevices).
  const std::string& source(const Result& result) const;
  bool ofOneSession(const Result& a, const Result& b) const { return partOf(a) == partOf(b); }
  /// Distinguishes results with identical settings: the session, plus the run if several drawn runs share a point.
  std::string partOf(const Result& result) const;
  /// Names the result's session if another is compared with it, and its run (see partOf).
  QString sessionName(const Result& result) const;
  /// The session's result with this index; nullptr if there is none or it belongs to another family.
  const Result* at(std::size_t index) const;
  /// The index in the session; kNoResult for the session compared with.
  std::size_t index(const Result& result) const;

 private:
  using Records = std::unordered_map<std::string_view, const DeviceRecord*>;
  using Digests = std::unordered_map<std::string, std::string>;  ///< digests of texts, by the copies' ids

  static Records recordsOf(const Environment& environment);
  Digests presentTexts(const Session& session) const;
  void add(const Session& session);
  /// Index into m_runs.names; kHidden if the run is not drawn.
  int runOf(const Result& result) const;
  bool runsOverlap(const Session& session) const;
  std::string keyOf(const Result& result) const;

  const Session& m_session;
  std::string m_family;
  Comparison m_comparison;
  DrawnRuns m_runs;
  bool m_overlap = false;  ///< several runs share a point
  EqualDevices m_devices;
  std::optional<EqualDevices> m_otherDevices;
  Records m_records;
  Records m_otherRecords;
  Digests m_texts;  ///< of the session's copies
  std::vector<const Result*> m_results;
  std::unordered_map<const Result*, std::size_t> m_indices;  ///< in the session, of this family's results
};

}  // namespace warpbench::plots
