// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report_listings.h"

#include <QCoreApplication>
#include <algorithm>
#include <set>

#include "catalogue/catalogue.h"
#include "catalogue/kernel_source.h"
#include "results/values/digest.h"
#include "text/result_words.h"

namespace warpbench::plots {
namespace {

struct ReportListingsText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Report)
};

QString textOf(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

QString linesOf(const KernelSource& source) {
  QStringList lines;
  for (const std::string_view line : source.lines()) lines << textOf(line);
  return lines.join(QLatin1Char('\n'));
}

/// A file without the kernel.
QString restOfFile(const KernelFile& file, const KernelSource& source) {
  QStringList lines = textOf(file.text).split(QLatin1Char('\n'));
  lines.erase(lines.begin() + source.firstLine - 1, lines.begin() + source.lastLine);
  return lines.join(QLatin1Char('\n'));
}

/// The kernel alone if the rest of the file is the catalogue's; otherwise the whole file.
QString codeOf(const OwnKernel& text, const std::string& kernel) {
  const KernelFile file{text.file, text.text};
  const auto own = findKernelIn(file, kernel);
  const auto original = findKernel(kernel);
  const bool restIsKnown = own && original && restOfFile(file, *own) == restOfFile(*original->file, *original);
  return restIsKnown ? linesOf(*own) : textOf(text.text);
}

/// The text of the copy that the result ran, with its title; nothing if the session has not kept that text.
std::optional<ReportListing> listingOfCopy(const Session& session, const Result& result, const Variant& variant) {
  for (const KernelCopy& copy : session.copies) {
    if (copy.family != result.family || copy.id() != result.variant) continue;
    const QString title = variantTitle(result.family, result.variant);
    if (digestOf(copy.kernel) == result.kernelDigest)
      return ReportListing{QStringLiteral("%1 (%2)").arg(title, QString::fromStdString(copy.kernel.file)),
                           codeOf(copy.kernel, variant.kernel)};
    int version = 0;
    for (const OwnKernel& earlier : copy.earlier) {
      ++version;
      if (digestOf(earlier) == result.kernelDigest)
        return ReportListing{ReportListingsText::tr("%1 (%2, version %3)")
                                 .arg(title, QString::fromStdString(earlier.file), QString::number(version)),
                             codeOf(earlier, variant.kernel)};
    }
  }
  return std::nullopt;
}

}  // namespace

std::vector<ReportListing> reportListings(const Session& session, const std::vector<const Result*>& results) {
  std::vector<ReportListing> listings;
  std::set<std::string> listed;
  for (const Result* result : results) {
    const Family* family = findFamily(result->family);
    const Variant* variant = family ? family->find(catalogueVariant(result->variant)) : nullptr;
    if (!variant || variant->kernel.empty()) continue;
    if (!result->kernelDigest.empty()) {
      if (!listed.insert(result->variant + result->kernelDigest).second) continue;
      if (auto listing = listingOfCopy(session, *result, *variant)) listings.push_back(std::move(*listing));
      continue;
    }
    const auto source = findKernel(variant->kernel);
    if (!source || !listed.insert(variant->kernel).second) continue;
    listings.push_back({ReportListingsText::tr("%1 (%2, line %3)")
                            .arg(QString::fromStdString(variant->kernel), textOf(source->file->name))
                            .arg(source->firstLine),
                        linesOf(*source)});
  }
  return listings;
}

}  // namespace warpbench::plots
