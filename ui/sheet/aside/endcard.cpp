#include "endcard.h"

#include "desk/play/table.h"
#include "rules/words.h"
#include "tournament/queries/attendance.h"
#include "tournament/queries/queue.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/standings.h"
#include "ui/kit/flow.h"
#include "ui/kit/text.h"
#include "wording/record/matchwords.h"
#include "wording/record/names.h"
#include "wording/side.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

const QString enterKey = u"Enter"_s;

} // namespace

EndCard::EndCard(kit::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    auto* column = kit::columnIn(this, -1, {16, 12, 16, 4});
    m_result = new kit::Line(theme, 32, kit::Weight::Strong);
    column->addWidget(m_result);
    m_how = new kit::Prose(theme, 16, kit::Line::Ink::Soft);
    column->addWidget(m_how);
    auto* line = new kit::FlowRow(theme, 16);
    m_signing = line;
    m_finish = new kit::KeycapButton(theme, {}, enterKey);
    m_finish->setAutoDefault(false); // Enter finishes wherever the focus is
    m_finish->setProperty("strong", true);
    for (const scoring::Side side : scoring::bothSides) {
        m_agree[side] = new QCheckBox;
        line->flow().addWidget(m_agree[side]);
        connect(m_agree[side], &QCheckBox::toggled, this, &EndCard::showSigned);
        connect(m_agree[side], &QCheckBox::clicked, this, [this, side](bool is) {
            Q_EMIT signedNow((is ? Window::tr("Signed by side %1") : Window::tr("Not signed by side %1"))
                                 .arg(wording::letterOf(side)));
        });
    }
    m_sign = new kit::KeyHint(theme, u"Space"_s, Window::tr("sign"));
    m_sign->setObjectName(u"signHint"_s);
    m_sign->setRoomy(true); // level with the boxes beside it
    connect(m_sign, &kit::KeyHint::clicked, this, &EndCard::signNext);
    m_toOther = new kit::KeyHint(theme, u"Tab"_s, Window::tr("other captain"));
    m_toOther->setObjectName(u"otherCaptain"_s);
    m_toOther->setRoomy(true);
    connect(m_toOther, &kit::KeyHint::clicked, this, [this] { takeFocus(); });
    auto* keys = new QWidget; // these wrap together
    auto* row = kit::lineIn(keys, theme.px(16));
    kit::add(row, {m_toOther, m_sign, m_finish});
    line->flow().addWidget(keys);
    column->addWidget(line);
    column->addWidget(makeOnward());
    connect(m_finish, &QPushButton::clicked, this, &EndCard::finishWanted);
    for (QWidget* each :
         std::initializer_list<QWidget*>{m_agree.a, m_agree.b, m_finish, m_callNext, m_toTables})
        each->installEventFilter(this);
}

// Up goes to the hands; Qt would move to the button before. While saving, keys do nothing: the signatures
// stay, and so does the focus, which a disabled button would lose.
bool EndCard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const bool isUp = static_cast<QKeyEvent*>(event)->key() == Qt::Key_Up;
    if (isUp)
        Q_EMIT handsWanted();
    return isUp || m_isSaving;
}

void EndCard::showSigned()
{
    m_finish->setEnabled(isAgreed());
    m_sign->setVisible(!m_finish->isHidden() && !isAgreed());
    m_signAgain->setVisible(!m_signAgain->text().isEmpty() && !isAgreed());
    m_toOther->setVisible(!m_finish->isHidden() && m_agree.a->isChecked() != m_agree.b->isChecked());
}

void EndCard::signNext()
{
    QCheckBox* next = m_agree.a->isChecked() ? m_agree.b : m_agree.a;
    next->setFocus();
    next->click();
}

QWidget* EndCard::makeOnward()
{
    m_onward = new QWidget;
    auto* column = kit::columnIn(m_onward);
    m_signAgain = new kit::Prose(m_theme, 16);
    m_signAgain->setObjectName(u"signAgain"_s);
    column->addWidget(m_signAgain);
    m_goesOn = new kit::Prose(m_theme, 16);
    column->addWidget(m_goesOn);
    m_toCall = new kit::Prose(m_theme, 16);
    m_toCall->setObjectName(u"nextToCall"_s);
    column->addWidget(m_toCall);
    auto* line = new kit::FlowRow(m_theme, 10);
    m_callNext = new kit::KeycapButton(m_theme, {}, enterKey);
    m_callNext->setProperty("strong", true);
    m_toTables = new kit::KeycapButton(m_theme, {}, enterKey);
    kit::add(&line->flow(), {m_callNext, m_toTables});
    column->addWidget(line);
    connect(m_callNext, &QPushButton::clicked, this, &EndCard::nextWanted);
    connect(m_toTables, &QPushButton::clicked, this, &EndCard::tablesWanted);
    return m_onward;
}

bool EndCard::takeFocus()
{
    // Not to a checked box, where Space would remove the signature.
    QWidget* next = m_finish;
    if (!isAgreed())
        next = m_agree.a->isChecked() ? m_agree.b : m_agree.a;
    for (QWidget* each : std::initializer_list<QWidget*>{next, m_callNext, m_toTables}) {
        if (!each->isVisibleTo(parentWidget()))
            continue;
        each->setFocus();
        return true;
    }
    return false;
}

void EndCard::show(const tournament::Tournament& tournament, const tournament::Match& match,
                   const tournament::Timestamp& now, bool isNewlyShown)
{
    m_result->setText(kit::text(wording::wonText(tournament, match)));
    const scoring::Result& result = tournament::result(match);
    const Signed toSign{match.id, result.winner, result.score};
    const bool isOther = std::exchange(m_signed, toSign) != toSign;
    const QString decided = kit::text(wording::howDecided(tournament, match));
    m_how->say(!decided.isEmpty() ? kit::sentence(decided) : kit::text(wording::howItEnded(match)));
    const bool mustSignAgain = tournament::mustSignAgain(match) && !match.flags.disputed;
    const bool asks = match.state == tournament::State::Ended || mustSignAgain;
    m_finish->say(mustSignAgain ? Window::tr("Save signatures") : Window::tr("Finish match"), enterKey);
    m_finish->setVisible(asks);
    m_signing->setVisible(asks); // else it leaves a gap
    for (const scoring::Side side : scoring::bothSides) {
        QCheckBox* box = m_agree[side];
        if (isNewlyShown || isOther) // a signature is only for the score shown when it was given
            box->setChecked(false);
        box->setVisible(asks);
        const QString team = kit::text(tournament::teamName(tournament, match.teams[side]));
        box->setText(
            Window::tr("%1 · %2 signs").arg(wording::letterOf(side), QString(team).replace(u'&', u"&&"_s)));
    }
    m_signAgain->setText(kit::whole(wording::signAgainText(match)));
    showSigned();
    showOnward(tournament, match, now);
}

namespace {

QString nextText(const tournament::Tournament& tournament, const tournament::Match& next)
{
    return Window::tr("Next to call: %1, %2 vs. %3.")
        .arg(kit::text(wording::titleOf(next)), kit::text(tournament::teamName(tournament, next.teams.a)),
             kit::text(tournament::teamName(tournament, next.teams.b)));
}

/// The match that can be called to that table now, longest wait first; null if there is none.
const tournament::Match* nextAt(const tournament::Tournament& tournament, int table,
                                const tournament::Timestamp& now)
{
    return std::ranges::count(tournament::freeTables(tournament), table) > 0
               ? tournament::firstOf(tournament::queue(tournament, now))
               : nullptr;
}

/// What the match waits for: `Ana Ruiz and Ben Cole must show ID again first.`
QString holdText(const tournament::Tournament& tournament, const tournament::Waiting& waiting,
                 const tournament::Timestamp& now)
{
    if (waiting.hold.why != tournament::Hold::Why::Ids)
        return kit::whole(wording::inWords(tournament, waiting, now));
    const tournament::ToCheckIn who = tournament::toCheckIn(tournament, waiting.match, waiting.missing);
    const auto names = [&](const std::vector<std::string>& persons) {
        return kit::text(tournament::namesOf(tournament, persons));
    };
    QStringList says;
    if (!who.missing.empty())
        says << Window::tr("Not checked in: %1.").arg(names(who.missing));
    std::vector<std::string> again;
    for (const std::string& person : who.again)
        again.push_back(tournament::personName(tournament, person));
    if (!again.empty())
        says << Window::tr("%1 must show ID again first.")
                    .arg(kit::text(rules::listed(again, Window::tr("and").toStdString())));
    return says.join(u' ');
}

/// The next match if none can be called; nothing if none is waiting.
std::optional<tournament::Waiting> heldNext(const tournament::Tournament& tournament, int table,
                                            const tournament::Timestamp& now)
{
    const std::vector<tournament::Waiting> queue = tournament::queue(tournament, now);
    if (tournament::whyClosed(*tournament.setting, table) || queue.empty() || queue.front().isOffered())
        return std::nullopt;
    return queue.front();
}

/// Why no match can be called to that table, with the next match and what it waits for.
QString whyNone(const tournament::Tournament& tournament, int table,
                const std::optional<tournament::Waiting>& held, const tournament::Timestamp& now)
{
    if (const auto why = tournament::whyClosed(*tournament.setting, table))
        return Window::tr("%1. Open it again on Tables.")
            .arg(kit::sentence(kit::text(wording::closedText(table, *why))));
    if (held)
        return nextText(tournament, *held->match) + u' ' + holdText(tournament, *held, now);
    if (const tournament::Match* there = tournament::matchAt(tournament, table))
        return Window::tr("%1 is at table %2 now.")
            .arg(kit::sentence(wording::titleOf(*there)), QString::number(table));
    return Window::tr("No match is ready for this table. See Tables.");
}

} // namespace

// The buttons appear once both have signed; until then, Enter signs.
void EndCard::showOnward(const tournament::Tournament& tournament, const tournament::Match& match,
                         const tournament::Timestamp& now)
{
    const bool isFinal = match.state == tournament::State::Final;
    m_onward->setVisible(isFinal);
    m_isJustFinished = m_isJustFinished && isFinal && m_finish->isHidden();
    const tournament::Match* next =
        m_isJustFinished && match.call ? nextAt(tournament, match.call->table, now) : nullptr;
    m_next = next ? kit::text(next->id) : QString();
    if (!isFinal)
        return;
    const auto held =
        m_isJustFinished && match.call && !next ? heldNext(tournament, match.call->table, now) : std::nullopt;
    const bool namesThem = held && held->hold.why == tournament::Hold::Why::Ids;
    QStringList says =
        kit::sentences(desk::onwardTexts(tournament, match.id, namesThem ? held->match : nullptr));
    if (match.agreed && !tournament::mustSignAgain(match) && !match.flags.disputed && !m_isJustFinished)
        says.prepend(Window::tr("Both captains signed."));
    QString toCall;
    if (next) {
        toCall = nextText(tournament, *next);
        m_callNext->say(Window::tr("Call %1 to table %2")
                            .arg(kit::text(wording::titleOf(*next)), QString::number(match.call->table)),
                        enterKey);
    } else if (m_isJustFinished && !tournament::champion(tournament).empty()) {
        says << Window::tr("Every match is finished.");
    } else if (m_isJustFinished && match.call) {
        toCall = whyNone(tournament, match.call->table, held, now);
    }
    m_goesOn->say(says.join(u' '));
    m_toCall->say(toCall);
    m_callNext->setVisible(next != nullptr);
    m_toTables->setVisible(m_isJustFinished);
    m_toTables->say(Window::tr("Back to Tables"), next ? QString() : enterKey);
}

} // namespace sheet

#include "moc_endcard.cpp"
