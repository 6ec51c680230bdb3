// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include "app/completion.h"
#include "catalogue/catalogue.h"
#include "core/machine/version.h"
#include "core/text/error.h"
#include "settings/export_choices.h"
#include "settings/language.h"
#include "views/views.h"

namespace warpbench::gui {

namespace {

using plots::PictureSize;
using plots::Theme;

struct CommandLineText {
  Q_DECLARE_TR_FUNCTIONS(warpbench::gui::CommandLine)
};

/// "en, sr, it".
QString languageCodes() {
  QStringList codes;
  for (const Language& language : languages()) codes << language.code;
  return codes.join(QStringLiteral(", "));
}

/// "window, one-column, slide".
QString presetIds() {
  QStringList ids;
  for (const plots::PicturePreset preset : plots::kPicturePresets) ids << plots::presetId(preset);
  return ids.join(QStringLiteral(", "));
}

/// Declares each option once.
struct Options {
  QCommandLineOption exportPlot{
      QStringLiteral("export"),
      CommandLineText::tr("Export the plot (.png, .svg, .pdf, or .tex for pgfplots), a table of the results (.md), a "
                          "report (.html), the session (.json, .csv) or the plot's data (.tsv)."),
      QStringLiteral("file")};
  QCommandLineOption as{QStringLiteral("as"),
                        CommandLineText::tr("Content of the exported file if its ending leaves a choice: plot or table "
                                            "(.tex), plot or report (.pdf), session or the plot's data (.csv, .json)."),
                        QStringLiteral("what")};
  QCommandLineOption listings{QStringLiteral("listings"),
                              CommandLineText::tr("List the kernels in the exported report.")};
  QCommandLineOption view{QStringLiteral("view"),
                          CommandLineText::tr("The plot, if the family has it: %1; in a screenshot also memory.")
                              .arg(plots::viewNames().join(QStringLiteral(", "))),
                          QStringLiteral("view")};
  QCommandLineOption family{
      QStringLiteral("family"),
      CommandLineText::tr("The family to plot if a session has several, or the only one to export."),
      QStringLiteral("id")};
  QCommandLineOption compare{QStringLiteral("compare"), CommandLineText::tr("A second session to draw for comparison."),
                             QStringLiteral("session.json")};
  QCommandLineOption theme{QStringLiteral("theme"), CommandLineText::tr("light or dark."), QStringLiteral("theme")};
  QCommandLineOption language{QStringLiteral("language"),
                              CommandLineText::tr("Language of the window and of its plots: %1.").arg(languageCodes()),
                              QStringLiteral("code")};
  QCommandLineOption screenshot{QStringLiteral("screenshot"),
                                CommandLineText::tr("Write a picture of the window to a .png file."),
                                QStringLiteral("file")};
  QCommandLineOption preset{QStringLiteral("preset"), CommandLineText::tr("Size of the plot: %1.").arg(presetIds()),
                            QStringLiteral("id")};
  QCommandLineOption size{QStringLiteral("size"),
                          CommandLineText::tr("Size of the plot, such as 85x60mm or 1920x1080px, or of the window in a "
                                              "screenshot, such as 1280x800."),
                          QStringLiteral("WxH")};
  QCommandLineOption dpi{QStringLiteral("dpi"), CommandLineText::tr("Pixels per inch of the plot."),
                         QStringLiteral("number")};
  QCommandLineOption title{QStringLiteral("title"), CommandLineText::tr("Title for the plot."), QStringLiteral("text")};
  QCommandLineOption xLabel{QStringLiteral("x-label"), CommandLineText::tr("Label for the plot's x axis."),
                            QStringLiteral("text")};
  QCommandLineOption yLabel{QStringLiteral("y-label"), CommandLineText::tr("Label for the plot's y axis."),
                            QStringLiteral("text")};
  QCommandLineOption without{QStringLiteral("without"),
                             CommandLineText::tr("Parts of the plot to leave out, comma separated: %1.")
                                 .arg(partNames().join(QStringLiteral(", "))),
                             QStringLiteral("parts")};
  QCommandLineOption log{QStringLiteral("log"), CommandLineText::tr("Logarithmic axes of the plot: x, y or x,y."),
                         QStringLiteral("axes")};
  QCommandLineOption completion{QStringLiteral("completion"),
                                CommandLineText::tr("Print a completion script for bash, zsh or fish."),
                                QStringLiteral("shell")};
  QCommandLineOption run{QStringLiteral("run"),
                         CommandLineText::tr("Run this family's experiment before the screenshot."),
                         QStringLiteral("family")};
  QCommandLineOption device{QStringLiteral("device"), CommandLineText::tr("Device to run on."), QStringLiteral("id")};
  QCommandLineOption variant{QStringLiteral("variant"), CommandLineText::tr("Variants to run, comma separated."),
                             QStringLiteral("ids")};
  QCommandLineOption parameter{{QStringLiteral("p"), QStringLiteral("parameter")},
                               CommandLineText::tr("Set a parameter of the run."),
                               QStringLiteral("name=value")};
  QCommandLineOption sweep{QStringLiteral("sweep"),
                           CommandLineText::tr("Sweep a parameter of the run over several values."),
                           QStringLiteral("name=A:B[:STEP]|V,V")};
};

QStringList axesWords() { return {QStringLiteral("x"), QStringLiteral("y"), QStringLiteral("x,y")}; }

/// The possible values of the option; empty if it takes free text.
QStringList valuesOf(const QCommandLineOption& option, const Options& options) {
  const auto is = [&](const QCommandLineOption& other) { return option.names() == other.names(); };
  QStringList values;
  if (is(options.preset))
    for (const plots::PicturePreset preset : plots::kPicturePresets) values << plots::presetId(preset);
  if (is(options.language))
    for (const Language& language : languages()) values << language.code;
  if (is(options.theme)) values << QStringLiteral("light") << QStringLiteral("dark");
  if (is(options.view)) values = plots::viewNames() << QStringLiteral("memory");
  if (is(options.as)) values = exportWords();
  if (is(options.without)) values = partNames();
  if (is(options.log)) values = axesWords();
  if (is(options.completion)) values << QStringLiteral("bash") << QStringLiteral("zsh") << QStringLiteral("fish");
  if (is(options.family) || is(options.run))
    for (const Family& family : catalog()) values << QString::fromStdString(family.id);
  return values;
}

[[noreturn]] void refuse(const QString& reason) { throw RequestError(reason.toStdString()); }

Theme parseTheme(const QString& text) {
  if (text == QLatin1String("light")) return Theme::Light;
  if (text == QLatin1String("dark")) return Theme::Dark;
  refuse(CommandLineText::tr("--theme %1: must be light or dark").arg(text));
}

QString parseLanguage(const QString& text) {
  if (isLanguage(text)) return text;
  refuse(CommandLineText::tr("--language %1: must be one of %2").arg(text, languageCodes()));
}

QSize parseSize(const QString& text) {
  constexpr int kLeast = 200, kMost = 8000;
  const QStringList parts = text.split(QLatin1Char('x'));
  const QSize size = parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize();
  const auto fits = [](int length) { return length >= kLeast && length <= kMost; };
  if (!fits(size.width()) || !fits(size.height()))
    refuse(CommandLineText::tr("--size %1: must be WIDTHxHEIGHT, each from %2 to %3")
               .arg(text, QString::number(kLeast), QString::number(kMost)));
  return size;
}

/// The size of an exported plot: the preset's, changed by the other options. Empty texts are not given.
PictureSize parsePicture(const QString& preset, const QString& size, const QString& dpi, bool png) {
  const auto asked = size.isEmpty() ? std::nullopt : plots::sizeFromText(size);
  if (!size.isEmpty() && !asked)
    refuse(CommandLineText::tr("--size %1: must be WIDTHxHEIGHT followed by mm or px, such as 85x60mm").arg(size));
  // Millimetres are meant for paper.
  const bool paper = asked && asked->unit == PictureSize::Unit::Millimetres;
  auto known = paper ? plots::PicturePreset::OneColumn : plots::PicturePreset::Window;
  if (!preset.isEmpty()) {
    const auto named = plots::presetOf(preset);
    if (!named) refuse(CommandLineText::tr("--preset %1: must be one of %2").arg(preset, presetIds()));
    known = *named;
  }
  plots::PictureSize picture = plots::sizeOf(known, plots::kPictureSize);
  if (asked) {
    picture.width = asked->width;
    picture.height = asked->height;
    picture.unit = asked->unit;
  }
  if (!dpi.isEmpty()) picture.dpi = dpi.toDouble();  // 0 if it is no number, which is refused later
  if (const QString problem = plots::problemOf(picture, png); !problem.isEmpty())
    refuse(QStringList{QStringLiteral("--export"), problem}.join(QStringLiteral(": ")));
  return picture;
}

/// Comma-separated words of partNames().
void leaveOut(const QString& words, plots::PlotParts& parts) {
  for (const QString& word : words.split(QLatin1Char(',')))
    if (!leavePartOut(word, parts))
      refuse(CommandLineText::tr("--without %1: must be one of %2").arg(word, partNames().join(QStringLiteral(", "))));
}

QString parseAxes(const QString& text) {
  if (!axesWords().contains(text))
    refuse(CommandLineText::tr("--log %1: must be one of %2").arg(text, axesWords().join(QStringLiteral(", "))));
  return text;
}

/// Refuses options that do not apply to the action instead of silently ignoring them.
void refuseStrays(const QCommandLineParser& parser, const Options& options, const CommandLine& line) {
  const auto need = [&](const QCommandLineOption& option, bool used, const char* goesWith) {
    if (parser.isSet(option) && !used)
      refuse(CommandLineText::tr("--%1 needs %2").arg(option.names().constLast(), QLatin1String(goesWith)));
  };
  const bool isExport = line.action == CommandLine::Action::Export;
  const bool isPicture = line.action == CommandLine::Action::Screenshot;
  const bool isPlot = isExport && line.exported == ExportKind::Plot;
  const bool isOfPlot = isPlot || (isExport && line.exported == ExportKind::Data);
  need(options.view, isOfPlot || isPicture, "--export of a plot or --screenshot");
  need(options.compare, isOfPlot || isPicture, "--export of a plot or --screenshot");
  need(options.as, isExport, "--export");
  need(options.listings, isExport && line.exported == ExportKind::Report, "--export of a report");
  need(options.family, isExport, "--export");
  need(options.size, isPlot || isPicture, "--export of a plot or --screenshot");
  need(options.preset, isPlot, "--export of a plot");
  need(options.dpi, isPlot, "--export of a plot");
  const bool isLatex = line.output.endsWith(QLatin1String(".tex"), Qt::CaseInsensitive);
  need(options.theme, !isExport || (isPlot && !isLatex), "--export of a picture, --screenshot or the window");
  need(options.log, isOfPlot, "--export of a plot");
  for (const auto* option : {&options.title, &options.xLabel, &options.yLabel, &options.without})
    need(*option, isPlot, "--export of a plot");
  need(options.run, isPicture, "--screenshot");
  for (const auto* option : {&options.device, &options.variant, &options.parameter, &options.sweep})
    need(*option, line.run, "--screenshot and --run");
}

}  // namespace

CommandLine CommandLine::parse(const QStringList& arguments) {
  const Options options;
  QCommandLineParser parser;
  parser.setApplicationDescription(CommandLineText::tr("A workbench for GPU kernels. Without options: the window."));
  parser.addPositionalArgument(QStringLiteral("session"), CommandLineText::tr("A session file to open or to plot."),
                               QStringLiteral("[session.json]"));
  const QCommandLineOption help = parser.addHelpOption();
  const QCommandLineOption version = parser.addVersionOption();
  const QList<QCommandLineOption> all{
      options.exportPlot, options.as,      options.listings,   options.view,    options.family,    options.compare,
      options.language,   options.theme,   options.screenshot, options.preset,  options.size,      options.dpi,
      options.title,      options.xLabel,  options.yLabel,     options.without, options.log,       options.run,
      options.device,     options.variant, options.parameter,  options.sweep,   options.completion};
  parser.addOptions(all);

  CommandLine line;
  if (!parser.parse(arguments)) refuse(parser.errorText());
  if (parser.isSet(help)) {
    line.action = Action::Help;
    line.message = parser.helpText();
    return line;
  }
  if (parser.isSet(QStringLiteral("help-all"))) parser.process(arguments);  // Qt prints the help and exits
  if (parser.isSet(options.completion)) {
    line.action = Action::Help;
    std::vector<CompletedOption> completed;
    for (const QCommandLineOption& option : all + QList{help, version})
      completed.push_back({option.names(), option.description(), !option.valueName().isEmpty(),
                           valuesOf(option, options), option.names() == options.device.names()});
    line.message = completionScript(completed, parser.value(options.completion));
    return line;
  }
  if (parser.isSet(version)) {
    line.action = Action::Version;
    line.message = QString::fromStdString(versionText("warpbench"));
    return line;
  }

  const QStringList files = parser.positionalArguments();
  if (files.size() > 1) refuse(CommandLineText::tr("%1 files given: give one session at most").arg(files.size()));
  line.session = files.value(0);
  if (parser.isSet(options.exportPlot) && parser.isSet(options.screenshot))
    refuse(CommandLineText::tr("--export and --screenshot exclude each other: give one of them"));
  if (parser.isSet(options.exportPlot)) {
    line.action = Action::Export;
    line.output = parser.value(options.exportPlot);
    line.exported = exportKind(line.output, parser.value(options.as));
    if (line.session.isEmpty())
      refuse(CommandLineText::tr("--export needs a session: warpbench --export plot.pdf session.json"));
  } else if (parser.isSet(options.screenshot)) {
    line.action = Action::Screenshot;
    line.output = parser.value(options.screenshot);
  }
  line.run = parser.isSet(options.run);
  line.listings = parser.isSet(options.listings);
  refuseStrays(parser, options, line);

  line.view = parser.value(options.view);
  line.compare = parser.value(options.compare);
  line.family = line.run ? parser.value(options.run) : parser.value(options.family);
  if (parser.isSet(options.language)) line.language = parseLanguage(parser.value(options.language));
  if (parser.isSet(options.theme)) line.theme = parseTheme(parser.value(options.theme));
  if (line.action == Action::Export)
    line.picture = parsePicture(parser.value(options.preset), parser.value(options.size), parser.value(options.dpi),
                                line.output.endsWith(QLatin1String(".png"), Qt::CaseInsensitive));
  if (parser.isSet(options.preset))
    line.parts = ExportChoices{.preset = plots::presetOf(parser.value(options.preset))}.shownParts();
  line.parts.own = {
      .title = parser.value(options.title), .x = parser.value(options.xLabel), .y = parser.value(options.yLabel)};
  if (parser.isSet(options.log)) line.logarithmic = parseAxes(parser.value(options.log));
  if (parser.isSet(options.without)) leaveOut(parser.value(options.without), line.parts);
  if (line.action != Action::Export && parser.isSet(options.size)) line.size = parseSize(parser.value(options.size));
  line.device = parser.value(options.device);
  if (parser.isSet(options.variant)) line.variants = parser.value(options.variant).split(QLatin1Char(','));
  line.parameters = parser.values(options.parameter);
  if (parser.values(options.sweep).size() > 1)
    refuse(CommandLineText::tr("the window sweeps one parameter: give one --sweep"));
  line.sweep = parser.value(options.sweep);
  return line;
}

}  // namespace warpbench::gui
