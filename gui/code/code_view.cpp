// SPDX-License-Identifier: GPL-3.0-or-later
#include "code/code_view.h"

#include <Qsci/qscicommand.h>
#include <Qsci/qscicommandset.h>
#include <Qsci/qscilexercpp.h>
#include <Qsci/qscistyle.h>

#include <QFontDatabase>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QRegularExpression>
#include <QScopedValueRollback>
#include <QToolTip>
#include <algorithm>
#include <array>

#include "look/theme.h"
#include "widgets/texts.h"

namespace warpbench::gui {

namespace {

constexpr std::array kMarks{CodeView::Mark::Body, CodeView::Mark::Costs, CodeView::Mark::Added, CodeView::Mark::Removed,
                            CodeView::Mark::Current};
constexpr int kNumbers = 0;  // numbers of margins
constexpr int kSymbols = 1;
constexpr int kFolds = 2;
constexpr int kCosts = 3;
constexpr int kSaid = 50;   // style of diagnostics below a line: after Scintilla's own, before the lexer's second half
constexpr int kErrors = 8;  // numbers of indicators: lexers own the lower ones
constexpr int kWarnings = 9;

/// Adds CUDA's keywords to those of C++.
class CudaLexer : public QsciLexerCPP {
 public:
  using QsciLexerCPP::QsciLexerCPP;

  const char* keywords(int set) const override {
    constexpr int kSecond = 2;
    if (set != kSecond) return QsciLexerCPP::keywords(set);
    return "__global__ __device__ __host__ __shared__ __constant__ __restrict__ __launch_bounds__ __syncthreads "
           "__syncwarp __shfl_sync __shfl_down_sync __shfl_up_sync __shfl_xor_sync __ballot_sync __any_sync __all_sync "
           "threadIdx blockIdx blockDim gridDim warpSize dim3 int2 int3 int4 uint2 uint3 uint4 float2 float3 float4 "
           "double2 double3 double4 atomicAdd atomicSub atomicMin atomicMax atomicExch atomicCAS atomicAnd atomicOr "
           "atomicXor";
  }

  /// Indents after a brace, but not after an `if`, whose statement may be on the same line.
  const char* blockStartKeyword(int* /*style*/) const override { return nullptr; }
};

QColor groundOf(CodeView::Mark mark, bool dark) {
  switch (mark) {
    case CodeView::Mark::Body:
      return dark ? QColor(0x27, 0x2d, 0x36) : QColor(0xf1, 0xf5, 0xfb);
    case CodeView::Mark::Costs:
      return dark ? QColor(0x5a, 0x40, 0x14) : QColor(0xff, 0xe3, 0xb0);
    case CodeView::Mark::Added:
      return dark ? QColor(0x1d, 0x44, 0x2b) : QColor(0xd9, 0xf2, 0xdf);
    case CodeView::Mark::Removed:
      return dark ? QColor(0x54, 0x27, 0x27) : QColor(0xfb, 0xdd, 0xdb);
    case CodeView::Mark::Current:
      return dark ? QColor(0x1f, 0x4a, 0x6e) : QColor(0xbf, 0xdd, 0xf5);
  }
  return {};
}

}  // namespace

CodeView::CodeView(QWidget* parent, Use use) : QsciScintilla(parent), m_lexer(new CudaLexer(this)) {
  setUtf8(true);
  setReadOnly(use == Use::Read);
  setLexer(m_lexer);
  setFolding(QsciScintilla::PlainFoldStyle, kFolds);
  setMarginWidth(kSymbols, 0);
  setMarginType(kCosts, QsciScintilla::TextMarginRightJustified);
  for (const int margin : {kNumbers, kSymbols, kCosts}) setMarginMarkerMask(margin, 0);
  for (std::size_t i = 0; i < kMarks.size(); ++i) markerDefine(QsciScintilla::Background, static_cast<int>(i));
  for (const int indicator : {kErrors, kWarnings}) indicatorDefine(QsciScintilla::SquiggleIndicator, indicator);
  setAnnotationDisplay(QsciScintilla::AnnotationIndented);
  setIndentationsUseTabs(false);
  constexpr int kIndent = 2;
  setTabWidth(kIndent);
  setAutoIndent(true);
  setBraceMatching(QsciScintilla::SloppyBraceMatch);
  // The menu's shortcut; QScintilla's own is Ctrl+Y.
  standardCommands()->find(QsciCommand::Redo)->setAlternateKey(
      QKeyCombination(Qt::ControlModifier | Qt::ShiftModifier, Qt::Key_Z).toCombined());
  setScrollWidth(1);  // grows with the lines
  setScrollWidthTracking(true);
  connect(this, &QsciScintilla::textChanged, this, [this] {
    if (!m_filling) emit edited();
  });
  connect(this, &QsciScintilla::linesChanged, this, &CodeView::applyMargins);
  applyColours();
}

void CodeView::setCode(const QString& code, bool numbered) {
  const QScopedValueRollback filling(m_filling, true);
  m_numbered = numbered;
  m_marks.clear();
  m_notes.clear();
  m_costs.clear();
  clearAnnotations();
  setText(code);
  SendScintilla(SCI_EMPTYUNDOBUFFER);
  setDiagnostics({});
  applyMarks();
}

void CodeView::setMarks(const std::map<int, Mark>& marks, const std::map<int, QString>& notes,
                        const std::map<int, QString>& costs) {
  m_marks = marks;
  m_notes = notes;
  m_costs = costs;
  applyMarks();
}

std::vector<int> CodeView::marked(Mark mark) const {
  std::vector<int> found;
  for (const auto& [number, each] : m_marks)
    if (each == mark) found.push_back(number);
  return found;
}

void CodeView::setDiagnostics(const std::vector<Diagnostic>& diagnostics) {
  const int last = std::max(0, lines() - 1);
  for (const int indicator : {kErrors, kWarnings}) clearIndicatorRange(0, 0, last, lineLength(last), indicator);
  clearAnnotations();
  const bool dark = plots::themeOf(palette()) == plots::Theme::Dark;
  const QColor paper = dark ? QColor(0x4a, 0x22, 0x22) : QColor(0xfd, 0xec, 0xea);
  const QsciStyle style(kSaid, QStringLiteral("diagnostic"), palette().color(QPalette::Text), paper, m_lexer->font(0));
  std::map<int, QString> texts;
  for (const Diagnostic& each : diagnostics) {
    if (each.severity == Diagnostic::Severity::Note) continue;
    const int line = std::clamp(each.line - 1, 0, last);
    if (each.line > 0) {
      const QByteArray bytes = text(line).toUtf8();
      // Compilers count columns in bytes, the view in characters.
      const int from = each.column > 0 ? static_cast<int>(QString::fromUtf8(bytes.left(each.column - 1)).size()) : 0;
      const int end =
          std::max(from + 1, static_cast<int>(text(line).trimmed().size() +
                                              text(line).indexOf(QRegularExpression(QStringLiteral("\\S")))));
      fillIndicatorRange(line, from, line, end, each.severity == Diagnostic::Severity::Error ? kErrors : kWarnings);
    }
    QString& said = texts[line];
    if (!said.isEmpty()) said += QLatin1Char('\n');
    said += QString::fromStdString(toText(each.severity) + ": " + each.text);
  }
  for (const auto& [line, said] : texts) annotate(line, said, style);
}

void CodeView::showFrom(int number) {
  showLine(number);
  SendScintilla(SCI_SETFIRSTVISIBLELINE, SendScintilla(SCI_VISIBLEFROMDOCLINE, number - 1));
}

void CodeView::showLine(int number) {
  if (number < 1 || number > lines()) return;
  ensureLineVisible(number - 1);
  setCursorPosition(number - 1, 0);
  ensureCursorVisible();
}

int CodeView::currentLine() const {
  int line = 0;
  int index = 0;
  getCursorPosition(&line, &index);
  return line + 1;
}

void CodeView::applyColours() {
  const bool dark = plots::themeOf(palette()) == plots::Theme::Dark;
  const auto pick = [dark](QRgb light, QRgb other) { return QColor(dark ? other : light); };
  const QColor ink = palette().color(QPalette::Text);
  const QColor paper = palette().color(QPalette::Base);
  QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  fixed.setPointSizeF(font().pointSizeF());
  m_lexer->setDefaultColor(ink);
  m_lexer->setDefaultPaper(paper);
  m_lexer->setDefaultFont(fixed);
  m_lexer->setFont(fixed);
  m_lexer->setPaper(paper);
  m_lexer->setColor(ink);
  m_lexer->setColor(pick(0x7a3e9d, 0xd0a8f0), QsciLexerCPP::Number);
  m_lexer->setColor(pick(0x0051a8, 0x7cb8f5), QsciLexerCPP::Keyword);
  m_lexer->setColor(pick(0x9a4b00, 0xf0b46a), QsciLexerCPP::KeywordSet2);
  for (const int style :
       {QsciLexerCPP::Comment, QsciLexerCPP::CommentLine, QsciLexerCPP::CommentDoc, QsciLexerCPP::CommentLineDoc})
    m_lexer->setColor(pick(0x556b55, 0x93b093), style);
  for (const int style : {QsciLexerCPP::DoubleQuotedString, QsciLexerCPP::SingleQuotedString})
    m_lexer->setColor(pick(0x2e6b30, 0x9bd09d), style);
  m_lexer->setColor(pick(0x6b5a00, 0xd8c870), QsciLexerCPP::PreProcessor);
  setCaretForegroundColor(ink);
  setMarginsBackgroundColor(palette().color(QPalette::AlternateBase));
  setMarginsForegroundColor(palette().color(QPalette::PlaceholderText));
  setMarginsFont(fixed);
  setFoldMarginColors(palette().color(QPalette::AlternateBase), palette().color(QPalette::AlternateBase));
  setSelectionBackgroundColor(palette().color(QPalette::Highlight));
  setSelectionForegroundColor(palette().color(QPalette::HighlightedText));
  setMatchedBraceBackgroundColor(groundOf(Mark::Current, dark));
  setMatchedBraceForegroundColor(ink);
  for (std::size_t i = 0; i < kMarks.size(); ++i)
    setMarkerBackgroundColor(groundOf(kMarks[i], dark), static_cast<int>(i));
  setIndicatorForegroundColor(pick(0xc62828, 0xff7b72), kErrors);
  setIndicatorForegroundColor(pick(0x9a6700, 0xe3b341), kWarnings);
  applyMarks();
}

void CodeView::applyMarks() {
  markerDeleteAll();
  clearMarginText();
  for (const auto& [number, mark] : m_marks)
    markerAdd(number - 1, static_cast<int>(std::ranges::find(kMarks, mark) - kMarks.begin()));
  for (const auto& [number, cost] : m_costs) setMarginText(number - 1, cost, STYLE_LINENUMBER);
  applyMargins();
}

void CodeView::applyMargins() {
  setMarginLineNumbers(kNumbers, m_numbered);
  if (m_numbered)
    setMarginWidth(kNumbers, QStringLiteral("0%1").arg(lines()));
  else
    setMarginWidth(kNumbers, 0);
  QString widest;
  for (const auto& [number, cost] : m_costs)
    if (cost.size() > widest.size()) widest = cost;
  if (widest.isEmpty())
    setMarginWidth(kCosts, 0);
  else
    setMarginWidth(kCosts, widest + QLatin1Char(' '));
}

bool CodeView::event(QEvent* event) {
  // Elsewhere in the window, this key focuses the filter of the results.
  if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Find)) {
    event->accept();
    return true;
  }
  // Escape stops the run, as everywhere in the window.
  if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
    event->ignore();
    return true;
  }
  return QsciScintilla::event(event);
}

void CodeView::changeEvent(QEvent* event) {
  QsciScintilla::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) applyColours();
}

void CodeView::focusInEvent(QFocusEvent* event) {
  m_passing = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
  QsciScintilla::focusInEvent(event);
}

void CodeView::keyPressEvent(QKeyEvent* event) {
  // Tab must not trap the keyboard focus. In an editable view, Tab inserts a tab after any other key; Ctrl+Tab always
  // moves the focus.
  const bool tab = event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab;
  const bool leads = isReadOnly() || m_passing || event->modifiers().testFlag(Qt::ControlModifier);
  if (!tab) m_passing = false;
  if (event->matches(QKeySequence::Find))
    emit findRequested();
  else if (tab && leads)
    QWidget::focusNextPrevChild(event->key() == Qt::Key_Tab);  // QScintilla's own does nothing in editable text
  else
    QsciScintilla::keyPressEvent(event);
  const bool writes = !event->text().isEmpty() && event->text().front().isPrint() &&
                      !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
  if (isReadOnly() && writes) emit typedInVain();
}

bool CodeView::viewportEvent(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return QsciScintilla::viewportEvent(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const auto note = m_notes.find(lineAt(help->pos()) + 1);
  if (note == m_notes.end()) return QsciScintilla::viewportEvent(event);
  QToolTip::showText(help->globalPos(), toolTipText(note->second), this);
  return true;
}

}  // namespace warpbench::gui
