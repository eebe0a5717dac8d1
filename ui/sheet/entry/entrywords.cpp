#include "entrywords.h"

#include "ui/session/keys.h"
#include "wording/side.h"
#include "wording/tr.h"

namespace sheet {

using wording::Window;

std::string zeroAlone()
{
    return Window::tr("After 0 type the last digit of 10 to 13. For a nil press %1.")
        .arg(session::named(session::Key::Nil))
        .toStdString();
}

std::string bidsOnRecord()
{
    return Window::tr("The bids are recorded. Press %1 to enter them again.")
        .arg(session::named(session::Key::Amend))
        .toStdString();
}

std::string blindAlone()
{
    return Window::tr("%1 alone is a blind nil. If the next player bids nil, press %2 again.")
        .arg(session::named(session::Key::Blind), session::named(session::Key::Nil))
        .toStdString();
}

std::string tooMany()
{
    return Window::tr("A hand has %1 tricks.").arg(scoring::tricksInHand).toStdString();
}

std::string bidAsked(scoring::Side side)
{
    return Window::tr("Enter %1’s bid.").arg(wording::letterOf(side)).toStdString();
}

std::string tricksAsked(scoring::Side side)
{
    return Window::tr("Enter %1’s tricks.").arg(wording::letterOf(side)).toStdString();
}

std::string numberForNil()
{
    return Window::tr("To bid nil, press %1.").arg(session::named(session::Key::Nil)).toStdString();
}

std::string nilIsABid()
{
    return Window::tr("You can bid nil only in a bid field.").toStdString();
}

std::string noNil()
{
    return Window::tr("These rules have no nil.").toStdString();
}

std::string noBlindNil()
{
    return Window::tr("These rules have no blind nil.").toStdString();
}

std::string noBlind()
{
    return Window::tr("These rules have no blind nil or blind bid.").toStdString();
}

std::string blindIsABid()
{
    return Window::tr("You can bid blind only in a bid field.").toStdString();
}

QString cleared(bool areBidsFixed)
{
    const QString undo = session::named(session::Key::Undo);
    return areBidsFixed ? Window::tr("Tricks cleared. %1 brings them back. %2 changes the bids.")
                              .arg(undo, session::named(session::Key::Amend))
                        : Window::tr("Cleared. %1 brings it back.").arg(undo);
}

QString bidsReopened()
{
    return Window::tr("Type over a wrong bid. Enter: next bid. Esc: keep all bids as they were.");
}

QString bidsKept()
{
    return Window::tr("The bids are as they were.");
}

QString amendmentDropped()
{
    return Window::tr("The hand you were amending has changed meanwhile. Your changes weren’t saved.");
}

QString enteredElsewhere(int hand, const QString& typed)
{
    return Window::tr("Someone else entered hand %1 first. Yours isn’t saved: %2.")
        .arg(QString::number(hand), typed);
}

} // namespace sheet
