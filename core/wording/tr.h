// Translated text that belongs to one way of showing, not to a message: labels, titles, buttons, headings.
// `Window::tr("Save hand")`; `%n` counts, `tr("%n hand(s)", nullptr, hands)`.
#pragma once

#include <QCoreApplication>

namespace wording {

/// The windows.
class Window {
    Q_DECLARE_TR_FUNCTIONS(Window)
};
/// What is printed.
class Paper {
    Q_DECLARE_TR_FUNCTIONS(Paper)
};
/// The page for the web.
class Page {
    Q_DECLARE_TR_FUNCTIONS(Page)
};
/// What commands write, their help included.
class Command {
    Q_DECLARE_TR_FUNCTIONS(Command)
};
/// The rules: the card, why a side has its points.
class RuleCard {
    Q_DECLARE_TR_FUNCTIONS(RuleCard)
};
/// What the record, titles and reports say.
class Desk {
    Q_DECLARE_TR_FUNCTIONS(Desk)
};

} // namespace wording
