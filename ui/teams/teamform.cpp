#include "teamform.h"

#include "tournament/model/lineup.h"
#include "ui/kit/fields.h"
#include "ui/kit/text.h"
#include "ui/session/deed.h"
#include "ui/session/keys.h"
#include "wording/tr.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace teams {

using kit::fieldHead;

TeamForm::TeamForm(kit::Theme& theme, const session::Session& session)
    : Card(theme), m_session(session), m_title(new kit::Line(theme, 18, kit::Weight::Medium)),
      m_name(field(Window::tr("Team"))), m_players(kit::gridIn(nullptr, 8, 4)),
      m_affiliation(field(Window::tr("Affiliation"))), m_seedHead(fieldHead(theme, Window::tr("Seed"))),
      m_seed(field(Window::tr("Seed"))), m_complaint(kit::complaint(theme)),
      m_ownHead(fieldHead(theme, Window::tr("Affiliation"))),
      m_overrideHead(fieldHead(theme, Window::tr("Reason for the exception"))),
      m_override(field(Window::tr("Reason for the exception"))), m_more(kit::button({}))
{
    auto* column = kit::columnIn(this, 4, {16, 14, 16, 14});
    kit::add(column, {m_title, fieldHead(theme, Window::tr("Team")), m_name});
    m_players->setColumnStretch(0, 3);
    m_players->setColumnStretch(1, 2);
    m_players->addWidget(fieldHead(theme, Window::tr("Players")), 0, 0);
    m_players->addWidget(fieldHead(theme, Window::tr("ID")), 0, 1);
    m_players->addWidget(m_ownHead, 0, 2);
    column->addLayout(m_players);
    auto* further = kit::gridIn(nullptr, 8, 4);
    further->setColumnStretch(0, 3);
    further->setColumnStretch(1, 2);
    further->addWidget(fieldHead(theme, Window::tr("Club, hall, or other affiliation")), 0, 0);
    further->addWidget(m_seedHead, 0, 1);
    further->addWidget(m_affiliation, 1, 0);
    further->addWidget(m_seed, 1, 1);
    column->addLayout(further);
    for (QLineEdit* each : {m_affiliation, m_seed})
        each->setPlaceholderText(Window::tr("Optional"));
    for (QLineEdit* each : {m_name, m_override})
        each->setPlaceholderText(Window::tr("Required"));
    kit::add(column, {m_complaint, m_overrideHead, m_override});
    column->addSpacing(6);
    column->addWidget(makeButtons(theme));
}

QWidget* TeamForm::makeButtons(kit::Theme& theme)
{
    auto* buttons = new QWidget;
    auto* column = kit::columnIn(buttons);
    auto* below = kit::lineIn(nullptr);
    auto* save = new kit::KeycapButton(theme, Window::tr("Save"), u"Ctrl+Enter"_s);
    save->setProperty("strong", true);
    auto* back = new kit::KeycapButton(theme, Window::tr("Cancel"), session::shown(session::Key::Cancel));
    connect(save, &QPushButton::clicked, this, &TeamForm::save);
    connect(back, &QPushButton::clicked, this, &TeamForm::dropped);
    connect(m_more, &QPushButton::clicked, this, &TeamForm::moreWanted);
    column->addWidget(save);
    below->addWidget(back, 1);
    below->addWidget(m_more, 1);
    column->addLayout(below);
    return buttons;
}

const QLineEdit* TeamForm::lastField() const
{
    if (!m_override->isHidden())
        return m_override;
    return m_seed->isEnabled() ? m_seed : m_affiliation;
}

bool TeamForm::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return Card::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Backspace || key->key() == Qt::Key_Delete)
        for (Row& row : m_rows)
            if (row.card == watched && row.card->text().isEmpty() && !row.swiped.isEmpty()) {
                putSwiped(row, {}, {});
                return true; // keeps the shown ID
            }
    if (key->key() != Qt::Key_Return && key->key() != Qt::Key_Enter)
        return Card::eventFilter(watched, event);
    if (key->modifiers() & Qt::ControlModifier || watched == lastField())
        save();
    else
        focusNextChild();
    return true;
}

void TeamForm::begin(const tournament::Team& team)
{
    const tournament::Setting& setting = *m_session.tournament().setting;
    const bool isNew = team.id.empty();
    clearRows();
    m_team = kit::text(team.id);
    m_title->setText(isNew ? Window::tr("Add a team") : kit::text(team.name));
    m_name->setText(kit::text(team.name));
    m_affiliation->setText(kit::text(team.affiliation));
    // After the draw, a seed can't be added: it would have no effect.
    m_seed->setText(kit::number(team.seed));
    m_seed->setEnabled(!setting.draw);
    m_seed->setVisible(!setting.draw || team.seed);
    m_seedHead->setVisible(!setting.draw || team.seed);
    m_more->hide();
    if (!isNew)
        showMore(team);
    for (const std::string& id : tournament::playersEver(team))
        addRow(tournament::person(setting, id));
    while (m_rows.size() < 2)
        addRow(nullptr);
    m_begun = given();
    m_affiliation->setCursorPosition(0); // shows its beginning
    m_name->setFocus();
    m_name->setSelection(static_cast<int>(m_name->text().size()), -static_cast<int>(m_name->text().size()));
}

void TeamForm::showMore(const tournament::Team& team)
{
    const tournament::Setting& setting = *m_session.tournament().setting;
    const bool drawn = setting.draw.has_value();
    const bool isIn = drawn && tournament::seedOfTeam(setting, team.id);
    m_more->setVisible(!team.withdrawn);
    m_more->setText(!drawn ? Window::tr("Remove…")
                    : isIn ? Window::tr("Withdraw…")
                           : Window::tr("Enter late…"));
    m_more->setAccessibleName(!drawn ? Window::tr("Remove the team")
                              : isIn ? Window::tr("Withdraw the team")
                                     : Window::tr("Enter the team late"));
}

void TeamForm::begin(const Given& before)
{
    const tournament::Setting& setting = *m_session.tournament().setting;
    const tournament::Team* team = tournament::team(setting, before.team.toStdString());
    begin(team ? *team : tournament::Team());
    m_name->setText(before.name);
    m_affiliation->setText(before.affiliation);
    if (!m_seed->isHidden())
        m_seed->setText(before.seed);
    while (m_rows.size() < before.players.size())
        addRow(nullptr);
    auto player = before.players.cbegin();
    for (Row& row : m_rows) {
        if (player == before.players.cend())
            break;
        row.id = player->id;
        row.name->setText(player->name);
        if (const auto swiped = desk::enteredCard(player->swiped.toStdString()))
            putSwiped(row, player->swiped, kit::text(swiped->end));
        row.card->setText(player->card);
        row.affiliation->setText(player->affiliation);
        ++player;
    }
    m_override->setText(before.override);
    m_overrideHead->setVisible(!before.override.isEmpty());
    m_override->setVisible(!before.override.isEmpty());
    const bool isSeedTaken = std::ranges::any_of(setting.teams, [&](const tournament::Team& other) {
        return kit::text(other.id) != before.team && other.seed &&
               QString::number(*other.seed) == before.seed.trimmed();
    });
    if (isSeedTaken && m_seed->isEnabled()) {
        m_seed->setFocus();
        m_seed->selectAll();
    }
}

TeamForm::Given TeamForm::given() const
{
    Given given{m_team, m_name->text(), m_seed->text(), m_affiliation->text(), {}, m_override->text()};
    for (const Row& row : m_rows)
        given.players.append(
            {row.id, row.name->text(), row.card->text(), row.affiliation->text(), row.swiped});
    return given;
}

void TeamForm::takeFocus()
{
    QWidget* last = focusWidget();
    (last ? last : m_name)->setFocus();
}

void TeamForm::refuse(const session::Outcome& outcome)
{
    complain(outcome.mistakes.join(u'\n'));
    for (const desk::Mistake& mistake : outcome.refusals) {
        const message::Argument::Value* person = mistake.message.code == "person-card-of-another"
                                                     ? message::find(mistake.message, "person")
                                                     : nullptr;
        if (!person)
            continue;
        const QString whose = kit::text(std::get<std::string>(*person));
        const auto at = std::ranges::find_if(
            m_rows, [&](const Row& row) { return row.name->text().simplified() == whose; });
        if (at == m_rows.end())
            continue;
        at->card->setFocus();
        at->card->selectAll();
        return;
    }
}

void TeamForm::askOverride(const QString& against)
{
    complain(against);
    m_overrideHead->show();
    m_override->show();
    m_override->setFocus();
}

void TeamForm::save()
{
    desk::TeamEntry entry;
    entry.name = m_name->text().toStdString();
    entry.affiliation = m_affiliation->text().trimmed().toStdString();
    const QString seed = m_seed->text().trimmed();
    bool isNumber = true;
    if (!seed.isEmpty())
        entry.seed = seed.toInt(&isNumber);
    if (!isNumber || (entry.seed && *entry.seed < 1)) {
        m_seed->setFocus();
        return complain(Window::tr("For the seed, enter 1 or a higher whole number, or leave it empty."));
    }
    for (const Row& row : std::as_const(m_rows)) {
        const QString name = row.name->text().trimmed();
        const QString typed = row.card->text().trimmed();
        const QString card = typed.isEmpty() ? row.swiped : typed;
        const bool isKept = card == row.onRecord;
        if (name.isEmpty() && (card.isEmpty() || isKept))
            continue;
        if (!isKept && typed.contains(u'…')) {
            row.card->setFocus();
            row.card->selectAll();
            return complain(Window::tr("Enter the whole ID, or clear the field to remove the ID on record."));
        }
        desk::PlayerEntry player{row.id, name.toStdString(), {}};
        if (!isKept)
            player.card = card.toStdString();
        if (!row.affiliation->isHidden())
            player.affiliation = row.affiliation->text().trimmed().toStdString();
        entry.players.push_back(std::move(player));
    }
    entry.override = m_override->text().simplified().toStdString();
    m_complaint->hide();
    Q_EMIT saved(entry);
}

void TeamForm::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT dropped();
    else
        Card::keyPressEvent(event);
}

QLineEdit* TeamForm::field(const QString& name)
{
    auto* made = new kit::TextField;
    made->setAccessibleName(name);
    made->installEventFilter(this);
    return made;
}

void TeamForm::clearRows()
{
    for (const Row& row : std::as_const(m_rows))
        for (QLineEdit* each : {row.name, row.card, row.affiliation}) {
            m_players->removeWidget(each);
            each->hide();
            each->deleteLater(); // later, because its Enter may have cleared the form
        }
    m_rows.clear();
    m_complaint->hide();
    m_overrideHead->hide();
    m_override->hide();
    m_override->clear();
    m_ownHead->setVisible(asksAffiliations());
    m_players->setColumnStretch(2, asksAffiliations() ? 2 : 0);
}

void TeamForm::addRow(const tournament::Person* person)
{
    const int number = static_cast<int>(m_rows.size()) + 1;
    Row row{person ? person->id : std::string(), field(Window::tr("Player %1").arg(number)),
            field(Window::tr("ID of player %1").arg(number)),
            field(Window::tr("Affiliation of player %1").arg(number))};
    row.name->setPlaceholderText(m_rows.isEmpty()     ? Window::tr("Required")
                                 : m_rows.size() == 1 ? Window::tr("Add the partner later")
                                                      : Window::tr("Optional"));
    for (QLineEdit* each : {row.card, row.affiliation})
        each->setPlaceholderText(Window::tr("Optional"));
    if (person) {
        row.name->setText(kit::text(person->name));
        row.name->setCursorPosition(0);
        if (!person->cardHash.empty())
            row.onRecord = u"…"_s + kit::text(person->cardEnd);
        row.card->setText(row.onRecord); // shows it, so that it can be removed
        row.affiliation->setText(kit::text(person->affiliation));
        row.affiliation->setCursorPosition(0);
    }
    QWidget* before = m_rows.isEmpty() ? m_name : m_rows.constLast().affiliation;
    int column = 0;
    for (QLineEdit* each : {row.name, row.card, row.affiliation}) {
        m_players->addWidget(each, number, column++);
        each->setVisible(each != row.affiliation || asksAffiliations()); // now: the next key may be Tab
        setTabOrder(std::exchange(before, each), each);
    }
    for (QLineEdit* each : {m_affiliation, m_seed, m_override})
        setTabOrder(std::exchange(before, each), each);
    m_rows.append(row);
}

bool TeamForm::takeCard(const QString& line)
{
    for (Row& row : m_rows) {
        if (!row.card->hasFocus())
            continue;
        m_complaint->hide();
        if (const auto card = desk::enteredCard(line.toStdString())) {
            putSwiped(row, kit::text(card->number), kit::text(card->end));
            focusNextChild();
        } else {
            complain(session::whyNot(card.error()));
        }
        return true;
    }
    return false;
}

void TeamForm::putSwiped(Row& row, const QString& number, const QString& end)
{
    row.swiped = number;
    row.card->clear(); // no field shows the number
    if (number.isEmpty())
        row.card->setText(row.onRecord);
    row.card->setPlaceholderText(number.isEmpty() ? Window::tr("Optional")
                                 : end.isEmpty()  ? Window::tr("swiped")
                                                  : Window::tr("…%1, swiped").arg(end));
}

} // namespace teams

#include "moc_teamform.cpp"
