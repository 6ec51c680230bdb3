// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/labels.h"

#include <QCoreApplication>
#include <algorithm>
#include <unordered_set>

#include "device/several_gpus.h"
#include "results/session/point_key.h"
#include "text/number_text.h"
#include "text/result_words.h"
#include "text/shown_text.h"

namespace warpbench::plots {
namespace {

struct LabelsText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::plots::Labels)
};

QString valueText(const Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) return wholeText(*number);
  return QString::fromStdString(std::get<std::string>(value));
}

QString modeWord(Mode mode) {
  switch (mode) {
    case Mode::Cold:
      return LabelsText::tr("cold cache");
    case Mode::Hot:
      return LabelsText::tr("hot cache");
    case Mode::Inside:
      return LabelsText::tr("repeated inside the kernel");
  }
  return {};
}

/// Whether these are whole numbers that describe the data, such as width and height, written as 512 x 512.
bool isExtent(const ParameterSpec* spec) {
  return spec && spec->isNumber() && spec->shapesData() && spec->role != ParameterSpec::Role::Repeats &&
         (spec->unit.empty() || spec->unit == "elements" || spec->unit == "pixels");
}

/// Whether the value is a word clear by itself, such as "fp32", unlike a block size of "256".
bool isWord(const Value& value) {
  const auto* text = std::get_if<std::string>(&value);
  return text && (text->empty() || !std::ranges::all_of(*text, [](unsigned char c) { return c >= '0' && c <= '9'; }));
}

/// The file name of a path.
QString fileText(const Value& value) { return valueText(value).section(QLatin1Char('/'), -1); }

bool isFile(const ParameterSpec* spec) { return spec && spec->editor == ParameterSpec::Editor::File; }

}  // namespace

Labels::Labels(const FamilyResults& familyResults)
    : m_familyResults(familyResults), m_family(findFamily(familyResults.family())), m_results(familyResults.results()) {
  addVariants();
  addNames();
  addSources();
}

void Labels::addVariants() {
  if (m_family)
    for (const Variant& variant : m_family->variants)
      if (m_places.try_emplace(variant.id, static_cast<int>(m_places.size())).second)
        m_titles.push_back(shownText(variant.title));
  const auto add = [&](const std::string& variant) {
    if (m_places.try_emplace(variant, static_cast<int>(m_places.size())).second)
      m_titles.push_back(variantTitle(m_familyResults.family(), variant));
  };
  for (const KernelCopy& copy : m_familyResults.copies())
    if (copy.family == m_familyResults.family()) add(copy.id());
  for (const Result* result : m_results) add(result->variant);
  for (const SeriesLook& look : m_familyResults.looks())
    if (const auto known = m_places.find(look.series);
        look.family == m_familyResults.family() && !look.name.empty() && known != m_places.end())
      m_titles[static_cast<std::size_t>(known->second)] = QString::fromStdString(look.name);
}

void Labels::addNames() {
  std::set<std::pair<const DeviceRecord*, Origin>> added;
  for (const Result* result : m_results) {
    const DeviceRecord* const record = m_familyResults.device(*result);
    if (record && added.emplace(record, result->origin).second)
      m_idsOfName[{record->name, result->origin}].insert(record->id);
  }
}

void Labels::addSources() {
  std::unordered_set<std::string> seen;  // the values that a source's texts depend on
  std::unordered_set<std::string> added;
  for (const Result* result : m_results) {
    std::string key = toText(result->origin) + (m_familyResults.isOther(*result) ? '+' : '-');
    addToKey(key, result->device);
    if (!seen.insert(std::move(key)).second) continue;
    const Source source{m_familyResults.source(*result), result->origin, deviceName(*result),
                        originText(*result, true)};
    key = toText(source.origin);
    for (const std::string& text : {source.device, source.name.toStdString(), source.origins.toStdString()})
      addToKey(key, text);
    if (added.insert(std::move(key)).second) m_sources.push_back(source);
  }
}

const ParameterSpec* Labels::spec(const std::string& parameter) const {
  if (!m_family) return nullptr;
  const auto own = std::ranges::find(m_family->parameters, parameter, &ParameterSpec::id);
  if (own != m_family->parameters.end()) return &*own;
  for (const Variant& variant : m_family->variants) {
    const auto found = std::ranges::find(variant.parameters, parameter, &ParameterSpec::id);
    if (found != variant.parameters.end()) return &*found;
  }
  return nullptr;
}

QString Labels::parameter(const std::string& id, const Value& value) const {
  const ParameterSpec* known = spec(id);
  // Ids that the catalogue lacks, such as a copy's slider, keep their spelling.
  const QString name = known ? shownText(known->title).toLower() : QString::fromStdString(id);
  if (isFile(known)) return fileText(value).isEmpty() ? LabelsText::tr("no %1").arg(name) : fileText(value);
  if (isWord(value)) return valueText(value);
  // "256 MiB" and "1024 elements" are clear by themselves, but an offset in elements needs its name.
  if (known && !known->unit.empty() && (known->unit != "elements" || known->title == "Elements"))
    return QStringLiteral("%1 %2").arg(valueText(value), shownText(known->unit));
  return QStringLiteral("%1 %2").arg(name, valueText(value));
}

QString Labels::title() const {
  QString text = m_family ? shownText(m_family->title) : QString::fromStdString(m_familyResults.family());
  if (m_results.empty()) return text;

  QStringList extents;
  QStringList names;
  QStringList others;
  QString onlyExtent;
  for (const auto& [id, value] : m_results.front()->parameters.entries()) {
    const bool shared = std::ranges::all_of(m_results, [&](const Result* result) {
      const Value* other = result->parameters.find(id);
      return other && *other == value;
    });
    if (!shared || (spec(id) && !spec(id)->needsMention(value))) continue;
    if (isExtent(spec(id))) {
      extents << valueText(value);
      onlyExtent = parameter(id, value);
    } else if (isFile(spec(id))) {
      if (!fileText(value).isEmpty()) others.prepend(fileText(value));
    } else if (isWord(value)) {
      names << valueText(value);
    } else {
      others << parameter(id, value);
    }
  }
  QStringList shape;
  if (extents.size() > 1)
    shape << extents.join(QStringLiteral(" x "));
  else if (extents.size() == 1)
    others.prepend(onlyExtent);
  shape << names;
  if (!shape.isEmpty()) text += QLatin1Char(' ') + shape.join(QLatin1Char(' '));
  return (QStringList{text} << others).join(QStringLiteral(", "));
}

QString Labels::subtitle() const {
  QStringList sources;
  for (const Source& source : m_sources) sources << QStringLiteral("%1 - %2").arg(source.name, source.origins);
  QString text = sources.join(QStringLiteral("; "));
  const auto other = [&](const Result* result) { return result->mode != m_results.front()->mode; };
  if (!m_results.empty() && m_results.front()->mode != Mode::Cold && std::ranges::none_of(m_results, other))
    text += QStringLiteral(", ") + modeWord(m_results.front()->mode);
  return text;
}

QString Labels::axisTitle(const std::string& parameter) const {
  const ParameterSpec* known = spec(parameter);
  if (!known) return QString::fromStdString(parameter);
  const QString title = shownText(known->title);
  return known->unit.empty() ? title : QStringLiteral("%1 (%2)").arg(title, shownText(known->unit));
}

QString Labels::variant(const Result& result) const {
  const auto known = m_places.find(result.variant);
  return known == m_places.end() ? QString::fromStdString(result.variant)
                                 : m_titles[static_cast<std::size_t>(known->second)];
}

QString Labels::variant(const Result& result, const Arrangement& arrangement) const {
  QStringList texts{variant(result)};
  for (const std::string& id : arrangement.perVariant)
    if (const Value* value = result.parameters.find(id)) {
      const ParameterSpec* described = spec(id);
      if (!described || described->needsMention(*value)) texts << parameter(id, *value);
    }
  return texts.join(QStringLiteral(", "));
}

QString Labels::distinction(const Result& result, const Arrangement& arrangement) const {
  QStringList texts;
  for (const std::string& id : arrangement.splitting)
    if (const Value* value = result.parameters.find(id)) texts << parameter(id, *value);
  if (arrangement.modesDiffer) texts << modeWord(result.mode);
  if (severalSources()) texts << source(result);
  if (const QString name = session(result); !name.isEmpty()) texts << name;
  return texts.join(QStringLiteral(", "));
}

QString Labels::distinctionKey(const Result& result, const Arrangement& arrangement) const {
  QStringList texts;
  const auto add = [&](const std::string& text) { texts << QString::fromStdString(text); };
  for (const std::string& id : arrangement.splitting)
    if (const Value* value = result.parameters.find(id)) add(id + "=" + toText(*value));
  if (arrangement.modesDiffer) add(toText(result.mode));
  if (severalSources()) add(m_familyResults.source(result) + " " + toText(result.origin));
  if (const QString name = session(result); !name.isEmpty()) texts << name;
  return texts.join(QStringLiteral(", "));
}

QString Labels::source(const Result& result) const {
  return QStringLiteral("%1 (%2)").arg(deviceName(result), originText(result, false));
}

QString Labels::exactSource(const Result& result) const {
  const DeviceRecord* const record = m_familyResults.device(result);
  if (!record || sharers(result) == 1) return source(result);
  const QString name = QString::fromStdString(record->name + ' ' + result.device);
  return QStringLiteral("%1 (%2)").arg(name, originText(result, false));
}

QString sourceText(const Session& session, const Result& result) {
  const FamilyResults results(session, result.family, {});
  return Labels(results).exactSource(result);
}

int Labels::sharers(const Result& result) const {
  const std::string& source = m_familyResults.source(result);
  // A file's device name may look like several devices.
  return source == result.device ? 1 : static_cast<int>(devicesIn(source).size());
}

int Labels::place(const std::string& variant) const {
  const auto found = m_places.find(variant);
  return found == m_places.end() ? static_cast<int>(m_places.size()) : found->second;
}

QString Labels::deviceName(const Result& result) const {
  const DeviceRecord* const record = m_familyResults.device(result);
  if (!record || record->name.empty()) return QString::fromStdString(result.device);
  const QString name = QString::fromStdString(record->name);
  if (const int count = sharers(result); count > 1) return QStringLiteral("%1 x %2").arg(count).arg(name);
  // Two GPUs of one model differ only in their ids.
  const auto known = m_idsOfName.find({record->name, result.origin});
  const bool ambiguous =
      known != m_idsOfName.end() && known->second.size() > (known->second.contains(record->id) ? 1U : 0U);
  return ambiguous ? QStringLiteral("%1 %2").arg(name, QString::fromStdString(record->id)) : name;
}

QString Labels::originText(const Result& result, bool longer) const {
  switch (result.origin) {
    case Origin::Measured:
      return LabelsText::tr("measured");
    case Origin::Modelled:
      return longer ? LabelsText::tr("modelled from simulated counts") : LabelsText::tr("modelled");
    case Origin::Recorded:
      break;
  }
  const DeviceRecord* const record = m_familyResults.device(result);
  if (!record || record->date.empty()) return LabelsText::tr("recorded");
  constexpr int kDateLength = 10;  // of an ISO 8601 date, without the time
  return LabelsText::tr("recorded %1").arg(QString::fromStdString(record->date).left(kDateLength));
}

}  // namespace warpbench::plots
