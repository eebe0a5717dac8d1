// Names on the hall screen are whole, its pages full, and tables and calls large enough.
#include "fromafar.h"
#include "played.h"

#include "ui/hall/hall.h"

#include <QSet>

using fromafar::full;
using fromafar::shownOf;

class tst_hallnames : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void namesInTheBracketAreWhole_data();
    void namesInTheBracketAreWhole();
    void namesInTheBracketAreOfOneSize();
    void lettersInTheBracketKeepOffItsLines();
    void linesOfANameAreOfOneSize();
    void roundsAreEquallyWide();
    void noPageIsMostlyEmpty_data();
    void noPageIsMostlyEmpty();
    void tablesAndCallsAreReadFromTenMeters();
};

void tst_hallnames::namesInTheBracketAreWhole_data()
{
    QTest::addColumn<facts::Format>("format");
    QTest::addColumn<int>("played");
    for (const int played : {0, 20, 40, 55}) {
        QTest::addRow("single, %d played", played) << facts::Format::SingleElimination << played;
        QTest::addRow("double, %d played", played) << facts::Format::DoubleElimination << played;
    }
}

// Two teams whose names begin alike are told apart by their ends.
void tst_hallnames::namesInTheBracketAreWhole()
{
    if (pseudo::isSpoken())
        QSKIP("the sizes are those of English words");
    QFETCH(facts::Format, format);
    QFETCH(int, played);
    tournaments::LiveTournament live(played::setupOf(64, played::drawOf(format)));
    const QString names[] = {u"Second-Floor Overtricks %1"_s, u"Last-Minute Finesse %1"_s, u"Low Club %1"_s,
                             u"Sleepless Deuces of Dogwood %1"_s};
    for (int n = 1; n <= 64; ++n)
        QCOMPARE(live.record(tournaments::teamNamed(n, names[n % 4].arg(n).toStdString())), "");
    played::Playing playing(live, 7);
    for (int i = 0; i < played; ++i)
        playing.decide(facts::Winner::A, facts::Decided::NoShow);
    playing.begin(3, 4);
    for (const QSizeF& size : {full, fromafar::small}) {
        const auto faces = hall::facesOf(shownOf(live), size, hall::Kind::Bracket);
        QVERIFY(!faces.empty());
        QSet<QString> shown;
        for (const hall::Face& face : faces)
            for (const hall::Words& words : face.words()) {
                QCOMPARE(words.shown.text, words.whole);
                shown << words.whole;
            }
        if (played == 0)
            for (int n = 1; n <= 64; ++n)
                QVERIFY2(shown.contains(names[n % 4].arg(n)), qPrintable(names[n % 4].arg(n)));
    }
}

// On each page: a long name makes the others as small as itself.
void tst_hallnames::namesInTheBracketAreOfOneSize()
{
    tournaments::LiveTournament live(played::setupOf(8, played::drawOf(facts::Format::SingleElimination)));
    QCOMPARE(live.record(tournaments::teamNamed(3, "The Society for the Prevention of Bags")), "");
    played::Playing playing(live, 7);
    playing.play(3);
    playing.begin(3, 4);
    for (const QSizeF& size : {full, fromafar::small})
        for (const hall::Face& face : hall::facesOf(shownOf(live), size, hall::Kind::Bracket)) {
            QSet<int> sizes;
            for (const hall::Words& words : face.words()) {
                const bool isOfBox = words.place.top() > size.height() * 0.13 && !words.isBeside &&
                                     !(words.side & Qt::AlignHCenter); // "to come"
                if (isOfBox)
                    sizes << words.shown.font.pixelSize();
            }
            QVERIFY2(sizes.size() == 1, qPrintable(face.spokenText()));
        }
}

// Names so short that the height of a line decides their size.
void tst_hallnames::lettersInTheBracketKeepOffItsLines()
{
    tournaments::LiveTournament live(played::setupOf(4, played::drawOf(facts::Format::SingleElimination)));
    for (int n = 1; n <= 4; ++n)
        QCOMPARE(live.record(tournaments::teamNamed(n, "Spades " + std::to_string(n))), "");
    int names = 0;
    for (const hall::Face& face : hall::facesOf(shownOf(live), full, hall::Kind::Bracket))
        for (const hall::Words& words : face.words()) {
            if (!words.whole.startsWith(u"Spades "_s))
                continue;
            ++names;
            const double below = QFontMetricsF(words.shown.font).tightBoundingRect(u"p"_s).bottom();
            const double left = words.place.bottom() - fromafar::inkOf(words).bottom() - below;
            QVERIFY2(left > 0.04 * words.place.height(),
                     qPrintable(u"%1 of %2"_s.arg(left).arg(words.place.height())));
        }
    QVERIFY(names >= 4);
}

// Where only the second line is too long for the place, the first does not stay larger.
void tst_hallnames::linesOfANameAreOfOneSize()
{
    hall::Face face(hall::Kind::Tables, full);
    const QString name = u"WWWWWWWW WWWWWWWWWWWWWW"_s;
    const hall::Type type{hall::leastAfar};
    const double second = face.widthOf(name.section(u' ', 1), type);
    QCOMPARE(face.writeLines({0, 0, second - 20, 200}, Qt::AlignLeft, name, type, 2), 2);
    QCOMPARE(face.words().size(), std::size_t(2));
    QCOMPARE(face.words().back().shown.text, name.section(u' ', 1));
    const int size = face.words().back().shown.font.pixelSize();
    QVERIFY(size < hall::leastAfar);
    QCOMPARE(face.words().front().shown.font.pixelSize(), size);
}

// Where no name needs more: those in which somebody is known.
void tst_hallnames::roundsAreEquallyWide()
{
    if (pseudo::isSpoken())
        QSKIP("the sizes are those of English words");
    tournaments::LiveTournament live(played::setupOf(8, played::drawOf(facts::Format::SingleElimination)));
    played::Playing playing(live, 7);
    for (int i = 0; i < 4; ++i)
        playing.decide(facts::Winner::A, facts::Decided::NoShow);
    const auto faces = hall::facesOf(shownOf(live), full, hall::Kind::Bracket);
    QCOMPARE(faces.size(), std::size_t(1));
    QSet<int> widths;
    for (const hall::Shape& shape : faces.front().shapes()) {
        const QRectF box = shape.path.boundingRect();
        if (box.width() > 100 && box.height() > 60)
            widths << qRound(box.width());
    }
    QCOMPARE(widths.size(), 2); // the final, whose sides nobody knows yet, is narrower
}

void tst_hallnames::noPageIsMostlyEmpty_data()
{
    fromafar::addFormats();
}

void tst_hallnames::noPageIsMostlyEmpty()
{
    QFETCH(facts::Format, format);
    QFETCH(int, teams);
    tournaments::LiveTournament live(played::setupOf(teams, played::usual(format, teams)));
    played::Playing playing(live, 7);
    if (format == facts::Format::Swiss)
        QVERIFY(desk::pairRound(live.desk(), "J. Park"));
    const auto look = [&] {
        for (const hall::Face& face : hall::facesOf(shownOf(live), full)) {
            if (face.kind() == hall::Kind::Note || face.kind() == hall::Kind::Champion)
                continue;
            QRectF used;
            for (const hall::Words& words : face.words())
                if (words.place.top() > 140) // below the head
                    used |= fromafar::inkOf(words);
            for (const hall::Shape& shape : face.shapes())
                used |= shape.path.boundingRect();
            const QString size = u"%1 x %2 of "_s.arg(used.width()).arg(used.height());
            QVERIFY2(used.width() > 900 && used.height() > 400, qPrintable(size + face.spokenText()));
        }
    };
    look();
    playing.play(1);
    playing.decide(facts::Winner::A, facts::Decided::NoShow);
    playing.play(teams == 4 ? 1 : teams / 2);
    look();
    playing.begin(2, 3);
    look();
}

// On a 65-inch screen, which is 0.8 m high, capitals are 25 mm high.
void tst_hallnames::tablesAndCallsAreReadFromTenMeters()
{
    if (pseudo::isSpoken())
        QSKIP("the sizes are those of English words");
    constexpr double high = 800; // mm
    played::InTheMiddle classic(facts::Format::SingleElimination, 16);
    hall::View view;
    for (const QSizeF& size : {full, fromafar::small}) {
        view.resize(size.toSize());
        view.show(shownOf(classic.live()));
        std::vector<hall::Face> all{view.strip()};
        for (const hall::Kind kind : {hall::Kind::Tables, hall::Kind::Calls})
            for (hall::Face& face : hall::facesOf(shownOf(classic.live()), size, kind))
                all.push_back(std::move(face));
        QVERIFY(all.size() >= 3 && !all.front().words().empty());
        for (const hall::Face& face : all)
            for (const hall::Words& words : face.words()) {
                const bool isOfPage =
                    words.place.top() > size.height() * 0.13; // the head is read from nearer
                if (!isOfPage || words.isBeside)
                    continue;
                const double cap = QFontMetricsF(words.shown.font).capHeight() / size.height() * high;
                QVERIFY2(cap >= 24.5, qPrintable(u"%1 mm: %2"_s.arg(cap).arg(words.whole)));
                QCOMPARE(words.shown.text, words.whole);
            }
    }
}

TEST_CLASS(tst_hallnames)
#include "tst_hallnames.moc"
