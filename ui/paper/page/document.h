// A document: pages that know their size and paint themselves, so that preview, PDF and printer are the same.
#pragma once

#include "pencil.h"

#include "message/message.h"
#include "tournament/model/tournament.h"

#include <QBuffer>
#include <QDateTime>
#include <QList>
#include <QLocale>
#include <QPagedPaintDevice>
#include <QPdfWriter>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace paper {

enum class Format { Letter, A4, Legal, Tabloid, A3 };

/// A paper size, with its name for commands and settings, and its name for people.
struct Size {
    Format format = Format::Letter;
    const char* word = nullptr; ///< `tabloid`
    const char* name = nullptr; ///< `Tabloid`
};
inline constexpr Size sizes[] = {{Format::Letter, "letter", "Letter"},
                                 {Format::A4, "a4", "A4"},
                                 {Format::Legal, "legal", "Legal"},
                                 {Format::Tabloid, "tabloid", "Tabloid"},
                                 {Format::A3, "a3", "A3"}};

QPageSize pageSizeOf(Format format);
/// The usual paper there: Letter in most of the Americas, in the Philippines and for locales without a
/// country, else A4.
Format usualFormat(const QLocale& locale);

/// The printed tournament, and the data in the foot of every page.
struct Record {
    std::shared_ptr<const tournament::Tournament> tournament;
    QString file;      ///< its name without the folder; empty for rules without a tournament
    QString head;      ///< the first 12 characters of the record's hash
    QDateTime printed; ///< in the local time of the print
    /// Whether pages hung in public show players by first name and initial.
    bool shortNames = false;
    /// `2026-11-21`
    std::string today() const { return printed.date().toString(Qt::ISODate).toStdString(); }
};

struct Page {
    Format format = Format::Letter;
    bool landscape = false;
    std::function<void(Pencil&)> draw; ///< from the corner of the paper
    /// Matches whose sheet to fill in is on this page.
    std::vector<std::string> sheets{};
    bool tellsRules = false; ///< it shows the rules itself, so its foot doesn't
    QString legend{};        ///< in its foot
    /// Width and height in mm as the page is read.
    QSizeF size() const;
};

struct Document {
    QString title;
    QList<Page> pages;
};

/// Paints the page; one unit of the painter is one mm.
inline void paint(const Page& page, QPainter& painter)
{
    Pencil pencil(painter);
    page.draw(pencil);
}

/// Only the foot is drawn closer than this to the edge, in mm: every printer can reach it.
inline constexpr double margin = 12.7;
/// A last page filled less than this is avoided or filled.
inline constexpr double littleOnAPage = 0.35;

/// Builds a document. Every page gets a foot: file, time, record, version of the rules, page x of y, and the
/// rules in short.
class Binder {
public:
    Binder(Record record, Format format, QString title)
        : m_record(std::move(record)), m_format(format), m_document{std::move(title), {}}
    {
    }
    const Record& record() const { return m_record; }

    const tournament::Tournament& tournament() const { return *m_record.tournament; }
    /// The area of the page to draw on.
    QRectF area(bool landscape) const;
    /// Width and height of a page in mm as it is read.
    QSizeF paperSize(bool landscape) const { return Page{m_format, landscape, {}}.size(); }
    /// Whether it is large enough for a poster: Tabloid, A3.
    bool isLarge() const { return m_format == Format::Tabloid || m_format == Format::A3; }
    /// The number of pages so far.
    qsizetype pages() const { return m_document.pages.size(); }
    /// Adds a page. `draw` must own what it captures.
    void add(bool landscape, std::function<void(Pencil&)> draw)
    {
        m_document.pages.append(
            {.format = m_format, .landscape = landscape, .draw = std::move(draw), .legend = m_legend});
    }
    /// Adds a page with the tournament's name and `below` at the top; `draw` begins at `top`.
    void addHeaded(bool landscape, const QStringList& below,
                   const std::function<void(Pencil& pencil, double top)>& draw);
    /// Adds a page of score sheets, which show their rules. `matches`: those with a sheet to fill in.
    void addSheets(bool landscape, std::function<void(Pencil&)> draw, std::vector<std::string> matches)
    {
        m_document.pages.append({m_format, landscape, std::move(draw), std::move(matches), true, m_legend});
    }
    /// Sets the legend in the foot of the following pages; it makes their area smaller.
    void setLegend(const QString& legend) { m_legend = legend; }
    Document bind() const;

private:
    Record m_record;
    Format m_format;
    Document m_document;
    QString m_legend;
};

/// The type size of the lines below the tournament's name.
inline constexpr double headingPoints = 10.5;
/// Its height with that many lines below the name.
double headingHeight(qsizetype lines);
/// Draws the tournament's name, large, and the title of the page below it; returns where the page continues.
double heading(Pencil& pencil, const QRectF& area, const QString& name, const QStringList& below);

/// Draws a document page by page on a PDF or a printer.
class Writing {
public:
    /// Both must outlive it.
    Writing(const Document& document, QPagedPaintDevice& device) : m_document(document), m_device(device) {}
    /// Draws the next page; false if the device fails.
    bool step();
    qsizetype done() const { return m_done; }
    bool isDone() const { return m_done == m_document.pages.size(); }
    /// Ends the document; false if that fails.
    bool finish() { return m_painter.end(); }

private:
    const Document& m_document;
    QPagedPaintDevice& m_device;
    QPainter m_painter;
    qsizetype m_done = 0;
};

// The pages of a document to print, as people type them: `1-3,5`.

/// The pages in that text, counted from 0, each once and in the order of the document; all if it is empty.
/// `4-` runs to the last. Refuses text that isn't a page or range, an empty place, a range that runs
/// backward, and pages that don't exist.
tl::expected<QList<qsizetype>, message::Message> pagesIn(const QString& written, qsizetype all);

/// Only those pages; their feet keep the numbers from the whole document.
Document only(const Document& document, const QList<qsizetype>& pages);

// A document as a PDF: vectors and embedded fonts, the same on every machine at any time.

/// Makes a PDF page by page, so that progress can be shown.
class Pdf {
public:
    Pdf(Document document, const QDateTime& printed);
    /// Makes the next page; false if it fails.
    bool step() { return m_writing.step(); }
    qsizetype done() const { return m_writing.done(); }
    bool isDone() const { return m_writing.isDone(); }
    /// The whole file, after the last page. The same pages and time give the same bytes.
    QByteArray bytes();

private:
    Document m_document;
    QDateTime m_printed;
    QBuffer m_buffer;
    QPdfWriter m_writer{&m_buffer};
    Writing m_writing{m_document, m_writer};
};

/// Writes the bytes to `path`, completely or not at all. Returns the mistake; nothing if it succeeded.
std::optional<message::Message> save(const QByteArray& bytes, const QString& path);

} // namespace paper
