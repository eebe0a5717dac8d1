#include "whypaused.h"

#include "wording/tr.h"

using wording::Window;

namespace session {

void askWhyPaused(kit::Ask& ask, const QString& title,
                  const std::function<void(const std::string& reason)>& given)
{
    if (ask.isOpen())
        return;
    ask.ask(title, {{Window::tr("Reason"), {}, {}, true}}, Window::tr("Save reason"),
            [&ask, given](const kit::Answers& answers) {
                if (answers.text(0).isEmpty())
                    ask.drop();
                else
                    given(answers.text(0).toStdString());
            });
}

} // namespace session
