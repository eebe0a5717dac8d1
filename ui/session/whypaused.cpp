#include "whypaused.h"

using namespace Qt::StringLiterals;

namespace session {

void askWhyPaused(look::Ask& ask, const QString& title,
                  const std::function<void(const std::string& reason)>& given)
{
    if (ask.isOpen())
        return;
    ask.ask(title, {{u"Reason"_s, {}, {}, true}}, u"Save reason"_s,
            [&ask, given](const QStringList& answers) {
                if (answers.front().isEmpty())
                    ask.drop();
                else
                    given(answers.front().toStdString());
            });
}

} // namespace session
