// A page of the hall screen as it is laid out: every word measured, in the pixels of its screen.
#pragma once

#include "tournament/model/timestamp.h"
#include "tournament/model/tournament.h"
#include "ui/drawing/fittedtext.h"
#include "ui/kit/theme.h"
#include "ui/session/session.h"

#include <QPainterPath>
#include <QSet>

#include <memory>
#include <set>
#include <string>
#include <vector>

namespace hall {

// What this machine's supervisors chose for the hall screen. It is remembered, and in no tournament; a
// message is of one tournament alone. With the tournament they are what is shown.

/// What a page is of, in the order in which they come round.
enum class Kind { Note, Champion, Tables, Calls, Bracket, Standings };
/// Those that can be left out.
inline constexpr Kind chosenKinds[] = {Kind::Tables, Kind::Calls, Kind::Bracket, Kind::Standings};
/// `tables`, as it is remembered.
QString word(Kind kind);

inline constexpr int leastSeconds = 5;
inline constexpr int mostSeconds = 120;
inline constexpr int longestMessage = 160; // characters: two lines at the least size

struct Choices {
    QString message;  ///< on every page of that tournament; empty: none
    int seconds = 15; ///< a page stays
    QString monitor;  ///< where it is shown while that is connected; empty: on any
    kit::Scheme scheme = kit::Scheme::Dark;
    QSet<Kind> left = {};    ///< out of the round
    bool shortNames = false; ///< of players: first name and initial
    friend bool operator==(const Choices&, const Choices&) = default;
};

inline size_t qHash(Kind kind, size_t seed = 0)
{
    return ::qHash(static_cast<int>(kind), seed);
}

/// What is to be shown.
struct Shown {
    std::shared_ptr<const tournament::Tournament> tournament; ///< null while none is open
    tournament::Timestamp now;
    Choices choices = {};
    QString mark = {}; ///< of the tournament, as of markOf()
};

/// `tournament` names one (markOf); of another than the message was put up on there is none.
Choices choicesIn(const session::Settings& settings, const QString& tournament);
void keep(session::Settings& settings, const Choices& choices, const QString& tournament);
/// By what a tournament is known here: its file, and its first fact where another takes the file's place.
/// Empty where none is open.
QString markOf(const session::Shown& shown);

/// The least sizes of text in pixels at 1920 by 1080. What sends people to a table is read from ten meters
/// off a 65-inch screen: its capitals are 25 mm high on a picture of 0.8 m. The rest is read from nearer, and
/// what stands beside it from nearer still.
inline constexpr int leastAfar = 48;
inline constexpr int least = 40;
inline constexpr int leastBeside = 30;

enum class Ink { None, Plain, Soft, A, B, Warn, Ok, Line, Bar, WarnBar };

/// The colours of the hall: dark is a shade darker than the window's, as a projector shows it.
QColor colorOf(kit::Scheme scheme, Ink ink);
QColor groundOf(kit::Scheme scheme);

struct Words {
    QString whole;
    drawing::FittedText shown; ///< shortened where even its least size is too wide
    QRectF place;
    Qt::Alignment side;
    Ink ink = Ink::Plain;
    bool isBeside = false; ///< not what people look for from afar
};

struct Shape {
    QPainterPath path;
    Ink fill = Ink::None;
    Ink stroke = Ink::None;
    double width = 0; ///< of the stroke
};

/// How a line of text wants to be.
struct Type {
    int pixels = least; ///< at 1920 by 1080
    kit::Weight weight = kit::Weight::Plain;
    Ink ink = Ink::Plain;
    int smallest = least;
    bool isItalic = false;
};

class Face {
public:
    Face(Kind kind, const QSizeF& size);

    Kind kind() const { return m_kind; }
    QSizeF size() const { return m_size; }
    const std::vector<Words>& words() const { return m_words; }
    const std::vector<Shape>& shapes() const { return m_shapes; }

    /// So many pixels at 1920 by 1080, in those of this screen.
    double px(double pixels) const { return pixels * m_scale; }
    double widthOf(const QString& text, const Type& type) const
    {
        return QFontMetricsF(fontOf(type)).horizontalAdvance(text) + 1;
    }
    /// One line, fitted to the place.
    void write(const QRectF& place, Qt::Alignment side, const QString& text, const Type& type);
    /// In at most so many lines, broken where words end; the last is shortened where that is not enough.
    /// Gives how many there are.
    int writeLines(const QRectF& place, Qt::Alignment side, const QString& text, const Type& type, int most);
    int linesOf(const QString& text, double width, const Type& type, int most) const
    {
        return static_cast<int>(broken(text, width, fontOf(type), most).size());
    }
    void box(const QRectF& place, Ink fill, Ink stroke = Ink::None, double width = 2);
    void rule(const QPointF& from, const QPointF& to, Ink ink = Ink::Line, double width = 2)
    {
        way({from, to}, ink, width);
    }
    void way(const QPolygonF& points, Ink ink = Ink::Soft, double width = 2);
    /// The diamond of side A or the disc of side B.
    void mark(bool sideA, const QRectF& place);
    void add(const Shape& shape) { m_shapes.push_back(shape); }
    /// That match is called on this page.
    void addCalled(const std::string& match) { m_called.insert(match); }
    bool calls(const std::string& match) const { return m_called.contains(match); }

    /// All of its words, as they are read aloud.
    QString aloud() const;

private:
    QFont fontOf(const Type& type) const;
    QStringList broken(const QString& text, double width, const QFont& font, int most) const;

    Kind m_kind;
    QSizeF m_size;
    double m_scale;
    std::vector<Words> m_words;
    std::vector<Shape> m_shapes;
    std::set<std::string> m_called;
};

/// A whole page; or, over one that is painted already, what another face has.
void paint(QPainter& painter, kit::Scheme scheme, const Face& face);
void paintOver(QPainter& painter, kit::Scheme scheme, const Face& face);

} // namespace hall
