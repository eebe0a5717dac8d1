// The fields of a team's players.
#include "teamform.h"

#include "ui/kit/sentence.h"
#include "wording/record/refusal.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace teams {

QLineEdit* TeamForm::field(const QString& name)
{
    auto* made = new QLineEdit;
    made->setAccessibleName(name);
    made->installEventFilter(this);
    return made;
}

void TeamForm::clearRows()
{
    for (const Row& row : std::as_const(m_rows))
        for (QLineEdit* each : {row.name, row.card, row.affiliation}) {
            if (!each)
                continue;
            m_players->removeWidget(each);
            each->hide();
            each->deleteLater(); // its Enter may be what cleared the form
        }
    m_rows.clear();
    m_complaint->hide();
    m_overrideHead->hide();
    m_override->hide();
    m_override->clear();
    m_ownHead->setVisible(m_asksAffiliations);
    m_players->setColumnStretch(2, m_asksAffiliations ? 2 : 0);
}

void TeamForm::addRow(const tournament::Person* person)
{
    const int number = static_cast<int>(m_rows.size()) + 1;
    Row row{person ? person->id : std::string(), field(Window::tr("Player %1").arg(number)),
            field(Window::tr("ID of player %1").arg(number))};
    if (person) {
        row.name->setText(kit::text(person->name));
        if (!person->cardHash.empty())
            row.onRecord = u"…"_s + kit::text(person->cardEnd);
        row.card->setPlaceholderText(row.onRecord);
    }
    m_players->addWidget(row.name, number, 0);
    m_players->addWidget(row.card, number, 1);
    for (QLineEdit* each : {row.name, row.card})
        each->show(); // at once: the next key may be Tab
    QLineEdit* before = number == 1                      ? m_name
                        : m_rows.constLast().affiliation ? m_rows.constLast().affiliation
                                                         : m_rows.constLast().card;
    setTabOrder(before, row.name);
    setTabOrder(row.name, row.card);
    setTabOrder(row.card, m_affiliation);
    setTabOrder(m_affiliation, m_seed);
    setTabOrder(m_seed, m_override);
    if (m_asksAffiliations)
        addAffiliation(row, number, person);
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
            complain(kit::inARow(kit::sentences(wording::onScreen(card.error().mistakes))));
        }
        return true;
    }
    return false;
}

void TeamForm::putSwiped(Row& row, const QString& number, const QString& end)
{
    row.swiped = number;
    row.card->clear(); // no field shows the number
    row.card->setPlaceholderText(number.isEmpty() ? row.onRecord
                                 : end.isEmpty()  ? Window::tr("swiped")
                                                  : Window::tr("…%1, swiped").arg(end));
}

void TeamForm::dropSwiped(const QObject* field)
{
    for (Row& row : m_rows)
        if (row.card == field && row.card->text().isEmpty() && !row.swiped.isEmpty())
            putSwiped(row, {}, {});
}

void TeamForm::addAffiliation(Row& row, int number, const tournament::Person* person)
{
    row.affiliation = field(Window::tr("Affiliation of player %1").arg(number));
    row.affiliation->setPlaceholderText(Window::tr("not given"));
    if (person)
        row.affiliation->setText(kit::text(person->affiliation));
    m_players->addWidget(row.affiliation, number, 2);
    row.affiliation->show();
    setTabOrder(row.card, row.affiliation);
    setTabOrder(row.affiliation, m_affiliation);
}

} // namespace teams
