// The form of each kind of ruling.
#pragma once

#include "form.h"
#include "kinds.h"

#include "ui/rulings/cases/opencase.h"

namespace rulings {

/// What every form needs.
struct FormAt {
    kit::Theme& theme;
    session::Session& session;
    const session::PinGate& gate;
};

// About a hand and its score (scoreforms.cpp).

/// Only picks the hand, then calls `open` with it.
Form* renegeForm(const FormAt& at, const std::function<void(const HandSpot&)>& open);
Form* pointsForm(const FormAt& at);
Form* foulForm(const FormAt& at);
Form* voidForm(const FormAt& at);

// About the tournament (ruleforms.cpp).

Form* ruleForm(const FormAt& at);
Form* ineligibleForm(const FormAt& at);

// About behavior and protests (incidentform.cpp, conductforms.cpp).

Form* incidentForm(const FormAt& at);
Form* protestForm(const FormAt& at);
/// The decision on that protest (its op).
Form* settleForm(const FormAt& at, const std::string& protest);
Form* ratingForm(const FormAt& at);

// What can be picked (offers.cpp).

/// `Match 4 · Full House vs. Low Club`; without teams while they aren't known.
QString matchName(const tournament::Tournament& tournament, const tournament::Match& match);
/// The matches that have a number and both teams and are `wanted`. The match `from` is always included.
QList<Picker::Entry> matchesOffered(const tournament::Tournament& tournament,
                                    bool (*wanted)(const tournament::Match& match), const std::string& from);
bool wasCalled(const tournament::Match& match);
/// The match to pick at first: `wanted`, else the match in play that was called last, else the last one.
QString likelyMatch(const tournament::Tournament& tournament, const QList<Picker::Entry>& offered,
                    const std::string& wanted);
/// `table 5 · 6 hands on record`
QString playedSoFar(const tournament::Tournament& tournament, const tournament::Match& match);
/// The same as a sentence.
QString whereIs(const tournament::Tournament& tournament, const tournament::Match& match);
/// `A  Full House`, `B  Low Club`, with ids `a` and `b`.
QList<Choices::Option> sidesOffered(const tournament::Tournament& tournament, const tournament::Match* match);
facts::Side sideOf(const Choices& sides);

/// Every hand on its sheet, including an open one, with ids `1/3`: the game and the hand in it.
QList<Picker::Entry> handsOffered(const tournament::Match& match);
QString handId(int game, int hand);

/// A row for the effect of a ruling that isn't a correction. `id` is the id of the row.
sheet::ChangeRow effect(const QString& id, const QString& icon, const QString& label, const QString& is);
/// A row saying that no score changes.
sheet::ChangeRow noPoints();

} // namespace rulings
