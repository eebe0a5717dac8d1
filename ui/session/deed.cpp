#include "deed.h"

#include "ui/kit/text.h"
#include "wording/record/refusal.h"
#include "wording/tr.h"

using wording::Window;

namespace session {

Deed answering(kit::Ask& ask, Deed deed)
{
    // Whether the question still waits for this answer. With `once`, that includes the same question asked
    // again, because its own deed was ignored.
    const auto isWaiting = [at = QPointer(&ask), number = ask.number(), once = deed.once] {
        return at && at->isOpen() && at->isAnswered() && (once || at->number() == number);
    };
    deed.complain = [isWaiting, at = &ask, otherwise = std::move(deed.complain)](const QString& why) {
        if (isWaiting())
            at->complain(why);
        else if (otherwise)
            otherwise(why);
    };
    deed.done = [isWaiting, at = &ask, then = std::move(deed.done)] {
        if (isWaiting())
            at->drop();
        if (then)
            then();
    };
    return deed;
}

void withPin(const Session& session, const PinGate& gate, const QString& pin, const QObject* listener,
             const OnGranted& then, const std::function<void(const QString&)>& dropped)
{
    if (pin.isEmpty() || !gate)
        return then(session.supervisor());
    const auto ifAlive = [alive = QPointer(listener)](const auto& call, const auto&... with) {
        if (alive && call)
            call(with...);
    };
    gate(
        pin, [ifAlive, then](const QString& by) { ifAlive(then, by); },
        [ifAlive, dropped] {
            ifAlive(dropped,
                    Window::tr("You entered no PIN. Nothing was recorded. Press Enter to try again."));
        });
}

void carryOut(Session& session, const PinGate& gate, const Deed& deed, const QObject* listener)
{
    const auto send = [&session, deed, listener](const QString& who) {
        if (deed.once && session.isUnderway(deed.what))
            return;
        session.ask(
            deed.what, [job = deed.job, by = who.toStdString()](desk::Desk& desk) { return job(desk, by); },
            [deed](const Outcome& outcome) {
                if (outcome.good() && deed.done)
                    deed.done();
                else if (!outcome.good() && deed.refused)
                    deed.refused(outcome);
                else if (!outcome.good() && deed.complain)
                    deed.complain(outcome.mistakes.join(u' '));
            },
            listener);
    };
    withPin(session, gate, deed.pin, listener, send, [deed](const QString& why) {
        if (deed.complain)
            deed.complain(why);
    });
}

QString whyNot(const desk::Failure& failure)
{
    return kit::sentences(wording::onScreen(failure.mistakes)).join(u' ');
}

} // namespace session
