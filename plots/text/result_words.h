// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

#include "results/values/result.h"

/// The translated words for results in the window. result.h has the words of files.
namespace warpbench::plots {

QString originText(Origin origin);
QString modeText(Mode mode);
/// "measured copy": the copy bandwidth in a device's record, named by the origin of its times. For a modelled GPU it is
/// the one that its profile cites.
QString copyText(Origin ofDevice);
/// "verified", "wrong on purpose", "right by luck", "WRONG", or empty if nothing was verified.
QString verificationText(const Result& result);
/// verificationText() in English.
const char* verificationWord(const Result& result);
/// "width=512 height=512 type=fp32"; files appear by name only.
QString parametersText(const Parameters& parameters);
/// One line each: "counter: 1 of 10,000".
QString factsText(const Result& result);
/// The family's title, or its id if the catalogue lacks it.
QString familyTitle(const std::string& familyId);
/// The variant's title, or its id if the catalogue lacks it.
QString variantTitle(const std::string& familyId, const std::string& variantId);

}  // namespace warpbench::plots
