// A page of the hall screen as laid out: every word measured, in the pixels of its screen.
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

// The settings of the hall screen. They are stored on this machine, not in a tournament; a message is for one
// tournament only.

/// The kinds of pages, in the order in which they take turns.
enum class Kind { Note, Champion, Tables, Calls, Bracket, Standings };
/// The kinds that can be left out.
inline constexpr Kind chosenKinds[] = {Kind::Tables, Kind::Calls, Kind::Bracket, Kind::Standings};
/// `tables`, the stored name.
QString word(Kind kind);

inline constexpr int leastSeconds = 5;
inline constexpr int mostSeconds = 120;
inline constexpr int longestMessage = 160; // characters: two lines at the least size

struct Choices {
    QString message;  ///< on every page of that tournament; empty: none
    int seconds = 15; ///< seconds per page
    QString monitor;  ///< where it is shown while that is connected; empty: on any
    kit::Scheme scheme = kit::Scheme::Dark;
    QSet<Kind> left = {};    ///< left out
    bool shortNames = false; ///< of players: first name and initial
    friend bool operator==(const Choices&, const Choices&) = default;
};

inline size_t qHash(Kind kind, size_t seed = 0)
{
    return ::qHash(static_cast<int>(kind), seed);
}

/// The data to show.
struct Shown {
    std::shared_ptr<const tournament::Tournament> tournament; ///< null while none is open
    tournament::Timestamp now;
    Choices choices = {};
    QString mark = {}; ///< of the tournament, as of markOf()
};

/// `tournament` names one (markOf); for any other, there is no message.
Choices choicesIn(const session::Settings& settings, const QString& tournament);
void keep(session::Settings& settings, const Choices& choices, const QString& tournament);
/// Identifies a tournament here: its file, and its first fact in case another replaces the file. Empty if
/// none is open.
QString markOf(const session::Shown& shown);

/// The smallest text sizes in pixels at 1920 by 1080. Calls are read from ten meters on a 65-inch screen:
/// capitals are 25 mm high on a picture of 0.8 m. The rest is read from nearer, and details from nearer
/// still.
inline constexpr int leastAfar = 48;
inline constexpr int least = 40;
inline constexpr int leastBeside = 30;

enum class Ink { None, Plain, Soft, A, B, Warn, Ok, Line, Bar, WarnBar };

/// The colors of the hall: dark is darker than the window's, because projectors brighten it.
QColor colorOf(kit::Scheme scheme, Ink ink);
QColor groundOf(kit::Scheme scheme);

struct Words {
    QString whole;
    drawing::FittedText shown; ///< shortened if even its smallest size is too wide
    QRectF place;
    Qt::Alignment side;
    Ink ink = Ink::Plain;
    bool isBeside = false; ///< a detail that no one reads from far away
};

struct Shape {
    QPainterPath path;
    Ink fill = Ink::None;
    Ink stroke = Ink::None;
    double width = 0; ///< of the stroke
};

/// The style of a line of text.
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

    /// Converts pixels at 1920 by 1080 to pixels of this screen.
    double px(double pixels) const { return pixels * m_scale; }
    double widthOf(const QString& text, const Type& type) const
    {
        return QFontMetricsF(fontOf(type)).horizontalAdvance(text) + 1;
    }
    /// One line, fitted to the place.
    void write(const QRectF& place, Qt::Alignment side, const QString& text, const Type& type);
    /// In at most that many lines of one size, broken between words; the last is shortened if even the
    /// smallest size isn't enough. Returns the number of lines.
    int writeLines(const QRectF& place, Qt::Alignment side, const QString& text, Type type, int most);
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

    /// All of its text, for screen readers.
    QString spokenText() const;

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

/// Paints a whole page; or, over a painted one, the differences of another face.
void paint(QPainter& painter, kit::Scheme scheme, const Face& face);
void paintOver(QPainter& painter, kit::Scheme scheme, const Face& face);

} // namespace hall
