#include "keystrip.h"

#include "ui/kit/flow.h"
#include "wording/tr.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace sheet {

namespace {

using Key = session::Key;
using When = KeyStrip::When;

const std::vector<std::pair<When, std::vector<Key>>> hintsOfSheet{
    {When::Uncalled, {Key::CallMatch, Key::Decide}}, // for a no-show
    {When::InPlay, {Key::SaveHand, Key::Nil, Key::Blind, Key::Challenge, Key::Clock}},
    {When::Refused, {Key::Nil, Key::Blind, Key::Challenge, Key::Clock}}, // no Enter, because it doesn't save
    {When::AtHand, {Key::Amend, Key::InsertHand, Key::StrikeHand, Key::Challenge}},
    {When::Amending, {Key::SaveHand, Key::Nil, Key::Blind, Key::Clear}},
    {When::Retyping, {Key::SaveHand, Key::Nil, Key::Blind, Key::Clear}},
    {When::Retyped, {Key::SaveHand, Key::Clear, Key::Challenge}}, // the bids aren't on record again yet
    {When::Over, {Key::Amend, Key::Challenge, Key::Print}}};

} // namespace

KeyStrip::KeyStrip(kit::Theme& theme)
{
    auto* line = kit::lineIn(this);
    auto* row = new kit::FlowRow(theme, 10);
    line->addWidget(row, 1);
    const auto hint = [&](session::Key key) {
        return session::hintOf(theme, key, [this, key] { Q_EMIT pressed(key); });
    };
    for (const auto& [when, its] : hintsOfSheet)
        for (const session::Key key : its) {
            m_hints.push_back({key, when, hint(key)});
            row->flow().addWidget(m_hints.back().shown);
            if (when == When::Amending && key == session::Key::Clear)
                m_hints.back().shown->setDoes(session::does(session::Key::Cancel));
            else if (when == When::Amending && key == session::Key::SaveHand)
                m_hints.back().shown->setDoes(wording::Window::tr("give reason"));
            else if (key == session::Key::Clear)
                m_hints.back().shown->setDoes(wording::Window::tr("keep the bids"));
            else if (when == When::Retyping && key == session::Key::SaveHand)
                m_hints.back().shown->setDoes(wording::Window::tr("next bid"));
            else if (key == session::Key::Clock)
                m_hints.back().shown->setDoes(wording::Window::tr("start clock"));
        }
    auto* more = new kit::KeyHint(theme, session::caps(session::Key::Keyboard).back(),
                                  session::does(session::Key::Keyboard));
    more->setObjectName(u"moreKeys"_s);
    connect(more, &kit::KeyHint::clicked, this, [this] { Q_EMIT pressed(session::Key::Keyboard); });
    row->flow().addWidget(more);
    m_pad = hint(session::Key::Pad);
    m_pad->setRoomy(true); // for people without a keyboard
    line->addWidget(m_pad, 0, Qt::AlignTop);
    const auto level = [&theme, row] { // level with the smaller hints
        row->layout()->setContentsMargins(0, theme.px(10), 0, 0);
    };
    connect(&theme, &kit::Theme::changed, this, level);
    level();
}

bool KeyStrip::setClock(const std::optional<tournament::Reading>& reading)
{
    using State = tournament::Clock::State;
    QString does;
    if (reading && reading->clock.state == State::NotStarted)
        does = wording::Window::tr("start clock");
    else if (reading && reading->clock.state == State::Paused)
        does = wording::Window::tr("resume clock");
    if (std::exchange(m_clockDoes, does) == does)
        return false;
    for (const Hint& hint : m_hints)
        if (hint.key == Key::Clock && !does.isEmpty())
            hint.shown->setDoes(does);
    return true;
}

void KeyStrip::offer(When when, bool isPadOpen, const std::function<bool(session::Key)>& isOffered)
{
    for (const Hint& hint : m_hints)
        hint.shown->setVisible(hint.when == when && isOffered(hint.key) &&
                               (hint.key != Key::Clock || !m_clockDoes.isEmpty()));
    m_pad->setVisible(when != When::Over && isOffered(session::Key::Pad));
    m_pad->setDoes(isPadOpen ? wording::Window::tr("close pad") : session::does(session::Key::Pad));
}

} // namespace sheet

#include "moc_keystrip.cpp"
