// The guide: pages of Markdown that are part of the program, and one of all commands that is made at run
// time.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <optional>

class QTextBlock;

namespace help {

struct GuidePage {
    QString name;  ///< `score-sheet`
    QString title; ///< its first heading
    QString markdown;
};

/// A place on a page: one of its blocks, counted as QTextDocument counts the blocks of its Markdown.
struct GuidePlace {
    QString page; ///< its name
    int block = 0;
    friend bool operator==(const GuidePlace&, const GuidePlace&) = default;
};

/// A heading, a paragraph, an item or a cell that contains every searched word.
struct GuideLine {
    GuidePlace place;
    QString text;
};

class Guide {
public:
    /// `commands`: the page of all commands; empty: none.
    explicit Guide(const QString& commands = {});

    /// The first page, then the others in the order of its links.
    const QList<GuidePage>& pages() const { return m_pages; }
    /// Null if there is no such page.
    const GuidePage* page(const QString& name) const;
    /// The lines in which every typed word begins a word, headings first.
    QList<GuideLine> find(const QString& typed) const;
    /// The target within the guide of a link on the page of that name; nothing if it is elsewhere, or
    /// nowhere.
    std::optional<GuidePlace> placeOf(const QUrl& link, const QString& from) const;

private:
    struct Line {
        GuideLine line;
        QStringList words;
        bool isHeading = false;
    };
    const QList<Line>& lines() const;

    QList<GuidePage> m_pages;
    mutable QList<Line> m_lines; ///< of all pages, read on first use
};

/// Whether that block of a page is a line of code.
bool isCode(const QTextBlock& block);
/// The file of a picture with that name on a page: `pictures/sheet.png`.
QString pictureFile(const QString& name);
/// The anchor of a heading in links: `fix-a-hand` for `Fix a hand`.
QString anchorOf(const QString& heading);

} // namespace help
