#include "laterask.h"

#include "ui/look/sentence.h"
#include "ui/sheet/change.h"
#include "ui/sheet/later.h"

using namespace Qt::StringLiterals;

namespace rulings {

void askLater(look::Ask& ask, const LaterAsk& asked, const LaterAsk::Then& then)
{
    const auto seen = asked.look(then);
    if (!seen) {
        const QString sentence = look::sentences(seen.error().mistakes).join(u' ');
        return ask.isOpen() ? ask.complain(sentence) : asked.complain(sentence);
    }
    if (seen->undecided.empty())
        return asked.make(then);
    QList<look::Question> questions;
    const std::vector<std::string> matches = sheet::addLater(questions, *seen);
    const auto answered = [&ask, asked, matches, seen = *seen](const QStringList& answers) {
        const LaterAsk::Then decided = sheet::decidedBy(answers, matches, seen);
        QMetaObject::invokeMethod( // behind this answer
            &ask, [&ask, asked, decided] { askLater(ask, asked, decided); }, Qt::QueuedConnection);
    };
    QStringList notes = sheet::changesInWords(*seen, {asked.match});
    ask.ask(u"What becomes of the matches behind it?"_s, questions, asked.accept, answered,
            notes << sheet::sittingsInWords(*seen));
}

} // namespace rulings
