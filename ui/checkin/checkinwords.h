// What is typed, shown and said at the door; for this folder alone.
#pragma once

#include "desk/checkin/attendance.h"
#include "desk/checkin/checkin.h"
#include "ui/kit/rows.h"
#include "ui/session/session.h"

namespace checkin {

/// Who is expected, by the person's id: who they are, what they play next, and whether they are checked in.
QList<kit::Row> playerRows(const tournament::Tournament& tournament,
                           const std::vector<desk::Expected>& expected);
/// Teams that cannot be seated yet, whom they wait for and who of them may not play; and their match.
QList<kit::Row> missingRows(const tournament::Tournament& tournament,
                            const std::vector<desk::Waiting>& waiting);

/// `2 teams not checked in · 4 players must show ID again`; `hasThirds`: a team has a third player.
QString completeText(const tournament::Tournament& tournament, const desk::Attendance& count,
                     const std::vector<desk::Waiting>& waiting, bool hasThirds);

/// What a reader sends, which begins with its sentinel, or a number and nothing else.
bool looksLikeCard(const QString& typed);
/// What comes before anybody can be checked in; empty where nothing does.
QString firstToDo(const tournament::Tournament& tournament);
QString prompt();
/// `Enter: the player showed Student ID`, where that is the one ID that the venue accepts; else empty.
QString enterText(const tournament::Tournament& tournament);
/// The same while a card waits that nobody has yet.
QString cardPrompt();
/// Why a PIN is asked for: to let a player (%1) play who is suspended, or has no accepted ID.
QString pinQuestion(bool isSuspended);
/// Of a card that nobody has yet, for whom the roster has another number: `The roster has …890 for Yara Zane;
/// this card has another number`. Empty where it has none for them.
QString otherNumber(const tournament::Tournament& tournament, const std::string& person);
/// Those of the sentences that say anything, one behind the other, each with its full stop.
QString inAnswer(QStringList sentences);

/// Of a card that does not answer the question about who is asked about; `waits`: it is the one that waits.
QString besidesText(const tournament::Tournament& tournament, const desk::CardOwner& owner, bool waits,
                    const QString& asked);

/// `Checked in for match 3`, whom the team waits for, whether its match can be called now, and against which
/// rules they may play; some empty.
QStringList hereParts(const session::Session& session, const std::string& person,
                      const desk::CheckinResult& here);

/// As everybody may read it.
QString forScreen(const message::Message& said);

} // namespace checkin
