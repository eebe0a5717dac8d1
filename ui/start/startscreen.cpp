#include "startscreen.h"

#include "recent.h"

#include "desk/archive/transfer.h"
#include "desk/demo/demo.h"
#include "ui/kit/follow.h"
#include "ui/kit/icons.h"
#include "ui/kit/scroll.h"
#include "ui/kit/text.h"
#include "wording/tr.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QPainter>
#include <QStandardPaths>

using namespace Qt::StringLiterals;
using kit::Text;
using kit::Weight;
using wording::Window;

namespace start {

namespace {

constexpr int widest = 960;

/// A name in the folder at which there is nothing yet: `Demo tournament.courtside`, `Demo
/// tournament 2.courtside`.
QString freeName(const QString& folder)
{
    QString path = QDir(folder).filePath(u"Demo tournament.courtside"_s);
    for (int n = 2; QFileInfo::exists(path); ++n)
        path = QDir(folder).filePath(u"Demo tournament %1.courtside"_s.arg(n));
    return path;
}

const QString tournamentEnding = u".courtside"_s;

/// The tournament in that text of a whole tournament, made at `target`.
desk::Answer<desk::Desk> tournamentOf(const QString& text, const std::string& target)
{
    QFile file(text);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(desk::Failure{
            desk::Failure::Kind::Store,
            {message::Message{"file-not-read",
                              {{"file", text.toStdString()}, {"why", file.errorString().toStdString()}}}}});
    const auto made = desk::importTournament(
        file.readAll().toStdString(), QFileInfo(text).fileName().toStdString(), target, desk::thisMachine());
    if (!made)
        return tl::unexpected(made.error());
    return desk::Desk::open(target, desk::Desk::Access::ReadWrite, desk::thisMachine());
}

/// The desk's sentences say what to do about the file itself.
QString whatNext(const QString& file)
{
    return QFileInfo::exists(file) ? Window::tr("Open another: press O.")
                                   : Window::tr("Look for it where it was moved to: press O.");
}

} // namespace

StartScreen::StartScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent),
      documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)),
      m_new(new Choice(theme, u"add"_s, Window::tr("New tournament"),
                       Window::tr("Name, rules, teams: ready in two minutes."), u"N"_s, true)),
      m_open(new Choice(theme, u"open"_s, Window::tr("Open"),
                        Window::tr("Open a saved tournament, or import one from JSON."), u"O"_s, false)),
      m_demo(
          new Choice(theme, u"spade"_s, Window::tr("See a demo tournament"),
                     Window::tr("Sixteen teams from the first hand to the champion, to try everything on."),
                     u"D"_s, false)),
      m_trouble(new kit::Card(theme)),
      m_troubleTitle(new kit::Prose(theme, 18, kit::Line::Ink::Bad, kit::Weight::Medium)),
      m_troubleText(new kit::Prose(theme, 16)), m_busy(new QWidget), m_busyText(new kit::Line(theme, 16)),
      m_recentTitle(new kit::Line(theme, 15, kit::Weight::Medium, kit::Line::Ink::Soft)),
      m_recent(new QVBoxLayout)
{
    chooseFile = [this] {
        return QFileDialog::getOpenFileName(this, Window::tr("Open a tournament"), documents,
                                            u"%1 (*%2);;%3 (*.json)"_s.arg(Window::tr("Tournaments"),
                                                                           tournamentEnding,
                                                                           Window::tr("Whole events")));
    };
    choosePlace = [this](const QString& name) {
        QFileDialog dialog(this, Window::tr("Where the tournament is kept"), QFileInfo(name).path(),
                           u"%1 (*%2)"_s.arg(Window::tr("Tournaments"), tournamentEnding));
        dialog.setAcceptMode(QFileDialog::AcceptSave);
        dialog.setOption(QFileDialog::DontConfirmOverwrite); // nothing is written over: that is said
        dialog.setDefaultSuffix(u"courtside"_s);
        dialog.selectFile(QFileInfo(name).fileName());
        return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
    };
    auto* middle = new QWidget;
    kit::follow(theme, middle, [&theme, middle] { middle->setMaximumWidth(theme.px(widest)); });
    auto* column = kit::columnIn(middle, 14);
    column->addWidget(new kit::Line(theme, u"Courtside"_s, 40, kit::Weight::Strong));
    column->addWidget(new kit::Line(
        theme, Window::tr("Scores a Spades tournament by your venue’s own rules, and loses nothing."), 18,
        kit::Weight::Plain, kit::Line::Ink::Soft));
    column->addSpacing(14);
    auto* choices = kit::lineIn(nullptr, 14);
    kit::add(choices, {m_new, m_open, m_demo});
    column->addLayout(choices);

    auto* bar = new QProgressBar;
    bar->setRange(0, 0);
    bar->setTextVisible(false);
    bar->setAccessibleName(Window::tr("at work"));
    kit::add(kit::columnIn(m_busy), {m_busyText, bar});
    m_busy->hide();
    column->addWidget(m_busy);

    kit::add(kit::columnIn(m_trouble, -1, {18, 14, 18, 14}), {m_troubleTitle, m_troubleText});
    m_trouble->hide();
    column->addWidget(m_trouble);

    m_recentTitle->setText(Window::tr("Lately open"));
    column->addSpacing(8);
    column->addWidget(m_recentTitle);
    m_recent->setSpacing(8);
    column->addLayout(m_recent);

    auto* inside = new QWidget;
    auto* whole = kit::columnIn(inside, -1, {32, 32, 32, 32});
    whole->addStretch(2);
    auto* across = new QHBoxLayout;
    across->addStretch(1);
    across->addWidget(middle, 100);
    across->addStretch(1);
    whole->addLayout(across);
    whole->addStretch(3);
    kit::columnIn(this)->addWidget(new kit::Scroll(inside));

    connect(m_new, &Choice::clicked, this, &StartScreen::newTournamentWanted);
    connect(m_open, &Choice::clicked, this, &StartScreen::chooseAndOpen);
    connect(m_demo, &Choice::clicked, this, &StartScreen::openDemo);
    refresh();
}

void StartScreen::takeFocus()
{
    m_new->setFocus();
}

void StartScreen::keyPressEvent(QKeyEvent* event)
{
    const bool plain = event->modifiers() == Qt::NoModifier;
    if (plain && event->key() == Qt::Key_N)
        m_new->click();
    else if (event->key() == Qt::Key_O && (plain || event->modifiers() == Qt::ControlModifier))
        m_open->click();
    else if (plain && event->key() == Qt::Key_D)
        m_demo->click();
    else
        Screen::keyPressEvent(event);
}

void StartScreen::chooseAndOpen()
{
    const QString file = chooseFile();
    if (file.endsWith(u".json"_s, Qt::CaseInsensitive))
        bringIn(file);
    else if (!file.isEmpty())
        open(file);
}

// Into a new file: what was chosen stays as it is.
void StartScreen::bringIn(const QString& text)
{
    const QFileInfo from(text);
    QString file = choosePlace(from.absolutePath() + u'/' + from.completeBaseName() + tournamentEnding);
    if (file.isEmpty())
        return;
    if (!file.endsWith(tournamentEnding, Qt::CaseInsensitive))
        file += tournamentEnding; // a name was typed
    start(
        Window::tr("Bringing in %1").arg(from.fileName()), file,
        [text, path = file.toStdString()] { return tournamentOf(text, path); }, text);
}

void StartScreen::open(const QString& file)
{
    const std::string path = file.toStdString();
    start(Window::tr("Opening %1").arg(QFileInfo(file).fileName()), file,
          [path] { return desk::Desk::open(path, desk::Desk::Access::ReadWrite, desk::thisMachine()); });
}

void StartScreen::openDemo()
{
    const bool usable = QDir().mkpath(documents) && QFileInfo(documents).isWritable();
    const QString file = usable ? freeName(documents) : choosePlace(u"Demo tournament.courtside"_s);
    if (file.isEmpty())
        return;
    const std::string path = file.toStdString();
    start(Window::tr("Playing a whole tournament into %1").arg(QFileInfo(file).fileName()), file,
          [path] { return desk::demo(path, {}); });
}

void StartScreen::start(const QString& what, const QString& file, const session::Opening& opening,
                        const QString& text)
{
    setBusy(what);
    m_trouble->hide();
    m_session.open(file, opening,
                   [this, file, text](const session::Outcome& outcome) { finish(file, text, outcome); });
}

void StartScreen::finish(const QString& file, const QString& text, const session::Outcome& outcome)
{
    setBusy({});
    if (outcome.good()) {
        const auto& setup = m_session.tournament().setting->tournament;
        rememberTournament(m_session.settings(), file,
                           setup ? kit::text(setup->name) : QFileInfo(file).completeBaseName());
        if (!text.isEmpty())
            Q_EMIT broughtIn(Window::tr("%1 was brought in as %2. What was known of ID cards is not in it.")
                                 .arg(QFileInfo(text).fileName(), QFileInfo(file).fileName()));
        return;
    }
    const QString trouble = text.isEmpty() ? Window::tr("%1 is not open. Nothing in it was changed.")
                            : QFileInfo::exists(file)
                                ? Window::tr("%1 was not brought in.")
                                : Window::tr("%1 was not brought in, and no tournament was made.");
    m_troubleTitle->say(trouble.arg(QFileInfo(text.isEmpty() ? file : text).fileName()));
    m_troubleText->say(outcome.mistakes.join(u'\n') + u'\n' + whatNext(text.isEmpty() ? file : text));
    m_trouble->show();
    if (!QFileInfo::exists(file))
        forgetTournament(m_session.settings(), file);
    refresh();
    m_open->setFocus();
}

void StartScreen::setBusy(const QString& what)
{
    m_busyText->setText(what);
    m_busy->setVisible(!what.isEmpty());
    for (Choice* choice : {m_new, m_open, m_demo})
        choice->setEnabled(what.isEmpty());
}

void StartScreen::refresh()
{
    kit::clear(*m_recent);
    const QList<Recent> all = recentTournaments(m_session.settings());
    m_recentTitle->setVisible(!all.isEmpty());
    for (const Recent& tournament : all) {
        auto* row = kit::button({}, Window::tr("open %1, %2").arg(tournament.name, tournament.file));
        auto* line = kit::lineIn(row, -1, {18, 0, 18, 0});
        auto* name = new kit::Line(m_theme, tournament.name, 16, kit::Weight::Medium);
        auto* file = new kit::Line(m_theme, QDir::toNativeSeparators(tournament.file), 14, kit::Weight::Plain,
                                   kit::Line::Ink::Soft);
        file->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        line->addWidget(name, 2);
        line->addWidget(file, 3);
        connect(row, &QPushButton::clicked, this, [this, tournament] { open(tournament.file); });
        m_recent->addWidget(row);
    }
}

Choice::Choice(kit::Theme& theme, const QString& icon, const QString& title, const QString& text,
               const QString& key, bool strong, QWidget* parent)
    : QAbstractButton(parent), m_theme(theme), m_icon(icon), m_text(text), m_key(key), m_strong(strong)
{
    setText(title);
    setAccessibleName(title);
    setAccessibleDescription(text);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    kit::redrawWith(theme, this);
}

void Choice::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& c = m_theme.colors();
    const QColor ground = m_strong ? c.ink : isDown() || underMouse() ? c.shade : c.panel;
    const QColor ink = m_strong ? c.panel : c.ink;
    const int stroke = m_theme.px(hasFocus() ? 3 : 1);
    const QRectF box = QRectF(rect()).adjusted(stroke / 2.0, stroke / 2.0, -stroke / 2.0, -stroke / 2.0);
    painter.setPen(QPen(hasFocus() ? c.focus : c.field, stroke));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, m_theme.px(10), m_theme.px(10));
    if (hasFocus() && m_strong) { // its ground is dark: the ring needs a gap to be seen
        painter.setPen(QPen(c.panel, m_theme.px(2)));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box.adjusted(stroke, stroke, -stroke, -stroke), m_theme.px(8), m_theme.px(8));
    }
    const int margin = m_theme.px(22);
    painter.drawPixmap(margin, margin, kit::icon(m_icon, m_theme.px(36), ink, devicePixelRatioF()));

    const QFont keyFont = m_theme.font(Text::Small, Weight::Medium);
    const int wide = QFontMetrics(keyFont).horizontalAdvance(m_key) + m_theme.px(16);
    const QRectF cap(width() - margin - wide, margin, wide, m_theme.px(26));
    painter.setPen(QPen(m_strong ? c.panel : c.field, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(cap, 4, 4);
    painter.setPen(ink);
    painter.setFont(keyFont);
    painter.drawText(cap, Qt::AlignCenter, m_key);

    const double across = width() - 2.0 * margin;
    drawing::drawFitted(painter, {margin * 1.0, m_theme.px(76.0) * 1.0, across, m_theme.px(34) * 1.0},
                        Qt::AlignLeft | Qt::AlignVCenter, text(), m_theme.font(24, Weight::Medium),
                        m_theme.px(18));
    painter.setPen(m_strong ? c.panel : c.soft);
    painter.setFont(m_theme.font(Text::Body));
    painter.drawText(QRectF(margin, m_theme.px(114), across, height() - m_theme.px(114) - m_theme.px(12)),
                     static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap, m_text);
}

void Choice::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace start

#include "moc_startscreen.cpp"
