// Phrases that may not come back: what read like a translation, and what the glossary replaced.
#include "place/place.h"
#include "program/testclass.h"

#include <QDebug>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QString read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString inSource(const char* path)
{
    return QString::fromStdString(place::inSource(path));
}

struct Phrase {
    QRegularExpression words;
    QString better;
};

/// A word with a hyphen before it is an option, and no sentence.
Phrase phrase(const QString& words, const QString& better)
{
    return {QRegularExpression(uR"((?<![-\w])(?:)"_s + words + uR"()(?!\w))"_s,
                               QRegularExpression::CaseInsensitiveOption),
            better};
}

const QList<Phrase>& shortPhrases()
{
    static const QList<Phrase> all{
        // Words of the glossary, where they can mean nothing else.
        phrase(u"(to)?nights?"_s, u"tournament"_s),
        phrase(u"evenings?"_s, u"tournament"_s),
        phrase(u"(goes|go|going|gone|went) on(?! (the )?record| to the next)"_s, u"advances, continues"_s),
        phrase(u"moves? on"_s, u"advances"_s),
        phrase(u"sent out"_s, u"eliminated"_s),
        phrase(u"level"_s, u"tied"_s),
        phrase(u"by lot|draws? lots|lots? drawn|drawn lots?|lots are"_s, u"random draw"_s),
        phrase(u"anew"_s, u"again"_s),
        phrase(u"(?<=, )so(?! that\\b)"_s, u": or because"_s),
        phrase(u"mend(s|ed|ing)?"_s, u"edit, fix, amend"_s),
        phrase(u"puts? (\\w+ ){0,2}right"_s, u"edit, fix, correct"_s),
        phrase(u"str(ike|ikes|uck|iking)"_s, u"delete"_s),
        phrase(u"thrown in"_s, u"void"_s),
        phrase(u"lets? (it |them |someone |somebody )?in"_s, u"override, exception"_s),
        phrase(u"told in time"_s, u"gave notice"_s),
        phrase(u"waited for"_s, u"waiting for; grace period"_s),
        phrase(u"(time|minutes) of grace"_s, u"grace period"_s),
        phrase(u"barred|sanction(s|ed)?"_s, u"suspension, suspended"_s),
        phrase(u"(is|are|was|were|not) here"_s, u"checked in"_s),
        phrase(u"did(n’t| not) come"_s, u"did not show up, no-show"_s),
        phrase(u"cop(y|ies) kept"_s, u"backup"_s),
        phrase(u"(in|for) book|book %\\d"_s, u"trick"_s),
        phrase(u"(take|takes|taken|took|taking) (it |that |this |them )?back"_s, u"undo"_s),
        phrase(u"(put|puts|putting) (it |that |them )?back"_s, u"redo, restore"_s),
        phrase(u"rejected"_s, u"denied"_s),
        phrase(u"comes? in for|who comes? in"_s, u"substitutes, substitute"_s),
        phrase(u"sat down|sits? down"_s, u"is seated, was called"_s),
        phrase(u"nobody yet"_s, u"TBD"_s),
        // Half sentences that were put together from another language.
        phrase(u"is none of"_s, u"must be one of"_s),
        phrase(u"(?<!there )is no (?!longer\\b|one\\b)\\w+"_s, u"isn’t a"_s),
        phrase(u"(is|are|was|were|do|does|did|has|have|had|could|would|should) not|cannot"_s,
               u"isn’t, doesn’t, can’t"_s),
        phrase(u"any more"_s, u"no longer, anymore"_s),
        phrase(u"all the same"_s, u"anyway"_s),
        phrase(u"as usual"_s, u"default"_s),
        phrase(u"as it stands"_s, u"as it is"_s),
        phrase(u"so be it|that is so"_s, u"Confirm"_s),
        phrase(u"so already|already so"_s, u"there is nothing to change"_s),
        phrase(u"told so"_s, u"gets a warning"_s),
        phrase(u"put away"_s, u"close, cancel"_s),
        phrase(u"(may )?stays? empty"_s, u"optional"_s),
        phrase(u"such as"_s, u"for example, like"_s),
        phrase(u"of no use|no use for"_s, u"can't be used with"_s),
        phrase(u"on the strength of"_s, u"because of"_s),
        phrase(u"what (became|becomes|comes|came) of"_s, u"the outcome, what happens to"_s),
        phrase(u"what is known of|what was said"_s, u"data, evidence"_s),
        phrase(u"can(’t|not) be so"_s, u"is contradictory"_s),
        phrase(u"it takes (a|an|its|one|two)"_s, u"it requires, it needs"_s),
        phrase(u"takes (a|its|their) reason|override with its reason"_s, u"requires a reason"_s),
        phrase(u"says? --?\\w+"_s, u"use --option"_s),
        phrase(u"one word too many"_s, u"unexpected argument"_s),
        phrase(u"written over"_s, u"overwritten"_s),
        phrase(u"stands twice"_s, u"appears twice"_s),
        phrase(u"thrown away"_s, u"deleted"_s),
        phrase(u"the (most|least) is"_s, u"over the maximum of, under the minimum of"_s),
        phrase(u"(with|without|for|names?) a price"_s, u"penalty"_s),
        phrase(u"not played out"_s, u"tied for"_s),
        phrase(u"(which )?the sheet does not (know|allow)"_s, u"these rules don't allow"_s),
        phrase(u"against the limits"_s, u"roster exception"_s),
        phrase(u"half typed"_s, u"unsaved"_s),
        phrase(u"counts nothing"_s, u"doesn't count"_s),
        phrase(u"nobody (stands|goes|waits)"_s, u"no one, none"_s),
        phrase(u"the draw stands"_s, u"the draw can't change now"_s),
    };
    return all;
}

/// What trials and reviews of the program met, of three words or more and not among the short ones: a line
/// each, in which `*` is a number or a name.
QStringList listedPhrases()
{
    return read(inSource("tests/wording/oldphrases.txt")).split(u'\n', Qt::SkipEmptyParts);
}

const QList<Phrase>& phrases()
{
    static const QList<Phrase> all = [] {
        QList<Phrase> made = shortPhrases();
        for (const QString& each : listedPhrases())
            made << phrase(QRegularExpression::escape(each).replace(u"\\*"_s, u".+?"_s), u"plain words"_s);
        return made;
    }();
    return all;
}

/// Texts that have such a phrase for a reason.
bool isException(const QString& text)
{
    static const QStringList all{
        // Values of options and keys, which keep their spelling.
        u"upheld, rejected"_s,
        u"rejected, withdrawn, pending"_s,
        // Columns of the database, which the tests print.
        u"struck INTEGER"_s,
        u"barred INTEGER"_s,
        // What people may type into the search for a command.
        u"no-show sanction ejection may not play"_s,
        u"look colors night"_s,
    };
    // A kind of fact by itself, as log and JSON name it.
    return text == u"sanction"_s || std::any_of(all.begin(), all.end(), [&](const QString& part) {
               return text.contains(part, Qt::CaseInsensitive);
           });
}

/// Any of them in one pass, for most texts have none.
bool hasSome(const QString& text)
{
    static const QRegularExpression any = [] {
        QStringList all;
        for (const Phrase& each : phrases())
            all << each.words.pattern();
        return QRegularExpression(all.join(u'|'), QRegularExpression::CaseInsensitiveOption);
    }();
    return any.match(text).hasMatch();
}

/// `"agree anew": not "anew" but again`
QStringList foundIn(const QString& text)
{
    QStringList found;
    if (!hasSome(text) || isException(text))
        return found;
    for (const Phrase& each : phrases())
        if (const auto match = each.words.match(text); match.hasMatch())
            found << u"\"%1\": not \"%2\" but %3"_s.arg(text, match.captured(), each.better);
    return found;
}

struct Text {
    int line = 0;
    QString words; ///< as they are written, those of adjacent literals in a row
};

/// What is given to be translated in a source.
QList<Text> textsIn(const QString& source)
{
    static const QRegularExpression call(
        uR"(\b(?:tr|translate|QT_TR_NOOP|QT_TR_N_NOOP|QT_TRANSLATE_NOOP)\s*\()"_s);
    // What comes first wins: a parenthesis in a literal closes nothing.
    static const QRegularExpression piece(
        uR"re("(?<text>(?:\\.|[^"\\])*)"|'(?:\\.|[^'\\])'|(?<open>\()|(?<close>\))|(?<blank>\s+))re"
        uR"re(|(?<other>[^"'()\s]))re"_s);
    QList<Text> all;
    for (auto each = call.globalMatch(source); each.hasNext();) {
        const QRegularExpressionMatch begin = each.next();
        int depth = 1;
        bool isNext = false; // the piece before was a literal too
        for (auto pieces = piece.globalMatch(source, begin.capturedEnd()); depth > 0 && pieces.hasNext();) {
            const QRegularExpressionMatch match = pieces.next();
            if (match.hasCaptured(u"blank"_s))
                continue;
            depth += match.hasCaptured(u"open"_s) ? 1 : match.hasCaptured(u"close"_s) ? -1 : 0;
            const bool isText = match.hasCaptured(u"text"_s);
            QString words = match.captured(u"text"_s).replace(u"\\\""_s, u"\""_s).replace(u"\\n"_s, u" "_s);
            if (isText && isNext)
                all.last().words += words;
            else if (isText)
                all << Text{static_cast<int>(source.left(match.capturedStart()).count(u'\n')) + 1, words};
            isNext = isText;
        }
    }
    return all;
}

/// A line each, since the message of a failure is cut off.
void tell(const QStringList& found)
{
    for (const QString& each : found)
        qInfo().noquote() << each;
}

} // namespace

class tst_phrases : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void oldOnesAreFound_data();
    void oldOnesAreFound();
    void plainOnesPass_data();
    void plainOnesPass();
    void textsAreReadFromASource();
    void theGoldenTextsHaveNone();
    void theSourcesHaveNone();
    void theGuideHasNone();
};

void tst_phrases::oldOnesAreFound_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"Both captains have to agree anew.",
                             "So be it",
                             "What is let in? Let it in",
                             "%1 goes on",
                             "\"x\" is no whole number",
                             "%1 is not a card",
                             "Hand %1 was not saved",
                             "it cannot be read",
                             "level: another hand decides",
                             "lots drawn",
                             "there is no nil, so its partner bids",
                             "say --by NAME",
                             "Put right who sits where",
                             "W begins what is waited for",
                             "a hand was struck",
                             "%1 is thrown in by ruling",
                             "he is here for match 1",
                             "the newest copy kept",
                             "challenge of %1, book %2",
                             "take that back first",
                             "the rules of the night",
                             "told in time",
                             "this is none of these",
                             "the file is written over",
                             "what became of a protest",
                             "bids 3, the least is 4",
                             "Rejected: as it was ruled",
                             "upheld, though what was said cannot be so"})
        QTest::newRow(text) << QString::fromUtf8(text);
    const QStringList listed = listedPhrases();
    QVERIFY(listed.size() > 100);
    for (const QString& each : listed)
        QTest::newRow(qUtf8Printable(each)) << QString(each).replace(u'*', u'5');
}

void tst_phrases::oldOnesAreFound()
{
    QFETCH(QString, text);
    QVERIFY(!foundIn(text).isEmpty());
}

void tst_phrases::plainOnesPass_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text :
         {"Give a reason: it goes on record", "Use only one of --strike, --insert-before and --throw-in",
          "There is no blind nil.", "%1 is no longer checked in", "more than %1 levels",
          "--ruling is missing. Use one of these: upheld, rejected, withdrawn", "Midnight", "Bookmark",
          "Standings so far"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void tst_phrases::plainOnesPass()
{
    QFETCH(QString, text);
    QCOMPARE(foundIn(text), QStringList());
}

void tst_phrases::textsAreReadFromASource()
{
    const QString source = uR"src(
// tr comes to "nothing" here
f("plain", Window::tr("one (%1) "
                      "two\n").arg(g(')', "three")));
{"code", QT_TR_NOOP("four \"five\""), QT_TRANSLATE_NOOP("Desk", "six")},
)src"_s;
    QStringList words;
    QList<int> lines;
    for (const Text& each : textsIn(source)) {
        words << each.words;
        lines << each.line;
    }
    QCOMPARE(words, QStringList({u"one (%1) two "_s, u"four \"five\""_s, u"Desk"_s, u"six"_s}));
    QCOMPARE(lines, QList<int>({3, 5, 5, 5}));
}

void tst_phrases::theGoldenTextsHaveNone()
{
    static const QRegularExpression numbered(uR"(^\d+\.\s+)"_s);
    QStringList found;
    qsizetype count = 0;
    const QDir tests(inSource("tests"));
    for (const QString& room : tests.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QStringList lines = read(tests.filePath(room + u"/wording.txt"_s)).split(u'\n');
        for (qsizetype at = 0; at < lines.size(); ++at) {
            if (lines[at].startsWith(u'#')) // names of tests
                continue;
            ++count;
            for (const QString& each : foundIn(QString(lines[at]).remove(numbered).trimmed()))
                found << u"tests/%1/wording.txt:%2: %3"_s.arg(room).arg(at + 1).arg(each);
        }
    }
    QVERIFY2(count > 3000, "the golden texts were not found");
    tell(found);
    QCOMPARE(found, QStringList());
}

void tst_phrases::theSourcesHaveNone()
{
    QStringList found;
    qsizetype count = 0;
    const QDir top(inSource("."));
    for (const char* part : {"core", "ui", "app"})
        for (QDirIterator each(inSource(part), {u"*.cpp"_s, u"*.h"_s}, QDir::Files,
                               QDirIterator::Subdirectories);
             each.hasNext();) {
            const QString path = each.next();
            for (const Text& text : textsIn(read(path))) {
                ++count;
                for (const QString& said : foundIn(text.words))
                    found << u"%1:%2: %3"_s.arg(top.relativeFilePath(path)).arg(text.line).arg(said);
            }
        }
    QVERIFY2(count > 3000, "the texts were not found");
    found.sort();
    tell(found);
    QCOMPARE(found, QStringList());
}

void tst_phrases::theGuideHasNone()
{
    // Keys, commands and JSON keep their spelling.
    static const QRegularExpression code(u"```.*?```|`[^`]*`"_s,
                                         QRegularExpression::DotMatchesEverythingOption);
    const QDir top(inSource("."));
    QStringList pages{u"README.md"_s};
    for (const QString& page : QDir(top.filePath(u"resources/guide"_s)).entryList({u"*.md"_s}))
        pages << u"resources/guide/"_s + page;
    QStringList found;
    qsizetype count = 0;
    for (const QString& page : std::as_const(pages))
        for (const QString& paragraph : read(top.filePath(page)).remove(code).split(u"\n\n"_s)) {
            ++count;
            for (const QString& each : foundIn(paragraph.simplified()))
                found << u"%1: %2"_s.arg(page, each);
        }
    QVERIFY2(count > 200, "the pages were not found");
    tell(found);
    QCOMPARE(found, QStringList());
}

TEST_CLASS(tst_phrases)
#include "tst_phrases.moc"
