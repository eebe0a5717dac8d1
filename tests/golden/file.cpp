#include "file.h"

#include <QFile>
#include <QRegularExpression>

#include <sys/file.h>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace golden {

namespace {

constexpr qsizetype indent = 4;

/// A line of a sentence, with invisible characters written as escapes.
QString escaped(const QString& line)
{
    QString whole;
    for (const char32_t letter : line.toUcs4()) {
        if (letter == U'\\')
            whole += u"\\\\"_s;
        else if (letter == U'\t')
            whole += u"\\t"_s;
        else if (!QChar::isPrint(letter))
            whole += u"\\u{%1}"_s.arg(uint(letter), 0, 16);
        else
            whole += QString::fromUcs4(&letter, 1);
    }
    if (whole.endsWith(u' '))
        whole = whole.chopped(1) + u"\\s"_s;
    return whole;
}

QString unescaped(const QString& line)
{
    static const QRegularExpression escape(uR"(\\(?:u\{([0-9a-f]+)\}|(.)))"_s);
    QString whole;
    qsizetype from = 0;
    for (const QRegularExpressionMatch& match : escape.globalMatch(line)) {
        whole += QStringView(line).mid(from, match.capturedStart() - from);
        from = match.capturedEnd();
        const char32_t letter = match.captured(1).toUInt(nullptr, 16);
        const QString kind = match.captured(2);
        if (letter)
            whole += QString::fromUcs4(&letter, 1);
        else if (kind == u"t")
            whole += u'\t';
        else if (kind == u"s")
            whole += u' ';
        else if (kind != u"z") // stands for nothing, in a last line that would be empty otherwise
            whole += kind;
    }
    return whole + QStringView(line).mid(from);
}

QString numbered(qsizetype number, const QString& sentence)
{
    const QStringList lines = sentence.split(u'\n');
    QString whole = u"%1."_s.arg(number);
    if (!lines.front().isEmpty())
        whole = whole.leftJustified(std::max(indent, whole.size() + 1)) + escaped(lines.front());
    whole += u'\n';
    for (qsizetype each = 1; each < lines.size(); ++each)
        whole +=
            lines[each].isEmpty() && each + 1 < lines.size()
                ? u"\n"_s
                : QString(indent, u' ') + (lines[each].isEmpty() ? u"\\z"_s : escaped(lines[each])) + u'\n';
    return whole;
}

} // namespace

Classes read(const QString& text)
{
    Classes classes;
    Sections* sections = nullptr;
    qsizetype empty = 0;
    for (const QString& line : text.split(u'\n')) {
        static const QRegularExpression number(u"^[0-9]+\\. *"_s);
        const auto numberOf = number.match(line);
        if (line.startsWith(u"## "_s) && sections) {
            const qsizetype end = line.indexOf(u": "_s);
            sections->push_back({line.mid(3, end < 0 ? -1 : end - 3),
                                 end < 0 ? QString() : unescaped(line.mid(end + 2)),
                                 {}});
        } else if (line.startsWith(u"# "_s)) {
            sections = &classes[line.mid(2)];
        } else if (sections && !sections->empty()) {
            QStringList& sentences = sections->back().sentences;
            if (numberOf.hasMatch()) {
                const qsizetype digits = line.indexOf(u'.');
                sentences << unescaped(line.mid(std::max(indent, digits + 2)));
            } else if (line.startsWith(QString(indent, u' ')) && !sentences.isEmpty()) {
                sentences.back() += QString(empty + 1, u'\n') + unescaped(line.mid(indent));
            }
        }
        empty = line.isEmpty() ? empty + 1 : 0;
    }
    return classes;
}

QString write(const Classes& classes, const QString& room)
{
    QString whole = u"What the program says in tests/%1 (tests/golden/says.h).\n"_s.arg(room);
    for (const auto& [testClass, sections] : classes) {
        if (sections.empty())
            continue;
        whole += u"\n# "_s + testClass + u'\n';
        for (const Section& section : sections) {
            whole += u"\n## "_s + section.function +
                     (section.tag.isEmpty() ? QString() : u": "_s + escaped(section.tag)) + u'\n';
            for (qsizetype each = 0; each < section.sentences.size(); ++each)
                whole += numbered(each + 1, section.sentences[each]);
        }
    }
    return whole;
}

Classes readFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? read(QString::fromUtf8(file.readAll())) : Classes();
}

QString changeFile(const QString& path, const QString& room, const QString& testClass,
                   const std::function<Sections(const Sections&)>& change)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite) || flock(file.handle(), LOCK_EX) != 0)
        return u"%1 cannot be written: %2"_s.arg(path, file.errorString());
    const QByteArray before = file.readAll();
    Classes classes = read(QString::fromUtf8(before));
    Sections& own = classes[testClass];
    own = change(own);
    const QByteArray after = write(classes, room).toUtf8();
    if (after == before)
        return {};
    if (!file.resize(0) || !file.seek(0) || file.write(after) != after.size() || !file.flush())
        return u"%1 cannot be written: %2"_s.arg(path, file.errorString());
    return {};
}

QString mostLike(const QString& text, const QString& sentence)
{
    static const QRegularExpression between(uR"(\n| \| )"_s);
    static const QRegularExpression noWord(uR"(\W+)"_s, QRegularExpression::UseUnicodePropertiesOption);
    struct Part {
        qsizetype from;
        qsizetype to;
    };
    std::vector<Part> parts;
    qsizetype from = 0;
    for (const QRegularExpressionMatch& match : between.globalMatch(text)) {
        parts.push_back({from, match.capturedStart()});
        from = match.capturedEnd();
    }
    parts.push_back({from, text.size()});
    const auto count = std::min(parts.size(), size_t(sentence.count(between)) + 1);
    const auto wordsOf = [](const QString& words) {
        QStringList all = words.toLower().split(noWord, Qt::SkipEmptyParts);
        all.sort();
        return all;
    };
    const QStringList wanted = wordsOf(sentence);
    QString best = text;
    double most = 0;
    for (size_t first = 0; first + count <= parts.size(); ++first) {
        const qsizetype begin = parts[first].from;
        const QString candidate = text.mid(begin, parts[first + count - 1].to - begin);
        const QStringList words = wordsOf(candidate);
        QStringList common;
        std::set_intersection(words.begin(), words.end(), wanted.begin(), wanted.end(),
                              std::back_inserter(common));
        const double like = 2.0 * double(common.size()) / double(words.size() + wanted.size());
        if (like > most) {
            most = like;
            best = candidate;
        }
    }
    return best;
}

} // namespace golden
