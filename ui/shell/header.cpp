#include "header.h"

#include "tournament/model/setting.h"
#include "ui/kit/text.h"
#include "ui/kit/widgets.h"
#include "wording/clock.h"
#include "wording/record/facttext.h"
#include "wording/sentence.h"
#include "wording/tr.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>

using namespace Qt::StringLiterals;
using session::Key;

namespace shell {

namespace {

constexpr int edge = 20; // pixels, like the next
constexpr int between = 22;

/// `UNC · to 300`, with the targets of other phases: `UNC · to 300 · championship to 500`
QString rulesInShort(const tournament::Tournament& tournament)
{
    const tournament::RulesFrom* general = tournament::generalRules(*tournament.setting);
    if (!general)
        return {};
    const tournament::RulesFrom& rules = *general;
    const QString name = QString::fromStdString(rules.venue.name);
    const int regular = tournament::regularSet(rules).rules.end.target;
    QStringList parts{name, wording::Window::tr("to %1").arg(regular)};
    for (const auto& set : rules.sets)
        if (const int target = set->rules.end.target; target != regular)
            parts << wording::Window::tr("%1 to %2").arg(kit::text(set->phase)).arg(target);
    return parts.join(u" · "_s);
}

/// `M. Lee entered in another window: match 3, hand 5 (A 120, B 88), and 2 more`
QString newsInWords(const session::Shown& shown)
{
    const std::vector<facts::Entry>& news = shown.fromElsewhere;
    const QString by = kit::text(news.front().stamp.by);
    const QString first = kit::text(wording::factTitle(*shown.tournament, news.front()));
    return news.size() == 1
               ? wording::Window::tr("%1 entered in another window: %2").arg(by, first)
               : wording::Window::tr(
                     "%1 entered in another window: %2, and %3 more. Press %4 for the record.")
                     .arg(by, first, QString::number(news.size() - 1), session::named(Key::Record));
}

void paintBar(QWidget& bar, const kit::Colors& c, bool lineBelow)
{
    QPainter painter(&bar);
    painter.fillRect(bar.rect(), c.panel);
    painter.fillRect(0, lineBelow ? bar.height() - 1 : 0, bar.width(), 1, c.line);
}

} // namespace

QPushButton* Header::flat(const std::function<void()>& act)
{
    auto* button = new QPushButton(this);
    button->setProperty("plain", true);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QPushButton::clicked, this, act);
    return button;
}

Header::Header(kit::Theme& theme, session::Session& session, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_session(session),
      m_name(new kit::Line(theme, 18, kit::Weight::Strong)), m_rules(flat([this] { Q_EMIT rulesWanted(); })),
      m_onDuty(flat([this] { Q_EMIT wanted(Key::OnDuty); })),
      m_lock(new kit::KeycapButton(theme, wording::Window::tr("Lock"), session::shown(Key::Lock)))
{
    QHBoxLayout* line = kit::lineIn(this, 10, {20, 0, 12, 0});
    kit::add(line, {m_name, m_rules});
    line->addStretch();
    kit::add(line, {m_onDuty, m_lock});
    m_lock->setProperty("plain", true);
    m_lock->setFocusPolicy(Qt::TabFocus);
    connect(m_lock, &QPushButton::clicked, this, [this] { Q_EMIT wanted(Key::Lock); });
    m_rules->setProperty("pill", true);
    m_rules->setAccessibleName(wording::Window::tr("Rules of this tournament"));
    m_lock->setAccessibleName(session::does(Key::Lock));
    m_lock->setToolTip(
        wording::Window::tr("Lock until a supervisor enters a PIN · %1").arg(session::named(Key::Lock)));
    connect(&session, &session::Session::changed, this, &Header::refresh);
    connect(&session, &session::Session::supervisorChanged, this, &Header::refresh);
    connect(&theme, &kit::Theme::changed, this, &Header::refresh);
    refresh();
}

// In a narrow window the rules are left out first, because they have a screen of their own.
void Header::showRules()
{
    int others = 0;
    for (const QWidget* each : std::initializer_list<QWidget*>{m_name, m_onDuty, m_lock})
        others += each->sizeHint().width() + layout()->spacing();
    const int left = contentsRect().width() - layout()->contentsMargins().left() -
                     layout()->contentsMargins().right() - others;
    m_rules->setVisible(m_session.isOpen() && m_rules->sizeHint().width() <= left);
}

void Header::refresh()
{
    setFixedHeight(m_theme.px(48));
    m_rules->setFont(m_theme.font(kit::Text::Small));
    const bool open = m_session.isOpen();
    m_name->setText(open && m_session.tournament().setting->tournament
                        ? QString::fromStdString(m_session.tournament().setting->tournament->name)
                        : u"Courtside"_s);
    m_rules->setText(open ? rulesInShort(m_session.tournament()) : QString());
    m_onDuty->setText(
        m_session.supervisor().isEmpty()
            ? wording::Window::tr("Who is on duty?")
            : wording::Window::tr("On duty: %1").arg(QString(m_session.supervisor()).replace(u'&', u"&&"_s)));
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
      m_version(new kit::Line(theme, 14, kit::Weight::Plain, kit::Line::Ink::Soft)),
      m_hints{session::hintOf(theme, Key::Undo, [this] { Q_EMIT wanted(Key::Undo); }),
              session::hintOf(theme, Key::Jump, [this] { Q_EMIT wanted(Key::Jump); })},
      m_otherwise{session::hintOf(theme, Key::Keyboard, [this] { Q_EMIT wanted(Key::Keyboard); }),
                  session::hintOf(theme, Key::Settings, [this] { Q_EMIT wanted(Key::Settings); })},
      m_file(new kit::Line(theme, 14, kit::Weight::Plain, kit::Line::Ink::Soft)),
      m_backup(new kit::Line(theme, 14, kit::Weight::Plain, kit::Line::Ink::Soft))
{
    kit::setRole(*m_state, QAccessible::AlertMessage);
    QHBoxLayout* line = kit::lineIn(this, between, {edge, 0, edge, 0});
    line->addWidget(m_version);
    line->addWidget(m_state, 1);
    kit::add(line, {m_hints[0], m_hints[1], m_otherwise[0], m_otherwise[1], m_file, m_backup});
    m_version->setText(
        wording::Window::tr("Courtside %1").arg(QCoreApplication::applicationVersion()).trimmed());
    m_version->setObjectName(u"programVersion"_s);
    connect(&session, &session::Session::changed, this, &Footer::refresh);
    connect(&session, &session::Session::saving, this, [this](const QString& what) {
        say(wording::Window::tr("Saving %1…").arg(what), kit::Line::Ink::Soft);
    });
    connect(&session, &session::Session::saved, this, [this](const QString& what) {
        say(wording::Window::tr("✓ %1 saved %2")
                .arg(wording::sentence(what), wording::timeOfDay(QTime::currentTime())),
            kit::Line::Ink::Ok);
    });
    connect(&session, &session::Session::refused, this,
            [this](const QString& what, const session::Outcome& outcome) {
                if (!what.isEmpty())
                    sayForNow(wording::Window::tr("Not saved, %1: %2").arg(what, outcome.mistakes.join(u' ')),
                              kit::Line::Ink::Bad);
            });
    connect(&session, &session::Session::cameFromElsewhere, this,
            [this] { say(newsInWords(m_session.shown()), kit::Line::Ink::Warn); });
    connect(&session, &session::Session::warned, this,
            [this](const QString& sentence) { say(sentence, kit::Line::Ink::Warn); });
    connect(&theme, &kit::Theme::changed, this, &Footer::refresh);
    refresh();
}

void Footer::setOfTournament(bool is)
{
    if (is == m_isOfTournament)
        return;
    m_isOfTournament = is;
    if (!is)
        say({}, kit::Line::Ink::Ok); // it was about the tournament
    refresh();
}

void Footer::say(const QString& text, kit::Line::Ink ink)
{
    m_isForNow = false;
    m_state->setInk(ink);
    m_state->setText(text);
    m_version->setVisible(!m_isOfTournament && text.isEmpty());
    showOthers();
}

// The message is always shown in full. The rest shares the remaining room, the most useful first.
void Footer::showOthers()
{
    int room = width() - 2 * edge - m_state->sizeHint().width();
    const auto offer = [&](QWidget* each, bool isWanted) {
        const int wide = each->sizeHint().width() + between;
        const bool isShown = m_isOfTournament && isWanted && wide <= room;
        room -= isShown ? wide : 0;
        each->setVisible(isShown);
    };
    offer(m_hints[0], m_mayUndo);
    offer(m_backup, true);
    offer(m_hints[1], true);
    offer(m_file, true);
}

void Footer::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showOthers();
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
            say({}, kit::Line::Ink::Ok); // it was about another tournament
        m_tournament = m_session.shown().file;
    }
    for (kit::KeyHint* each : m_otherwise)
        each->setVisible(!m_isOfTournament);
    m_version->setVisible(!m_isOfTournament && m_state->text().isEmpty());
    m_file->setText(open ? QFileInfo(m_session.shown().file).fileName() : QString());
    showOthers();
    update();
}

void Footer::paintEvent(QPaintEvent*)
{
    paintBar(*this, m_theme.colors(), false);
}

} // namespace shell

#include "moc_header.cpp"
