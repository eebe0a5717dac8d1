#include "house.h"

#include <QRegularExpression>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace house {

namespace {

// The lines of code between the braces of a function. Our sources have both braces at the start of a line.
int bodyAt(const QStringList& lines, qsizetype at)
{
    while (at < lines.size() && lines[at] != u"{"_s && lines[at] != u"}"_s && !lines[at].endsWith(u';'))
        ++at;
    if (at == lines.size() || lines[at] != u"{"_s)
        return -1;
    const qsizetype end = lines.indexOf(u"}"_s, at);
    return codeLines(lines.mid(at + 1, end - at - 1).join(u'\n'));
}

void add(QMap<QString, ClassSize>& sizes, const Source& source, const QString& name, int body)
{
    ClassSize& size = sizes[folderOf(source.path) + u' ' + name];
    size.methods += 1;
    size.bodies += body;
}

void addMethods(QMap<QString, ClassSize>& sizes, const Source& source)
{
    static const QRegularExpression method(uR"(^(?:[\w:<>,&*\s\[\]]+[\s&*])?(?:\w+::)*(\w+)::~?\w+\()"_s);
    const QStringList lines = source.text.split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const auto match = method.match(lines[i]);
        if (!match.hasMatch() || lines[i].startsWith(u' '))
            continue;
        if (const int body = bodyAt(lines, i); body >= 0)
            add(sizes, source, match.captured(1), body);
    }
}

/// A class whose lines are being read.
struct Open {
    QString name;
    QString margin; ///< the spaces before its first line
};

// Adds what a class defines inside its own braces: on one line, or with each brace on its own line.
void addInlineMethods(QMap<QString, ClassSize>& sizes, const Source& source)
{
    static const QRegularExpression start(uR"(^( *)(?:class|struct) (?:\[\[\w+\]\] )?(\w+)\b[^;]*$)"_s);
    static const QRegularExpression oneLine(uR"(^[^ /].*\).* \{( .* )?\}$)"_s);
    const QStringList lines = source.text.split(u'\n');
    QList<Open> open;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (const auto match = start.match(lines[i]); match.hasMatch()) {
            open << Open{match.captured(2), match.captured(1)};
            continue;
        }
        if (open.isEmpty())
            continue;
        const Open& in = open.last();
        const QString margin = in.margin + u"    "_s;
        if (lines[i].startsWith(in.margin + u'}') && lines[i].endsWith(u';')) {
            open.removeLast();
        } else if (lines[i] == margin + u'{') {
            const qsizetype end = lines.indexOf(margin + u'}', i);
            add(sizes, source, in.name, codeLines(lines.mid(i + 1, end - i - 1).join(u'\n')));
        } else if (lines[i].startsWith(margin)) {
            if (const auto match = oneLine.match(lines[i].mid(margin.size())); match.hasMatch())
                add(sizes, source, in.name, match.captured(1).isEmpty() ? 0 : 1);
        }
    }
}

QStringList largeFiles(const Tree& tree)
{
    QStringList said;
    for (const Source& source : tree.sources) {
        if (isTest(source.path)) {
            if (const auto lines = source.text.count(u'\n'); lines > mostInTest)
                said << u"%1: %2 lines, at most %3"_s.arg(source.path).arg(lines).arg(mostInTest);
            continue;
        }
        const int most = source.path.endsWith(u".cpp"_s) ? mostInSource : mostInHeader;
        if (const int lines = codeLines(source.text); lines > most)
            said << u"%1: %2 lines of code, at most %3"_s.arg(source.path).arg(lines).arg(most);
    }
    return said;
}

QStringList largeClasses(const Tree& tree)
{
    QStringList said;
    const QMap<QString, ClassSize> sizes = classSizes(tree);
    for (auto at = sizes.cbegin(); at != sizes.cend(); ++at)
        if (const auto& [methods, bodies] = at.value(); methods > mostMethods || bodies > mostInBodies)
            said << u"%1: %2 methods and %3 lines in their bodies, at most %4 and %5"_s.arg(at.key())
                        .arg(methods)
                        .arg(bodies)
                        .arg(mostMethods)
                        .arg(mostInBodies);
    return said;
}

QStringList largeDoors(const Tree& tree)
{
    QStringList said;
    for (auto door = tree.doors.cbegin(); door != tree.doors.cend(); ++door)
        if (door->size() > mostInDoor)
            said << u"the door of %1 has %2 headers, at most %3"_s.arg(door.key())
                        .arg(door->size())
                        .arg(mostInDoor);
    return said;
}

QMap<QString, int> roomLines(const Tree& tree)
{
    QMap<QString, int> lines;
    for (const Source& source : tree.sources)
        if (!isTest(source.path))
            lines[folderOf(source.path)] += codeLines(source.text);
    return lines;
}

QStringList largeRooms(const Tree& tree)
{
    const QMap<QString, int> lines = roomLines(tree);
    QStringList said;
    for (auto room = lines.cbegin(); room != lines.cend(); ++room)
        if (room.value() > mostInRoom)
            said << u"%1: %2 lines of code in one folder, at most %3"_s.arg(room.key())
                        .arg(room.value())
                        .arg(mostInRoom);
    return said;
}

} // namespace

QMap<QString, ClassSize> classSizes(const Tree& tree)
{
    QMap<QString, ClassSize> sizes;
    for (const Source& source : tree.sources)
        if (!isTest(source.path)) {
            addMethods(sizes, source);
            if (source.path.endsWith(u".h"_s))
                addInlineMethods(sizes, source);
        }
    return sizes;
}

QStringList tooLarge(const Tree& tree)
{
    return largeFiles(tree) + largeClasses(tree) + largeDoors(tree) + largeRooms(tree);
}

QString figures(const Tree& tree)
{
    const QMap<QString, int> rooms = roomLines(tree);
    const QMap<QString, ClassSize> classes = classSizes(tree);
    const auto files = std::ranges::count_if(tree.sources, [](const Source& s) { return !isTest(s.path); });
    const auto room = std::max_element(rooms.cbegin(), rooms.cend());
    const auto most = [&](int ClassSize::*figure) {
        return std::max_element(
            classes.cbegin(), classes.cend(),
            [&](const ClassSize& a, const ClassSize& b) { return a.*figure < b.*figure; });
    };
    const auto methods = most(&ClassSize::methods);
    const auto bodies = most(&ClassSize::bodies);
    return u"%1 lines of code in %2 files; largest room %3 (%4 lines); most methods %5 (%6); longest bodies "
           u"%7 "
           "(%8 lines)"_s.arg(std::accumulate(rooms.cbegin(), rooms.cend(), 0))
               .arg(files)
               .arg(room.key())
               .arg(room.value())
               .arg(methods.key())
               .arg(methods->methods)
               .arg(bodies.key())
               .arg(bodies->bodies);
}

} // namespace house
