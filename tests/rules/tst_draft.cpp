// A rule file while it is being edited: its rules are those that its text is read as.
#include "arbitrary/rules.h"
#include "drafts.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/draft.h"
#include "rules/load.h"
#include "rules/parameters.h"
#include "text.h"

using drafts::draftFrom;
using drafts::regularTarget;
using drafts::target;
using rules::Draft;
using rules::Field;

namespace {

/// What its file is read as.
rules::FileRead readBack(const Draft& draft)
{
    const auto read = rules::load(draft.text().value(), [&](const std::string&) {
        return tl::expected<rules::Venue, message::Message>(draft.origin());
    });
    return {read.value(), rules::Origin{draft.file().from, draft.origin()}};
}

/// Another value that the parameter may have.
json::Value anotherValue(const rules::Values& values, std::string_view name)
{
    const rules::Form& form = rules::formOf(name);
    const std::string now = json::print(rules::valueOf(values, name));
    std::vector<json::Value> all = form.choices;
    if (form.none)
        all.push_back(*form.none);
    if (form.kind == rules::Form::Kind::Number)
        all.insert(all.end(), {json::of(form.least), json::of(form.most)});
    if (form.kind == rules::Form::Kind::Time)
        all.push_back(json::of("22:30"));
    if (form.kind == rules::Form::Kind::Object)
        all.push_back(rules::blank(form));
    if (form.kind == rules::Form::Kind::List) {
        all.push_back(json::of(json::Array()));
        const rules::Form& item = form.parts.front();
        json::Value one = rules::blank(item);
        if (item.kind == rules::Form::Kind::Card)
            one = json::of("2H");
        else if (item.kind == rules::Form::Kind::Text)
            one = json::of("Student ID");
        else
            for (std::size_t i = 0; i < item.keys.size(); ++i)
                if (item.parts[i].kind == rules::Form::Kind::Name ||
                    item.parts[i].kind == rules::Form::Kind::Text)
                    std::get<json::Object>(one.data)[i].second = json::of("late");
        all.push_back(json::of(json::Array{one}));
    }
    for (json::Value& each : all)
        if (json::print(each) != now)
            return each;
    return json::of(nullptr); // there is no other
}

} // namespace

class tst_draft : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyParameterCanBeEdited();
    void aPartOfTheDrawGetsAPhase();
    void itDropsWhatNoParameterSays();
    void itDropsWhatTheOwnSheetDoesNotSay();
    void whatIsSetStaysWhateverIsKept();
    void itIsWhatItsFileIsReadAs();
    void aPhaseTakesOverWhatIsChanged();
    void aRevertedValueIsNotAChange();
    void severalRoundsHaveTheSameRules();
    void mistakesBelongToTheirField();
    void withoutANilNothingAsksForOne();
    void noValueThatAFileMayNotHave();
    void theRenegeRuleAsAWhole();
    void resetsInANewRenegeRule();
    void aRenegeRuleOfOnePhaseAlone();
    void aCiteOfItsOwn();
    void theSheetHasAName();
    void copies();
    void aFileItself();
    void idsOfNames();
};

void tst_draft::everyParameterCanBeEdited()
{
    const rules::Venue unc = *rules::venueCalled("unc");
    for (const std::string_view name : rules::parameterNames()) {
        Draft draft(drafts::own, unc);
        const rules::Phase& phase = unc.phases.front();
        const json::Value another = anotherValue(phase, name);
        const Field field{phase.name, name};
        const auto why = draft.set(field, another);
        QVERIFY2(!why, name.data());
        QVERIFY2(draft.isChanged(field), name.data());
        QCOMPARE(json::print(rules::valueOf(draft.phase(phase.name), name)), json::print(another));
        draft.reset(field);
        QVERIFY2(draft.changed().empty(), name.data());
    }
}

void tst_draft::aPartOfTheDrawGetsAPhase()
{
    const Field target{"semifinals", "end.target"};
    Draft draft({"own", "Our own", "classic"}, *rules::venueCalled("classic"));
    draft.setPart(rules::DrawPart::Semifinals, true);
    QVERIFY(!draft.set(target, json::of(600)));
    QVERIFY(!draft.set({"regular", "bags.limit"}, json::of(5)));
    QCOMPARE(draft.phase("semifinals").rules.end.target, 600);
    QCOMPARE(*draft.phase("semifinals").rules.bags.limit, 5);
    QVERIFY(readBack(draft).venue == draft.venue());
    QVERIFY(draft.undo() && draft.undo() && draft.undo());
    QVERIFY(!draft.canUndo());
    QCOMPARE(draft.venue().phases.size(), std::size_t{1});
    // Without the phase none of its changes are left.
    draft.setPart(rules::DrawPart::Semifinals, true);
    QVERIFY(!draft.set(target, json::of(600)));
    draft.setPart(rules::DrawPart::Semifinals, false);
    QVERIFY(draft.changed().empty());
    QCOMPARE(draft.venue().phases.size(), std::size_t{1});
}

void tst_draft::itDropsWhatNoParameterSays()
{
    Draft draft({"own", "Our own", "traditional"}, *rules::venueCalled("traditional"));
    QVERIFY(rules::hasSentences(draft.venue()));
    draft.keepSentences(false);
    QVERIFY(!rules::hasSentences(draft.venue()));
    for (const rules::Topic each : {rules::Topic::Ranking, rules::Topic::Play}) // these are of Spades
        QVERIFY(std::ranges::count(draft.venue().sentences, each, &rules::Sentence::topic) > 0);
    const rules::FileRead file = readBack(draft);
    QVERIFY(file.venue == draft.venue());
    QVERIFY(Draft::of(file).file().dropsSentences);
    QVERIFY(draft.undo());
    QVERIFY(rules::hasSentences(draft.venue()));
}

void tst_draft::itDropsWhatTheOwnSheetDoesNotSay()
{
    Draft draft = draftFrom("unc");
    draft.keepSentences(false);
    for (const rules::Phase& each : draft.venue().phases) {
        QVERIFY(!each.rules.renege && each.people.misdeal.reasons.empty());
        QVERIFY(each.people.checkin.acceptedIds.empty() && each.people.checkin.eligible.empty());
    }
    QVERIFY(draft.mistakes().empty());
    QVERIFY(readBack(draft).venue == draft.venue());
    draft.keepSentences(true);
    QVERIFY(draft.changed().empty());
    QVERIFY(draft.phase("regular").rules.renege);
    draft.set({"regular", "renege.tricks"}, 2); // what is set here stays
    draft.set({"regular", "checkin.acceptedIds"}, *json::parse(R"(["Student ID"])"));
    draft.keepSentences(false);
    QCOMPARE(draft.phase("regular").rules.renege->tricks, 2);
    QCOMPARE(draft.phase("regular").rules.renege->receiverPoints, 0); // UNC's 30 are its own
    const rules::Checkin& checkin = draft.phase("championship").people.checkin;
    QVERIFY(!checkin.noIdNoPlay && checkin.acceptedIds.size() == 1 && checkin.eligible.empty());
    QVERIFY(readBack(draft).venue == draft.venue());
    QVERIFY(draft.undo() && draft.undo() && draft.undo() && draft.undo() && draft.undo());
    QVERIFY(!draft.canUndo());
}

void tst_draft::whatIsSetStaysWhateverIsKept()
{
    const Field reasons{"regular", "misdeal.reasons"};
    Draft draft = draftFrom("unc");
    draft.set(reasons, json::of(json::Array())); // as it is where nothing is kept
    draft.set({"regular", "renege"}, json::of(nullptr));
    for (const bool keep : {false, true}) {
        draft.keepSentences(keep);
        const rules::FileRead file = readBack(draft);
        QVERIFY(file.venue == draft.venue());
        const Draft again = Draft::of(file);
        QVERIFY(again.file().dropsSentences == !keep && again.venue() == draft.venue());
        QCOMPARE(again.text().value(), draft.text().value());
        QVERIFY(draft.phase("regular").people.misdeal.reasons.empty());
        QVERIFY(!draft.phase("regular").rules.renege);
        QVERIFY(draft.isChanged(reasons));
    }
    QVERIFY(!draft.phase("regular").people.checkin.acceptedIds.empty());
    draft.keepSentences(false);
    const json::Value ids = rules::valueOf(draft.origin().phases.front(), "checkin.acceptedIds");
    draft.set({"regular", "checkin.acceptedIds"}, ids); // the origin's, but set here
    QVERIFY(!draft.phase("regular").people.checkin.acceptedIds.empty());
    QVERIFY(Draft::of(readBack(draft)).venue() == draft.venue());
}

void tst_draft::itIsWhatItsFileIsReadAs()
{
    QVERIFY(rc::check("the venue of a draft is the one that its file is read as", [] {
        const rules::Venue origin = *arbitrary::venues();
        const rules::Venue other = *arbitrary::venues();
        Draft draft(drafts::own, origin);
        draft.keepSentences(arbitrary::maybe());
        for (const std::string_view name : rules::parameterNames())
            if (arbitrary::within(0, 9) == 0) {
                const Field field{origin
                                      .phases[static_cast<std::size_t>(
                                          arbitrary::within(0, static_cast<int>(origin.phases.size()) - 1))]
                                      .name,
                                  name};
                const json::Value value = rules::valueOf(other.phases.front(), name);
                if (!name.starts_with("renege.") || other.phases.front().rules.renege)
                    draft.set(field, value);
                if (arbitrary::maybe())
                    draft.cite(field, "Section 3");
            }
        const auto text = draft.text();
        RC_ASSERT(text.has_value() == draft.mistakes().empty());
        if (!text)
            return;
        const auto read = rules::load(
            *text, [&](const std::string&) { return tl::expected<rules::Venue, message::Message>(origin); });
        RC_ASSERT(read.has_value());
        RC_ASSERT(read->phases == draft.venue().phases);
        RC_ASSERT(*read == draft.venue());
    }));
}

void tst_draft::aPhaseTakesOverWhatIsChanged()
{
    Draft draft = draftFrom("unc");
    const Field overtricks{"regular", "overtrick.points"};
    QVERIFY(!draft.set(overtricks, 2));
    QCOMPARE(draft.phase("championship").rules.overtrickPoints, 2);
    QVERIFY(!draft.isChanged({"championship", "overtrick.points"}));
    QVERIFY(!draft.set({"championship", "overtrick.points"}, 1));
    QCOMPARE(draft.phase("championship").rules.overtrickPoints, 1);
    QCOMPARE(draft.phase("regular").rules.overtrickPoints, 2);
    const int final = target(draft, "championship"); // of its own
    QVERIFY(!draft.set(regularTarget, 420));
    QCOMPARE(target(draft, "championship"), final);
}

void tst_draft::aRevertedValueIsNotAChange()
{
    Draft draft = draftFrom("unc");
    const int before = target(draft, "regular");
    draft.set(regularTarget, before + 50);
    QCOMPARE(draft.changed().size(), std::size_t{1});
    draft.set(regularTarget, before);
    QVERIFY(draft.changed().empty());
    QCOMPARE(draft.venue().phases.front().rules, rules::venueCalled("unc")->phases.front().rules);
}

void tst_draft::severalRoundsHaveTheSameRules()
{
    using rules::DrawPart;
    Draft draft({"own", "Our own", "traditional"}, *rules::venueCalled("traditional"));
    draft.setPart(DrawPart::Semifinals, true);
    draft.joinPart(DrawPart::Final, DrawPart::Semifinals);
    QVERIFY(!draft.set({"semifinals", "end.target"}, json::of(600)));
    QCOMPARE(draft.venue().phases.size(), std::size_t{2});
    QVERIFY(draft.phase("semifinals").playedIn == (std::vector{DrawPart::Semifinals, DrawPart::Final}));
    const rules::FileRead file = readBack(draft);
    QVERIFY(file.venue == draft.venue());
    QVERIFY(Draft::of(file).file().joined == draft.file().joined);
    draft.setPart(DrawPart::Final, false);
    QVERIFY(draft.file().joined.empty());
    QVERIFY(draft.undo());
    draft.setPart(DrawPart::Semifinals, false); // with it goes what was joined to it
    QVERIFY(draft.file().joined.empty() && draft.venue().phases.size() == 1);
}

void tst_draft::withoutANilNothingAsksForOne()
{
    Draft draft = draftFrom("traditional");
    const rules::Values before = draft.phase("regular");
    const Field made{"regular", "nil.valueMade"};
    QVERIFY(before.rules.nil.blindMade && before.rules.nil.blindExchange > 0);
    draft.set(made, json::of(nullptr));
    QVERIFY(draft.mistakes().empty());
    QVERIFY(!draft.phase("regular").rules.nil.blindMade);
    QVERIFY(draft.undo()); // all at once
    QVERIFY(before == draft.phase("regular"));
    draft.set(made, json::of(nullptr));
    draft.reset(made);
    QVERIFY(draft.changed().empty());
    QVERIFY(before == draft.phase("regular"));
    draft.set(made, json::of(nullptr)); // the field is emptied, and another number is typed
    draft.set(made, json::of(8));
    draft.set(made, json::of(80));
    QVERIFY(draft.phase("regular").rules.nil.valueMade == 80);
    QVERIFY(draft.phase("regular").rules.nil.blindMade == before.rules.nil.blindMade);
    QCOMPARE(draft.changed().size(), std::size_t{1});
    QVERIFY(draft.undo());
    QVERIFY(before == draft.phase("regular"));
}

void tst_draft::mistakesBelongToTheirField()
{
    Draft draft = draftFrom("unc");
    QVERIFY(draft.mistakes().empty());
    draft.set({"regular", "bid.maxTeam"}, 5);
    draft.set({"regular", "bid.minTeam"}, 6);
    const auto mistakes = draft.mistakes();
    QCOMPARE(mistakes.size(), std::size_t{2}); // at each field that takes part
    QVERIFY(mistakes.front().field == (Field{"regular", "bid.minTeam"}));
    QVERIFY(mistakes.back().field == (Field{"regular", "bid.maxTeam"}));
    QCOMPARE(QByteArray(mistakes.front().what.code.data()), QByteArray("rules-minimum-bid-over-maximum"));
    QCOMPARE(*draft.phase("regular").rules.bid.minTeam, 6); // what is wrong can be seen
    QVERIFY(!draft.text());
    draft.set({"regular", "bid.minTeam"}, 5);
    QVERIFY(draft.mistakes().empty());
    draft.rename({}, {});
    QCOMPARE(draft.mistakes().size(), std::size_t{2}); // its id and its name
    QVERIFY(!draft.mistakes().front().field);
}

void tst_draft::noValueThatAFileMayNotHave()
{
    Draft draft = draftFrom("unc");
    const auto why = draft.set(regularTarget, 0);
    QVERIFY(why);
    QVERIFY(draft.changed().empty() && draft.refused(regularTarget));
    QVERIFY(draft.undo() && !draft.refused(regularTarget));
    QVERIFY(draft.set({"regular", "time.wallClockEnd"}, "25:00"));
    QVERIFY(!draft.set({"regular", "time.wallClockEnd"}, "22:00"));
    QVERIFY(draft.set({"regular", "fouls"},
                      json::of(json::Array{rules::blank(rules::formOf("fouls").parts.front())})));
}

void tst_draft::theRenegeRuleAsAWhole()
{
    Draft draft = draftFrom("unc");
    const auto before = draft.phase("regular").rules.renege;
    QVERIFY(before);
    QVERIFY(!draft.set({"regular", "renege"}, json::of(nullptr)));
    QVERIFY(!draft.phase("regular").rules.renege);
    QVERIFY(!draft.phase("championship").rules.renege); // takes it over
    QVERIFY(draft.text().has_value());
    QVERIFY(!draft.set({"regular", "renege"}, json::of(true)));
    QCOMPARE(draft.phase("regular").rules.renege, before);
    QVERIFY(draft.changed().empty());
    for (const rules::Venue& each : rules::builtIn())
        if (!each.phases.front().rules.renege) { // a rule where there was none
            Draft other({"own", "Own", each.id}, each);
            QVERIFY(!other.set({each.phases.front().name, "renege"}, json::of(true)));
            QVERIFY(other.phase(each.phases.front().name).rules.renege);
            QVERIFY(!other.set({each.phases.front().name, "renege.tricks"}, 2));
            QVERIFY(other.text().has_value());
            QVERIFY(other.mistakes().empty());
        }
}

void tst_draft::resetsInANewRenegeRule()
{
    rules::Venue without = *rules::venueCalled("classic");
    without.phases.front().rules.renege.reset();
    const std::string phase = without.phases.front().name;
    Draft draft({"own", "Own", {}}, without);
    QVERIFY(!draft.set({phase, "renege"}, json::of(true)));
    const auto fresh = draft.phase(phase).rules.renege;
    QVERIFY(fresh);
    QCOMPARE(draft.changed().size(), std::size_t{1}); // the rule, and not each of its parameters
    int changed = 0;
    for (const std::string_view name : rules::parameterNames()) {
        if (!name.starts_with("renege."))
            continue;
        const json::Value another = anotherValue(draft.phase(phase), name);
        if (draft.set({phase, name}, another))
            continue;
        QVERIFY2(draft.isChanged({phase, name}), name.data());
        draft.reset({phase, name});
        QVERIFY2(draft.phase(phase).rules.renege == fresh, name.data());
        ++changed;
    }
    QVERIFY(changed > 1);
    QVERIFY(!draft.set({phase, "renege.tricks"}, 2));
    draft.reset({phase, "renege"});
    QVERIFY(!draft.phase(phase).rules.renege);
    QVERIFY(draft.changed().empty());
}

void tst_draft::aRenegeRuleOfOnePhaseAlone()
{
    Draft draft = draftFrom("unc");
    QVERIFY(!draft.set({"regular", "renege"}, json::of(nullptr)));
    QVERIFY(!draft.set({"championship", "renege"}, json::of(true)));
    QVERIFY(draft.phase("championship").rules.renege && !draft.phase("regular").rules.renege);
    const auto text = draft.text();
    QVERIFY(text);
    const auto read = rules::load(*text, [](const std::string& id) { return rules::venueCalled(id); });
    QVERIFY(read);
    QVERIFY(read->phases == draft.venue().phases);
}

void tst_draft::aCiteOfItsOwn()
{
    Draft draft = draftFrom("unc");
    const auto section = [&] {
        return rules::set(draft.venue(), draft.phase("regular")).citeFor("end.target").section;
    };
    draft.set(regularTarget, 350);
    QCOMPARE(section(), std::string());
    draft.cite(regularTarget, "House rule 2");
    QCOMPARE(section(), std::string("House rule 2"));
    QVERIFY(draft.text()->find("House rule 2") != std::string::npos);
    draft.reset(regularTarget);
    QCOMPARE(section(), std::string());
    draft.cite(regularTarget, "House rule 2"); // of the value as it was
    QVERIFY(draft.isChanged(regularTarget));
    draft.cite(regularTarget, {});
    QVERIFY(draft.changed().empty());
}

void tst_draft::theSheetHasAName()
{
    Draft draft = draftFrom("unc");
    const auto section = [](const Draft& of) {
        return rules::set(of.venue(), of.phase("regular")).citeFor("end.target").section;
    };
    QVERIFY(draft.venue().sheet.empty());
    draft.nameSheet("Riverside Parks, 2026");
    QCOMPARE(draft.venue().sheet, std::string("Riverside Parks, 2026"));
    const auto read =
        rules::load(draft.text().value(), [](const std::string& id) { return rules::venueCalled(id); });
    QVERIFY(read && *read == draft.venue());
    draft.nameSheet(draft.origin().sheet); // then what that cites holds
    QVERIFY(!section(draft).empty());
    draft.cite(regularTarget, {});
    QCOMPARE(section(draft), std::string());
    QVERIFY(draft.isChanged(regularTarget));
    // A file that builds on no other keeps its citations when its sheet is renamed.
    Draft whole({"own", "Our own", {}}, *rules::venueCalled("unc"));
    whole.nameSheet("Our sheet");
    QVERIFY(!section(whole).empty());
    QVERIFY(draft.undo());
}

void tst_draft::copies()
{
    rules::Venue agreed = *rules::venueCalled("unc");
    agreed.phases.front().rules.end.target = 320;
    const Draft draft = Draft::copyOf(agreed, "own", "Our own");
    QCOMPARE(draft.file().from, std::string("unc"));
    QVERIFY(draft.isChanged({agreed.phases.front().name, "end.target"}));
    QVERIFY(!draft.canUndo());
    QCOMPARE(target(draft, "regular"), 320);
    rules::Venue unknown = agreed; // of a file that is not here
    unknown.id = "somewhere";
    const Draft whole = Draft::copyOf(unknown, "own", "Our own");
    QVERIFY(whole.file().from.empty() && whole.changed().empty());
    const auto read = rules::load(*whole.text());
    QVERIFY(read);
    QCOMPARE(read->name, std::string("Our own"));
    QCOMPARE(read->phases.front().rules, agreed.phases.front().rules);
    QVERIFY(read->sentences == agreed.sentences && read->forbids == agreed.forbids);
}

void tst_draft::aFileItself()
{
    const auto reading = [](const std::string& text) {
        return rules::loadFile({"own.json", text}, {}).value();
    };
    Draft first = draftFrom("unc");
    first.set(regularTarget, 350);
    first.cite(regularTarget, "House rule 2");
    first.set({"championship", "overtrick.points"}, 2);
    const std::string text = first.text().value();
    Draft again = Draft::of(reading(text));
    QCOMPARE(again.file().from, std::string("unc"));
    QCOMPARE(again.changed(), first.changed());
    QVERIFY(!again.canUndo());
    QCOMPARE(again.text().value(), text);
    again.reset(regularTarget);
    QCOMPARE(target(again, "regular"), 300);
    rules::Venue more = reading(text).venue;
    more.sheet = "Our own sheet";
    QCOMPARE(Draft::of({more, reading(text).origin}).venue().sheet, more.sheet);
    // The form has no field for a file's own infractions.
    more.forbids.clear();
    const Draft whole = Draft::of({more, reading(text).origin});
    QVERIFY(whole.file().from.empty() && whole.changed().empty());
    QVERIFY(rules::load(whole.text().value())->forbids.empty());
}

void tst_draft::idsOfNames()
{
    QCOMPARE(rules::idOf("Our league, Fall 2026"), std::string("our-league-fall-2026"));
    QCOMPARE(rules::idOf("  - "), std::string());
    QCOMPARE(rules::idOf("\u00c9cole"), std::string("cole"));
}

TEST_CLASS(tst_draft)
#include "tst_draft.moc"
