// The contexts of translated texts that aren't messages (labels, titles, buttons, headings), one for each
// kind of output. `Window::tr("Save hand")`. `%n` is a count: `tr("%n hand(s)", nullptr, hands)`.
#pragma once

#include <QCoreApplication>

namespace wording {

class Window {
    Q_DECLARE_TR_FUNCTIONS(Window)
};
class Paper {
    Q_DECLARE_TR_FUNCTIONS(Paper)
};
class Page {
    Q_DECLARE_TR_FUNCTIONS(Page)
};
/// The output of commands, including their help.
class Command {
    Q_DECLARE_TR_FUNCTIONS(Command)
};
/// The rule card and the reasons for points.
class RuleCard {
    Q_DECLARE_TR_FUNCTIONS(RuleCard)
};
/// The record, titles and reports.
class Desk {
    Q_DECLARE_TR_FUNCTIONS(Desk)
};

} // namespace wording
