#include "latermatches.h"

#include "ui/kit/text.h"
#include "ui/sheet/corrections/change.h"
#include "wording/record/refusal.h"
#include "wording/tr.h"

#include <algorithm>

using wording::Window;

namespace rulings {

namespace {

QStringList notesOf(const LaterMatches& asked, const desk::Correction& seen,
                    const LaterMatches::Choices& then)
{
    const QStringList says = asked.says ? asked.says(then) : sheet::changesInWords(seen, {asked.match});
    return says + sheet::sittingsInWords(seen);
}

} // namespace

void askLaterMatches(kit::Ask& ask, const LaterMatches& asked, const LaterMatches::Choices& then)
{
    const auto seen = asked.look(then);
    if (!seen) {
        const QString sentence = kit::sentences(wording::onScreen(seen.error().mistakes)).join(u' ');
        return ask.isOpen() ? ask.complain(sentence) : asked.complain(sentence);
    }
    const bool isDecided = seen->undecided.empty();
    if (isDecided && asked.title.isEmpty())
        return asked.make(then, seen->before);
    QList<kit::Question> questions;
    const std::vector<std::string> matches = sheet::addLater(questions, *seen);
    const auto answered = [&ask, asked, matches, then, isDecided, seen = *seen](const kit::Answers& answers) {
        const LaterMatches::Choices decided = sheet::decidedBy(answers, matches);
        const auto same = [](const desk::LaterChoice& one, const desk::LaterChoice& other) {
            return one.match == other.match && one.choice == other.choice;
        };
        // What was shown is what was decided: nothing new would be seen.
        if (isDecided && std::equal(decided.begin(), decided.end(), then.begin(), then.end(), same))
            return asked.make(decided, seen.before);
        QMetaObject::invokeMethod( // behind this answer
            &ask, [&ask, asked, decided] { askLaterMatches(ask, asked, decided); }, Qt::QueuedConnection);
    };
    const QString title = isDecided ? asked.title : Window::tr("What becomes of the matches behind it?");
    ask.ask(title, questions, asked.accept, answered, notesOf(asked, *seen, then));
}

} // namespace rulings
