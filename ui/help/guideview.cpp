#include "guideview.h"

#include "ui/kit/text.h"
#include "wording/tr.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextList>
#include <QTextTable>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace help {

namespace {

// Pixels at 100 %.
constexpr int headingSizes[] = {24, 20, 17};
constexpr int pageEdge = 20;
constexpr int capEdge = 4; ///< from the side of a keycap to its text
constexpr int capGap = 2;  ///< from a keycap to its neighbor, like a parenthesis
constexpr int codeEdge = 14;
constexpr int codeAbove = 8;

void space(QTextBlockFormat& format, int above, int below)
{
    format.setTopMargin(above);
    format.setBottomMargin(below);
}

QList<QTextFragment> fragmentsOf(const QTextBlock& block)
{
    QList<QTextFragment> all;
    for (auto each = block.begin(); !each.atEnd(); ++each)
        all << each.fragment();
    return all;
}

void setFormat(QTextDocument& document, int from, int to, const QTextCharFormat& as)
{
    QTextCursor cursor(&document);
    cursor.setPosition(from);
    cursor.setPosition(to, QTextCursor::KeepAnchor);
    cursor.setCharFormat(as);
}

/// Adds space after the letter at `at`.
void spread(QTextDocument& document, int at, double pixels)
{
    QTextCharFormat wider;
    wider.setFontLetterSpacingType(QFont::AbsoluteSpacing);
    wider.setFontLetterSpacing(pixels);
    QTextCursor cursor(&document);
    cursor.setPosition(at);
    cursor.setPosition(at + 1, QTextCursor::KeepAnchor);
    cursor.mergeCharFormat(wider);
}

} // namespace

GuideView::GuideView(kit::Theme& theme, QWidget* parent) : QTextBrowser(parent), m_theme(theme)
{
    setOpenLinks(false);
    setFrameStyle(static_cast<int>(QFrame::Box) | static_cast<int>(QFrame::Plain));
    viewport()->setAutoFillBackground(false);          // the frame around it has round corners
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // so that pictures keep their width
    setAccessibleName(wording::Window::tr("Page of the guide"));
    connect(&theme, &kit::Theme::changed, this, [this] {
        const int block = top();
        render();
        goTo(block);
    });
}

void GuideView::showPage(const GuidePage& page)
{
    m_markdown = page.markdown;
    m_marked.clear();
    render();
    verticalScrollBar()->setValue(0);
}

void GuideView::render()
{
    setLineWidth(m_theme.px(2));
    QTextDocument& page = *document();
    page.setDefaultFont(m_theme.font(kit::Text::Body));
    page.setMarkdown(m_markdown);
    page.setDocumentMargin(m_theme.px(pageEdge));
    page.setIndentWidth(m_theme.px(28));
    m_caps.clear();
    m_codes.clear();
    QTextCursor all(&page);
    all.beginEditBlock(); // so that it is laid out only once
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
        dress(block);
        dressWords(block);
    }
    dressTables();
    fitPictures();
    all.endEditBlock();
    mark(m_markedBlock, m_marked);
}

void GuideView::dress(const QTextBlock& block)
{
    QTextCursor cursor(block);
    QTextBlockFormat format = block.blockFormat();
    const bool isFirst = block.blockNumber() == 0;
    if (const int level = format.headingLevel(); level > 0) {
        space(format, isFirst ? 0 : m_theme.px(level < 3 ? 22 : 16), m_theme.px(6));
    } else if (isCode(block)) {
        format.setNonBreakableLines(false);
        format.setLeftMargin(m_theme.px(codeEdge));
        format.setRightMargin(m_theme.px(codeEdge));
        const bool begins = isFirst || !isCode(block.previous());
        const bool ends = !block.next().isValid() || !isCode(block.next());
        space(format, begins ? m_theme.px(codeAbove) : 0, ends ? m_theme.px(codeAbove + 14) : 0);
        if (begins)
            m_codes << Piece{block.position(), 0};
        m_codes.last().to = block.position();
    } else if (cursor.currentTable()) {
        space(format, 0, 0);
    } else if (block.text().isEmpty() &&
               !format.hasProperty(QTextFormat::BlockTrailingHorizontalRulerWidth)) {
        space(format, 0, 0); // Qt puts an empty block between a table and a list
        format.setLineHeight(1, QTextBlockFormat::FixedHeight);
    } else {
        space(format, 0, m_theme.px(block.textList() ? 5 : 12));
        format.setLineHeight(118, QTextBlockFormat::ProportionalHeight);
    }
    if (format.hasProperty(QTextFormat::BlockQuoteLevel))
        format.setLeftMargin(m_theme.px(20));
    cursor.setBlockFormat(format);
}

void GuideView::dressWords(const QTextBlock& block)
{
    const kit::Colors& c = m_theme.colors();
    const int level = block.blockFormat().headingLevel();
    const bool isProgram = isCode(block);
    QList<Piece> caps;
    for (const QTextFragment& each : fragmentsOf(block)) {
        QTextCharFormat as = each.charFormat();
        const int from = each.position();
        const int to = from + each.length();
        if (as.isImageFormat())
            continue;
        if (level > 0) {
            as.clearProperty(QTextFormat::FontSizeAdjustment);
            as.setFont(m_theme.font(headingSizes[std::min(level, 3) - 1], kit::Weight::Medium));
        } else if (isProgram) {
            QFont font(QStringList{u"DejaVu Sans Mono"_s, u"monospace"_s});
            font.setPixelSize(m_theme.px(static_cast<int>(kit::Text::Small)));
            as.setFont(font);
        } else if (as.fontFixedPitch()) {
            as.setFont(m_theme.font(kit::Text::Small, kit::Weight::Medium));
            caps << Piece{from, to};
        }
        if (as.isAnchor()) {
            as.setForeground(c.a);
            as.setFontUnderline(true);
        }
        setFormat(*document(), from, to, as);
    }
    for (const Piece& cap : std::as_const(caps)) {
        if (cap.from > block.position())
            spread(*document(), cap.from - 1, m_theme.px(capGap + capEdge));
        spread(*document(), cap.to - 1, m_theme.px(capEdge + capGap));
    }
    m_caps += caps;
}

void GuideView::dressTables()
{
    for (QTextFrame* frame : document()->rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorder(0);
        format.setBorderCollapse(true);
        format.setCellSpacing(0);
        format.setCellPadding(m_theme.px(7));
        format.setTopMargin(m_theme.px(2));
        format.setBottomMargin(m_theme.px(14));
        table->setFormat(format);
        for (int row = 0; row < table->rows(); ++row)
            for (int column = 0; column < table->columns(); ++column) {
                QTextTableCell cell = table->cellAt(row, column);
                QTextTableCellFormat line = cell.format().toTableCellFormat();
                line.setBottomBorder(1);
                line.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
                line.setBottomBorderBrush(m_theme.colors().line);
                cell.setFormat(line);
            }
    }
}

void GuideView::fitPictures()
{
    const int room = viewport()->width() - 2 * m_theme.px(pageEdge);
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        for (const QTextFragment& each : fragmentsOf(block)) {
            QTextImageFormat picture = each.charFormat().toImageFormat();
            const QImage whole(pictureFile(picture.name()));
            if (!picture.isValid() || whole.isNull() || room <= 0)
                continue;
            const QSize size = whole.width() > room
                                   ? whole.size().scaled(room, whole.height(), Qt::KeepAspectRatio)
                                   : whole.size();
            QImage fitted =
                whole.scaled(size * devicePixelRatio(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
            fitted.setDevicePixelRatio(devicePixelRatio());
            document()->addResource(QTextDocument::ImageResource, QUrl(picture.name()), fitted);
            picture.setWidth(size.width());
            picture.setHeight(size.height());
            setFormat(*document(), each.position(), each.position() + each.length(), picture);
        }
}

QVariant GuideView::loadResource(int type, const QUrl& name)
{
    return type == QTextDocument::ImageResource ? QVariant(QImage(pictureFile(name.path()))) : QVariant();
}

void GuideView::goTo(int number)
{
    const QTextBlock block = document()->findBlockByNumber(number);
    if (!block.isValid())
        return;
    setTextCursor(QTextCursor(block)); // so that Tab goes to the links after it
    scrollTo(block);
}

void GuideView::scrollTo(const QTextBlock& block)
{
    const bool isFirst = block.blockNumber() == 0;
    verticalScrollBar()->setValue(isFirst ? 0 : static_cast<int>(boxOf(block).top()) - m_theme.px(12));
}

int GuideView::top() const
{
    return cursorForPosition(QPoint(m_theme.px(pageEdge), m_theme.px(12) + 1)).blockNumber();
}

void GuideView::mark(int number, const QStringList& words)
{
    m_markedBlock = number;
    m_marked = words;
    static const QRegularExpression word(u"[\\p{L}\\p{N}\\p{M}]+"_s);
    const QTextBlock block = document()->findBlockByNumber(number);
    QList<QTextEdit::ExtraSelection> all;
    for (auto each = word.globalMatch(words.isEmpty() ? QString() : block.text()); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        const QString is = kit::wordsOf(match.captured()).value(0);
        if (std::ranges::none_of(words, [&](const QString& wanted) { return is.startsWith(wanted); }))
            continue;
        QTextEdit::ExtraSelection one;
        one.cursor = QTextCursor(block);
        one.cursor.setPosition(block.position() + static_cast<int>(match.capturedStart()));
        one.cursor.setPosition(block.position() + static_cast<int>(match.capturedEnd()),
                               QTextCursor::KeepAnchor);
        one.format.setBackground(m_theme.colors().warnSoft);
        one.format.setForeground(m_theme.colors().warn);
        all << one;
    }
    setExtraSelections(all);
}

bool GuideView::event(QEvent* event)
{
    if (event->type() != QEvent::Paint)
        return QTextBrowser::event(event);
    const kit::Colors& c = m_theme.colors();
    const double edge = hasFocus() ? m_theme.px(2) : 1;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(hasFocus() ? c.focus : c.field, edge));
    painter.setBrush(c.panel);
    const double radius = m_theme.px(8);
    painter.drawRoundedRect(QRectF(rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), radius,
                            radius);
    return true;
}

void GuideView::paintEvent(QPaintEvent* event)
{
    {
        QPainter painter(viewport());
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(m_theme.colors().line, 1));
        painter.setBrush(m_theme.colors().shade);
        painter.translate(-horizontalScrollBar()->value(), -verticalScrollBar()->value());
        for (const Piece& code : std::as_const(m_codes))
            paintCode(painter, code);
        for (const Piece& cap : std::as_const(m_caps))
            paintCap(painter, cap);
    }
    QTextBrowser::paintEvent(event);
}

// Only frames: the text is drawn over them with the page.

void GuideView::paintCode(QPainter& painter, const Piece& code) const
{
    const QRectF first = boxOf(document()->findBlock(code.from));
    const QRectF last = boxOf(document()->findBlock(code.to));
    const double edge = m_theme.px(pageEdge);
    const double above = m_theme.px(codeAbove);
    painter.drawRoundedRect(
        QRectF(edge, first.top(), viewport()->width() - 2 * edge, last.bottom() - first.top())
            .adjusted(0.5, 0.5 - above, -0.5, above - 0.5),
        4, 4);
}

QRectF GuideView::boxOf(const QTextBlock& block) const
{
    return document()->documentLayout()->blockBoundingRect(block);
}

void GuideView::paintCap(QPainter& painter, const Piece& cap) const
{
    const QTextBlock block = document()->findBlock(cap.from);
    const QTextLayout& layout = *block.layout();
    const QPointF corner = boxOf(block).topLeft();
    const QFontMetrics metrics(m_theme.font(kit::Text::Small, kit::Weight::Medium));
    const int high = metrics.height() + m_theme.px(8) - 4;
    for (int i = 0; i < layout.lineCount(); ++i) {
        const QTextLine line = layout.lineAt(i);
        const int from = std::max(cap.from - block.position(), line.textStart());
        const int to = std::min(cap.to - block.position(), line.textStart() + line.textLength());
        if (from >= to)
            continue;
        const bool isByBullet = from == 0 && block.textList();
        const double left = line.cursorToX(from) - m_theme.px(isByBullet ? 1 : capEdge);
        const double above = line.y() + line.ascent() - metrics.ascent() - (high - metrics.height()) / 2.0;
        const double right = line.cursorToX(to) - m_theme.px(capGap);
        const QRectF box(corner + QPointF(left, above), QSizeF(right - left, high));
        painter.drawRoundedRect(box.translated(0, 1), 4, 4);
        painter.drawRoundedRect(box, 4, 4);
    }
}

void GuideView::resizeEvent(QResizeEvent* event)
{
    const int before = top();
    QTextBrowser::resizeEvent(event);
    if (event->size().width() == event->oldSize().width())
        return;
    fitPictures();
    scrollTo(document()->findBlockByNumber(before));
}

} // namespace help

#include "moc_guideview.cpp"
