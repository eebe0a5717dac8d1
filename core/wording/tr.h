// Translated text for one kind of output, not for a message: labels, titles, buttons, headings.
// `Window::tr("Save hand")`; `%n` counts, `tr("%n hand(s)", nullptr, hands)`.
#pragma once

#include <QCoreApplication>

namespace wording {

/// The windows.
class Window {
    Q_DECLARE_TR_FUNCTIONS(Window)
};
/// Paper.
class Paper {
    Q_DECLARE_TR_FUNCTIONS(Paper)
};
/// The web page.
class Page {
    Q_DECLARE_TR_FUNCTIONS(Page)
};
/// The output of commands, including their help.
class Command {
    Q_DECLARE_TR_FUNCTIONS(Command)
};
/// The rules: the card, and the reasons for points.
class RuleCard {
    Q_DECLARE_TR_FUNCTIONS(RuleCard)
};
/// The record, titles and reports.
class Desk {
    Q_DECLARE_TR_FUNCTIONS(Desk)
};

} // namespace wording
