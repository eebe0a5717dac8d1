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

/// A place on a page: a block of it, counted as QTextDocument counts the blocks of its Markdown.
struct GuidePlace {
    QString page; ///< its name
    int block = 0;
    friend bool operator==(const GuidePlace&, const GuidePlace&) = default;
};

/// A heading, a paragraph, an item or a cell in which everything was found that was looked for.
struct GuideLine {
    GuidePlace place;
    QString text;
};

class Guide {
public:
    /// `commands`: the page of all commands; none where it is empty.
    explicit Guide(const QString& commands = {});

    /// The first page, then the others in the order in which it leads to them.
    const QList<GuidePage>& pages() const { return m_pages; }
    /// Null where there is no such page.
    const GuidePage* page(const QString& name) const;
    /// The lines in which every word that was typed begins a word, headings first.
    QList<GuideLine> find(const QString& typed) const;
    /// Where a link on the page of that name leads within the guide; nothing where it leads elsewhere, or
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
    mutable QList<Line> m_lines; ///< of all pages, read when they are first asked for
};

/// Whether that block of a page is a line of code.
bool isCode(const QTextBlock& block);
/// Where the file of a picture is, as a page names it: `pictures/sheet.png`.
QString pictureFile(const QString& name);
/// What stands behind `#` in a link to that heading: `Fix a hand`, `fix-a-hand`.
QString anchorOf(const QString& heading);

} // namespace help
