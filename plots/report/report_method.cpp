// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>
#include <limits>
#include <map>

#include "report/report.h"
#include "text/number_text.h"
#include "text/shown_text.h"

namespace warpbench::plots {
namespace {

struct ReportMethodText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::ReportMethod)
};

using Results = std::vector<const Result*>;

template <typename Holds>
int countOf(const Results& results, Holds holds) {
  return static_cast<int>(std::ranges::count_if(results, [&](const Result* result) { return holds(*result); }));
}

/// Builds sentences about groups of results, skipping empty groups.
class Sentences {
 public:
  explicit Sentences(QStringList& sentences) : m_sentences(sentences) {}
  void add(int count, QString (*sentence)(int)) {
    if (count > 0) m_sentences << sentence(count);
  }

 private:
  QStringList& m_sentences;
};

void addOrigins(QStringList& sentences, const Results& results) {
  Sentences each(sentences);
  const auto timed = [](Origin origin) {
    return [origin](const Result& result) { return result.time && result.origin == origin; };
  };
  each.add(countOf(results, timed(Origin::Measured)), [](int n) {
    return ReportMethodText::tr("%n times were measured on the devices named above.", nullptr, n);
  });
  each.add(countOf(results, timed(Origin::Recorded)), [](int n) {
    return ReportMethodText::tr("%n times are recorded: they were measured earlier on another machine.", nullptr, n);
  });
  each.add(countOf(results, timed(Origin::Modelled)), [](int n) {
    return ReportMethodText::tr(
        "%n times are modelled: computed from counts for the profile of a GPU; nothing was timed.", nullptr, n);
  });
  each.add(countOf(results, [](const Result& result) { return !result.time && result.status == Result::Status::Ok; }),
           [](int n) { return ReportMethodText::tr("%n results have no time.", nullptr, n); });
  each.add(countOf(results, [](const Result& result) { return result.status == Result::Status::Failed; }),
           [](int n) { return ReportMethodText::tr("%n points failed; the warnings say why.", nullptr, n); });
}

void addModes(QStringList& sentences, const Results& sampled) {
  Sentences each(sentences);
  const auto mode = [&](Mode wanted) {
    return countOf(sampled, [wanted](const Result& result) { return result.mode == wanted; });
  };
  each.add(mode(Mode::Cold), [](int n) {
    return ReportMethodText::tr("Cold (%n results): a sample is one launch after a flush of the last-level cache.",
                                nullptr, n);
  });
  each.add(mode(Mode::Hot), [](int n) {
    return ReportMethodText::tr(
        "Hot (%n results): a sample is the mean of launches in a row, with the caches as the last left "
        "them.",
        nullptr, n);
  });
  each.add(mode(Mode::Inside), [](int n) {
    return ReportMethodText::tr(
        "Inside (%n results): a sample is one launch in which the kernel repeats its work, with the caches "
        "as the last launch left them.",
        nullptr, n);
  });
}

void addSampling(QStringList& sentences, const Results& sampled) {
  if (sampled.empty()) return;
  std::int64_t fewest = std::numeric_limits<std::int64_t>::max(), most = 0, kept = 0, discarded = 0, placements = 1;
  double interval = 0, slowest = 0, fastest = 0;
  for (const Result* result : sampled) {
    const Sampling& sampling = *result->sampling;
    fewest = std::min(fewest, sampling.kept);
    most = std::max(most, sampling.kept);
    kept += sampling.kept;
    discarded += sampling.discarded;
    placements = std::max(placements, sampling.placements);
    interval = std::max(interval, sampling.emptyIntervalUs);
    for (const double clock : {sampling.smClockStartMhz, sampling.smClockEndMhz}) {
      if (!(clock > 0)) continue;
      slowest = slowest > 0 ? std::min(slowest, clock) : clock;
      fastest = std::max(fastest, clock);
    }
  }
  const auto text = [](std::int64_t count) { return QString::number(count); };
  const QString discards = text(discarded);
  sentences
      << (fewest == most
              ? ReportMethodText::tr(
                    "%1 samples of each result were kept; %2 were discarded, because the GPU ran well below its clock.")
                    .arg(text(most), discards)
              : ReportMethodText::tr("%1 to %2 samples of each result were kept, %3 in total; %4 were discarded, "
                                     "because the GPU ran well below its clock.")
                    .arg(text(fewest), text(most), text(kept), discards));
  sentences << ReportMethodText::tr(
      "A time is the median of its samples; the noise is their standard deviation / their mean.");

  Sentences each(sentences);
  const auto ended = [&](Sampling::Criterion criterion) {
    return countOf(sampled, [criterion](const Result& result) { return result.sampling->criterion == criterion; });
  };
  each.add(ended(Sampling::Criterion::Steady), [](int n) {
    return ReportMethodText::tr("For %n results sampling ended because the times were steady.", nullptr, n);
  });
  each.add(ended(Sampling::Criterion::NotImproving), [](int n) {
    return ReportMethodText::tr("For %n results sampling ended because more samples no longer lowered the noise.",
                                nullptr, n);
  });
  each.add(ended(Sampling::Criterion::TimeLimit),
           [](int n) { return ReportMethodText::tr("For %n results sampling ended at the time limit.", nullptr, n); });
  if (placements > 1)
    sentences << ReportMethodText::tr("Samples alternated between up to %n places in memory.", nullptr,
                                      static_cast<int>(placements));
  if (interval > 0)
    sentences << ReportMethodText::tr(
                     "The time of an empty interval, up to %1 \u00b5s, was subtracted from each sample.")
                     .arg(figureText(interval));
  if (fastest > 0)
    sentences << ReportMethodText::tr("Around the samples the clock of the multiprocessors was from %1 to %2 MHz.")
                     .arg(figureText(slowest), figureText(fastest));
}

/// The verification method without its numbers, which differ between sizes.
QString methodOf(const Verification& verification) {
  const std::string& method = verification.method.english();  // results from files may lack its id
  if (method == "every element") return ReportMethodText::tr("every element was compared");
  if (method.starts_with("every element that the sampled blocks "))
    return ReportMethodText::tr("every element that the simulated blocks wrote was compared");
  if (method.starts_with("Freivalds' test"))
    return ReportMethodText::tr("Freivalds' test of the whole, and every element of some rows and columns");
  return shownText(verification.method).simplified();
}

void addVerification(QStringList& sentences, const Results& results) {
  std::map<QString, int> methods;
  int unverified = 0;
  bool timed = false;
  for (const Result* result : results) {
    if (result->status == Result::Status::Failed) continue;
    if (!result->verification) {
      ++unverified;
      continue;
    }
    ++methods[methodOf(*result->verification)];
    timed = timed || result->sampling;
  }
  for (const auto& [method, count] : methods)
    sentences << (method.isEmpty()
                      ? ReportMethodText::tr("%n results were verified.", nullptr, count)
                      : ReportMethodText::tr("%n results were verified against a double-precision reference: %1.",
                                             nullptr, count)
                            .arg(method));
  if (timed) sentences << ReportMethodText::tr("Sampled results were verified before sampling and again after it.");
  Sentences each(sentences);
  each.add(unverified, [](int n) { return ReportMethodText::tr("%n results were not verified.", nullptr, n); });
  const auto wrong = [&](bool asExpected) {
    return countOf(results, [asExpected](const Result& result) {
      return result.verification && !result.verification->passed && result.verification->asExpected() == asExpected;
    });
  };
  each.add(wrong(true), [](int n) {
    return ReportMethodText::tr("%n results are wrong on purpose: their kernels show a mistake.", nullptr, n);
  });
  each.add(wrong(false), [](int n) { return ReportMethodText::tr("%n results are WRONG.", nullptr, n); });
}

void addCounts(QStringList& sentences, const Results& results) {
  Sentences each(sentences);
  const auto counted = [&](Counters::Origin origin) {
    return countOf(results,
                   [origin](const Result& result) { return result.counters && result.counters->origin == origin; });
  };
  each.add(counted(Counters::Origin::Simulated), [](int n) {
    return ReportMethodText::tr(
        "The counts of %n results are simulated: the same kernels ran thread by thread on the CPU, which counted a "
        "GPU's memory accesses.",
        nullptr, n);
  });
  each.add(countOf(results, [](const Result& result) { return result.counters && result.counters->estimated(); }),
           [](int n) {
             return ReportMethodText::tr("The counts of %n results are estimated from some of the blocks.", nullptr, n);
           });
  each.add(counted(Counters::Origin::Hardware),
           [](int n) { return ReportMethodText::tr("The hardware made the counts of %n results.", nullptr, n); });
}

}  // namespace

QStringList reportMethod(const Session& session) {
  Results results, sampled, unknown;
  for (const Result& result : session.results) {
    results.push_back(&result);
    if (!result.time || result.origin == Origin::Modelled) continue;
    (result.sampling ? sampled : unknown).push_back(&result);
  }
  QStringList sentences;
  addOrigins(sentences, results);
  addModes(sentences, sampled);
  addSampling(sentences, sampled);
  if (!unknown.empty())
    sentences << ReportMethodText::tr("The method of sampling %n results is unknown.", nullptr,
                                      static_cast<int>(unknown.size()));
  addVerification(sentences, results);
  addCounts(sentences, results);
  if (std::ranges::any_of(results, [](const Result* result) { return result->bandwidthGbs.has_value(); }))
    sentences << ReportMethodText::tr(
        "Effective bandwidth is the bytes that the algorithm must read and write / time; 1 GB/s is 10\u2079 bytes per "
        "second.");
  sentences << ReportMethodText::tr("The tables' numbers have a decimal point.");
  return sentences;
}

}  // namespace warpbench::plots
