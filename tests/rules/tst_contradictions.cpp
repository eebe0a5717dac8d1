// Values that are sound each by itself and cannot stand together, while somebody edits them.
#include "arbitrary/rules.h"
#include "drafts.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/draft.h"
#include "rules/load.h"
#include "rules/parameters.h"

#include <set>

using drafts::draftFrom;
using rules::Draft;
using rules::Field;

class tst_contradictions : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void eachFieldThatTakesPartTells();
    void aPhaseTellsOnlyItsOwn();
    void nothingElseTakesPart();
};

void tst_contradictions::eachFieldThatTakesPartTells()
{
    const auto tells = [](const Draft& draft, const Field& field) {
        return std::ranges::count(draft.mistakes(), field, &rules::Mistake::field) > 0;
    };
    Draft jokers = draftFrom("traditional");
    jokers.set({"regular", "deck.jokers"}, json::of(true));
    QVERIFY(tells(jokers, {"regular", "deck.trumps"}));
    jokers.set({"regular", "deck.trumps"}, *json::parse(R"(["BJ", "LJ", "2D", "2S"])"));
    QVERIFY(tells(jokers, {"regular", "deck.removed"})); // which was not changed
    Draft lead = draftFrom("washburn");                  // whose first lead is the 2 of clubs
    lead.set({"regular", "deck.jokers"}, json::of(true));
    lead.set({"regular", "deck.trumps"}, *json::parse(R"(["BJ"])"));
    lead.set({"regular", "deck.removed"}, *json::parse(R"(["2C"])"));
    QVERIFY(tells(lead, {"regular", "play.firstLead"}) && tells(lead, {"regular", "deck.removed"}));
    QVERIFY(rules::loadCopy(rules::toJson(lead.venue()))); // as it could be frozen
    lead.set({"regular", "play.firstLead"}, json::of("dealers-left"));
    QVERIFY(lead.mistakes().empty() && lead.text());
    Draft blind = draftFrom("traditional");
    blind.set({"regular", "nil.blindMade"}, json::of(nullptr));
    for (const char* each : {"nil.blindFailed", "nil.blindMinDeficit", "nil.blindExchange"})
        QVERIFY2(tells(blind, {"regular", each}), each);
    Draft onlyBlind = draftFrom("traditional");
    onlyBlind.set({"regular", "contract.tiers"},
                  *json::parse(R"([{"minBid":13,"exact":true,"onlyBlind":true,"made":350,"set":null}])"));
    for (const char* each : {"contract.tiers", "contract.blindBid"})
        QVERIFY2(tells(onlyBlind, {"regular", each}), each);
    onlyBlind.set({"regular", "contract.blindTier"}, json::of("single"));
    QVERIFY(tells(onlyBlind, {"regular", "contract.blindTier"})); // its points are never multiplied
    onlyBlind.set({"regular", "contract.blindTier"}, json::of("multiplied"));
    onlyBlind.set({"regular", "contract.blindBid"},
                  *json::parse(R"({"min":13,"multiplierMade":1,"multiplierSet":1,"minDeficit":null})"));
    QVERIFY(onlyBlind.mistakes().empty() && onlyBlind.text());
    onlyBlind.set({"regular", "contract.tiers"},
                  *json::parse(R"([{"minBid":12,"exact":true,"onlyBlind":true,"made":350,"set":null}])"));
    QVERIFY(tells(onlyBlind, {"regular", "contract.tiers"})); // nobody may bid 12 blind
    Draft final = draftFrom("unc");
    final.set({"regular", "time.limitMin"}, json::of(nullptr));
    final.set({"regular", "time.onExpiry"}, json::of(nullptr));
    QVERIFY(tells(final, {"championship", "time.limitMin"}));
    QVERIFY(!tells(final, {"regular", "time.onExpiry"}));
}

// The editor and the reader of a file tell the same ones.
void tst_contradictions::aPhaseTellsOnlyItsOwn()
{
    Draft draft = draftFrom("unc");
    draft.set({"regular", "bid.maxTeam"}, 3); // below the minimum, in the championship too
    draft.set({"championship", "bid.minPlayer"}, 5);
    std::set<Field> told;
    for (const rules::Mistake& each : draft.mistakes())
        told.insert(each.field.value());
    QVERIFY(told.contains({"regular", "bid.minTeam"}) && !told.contains({"championship", "bid.minTeam"}));
    QVERIFY(told.contains({"championship", "bid.minPlayer"}));
    const auto text = draft.text();
    QVERIFY(!text);
    std::set<Field> read;
    for (const json::Problem& each : text.error())
        read.insert(rules::fieldAt(each.place).value());
    QVERIFY((read == std::set<Field>{{"regular", "bid.maxTeam"}, {"championship", "bid.minPlayer"}}));
    draft.set({"regular", "bid.maxTeam"}, 13);
    QVERIFY(draft.mistakes().empty() && draft.text());
}

void tst_contradictions::nothingElseTakesPart()
{
    QVERIFY(rc::check("a contradiction stays when what it does not name is changed", [] {
        rules::Venue venue = *arbitrary::venues();
        const rules::Values other = (*arbitrary::venues()).phases.front();
        venue.phases.resize(1);
        const auto fieldOf = [&](std::string_view name) { return Field{venue.phases.front().name, name}; };
        const auto take = [&](Draft& draft, std::string_view name) {
            if (!name.starts_with("renege.")) // one of a rule that neither may have
                draft.set(fieldOf(name), rules::valueOf(other, name));
        };
        Draft mixed({drafts::own.id, drafts::own.name, {}}, venue);
        for (const std::string_view name : rules::parameterNames())
            if (arbitrary::maybe())
                take(mixed, name);
        const auto mistakes = mixed.mistakes();
        for (const rules::Mistake& each : mistakes)
            for (const std::string_view name : rules::parameterNames()) {
                const auto named = [&](const rules::Mistake& one) {
                    return one.what == each.what && one.field == fieldOf(name);
                };
                if (name == "nil.valueMade" || name == "bags.limit" || std::ranges::any_of(mistakes, named))
                    continue; // with them go others
                Draft changed = mixed;
                take(changed, name);
                const auto left = changed.mistakes();
                RC_ASSERT(std::ranges::find(left, each.what, &rules::Mistake::what) != left.end());
            }
    }));
}

TEST_CLASS(tst_contradictions)
#include "tst_contradictions.moc"
