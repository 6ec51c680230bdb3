// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/own_kernels.h"

#include <algorithm>
#include <cctype>
#include <iterator>

#include "catalogue/catalogue.h"
#include "catalogue/kernel_source.h"
#include "document/copy_commands.h"
#include "document/session_document.h"
#include "document/session_runs.h"
#include "results/session/session_limits.h"
#include "results/values/digest.h"

namespace warpbench::gui {

namespace {

/// Names appear in comma-separated lists and in files.
bool isName(const std::string& name) {
  constexpr std::size_t kLongest = 40;
  return !name.empty() && name.size() <= kLongest && std::ranges::all_of(name, [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '-' || c == '_' || c == '.';
  });
}

}  // namespace

OwnKernels::OwnKernels(SessionDocument& document, QObject* parent) : QObject(parent), m_document(document) {
  connect(&document, &SessionDocument::copiesChanged, this, &OwnKernels::changed);
  connect(&document, &SessionDocument::copyReturned, this, &OwnKernels::returned);
  connect(&document, &SessionDocument::relabelled, this,
          [this](const std::string& family, const std::string& from, const std::string& to) {
            if (m_blocked.erase({family, from}) > 0) m_blocked.emplace(family, to);
            emit renamed(family, from, to);
          });
  connect(&document, &SessionDocument::replaced, this, [this] {
    m_blocked.clear();
    for (const KernelCopy& copy : all()) m_blocked.emplace(copy.family, copy.id());
    emit changed();
  });
}

const std::vector<KernelCopy>& OwnKernels::all() const { return m_document.session().copies; }

const KernelCopy* OwnKernels::find(const std::string& family, const std::string& id) const {
  const auto found =
      std::ranges::find_if(all(), [&](const KernelCopy& each) { return each.family == family && each.id() == id; });
  return found == all().end() ? nullptr : &*found;
}

bool OwnKernels::isTaken(const std::string& family, const std::string& id) const {
  return find(family, id) || m_document.wasOfACopy(family, id);
}

bool OwnKernels::isAllowed(const KernelCopy& copy) const { return !m_blocked.contains({copy.family, copy.id()}); }

std::vector<KernelCopy> OwnKernels::allowed() const {
  std::vector<KernelCopy> copies;
  std::ranges::copy_if(all(), std::back_inserter(copies), [&](const KernelCopy& each) { return isAllowed(each); });
  return copies;
}

void OwnKernels::allowAll() {
  m_blocked.clear();
  emit changed();
}

std::string OwnKernels::add(const std::string& family, const std::string& variant, const std::string& text) {
  std::vector<KernelCopy> copies = all();
  std::string id = variant + "@mine";
  for (int number = 2; isTaken(family, id); ++number) id = variant + "@mine-" + std::to_string(number);
  copies.push_back({.family = family, .variant = variant, .kernel = {.name = {}, .file = {}, .text = text}});
  nameAfter(id, copies.back());
  m_document.setCopies(std::move(copies));
  return id;
}

bool OwnKernels::wasRun(const KernelCopy& copy, const OwnKernel& text) const {
  const std::string id = copy.id();
  const std::string digest = digestOf(text);
  return std::ranges::any_of(m_document.session().results, [&](const Result& result) {
    return result.kernelDigest == digest && result.family == copy.family && result.variant == id;
  });
}

void OwnKernels::showRunOf(const std::string& family, const std::string& id) {
  const KernelCopy* const copy = find(family, id);
  if (!copy) return;
  const std::string digest = digestOf(copy->kernel);
  const Results& results = m_document.session().results;
  SessionRuns& runs = m_document.runs();
  std::optional<std::size_t> run;
  for (std::size_t i = 0; i < results.size(); ++i) {
    if (results[i].kernelDigest != digest || results[i].family != family || results[i].variant != id) continue;
    if (runs.isShown(i)) return;
    run = runs.runOf(i);
  }
  if (run) runs.showOnly(*run);
}

void OwnKernels::change(const std::string& family, const std::string& id, const std::function<void(OwnKernel&)>& by) {
  std::vector<KernelCopy> copies = all();
  for (KernelCopy& copy : copies) {
    if (copy.family != family || copy.id() != id) continue;
    const OwnKernel before = copy.kernel;
    by(copy.kernel);
    if (copy.kernel == before || !wasRun(copy, before)) continue;
    std::erase(copy.earlier, before);
    if (copy.earlier.size() == kMostEarlier) copy.earlier.erase(copy.earlier.begin());
    copy.earlier.push_back(before);
  }
  m_document.setCopies(std::move(copies));
}

void OwnKernels::setText(const std::string& family, const std::string& id, const std::string& text) {
  change(family, id, [&](OwnKernel& kernel) { kernel.text = text; });
}

void OwnKernels::setBlock(const std::string& family, const std::string& id, const std::optional<OwnBlock>& block) {
  change(family, id, [&](OwnKernel& kernel) { kernel.block = block; });
}

std::string OwnKernels::rename(const std::string& family, const std::string& id, const QString& name) {
  const std::string wanted = name.toStdString();
  const KernelCopy* const copy = find(family, id);
  if (!copy || !isName(wanted)) return id;
  const std::string newId = copy->variant + "@" + wanted;
  if (isTaken(family, newId)) return id;
  m_document.renameCopy(family, id, newId);
  return newId;
}

void OwnKernels::remove(const std::string& family, const std::string& id) {
  if (const KernelCopy* const copy = find(family, id))
    m_document.removeCopy(static_cast<std::size_t>(copy - all().data()));
}

std::string OwnKernels::originalOf(const std::string& family, const std::string& variant) {
  const Family* const known = findFamily(family);
  const Variant* const found = known ? known->find(variant) : nullptr;
  const auto source = found ? findKernel(found->kernel) : std::nullopt;
  return source ? std::string(source->file->text) : std::string();
}

}  // namespace warpbench::gui
