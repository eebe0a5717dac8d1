#include "handhistory.h"

#include "ui/kit/text.h"
#include "wording/tr.h"

#include <QDateTime>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

/// `Amended 19:42 by J. Park (misread): it said A bid 4 and 3, took 8; B bid 3 and 2, took 5.`
QString inWords(const wording::HandChange& change)
{
    const QDateTime at = QDateTime::fromString(kit::text(change.stamp.at), Qt::ISODateWithMs).toLocalTime();
    return Window::tr("%1 %2 by %3 (%4): %5.")
        .arg(kit::sentence(wording::changeWord(change.what)), at.toString(u"HH:mm"_s),
             kit::text(change.stamp.by), kit::text(change.reason), kit::text(wording::saidBefore(change)));
}

void addAll(QStringList& says, const wording::ChangedHand& hand)
{
    for (const wording::HandChange& change : hand.changes)
        says << inWords(change);
}

} // namespace

std::map<int, QString> marksOf(const Changed& changed, int game)
{
    std::map<int, QString> marks;
    for (const wording::ChangedHand& hand : changed) {
        if (hand.game != game || !hand.number)
            continue;
        QStringList words;
        for (const wording::HandChange& change : hand.changes)
            words << kit::text(wording::changeWord(change.what));
        words.removeDuplicates();
        marks[hand.place] = words.join(u", "_s);
    }
    return marks;
}

QStringList handHistory(const Changed& changed, int game, int number, bool isLast)
{
    QStringList says;
    for (const wording::ChangedHand& hand : changed) {
        if (hand.game != game)
            continue;
        if (hand.number && hand.number == number) {
            addAll(says, hand);
        } else if (!hand.number && hand.before == number) {
            says << Window::tr("Before it stood another hand.");
            addAll(says, hand);
        } else if (!hand.number && isLast && hand.before == number + 1) {
            says << (number == 0 ? Window::tr("A hand stood here.")
                                 : Window::tr("After it stood another hand."));
            addAll(says, hand);
        }
    }
    return says;
}

} // namespace sheet
