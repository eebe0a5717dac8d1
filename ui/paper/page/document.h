// A document: pages that know their size and paint themselves, so that preview, PDF and printer show the
// same.
#pragma once

#include "pencil.h"

#include "message/message.h"
#include "tournament/model/tournament.h"

#include <QBuffer>
#include <QDateTime>
#include <QList>
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

/// A size of paper, as commands and the machine's choices write it, and as people call it.
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

/// The tournament that is printed, and what the foot of every page says of it.
struct Record {
    std::shared_ptr<const tournament::Tournament> tournament;
    QString file;      ///< its name without folders
    QString head;      ///< the first 12 characters of the record's hash
    QDateTime printed; ///< in the time that is to be shown
    /// Whether what hangs where everybody reads it names players by first name and initial.
    bool shortNames = false;
    /// `2026-11-21`
    std::string today() const { return printed.date().toString(Qt::ISODate).toStdString(); }
};

struct Page {
    Format format = Format::Letter;
    bool landscape = false;
    std::function<void(Pencil&)> draw; ///< from the paper's own corner
    /// Matches of which it is a sheet to write on.
    std::vector<std::string> sheets{};
    bool tellsRules = false; ///< by itself, so that its foot need not
    QString legend{};        ///< in its foot
    /// Width and height in mm as it is held.
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

/// Nothing but the foot is drawn this near to the edge, in mm: every printer reaches it.
inline constexpr double margin = 12.7;
/// A last page that is filled by less than this part is saved or filled.
inline constexpr double littleOnAPage = 0.35;

/// Puts a document together. Every page gets a foot: file, time, record, version of the
/// rules, page x of y, and the rules in short.
class Binder {
public:
    Binder(Record record, Format format, QString title)
        : m_record(std::move(record)), m_format(format), m_document{std::move(title), {}}
    {
    }
    const Record& record() const { return m_record; }

    const tournament::Tournament& tournament() const { return *m_record.tournament; }
    /// The part of the page that is to be drawn on.
    QRectF area(bool landscape) const;
    /// Width and height of a page in mm as it is held.
    QSizeF paperSize(bool landscape) const { return Page{m_format, landscape, {}}.size(); }
    /// Whether it is hung up as a poster: Tabloid, A3.
    bool isLarge() const { return m_format == Format::Tabloid || m_format == Format::A3; }
    /// So many there are by now.
    qsizetype pages() const { return m_document.pages.size(); }
    /// Another page. What `draw` captures it must own.
    void add(bool landscape, std::function<void(Pencil&)> draw)
    {
        m_document.pages.append(
            {.format = m_format, .landscape = landscape, .draw = std::move(draw), .legend = m_legend});
    }
    /// Another page with the tournament's name and `below` above it; `draw` begins at `top`.
    void addHeaded(bool landscape, const QStringList& below,
                   const std::function<void(Pencil& pencil, double top)>& draw);
    /// A page of score sheets, which tell their rules; those of these matches are to be written on.
    void addSheets(bool landscape, std::function<void(Pencil&)> draw, std::vector<std::string> matches)
    {
        m_document.pages.append({m_format, landscape, std::move(draw), std::move(matches), true, m_legend});
    }
    /// In the foot of the pages that follow; it takes room from their area.
    void setLegend(const QString& legend) { m_legend = legend; }
    Document bind() const;

private:
    Record m_record;
    Format m_format;
    Document m_document;
    QString m_legend;
};

/// Under the tournament's name.
inline constexpr double headingPoints = 10.5;
/// What that takes, with so many lines below the name.
double headingHeight(qsizetype lines);
/// The tournament's name, large, and what the page is below it; returns where the page goes on.
double heading(Pencil& pencil, const QRectF& area, const QString& name, const QStringList& below);

/// Draws a document page by page on a PDF or a printer.
class Writing {
public:
    /// Both must outlive it.
    Writing(const Document& document, QPagedPaintDevice& device) : m_document(document), m_device(device) {}
    /// The next page; false where the device does not take it.
    bool step();
    qsizetype done() const { return m_done; }
    bool isDone() const { return m_done == m_document.pages.size(); }
    /// The last page is out.
    bool finish() { return m_painter.end(); }

private:
    const Document& m_document;
    QPagedPaintDevice& m_device;
    QPainter m_painter;
    qsizetype m_done = 0;
};

// Which pages of a document are wanted, as people write it: `1-3,5`.

/// The pages that are written there, counted from 0, each once and in the order of the document; all of them
/// where nothing is written. `4-` goes on to the last. Refuses what is no page or range, a place where
/// nothing stands, a range that runs backwards, and pages that there are not.
tl::expected<QList<qsizetype>, message::Message> pagesIn(const QString& written, qsizetype all);

/// Those pages alone; their feet keep the numbers that they have in the whole.
Document only(const Document& document, const QList<qsizetype>& pages);

// A document as a PDF: vectors and embedded fonts, nothing that depends on the machine or the second.

/// Makes a PDF page by page, so that whoever waits can be told how far it is.
class Pdf {
public:
    Pdf(Document document, const QDateTime& printed);
    /// The next page; false where that fails.
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

/// Puts the bytes at `path`, whole or not at all. What went wrong; nothing where all went well.
std::optional<message::Message> save(const QByteArray& bytes, const QString& path);

} // namespace paper
