// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "document/own_kernels.h"
#include "document/session_document.h"
#include "test_registry.h"

using namespace warpbench;
using namespace warpbench::gui;

namespace {

Result copyResult(const std::string& family, const std::string& variant) {
  Result result;
  result.family = family;
  result.variant = variant;
  return result;
}

QStringList variantsOf(const SessionDocument& document) {
  QStringList variants;
  for (const Result& result : document.session().results) variants << QString::fromStdString(result.variant);
  return variants;
}

}  // namespace

/// Renamed and removed copies of kernels, and their results.
class TestCopyCommands : public QObject {
  Q_OBJECT

 private slots:
  void resultsGoWithTheNameOfTheirCopy() {
    SessionDocument document;
    OwnKernels own(document);
    const std::string id = own.add("transpose", "conflict-free", "__global__ void k() {}");
    QCOMPARE(id, std::string("conflict-free@mine"));
    document.append(copyResult("transpose", id));
    document.append(copyResult("transpose", "conflict-free"));
    document.append(copyResult("matmul", id));
    document.append(copyResult("transpose", id));
    document.setAnnotations({.series = {{"transpose", id, "Mine", "#102030"},
                                        {"transpose", id + ", 64", "", "#405060"},
                                        {"matmul", id, "Other", ""}},
                             .marks = {{.family = "transpose", .variant = id, .text = "here"},
                                       {.family = "transpose", .variant = "conflict-free", .text = "there"}}});
    const auto before = document.snapshot();
    const quint64 revision = document.revision();
    QSignalSpy relabelled(&document, &SessionDocument::relabelled);
    QCOMPARE(own.rename("transpose", id, "wide"), std::string("conflict-free@wide"));
    QCOMPARE(variantsOf(document),
             (QStringList{"conflict-free@wide", "conflict-free", "conflict-free@mine", "conflict-free@wide"}));
    QCOMPARE(relabelled.size(), 1);
    QVERIFY(document.revision() != revision);
    // The text that another thread is writing stays unchanged.
    QCOMPARE(before->results[0].variant, std::string("conflict-free@mine"));
    // Names and colours set by the user stay with their series, and a text stays with its bar.
    const Annotations& marked = document.session().annotations;
    QVERIFY(marked.series == (std::vector<SeriesLook>{{"transpose", "conflict-free@wide", "Mine", "#102030"},
                                                      {"transpose", "conflict-free@wide, 64", "", "#405060"},
                                                      {"matmul", "conflict-free@mine", "Other", ""}}));
    QCOMPARE(marked.marks.front().variant, std::string("conflict-free@wide"));
    QCOMPARE(marked.marks.back().variant, std::string("conflict-free"));
    // An invalid name changes nothing.
    QCOMPARE(own.rename("transpose", "conflict-free@wide", "no name"), std::string("conflict-free@wide"));
    QCOMPARE(relabelled.size(), 1);
    QCOMPARE(document.undoStack().count(), 2);
  }

  void aRenamingIsUndoneAndDoneAgain() {
    SessionDocument document;
    OwnKernels own(document);
    const std::string id = own.add("transpose", "conflict-free", "__global__ void k() {}");
    document.append(copyResult("transpose", id));
    document.append(copyResult("transpose", "naive"));
    document.append(copyResult("transpose", id));
    document.setAnnotations({.series = {{"transpose", id, "Mine", "#102030"}}, .marks = {}});
    document.remove({2});
    const quint64 revision = document.revision();
    const std::vector<KernelCopy> copies = own.all();
    const Annotations annotations = document.session().annotations;
    own.rename("transpose", id, "wide");
    const quint64 renamed = document.revision();
    QUndoStack& stack = document.undoStack();
    QCOMPARE(stack.undoText(), "renaming a copy");
    stack.undo();
    QCOMPARE(document.revision(), revision);
    QVERIFY(own.all() == copies);
    QVERIFY(document.session().annotations == annotations);
    QCOMPARE(variantsOf(document), (QStringList{"conflict-free@mine", "naive"}));
    stack.redo();
    QCOMPARE(document.revision(), renamed);
    QCOMPARE(own.all().front().kernel.file, std::string("wide.cuh"));
    QCOMPARE(variantsOf(document), (QStringList{"conflict-free@wide", "naive"}));
    stack.undo();
    stack.undo();
    QCOMPARE(variantsOf(document), (QStringList{"conflict-free@mine", "naive", "conflict-free@mine"}));
  }

  void anUndoneNameThatAnotherCopyHasByThenIsNumbered() {
    SessionDocument document;
    OwnKernels own(document);
    own.add("transpose", "naive", "// one");
    document.append(copyResult("transpose", "naive@mine"));
    own.rename("transpose", "naive@mine", "wide");
    QCOMPARE(own.add("transpose", "naive", "// two"), std::string("naive@mine"));
    document.append(copyResult("transpose", "naive@mine"));
    document.undoStack().undo();
    QCOMPARE(variantsOf(document), (QStringList{"naive@mine-2", "naive@mine"}));
    QCOMPARE(own.find("transpose", "naive@mine-2")->kernel.text, std::string("// one"));
    document.undoStack().redo();
    QCOMPARE(variantsOf(document), (QStringList{"naive@wide", "naive@mine"}));
    document.undoStack().undo();
    // Without its copy, a result gets its earlier name back too.
    document.setCopies({});
    document.undoStack().redo();
    QCOMPARE(variantsOf(document), (QStringList{"naive@wide", "naive@mine"}));
  }

  void whatMayNotRunYetMayNotUnderAnotherName() {
    SessionDocument document;
    OwnKernels own(document);
    own.add("transpose", "naive", "// one");
    document.replace(Session(document.session()), {});
    QVERIFY(own.allowed().empty());
    own.rename("transpose", "naive@mine", "wide");
    QVERIFY(own.allowed().empty());
    document.undoStack().undo();
    QVERIFY(own.allowed().empty());
    own.allowAll();
    document.undoStack().redo();
    QCOMPARE(own.allowed().size(), std::size_t{1});
  }

  void aResultGoesToTheCopyThatHadItsNameWhenItWasAskedFor() {
    SessionDocument document;
    OwnKernels own(document);
    const std::string id = own.add("transpose", "conflict-free", "__global__ void k() {}");
    const std::size_t first = document.names();
    own.rename("transpose", id, "wide");
    own.rename("transpose", "conflict-free@wide", "wider");
    const std::size_t second = document.names();
    document.append(copyResult("transpose", id), first);
    document.append(copyResult("matmul", id), first);
    document.append(copyResult("transpose", "conflict-free@other"), first);
    document.append(copyResult("transpose", "conflict-free@wider"), second);
    QCOMPARE(variantsOf(document),
             (QStringList{"conflict-free@wider", "conflict-free@mine", "conflict-free@other", "conflict-free@wider"}));
    document.undoStack().undo();
    document.append(copyResult("transpose", "conflict-free@wider"), second);
    document.append(copyResult("transpose", id), first);
    document.undoStack().undo();
    document.append(copyResult("transpose", "conflict-free@wide"), first + 1);
    document.append(copyResult("transpose", id), first);
    QCOMPARE(variantsOf(document).mid(4), QStringList({id.c_str(), id.c_str(), id.c_str(), id.c_str()}));
    // A copy's name belongs to its session, even after another session has new names.
    document.replace({}, {});
    document.append(copyResult("transpose", id), first);
    for (const char* name : {"a", "b", "c", "d", "e", "f"})
      own.rename("transpose", own.add("transpose", "conflict-free", "// two"), name);
    document.append(copyResult("transpose", id), first);
    QCOMPARE(variantsOf(document).last(), "conflict-free@mine");
  }

  void aNewCopyWithAnOldNameGetsNoResultsOfTheOther() {
    SessionDocument document;
    OwnKernels own(document);
    const std::string id = own.add("transpose", "naive", "// one");
    const std::size_t before = document.names();
    own.rename("transpose", id, "wide");
    QCOMPARE(own.add("transpose", "naive", "// two"), id);
    const std::size_t after = document.names();
    document.append(copyResult("transpose", id), before);
    document.append(copyResult("transpose", id), after);
    QCOMPARE(variantsOf(document), (QStringList{"naive@wide", "naive@mine"}));
    // The same if two copies exchange their names.
    own.rename("transpose", "naive@wide", "between");
    own.rename("transpose", "naive@mine", "wide");
    own.rename("transpose", "naive@between", "mine");
    document.append(copyResult("transpose", "naive@wide"), after);
    document.append(copyResult("transpose", "naive@mine"), after);
    QCOMPARE(variantsOf(document).mid(2), (QStringList{"naive@mine", "naive@wide"}));
  }

  void theNameOfARemovedCopyAndItsResultsAreNoOtherCopys() {
    SessionDocument document;
    OwnKernels own(document);
    const std::string id = own.add("transpose", "conflict-free", "// one");
    const std::size_t asked = document.names();
    own.remove("transpose", id);
    QCOMPARE(own.add("transpose", "conflict-free", "// two"), std::string("conflict-free@mine-2"));
    QCOMPARE(own.add("matmul", "conflict-free", "// three"), id);
    // Before and after a late result, which belongs to the removed copy.
    for (int late = 0; late < 2; ++late) {
      QCOMPARE(own.rename("transpose", "conflict-free@mine-2", "mine"), std::string("conflict-free@mine-2"));
      document.append(copyResult("transpose", id), asked);
    }
    QCOMPARE(document.undoStack().count(), 1);
    document.undoStack().undo();
    QCOMPARE(own.find("transpose", id)->kernel.text, std::string("// one"));
    // The copy is back: later results use its new name, and the old one is free.
    QCOMPARE(own.rename("transpose", id, "wide"), std::string("conflict-free@wide"));
    document.append(copyResult("transpose", id), asked);
    QCOMPARE(variantsOf(document), QStringList(3, "conflict-free@wide"));
    QCOMPARE(own.add("transpose", "conflict-free", "// four"), id);
  }

  void resultsOfACopyThatTheirFileLacksAreNoNewCopys() {
    SessionDocument document;
    Session session;
    session.results.push_back(copyResult("transpose", "naive@mine"));
    document.replace(session, {});
    OwnKernels own(document);
    QCOMPARE(own.add("transpose", "naive", "// one"), std::string("naive@mine-2"));
    QCOMPARE(own.rename("transpose", "naive@mine-2", "mine"), std::string("naive@mine-2"));
    QCOMPARE(own.add("transpose", "coalesced", "// two"), std::string("coalesced@mine"));
    // In another session no name is taken.
    own.remove("transpose", "coalesced@mine");
    document.replace({}, {});
    QCOMPARE(own.add("transpose", "naive", "// three"), std::string("naive@mine"));
    QCOMPARE(own.add("transpose", "coalesced", "// four"), std::string("coalesced@mine"));
  }

  void aRemovalIsUndoneAndDoneAgain() {
    SessionDocument document;
    OwnKernels own(document);
    own.add("transpose", "naive", "// one");
    own.add("transpose", "naive", "// two");
    own.add("matmul", "naive", "// three");
    document.append(copyResult("transpose", "naive@mine"));
    const std::vector<KernelCopy> copies = own.all();
    const quint64 revision = document.revision();
    QSignalSpy returned(&document, &SessionDocument::copyReturned);
    own.remove("transpose", "naive@mine");
    const quint64 removed = document.revision();
    QVERIFY(removed != revision);
    QVERIFY(own.all() == (std::vector<KernelCopy>{copies[1], copies[2]}));
    QCOMPARE(variantsOf(document), QStringList{"naive@mine"});
    QUndoStack& stack = document.undoStack();
    QCOMPARE(stack.undoText(), "removing a copy");
    stack.undo();
    QCOMPARE(document.revision(), revision);
    QVERIFY(own.all() == copies);
    QCOMPARE(returned.size(), 1);
    QCOMPARE(returned[0][1].value<std::string>(), std::string("naive@mine"));
    stack.redo();
    QCOMPARE(document.revision(), removed);
    QVERIFY(own.all() == (std::vector<KernelCopy>{copies[1], copies[2]}));
    // In between, some results were removed and one was added.
    document.setCopies({});
    QCOMPARE(own.add("transpose", "naive", "// four"), std::string("naive@mine-2"));
    stack.undo();
    QCOMPARE(own.all().size(), std::size_t{2});
    QCOMPARE(own.find("transpose", "naive@mine")->kernel.text, std::string("// one"));
    QCOMPARE(own.find("transpose", "naive@mine-2")->kernel.text, std::string("// four"));
    QVERIFY(document.revision() > removed);
    stack.redo();
    QCOMPARE(own.all().size(), std::size_t{1});
    QCOMPARE(own.find("transpose", "naive@mine-2")->kernel.text, std::string("// four"));
    // There is no such copy: nothing to undo.
    const int count = stack.count();
    own.remove("transpose", "naive@other");
    QCOMPARE(stack.count(), count);
  }

  void whatMayNotRunYetMayNotWhereItsRemovalIsUndone() {
    SessionDocument document;
    OwnKernels own(document);
    own.add("transpose", "naive", "// one");
    document.replace(Session(document.session()), {});
    own.remove("transpose", "naive@mine");
    // A kernel that the user types gets its own name and may run.
    QCOMPARE(own.add("transpose", "naive", "// two"), std::string("naive@mine-2"));
    QCOMPARE(own.allowed().size(), std::size_t{1});
    QCOMPARE(own.rename("transpose", "naive@mine-2", "mine"), std::string("naive@mine-2"));
    document.undoStack().undo();
    QCOMPARE(own.all().size(), std::size_t{2});
    QCOMPARE(own.allowed().size(), std::size_t{1});
    QCOMPARE(own.allowed().front().kernel.text, std::string("// two"));
  }
};

[[maybe_unused]] static const bool registered = warpbench::tests::registerTest<TestCopyCommands>(__FILE__);
#include "test_copy_commands.moc"
