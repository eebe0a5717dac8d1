#include "keystrip.h"

#include "ui/kit/flow.h"

using namespace Qt::StringLiterals;

namespace sheet {

KeyStrip::KeyStrip(kit::Theme& theme, const std::vector<session::Key>& inPlay,
                   const std::vector<session::Key>& over)
{
    auto* line = kit::lineIn(this);
    auto* row = new kit::FlowRow(theme, 10);
    line->addWidget(row, 1);
    const auto hint = [&](session::Key key) {
        return session::hintOf(theme, key, [this, key] { Q_EMIT pressed(key); });
    };
    for (const auto& [keys, isOfOver] : {std::pair(&inPlay, false), std::pair(&over, true)})
        for (const session::Key key : *keys) {
            m_hints.push_back({key, isOfOver, hint(key)});
            row->flow().addWidget(m_hints.back().shown);
        }
    auto* more = new kit::KeyHint(theme, session::caps(session::Key::Keyboard).back(),
                                  session::does(session::Key::Keyboard));
    more->setObjectName(u"moreKeys"_s);
    connect(more, &kit::KeyHint::clicked, this, [this] { Q_EMIT pressed(session::Key::Keyboard); });
    row->flow().addWidget(more);
    m_pad = hint(session::Key::Pad);
    m_pad->setRoomy(true); // who has no keyboard comes by it
    line->addWidget(m_pad, 0, Qt::AlignTop);
    const auto level = [&theme, row] { // the small ones stand on one line with it
        row->layout()->setContentsMargins(0, theme.px(10), 0, 0);
    };
    connect(&theme, &kit::Theme::changed, this, level);
    level();
}

void KeyStrip::offer(bool isOver, const std::function<bool(session::Key)>& isOffered)
{
    for (const Hint& hint : m_hints)
        hint.shown->setVisible(hint.isOfOver == isOver && isOffered(hint.key));
    m_pad->setVisible(!isOver && isOffered(session::Key::Pad));
}

} // namespace sheet

#include "moc_keystrip.cpp"
