// The texts of Check-in; for this folder only.
#pragma once

#include "desk/checkin/attendance.h"
#include "desk/checkin/checkin.h"
#include "ui/kit/rows.h"
#include "ui/session/session.h"

namespace checkin {

/// One row per expected player, by the person's id: who they are, what they play next, and whether they are
/// checked in.
QList<kit::Row> playerRows(const tournament::Tournament& tournament,
                           const std::vector<desk::Expected>& expected);
/// One row per team that can't play yet: the players it waits for, those who may not play, and its match.
QList<kit::Row> missingRows(const tournament::Tournament& tournament,
                            const std::vector<desk::Waiting>& waiting);

/// `2 teams not checked in · 4 players must show ID again`; `hasThirds`: a team has a third player.
QString completeText(const tournament::Tournament& tournament, const desk::Attendance& count,
                     const std::vector<desk::Waiting>& waiting, bool hasThirds);

/// Whether it looks like a card reader's text: it begins with the sentinel, or is only a number.
bool looksLikeCard(const QString& typed);
/// What must be done before anyone can be checked in; empty if nothing.
QString firstToDo(const tournament::Tournament& tournament);
QString prompt();
/// `Enter: the player showed Student ID`, if that is the only ID that the venue accepts; otherwise empty.
QString enterText(const tournament::Tournament& tournament);
/// The same while an unknown card waits for a player.
QString cardPrompt();
/// Why a PIN is needed: player %1 is suspended, or has no accepted ID.
QString pinQuestion(bool isSuspended);
/// For an unknown card, if the roster has another number for that player: `The roster has …890 for Yara Zane;
/// this card has another number`. Empty if it has none.
QString otherNumber(const tournament::Tournament& tournament, const std::string& person);
/// Joins the sentences that aren't empty, each with a period.
QString joinedAnswer(QStringList sentences);

/// About a card swiped during a question about another player, `asked`. `waits`: it is the card that waits
/// for a player.
QString besidesText(const tournament::Tournament& tournament, const desk::CardOwner& owner, bool waits,
                    const QString& asked);

/// `Checked in for match 3`, the players that the team waits for, whether its match can be called now, and
/// the rules that were overridden. Some can be empty.
QStringList stateParts(const session::Session& session, const std::string& person,
                       const desk::CheckinResult& here);

/// The message without what only supervisors may read.
QString forScreen(const message::Message& said);

} // namespace checkin
