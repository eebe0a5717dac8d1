#include "startscreen.h"

#include "choices.h"

#include "desk/archive/transfer.h"
#include "desk/demo/demotasks.h"
#include "ui/drawing/marks.h"
#include "ui/kit/fields.h"
#include "ui/kit/follow.h"
#include "ui/kit/scroll.h"
#include "ui/kit/text.h"
#include "ui/ownrules/rulesimport.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QProgressBar>
#include <QStandardPaths>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using kit::Weight;
using wording::Window;

namespace start {

namespace {

// Pixels at 100 %.
constexpr int widest = 1136;
constexpr int leastBeside = 820; // from this width on, recent tournaments are beside the choices
constexpr int leastRoomy = 780;  // from this height on, choices keep their full height below a message

/// A free name in the folder: `Demo tournament.courtside`, `Demo tournament 2.courtside`.
QString freeName(const QString& folder)
{
    QString path = QDir(folder).filePath(u"Demo tournament.courtside"_s);
    for (int n = 2; QFileInfo::exists(path); ++n)
        path = QDir(folder).filePath(u"Demo tournament %1.courtside"_s.arg(n));
    return path;
}

const QString tournamentEnding = u".courtside"_s;

bool isText(const QString& file)
{
    return file.endsWith(u".json"_s, Qt::CaseInsensitive);
}

/// Imports the exported tournament into a new file, `target`.
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

/// The program's spade, on a ground that shows on any background.
class Logo : public QWidget {
public:
    explicit Logo(kit::Theme& theme) : m_theme(theme)
    {
        setObjectName(u"logo"_s);
        kit::follow(theme, this, [this] { setFixedSize(m_theme.px(60), m_theme.px(60)); });
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.colors().ink);
        painter.drawRoundedRect(rect(), m_theme.px(13), m_theme.px(13));
        const double inset = m_theme.px(13);
        painter.fillPath(
            drawing::suit(drawing::Suit::Spades, QRectF(rect()).adjusted(inset, inset, -inset, -inset)),
            m_theme.colors().panel);
    }

private:
    kit::Theme& m_theme;
};

/// Draws a line above, like the rows.
class LastRow : public QWidget {
public:
    explicit LastRow(kit::Theme& theme) : m_theme(theme) { kit::redrawWith(theme, this); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter(this).fillRect(QRect(0, 0, width(), 1), m_theme.colors().line);
    }

private:
    kit::Theme& m_theme;
};

/// What to do next. The desk's sentences say what to do about the file itself.
QString whatNext(const QString& file)
{
    return QFileInfo::exists(file) ? Window::tr("To open another file, press Ctrl+O.")
                                   : Window::tr("To look for it in another folder, press Ctrl+O.");
}

} // namespace

StartScreen::StartScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent),
      documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)),
      m_new(new Choice(theme, u"add"_s, Window::tr("New tournament"),
                       Window::tr("Choose rules and format, then add teams"), u"N"_s)),
      m_open(new Choice(theme, u"open"_s, Window::tr("Open…"),
                        Window::tr("A tournament from this or another computer, or an exported one (JSON)"),
                        session::shown(session::Key::OpenFile))),
      m_demo(new Choice(theme, u"play"_s, Window::tr("Try the demo"),
                        Window::tr("Quarterfinals in progress, three tables playing"), u"D"_s)),
      m_rules(new Choice(theme, u"rules"_s, Window::tr("Rules"),
                         Window::tr("Read a venue’s rules, or make your own"), u"R"_s)),
      m_back(hint(session::shown(session::Key::Back), Window::tr("Back to the open tournament"),
                  [this] { Q_EMIT left(); })),
      m_troubleTitle(new kit::Prose(theme, 18, kit::Line::Ink::Bad, kit::Weight::Medium)),
      m_troubleText(new kit::Prose(theme, 16)), m_busyText(new kit::Line(theme, 16)),
      m_recent(new QVBoxLayout)
{
    chooseFile = [this] {
        return kit::fileToOpen(this, Window::tr("Open a tournament"), documents,
                               u"%1 (*%2);;%3 (*.json)"_s.arg(Window::tr("Tournaments"), tournamentEnding,
                                                              Window::tr("Exported tournaments")));
    };
    choosePlace = [this](const QString& name) {
        return kit::fileToSave(this, Window::tr("Save the tournament as"), name,
                               u"%1 (*%2)"_s.arg(Window::tr("Tournaments"), tournamentEnding), u"courtside"_s,
                               false);
    };
    setAcceptDrops(true);
    auto* middle = new QWidget;
    kit::follow(theme, middle, [&theme, middle] { middle->setMaximumWidth(theme.px(widest)); });
    m_grid = kit::gridIn(middle, 36, 14);
    m_grid->setColumnStretch(0, 4);
    m_grid->setColumnStretch(1, 6);
    m_grid->addWidget(makeBrand(), 0, 0, 1, 2);
    m_grid->addWidget(makeTrouble(), 1, 0, 1, 2);
    m_choices = makeChoices();
    makeRecent();
    kit::follow(theme, this, [this] { place(); });

    kit::columnIn(this)->addWidget(new kit::Scroll(kit::inTheMiddle(middle, {32, 16, 32, 8})));

    connect(m_new, &Choice::clicked, this, &StartScreen::newTournamentWanted);
    connect(m_open, &Choice::clicked, this, &StartScreen::chooseAndOpen);
    connect(m_demo, &Choice::clicked, this, &StartScreen::openDemo);
    connect(m_rules, &Choice::clicked, this, [this] { Q_EMIT wanted(session::Key::ToRules); });
    connect(&session, &session::Session::changed, this, &StartScreen::noteState);
    refresh();
}

QWidget* StartScreen::makeBrand()
{
    auto* brand = new QWidget;
    auto* words = new QWidget;
    kit::add(kit::columnIn(words, 0),
             {new kit::Line(m_theme, u"Courtside"_s, 38, Weight::Medium),
              new kit::Line(m_theme, Window::tr("Spades tournaments, from check-in to champion"), 17,
                            Weight::Plain, kit::Line::Ink::Soft)});
    QHBoxLayout* line = kit::lineIn(brand, 18);
    line->addWidget(new Logo(m_theme));
    line->addWidget(words, 1);
    line->addWidget(m_back, 0, Qt::AlignTop);
    return brand;
}

QWidget* StartScreen::makeChoices()
{
    auto* choices = new QWidget;
    kit::add(kit::columnIn(choices, 12), {m_new, m_open, m_demo, m_rules});
    return choices;
}

// The progress bar and the error message.
QWidget* StartScreen::makeTrouble()
{
    auto* both = new QWidget;
    m_busy = new QWidget;
    auto* bar = new QProgressBar;
    bar->setRange(0, 0);
    bar->setTextVisible(false);
    bar->setAccessibleName(Window::tr("Working"));
    kit::add(kit::columnIn(m_busy), {m_busyText, bar});
    m_busy->hide();
    m_trouble = new kit::Card(m_theme);
    kit::add(kit::columnIn(m_trouble, -1, {18, 14, 18, 14}), {m_troubleTitle, m_troubleText});
    m_trouble->hide();
    kit::add(kit::columnIn(both), {m_busy, m_trouble});
    return both;
}

void StartScreen::makeRecent()
{
    const auto soft = [this](const QString& text, Weight weight) {
        return new kit::Line(m_theme, text, 15, weight, kit::Line::Ink::Soft);
    };
    m_recentCard = new kit::Card(m_theme);
    QVBoxLayout* column = kit::columnIn(m_recentCard, 0, {1, 1, 1, 7});
    const auto inset = [column](QWidget* line,
                                QWidget* around) { // takes no room when hidden, unlike a layout
        kit::lineIn(around, 0, {recentInset, 11, recentInset, 11})->addWidget(line);
        column->addWidget(around);
        return around;
    };
    inset(soft(Window::tr("Recent"), Weight::Medium), new QWidget);
    m_recent->setSpacing(0);
    column->addLayout(m_recent);
    m_none = inset(soft(Window::tr("No tournaments opened yet."), Weight::Plain), new QWidget);
    auto* drop = new kit::Prose(m_theme, 15, kit::Line::Ink::Soft);
    drop->setText(Window::tr("Drop a tournament, an exported one (JSON) or a rule file here."));
    QSizePolicy policy = drop->sizePolicy();
    policy.setHorizontalPolicy(QSizePolicy::Ignored); // it wraps and doesn't widen the window
    drop->setSizePolicy(policy);
    inset(drop, new LastRow(m_theme));
}

void StartScreen::resizeEvent(QResizeEvent* event)
{
    Screen::resizeEvent(event);
    place();
}

// In a narrow window or with large text, recent tournaments go below the choices. With a message above, all
// choices stay in view.
void StartScreen::place()
{
    for (Choice* choice : tiles())
        choice->setLow(!m_trouble->isHidden() && height() < m_theme.px(leastRoomy));
    const bool isBeside = width() >= m_theme.px(leastBeside);
    if (std::exchange(m_isBeside, isBeside) == isBeside)
        return;
    for (QWidget* each : {m_choices, static_cast<QWidget*>(m_recentCard)})
        m_grid->removeWidget(each);
    m_grid->addWidget(m_choices, 2, 0, 1, isBeside ? 1 : 2, Qt::AlignTop);
    m_grid->addWidget(m_recentCard, isBeside ? 2 : 3, isBeside ? 1 : 0, 1, isBeside ? 1 : 2, Qt::AlignTop);
}

void StartScreen::takeFocus()
{
    if (RecentRow* first = firstThere()) {
        first->show(); // a new row is still hidden and wouldn't take the focus
        first->setFocus();
    } else {
        m_new->setFocus();
    }
}

RecentRow* StartScreen::firstThere() const
{
    const auto at =
        std::ranges::find_if(m_rows, [](const RecentRow* row) { return row->recent().fileExists; });
    return at == m_rows.end() ? nullptr : *at;
}

void StartScreen::keyPressEvent(QKeyEvent* event)
{
    const bool plain = event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier;
    const int number = event->key() - Qt::Key_0;
    if (plain && event->key() == Qt::Key_N)
        m_new->click();
    else if (event->key() == Qt::Key_O && (plain || event->modifiers() == Qt::ControlModifier))
        m_open->click();
    else if (plain && event->key() == Qt::Key_D)
        m_demo->click();
    else if (plain && event->key() == Qt::Key_R)
        m_rules->click();
    else if (plain && number >= 1 && number <= m_rows.size())
        m_rows[number - 1]->click();
    else
        Screen::keyPressEvent(event);
}

void StartScreen::dragEnterEvent(QDragEnterEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    const QString file = urls.isEmpty() ? QString() : urls.front().toLocalFile();
    if (m_new->isEnabled() && (file.endsWith(tournamentEnding, Qt::CaseInsensitive) || isText(file)))
        event->acceptProposedAction();
}

void StartScreen::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    take(event->mimeData()->urls().front().toLocalFile());
}

void StartScreen::chooseAndOpen()
{
    take(chooseFile());
}

void StartScreen::take(const QString& file)
{
    if (ownrules::isRuleFile(file))
        Q_EMIT ruleFileChosen(file);
    else if (isText(file))
        importToNewFile(file);
    else if (!file.isEmpty())
        open(file);
}

// Imports into a new file; the exported one stays as it is.
void StartScreen::importToNewFile(const QString& text)
{
    const QFileInfo from(text);
    QString file = choosePlace(from.absolutePath() + u'/' + from.completeBaseName() + tournamentEnding);
    if (file.isEmpty())
        return;
    if (!file.endsWith(tournamentEnding, Qt::CaseInsensitive))
        file += tournamentEnding; // typed without the ending
    start(
        Window::tr("Importing %1").arg(from.fileName()), file,
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
    start(Window::tr("Creating the demo, %1").arg(QFileInfo(file).fileName()), file,
          [path] { return desk::demoWithTasks(path, desk::thisMachine()); });
    m_isDemo = true;
}

void StartScreen::start(const QString& what, const QString& file, const session::Opening& opening,
                        const QString& text)
{
    setBusy(what);
    m_isDemo = false;
    showTrouble(false);
    m_session.open(file, opening,
                   [this, file, text](const session::Outcome& outcome) { finish(file, text, outcome); });
}

void StartScreen::finish(const QString& file, const QString& text, const session::Outcome& outcome)
{
    setBusy({});
    if (outcome.good()) {
        const auto& setup = m_session.tournament().setting->tournament;
        rememberTournament(m_session.settings(), file,
                           setup ? kit::text(setup->name) : QFileInfo(file).completeBaseName(),
                           kit::text(wording::progressText(m_session.tournament())));
        if (m_isDemo)
            Q_EMIT demoOpened();
        if (!text.isEmpty())
            Q_EMIT tournamentImported(Window::tr("Imported %1 as %2. ID cards aren’t part of an import.")
                                          .arg(QFileInfo(text).fileName(), QFileInfo(file).fileName()));
        return;
    }
    const QString trouble = text.isEmpty() ? Window::tr("Can’t open %1. Nothing was changed.")
                            : QFileInfo::exists(file)
                                ? Window::tr("Can’t import %1. Nothing was changed.")
                                : Window::tr("Can’t import %1. No tournament was created.");
    m_troubleTitle->say(trouble.arg(QFileInfo(text.isEmpty() ? file : text).fileName()));
    m_troubleText->say(outcome.mistakes.join(u'\n') + u'\n' + whatNext(text.isEmpty() ? file : text));
    showTrouble(true);
    refresh();
    m_open->setFocus();
}

void StartScreen::showTrouble(bool is)
{
    m_trouble->setVisible(is);
    place();
}

void StartScreen::setBusy(const QString& what)
{
    m_busyText->setText(what);
    m_busy->setVisible(!what.isEmpty());
    for (Choice* choice : tiles())
        choice->setEnabled(what.isEmpty());
    for (RecentRow* row : m_rows)
        row->setEnabled(what.isEmpty());
}

// The row with the focus keeps it.
void StartScreen::refresh()
{
    const auto focused = std::ranges::find_if(m_rows, [](const RecentRow* row) { return row->hasFocus(); });
    const qsizetype at = focused - m_rows.begin();
    const bool hadFocus = focused != m_rows.end();
    m_back->setVisible(m_session.isOpen());
    kit::clear(*m_recent);
    m_rows.clear();
    for (const Recent& each : recentTournaments(m_session.settings())) {
        m_rows << new RecentRow(m_theme, each, static_cast<int>(m_rows.size()) + 1);
        connect(m_rows.back(), &RecentRow::clicked, this, [this, each] { press(each); });
        m_recent->addWidget(m_rows.back());
    }
    m_none->setVisible(m_rows.isEmpty());
    if (hadFocus && m_rows.isEmpty())
        m_new->setFocus();
    else if (hadFocus)
        m_rows[qMin(at, m_rows.size() - 1)]->setFocus();
}

void StartScreen::press(const Recent& recent)
{
    if (recent.fileExists)
        return open(recent.file);
    forgetTournament(m_session.settings(), recent.file);
    QMetaObject::invokeMethod(this, &StartScreen::refresh, Qt::QueuedConnection); // the row was just clicked
}

// Saves how far the tournament is for the list, which doesn't open files.
void StartScreen::noteState()
{
    const QString state = kit::text(wording::progressText(m_session.tournament()));
    if (const QString noted = m_session.shown().file + state; noted != m_noted) {
        start::noteState(m_session.settings(), m_session.shown().file, state);
        m_noted = noted;
    }
}

} // namespace start

#include "moc_startscreen.cpp"
