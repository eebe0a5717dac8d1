#include "whypaused.h"

using namespace Qt::StringLiterals;

namespace session {

void askWhyPaused(look::Ask& ask, const QString& title,
                  const std::function<void(const std::string& reason)>& given)
{
    if (ask.isOpen())
        return;
    ask.ask(title, {{u"Reason"_s, {}, {}, true}}, u"Save reason"_s,
            [&ask, given](const look::Answers& answers) {
                if (answers.text(0).isEmpty())
                    ask.drop();
                else
                    given(answers.text(0).toStdString());
            });
}

} // namespace session
