#include "asking.h"

using namespace Qt::StringLiterals;

namespace tables {

void askDesk(session::Session& session, kit::Ask& question, const QString& what, const session::Job& job,
             const QObject* listener, const std::function<void(const QString&)>& said)
{
    session.ask(
        what, job,
        [&question, said](const session::Outcome& outcome) {
            const QString mistakes = outcome.mistakes.join(u" · "_s);
            const bool wasAsked = question.isOpen() && question.isAnswered(); // not another question since
            if (wasAsked && !outcome.good())
                return question.complain(mistakes);
            if (wasAsked)
                question.drop();
            said(mistakes);
        },
        listener);
}

} // namespace tables
