#include "newruling.h"

#include "tournament/model/setting.h"
#include "tournament/queries/room.h"
#include "ui/drawing/fittedtext.h"
#include "ui/kit/enterkey.h"
#include "ui/kit/follow.h"
#include "ui/kit/icons.h"
#include "ui/kit/scroll.h"
#include "ui/kit/text.h"
#include "ui/session/keys.h"
#include "wording/record/names.h"
#include "wording/tr.h"

#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

namespace {

constexpr int kindHeight = 66; // pixels at 100 %, as all below
constexpr int kindWidth = 230;
constexpr int wideKind = 360;    // below this, the kinds are in two columns
constexpr int highestKind = 150; // higher would only be empty space
constexpr int roomyKind = 110;   // from this height on, text is larger
constexpr int kindIcon = 26;
constexpr int kindEdge = 14;
constexpr int kindGap = 6;

} // namespace

KindButton::KindButton(kit::Theme& theme, const KindWords& words, const QString& key)
    : PaintedButton(theme), m_words(words), m_key(key)
{
    setObjectName(u"kind-"_s + words.name);
    setAccessibleName(words.title);
    setAccessibleDescription(words.does);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void KindButton::setWhyUnavailable(const QString& why)
{
    m_whyUnavailable = why;
    setEnabled(why.isEmpty());
    setAccessibleDescription(why.isEmpty() ? m_words.does : why);
    update();
}

QSize KindButton::sizeHint() const
{
    return {m_theme.px(kindWidth), m_theme.px(kindHeight)};
}

void KindButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& c = m_theme.colors();
    paintFrame(painter, isEnabled() ? c.field : c.line, c.panel);
    const bool isRoomy = height() >= m_theme.px(roomyKind);
    const int icon = m_theme.px(isRoomy ? kindIcon + 8 : kindIcon);
    const QColor ink = isEnabled() ? c.ink : c.dim;
    const QString& says = m_whyUnavailable.isEmpty() ? m_words.does : m_whyUnavailable;
    painter.drawPixmap(QPointF(m_theme.px(kindEdge), (height() - icon) / 2.0),
                       kit::icon(m_words.icon, icon, ink, devicePixelRatioF()));
    const double left = m_theme.px(kindEdge) * 2 + icon;
    const double cap = kit::keycapWidth(m_theme, m_key);
    const QFont title = m_theme.font(isRoomy ? 22 : 18, kit::Weight::Medium);
    const QFont small = m_theme.font(isRoomy ? 17 : 14);
    const double high = QFontMetricsF(title).height();
    const double wide = width() - left - m_theme.px(kindEdge);
    const QRectF room(0, 0, wide, height());
    const QRectF does = QFontMetricsF(small).boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, says);
    const double top = qMax(4.0, (height() - high - does.height() - 3) / 2);
    painter.setPen(ink);
    drawing::drawFitted(painter, {left, top, wide - cap - m_theme.px(8), high},
                        Qt::AlignLeft | Qt::AlignVCenter, m_words.title, title,
                        m_theme.px(static_cast<int>(kit::Text::Small)));
    painter.setPen(c.soft);
    painter.setFont(small);
    painter.drawText(QRectF(left, top + high + 3, wide, height() - top - high - 3),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, says);
    kit::paintKeycap(painter, m_theme,
                     {width() - m_theme.px(kindEdge) - cap, top, cap, qMax(high, double(m_theme.px(22)))},
                     m_key, isEnabled());
}

KindsPage::KindsPage(kit::Theme& theme)
    : m_theme(theme), m_filledIn(new kit::Prose(theme, 15, kit::Line::Ink::Soft))
{
    auto* inside = new QWidget;
    m_grid = kit::gridIn(inside, theme.px(kindGap), theme.px(kindGap), {});
    m_group.setExclusive(false);
    for (const Kind kind : allKinds()) {
        const QString key = QString::number(m_buttons.size() + 1);
        m_buttons << new KindButton(theme, wordsOf(kind), key);
        m_group.addButton(m_buttons.constLast());
        connect(m_buttons.constLast(), &KindButton::clicked, this, [this, kind] { Q_EMIT picked(kind); });
    }
    auto* cancel = new kit::KeycapButton(theme, kit::sentence(session::does(session::Key::Cancel)),
                                         session::shown(session::Key::Cancel));
    cancel->setObjectName(u"cancel"_s);
    connect(cancel, &QPushButton::clicked, this, &KindsPage::cancelled);
    QVBoxLayout* column = kit::columnIn(this, 10);
    column->addLayout(kit::headLine(new kit::Line(theme, Window::tr("New ruling"), 20, kit::Weight::Medium),
                                    m_filledIn, {cancel})); // all kinds fit below it
    column->addWidget(new kit::Scroll(inside), 1);
    setAccessibleName(Window::tr("New ruling"));
    kit::follow(theme, this, [this] { arrange(); }); // the grid is their parent
    kit::tabThrough(*this, QList<QWidget*>(m_buttons.cbegin(), m_buttons.cend()) << cancel);
}

void KindsPage::show(const QString& filledIn, const std::function<QString(Kind)>& whyUnavailable)
{
    m_filledIn->say(filledIn);
    for (qsizetype at = 0; at < m_buttons.size(); ++at)
        m_buttons.at(at)->setWhyUnavailable(whyUnavailable(allKinds().at(at)));
    arrange();
}

void KindsPage::takeFocus()
{
    // There always is one, because an incident can always be recorded.
    (*std::ranges::find_if(std::as_const(m_buttons), &KindButton::isEnabled))->setFocus();
}

bool KindsPage::press(int key)
{
    const int at = key - Qt::Key_1;
    if (at < 0 || at >= m_buttons.size() || !m_buttons.at(at)->isEnabled())
        return false;
    m_buttons.at(at)->click();
    return true;
}

void KindsPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void KindsPage::arrange()
{
    const auto haveRoom = [this](int columns, int each) {
        return width() >= columns * m_theme.px(each) + (columns - 1) * m_theme.px(kindGap) + m_theme.px(6);
    };
    const int columns = haveRoom(3, wideKind) ? 3 : haveRoom(2, kindWidth) ? 2 : 1;
    const int rows = (static_cast<int>(m_buttons.size()) + columns - 1) / columns;
    m_grid->parentWidget()->setMaximumHeight(rows * m_theme.px(highestKind) +
                                             (rows - 1) * m_theme.px(kindGap));
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (int at = 0; at < m_buttons.size(); ++at)
        m_grid->addWidget(m_buttons.at(at), at / columns, at % columns);
}

NewRuling::NewRuling(kit::Theme& theme, session::Session& session, const session::PinGate& gate)
    : m_theme(theme), m_session(session), m_gate(gate), m_kinds(new KindsPage(theme))
{
    kit::columnIn(this)->addWidget(m_kinds);
    connect(m_kinds, &KindsPage::picked, this, &NewRuling::pick);
    connect(m_kinds, &KindsPage::cancelled, this, &NewRuling::back);
}

QString NewRuling::whyUnavailable(Kind kind) const
{
    const auto isAny = [this](bool (*wanted)(const tournament::Match&)) {
        return std::ranges::any_of(tournament::inOrder(m_session.tournament()),
                                   [wanted](const tournament::Match* match) { return wanted(*match); });
    };
    const auto hasFouls = [](const scoring::RuleSet& rules) { return !rules.fouls.empty(); };
    if (kind == Kind::Foul && !tournament::inAnyRules(*m_session.tournament().setting, hasFouls))
        return Window::tr("The rule sheet sets no penalty for fouls.");
    switch (kind) {
    case Kind::Renege:
    case Kind::Points:
    case Kind::Foul:
    case Kind::Void:
        return isAny(tournament::hasHands) ? QString() : Window::tr("No hand is on record yet.");
    case Kind::Protest:
    case Kind::Rating:
        return isAny(wasCalled) ? QString() : Window::tr("No match has been called yet.");
    case Kind::Rule:
        return isAny([](const tournament::Match& match) { return match.number.has_value(); })
                   ? QString()
                   : Window::tr("Rules can change once the draw is made.");
    case Kind::Incident:
    case Kind::Ineligible:
        break;
    }
    return {};
}

QString NewRuling::filledIn() const
{
    const tournament::Tournament& tournament = m_session.tournament();
    const tournament::Match* match = tournament::match(tournament, m_from.match);
    if (!match)
        return Window::tr("Choose a kind of ruling.");
    const auto table = tournament::tableOf(tournament, *match);
    return Window::tr("%1 is filled in. You can change it on the next page.")
        .arg(kit::joined({kit::sentence(wording::titleOf(*match)),
                          table ? Window::tr("table %1").arg(*table) : QString(),
                          m_from.hand > 0 ? Window::tr("hand %1").arg(m_from.hand) : QString()},
                         u", "_s));
}

void NewRuling::showKinds()
{
    m_kinds->show(filledIn(), [this](Kind kind) { return whyUnavailable(kind); });
}

void NewRuling::begin(const From& from)
{
    close();
    m_isOpen = true;
    m_from = from;
    showKinds();
    m_kinds->QWidget::show();
    if (isVisible())
        takeFocus();
}

void NewRuling::begin(Kind kind, const From& from)
{
    close();
    m_isOpen = true;
    m_from = from;
    pick(kind);
    m_wasPicked = false;
}

void NewRuling::settle(const std::string& protest)
{
    close();
    m_isOpen = true;
    m_from = {};
    ask(settleForm({m_theme, m_session, m_gate}, protest));
}

void NewRuling::pick(Kind kind)
{
    const FormAt at{m_theme, m_session, m_gate};
    m_wasPicked = true;
    switch (kind) {
    case Kind::Renege:
        return ask(renegeForm(at, [this](const HandSpot& spot) { Q_EMIT caseWanted(spot); }));
    case Kind::Points:
        return ask(pointsForm(at));
    case Kind::Foul:
        return ask(foulForm(at));
    case Kind::Incident:
        return ask(incidentForm(at));
    case Kind::Protest:
        return ask(protestForm(at));
    case Kind::Void:
        return ask(voidForm(at));
    case Kind::Rule:
        return ask(ruleForm(at));
    case Kind::Ineligible:
        return ask(ineligibleForm(at));
    case Kind::Rating:
        return ask(ratingForm(at));
    }
}

void NewRuling::ask(Form* form)
{
    m_form = form;
    m_kinds->hide();
    layout()->addWidget(form);
    connect(form, &Form::saved, this, &NewRuling::saved);
    connect(form, &Form::cancelled, this, &NewRuling::back);
    form->begin(m_from);
    form->show();
    if (isVisible())
        form->takeFocus();
}

void NewRuling::close()
{
    m_isOpen = false;
    m_wasPicked = false;
    m_kinds->hide();
    if (!m_form)
        return;
    m_form->hide();
    m_form->deleteLater(); // later, because the form may have asked for this
    m_form = nullptr;
}

// From a form back to the kinds, and from the kinds to the list.
void NewRuling::back()
{
    if (m_form && m_wasPicked)
        return begin(From(m_from));
    Q_EMIT left();
}

void NewRuling::refresh()
{
    if (m_form)
        m_form->refresh();
    else if (m_isOpen)
        showKinds();
}

void NewRuling::takeFocus()
{
    if (m_form)
        m_form->takeFocus();
    else
        m_kinds->takeFocus();
}

void NewRuling::keyPressEvent(QKeyEvent* event)
{
    if (kit::isCommand(*event) || m_form)
        return QWidget::keyPressEvent(event);
    if (event->key() == Qt::Key_Escape)
        back();
    else if (!m_kinds->press(event->key()))
        QWidget::keyPressEvent(event);
}

} // namespace rulings

#include "moc_newruling.cpp"
