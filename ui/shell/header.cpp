#include "header.h"

#include "tournament/model/setting.h"
#include "ui/kit/icons.h"
#include "ui/kit/text.h"
#include "wording/record/facttext.h"
#include "wording/sentence.h"
#include "wording/tr.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QPainter>
#include <QTime>

using namespace Qt::StringLiterals;

namespace shell {

namespace {

QPushButton* flat(QWidget* parent)
{
    auto* button = new QPushButton(parent);
    button->setProperty("plain", true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

/// `UNC · regular · to 300`
QString rulesInShort(const tournament::Tournament& tournament)
{
    const tournament::RulesFrom* general = tournament::generalRules(*tournament.setting);
    if (!general)
        return {};
    const tournament::RulesFrom& rules = *general;
    const QString name = QString::fromStdString(rules.venue.name);
    const rules::Set& set = tournament::regularSet(rules);
    const QString phase = rules.sets.size() > 1 ? u" · "_s + QString::fromStdString(set.phase) : QString();
    return name + phase + u" · "_s + wording::Window::tr("to %1").arg(set.rules.end.target);
}

/// `M. Lee entered in another window: match 3, hand 5 (a 120 b 88), and 2 more`
QString newsInWords(const session::Shown& shown)
{
    const std::vector<facts::Entry>& news = shown.fromElsewhere;
    const QString by = kit::text(news.front().stamp.by);
    const QString first = kit::text(wording::factTitle(*shown.tournament, news.front()));
    return news.size() == 1
               ? wording::Window::tr("%1 entered in another window: %2").arg(by, first)
               : wording::Window::tr("%1 entered in another window: %2, and %3 more (F10 shows the record)")
                     .arg(by, first, QString::number(news.size() - 1));
}

void paintBar(QWidget& bar, const kit::Colors& c, bool lineBelow)
{
    QPainter painter(&bar);
    painter.fillRect(bar.rect(), c.panel);
    painter.fillRect(0, lineBelow ? bar.height() - 1 : 0, bar.width(), 1, c.line);
}

} // namespace

Header::Header(kit::Theme& theme, session::Session& session, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_session(session),
      m_name(new kit::Line(theme, 18, kit::Weight::Strong)), m_rules(flat(this)), m_onDuty(flat(this)),
      m_lock(flat(this)), m_textSize(flat(this)), m_look(flat(this))
{
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(20, 0, 12, 0);
    line->setSpacing(10);
    line->addWidget(m_name);
    line->addWidget(m_rules);
    line->addStretch();
    line->addWidget(m_onDuty);
    line->addWidget(m_lock);
    line->addWidget(m_textSize);
    line->addWidget(m_look);
    m_rules->setProperty("pill", true);
    m_rules->setAccessibleName(wording::Window::tr("rules of the tournament"));
    m_lock->setAccessibleName(wording::Window::tr("lock the window"));
    m_lock->setToolTip(wording::Window::tr("Lock until a supervisor gives a PIN (Ctrl+L)"));
    m_textSize->setToolTip(wording::Window::tr("Larger text (Ctrl++), smaller (Ctrl+−), as it was (Ctrl+0)"));
    m_look->setAccessibleName(wording::Window::tr("light, dark or high contrast"));
    m_look->setToolTip(wording::Window::tr("Light, dark, high contrast (Ctrl+T)"));
    connect(m_rules, &QPushButton::clicked, this, &Header::rulesWanted);
    connect(m_onDuty, &QPushButton::clicked, this, &Header::supervisorWanted);
    connect(m_lock, &QPushButton::clicked, this, &Header::lockWanted);
    connect(m_textSize, &QPushButton::clicked, this, &Header::textSizeWanted);
    connect(m_look, &QPushButton::clicked, this, &Header::themeWanted);
    connect(&session, &session::Session::changed, this, &Header::refresh);
    connect(&session, &session::Session::supervisorChanged, this, &Header::refresh);
    connect(&theme, &kit::Theme::changed, this, &Header::refresh);
    refresh();
}

void Header::resizeEvent(QResizeEvent*)
{
    showRules();
}

// The rules stand on a screen of their own too, so that they go first where the window is narrow.
void Header::showRules()
{
    int others = 0;
    for (const QWidget* each :
         {static_cast<QWidget*>(m_name), static_cast<QWidget*>(m_onDuty), static_cast<QWidget*>(m_lock),
          static_cast<QWidget*>(m_textSize), static_cast<QWidget*>(m_look)})
        others += each->sizeHint().width() + layout()->spacing();
    const int left = contentsRect().width() - layout()->contentsMargins().left() -
                     layout()->contentsMargins().right() - others;
    m_rules->setVisible(m_session.isOpen() && m_rules->sizeHint().width() <= left);
}

void Header::refresh()
{
    setFixedHeight(m_theme.px(52));
    const bool open = m_session.isOpen();
    m_name->setText(open && m_session.tournament().setting->tournament
                        ? QString::fromStdString(m_session.tournament().setting->tournament->name)
                        : u"Courtside"_s);
    m_rules->setText(open ? rulesInShort(m_session.tournament()) : QString());
    m_onDuty->setText(
        m_session.supervisor().isEmpty()
            ? wording::Window::tr("Who is on duty?")
            : wording::Window::tr("On duty: %1").arg(QString(m_session.supervisor()).replace(u'&', u"&&"_s)));
    for (QPushButton* each : {m_lock, m_look})
        each->setIconSize(QSize(m_theme.px(20), m_theme.px(20)));
    const int percent = qRound(m_theme.scale() * 100);
    m_textSize->setText(percent == 100 ? wording::Window::tr("Aa")
                                       : wording::Window::tr("Aa %1 %").arg(percent));
    m_textSize->setAccessibleName(wording::Window::tr("text size, %1 percent").arg(percent));
    m_lock->setIcon(kit::icon(u"lock"_s, m_theme.px(24), m_theme.colors().ink, devicePixelRatioF()));
    m_look->setIcon(kit::icon(u"theme"_s, m_theme.px(24), m_theme.colors().ink, devicePixelRatioF()));
    showRules();
    update();
}

void Header::paintEvent(QPaintEvent*)
{
    paintBar(*this, m_theme.colors(), true);
}

Footer::Footer(kit::Theme& theme, session::Session& session, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_session(session),
      m_state(new kit::Line(theme, 14, kit::Weight::Medium, kit::Line::Ink::Ok)),
      m_undo(new kit::KeyHint(theme, u"Ctrl Z"_s, wording::Window::tr("undo"))),
      m_jump(new kit::KeyHint(theme, u"Ctrl K"_s, wording::Window::tr("jump to a team, player or match"))),
      m_file(new kit::Line(theme, 14, kit::Weight::Plain, kit::Line::Ink::Soft)),
      m_backup(new kit::Line(theme, 14, kit::Weight::Plain, kit::Line::Ink::Soft))
{
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(20, 0, 20, 0);
    line->setSpacing(22);
    line->addWidget(m_state, 1);
    line->addWidget(m_undo);
    line->addWidget(m_jump);
    line->addWidget(m_file);
    line->addWidget(m_backup);
    connect(m_undo, &kit::KeyHint::clicked, this, &Footer::undoWanted);
    connect(m_jump, &kit::KeyHint::clicked, this, &Footer::jumpWanted);
    connect(&session, &session::Session::changed, this, &Footer::refresh);
    connect(&session, &session::Session::saving, this, [this](const QString& what) {
        say(wording::Window::tr("Saving %1 …").arg(what), kit::Line::Ink::Soft);
    });
    connect(&session, &session::Session::saved, this, [this](const QString& what) {
        say(wording::Window::tr("✓ %1 saved %2")
                .arg(wording::sentence(what), QTime::currentTime().toString(u"HH:mm:ss"_s)),
            kit::Line::Ink::Ok);
    });
    connect(&session, &session::Session::refused, this,
            [this](const QString& what, const session::Outcome& outcome) {
                if (!what.isEmpty())
                    sayForNow(
                        wording::Window::tr("Not saved, %1: %2").arg(what, outcome.mistakes.join(u"; "_s)),
                        kit::Line::Ink::Bad);
            });
    connect(&session, &session::Session::cameFromElsewhere, this,
            [this] { say(newsInWords(m_session.shown()), kit::Line::Ink::Warn); });
    connect(&session, &session::Session::warned, this,
            [this](const QString& sentence) { say(sentence, kit::Line::Ink::Warn); });
    connect(&theme, &kit::Theme::changed, this, &Footer::refresh);
    refresh();
}

void Footer::setBackup(const QString& words)
{
    m_backup->setText(words);
}

void Footer::say(const QString& text, kit::Line::Ink ink)
{
    m_isForNow = false;
    m_state->setInk(ink);
    m_state->setText(text);
}

void Footer::sayForNow(const QString& text, kit::Line::Ink ink)
{
    say(text, ink);
    m_isForNow = true;
}

void Footer::pass()
{
    if (m_isForNow)
        say({}, kit::Line::Ink::Ok);
}

void Footer::unsay(const QString& text)
{
    if (m_state->text() == text)
        say({}, kit::Line::Ink::Ok);
}

void Footer::refresh()
{
    setFixedHeight(m_theme.px(40));
    const bool open = m_session.isOpen();
    if (open && m_tournament != m_session.shown().file) {
        if (!m_tournament.isEmpty())
            say({}, kit::Line::Ink::Ok); // that was of another tournament
        m_tournament = m_session.shown().file;
    }
    m_undo->setVisible(open);
    m_jump->setVisible(open);
    m_file->setText(open ? QFileInfo(m_session.shown().file).fileName() : QString());
    update();
}

void Footer::paintEvent(QPaintEvent*)
{
    paintBar(*this, m_theme.colors(), false);
}

} // namespace shell
