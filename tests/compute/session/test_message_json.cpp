// SPDX-License-Identifier: GPL-3.0-or-later
// Messages in files: English for every program, plus the id and the arguments for other languages.
#include <QTest>

#include "compute/session/sample_session.h"
#include "core/text/error.h"
#include "core/text/message_json.h"
#include "format/session_file.h"
#include "refusal.h"
#include "remote/protocol.h"
#include "test_registry.h"

using namespace warpbench;
using warpbench::test::refusal;

namespace {

using Json = nlohmann::ordered_json;

Message sample() {
  return {Message::text("%1 failed on %2 after %3 s, %4 of %5: %6"),
          "a \"load\"",
          "cuda:0",
          0.25,
          3,
          Number{1.5, "GiB"},
          Message(Message::text("only %1 samples"), 4)};
}

Message readBack(const Json& document, const char* name) { return messageOf(Node(document, ""), name); }

}  // namespace

class TestMessageJson : public QObject {
  Q_OBJECT

 private slots:
  void englishIsFilledIn() {
    QCOMPARE(sample().english(), std::string("a \"load\" failed on cuda:0 after 0.25 s, 3 of 1.5 GiB: only 4 samples"));
    QCOMPARE(Message("100 % of %1").english(), std::string("100 % of %1"));
    QCOMPARE(Message("100 % of %1").id(), std::string("100 % of %1"));
  }

  void argumentsKeepTheirTypes() {
    Json document;
    writeMessage(document, "error", sample());
    QCOMPARE(document["error"].get<std::string>(), sample().english());
    const Json again = Json::parse(document.dump());
    QVERIFY(readBack(again, "error") == sample());
    const Message whole(Message::text("%1"), 2.0);  // a double, though it has no decimals
    writeMessage(document, "error", whole);
    QVERIFY(readBack(Json::parse(document.dump()), "error") == whole);
    for (const double odd : {std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()}) {
      writeMessage(document, "error", {Message::text("%1"), odd});
      QVERIFY(readBack(Json::parse(document.dump()), "error") == Message(Message::text("%1"), odd));
    }
  }

  void aPlainTextIsOnlyAText() {
    Json document;
    writeMessage(document, "error", "out of memory");
    writeMessages(document, "warnings", {"one", "two"});
    QCOMPARE(document.dump(), std::string(R"({"error":"out of memory","warnings":["one","two"]})"));
  }

  void anotherTextThanTheIdsCounts() {
    Json document;
    writeMessage(document, "error", sample());
    document["error"] = "changed by hand";
    QVERIFY(readBack(document, "error") == Message("changed by hand"));
    writeMessages(document, "warnings", {"plain", sample()});
    document["warnings"].push_back("added by hand");
    const std::vector<Message> warnings = messagesOf(Node(document, ""), "warnings");
    QCOMPARE(warnings.size(), std::size_t{3});
    QVERIFY(warnings[0] == Message("plain") && warnings[1] == sample() && warnings[2] == Message("added by hand"));
  }

  void whatIsNoMessageIsRefused() {
    const auto refused = [](const char* beside) {
      Json document = {{"error", "x"}};
      document["error_message"] = Json::parse(beside);
      return refusal<FormatError>([&] { readBack(document, "error"); });
    };
    QCOMPARE(refused("3"), QStringLiteral("error_message: expected an object, found 3"));
    QCOMPARE(refused("{}"), QStringLiteral("error_message.id: is missing"));
    QCOMPARE(refused(R"({"id": "%1", "arguments": [null]})"),
             QStringLiteral("error_message.arguments[0]: expected an object, found null"));
    QCOMPARE(refused(R"({"id": "x", "arguments": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]})"),
             QStringLiteral("error_message.arguments: expected up to 9 elements, found 10"));
    std::string deep = R"({"id": "x"})";
    for (int i = 0; i < 20; ++i) deep = R"({"id": "x", "arguments": [)" + deep + "]}";
    QVERIFY(refused(deep.c_str()).contains("nested deeper than 8 levels"));
  }

  void sessionsKeepThem() {
    Session session = test::fullSession();
    Result& result = session.results.front();
    result.warnings = {sample(), "plain"};
    result.error = sample();
    result.facts = {{Message::text("counter"), {Message::text("%1 of %2"), 1.0, 10'000}}};
    result.verification.emplace();
    result.verification->method = sample();
    QVERIFY(sessionFromJson(toJson(session)).results == session.results);
    const Json document = Json::parse(toJson(session));
    QCOMPARE(document["results"][0]["warnings"][0].get<std::string>(), sample().english());
    QCOMPARE(document["results"][0]["warnings"][1].get<std::string>(), std::string("plain"));
  }

  void whatAnOlderVersionWroteIsInEnglish() {
    Json document = Json::parse(toJson(test::fullSession()));
    document["results"][0]["warnings"] = {"only 4 samples"};
    document["results"][0].erase("warnings_message");
    const Session session = sessionFromJson(document.dump());
    QVERIFY(session.results.front().warnings == std::vector<Message>{"only 4 samples"});
  }

  void aChildsAnswersKeepThem() {
    using namespace process;
    const auto again = [](const Answer& answer) { return answerFrom(toLine(answer)); };
    QVERIFY(std::get<Progress>(again(Progress{.id = 1, .what = sample(), .share = 0.5})).what == sample());
    QVERIFY(std::get<Failure>(again(Failure{.id = 1, .reason = sample()})).reason == sample());
    QVERIFY(std::get<Refusal>(again(Refusal{.reason = sample()})).reason == sample());
    DeviceInfo device;
    device.record.id = "cuda:0";
    device.available = false;
    device.whyNot = sample();
    device.details = {Message::text("%1 threads"), 8};
    const auto devices = std::get<Devices>(again(Devices{.devices = {device}})).devices;
    QVERIFY(devices.at(0).whyNot == device.whyNot && devices.at(0).details == device.details);
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestMessageJson>(__FILE__);
#include "test_message_json.moc"
