// What a sheet says when its match is finished: where the teams go, and which match is next at this table.
#include "sheetview.h"

#include "desk/names.h"
#include "desk/table.h"
#include "night/queue.h"
#include "ui/look/flow.h"
#include "ui/look/sentence.h"
#include "ui/session/clockwords.h"

using namespace Qt::StringLiterals;

namespace sheet {

namespace {

/// The match that can be called to that table now, the longest waiting first; null where there is none.
const night::Match* nextAt(const night::Night& night, int table, const night::Moment& now)
{
    const std::vector<const night::Match*> tables = night::atTables(night);
    if (table < 1 || table > static_cast<int>(tables.size()) || tables[static_cast<std::size_t>(table) - 1] ||
        night::whyClosed(*night.setting, table))
        return nullptr;
    return night::firstOf(night::queue(night, now));
}

/// Why there is none.
QString whyNone(const night::Night& night, int table, const night::Moment& now)
{
    if (const auto why = night::whyClosed(*night.setting, table))
        return look::sentence(look::text(night::closedText(table, *why))) + u": Night opens it again"_s;
    const std::vector<night::Waiting> queue = night::queue(night, now);
    const QString held = queue.empty() || queue.front().isOffered()
                             ? u"Night says what is waited for"_s
                             : look::text(night::inWords(night, queue.front(), now));
    return u"No match can be called to this table yet: "_s + held;
}

} // namespace

QWidget* SheetView::makeOnward()
{
    m_onward = new QWidget;
    auto* column = new QVBoxLayout(m_onward);
    column->setContentsMargins(0, 0, 0, 0);
    m_goesOn = new look::Prose(m_theme, 16);
    column->addWidget(m_goesOn);
    auto* line = new look::Flow(m_theme.px(10));
    m_callNext = new QPushButton;
    m_callNext->setProperty("strong", true);
    m_toNight = new QPushButton;
    for (QPushButton* each : {m_callNext, m_toNight}) {
        each->setAutoDefault(true); // Enter presses it
        line->addWidget(each);
    }
    column->addLayout(line);
    connect(m_callNext, &QPushButton::clicked, this, &SheetView::callNext);
    connect(m_toNight, &QPushButton::clicked, this, &SheetView::nightWanted);
    return m_onward;
}

// The buttons come with the finish alone: who looks up an old sheet calls no match by Enter.
void SheetView::showOnward(const night::Match& match)
{
    m_onward->setVisible(match.state == night::State::Final && !m_amending);
    if (match.state != night::State::Final) {
        m_isJustFinished = false;
        return;
    }
    const night::Night& night = m_session.night();
    QStringList says = look::sentences(desk::onwardTexts(night, match.id));
    if (match.agreed)
        says.front().prepend(u"Both captains agreed: "_s);
    const night::Match* next =
        match.call ? nextAt(night, match.call->table, m_session.ticker().now()) : nullptr;
    m_next = next && m_isJustFinished ? look::text(next->id) : QString();
    if (!m_next.isEmpty()) {
        const auto team = [&](scoring::Side side) {
            return look::text(desk::teamName(night, next->teams[side]));
        };
        says << u"Next: %1, %2 against %3"_s.arg(look::text(desk::titleOf(*next)), team(scoring::Side::A),
                                                 team(scoring::Side::B));
        m_callNext->setText(
            u"Call %1 to table %2 (Enter)"_s.arg(look::text(desk::titleOf(*next))).arg(match.call->table));
    } else if (m_isJustFinished && !night::champion(night).empty()) {
        says << u"Every match is over"_s;
    } else if (m_isJustFinished) {
        says << whyNone(night, match.call->table, m_session.ticker().now());
    }
    m_goesOn->setText(says.join(u". "_s) + u'.');
    m_callNext->setVisible(!m_next.isEmpty());
    m_toNight->setVisible(m_isJustFinished);
    m_toNight->setText(m_next.isEmpty() ? u"Back to Night (Enter)"_s : u"Back to Night"_s);
}

void SheetView::callNext()
{
    const std::string by = m_session.supervisor().toStdString();
    const std::string id = m_next.toStdString();
    const int table = current()->call->table;
    m_callNext->setEnabled(false); // until it is known
    m_session.ask(
        u"call of "_s + look::text(desk::titleOf(*night::match(m_session.night(), id))),
        [by, id, table, starts = session::callStartsClock(m_session.settings())](desk::Desk& desk) {
            return desk::call(desk, by, id, {table, std::nullopt, starts});
        },
        [this, match = m_next](const session::Outcome& outcome) {
            m_callNext->setEnabled(true);
            if (!outcome.good())
                return complain(outcome.mistakes);
            m_isJustFinished = false;
            Q_EMIT matchWanted(match);
        },
        this);
}

void SheetView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_isJustFinished = false;
}

} // namespace sheet
