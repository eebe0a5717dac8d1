// A tournament as JSON and back: random tournaments of every format come back to the byte, but for nobody's
// cards.
#include "nasty.h"

#include "program/testclass.h"
#include "program/textfile.h"
#include "share/exporting.h"
#include "wording/record/refusal.h"

#include <map>

namespace {

using tests::textIn;

/// In memory until all of it is stored at once: what a disk takes for each fact is another test's matter.
class InDraft : public tournaments::Sketch {
public:
    explicit InDraft(const tournaments::Setup& setup,
                     const desk::Environment& environment = tournaments::environment())
        : Sketch(setup, environment), m_environment(environment)
    {
    }
    void store(const std::string& path) const { QVERIFY(desk::Desk::create(path, draft(), m_environment)); }

private:
    desk::Environment m_environment;
};

} // namespace

class tst_roundtrip : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anyTournamentComesBack();
};

void tst_roundtrip::anyTournamentComesBack()
{
    const QTemporaryDir folder;
    const auto path = [&](const std::string& name) {
        return folder.filePath(QString::fromStdString(name)).toStdString();
    };
    const tournament::Timestamp made{"2026-11-21T18:42:07.123Z", {}, 0, 60};
    std::map<facts::Format, int> formats;
    for (int seed = 1; seed <= 3; ++seed)
        for (const tournaments::Shape& shape : tournaments::shapesFor(6 + 2 * seed)) {
            const std::string name = std::to_string(seed) + shape.name;
            const int teams = 6 + 2 * seed;
            InDraft book(nasty::setupOf(shape.draw, teams, seed % 2 ? "unc" : "mckendree"));
            nasty::rename(book, teams);
            nasty::play(book, seed, 200);
            book.store(path(name));
            const auto out = share::exportTournaments({{path(name), path(name + ".json")}}, {}, made);
            QVERIFY2(out, out ? "" : wording::inFull(out.error().mistakes.front()).c_str());
            QCOMPARE(out->front().cards, 2 * teams);
            const std::string text = textIn(path(name + ".json"));
            QVERIFY(text.find(nasty::cardEnd) == std::string::npos &&
                    text.find(nasty::cardHash) == std::string::npos);
            const auto in =
                desk::importTournament(text, name, path(name + " again"), tournaments::environment());
            QVERIFY2(in, in ? "" : wording::inFull(in.error().mistakes.front()).c_str());
            QCOMPARE(in->head, out->front().head); // what is private is in no hash
            const auto again =
                share::exportTournaments({{path(name + " again"), path(name + "-again.json")}}, {}, made);
            QVERIFY(again);
            QCOMPARE(again->front().cards, 0);
            QVERIFY2(textIn(path(name + "-again.json")) == text, name.c_str());
            ++formats[shape.draw.format];
        }
    QCOMPARE(formats.size(), 5U);
}

TEST_CLASS(tst_roundtrip)
#include "tst_roundtrip.moc"
