#include "checkinscreen.h"

#include "desk/names.h"
#include "ui/look/beside.h"
#include "ui/look/sentence.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace checkin {

namespace {

constexpr int doorWidth = 480; // pixels at 100 %
constexpr int missingWidth = 372;

/// What a reader sends, which begins with its sentinel, or a number and nothing else.
bool looksLikeCard(const QString& typed)
{
    if (typed.startsWith(u'%') || typed.startsWith(u';'))
        return true;
    static const QRegularExpression number(u"^[\\s-]*[0-9][0-9\\s-]*$"_s);
    return typed.contains(number);
}

/// The window's: it takes back what is on record, not what stands in the field.
bool isUndo(const QKeyEvent& key)
{
    const bool control = key.modifiers() & Qt::ControlModifier;
    return control && (key.key() == Qt::Key_Z || key.key() == Qt::Key_Y);
}

/// What comes before anybody can be checked in; empty where nothing does.
QString firstToDo(const night::Night& night)
{
    const night::Setting& setting = *night.setting;
    if (setting.teams.empty())
        return u"No teams yet: add them on the Teams screen (Ctrl+2), then check the players in."_s;
    const bool perMatch =
        !setting.rules.empty() &&
        night::regularSet(setting.rules.back()).people.checkin.scope == rules::CheckinScope::Match;
    if (!setting.draw && perMatch)
        return u"IDs are checked for each match here: draw the teams first, on the Teams screen (Ctrl+2)."_s;
    return {};
}

QString prompt()
{
    return u"Type a part of a name or a team and press Enter, or swipe a card."_s;
}

QString saidIn(const QStringList& mistakes)
{
    QStringList all;
    for (const QString& mistake : mistakes)
        all << look::sentence(mistake);
    return all.join(u". "_s);
}

QString saidIn(const desk::Failure& failure)
{
    return look::sentences(failure.mistakes).join(u". "_s);
}

} // namespace

CheckinScreen::CheckinScreen(look::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_field(new QLineEdit), m_answer(new AnswerCard(theme)),
      m_proof(new ProofField(theme)), m_players(new PlayersModel(this)), m_table(new look::RowTable(theme)),
      m_space(new QWidget), m_missing(new MissingModel(this)), m_missingTable(new look::RowTable(theme)),
      m_counter(new look::Line(theme, 24, look::Weight::Medium)),
      m_complete(new look::Line(theme, 16, look::Weight::Plain, look::Line::Ink::Ok)),
      m_takeBack(new QPushButton(u"Not here after all   Ctrl+Del"_s)),
      m_override(new QPushButton(u"Without an accepted ID…   F6"_s))
{
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(20, 16, 20, 16);
    auto* door = makeDoor();
    across->addWidget(new look::Beside(theme, door, makeMissing(), {doorWidth, missingWidth}));
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &CheckinScreen::narrow);
    connect(m_field, &QLineEdit::returnPressed, this, &CheckinScreen::enter);
    connect(m_table, &look::RowTable::chosen, this, [this](int row) { receive(m_players->personAt(row)); });
    connect(m_table, &look::RowTable::clicked, this, [this] {
        m_stepped = true;
        m_field->setFocus();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &CheckinScreen::showHelp);
    connect(m_proof, &ProofField::given, this, &CheckinScreen::checkIn);
    connect(m_proof, &ProofField::dropped, this, [this] {
        m_answer->sayQuietly(u"Nobody was checked in."_s);
        takeFocus();
    });
    connect(m_takeBack, &QPushButton::clicked, this, &CheckinScreen::takeBack);
    connect(m_override, &QPushButton::clicked, this, &CheckinScreen::withReason);
    m_answer->sayQuietly(prompt());
    refresh();
}

void CheckinScreen::begin()
{
    m_proof->putAway();
    m_person.clear();
    m_stepped = false;
    m_field->clear();
    m_answer->sayQuietly(prompt());
}

void CheckinScreen::refresh()
{
    if (!m_session.isOpen())
        return;
    const night::Night& night = m_session.night();
    const desk::Attendance count = desk::attendance(night);
    m_counter->setText(count.needed > 0 ? u"%1 of %2 here"_s.arg(count.here).arg(count.needed) : QString());
    m_missing->show(night);
    m_complete->setText(count.needed == 0            ? u"Nobody is expected."_s
                        : m_missing->rowCount() == 0 ? u"Every team is complete."_s
                        : m_missing->rowCount() == 1
                            ? u"1 team is missing players"_s
                            : u"%1 teams are missing players"_s.arg(m_missing->rowCount()));
    m_complete->setInk(m_missing->rowCount() == 0 && count.needed > 0 ? look::Line::Ink::Ok
                                                                      : look::Line::Ink::Soft);
    m_missingTable->setVisible(m_missing->rowCount() > 0);
    const std::string person = m_stepped ? m_players->personAt(m_table->currentRow()) : std::string();
    narrow();
    if (const int row = m_players->rowOf(person); row >= 0) {
        m_table->setCurrentIndex(m_players->index(row, 0));
        m_stepped = true;
    }
    const QString first = firstToDo(night);
    if (!first.isEmpty())
        m_answer->sayQuietly(first);
    else if (!m_firstToDo.isEmpty())
        m_answer->sayQuietly(prompt()); // it was done
    m_firstToDo = first;
    m_table->setVisible(count.needed > 0);
    m_space->setVisible(count.needed == 0);
}

void CheckinScreen::takeFocus()
{
    if (m_proof->isVisible())
        return;
    m_field->setFocus();
}

void CheckinScreen::lookFor(const QString& team)
{
    m_proof->putAway();
    m_answer->sayQuietly(prompt());
    m_field->setText(look::text(desk::teamName(m_session.night(), team.toStdString())));
    m_field->selectAll();
}

void CheckinScreen::narrow()
{
    if (!m_session.isOpen())
        return;
    const QString typed = m_field->text();
    m_players->show(m_session.night(), looksLikeCard(typed) ? QString() : typed);
    m_stepped = false;
    standOnFirst();
}

void CheckinScreen::standOnFirst()
{
    if (m_players->rowCount() > 0 && !m_field->text().isEmpty() && !looksLikeCard(m_field->text()))
        m_table->setCurrentIndex(m_players->index(0, 0));
    showHelp();
}

void CheckinScreen::step(int by)
{
    const int rows = m_players->rowCount();
    if (rows == 0)
        return;
    const int from = m_table->currentRow();
    m_table->setCurrentIndex(m_players->index(from < 0 ? 0 : qBound(0, from + by, rows - 1), 0));
    m_stepped = true;
}

void CheckinScreen::showHelp()
{
    const int row = m_table->currentRow();
    const bool any = row >= 0 && row < m_players->rowCount();
    m_takeBack->setVisible(any && m_players->isHere(row));
    bool asksForId = false;
    if (any && !m_players->isHere(row)) {
        const auto rule = desk::checkinRule(m_session.night(), m_players->personAt(row));
        asksForId = rule && rule->noIdNoPlay;
    }
    m_override->setVisible(asksForId);
}

bool CheckinScreen::eventFilter(QObject* watched, QEvent* event)
{
    const bool asksForKey = event->type() == QEvent::ShortcutOverride;
    if (watched == m_field && asksForKey && isUndo(*static_cast<QKeyEvent*>(event))) {
        event->ignore();
        return true;
    }
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up) {
            step(key->key() == Qt::Key_Down ? 1 : -1);
            return true;
        }
        if (key->key() == Qt::Key_Delete && key->modifiers() & Qt::ControlModifier) {
            takeBack();
            return true;
        }
    }
    return Screen::eventFilter(watched, event);
}

void CheckinScreen::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_F6)
        withReason();
    else if (event->key() == Qt::Key_Escape)
        m_field->clear();
    else if (event->key() == Qt::Key_Delete && event->modifiers() & Qt::ControlModifier)
        takeBack();
    else
        Screen::keyPressEvent(event);
}

void CheckinScreen::enter()
{
    if (!m_session.isOpen())
        return;
    const QString typed = m_field->text().trimmed();
    if (looksLikeCard(typed)) {
        const auto person = desk::playerWithCard(m_session.night(), typed.toStdString());
        m_field->clear(); // a card's number stays on no screen
        if (!person)
            return m_answer->sayNot(saidIn(person.error()));
        return receive(*person);
    }
    if (typed.isEmpty() && !m_stepped)
        return m_answer->sayQuietly(prompt());
    const std::string person = m_players->personAt(m_table->currentRow());
    if (person.empty())
        return m_answer->sayNot(u"Nobody who is expected is called “%1”, and no team."_s.arg(typed));
    receive(person);
}

void CheckinScreen::receive(const std::string& person)
{
    const night::Night& night = m_session.night();
    m_person = person;
    const auto rule = desk::checkinRule(night, person);
    if (!rule)
        return m_answer->sayNot(saidIn(rule.error()));
    if (!rule->noIdNoPlay || rule->acceptedIds.size() < 2)
        return checkIn({});
    m_answer->sayQuietly(u"A key or Enter says which; Esc puts it back."_s);
    m_proof->ask(look::text(desk::personName(night, person)), rule->acceptedIds);
}

void CheckinScreen::withReason()
{
    const std::string person = m_players->personAt(m_table->currentRow());
    if (person.empty() || m_override->isHidden())
        return;
    m_person = person;
    m_proof->askReason(look::text(desk::personName(m_session.night(), person)));
}

void CheckinScreen::checkIn(const desk::Proof& proof)
{
    const std::string by = m_session.supervisor().toStdString();
    const std::string person = m_person;
    const QString typed = m_field->text();
    m_field->clear();
    m_field->setFocus(); // for the next one, while this one is written
    m_session.ask(
        look::text(desk::personName(m_session.night(), person)),
        [by, person, proof](desk::Desk& desk) { return desk::checkIn(desk, by, person, proof); },
        [this, person, typed](const session::Outcome& outcome) {
            if (outcome.good())
                return m_answer->sayDone(
                    look::text(desk::hereText(m_session.night(), person)).replace(u"; "_s, u" · "_s));
            m_answer->sayNot(saidIn(outcome.mistakes));
            if (m_field->text().isEmpty())
                m_field->setText(typed);
        });
}

void CheckinScreen::takeBack()
{
    const int row = m_table->currentRow();
    const std::string person = m_players->personAt(row);
    if (person.empty() || !m_players->isHere(row))
        return;
    const std::string by = m_session.supervisor().toStdString();
    const QString said = look::text(desk::notHereText(m_session.night(), person));
    m_session.ask(
        look::text(desk::personName(m_session.night(), person)),
        [by, person](desk::Desk& desk) { return desk::undoCheckIn(desk, by, person); },
        [this, said](const session::Outcome& outcome) {
            if (outcome.good())
                m_answer->sayQuietly(said);
            else
                m_answer->sayNot(saidIn(outcome.mistakes));
            if (isVisible())
                takeFocus();
        });
}

} // namespace checkin
