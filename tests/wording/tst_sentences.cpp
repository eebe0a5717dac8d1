// Every message that a room can give has a sentence, and every sentence belongs to a message.
#include "golden/says.h"
#include "place/place.h"
#include "program/testclass.h"
#include "store/constraints.h"
#include "wording/filled.h"
#include "wording/sentences.h"
#include "wording/text.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// The codes in a source: `Message{"json-ends-early"`.
QSet<QString> codesIn(const QString& source)
{
    static const QRegularExpression made(uR"(\bMessage\{\s*"([^"]*)\")"_s);
    QSet<QString> codes;
    for (auto found = made.globalMatch(source); found.hasNext();)
        codes << found.next().captured(1);
    return codes;
}

QSet<QString> codesOfTheHouse()
{
    QSet<QString> codes;
    for (const char* part : {"core", "ui", "app"}) {
        QDirIterator each(QString::fromStdString(place::inSource(part)), {u"*.cpp"_s, u"*.h"_s}, QDir::Files,
                          QDirIterator::Subdirectories);
        while (each.hasNext()) {
            QFile file(each.next());
            if (file.open(QIODevice::ReadOnly))
                codes += codesIn(QString::fromUtf8(file.readAll()));
        }
    }
    return codes;
}

QString q(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// What SQLite finds broken, which no source writes as a literal.
QSet<QString> codesOfTheSchema()
{
    QSet<QString> codes;
    for (const std::string_view code : store::constraints())
        codes << q(code);
    return codes;
}

QStringList sorted(const QSet<QString>& codes)
{
    QStringList list(codes.begin(), codes.end());
    list.sort();
    return list;
}

} // namespace

class tst_sentences : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void aPlaceHidesNoCode();
    void aListOfTextsIsAList();
    void codesAreFoundInASource();
    void noCodeHasTwoSentences();
    void noTwoCodesHaveTheSameSentence();
    void everyMessageHasItsSentence();
    void aPercentSignIsAPlace();
    void aNegativeNumberHasAMinusSign();
};

/// `hand 3, side a: …` is, for a script, what is wrong there.
void tst_sentences::aPlaceHidesNoCode()
{
    using message::Message;
    const Message within{"json-missing"};
    const Message placed{"problem-at", {{"place", "by"}, {"problem", within}}};
    const Message inFile{"json-in-file", {{"file", "in.json"}, {"line", 3}, {"problem", placed}}};
    const json::Object members = wording::members(inFile);
    QCOMPARE(members.at(0).second.string()->c_str(), "json-missing");
    QCOMPARE(json::print(members.at(1).second).c_str(), R"({"file":"in.json","line":3,"place":"by"})");
    QCOMPARE(members.at(2).second.string()->c_str(), wording::text(inFile).c_str());
}

void tst_sentences::aListOfTextsIsAList()
{
    const message::Message level{"teams-not-level",
                                 {{"teams", std::vector<std::string>{"Full House", "Nil Or Nothing"}}}};
    QCOMPARE(json::print(wording::members(level).at(1).second).c_str(),
             R"({"teams":["Full House","Nil Or Nothing"]})");
    MENTIONS(wording::text(level));
}

void tst_sentences::codesAreFoundInASource()
{
    QCOMPARE(
        sorted(codesIn(u"return Message{\"a-b\", {{\"n\", 3}}};\n x = cond ? Message{\n \"c\"} : other"_s)),
        QStringList({u"a-b"_s, u"c"_s}));
}

void tst_sentences::noCodeHasTwoSentences()
{
    static const QRegularExpression shape(u"^[a-z][a-z0-9]*(-[a-z0-9]+)*$"_s);
    QSet<QString> codes;
    for (const wording::Sentence& sentence : wording::allSentences()) {
        const QString code = q(sentence.code);
        QVERIFY2(shape.match(code).hasMatch(), qPrintable(code));
        QVERIFY2(!codes.contains(code), qPrintable(code));
        codes << code;
    }
    QVERIFY(!codes.isEmpty());
}

/// What is said in the same words is the same thing, and has one code.
void tst_sentences::noTwoCodesHaveTheSameSentence()
{
    const QList<QSet<QString>> different = {
        // %1: each its own argument
        {u"cited-section"_s, u"record-place"_s, u"text-of-fact"_s, u"card-named"_s, u"misdeal-of"_s,
         u"column-titled"_s, u"json-key"_s},
        {u"problem-at"_s, u"misdeal-not-on-sheet"_s, u"input-not-opened-since"_s},             // %1: %2
        {u"suspension-why"_s, u"name-and-id"_s, u"paper-cited"_s, u"roster-player-of-team"_s}, // %1 (%2)
        {u"two-teams"_s, u"rules-names"_s},                                                    // %1 and %2
        {u"checkin-not-in-match"_s, u"team-not-in-match"_s}, // a player, a team
        {u"undo-asks-of-finished"_s, u"match-final"_s},      // a match as a reason, and as a refusal
        {u"person-card-of-another"_s, u"roster-id-taken"_s}, // a person on record, a row of a file
    };
    const QSet<QString> ofColumns = codesOfTheSchema(); // a code a column, whatever it holds
    QHash<QString, QSet<QString>> codes;
    for (const wording::Sentence& sentence : wording::allSentences())
        if (!ofColumns.contains(q(sentence.code)))
            codes[QString::fromUtf8(sentence.command)] << q(sentence.code);
    QStringList same;
    for (auto each = codes.cbegin(); each != codes.cend(); ++each)
        if (each->size() > 1 &&
            std::none_of(different.begin(), different.end(),
                         [&](const QSet<QString>& allowed) { return allowed.contains(*each); }))
            same << u"%1: %2"_s.arg(sorted(*each).join(u", "_s), each.key());
    QCOMPARE(same, QStringList());
}

void tst_sentences::everyMessageHasItsSentence()
{
    QSet<QString> written;
    for (const wording::Sentence& sentence : wording::allSentences())
        written << q(sentence.code);
    const QSet<QString> inSources = codesOfTheHouse();
    const QSet<QString> inSchema = codesOfTheSchema();
    QCOMPARE(sorted(inSources & inSchema), QStringList()); // or one sentence would be for two things
    const QSet<QString> made = inSources | inSchema;
    QCOMPARE(sorted(made - written), QStringList());
    QCOMPARE(sorted(written - made), QStringList());
}

void tst_sentences::aPercentSignIsAPlace()
{
    static const QRegularExpression stray(u"%(?![1-9n])"_s);
    for (const wording::Sentence& sentence : wording::allSentences()) {
        for (const char* text : {sentence.command, sentence.screen}) {
            if (text)
                QVERIFY2(!QString::fromUtf8(text).contains(stray), text);
        }
    }
}

void tst_sentences::aNegativeNumberHasAMinusSign()
{
    QCOMPARE(q(wording::filled(u"A %1, B %2"_s, 515, -10)), u"A 515, B −10"_s);
    const message::Message range{"json-out-of-range", {{"value", 5000}, {"least", -1000}, {"most", 1000}}};
    for (const auto reader : {wording::Reader::Command, wording::Reader::Screen})
        QVERIFY(q(wording::text(range, reader)).contains(u"−1000"_s));
}

TEST_CLASS(tst_sentences)
#include "tst_sentences.moc"
