// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

#include "results/values/result.h"

/// The words of results as a person reads them, translated; those of the files are in result.h.
namespace warpbench::plots {

QString originText(Origin origin);
QString modeText(Mode mode);
/// "measured copy": the copy that a device's record has, by where its times come from. Of a modelled GPU it is the one
/// that its profile cites.
QString copyText(Origin ofDevice);
/// "verified", "wrong on purpose", "right by luck", "WRONG", or empty where nothing was verified.
QString verificationText(const Result& result);
/// The same in English.
const char* verificationWord(const Result& result);
/// "width=512 height=512 type=fp32", of a file only its name.
QString parametersText(const Parameters& parameters);
/// One line each: "counter: 1 of 10,000".
QString factsText(const Result& result);
/// The family's title; its id where the catalogue does not know it.
QString familyTitle(const std::string& familyId);
/// The variant's title; its id where the catalogue does not know it.
QString variantTitle(const std::string& familyId, const std::string& variantId);

}  // namespace warpbench::plots
