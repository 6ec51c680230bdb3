// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/manual_window.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextTable>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "widgets/screen_fit.h"

namespace warpbench::gui {

namespace {

const QString kFolder = QStringLiteral("qrc:/manual/");
constexpr int kPlaceRole = Qt::UserRole;  ///< "plots.md#views"

QString placeOf(const QUrl& source) {
  return source.fileName() + (source.hasFragment() ? QLatin1Char('#') + source.fragment() : QString());
}

/// Markdown cannot express margins.
void layOut(QTextDocument& document) {
  constexpr qreal kMargin = 12, kPadding = 4, kAroundTable = 8;  // pixels
  document.setDocumentMargin(kMargin);
  for (QTextFrame* frame : document.rootFrame()->childFrames())
    if (auto* table = qobject_cast<QTextTable*>(frame)) {
      QTextTableFormat format = table->format();
      format.setCellPadding(kPadding);
      format.setBorderCollapse(true);
      format.setTopMargin(kAroundTable);
      format.setBottomMargin(kAroundTable);
      table->setFormat(format);
    }
}

/// Qt lays the page out again for each block it reads, which takes a second for some pages.
class PageBrowser : public QTextBrowser {
 public:
  using QTextBrowser::QTextBrowser;

 protected:
  /// Turns layout off; ManualWindow::showPlace() turns it on once the page is complete.
  QVariant loadResource(int type, const QUrl& name) override {
    if (type == QTextDocument::MarkdownResource) document()->setLayoutEnabled(false);
    return QTextBrowser::loadResource(type, name);
  }
};

}  // namespace

ManualWindow::ManualWindow(QWidget* parent)
    : QDialog(parent, Qt::Window),
      m_contents(new QTreeWidget(this)),
      m_text(new PageBrowser(this)),
      m_words(new QLineEdit(this)),
      m_back(new QPushButton(tr("&Back"), this)),
      m_previous(new QPushButton(tr("&Previous"), this)),
      m_next(new QPushButton(tr("&Next"), this)),
      m_missing(new QLabel(this)) {
  setObjectName(QStringLiteral("manual"));
  setWindowTitle(tr("Manual"));
  m_contents->setObjectName(QStringLiteral("manual.contents"));
  m_contents->setHeaderHidden(true);
  m_contents->setAccessibleName(tr("Contents"));
  m_contents->setToolTip(tr("Pages and sections of the manual"));
  m_text->setObjectName(QStringLiteral("manual.text"));
  m_text->setAccessibleName(tr("Page of the manual"));
  m_text->setToolTip(tr("The manual is in English"));
  m_text->setOpenExternalLinks(true);

  auto* sides = new QSplitter(this);
  sides->addWidget(m_contents);
  sides->addWidget(m_text);
  sides->setChildrenCollapsible(false);
  sides->setStretchFactor(1, 1);
  const int letter = fontMetrics().averageCharWidth();
  sides->setSizes({letter * 34, letter * 100});
  auto* column = new QVBoxLayout(this);
  column->addWidget(createBar());
  column->addWidget(sides, 1);
  resizeWithinScreen(*this, QSize(letter * 140, fontMetrics().height() * 42));

  connect(m_text, &QTextBrowser::sourceChanged, this, &ManualWindow::showPlace);
  connect(m_text, &QTextBrowser::backwardAvailable, m_back, &QWidget::setEnabled);
  connect(m_contents, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
    if (item) go(item->data(0, kPlaceRole).toString());
  });
}

QWidget* ManualWindow::createBar() {
  auto* bar = new QWidget(this);
  auto* row = new QHBoxLayout(bar);
  row->setContentsMargins(0, 0, 0, 0);
  m_back->setEnabled(false);
  m_back->setToolTip(tr("Show the previous page (Alt+Left)"));
  m_words->setObjectName(QStringLiteral("manual.words"));
  m_words->setAccessibleName(tr("Search the manual"));
  m_words->setPlaceholderText(tr("Search the manual"));
  m_words->setToolTip(tr("Words to find on any page (Ctrl+F)"));
  m_words->setClearButtonEnabled(true);
  m_previous->setToolTip(tr("Show the previous match (Shift+F3)"));
  m_next->setToolTip(tr("Show the next match (F3)"));
  m_missing->setObjectName(QStringLiteral("manual.missing"));
  m_missing->setText(tr("Not found"));
  m_missing->setVisible(false);
  row->addWidget(m_back);
  row->addWidget(m_words, 1);
  row->addWidget(m_missing);
  row->addWidget(m_previous);
  row->addWidget(m_next);
  // Return belongs to the search field.
  for (QPushButton* button : {m_back, m_previous, m_next}) button->setAutoDefault(false);

  const auto onKey = [this](const QKeySequence& key, auto&& act) {
    connect(new QShortcut(key, this), &QShortcut::activated, this, act);
  };
  onKey(QKeySequence::Find, [this] {
    m_words->setFocus(Qt::ShortcutFocusReason);
    m_words->selectAll();
  });
  onKey(QKeySequence(Qt::Key_F3), [this] { findNext(); });
  onKey(QKeySequence(Qt::SHIFT | Qt::Key_F3), [this] { findNext(true); });
  onKey(QKeySequence(Qt::ALT | Qt::Key_Left), [this] { m_text->backward(); });
  connect(m_back, &QPushButton::clicked, m_text, &QTextBrowser::backward);
  connect(m_words, &QLineEdit::returnPressed, this, [this] { findNext(); });
  connect(m_words, &QLineEdit::textChanged, m_missing, &QWidget::hide);
  connect(m_previous, &QPushButton::clicked, this, [this] { findNext(true); });
  connect(m_next, &QPushButton::clicked, this, [this] { findNext(); });
  return bar;
}

void ManualWindow::showPage(const QString& page) {
  if (m_pages.empty()) read();
  if (!page.isEmpty())
    go(page);
  else if (m_text->source().isEmpty())
    go(m_pages.front().file);
  show();
  raise();
  activateWindow();
}

QString ManualWindow::page() const { return isVisible() ? placeOf(source()) : QString(); }

QUrl ManualWindow::source() const { return m_text->source(); }

void ManualWindow::read() {
  m_pages = manualPages();
  addContents();
}

void ManualWindow::addContents() {
  const QSignalBlocker quiet(m_contents);
  for (const ManualPage& page : m_pages) {
    auto* item = new QTreeWidgetItem(m_contents, {page.title});
    item->setData(0, kPlaceRole, page.file);
    for (const QString& section : page.sections) {
      auto* part = new QTreeWidgetItem(item, {section});
      part->setData(0, kPlaceRole, page.file + QLatin1Char('#') + headingAnchor(section));
    }
  }
}

void ManualWindow::go(const QString& page) { m_text->setSource(QUrl(kFolder + page)); }

void ManualWindow::showPlace(const QUrl& source) {
  layOut(*m_text->document());
  m_text->document()->setLayoutEnabled(true);
  // Qt gives headings no anchors.
  const QString anchor = source.fragment();
  if (const QTextBlock heading = findHeading(*m_text->document(), anchor); !anchor.isEmpty() && heading.isValid()) {
    m_text->setTextCursor(QTextCursor(heading));
    QScrollBar* bar = m_text->verticalScrollBar();
    bar->setValue(bar->value() + m_text->cursorRect().top());
  }
  m_text->horizontalScrollBar()->setValue(0);

  const QSignalBlocker quiet(m_contents);
  const QString place = placeOf(source);
  for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
    QTreeWidgetItem* page = m_contents->topLevelItem(i);
    const bool here = page->data(0, kPlaceRole) == source.fileName();
    page->setExpanded(here);
    if (!here) continue;
    m_contents->setCurrentItem(page);
    for (int j = 0; j < page->childCount(); ++j)
      if (page->child(j)->data(0, kPlaceRole) == place) m_contents->setCurrentItem(page->child(j));
  }
}

int ManualWindow::currentPage() const {
  const QString file = m_text->source().fileName();
  for (std::size_t i = 0; i < m_pages.size(); ++i)
    if (m_pages[i].file == file) return static_cast<int>(i);
  return 0;
}

bool ManualWindow::findOnPage(const QString& words, bool backward) {
  if (!m_text->find(words, backward ? QTextDocument::FindBackward : QTextDocument::FindFlags())) return false;
  // Centres the match, so that its context is visible.
  QScrollBar* bar = m_text->verticalScrollBar();
  bar->setValue(bar->value() + m_text->cursorRect().center().y() - m_text->viewport()->height() / 2);
  return true;
}

void ManualWindow::findNext(bool backward) {
  const QString words = m_words->text();
  if (words.isEmpty() || m_pages.empty()) return;
  m_missing->hide();
  if (findOnPage(words, backward)) return;
  const auto pages = static_cast<int>(m_pages.size());
  const int here = currentPage();
  for (int i = 1; i <= pages; ++i) {  // ends with this page again, from its other end
    const ManualPage& page = m_pages[static_cast<std::size_t>((here + (backward ? pages - i : i)) % pages)];
    if (!page.text.contains(words, Qt::CaseInsensitive)) continue;
    go(page.file);
    m_text->moveCursor(backward ? QTextCursor::End : QTextCursor::Start);
    if (findOnPage(words, backward)) return;
  }
  m_missing->show();
}

}  // namespace warpbench::gui
