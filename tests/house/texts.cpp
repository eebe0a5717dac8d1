#include "house.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace house {

namespace {

/// A literal in a source, as it is written between its quotation marks.
struct Literal {
    int line = 0;
    QString text;
};

/// With the rooms within them.
const QStringList& roomsWithoutText()
{
    static const QStringList all = {u"message"_s, u"json"_s,       u"hand"_s,   u"scoring"_s,    u"bracket"_s,
                                    u"pairing"_s, u"facts"_s,      u"roster"_s, u"rules"_s,      u"duty"_s,
                                    u"venues"_s,  u"tournament"_s, u"store"_s,  u"desk/checks"_s};
    return all;
}

// Words that aren't text for people.
bool isNoText(const QString& literal)
{
    static const QStringList all = {
        // What people type for an empty list, as in rules.md.
        u"no limit"_s,
        // What people type before the number of games.
        u"best of"_s,
        // What roster files call roles.
        u"team captain"_s,
        u"head coach"_s,
        u"assistant coach"_s,
        u"team manager"_s,
        // How an SQLite file begins, and what SQLite says before the name of a broken constraint.
        u"SQLite format 3"_s,
        u"constraint failed: "_s,
    };
    // Words in capitals in SQL statements.
    static const QRegularExpression sql(
        uR"(\b(?:SELECT|INSERT INTO|UPDATE|PRAGMA|VACUUM INTO|BEGIN IMMEDIATE|ON CONFLICT|WHERE|ORDER BY)\b)"_s);
    return all.contains(literal) || sql.match(literal).hasMatch();
}

/// Empty if the room may have text.
QString textlessRoomOf(const QString& path)
{
    const auto at =
        std::find_if(roomsWithoutText().cbegin(), roomsWithoutText().cend(),
                     [&](const QString& room) { return path.startsWith(u"core/"_s + room + u'/'); });
    return at == roomsWithoutText().cend() ? QString() : *at;
}

QString breach(const Source& source, int line, const QString& what, const QString& room)
{
    return u"%1:%2: %3: %4 holds no text"_s.arg(source.path).arg(line).arg(what, room);
}

int lineAt(const QString& text, qsizetype at)
{
    return static_cast<int>(QStringView(text).left(at).count(u'\n')) + 1;
}

const QRegularExpression& translation()
{
    static const QRegularExpression call(uR"(\b(?:tr|translate)\s*\()"_s);
    return call;
}

QStringList callsIn(const Source& source, const QString& room)
{
    QStringList said;
    for (auto each = translation().globalMatch(source.text); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        said << breach(source, lineAt(source.text, match.capturedStart()), match.captured() + u')', room);
    }
    return said;
}

/// Those outside of comments, preprocessor lines and assertions.
QList<Literal> literalsOf(const Source& source)
{
    // Matches whichever comes first: a literal inside a comment isn't a literal, and a comment inside a
    // literal isn't a comment.
    static const QRegularExpression piece(
        uR"re((?<comment>//[^\n]*|/\*.*?\*/)|(?<char>'(?:\\.|[^'\\\n])'))re"
        uR"re(|R"(?<mark>\w*)\((?<raw>.*?)\)\k<mark>"|"(?<text>(?:\\.|[^"\\\n])*)")re"_s,
        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression skipped(uR"(^\s*#|\b(?:static_)?assert\(|\bQ_ASSERT(?:_X)?\()"_s);
    const QStringList lines = source.text.split(u'\n');
    QList<Literal> all;
    for (auto each = piece.globalMatch(source.text); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        const bool isRaw = match.capturedStart(u"raw"_s) >= 0;
        if (!isRaw && match.capturedStart(u"text"_s) < 0)
            continue;
        const int line = lineAt(source.text, match.capturedStart());
        if (!skipped.match(lines[line - 1]).hasMatch())
            all << Literal{line, match.captured(isRaw ? u"raw"_s : u"text"_s)};
    }
    return all;
}

} // namespace

QMap<QString, int> textsOfTheDesk(const Tree& tree)
{
    QMap<QString, int> texts;
    for (const Source& source : tree.sources)
        if (source.path.startsWith(u"core/desk/"_s))
            if (const auto count = source.text.count(translation()); count > 0)
                texts[folderOf(source.path).mid(5)] += static_cast<int>(count);
    return texts;
}

QStringList textsWhereNoneMayBe(const Tree& tree)
{
    static const QRegularExpression words(uR"([A-Za-z']{2,} [A-Za-z']{2,})"_s);
    QStringList said;
    for (const Source& source : tree.sources) {
        const QString room = textlessRoomOf(source.path);
        if (room.isEmpty())
            continue;
        for (const Include& include : includesOf(source))
            if (include.quoted && include.header.startsWith(u"wording/"_s))
                said << breach(source, include.line, u'"' + include.header + u'"', room);
        said += callsIn(source, room);
        for (const Literal& literal : literalsOf(source))
            if (words.match(literal.text).hasMatch() && !isNoText(literal.text))
                said << breach(source, literal.line, u'"' + literal.text + u'"', room);
    }
    return said;
}

} // namespace house
