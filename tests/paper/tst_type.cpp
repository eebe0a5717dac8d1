// The size of everything that is printed, whether it is cut, and whether it stands on something else: nothing
// under 7 points, no name under 8, with plain and with hostile names.
#include "signed.h"

#include "desk/drawing/drawlater.h"
#include "program/testclass.h"
#include "rules/builtin.h"

#include <QPaintEngine>

using namespace Qt::StringLiterals;
using facts::Format;

namespace {

/// A text as it comes onto the paper, in mm and points.
struct Set {
    QString text;
    QRectF box;
    double points = 0;
};

/// Notes every text that is drawn.
class Noting : public QPaintEngine {
public:
    explicit Noting(QList<Set>& all) : QPaintEngine(AllFeatures), m_all(all) {}
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& now) override
    {
        if (now.state() & DirtyTransform)
            m_transform = now.transform();
    }
    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        const double pixels = item.font().pixelSize() * m_transform.m22();
        const QRectF box(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
        m_all << Set{item.text(), m_transform.mapRect(box), pixels * 72 / 25.4};
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}
    void drawPath(const QPainterPath&) override {}
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override {}
    Type type() const override { return User; }

private:
    QList<Set>& m_all;
    QTransform m_transform;
};

class Sheet : public QPaintDevice {
public:
    explicit Sheet(const QSizeF& size) : m_size(size) {}
    QPaintEngine* paintEngine() const override { return &m_engine; }
    QList<Set> all;

protected:
    int metric(PaintDeviceMetric what) const override
    {
        switch (what) {
        case PdmWidth:
        case PdmWidthMM:
            return qRound(m_size.width());
        case PdmHeight:
        case PdmHeightMM:
            return qRound(m_size.height());
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 72;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return qRound(devicePixelRatioFScale());
        default:
            return QPaintDevice::metric(what);
        }
    }

private:
    QSizeF m_size;
    mutable Noting m_engine{all};
};

QList<Set> textsOn(const paper::Page& page)
{
    Sheet sheet(page.size());
    QPainter painter(&sheet);
    paper::paint(page, painter);
    painter.end();
    return sheet.all;
}

const QStringList plainTeams{u"Cardinal Directions"_s, u"Gridiron Gamblers"_s, u"Thunderbirds"_s,
                             u"Midnight Rebids"_s};
const QStringList plainPlayers{u"Nathaniel Venkataraman"_s, u"Guadalupe Hernandez"_s, u"Oluwaseun Adeyemi"_s};
const QStringList hostileTeams{u"The Society for the Prevention of Cruelty to Trumps"_s,
                               u"Žluťoučké Ďábelské Ódy Ňufňuf"_s, u"נבחרת הספידים של הקמפוס"_s,
                               u"Donaudampfschifffahrtsgesellschaft"_s};
const QStringList hostilePlayers{u"Maximiliana Featherstonehaugh-Cholmondeley"_s,
                                 u"Ángel Núñez-Ibáñez y Fernández de Córdoba"_s, u"محمد عبد الرحمن الطويل"_s};

/// The words of these names by which a text is known for one.
QSet<QString> wordsOf(const QStringList& names)
{
    QSet<QString> words;
    for (const QString& name : names)
        for (const QString& word : name.split(u' '))
            if (word.size() > 5)
                words << word;
    return words;
}

tournaments::Setup typeSetup(Format format, int teams)
{
    tournaments::Setup setup = pdf::unc(teams);
    setup.draw.format = format;
    if (format == Format::Swiss)
        setup.draw.rounds = teams < 8 ? 2 : 4;
    if (format == Format::PoolsPlayoff) {
        setup.draw.pools = qMax(1, teams / 4);
        setup.draw.advance = 2;
    }
    return setup;
}

/// Two matches are over, one was decided without play, one is called.
tournament::Tournament typeTournament(Format format, int teams, bool isHostile)
{
    tournaments::LiveTournament live(typeSetup(format, teams));
    const QStringList& names = isHostile ? hostileTeams : plainTeams;
    const QStringList& players = isHostile ? hostilePlayers : plainPlayers;
    for (int n = 1; n <= teams; ++n) {
        const std::string one = tournaments::id("P", 2 * n - 1);
        const std::string two = tournaments::id("P", 2 * n);
        const auto named = [&](int place) { return players[place % players.size()].toStdString(); };
        live.record(facts::Person{one, named(n), {}, {}});
        live.record(facts::Person{two, named(n + 1), {}, {}});
        live.record(facts::Team{tournaments::id("T", n),
                                u"%1 %2"_s.arg(names[n % names.size()]).arg(n).toStdString(),
                                {},
                                {one, two}});
    }
    if (format == Format::Swiss)
        desk::pairRound(live.desk(), "J. Park");
    std::vector<std::string> ready;
    for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
        if (match->state == tournament::State::Ready && ready.size() < 4)
            ready.push_back(match->id);
    for (std::size_t i = 0; i < ready.size(); ++i)
        if (i == 2)
            live.result(ready[i], {facts::Winner::A, facts::Decided::NoShow, "nobody came"});
        else if (i == 3)
            live.call(ready[i], {3, {}});
        else
            pdf::playOut(live, ready[i]);
    return live.desk().tournament();
}

/// What is wrong with the page; empty where nothing is.
QString wrongWith(const paper::Page& page, const QSet<QString>& names, bool mayCut)
{
    const QList<Set> all = textsOn(page);
    const QRectF room = QRectF(QPointF(), page.size()).adjusted(10, 10, -10, -10);
    // Four sheets on a page keep their hands: what is longer than all lines of a name there is cut, as long
    // names are here.
    for (qsizetype i = 0; i < all.size(); ++i) {
        const Set& one = all[i];
        const auto of = [&](const char* what) {
            return u"\"%1\" %2 (%3 pt)"_s.arg(one.text, QString::fromLatin1(what)).arg(one.points);
        };
        const QStringList words = one.text.split(u' ');
        const bool isName = std::any_of(words.begin(), words.end(),
                                        [&](const QString& word) { return names.contains(word); });
        if (one.points < paper::leastText - 0.05)
            return of("is too small");
        if (isName && one.points < paper::leastName - 0.05)
            return of("is a name and too small");
        const bool isOfRules = one.text.startsWith(u"UNC intramural Spades: "_s); // in the foot
        if (!mayCut && !isOfRules && one.text.contains(u'…'))
            return of("is cut");
        if (one.box.width() > 0.1 && !one.text.trimmed().isEmpty() && !room.contains(one.box))
            return of("runs off the page");
        for (qsizetype j = 0; j < i; ++j) {
            const QRectF both = one.box & all[j].box;
            if (both.width() > 0.5 && both.height() > 0.45 * qMin(one.box.height(), all[j].box.height()) &&
                !one.text.trimmed().isEmpty() && !all[j].text.trimmed().isEmpty())
                return of("is printed on") + u' ' + all[j].text;
        }
    }
    return {};
}

/// Prints of rows or pieces that are laid out one below the other.
const QStringList flowing{u"standings"_s, u"checkin"_s,     u"attendance"_s, u"missing"_s,
                          u"overrides"_s, u"fees"_s,        u"incidents"_s,  u"summary"_s,
                          u"closing"_s,   u"certificate"_s, u"rounds"_s,     u"record"_s};
/// Those that have many pages of one kind.
const QStringList longOnes{u"rounds"_s, u"record"_s, u"summary"_s};
/// Those on which the format shows: its draw, its standings, or the names of its rounds.
const QStringList ofFormat{u"bracket"_s, u"rounds"_s, u"standings"_s,  u"summary"_s,
                           u"slips"_s,   u"calls"_s,  u"certificate"_s};

/// Whether hardly anything stands on that page above its foot; empty where enough does.
QString emptinessOf(const paper::Page& page)
{
    constexpr double foot = 22; // mm from the edge
    double last = 0;
    for (const Set& each : textsOn(page))
        if (each.box.bottom() < page.size().height() - foot && !each.text.trimmed().isEmpty())
            last = qMax(last, each.box.bottom());
    const double part = last / page.size().height();
    return part < 0.25 ? u"is nearly empty, with text down to %1 of its height"_s.arg(part) : QString();
}

const facts::Team longNamed{
    "T5", "The Society for the Prevention of Cruelty to Small Trumps", {}, {"P9", "P10"}};

} // namespace

class tst_type : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everythingCanBeRead_data();
    void everythingCanBeRead();
    void standingsOfSixteenAreAPage_data();
    void standingsOfSixteenAreAPage();
    void fortyRowsAreAPage();
    void aLongGameHasASecondSheet();
    void rowsOfASmallSheetHoldTheirMarks();
    void aSheetWithoutATableHasRoomForIt();
    void theFinalLeadsToAChampion();
    void largePaperHasLargerNames();
    void aPosterHasTheWholeDraw();
    void theRuleCardIsAPage_data();
    void theRuleCardIsAPage();
    void noShortRestStandsAlone();
    void aCrossTableHasWholeNames();
    void linesOfANameStayInTheirPlace();
};

void tst_type::everythingCanBeRead_data()
{
    QTest::addColumn<Format>("format");
    QTest::addColumn<int>("teams");
    QTest::addColumn<bool>("isHostile");
    const std::pair<const char*, Format> formats[] = {{"single", Format::SingleElimination},
                                                      {"double", Format::DoubleElimination},
                                                      {"round robin", Format::RoundRobin},
                                                      {"pools", Format::PoolsPlayoff},
                                                      {"Swiss", Format::Swiss}};
    const QList<int> sizes = tests::isLong() ? QList<int>{4, 8, 13, 16, 23, 32, 64} : QList<int>{13};
    for (const auto& [name, format] : formats)
        for (const int teams : std::as_const(sizes))
            for (const bool isHostile : tests::isLong() ? QList<bool>{false, true} : QList<bool>{true})
                QTest::addRow("%s of %d, %s", name, teams, isHostile ? "hostile" : "plain")
                    << format << teams << isHostile;
}

void tst_type::everythingCanBeRead()
{
    QFETCH(Format, format);
    QFETCH(int, teams);
    QFETCH(bool, isHostile);
    const tournament::Tournament tournament = typeTournament(format, teams, isHostile);
    const QSet<QString> names =
        wordsOf(isHostile ? hostileTeams + hostilePlayers : plainTeams + plainPlayers);
    QStringList wrong;
    const auto look = [&](const QString& word, paper::Format size, int perPage) {
        paper::PrintOptions asked;
        asked.perPage = perPage;
        const auto made = paper::make(*paper::print(word), pdf::recordOf(tournament), size, asked);
        if (!made) // nothing of it
            return;
        const auto note = [&](qsizetype page, const QString& problem) {
            if (!problem.isEmpty())
                wrong << u"%1, %2 on a page, %3, page %4: %5"_s.arg(word)
                             .arg(perPage)
                             .arg(pdf::formatName(size))
                             .arg(page + 1)
                             .arg(problem);
        };
        const bool mayCut = isHostile && perPage == 4;
        for (qsizetype page = 0; page < made->pages.size(); ++page)
            note(page, wrongWith(made->pages[page], names, mayCut));
        const bool isOfParts = word == u"summary"_s; // each of which begins a page
        if (flowing.contains(word) && !isOfParts && made->pages.size() > 1)
            note(made->pages.size() - 1, emptinessOf(made->pages.back()));
    };
    // What is the same in every format is looked at in one of them.
    const bool isEverything = tests::isLong() || format == Format::SingleElimination;
    for (const paper::Format size : pdf::formats) {
        for (const QString& word : QStringList{u"bracket"_s, u"slips"_s, u"calls"_s} + flowing)
            if ((teams <= 23 || !longOnes.contains(word)) && (isEverything || ofFormat.contains(word)))
                look(word, size, 1);
        for (const int perPage : isEverything ? QList<int>{1, 2, 4} : QList<int>{4})
            look(u"scoresheets"_s, size, perPage);
        for (const int perPage : isEverything ? QList<int>{1, 2} : QList<int>{2})
            look(u"played"_s, size, perPage);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(u'\n' + wrong.mid(0, 6).join(u'\n')));
}

void tst_type::standingsOfSixteenAreAPage_data()
{
    QTest::addColumn<Format>("format");
    QTest::newRow("single") << Format::SingleElimination;
    QTest::newRow("double") << Format::DoubleElimination;
    QTest::newRow("round robin") << Format::RoundRobin;
    QTest::newRow("pools") << Format::PoolsPlayoff;
    QTest::newRow("Swiss") << Format::Swiss;
}

void tst_type::standingsOfSixteenAreAPage()
{
    QFETCH(Format, format);
    const tournament::Tournament tournament = typeTournament(format, 16, false);
    for (const paper::Format size : pdf::formats)
        QCOMPARE(pdf::document(tournament, u"standings"_s, {}, size).pages.size(), 1);
    QStringList heads;
    for (const Set& each : textsOn(pdf::document(tournament, u"standings"_s).pages.first()))
        heads << each.text;
    for (const char* head : {"Rank", "Team", "Played", "W–L", "Diff", "For", "Against"})
        QVERIFY2(heads.contains(QString::fromUtf8(head)), head);
    QCOMPARE(heads.contains(u"SoS"_s), format == Format::Swiss);
    const bool isTree = format == Format::SingleElimination || format == Format::DoubleElimination;
    QCOMPARE(heads.contains(u"Status"_s), isTree);
    QCOMPARE(heads.filter(u": top 2 advance"_s).size(), format == Format::PoolsPlayoff ? 4 : 0);
}

void tst_type::fortyRowsAreAPage()
{
    const tournament::Tournament tournament = typeTournament(Format::Swiss, 40, false);
    for (const paper::Format size : pdf::formats)
        QCOMPARE(pdf::document(tournament, u"standings"_s, {}, size).pages.size(), 1);
}

void tst_type::aLongGameHasASecondSheet()
{
    const auto pagesOf = [](const tournaments::Setup& setup) {
        tournaments::LiveTournament live(setup);
        return pdf::document(live.desk().tournament(), u"scoresheets"_s).pages.size();
    };
    tournaments::Setup setup = pdf::unc();
    QCOMPARE(pagesOf(setup), 2);
    setup.change = [](rules::Venue& venue) { venue.phases.front().rules.end.target = 1000; };
    QCOMPARE(pagesOf(setup), 4);
}

// Two lines, of 8 and 7 points, clear of the rules.
void tst_type::rowsOfASmallSheetHoldTheirMarks()
{
    paper::PrintOptions asked;
    asked.perPage = 2;
    const auto played = paper::make(*paper::print(u"played"_s),
                                    pdf::recordOf(typeTournament(Format::SingleElimination, 8, false)),
                                    paper::Format::Letter, asked);
    QVERIFY(played);
    constexpr double numbers = paper::margin + 4.9; // to the right edge of the hands' numbers
    QList<double> rows;
    for (const Set& each : textsOn(played->pages.first()))
        if (each.box.right() < numbers && each.text.toInt() > 0)
            rows << each.box.center().y();
    QVERIFY(rows.size() > 1);
    QVERIFY2(rows[1] - rows[0] > 7, qPrintable(u"%1 mm"_s.arg(rows[1] - rows[0])));
}

void tst_type::aSheetWithoutATableHasRoomForIt()
{
    tournaments::LiveTournament live(pdf::unc());
    QStringList texts;
    for (const Set& each : textsOn(pdf::document(live.desk().tournament(), u"scoresheets"_s).pages.first()))
        texts << each.text;
    QCOMPARE(texts.filter(u"table ______"_s).size(), 1);
}

void tst_type::theFinalLeadsToAChampion()
{
    tournaments::LiveTournament live(pdf::unc());
    const auto texts = [&] {
        QStringList all;
        for (const Set& each : textsOn(pdf::document(live.desk().tournament(), u"bracket"_s).pages.first()))
            all << each.text;
        return all;
    };
    QVERIFY(texts().contains(u"Champion"_s) && texts().contains(u"Semifinals"_s) &&
            texts().contains(u"Final"_s));
    QCOMPARE(texts().count(u"Team 1"_s), 1);
    for (const char* match : {"W1-1", "W1-2", "W2-1"})
        pdf::playOut(live, match);
    QCOMPARE(texts().count(u"Team 1"_s), 3); // semifinal, final, champion
}

void tst_type::largePaperHasLargerNames()
{
    const tournament::Tournament tournament = typeTournament(Format::SingleElimination, 16, false);
    const auto sizeOfNames = [&](paper::Format format) {
        double most = 0;
        for (const Set& each : textsOn(pdf::document(tournament, u"bracket"_s, {}, format).pages.first()))
            if (each.text.contains(u"Thunderbirds"_s))
                most = qMax(most, each.points);
        return most;
    };
    QVERIFY(sizeOfNames(paper::Format::Tabloid) > 1.2 * sizeOfNames(paper::Format::Letter));
    QCOMPARE(pdf::document(tournament, u"bracket"_s, {}, paper::Format::A3).pages.first().size(),
             QSizeF(420, 297));
}

void tst_type::aPosterHasTheWholeDraw()
{
    const tournament::Tournament tournament = typeTournament(Format::SingleElimination, 32, false);
    for (const paper::Format format : {paper::Format::Tabloid, paper::Format::A3}) {
        const paper::Document document = pdf::document(tournament, u"bracket"_s, {}, format);
        QCOMPARE(document.pages.size(), 1);
        QCOMPARE(wrongWith(document.pages.first(), wordsOf(plainTeams), false), QString());
    }
    QVERIFY(pdf::document(tournament, u"bracket"_s).pages.size() > 1);
}

void tst_type::theRuleCardIsAPage_data()
{
    QTest::addColumn<QString>("venue");
    for (const rules::Venue& venue : rules::builtIn())
        QTest::addRow("%s", venue.id.c_str()) << QString::fromStdString(venue.id);
}

// Whatever the venue: all its rules on the first page, how we read them on the second.
void tst_type::theRuleCardIsAPage()
{
    QFETCH(QString, venue);
    tournaments::Setup setup = pdf::unc();
    setup.rules = venue.toStdString();
    tournaments::LiveTournament live(setup);
    for (const paper::Format format : pdf::formats) {
        const paper::Document card = pdf::document(live.desk().tournament(), u"rulecard"_s, {}, format);
        QVERIFY2(card.pages.size() <= 2, qPrintable(QString::number(card.pages.size())));
        for (const paper::Page& page : card.pages)
            QCOMPARE(wrongWith(page, {}, false), QString());
        QStringList first;
        for (const Set& each : textsOn(card.pages.first()))
            first << each.text;
        QVERIFY(first.contains(u"Winning"_s) && first.contains(u"Deal and play"_s));
        QVERIFY(first.filter(u"Our readings, where"_s).isEmpty());
    }
}

// On a line of its own: neither the end of a broken word nor a short last word.
void tst_type::noShortRestStandsAlone()
{
    constexpr paper::Type type{8};
    const QString word = u"Donaudampfschifffahrtsgesellschaftskapitän"_s;
    const double whole = paper::widthOf(word, type);
    for (double width = whole - 0.1; width > 0.8 * whole; width -= 0.4) {
        const QStringList lines = paper::wrapped(word, type, width);
        QCOMPARE(lines.join(QString()), word);
        QVERIFY2(lines.size() == 2 && lines.back().size() > 3, qPrintable(lines.join(u'/')));
    }
    const QString rule = u"Its bid is judged on the rest. (The Play 4)"_s;
    QCOMPARE(paper::wrapped(rule, type, paper::widthOf(rule.chopped(3), type) + 0.2),
             QStringList({u"Its bid is judged on the rest. (The"_s, u"Play 4)"_s}));
}

void tst_type::aCrossTableHasWholeNames()
{
    tournaments::LiveTournament live(typeSetup(Format::RoundRobin, 16));
    QCOMPARE(live.record(longNamed), std::string());
    for (const paper::Format size : pdf::formats) {
        int legends = 0; // of the seeds over the columns
        for (const Set& each :
             textsOn(pdf::document(live.desk().tournament(), u"bracket"_s, {}, size).pages.first())) {
            QVERIFY2(!each.text.contains(u'…') || each.text.startsWith(u"UNC"_s), qPrintable(each.text));
            legends += each.text.startsWith(u"Columns: seed of the opponent."_s) ? 1 : 0;
        }
        QCOMPARE(legends, 1);
    }
}

// Three lines that are a little too high for a row, as in a cross table of 64 teams.
void tst_type::linesOfANameStayInTheirPlace()
{
    const QRectF row(10, 10, 33, 9.25);
    const paper::Type type{paper::leastName, paper::Weight::Medium};
    Sheet sheet(QSizeF(60, 40));
    QPainter painter(&sheet);
    paper::Pencil(painter).name(
        row, paper::setClearName(QString::fromStdString(longNamed.name), type, row.size()));
    painter.end();
    QCOMPARE(sheet.all.size(), 3);
    const double air = 0.07 * paper::lineHeight(type); // above and below the letters of a line
    const double top = sheet.all.first().box.top() + air;
    const double bottom = sheet.all.back().box.bottom() - air;
    QVERIFY2(top >= row.top() && bottom <= row.bottom(), qPrintable(u"%1 to %2"_s.arg(top).arg(bottom)));
}

TEST_CLASS(tst_type)
#include "tst_type.moc"
