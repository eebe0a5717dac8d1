// Questions about a row of a roster file: what its cells should hold, and whose an ID is.
#include "importpage.h"
#include "teamrows.h"

#include "desk/checks/texts.h"
#include "desk/registration/teams.h"
#include "ui/kit/text.h"
#include "wording/record/refusal.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <algorithm>

using wording::Window;

namespace teams {

namespace {

constexpr qsizetype mostAsked = 8; // in a row whose mistake is in no single cell
constexpr qsizetype mostNamed = 5; // rows named before skipping

/// Two players with one ID: one person, for this team or the other; or two people.
enum class Whose { OneHere, OneThere, Another, Both };

QString playsFor(const QString& team)
{
    return Window::tr("The same person, plays for %1").arg(team);
}

/// As text for a field of one line.
QString inField(const desk::RosterCellText& cell)
{
    return kit::text(cell.text).simplified();
}

} // namespace

void ImportPage::fix()
{
    const desk::RosterRow* at = row();
    if (!at || at->line == 0 || at->leftOut || m_showsColumns)
        return;
    if (at->question)
        askClash(*at);
    else
        fixCells(*at);
}

void ImportPage::fixCells(const desk::RosterRow& row)
{
    const bool anyWrong = std::ranges::any_of(row.cells, [](const auto& cell) { return cell.wrong; });
    QList<kit::Question> questions;
    std::vector<desk::RosterCellText> asked;
    for (const desk::RosterCellText& cell : row.cells) {
        if (anyWrong ? !cell.wrong : questions.size() == mostAsked)
            continue;
        questions.append({wordsFor(cell.holds), {}, inField(cell), true});
        asked.push_back(cell);
    }
    m_ask->ask(
        Window::tr("Fix row %1").arg(row.line), questions, Window::tr("Fix"),
        [this, asked](const kit::Answers& answers) {
            for (std::size_t at = 0; at < asked.size(); ++at)
                if (const QString answer = answers.text(static_cast<qsizetype>(at));
                    answer != inField(asked[at]))
                    m_choices.corrected[asked[at].at] = answer.toStdString();
            answered();
        },
        kit::sentences(wording::onScreen(row.mistakes)));
    for (std::size_t at = 0; at < asked.size(); ++at) {
        QLineEdit* field = m_ask->field(static_cast<qsizetype>(at));
        if (!asked[at].hint.empty()) // the cell isn't wrong; the hint is the end of its ID
            field->setPlaceholderText(kit::text(asked[at].hint));
        else if (asked[at].wrong && field->text().isEmpty())
            field->setPlaceholderText(Window::tr("Required"));
    }
    showButtons();
}

void ImportPage::askClash(const desk::RosterRow& row)
{
    const roster::Clash& question = *row.question;
    const QString team = kit::text(question.team);
    const QString other = kit::text(question.otherTeam);
    QList<kit::Choice> choices;
    if (team == other)
        choices << kit::Choice{question.inFile ? Whose::OneThere : Whose::OneHere,
                               Window::tr("The same person")};
    else if (question.mayMove)
        choices << kit::Choice{Whose::OneHere, playsFor(team)};
    if (team != other)
        choices << kit::Choice{Whose::OneThere, playsFor(other)};
    choices << kit::Choice{Whose::Another, Window::tr("Another person: enter the right ID")}
            << kit::Choice{Whose::Both, Window::tr("Keep both (give a reason)")};
    m_ask->ask(Window::tr("Same person?"),
               {{Window::tr("Players"), choices},
                {Window::tr("New ID or reason"),
                 {},
                 {},
                 false,
                 {QVariant::fromValue(Whose::Another), QVariant::fromValue(Whose::Both)}}},
               Window::tr("Confirm"),
               [this, question](const kit::Answers& answers) { answerClash(question, answers); },
               {Window::tr("%1 of %2 and %3 of %4 have the same ID.")
                    .arg(kit::text(question.name), team, kit::text(question.other), other)});
    m_idField = m_ask->findChild<QLineEdit*>();
    showButtons();
}

bool ImportPage::takeCard(const QString& line)
{
    if (!m_idField || !m_idField->hasFocus())
        return false;
    const auto card = desk::enteredCard(line.toStdString());
    if (!card) {
        m_ask->complain(session::whyNot(card.error()));
        return true;
    }
    m_idField->setText(kit::text(card->number));
    m_ask->accept();
    if (m_ask->isOpen())
        m_idField->clear(); // a card's number stays on no screen
    return true;
}

void ImportPage::answerClash(const roster::Clash& question, const kit::Answers& answers)
{
    using What = roster::SameId::What;
    const auto what = answers.chosen<Whose>(0);
    const std::string typed = answers.text(1).toStdString();
    const QString said = answers.text(1);
    const bool isId = std::ranges::any_of(said, [](QChar c) { return c.isLetterOrNumber(); });
    if (what == Whose::Another && !isId)
        return m_ask->complain(
            Window::tr("“%1” isn’t an ID. Enter its digits or letters, or swipe the card.").arg(said));
    if (const auto against = desk::againstReason(typed); against && what == Whose::Both)
        return m_ask->complain(kit::whole(wording::text(*against)));
    if (what == Whose::Another)
        m_choices.corrected[question.at] = typed;
    else if (what == Whose::Both)
        m_choices.sameId[question.at] = {What::Apart, typed};
    else
        m_choices.sameId[question.at] = {what == Whose::OneHere ? What::Here : What::There, {}};
    answered();
}

// Lists the rows before it skips them, because they may be players who came to play.
void ImportPage::askToSkipWrong()
{
    if (m_showsColumns || ownWrongRows(m_preview) == 0)
        return;
    QStringList notes;
    for (const desk::RosterRow& row : m_preview.rows)
        if (!row.mistakes.empty() && !row.ofTeam)
            notes << Window::tr("Row %1: %2")
                         .arg(QString::number(row.line), kit::whole(rowRemark(row, m_preview.again)));
    if (const auto more = notes.size() - mostNamed; more > 0) {
        notes = notes.mid(0, mostNamed);
        notes << Window::tr("And %1 more.").arg(more);
    }
    const int wrong = ownWrongRows(m_preview);
    m_ask->ask(
        Window::tr("Skip %n row(s) with mistakes?", nullptr, wrong), {}, Window::tr("Skip"),
        [this](const kit::Answers&) {
            m_ask->drop();
            skipWrong();
        },
        notes);
    showButtons();
}

// Goes to the next mistake, or leaves Enter to import. The corrected row stays.
void ImportPage::answered()
{
    read();
    if (const desk::RosterRow* at = row(); at && at->mistakes.empty())
        nextWrong();
    m_ask->drop(); // moves the focus on
}

} // namespace teams
