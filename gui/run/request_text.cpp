// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/request_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace warpbench::gui {

namespace {

constexpr Mode kModes[] = {Mode::Cold, Mode::Hot, Mode::Inside};

QString text(const std::string& value) { return QString::fromStdString(value); }

QJsonValue toJsonValue(const Value& value) {
  if (const auto* number = std::get_if<std::int64_t>(&value)) return QJsonValue(static_cast<qint64>(*number));
  return QJsonValue(text(std::get<std::string>(value)));
}

Value fromJsonValue(const QJsonValue& value) {
  if (value.isString()) return value.toString().toStdString();
  return std::int64_t{value.toInteger()};
}

/// Whether this can be a parameter's value.
bool isValue(const QJsonValue& value) { return value.isString() || value.isDouble(); }

}  // namespace

QString requestToText(const Request& request) {
  QJsonArray variants;
  // Copies belong to their session, so they are left out.
  for (const std::string& variant : request.variants)
    if (catalogueVariant(variant) == variant) variants.append(text(variant));
  QJsonObject parameters;
  for (const auto& [id, value] : request.parameters.entries()) parameters.insert(text(id), toJsonValue(value));
  QJsonObject sweeps;
  QJsonObject along;
  for (const Sweep& sweep : request.sweeps) {
    QJsonArray others;
    for (const std::string& id : sweep.along) others.append(text(id));
    if (!others.isEmpty()) along.insert(text(sweep.parameter), others);
    QJsonArray values;
    for (const Value& value : sweep.values) values.append(toJsonValue(value));
    sweeps.insert(text(sweep.parameter), values);
  }
  const QJsonObject object{{"family", text(request.family)},
                           {"variants", variants},
                           {"device", text(request.device)},
                           {"parameters", parameters},
                           {"sweeps", sweeps},
                           {"along", along},
                           {"mode", text(toText(request.mode))},
                           {"each", request.each}};
  return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

std::optional<Request> requestFromText(const QString& given) {
  const QJsonObject object = QJsonDocument::fromJson(given.toUtf8()).object();
  Request request;
  request.family = object.value("family").toString().toStdString();
  request.device = object.value("device").toString().toStdString();
  request.each = object.value("each").toBool();
  if (request.family.empty()) return std::nullopt;
  for (const QJsonValue variant : object.value("variants").toArray())
    request.variants.push_back(variant.toString().toStdString());
  const std::string mode = object.value("mode").toString().toStdString();
  const auto* const known = std::ranges::find(kModes, mode, [](Mode each) { return toText(each); });
  if (known == std::end(kModes)) return std::nullopt;
  request.mode = *known;

  const QJsonObject parameters = object.value("parameters").toObject();
  for (auto each = parameters.begin(); each != parameters.end(); ++each) {
    if (!isValue(each.value())) return std::nullopt;
    request.parameters.set(each.key().toStdString(), fromJsonValue(each.value()));
  }
  const QJsonObject sweeps = object.value("sweeps").toObject();
  const QJsonObject along = object.value("along").toObject();
  for (auto each = sweeps.begin(); each != sweeps.end(); ++each) {
    Sweep sweep{each.key().toStdString(), {}};
    for (const QJsonValue value : each.value().toArray()) {
      if (!isValue(value)) return std::nullopt;
      sweep.values.push_back(fromJsonValue(value));
    }
    for (const QJsonValue id : along.value(each.key()).toArray()) {
      if (!id.isString()) return std::nullopt;
      sweep.along.push_back(id.toString().toStdString());
    }
    request.sweeps.push_back(std::move(sweep));
  }
  return request;
}

}  // namespace warpbench::gui
