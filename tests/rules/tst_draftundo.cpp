// Undo and redo of what is changed in a rule file.
#include "drafts.h"
#include "program/testclass.h"
#include "rules/load.h"
#include "rules/parameters.h"

using drafts::draftFrom;
using drafts::finalTarget;
using drafts::regularTarget;
using drafts::target;
using rules::Draft;
using rules::Field;

class tst_draftundo : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void undoTakesBackAFieldAtATime();
    void undoInAListIsStepByStep();
    void whatWasUndoneIsDoneAgain();
    void whatCannotBeIsUndoneInItsTurn();
    void toCiteARuleThatIsNotThereIsNoStep();
    void nothingStaysOfWhatIsHalfTyped();
    void withoutABagLimitNoPenaltyIsLeft();
    void aPhaseOfTheOriginIsRemoved();
    void aPhaseOfSeveralPartsIsRemovedWhole();
};

void tst_draftundo::undoTakesBackAFieldAtATime()
{
    Draft draft = draftFrom("unc");
    const int before = target(draft, "regular");
    QVERIFY(!draft.canUndo());
    draft.set(regularTarget, 3); // as it is typed
    draft.set(regularTarget, 35);
    draft.set(regularTarget, 350);
    draft.set(finalTarget, 600);
    QVERIFY(draft.undo());
    QVERIFY(target(draft, "championship") != 600);
    QCOMPARE(target(draft, "regular"), 350);
    QVERIFY(draft.undo());
    QCOMPARE(target(draft, "regular"), before);
    QVERIFY(!draft.undo());
    draft.set(regularTarget, 350); // after an undo a change of its own
    QVERIFY(draft.undo());
    QCOMPARE(target(draft, "regular"), before);
}

void tst_draftundo::undoInAListIsStepByStep()
{
    Draft draft = draftFrom("traditional");
    const Field tiers{"regular", "contract.tiers"};
    const auto text = [&] { return json::print(rules::valueOf(draft.phase("regular"), tiers.name)); };
    std::vector<std::string> steps{text()};
    const auto become = [&](const rules::Inside& inside, const char* value, bool isStep = true) {
        QVERIFY(!draft.set(tiers, *json::parse(value), inside));
        if (isStep)
            steps.push_back(text());
        else
            steps.back() = text();
    };
    become(std::nullopt, R"([{"minBid": 1, "exact": false, "made": 0, "set": null}])");
    become("[0].minBid", R"([{"minBid": 10, "exact": false, "made": 0, "set": null}])");
    become("[0].exact", R"([{"minBid": 10, "exact": true, "made": 0, "set": null}])");
    become("[0].made", R"([{"minBid": 10, "exact": true, "made": 1, "set": null}])");
    become("[0].made", R"([{"minBid": 10, "exact": true, "made": 150, "set": null}])",
           false); // as it is typed
    become(std::nullopt, "[]");
    steps.pop_back();
    while (!steps.empty()) {
        QVERIFY(draft.undo());
        QCOMPARE(text(), steps.back());
        steps.pop_back();
    }
    QVERIFY(!draft.canUndo());
}

void tst_draftundo::whatWasUndoneIsDoneAgain()
{
    Draft draft = draftFrom("unc");
    const int before = target(draft, "regular");
    QVERIFY(!draft.redo());
    draft.set(regularTarget, 350);
    draft.set(finalTarget, 600);
    QVERIFY(draft.undo() && draft.undo());
    QVERIFY(draft.redo());
    QCOMPARE(target(draft, "regular"), 350);
    QVERIFY(draft.redo() && !draft.canRedo());
    QCOMPARE(target(draft, "championship"), 600);
    QVERIFY(draft.undo());
    draft.rename("other", "Other"); // nothing to do again after another change
    QVERIFY(!draft.canRedo());
    QVERIFY(draft.undo());
    QVERIFY(draft.set(regularTarget, 0)); // nor after one that is refused
    QVERIFY(!draft.canRedo());
    QVERIFY(draft.undo() && draft.undo());
    QCOMPARE(target(draft, "regular"), before);
}

void tst_draftundo::whatCannotBeIsUndoneInItsTurn()
{
    Draft draft = draftFrom("unc");
    QVERIFY(draft.set({"regular", "nil.valueMade"}, -5));
    draft.cite(regularTarget, "House rule 2");
    draft.set(finalTarget, 600);
    QCOMPARE(draft.mistakes().size(), std::size_t{1});
    QVERIFY(draft.undo() && draft.undo());
    QCOMPARE(draft.mistakes().size(), std::size_t{1});
    QVERIFY(draft.undo());
    QVERIFY(draft.mistakes().empty() && !draft.canUndo());
    QVERIFY(draft.redo());
    QCOMPARE(draft.mistakes().size(), std::size_t{1});
}

void tst_draftundo::toCiteARuleThatIsNotThereIsNoStep()
{
    Draft draft = draftFrom("unc");
    const Field tricks{"regular", "renege.tricks"};
    draft.set({"regular", rules::nullableGroup}, json::of(nullptr));
    draft.cite(tricks, "House rule 2");
    QVERIFY(!draft.isChanged(tricks));
    QVERIFY(draft.undo() && draft.phase("regular").rules.renege);
}

void tst_draftundo::nothingStaysOfWhatIsHalfTyped()
{
    Draft draft = draftFrom("unc");
    const int before = target(draft, "regular");
    for (const int typed : {9, 99, 999, 9999})
        QVERIFY(!draft.set(regularTarget, typed));
    QVERIFY(draft.set(regularTarget, 99999));
    QCOMPARE(target(draft, "regular"), before);
    QVERIFY(!draft.set(regularTarget, 999));
    QCOMPARE(target(draft, "regular"), 999);
    QVERIFY(draft.undo() && !draft.canUndo());
}

void tst_draftundo::withoutABagLimitNoPenaltyIsLeft()
{
    Draft draft = draftFrom("unc");
    const Field limit{"regular", "bags.limit"};
    const rules::Values before = draft.phase("regular");
    QVERIFY(!draft.set(limit, json::of(nullptr)));
    QVERIFY(draft.mistakes().empty());
    QCOMPARE(draft.phase("regular").rules.bags.penalty, 0);
    QVERIFY(draft.undo());
    QVERIFY(before == draft.phase("regular"));
    draft.set(limit, json::of(nullptr));
    draft.reset(limit);
    QVERIFY(draft.changed().empty() && before == draft.phase("regular"));
}

void tst_draftundo::aPhaseOfTheOriginIsRemoved()
{
    using rules::DrawPart;
    Draft draft = draftFrom("unc");
    draft.set(finalTarget, 600);
    draft.setPart(DrawPart::Final, false);
    QVERIFY(!rules::phaseFor(draft.venue(), DrawPart::Final));
    QVERIFY(draft.venue().phases.size() == 1 && draft.changed().empty());
    const auto read = rules::loadFile({"own.json", draft.text().value()}, {});
    QVERIFY(read && read->venue == draft.venue());
    Draft again = Draft::of(*read);
    QVERIFY(again.file().from == "unc" && again.venue() == draft.venue());
    again.setPart(DrawPart::Final, true); // as the origin has it
    QCOMPARE(target(again, "championship"), 500);
    QVERIFY(draft.undo());
    QCOMPARE(target(draft, "championship"), 600);
}

void tst_draftundo::aPhaseOfSeveralPartsIsRemovedWhole()
{
    using rules::DrawPart;
    const rules::Venue late = rules::load(R"({"format": "courtside-rules/1", "id": "late", "name": "Late",
 "from": "classic", "phases": {"late": {"from": "regular", "for": ["semifinals", "final"]}}})",
                                          [](const std::string& id) { return rules::venueCalled(id); })
                                  .value();
    const std::vector both{DrawPart::Semifinals, DrawPart::Final};
    for (const DrawPart part : both)
        QVERIFY(rules::partsWith(late, part) == both);
    QVERIFY(rules::partsWith(late, DrawPart::Pools) == std::vector{DrawPart::Pools});
    Draft draft({"own", "Our own", "late.json"}, late);
    draft.setPart(DrawPart::Final, false);
    QVERIFY(!rules::phaseFor(draft.venue(), DrawPart::Semifinals));
    draft.setPart(DrawPart::Pools, true);
    draft.joinPart(DrawPart::Final, DrawPart::Pools);
    draft.setPart(DrawPart::Semifinals, true); // with the final
    QVERIFY(draft.file().joined.empty() && draft.mistakes().empty());
    QVERIFY(rules::phaseFor(draft.venue(), DrawPart::Final)->name == "late");
}

TEST_CLASS(tst_draftundo)
#include "tst_draftundo.moc"
