// Any roster, written in any way that other programs write one, is read as it was; and no bytes are too
// strange.
#include "arbitrary_roster.h"
#include "program/testclass.h"

using namespace Qt::StringLiterals;

class tst_roundtrip : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anyRosterComesBack();
    void anyBytesAreAnswered();
    void anyDamageIsAnswered();
};

namespace {

void checkAnswer(const std::string& bytes)
{
    const roster::Reading reading = roster::read(bytes);
    RC_ASSERT(reading.good() != reading.teams.empty());
    roster::Options options;
    for (const roster::Note& note : reading.errors) {
        RC_ASSERT(!wording::text(note.message).empty());
        options.leaveOut.insert(note.line);
    }
    const roster::Reading rest = roster::read(bytes, options);
    RC_ASSERT(rest.good() != rest.teams.empty());
}

} // namespace

void tst_roundtrip::anyRosterComesBack()
{
    QVERIFY(rc::check("a roster in any shape, order, delimiter and encoding is read as it was", [] {
        const bool western = *rc::gen::arbitrary<bool>();
        const auto teams = arbitrary::teams(western);
        const auto shape = *rc::gen::element(roster::Shape::PlayerRows, roster::Shape::TeamRows);
        const auto rows =
            shape == roster::Shape::PlayerRows ? arbitrary::playerRows(teams) : arbitrary::teamRows(teams);
        const std::string bytes = arbitrary::encoded(arbitrary::csv(arbitrary::shuffled(rows)), western);
        const roster::Reading reading = roster::read(bytes);
        RC_LOG() << bytes;
        RC_ASSERT(asText(reading.errors).toStdString() == "");
        RC_ASSERT(asText(reading.teams).toStdString() == asText(teams).toStdString());
        RC_ASSERT(reading.shape == shape);
        RC_ASSERT(reading.unused.empty());
        roster::Options said; // what the titles say can be said by hand
        for (std::size_t at = 0; at < reading.columns.size(); ++at)
            said.columns[at] = reading.columns[at].holds;
        RC_ASSERT(asText(roster::read(bytes, said).teams).toStdString() == asText(teams).toStdString());
    }));
}

void tst_roundtrip::anyBytesAreAnswered()
{
    QVERIFY(rc::check("any bytes", [](const std::string& bytes) { checkAnswer(bytes); }));
    QVERIFY(rc::check("any bytes under a header",
                      [](const std::string& bytes) { checkAnswer("Team,Name,ID,Captain,Seed\n" + bytes); }));
}

void tst_roundtrip::anyDamageIsAnswered()
{
    const std::string whole = sourceFile("resources/demo/roster-players.csv");
    QVERIFY(!whole.empty());
    QVERIFY(rc::check("a good roster with some bytes changed, lost or added", [&] {
        std::string bytes = whole;
        for (int times = *rc::gen::inRange(1, 12); times > 0; --times) {
            const auto at = *rc::gen::inRange<std::size_t>(0, bytes.size());
            const auto length = *rc::gen::inRange<std::size_t>(0, 3);
            bytes.replace(at, length,
                          *rc::gen::element<std::string>("", "\"", ",", "\n", "\xE2", "\xCC\x81", "0"));
        }
        checkAnswer(bytes);
    }));
}

TEST_CLASS(tst_roundtrip)
#include "tst_roundtrip.moc"
