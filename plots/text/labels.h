// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "catalogue/catalogue.h"
#include "data/arrangement.h"
#include "data/family_results.h"

namespace warpbench::plots {

/// The texts of one family's plot. Families, variants and parameters that the catalogue lacks, as in a session of
/// another version, appear by their ids.
class Labels {
 public:
  explicit Labels(const FamilyResults& familyResults);

  const Family* family() const { return m_family; }

  /// "Matrix transpose 512 x 512 fp32": what all results share.
  QString title() const;
  /// All devices with the origin of their times: "NVIDIA H200 - modelled from simulated counts".
  QString subtitle() const;
  /// "Tile width", "Size (MiB)".
  QString axisTitle(const std::string& parameter) const;

  /// The variant's title.
  QString variant(const Result& result) const;
  /// The variant with the parameters that distinguish variants only.
  QString variant(const Result& result, const Arrangement& arrangement) const;
  /// What distinguishes a result's series from others of the same variant; empty if nothing does.
  QString distinction(const Result& result, const Arrangement& arrangement) const;
  /// A language-independent key of distinction(): "tile=16, simulated:nvidia-h200 modelled".
  QString distinctionKey(const Result& result, const Arrangement& arrangement) const;
  /// "NVIDIA H200 (measured)".
  QString source(const Result& result) const;
  /// As source(), but names the single GPU if several share a line.
  QString exactSource(const Result& result) const;
  bool isOfEarlierText(const Result& result) const { return m_familyResults.isOfEarlierText(result); }
  bool severalSources() const { return m_sources.size() > 1; }
  /// The session's name; empty if there is only one session.
  QString session(const Result& result) const { return m_familyResults.sessionName(result); }

  /// The variant's position in its family. Variants that the catalogue lacks follow in order of appearance.
  int place(const std::string& variant) const;

 private:
  struct Source {
    std::string device;
    Origin origin;
    QString name;
    QString origins;  ///< the origin of its times, in words
  };

  void addVariants();
  void addNames();
  void addSources();
  const ParameterSpec* spec(const std::string& parameter) const;
  QString parameter(const std::string& id, const Value& value) const;
  QString deviceName(const Result& result) const;
  /// The number of GPUs that share its line; 1 for other devices.
  int sharers(const Result& result) const;
  QString originText(const Result& result, bool longer) const;

  const FamilyResults& m_familyResults;
  const Family* m_family;
  const std::vector<const Result*>& m_results;
  std::vector<Source> m_sources;                  ///< distinct ones
  std::unordered_map<std::string, int> m_places;  ///< the catalogue's variants, then those that it lacks
  std::vector<QString> m_titles;                  ///< by the places above
  std::map<std::pair<std::string, Origin>, std::set<std::string>> m_idsOfName;  ///< of devices with results
};

/// As Labels::exactSource, for a result of that session.
QString sourceText(const Session& session, const Result& result);

}  // namespace warpbench::plots
