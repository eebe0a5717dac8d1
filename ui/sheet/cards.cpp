#include "cards.h"

#include "rules/why.h"
#include "ui/drawing/marks.h"
#include "ui/look/text.h"

#include <QGridLayout>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace sheet {

namespace {

using scoring::Side;

// Font and palette, not a style sheet: that is worked out anew for every label, and these come on every hand.
QLabel* label(const QFont& font, const QColor& color)
{
    auto* made = new QLabel;
    made->setTextFormat(Qt::PlainText);
    made->setWordWrap(true);
    made->setFont(font);
    QPalette palette = made->palette();
    palette.setColor(QPalette::WindowText, color);
    made->setPalette(palette);
    return made;
}

QString nameOf(const night::Night& night, const std::string& person)
{
    const night::Person* found = night::person(*night.setting, person);
    return look::text(found ? found->name : person);
}

QString playersOf(const night::Night& night, const night::Match& match, Side side)
{
    if (!match.call)
        return {};
    const auto& players = match.call->players;
    const bool a = side == Side::A;
    return nameOf(night, players[a ? facts::Seat::A1 : facts::Seat::B1]) + u" · "_s +
           nameOf(night, players[a ? facts::Seat::A2 : facts::Seat::B2]);
}

} // namespace

SideCard::SideCard(look::Theme& theme, Side side, QWidget* parent)
    : look::Card(theme, parent, side == Side::A ? Strip::A : Strip::B), m_theme(theme), m_side(side),
      m_team(new look::Line(theme, 20, look::Weight::Medium)),
      m_players(new look::Line(theme, 14, look::Weight::Plain, look::Line::Ink::Soft))
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(18, 14, 150, 14);
    grid->setVerticalSpacing(2);
    grid->setHorizontalSpacing(8);
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(new look::Mark(theme, side == Side::A, 22));
    auto* letter = new look::Line(theme, 20, look::Weight::Medium,
                                  side == Side::A ? look::Line::Ink::A : look::Line::Ink::B);
    letter->setText(side == Side::A ? u"A"_s : u"B"_s);
    letter->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    head->addWidget(letter);
    head->addWidget(m_team, 1);
    grid->addLayout(head, 0, 0);
    grid->addWidget(m_players, 1, 0);
    grid->setRowMinimumHeight(2, 20);
    setMinimumHeight(theme.px(106));
}

void SideCard::show(const night::Night& night, const night::Match& match)
{
    const night::Team* team = night::team(*night.setting, match.teams[m_side]);
    m_team->setText(team ? look::text(team->name) : u"not known yet"_s);
    m_players->setText(playersOf(night, match, m_side));
    const night::Sheet sheet = night::sheetOf(match, night::currentGame(match));
    const int score = sheet.now.result.score[m_side];
    m_score = score < 0 ? u"−"_s + QString::number(-score) : QString::number(score);
    m_bags = sheet.now.sides[m_side].bags;
    const auto& bags = match.rules->rules.bags;
    m_bagLimit = bags.limit.value_or(0);
    m_penalty = bags.penalty;
    setAccessibleName(
        u"side %1, %2, %3 points, %4 bags"_s.arg(m_side == Side::A ? u"A"_s : u"B"_s, m_team->text(), m_score)
            .arg(m_bags));
    update();
}

void SideCard::paintEvent(QPaintEvent* event)
{
    Card::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const look::Colors& c = m_theme.colors();
    painter.setPen(m_side == Side::A ? c.a : c.b);
    painter.setFont(m_theme.font(look::Text::Score, look::Weight::Medium));
    painter.drawText(rect().adjusted(0, m_theme.px(4), -m_theme.px(18), -m_theme.px(18)),
                     Qt::AlignRight | Qt::AlignVCenter, m_score);
    paintBags(painter, {m_theme.px(18), m_players->geometry().bottom() + m_theme.px(8)});
}

void SideCard::paintBags(QPainter& painter, const QPoint& at) const
{
    const look::Colors& c = m_theme.colors();
    const int left = m_bagLimit - m_bags;
    const bool close = m_bagLimit > 0 && left <= 1;
    painter.setPen(QPen(close ? c.warn : c.soft, 2));
    const int size = m_theme.px(9);
    int x = at.x() + 1;
    for (int i = 0; i < m_bagLimit; ++i) {
        painter.setBrush(i < m_bags ? QBrush(close ? c.warn : c.soft) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(QRectF(x, at.y() + m_theme.px(3), size, size), 2, 2);
        x += size + m_theme.px(6);
    }
    painter.setFont(m_theme.font(14, close ? look::Weight::Medium : look::Weight::Plain));
    const QString words = m_bagLimit == 0 ? u"%1 bags, no penalty here"_s.arg(m_bags)
                                          : (left == 1 ? u"one more bag: −%1"_s.arg(m_penalty)
                                                       : u"%1 more bags: −%2"_s.arg(left).arg(m_penalty));
    painter.drawText(QRect(x + m_theme.px(2), at.y() - m_theme.px(2), width(), m_theme.px(20)),
                     Qt::AlignLeft | Qt::AlignVCenter, words);
}

WhyCard::WhyCard(look::Theme& theme, QWidget* parent)
    : look::Card(theme, parent), m_theme(theme), m_title(new QLabel), m_reasons(new QVBoxLayout)
{
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 14);
    column->addWidget(m_title);
    column->addLayout(m_reasons);
}

void WhyCard::empty()
{
    m_shown.reset();
    while (QLayoutItem* item = m_reasons->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_title->setStyleSheet(
        u"color:%1;font-size:%2px;font-weight:500"_s.arg(m_theme.colors().soft.name()).arg(m_theme.px(15)));
}

void WhyCard::clear(const QString& hint)
{
    empty();
    m_title->setText(u"Why?"_s);
    if (!hint.isEmpty())
        addNote(hint);
}

void WhyCard::show(const rules::Set& rules, const scoring::HandLedger& hand, Side side)
{
    const Shown shown{hand, side, m_theme.scheme(), m_theme.scale()};
    if (m_shown && *m_shown == shown)
        return;
    empty();
    m_shown = shown;
    const scoring::SideLedger& ledger = hand.sides[side];
    m_title->setText(u"Why %1 points?  Hand %2, side %3"_s.arg(look::signedNumber(ledger.points))
                         .arg(hand.hand)
                         .arg(side == Side::A ? u"A"_s : u"B"_s));
    for (const rules::Reason& reason : rules::why(rules, side, ledger)) {
        QString source = look::text(rules.venueName) + u", "_s + look::text(reason.source);
        if (!reason.reading.empty())
            source += u" · our reading: "_s + look::text(reason.reading);
        addReason(look::sentence(reason.words), look::signedNumber(reason.points), source);
    }
    for (const std::string& sentence : rules::whyCounted(rules, ledger))
        addNote(look::sentence(sentence));
}

void WhyCard::addReason(const QString& words, const QString& points, const QString& source)
{
    const look::Colors& c = m_theme.colors();
    auto* row = new QWidget;
    auto* grid = new QGridLayout(row);
    grid->setContentsMargins(0, 6, 0, 0);
    grid->setVerticalSpacing(2);
    QLabel* what = label(m_theme.font(15), c.ink);
    what->setText(words);
    QLabel* number = label(m_theme.font(17, look::Weight::Strong), c.ink);
    number->setText(points);
    number->setWordWrap(false);
    QLabel* where = label(m_theme.font(14), c.soft);
    where->setText(source);
    grid->addWidget(what, 0, 0);
    grid->addWidget(number, 0, 1, Qt::AlignTop);
    grid->addWidget(where, 1, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    m_reasons->addWidget(row);
}

void WhyCard::addNote(const QString& sentence)
{
    QLabel* note = label(m_theme.font(14), m_theme.colors().soft);
    note->setText(sentence);
    m_reasons->addWidget(note);
}

SayCard::SayCard(look::Theme& theme, const QString& title, QWidget* parent)
    : look::Card(theme, parent), m_title(new QLabel(title)), m_text(new QLabel)
{
    m_title->setTextFormat(Qt::PlainText);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 14);
    column->addWidget(m_title);
    column->addWidget(m_text);
    const auto dress = [this, &theme] {
        m_title->setStyleSheet(
            u"color:%1;font-size:%2px;font-weight:500"_s.arg(theme.colors().soft.name()).arg(theme.px(15)));
        m_text->setStyleSheet(u"font-size:%1px"_s.arg(theme.px(15)));
    };
    connect(&theme, &look::Theme::changed, this, dress);
    dress();
}

void SayCard::say(const QStringList& sentences)
{
    m_text->setText(sentences.join(u'\n'));
}

} // namespace sheet
