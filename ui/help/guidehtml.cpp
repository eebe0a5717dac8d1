#include "guidehtml.h"

#include "wording/tr.h"

#include <QFile>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>
#include <QXmlStreamWriter>

using namespace Qt::StringLiterals;

namespace help {

namespace {

// Without quotes and other characters that the writer would escape.
const QString look = uR"css(
:root { --bg: #f4f3f0; --panel: #fff; --ink: #1b1f24; --soft: #4d545d; --line: #dcdad4; --shade: #faf9f7; --a: #00558c }
@media screen and (prefers-color-scheme: dark) {
  :root { --bg: #14181d; --panel: #1d232a; --ink: #eef1f4; --soft: #a4aeb9; --line: #333c46; --shade: #20272f;
    --a: #6cb8ee }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--bg); color: var(--ink); overflow-wrap: anywhere;
  font: 16px/1.5 Roboto, system-ui, Segoe UI, Helvetica Neue, Arial, sans-serif }
nav, section { max-width: 860px; margin: 16px auto; padding: 16px 24px; background: var(--panel);
  border: 1px solid var(--line); border-radius: 8px }
nav ol { columns: 2; margin: 0; padding-left: 24px }
h1, h2, h3 { line-height: 1.25; font-weight: 500; margin: 24px 0 8px }
h1 { font-size: 24px; margin-top: 4px }
h2 { font-size: 20px }
h3 { font-size: 17px }
a { color: var(--a) }
img { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 8px }
table { border-collapse: collapse; margin: 12px 0 }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
th { font-weight: 500; color: var(--soft) }
code { font: 500 14px Roboto, system-ui, sans-serif; padding: 1px 6px; background: var(--shade);
  border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 4px }
pre { padding: 10px 14px; background: var(--shade); border: 1px solid var(--line); border-radius: 8px;
  overflow-x: auto; white-space: pre-wrap }
pre code { font: 14px/1.4 ui-monospace, DejaVu Sans Mono, monospace; padding: 0; border: 0 }
blockquote { margin: 12px 0; padding-left: 16px; border-left: 3px solid var(--line); color: var(--soft) }
@media print {
  body { background: none; font-size: 11pt }
  nav, section { border: 0; padding: 0; margin: 0 }
  section { break-before: page }
}
)css"_s;

QString idOf(const QString& page, const QString& anchor)
{
    return anchor.isEmpty() ? page : page + u"--"_s + anchor;
}

/// Writes pages as HTML, as Qt reads them from Markdown.
class Writer {
public:
    Writer(const Guide& guide, QXmlStreamWriter& out) : m_guide(guide), m_out(out) {}

    void write(const GuidePage& page)
    {
        m_page = page.name;
        QTextDocument document;
        document.setMarkdown(page.markdown);
        m_out.writeStartElement(u"section"_s);
        m_out.writeAttribute(u"id"_s, page.name);
        for (auto each = document.rootFrame()->begin(); !each.atEnd(); ++each)
            if (const auto* table = qobject_cast<QTextTable*>(each.currentFrame()))
                write(*table);
            else if (each.currentBlock().isValid())
                write(each.currentBlock());
        closeCode();
        closeLists(0);
        m_out.writeEndElement();
    }

private:
    void write(const QTextBlock& block)
    {
        const QTextBlockFormat format = block.blockFormat();
        if (isCode(block))
            return writeCode(block);
        closeCode();
        if (block.textList())
            return writeItem(block);
        closeLists(format.indent()); // a paragraph can belong to a list item
        if (format.hasProperty(QTextFormat::BlockTrailingHorizontalRulerWidth))
            return m_out.writeEmptyElement(u"hr"_s);
        if (block.text().isEmpty())
            return;
        const bool isQuoted = format.hasProperty(QTextFormat::BlockQuoteLevel);
        if (isQuoted)
            m_out.writeStartElement(u"blockquote"_s);
        const int level = format.headingLevel();
        m_out.writeStartElement(level > 0 ? u"h%1"_s.arg(level) : u"p"_s);
        if (level > 1)
            m_out.writeAttribute(u"id"_s, idOf(m_page, anchorOf(block.text())));
        writeWords(block, level > 0);
        m_out.writeEndElement();
        if (isQuoted)
            m_out.writeEndElement();
    }

    void writeCode(const QTextBlock& block)
    {
        if (m_isInCode) {
            m_out.writeCharacters(u"\n"_s);
        } else {
            closeLists(block.blockFormat().indent());
            m_out.writeStartElement(u"pre"_s);
            m_out.writeStartElement(u"code"_s);
        }
        m_isInCode = true;
        m_out.writeCharacters(block.text());
    }

    void closeCode()
    {
        if (std::exchange(m_isInCode, false))
            for (int i = 0; i < 2; ++i) // `code` and `pre`
                m_out.writeEndElement();
    }

    void writeItem(const QTextBlock& block)
    {
        const QTextList* list = block.textList();
        const int depth = list->format().indent();
        closeLists(m_lists.contains(list) ? depth : depth - 1);
        if (!m_lists.isEmpty() && m_lists.last() == list) {
            m_out.writeEndElement(); // the previous item
        } else {
            m_out.writeStartElement(list->format().style() == QTextListFormat::ListDecimal ? u"ol"_s
                                                                                           : u"ul"_s);
            m_lists << list;
        }
        m_out.writeStartElement(u"li"_s);
        writeWords(block, false);
    }

    /// Closes the lists deeper than `depth`.
    void closeLists(int depth)
    {
        for (; !m_lists.isEmpty() && m_lists.last()->format().indent() > depth; m_lists.removeLast())
            for (int i = 0; i < 2; ++i) // the item and its list
                m_out.writeEndElement();
    }

    void write(const QTextTable& table)
    {
        closeCode();
        closeLists(0);
        m_out.writeStartElement(u"table"_s);
        for (int row = 0; row < table.rows(); ++row) {
            m_out.writeStartElement(u"tr"_s);
            for (int column = 0; column < table.columns(); ++column) {
                m_out.writeStartElement(row == 0 ? u"th"_s : u"td"_s);
                writeWords(table.cellAt(row, column).firstCursorPosition().block(), row == 0);
                m_out.writeEndElement();
            }
            m_out.writeEndElement();
        }
        m_out.writeEndElement();
    }

    /// `isHead`: all text is bold already.
    void writeWords(const QTextBlock& block, bool isHead)
    {
        for (auto each = block.begin(); !each.atEnd(); ++each) {
            const QTextCharFormat format = each.fragment().charFormat();
            if (format.isImageFormat()) {
                writePicture(format.toImageFormat());
                continue;
            }
            int open = 0;
            const auto begin = [&](const QString& tag) {
                m_out.writeStartElement(tag);
                ++open;
            };
            if (const QString to = targetOf(format.anchorHref()); format.isAnchor() && !to.isEmpty()) {
                begin(u"a"_s);
                m_out.writeAttribute(u"href"_s, to);
            }
            if (format.fontWeight() > QFont::Medium && !isHead)
                begin(u"strong"_s);
            if (format.fontItalic())
                begin(u"em"_s);
            if (format.fontFixedPitch())
                begin(u"code"_s);
            m_out.writeCharacters(each.fragment().text().replace(QChar::LineSeparator, u'\n'));
            for (; open > 0; --open)
                m_out.writeEndElement();
        }
    }

    void writePicture(const QTextImageFormat& picture)
    {
        QFile file(pictureFile(picture.name()));
        if (!file.open(QIODevice::ReadOnly))
            return;
        m_out.writeEmptyElement(u"img"_s);
        m_out.writeAttribute(u"alt"_s, picture.stringProperty(QTextFormat::ImageAltText));
        m_out.writeAttribute(u"src"_s,
                             u"data:image/png;base64,"_s + QString::fromLatin1(file.readAll().toBase64()));
    }

    /// Empty if the link leads to a screen.
    QString targetOf(const QString& link) const
    {
        const QUrl url(link);
        if (url.scheme().startsWith(u"http"))
            return link;
        const auto place = m_guide.placeOf(url, m_page);
        return place ? u'#' + idOf(place->page, url.fragment()) : QString();
    }

    const Guide& m_guide;
    QXmlStreamWriter& m_out;
    QString m_page;
    QList<const QTextList*> m_lists; ///< open lists, each with an open item
    bool m_isInCode = false;
};

} // namespace

QByteArray webPage(const Guide& guide)
{
    QByteArray html;
    QXmlStreamWriter out(&html);
    const QList<GuidePage>& pages = guide.pages();
    out.writeDTD(u"<!DOCTYPE html>\n"_s);
    out.writeStartElement(u"html"_s);
    out.writeAttribute(u"lang"_s, u"en"_s);
    out.writeStartElement(u"head"_s);
    out.writeEmptyElement(u"meta"_s);
    out.writeAttribute(u"charset"_s, u"utf-8"_s);
    out.writeEmptyElement(u"meta"_s);
    out.writeAttribute(u"name"_s, u"viewport"_s);
    out.writeAttribute(u"content"_s, u"width=device-width"_s);
    out.writeTextElement(u"title"_s, pages.isEmpty() ? QString() : pages.front().title);
    out.writeTextElement(u"style"_s, look);
    out.writeEndElement();
    out.writeStartElement(u"body"_s);
    out.writeStartElement(u"nav"_s);
    out.writeAttribute(u"aria-label"_s, wording::Window::tr("Contents"));
    out.writeStartElement(u"ol"_s);
    for (const GuidePage& page : pages) {
        out.writeStartElement(u"li"_s);
        out.writeStartElement(u"a"_s);
        out.writeAttribute(u"href"_s, u'#' + page.name);
        out.writeCharacters(page.title);
        out.writeEndElement();
        out.writeEndElement();
    }
    out.writeEndElement();
    out.writeEndElement();
    Writer writer(guide, out);
    for (const GuidePage& page : pages)
        writer.write(page);
    out.writeEndElement();
    out.writeEndElement();
    return html + '\n';
}

} // namespace help
