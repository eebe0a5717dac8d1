// The form of each kind of ruling.
#pragma once

#include "form.h"
#include "kinds.h"

#include "ui/rulings/cases/opencase.h"

namespace rulings {

/// What every form is made with.
struct FormAt {
    kit::Theme& theme;
    session::Session& session;
    const session::PinGate& gate;
};

// Of a hand and its score (scoreforms.cpp).

/// Asks for the hand alone; `open` is called with it.
Form* renegeForm(const FormAt& at, const std::function<void(const HandSpot&)>& open);
Form* pointsForm(const FormAt& at);
Form* foulForm(const FormAt& at);
Form* voidForm(const FormAt& at);

// Of the tournament (ruleforms.cpp).

Form* ruleForm(const FormAt& at);
Form* ineligibleForm(const FormAt& at);

// Of how people behaved and what they object to (incidentform.cpp, conductforms.cpp).

Form* incidentForm(const FormAt& at);
Form* protestForm(const FormAt& at);
/// The outcome of the protest of that op.
Form* settleForm(const FormAt& at, const std::string& protest);
Form* ratingForm(const FormAt& at);

// What they offer (offers.cpp).

/// `Match 4 · Full House vs. Low Club`; without its teams while they are not known.
QString matchName(const tournament::Tournament& tournament, const tournament::Match& match);
/// Each match that has a number and both sides and is `wanted`. That of `from` is always offered.
QList<Picker::Entry> matchesOffered(const tournament::Tournament& tournament,
                                    bool (*wanted)(const tournament::Match& match), const std::string& from);
bool wasCalled(const tournament::Match& match);
/// The one where somebody is at work: that, else the one in play that was called last, else the last.
QString likelyMatch(const tournament::Tournament& tournament, const QList<Picker::Entry>& offered,
                    const std::string& wanted);
/// `table 5 · 6 hands on record`
QString howItStands(const tournament::Tournament& tournament, const tournament::Match& match);
/// The same as a sentence.
QString whereIs(const tournament::Tournament& tournament, const tournament::Match& match);
/// `A  Full House`, `B  Low Club`: ids `a` and `b`.
QList<Choices::Option> sidesOffered(const tournament::Tournament& tournament, const tournament::Match* match);
facts::Side sideOf(const Choices& sides);

/// Every hand on its sheet, an open one too: ids `1/3`, the game and the hand in it.
QList<Picker::Entry> handsOffered(const tournament::Match& match);
QString handId(int game, int hand);

/// The effects of a ruling that is not a correction, with an icon; `id` is its row's.
sheet::ChangeRow effect(const QString& id, const QString& icon, const QString& label, const QString& is);
/// That no score changes.
sheet::ChangeRow noPoints();

} // namespace rulings
