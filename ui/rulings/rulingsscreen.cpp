#include "rulingsscreen.h"

#include "casesmodel.h"
#include "otherrulings.h"

#include "desk/rulings/conduct.h"
#include "ui/kit/text.h"
#include "ui/kit/widgets.h"
#include "wording/record/names.h"
#include "wording/tr.h"

#include <QKeyEvent>
#include <QPointer>
#include <QShortcut>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

namespace {

constexpr int whereWidth = 220; // pixels at 100 %
constexpr int stateWidth = 180;

} // namespace

RulingsScreen::RulingsScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_page(new CasePage(theme, session))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 14, 20, 14);
    m_list = makeList();
    column->addWidget(m_list); // no stack, which would be as large as the larger of both
    column->addWidget(m_page);
    m_page->hide();
    auto* print = new QShortcut(QKeySequence::Print, this);
    print->setContext(Qt::WidgetWithChildrenShortcut);
    print->setWhatsThis(Window::tr("print"));
    connect(print, &QShortcut::activated, this, [this] {
        if (!m_page->isOpen() || m_page->sayIfUnsaved())
            Q_EMIT printWanted();
    });
    connect(m_page, &CasePage::closed, this, &RulingsScreen::showList);
    connect(m_page, &CasePage::matchWanted, this, &RulingsScreen::matchWanted);
    connect(m_page, &CasePage::allowanceWanted, this,
            [this] { allowIn(m_page->match(), [this](const std::string& by) { m_page->allowBy(by); }); });
}

QWidget* RulingsScreen::makeList()
{
    auto* list = new QWidget;
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    auto* head = new QHBoxLayout;
    head->setSpacing(18);
    auto* title = new kit::Line(m_theme, 24, kit::Weight::Medium);
    title->setText(Window::tr("Rulings"));
    title->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    head->addWidget(title);
    m_count = new kit::Prose(m_theme, 16, kit::Line::Ink::Soft);
    m_count->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    head->addWidget(m_count, 1);
    auto* record = new kit::KeyHint(m_theme, u"F10"_s, Window::tr("record"));
    record->setRoomy(true);
    connect(record, &kit::KeyHint::clicked, this, &RulingsScreen::recordWanted);
    head->addWidget(record);
    column->addLayout(head);
    m_said = new kit::Prose(m_theme, 15, kit::Line::Ink::Warn, kit::Weight::Medium);
    m_said->hide();
    column->addWidget(m_said);
    m_model = new CasesModel(this);
    m_table = new kit::RowTable(m_theme);
    m_table->setAccessibleName(Window::tr("challenges of the tournament"));
    m_table->setModel(m_model);
    m_table->setRowHeight(64);
    m_table->setHeaderShown(false);
    m_table->setWidth(CasesModel::Where, whereWidth);
    m_table->setWidth(CasesModel::State, stateWidth);
    connect(m_table, &kit::RowTable::chosen, this, &RulingsScreen::openRow);
    column->addWidget(m_table, 1);
    m_none = kit::emptyState(
        m_theme, Window::tr("No challenge tonight"),
        Window::tr("Where a renege is claimed, press F3 on the match's score sheet (Ctrl+4)."));
    column->addWidget(m_none, 1);
    m_protests = new kit::Prose(m_theme, 16);
    m_protests->setAccessibleName(Window::tr("protests of the tournament"));
    m_protests->hide();
    column->addWidget(m_protests);
    makeOthers(column);
    return list;
}

void RulingsScreen::makeOthers(QLayout* column)
{
    m_others = new OtherRulings(m_theme, m_session);
    m_others->allow = [this](const std::string& match, const AllowedBy& then,
                             const session::OnCancelled& dropped) { allowIn(match, then, dropped); };
    connect(m_others, &OtherRulings::closed, this, &RulingsScreen::takeFocus);
    column->addWidget(m_others);
    m_table->installEventFilter(this);
}

bool RulingsScreen::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return Screen::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    return !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier)) && m_others->press(key.key());
}

void RulingsScreen::keyPressEvent(QKeyEvent* event)
{
    const bool isOther = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    if (isOther || m_page->isOpen() || m_others->isAsking() || !m_others->press(event->key()))
        Screen::keyPressEvent(event);
}

void RulingsScreen::begin()
{
    m_others->begin();
    showList({});
}

void RulingsScreen::refresh()
{
    if (!m_session.isOpen())
        return;
    fill();
    m_others->refresh();
    m_page->refresh();
}

void RulingsScreen::fill()
{
    const int before = m_table->currentRow();
    const std::string op = before >= 0 ? m_model->at(before).op : std::string();
    m_model->show(m_session.tournament());
    const int rows = m_model->rowCount();
    for (int row = 0; row < rows; ++row)
        if (row == 0 || m_model->at(row).op == op)
            m_table->setCurrentIndex(m_model->index(row, 0));
    m_table->setVisible(rows > 0);
    m_none->setVisible(rows == 0);
    showProtests();
    const int waiting = m_model->waiting();
    m_count->setText(
        rows == 0 ? QString()
        : waiting == 0
            ? Window::tr("All decided. Enter opens one, to look at it or to rule anew.")
            : Window::tr("%n challenge(s) to be decided. Enter opens the case.", nullptr, waiting));
}

// Every one, the open ones first: who protests what, and where that stands.
void RulingsScreen::showProtests()
{
    const tournament::Tournament& tournament = m_session.tournament();
    const tournament::Timestamp now = m_session.ticker().now();
    QStringList open;
    QStringList settled;
    for (const tournament::Match* match : tournament::inOrder(tournament))
        for (const tournament::Protested& each : match->protests) {
            const auto side = each.protest.side == facts::Side::A ? scoring::Side::A : scoring::Side::B;
            (each.isOpen() ? open : settled)
                << Window::tr("%1, protest of %2: %3; %4.")
                       .arg(kit::sentence(wording::titleOf(*match)),
                            kit::text(tournament::teamName(tournament, match->teams[side])),
                            kit::text(each.protest.reason), kit::text(desk::protestState(each, now)));
        }
    m_protests->say((open + settled).join(u'\n'));
}

void RulingsScreen::takeFocus()
{
    if (m_page->isOpen())
        m_page->takeFocus();
    else if (m_others->isAsking())
        m_others->takeFocus();
    else if (m_model->rowCount() > 0)
        m_table->setFocus();
    else
        setFocus();
}

QString RulingsScreen::match() const
{
    return m_page->isOpen() ? kit::text(m_page->match()) : QString();
}

QString RulingsScreen::challenge() const
{
    if (m_page->isOpen())
        return kit::text(m_page->challenge());
    const int row = m_table->currentRow();
    return row < 0 ? QString() : kit::text(m_model->at(row).op);
}

void RulingsScreen::openHand(const QString& match, int game, int hand)
{
    const tournament::Match* found = tournament::match(m_session.tournament(), match.toStdString());
    if (!found || game > static_cast<int>(found->games.size()))
        return;
    int number = 0;
    for (const tournament::Item& item : found->games[static_cast<std::size_t>(game) - 1].items)
        if (std::holds_alternative<scoring::Hand>(item.what) && ++number == hand)
            return open({found->id, game, item.place}, {});
}

void RulingsScreen::openWaiting(const QString& match)
{
    for (const desk::CaseOnRecord& found : desk::casesIn(m_session.tournament()))
        if (!found.decision && found.match == match.toStdString())
            return open({found.match, found.spot.game, found.spot.place}, found.op);
}

void RulingsScreen::openRow(int row)
{
    const desk::CaseOnRecord found = m_model->at(row);
    open({found.match, found.spot.game, found.spot.place}, found.op);
}

// What changes a finished match needs a PIN, where there is one.
void RulingsScreen::allowIn(const std::string& match, const AllowedBy& then,
                            const session::OnCancelled& dropped)
{
    if (tournament::match(m_session.tournament(), match)->state != tournament::State::Final || !allow)
        return then(m_session.supervisor().toStdString());
    allow(
        Window::tr("The match is finished: to rule on it needs a supervisor's PIN"),
        [self = QPointer(this), then](const QString& by) {
            if (self)
                then(by.toStdString());
        },
        [self = QPointer(this), dropped] {
            if (self && dropped)
                dropped();
        });
}

void RulingsScreen::open(const HandSpot& spot, const std::string& challenge)
{
    const bool isFinal =
        tournament::match(m_session.tournament(), spot.match)->state == tournament::State::Final;
    allowIn(spot.match, [this, spot, challenge, isFinal](const std::string& by) {
        openAs(spot, challenge, isFinal ? by : std::string());
    });
}

void RulingsScreen::openAs(const HandSpot& spot, const std::string& challenge, const std::string& allowedBy)
{
    m_said->say({});
    m_page->open(spot, challenge, allowedBy);
    if (!m_page->isOpen())
        return;
    m_list->hide();
    m_page->show();
    m_page->takeFocus();
}

void RulingsScreen::showList(const QString& sentence)
{
    const bool hadFocus = isVisible();
    m_page->close();
    m_page->hide();
    m_list->show();
    m_said->say(sentence);
    if (m_session.isOpen())
        fill();
    if (hadFocus)
        takeFocus();
}

} // namespace rulings
