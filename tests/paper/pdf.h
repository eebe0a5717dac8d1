// A print as a PDF on the disk, read back by independent tools (poppler).
#pragma once

#include "pdftext.h"

#include "ui/paper/page/document.h"
#include "ui/paper/prints/prints.h"
#include "wording/text.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace pdf {

using namespace Qt::StringLiterals;

inline paper::Record recordOf(const tournament::Tournament& tournament)
{
    return {std::make_shared<const tournament::Tournament>(tournament), u"fall-spades.courtside"_s,
            u"9f31c0d2ab47"_s, QDateTime(QDate(2026, 11, 21), QTime(19, 12), Qt::UTC)};
}

inline paper::Document document(const tournament::Tournament& tournament, const QString& word,
                                const std::string& match = {}, paper::Format format = paper::Format::Letter)
{
    const auto made = paper::make(*paper::print(word), recordOf(tournament), format, match);
    if (!made)
        qFatal("%s", wording::text(made.error()).c_str());
    return *made;
}

/// The prints that every drawn tournament has: all except those of a case, or of played matches.
inline QList<paper::Print> printsOfEveryTournament()
{
    QList<paper::Print> all = paper::prints();
    all.removeIf(
        [](const paper::Print& print) { return print.ofCase || print.needs == paper::Needs::Played; });
    return all;
}

inline QByteArray bytesOf(const paper::Document& document)
{
    paper::Pdf pdf(document, QDateTime(QDate(2026, 11, 21), QTime(19, 12), Qt::UTC));
    while (!pdf.isDone())
        pdf.step();
    return pdf.bytes();
}

/// A word and its place, in points from the top left corner.
struct Word {
    QString text;
    QRectF box;
};
struct PageWords {
    QSizeF size;
    QList<Word> words;
};

class File {
public:
    explicit File(const paper::Document& document)
    {
        if (const auto mistake = paper::save(bytesOf(document), path()))
            qFatal("%s", wording::text(*mistake).c_str());
    }
    QString path() const { return m_folder.filePath(u"print.pdf"_s); }

    /// Its words in reading order, separated by blanks: of that page, from 1, or of all pages.
    QString text(int page = 0) const
    {
        if (m_texts.isEmpty()) {
            m_texts = textOf(path()).split(u'\f');
            m_texts.removeLast(); // a form feed ends each page
        }
        if (page > m_texts.size())
            qFatal("there is no page %d", page);
        return (page > 0 ? m_texts.at(page - 1) : m_texts.join(u' ')).simplified();
    }
    /// The value with that name in the output of pdfinfo.
    QString info(const QString& name) const
    {
        const QRegularExpression line(u"^%1:\\s*(.*)$"_s.arg(name), QRegularExpression::MultilineOption);
        return line.match(outputOf(u"pdfinfo"_s, {u"-isodates"_s}, path())).captured(1);
    }
    /// One row per font or picture, without the two rows of the heading.
    QStringList fonts() const { return rows(u"pdffonts"_s, {}); }
    QStringList pictures() const { return rows(u"pdfimages"_s, {u"-list"_s}); }

    QList<PageWords> words() const
    {
        QXmlStreamReader xml(textOf(path(), {u"-bbox"_s}));
        QList<PageWords> pages;
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            const auto number = [&](const char* name) {
                return xml.attributes().value(QLatin1String(name)).toDouble();
            };
            if (xml.name() == u"page"_s)
                pages.append({{number("width"), number("height")}, {}});
            if (xml.name() != u"word"_s)
                continue;
            const QRectF box(QPointF(number("xMin"), number("yMin")),
                             QPointF(number("xMax"), number("yMax")));
            pages.back().words.append({xml.readElementText(), box});
        }
        return pages;
    }

private:
    QStringList rows(const QString& name, const QStringList& words) const
    {
        return outputOf(name, words, path()).split(u'\n', Qt::SkipEmptyParts).mid(2);
    }

    QTemporaryDir m_folder;
    mutable QStringList m_texts; ///< read once
};

} // namespace pdf
