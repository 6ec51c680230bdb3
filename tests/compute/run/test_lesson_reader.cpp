// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/stat.h>

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "catalogue/catalogue.h"
#include "core/files/file_io.h"
#include "core/text/error.h"
#include "lesson/lesson_library.h"
#include "lesson/lesson_reader.h"
#include "test_registry.h"

using namespace warpbench;
using Json = nlohmann::ordered_json;

namespace {

const std::string kSampleLesson = WARPBENCH_TESTS "/data/what-an-offset-costs.json";

/// The reader's error after a change to the sample; empty if it accepts the text.
template <typename Change>
QString complaint(Change change) {
  Json document = Json::parse(readFile(kSampleLesson));
  change(document);
  try {
    lessonFromJson("mine.json", document.dump());
    return {};
  } catch (const FormatError& error) {
    return QString::fromUtf8(error.what());
  }
}

/// The same after a JSON patch, as text.
QString patched(const char* patch) {
  return complaint([&](Json& document) { document = document.patch(Json::parse(patch)); });
}

}  // namespace

class TestLessonReader : public QObject {
  Q_OBJECT

 private slots:
  void aLessonIsReadAsItsFileSaysIt() {
    const Lesson lesson = readLesson(kSampleLesson);
    QCOMPARE(lesson.id, std::string("what-an-offset-costs"));
    QCOMPARE(lesson.minutes, 5);
    QCOMPARE(lesson.sources.size(), std::size_t{1});
    QCOMPARE(lesson.steps.size(), std::size_t{4});
    QVERIFY(!lesson.steps[0].hides() && !lesson.steps[0].experiment);
    const LessonStep& offset = lesson.steps[1];
    QCOMPARE(offset.experiment->request.variants, std::vector<std::string>{"increment"});
    QCOMPARE(offset.experiment->request.parameters.integer("mib"), 256);
    QCOMPARE(offset.experiment->request.sweeps.front().values.size(), std::size_t{5});
    QCOMPARE(offset.experiment->simulatedParameters.integer("mib"), 1);
    QCOMPARE(*offset.view, View::Counters);
    QVERIFY(offset.needsCounts());
    QCOMPARE(offset.guess->of.parameters.integer("offset"), 1);
    QCOMPARE(offset.reveal->explain, std::string("increment"));
    QCOMPARE(lesson.steps[2].guess->choices[1].in("en"), std::string("Odd ones"));
    QCOMPARE(lesson.steps[3].reveal->lines, (std::vector<std::string>{"peak", "copy"}));
    QCOMPARE(*lesson.experimentOf(2), std::size_t{1});
    QVERIFY(!lesson.experimentOf(0));
  }

  void aTextThatALanguageLacksIsTheEnglishOne() {
    const Lesson lesson = readLesson(kSampleLesson);
    QCOMPARE(lesson.title.in("it"), std::string("Quanto costa uno scostamento"));
    QCOMPARE(lesson.title.in("sr"), std::string("What an offset costs"));
    QCOMPARE(lesson.steps[1].title.in("hu"), std::string("One element late"));
  }

  void aWrongFileSaysWhereAndWhatWouldBeRight_data() {
    QTest::addColumn<QString>("patch");
    QTest::addColumn<QString>("message");
    const auto add = [](const char* name, const char* patch, const char* message) {
      QTest::newRow(name) << patch << QString("lesson mine.json: ") + message;
    };
    add("format", R"([{"op":"replace","path":"/format","value":"warpbench-session"}])",
        "format: use 'warpbench-lesson'");
    add("version", R"([{"op":"replace","path":"/version","value":2}])",
        "version: a whole number from 1 to 1 is expected");
    add("a field of the document", R"([{"op":"add","path":"/minuts","value":5}])",
        "minuts: there is no such field; use 'minutes'");
    add("no title", R"([{"op":"remove","path":"/title"}])", "the field 'title' is missing");
    add("no steps", R"([{"op":"replace","path":"/steps","value":[]}])",
        "steps: it has 0 elements; use 1 to 40");
    add("steps as an object", R"([{"op":"replace","path":"/steps","value":{}}])", "steps: expected a list");
    add("a step as a number", R"([{"op":"replace","path":"/steps/2","value":7}])", "steps[2]: expected an object");
    add("no English", R"([{"op":"replace","path":"/title","value":{"sr":"Naslov"}}])",
        "title: the English text, 'en', is missing");
    add("a language", R"([{"op":"replace","path":"/title","value":{"en":"Title","English":"Title"}}])",
        "title.English: this is not a language code; use one such as 'en' or 'sr'");
    add("an empty text", R"([{"op":"replace","path":"/steps/0/text","value":" "}])", "steps[0].text: it is empty");
    add("a text as a number", R"([{"op":"replace","path":"/steps/0/text","value":3}])",
        "steps[0].text: expected a text, or an object of texts by language");
    add("a title of two lines", R"([{"op":"replace","path":"/steps/0/title","value":"a\nb"}])",
        "steps[0].title: expected one line");
    add("a control character", R"([{"op":"replace","path":"/steps/0/text","value":"a\u0007b"}])",
        "steps[0].text: it has a control character");
    add("a backtick", R"([{"op":"replace","path":"/steps/0/text","value":"see `a[i]"}])",
        "steps[0].text: a backtick has no partner");
    add("minutes", R"([{"op":"replace","path":"/minutes","value":0}])",
        "minutes: a whole number from 1 to 240 is expected");
    add("minutes as a fraction", R"([{"op":"replace","path":"/minutes","value":2.5}])",
        "minutes: a whole number from 1 to 240 is expected");
    add("order", R"([{"op":"add","path":"/order","value":0}])", "order: a whole number from 1 to 1000 is expected");
    add("minutes beyond 63 bits", R"([{"op":"replace","path":"/minutes","value":18446744073709551615}])",
        "minutes: a whole number from 1 to 240 is expected");
    add("a field of a step", R"([{"op":"add","path":"/steps/3/reveals","value":{}}])",
        "steps[3].reveals: there is no such field; use 'reveal'");
    add("family", R"([{"op":"replace","path":"/steps/3/experiment/family","value":"transpos"}])",
        "steps[3].experiment.family: 'transpos' is not known; use 'transpose'");
    add("variant", R"([{"op":"replace","path":"/steps/3/experiment/variants/1","value":"coalesed"}])",
        "steps[3].experiment.variants[1]: 'coalesed' is not known; use 'coalesced'");
    add("a variant twice", R"([{"op":"replace","path":"/steps/3/experiment/variants/1","value":"naive"}])",
        "steps[3].experiment.variants[1]: it is named twice");
    add("parameter", R"([{"op":"add","path":"/steps/3/experiment/parameters/widht","value":512}])",
        "steps[3].experiment.parameters.widht: there is no such parameter; use 'width'");
    add("a parameter's value", R"([{"op":"replace","path":"/steps/3/experiment/parameters/width","value":1.5}])",
        "steps[3].experiment.parameters.width: expected a whole number or a text");
    add("sweep", R"([{"op":"replace","path":"/steps/1/experiment/sweep/name","value":"ofset"}])",
        "steps[1].experiment.sweep.name: there is no such parameter; use 'offset'");
    add("one value", R"([{"op":"replace","path":"/steps/1/experiment/sweep/values","value":[1]}])",
        "steps[1].experiment.sweep.values: it has 1 elements; use 2 to 64");
    add("mode", R"([{"op":"add","path":"/steps/1/experiment/mode","value":"warm"}])",
        "steps[1].experiment.mode: 'warm' is not known; use one of cold, hot, inside");
    add("view", R"([{"op":"replace","path":"/steps/3/view","value":"speed-up"}])",
        "steps[3].view: 'speed-up' is not known; use 'speedup'");
    add("no view", R"([{"op":"remove","path":"/steps/3/view"}])",
        "steps[3]: the field 'view' is missing: what shows the experiment's results");
    add("a roofline without flops", R"([{"op":"replace","path":"/steps/3/view","value":"roofline"}])",
        "steps[3].view: transpose counts no floating point operations, so it has no roofline; use 'figure'");
    add("a view of nothing", R"([{"op":"add","path":"/steps/0/view","value":"time"}])",
        "steps[0].view: there is nothing to show: neither the step nor one before it has an experiment");
    add("a guess at nothing", R"([{"op":"add","path":"/steps/0/guess","value":{"kind":"fastest","question":"?"}}])",
        "steps[0].guess.kind: there are no results to take the answer from: neither the step nor one before it has an "
        "experiment");
    add("the fastest of one", R"([{"op":"replace","path":"/steps/1/guess","value":{"kind":"fastest","question":"?"}}])",
        "steps[1].guess.kind: the experiment has only one variant");
    add("kind of a guess", R"([{"op":"replace","path":"/steps/3/guess/kind","value":"quickest"}])",
        "steps[3].guess.kind: 'quickest' is not known; use one of fastest, ratio, choice");
    add("a field of a guess", R"([{"op":"add","path":"/steps/3/guess/right","value":0}])",
        "steps[3].guess.right: there is no such field; use one of kind, question");
    add("right", R"([{"op":"replace","path":"/steps/2/guess/right","value":3}])",
        "steps[2].guess.right: a whole number from 0 to 2 is expected");
    add("quantity", R"([{"op":"replace","path":"/steps/1/guess/quantity","value":"sectors"}])",
        "steps[1].guess.quantity: 'sectors' is not known; use one of time, bandwidth, load-sectors, store-sectors, "
        "wavefronts");
    add("a point's variant", R"([{"op":"replace","path":"/steps/1/guess/of/variant","value":"naive"}])",
        "steps[1].guess.of.variant: 'naive' is not known; use one of increment");
    add("a line", R"([{"op":"replace","path":"/steps/3/reveal/lines/0","value":"peek"}])",
        "steps[3].reveal.lines[0]: 'peek' is not known; use 'peak'");
    add("highlight", R"([{"op":"replace","path":"/steps/3/reveal/highlight/0","value":"copy"}])",
        "steps[3].reveal.highlight[0]: 'copy' is not known; use one of naive, coalesced, conflict-free");
    add("an empty reveal", R"([{"op":"replace","path":"/steps/3/reveal","value":{}}])",
        "steps[3].reveal: nothing is revealed: give a text, lines, variants or an explanation");
    add("memory without its view", R"([{"op":"add","path":"/steps/3/memory","value":{"variant":"naive"}}])",
        "steps[3].memory: it goes with \"view\": \"memory\"");
    add("the memory view of nothing", R"([{"op":"replace","path":"/steps/3/view","value":"memory"}])",
        "steps[3]: the field 'memory' is missing: what the view shows");
  }
  void aWrongFileSaysWhereAndWhatWouldBeRight() {
    QFETCH(QString, patch);
    QFETCH(QString, message);
    QCOMPARE(patched(patch.toUtf8().constData()), message);
  }

  /// Errors from the catalogue's descriptions include the place.
  void aValueOutOfRangeIsRefusedAtItsPlace() {
    const QString parameter = patched(R"([{"op":"replace","path":"/steps/3/experiment/parameters/width","value":0}])");
    QVERIFY2(parameter.startsWith("lesson mine.json: steps[3].experiment.parameters.width: "), qPrintable(parameter));
    QVERIFY2(parameter.contains("whole number from"), qPrintable(parameter));
    const QString swept = patched(R"([{"op":"replace","path":"/steps/1/experiment/sweep/values/1","value":33000}])");
    QVERIFY2(swept.startsWith("lesson mine.json: steps[1].experiment.sweep.values: "), qPrintable(swept));
    const QString both = patched(R"([{"op":"add","path":"/steps/1/experiment/parameters/offset","value":1}])");
    QVERIFY2(both.startsWith("lesson mine.json: steps[1].experiment: "), qPrintable(both));
    const QString simulated =
        patched(R"([{"op":"replace","path":"/steps/1/experiment/simulated/parameters/mib","value":-1}])");
    QVERIFY2(simulated.startsWith("lesson mine.json: steps[1].experiment.simulated.parameters.mib: "),
             qPrintable(simulated));
  }

  void lengthsAreLimited() {
    QCOMPARE(complaint([](Json& document) { document["title"] = std::string(101, 'x'); }),
             "lesson mine.json: title: it has 101 characters; use up to 100");
    QCOMPARE(complaint([](Json& document) {
               std::string text;
               for (int i = 0; i < 100; ++i) text += "\u0161";  // two bytes each
               document["title"] = text;
             }),
             "");
    QCOMPARE(complaint([](Json& document) { document["steps"][0]["text"] = std::string(1501, 'x'); }),
             "lesson mine.json: steps[0].text: it has 1501 characters; use up to 1500");
    QVERIFY(complaint([](Json& document) {
              for (int i = 0; i < 40; ++i) document["steps"].push_back(document["steps"][0]);
            }).contains("steps: it has 44 elements"));
    QCOMPARE(complaint([](Json& document) { document["title"] = std::string(std::size_t{1} << 20, 'x'); }),
             "lesson mine.json: it is larger than 1 MiB");
  }

  void textThatIsNoJsonSaysTheLine() {
    try {
      lessonFromJson("mine.json", "{\"format\": \"warpbench-lesson\",\n \"version\": }");
      QFAIL("read");
    } catch (const FormatError& error) {
      const QString message = QString::fromUtf8(error.what());
      QVERIFY2(message.startsWith("lesson mine.json: line 2"), qPrintable(message));
    }
  }

  void theMemoryViewOfAStepIsChecked() {
    const char* step = R"([{"op":"add","path":"/steps/0/view","value":"memory"},
                           {"op":"add","path":"/steps/0/memory","value":%1}])";
    const auto with = [&](const char* memory) { return patched(QString(step).arg(memory).toUtf8().constData()); };
    QCOMPARE(with(R"({"family":"matmul","variant":"tiled","parameters":{"rows":4,"inner":4,"columns":4,"tile":2},
                      "block":[1,0],"warp":0,"at":3})"),
             "");
    QCOMPARE(with(R"({"family":"matmul","variant":"tiled","warp":32})"),
             "lesson mine.json: steps[0].memory.warp: a whole number from 0 to 31 is expected");
    QCOMPARE(with(R"({"variant":"tiled"})"),
             "lesson mine.json: steps[0].memory: the field 'family' is missing, and there is no experiment to take it "
             "from");
    QCOMPARE(with(R"({"family":"matmul","variant":"cublas"})"),
             "lesson mine.json: steps[0].memory.variant: 'cublas' is not a kernel that the simulator runs");
    QCOMPARE(with(R"({"family":"matmul","variant":"tiled","block":[-1]})"),
             "lesson mine.json: steps[0].memory.block[0]: a whole number from 0 to 2147483647 is expected");
  }

  void lessonsThatComeWithTheProgramAreRight() {
    for (const LessonFile& file : shippedLessonFiles()) {
      try {
        const Lesson lesson = lessonFromJson(file.file, file.json);
        QVERIFY(!lesson.steps.empty());
      } catch (const FormatError& error) {
        QFAIL(error.what());
      }
    }
    QVERIFY(!shippedLessons().empty());
    QCOMPARE(shippedLessons().size(), shippedLessonFiles().size());
  }

  void lessonsThatComeWithTheProgramGoFromTheFirstToTheLast() {
    const std::vector<Lesson>& all = shippedLessons();
    for (std::size_t i = 0; i < all.size(); ++i) QCOMPARE(all[i].order, static_cast<int>(i) + 1);
    QCOMPARE(all.front().id, std::string("reading-a-plot"));
    QCOMPARE(all.back().id, std::string("exercises"));
  }

  void lessonsThatComeWithTheProgramSpeakEveryLanguage() {
    for (const Lesson& lesson : shippedLessons()) {
      std::vector<std::pair<std::string, const LessonText*>> texts{{"title", &lesson.title},
                                                                   {"summary", &lesson.summary}};
      for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const LessonStep& step = lesson.steps[i];
        const std::string place = "steps[" + std::to_string(i) + "].";
        texts.insert(texts.end(), {{place + "title", &step.title}, {place + "text", &step.text}});
        if (step.guess) {
          texts.emplace_back(place + "guess.question", &step.guess->question);
          for (const LessonText& choice : step.guess->choices) texts.emplace_back(place + "guess.choices", &choice);
        }
        if (step.reveal && !step.reveal->text.empty()) texts.emplace_back(place + "reveal.text", &step.reveal->text);
        if (step.exercise)
          for (const LessonText& hint : step.exercise->hints) texts.emplace_back(place + "exercise.hints", &hint);
      }
      // Numbers, units, code and ids are the same everywhere.
      const QRegularExpression word("(^|\\s)[A-Za-z][a-z]{2,}([\\s,.?]|$)");
      std::erase_if(texts, [&](const auto& each) {
        const std::string& english = each.second->in("en");
        const bool id = std::ranges::any_of(catalog(), [&](const Family& family) { return family.find(english); });
        return id || !QString::fromStdString(english).contains(word);
      });
      for (const auto& [place, text] : texts)
        for (const char* language : {"en", "sr", "it", "es", "hu"})
          QVERIFY2(text->has(language), (lesson.id + ": " + place + " lacks " + language).c_str());
    }
  }

  void aTextIsMadeOfWordsCodeAndVariants() {
    using Kind = LessonPart::Kind;
    const std::vector<LessonPart> parts{{.text = "Of "},
                                        {.kind = Kind::Variant, .text = "four-rows", .family = "transpose"},
                                        {.text = ", "},
                                        {.kind = Kind::Code, .text = "{transpose/naive} {}"},
                                        {.text = ": {transpose} {/naive} {transpose/} {a b/c} {transpose/naive"}};
    QVERIFY(partsOf("Of {transpose/four-rows}, `{transpose/naive} {}`: {transpose} {/naive} {transpose/} {a b/c} "
                    "{transpose/naive") == parts);
    QVERIFY(partsOf("").empty());
    QCOMPARE(partsOf("``").size(), std::size_t{1});
    QCOMPARE(partsOf("a `b").back().text, std::string("b"));
  }

  void variantsAreNamedByTheirTitles() {
    for (const LessonFile& file : shippedLessonFiles()) {
      const Lesson lesson = lessonFromJson(file.file, file.json);
      std::set<std::string> variants;
      for (const LessonStep& step : lesson.steps) {
        const std::string family = step.experiment ? step.experiment->request.family
                                   : step.memory   ? step.memory->family
                                   : step.exercise ? step.exercise->family
                                                   : std::string();
        if (const Family* const known = findFamily(family))
          for (const Variant& variant : known->variants) variants.insert(variant.id);
      }
      for (const std::string& variant : variants)
        QVERIFY2(file.json.find("`" + variant + "`") == std::string_view::npos,
                 (std::string(file.file) + " names `" + variant + "` by its id").c_str());
    }
  }

  void aVariantThatIsNotThereIsRefused() {
    const auto complaintOf = [](const char* title) {
      return complaint([title](Json& document) { document["title"] = title; });
    };
    QCOMPARE(complaintOf("{transpose/naive} {transpose/no}"),
             "lesson mine.json: title: there is no variant {transpose/no}");
    QCOMPARE(complaintOf("{transpose/naive} and {braces}"), "");
  }

  void oneWrongFileOfTheUserStopsNoOther() {
    QTemporaryDir data;
    qputenv("XDG_DATA_HOME", data.path().toLocal8Bit());
    QVERIFY(QDir().mkpath(data.path() + "/warpbench/lessons"));
    const auto put = [&](const char* name, const std::string& text) {
      std::ofstream(data.filePath(QString("warpbench/lessons/") + name).toStdString()) << text;
    };
    const std::string sample = readFile(kSampleLesson);
    put("a.json", sample.substr(0, 300));
    put("b.json", sample);
    const std::vector<KnownLesson> own = ownLessons();
    QCOMPARE(own.size(), std::size_t{2});
    QVERIFY(!own[0].lesson && own[0].whyNot.english().starts_with("lesson a.json: line "));
    QVERIFY(own[1].lesson && own[1].whyNot.empty());
    QCOMPARE(own[1].lesson->id, std::string("b"));
    QVERIFY(isLessonFile(data.filePath("warpbench/lessons/a.json").toStdString()));
    QVERIFY(!isLessonFile(data.filePath("none.json").toStdString()));
    // A look would wait for who writes.
    const std::string pipe = data.filePath("pipe.json").toStdString();
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    QVERIFY(!isLessonFile(pipe));
    QVERIFY(!looksLikeLesson(R"({"format": "warpbench-session", "version": 1})"));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestLessonReader>(__FILE__);
#include "test_lesson_reader.moc"
