#include "keysheets.h"

#include "wording/tr.h"

using namespace Qt::StringLiterals;
using session::Key;
using wording::Window;

namespace help {

namespace {

/// An action of the key table.
Line of(Key key)
{
    return {session::caps(key).join(u"\nor\n"_s).split(u'\n'), session::title(key)};
}

QList<Line> of(std::initializer_list<Key> keys)
{
    QList<Line> lines;
    for (const Key key : keys)
        lines << of(key);
    return lines;
}

/// Keys without an action. `0 – 9` is two keycaps with a dash between.
Line strokes(const QString& caps, const QString& does)
{
    return {caps.split(u' '), does};
}

Line toRow()
{
    return strokes(u"↑ ↓"_s, Window::tr("Go to the row above or below"));
}

Line back()
{
    return strokes(u"Esc"_s, Window::tr("Back to where you were"));
}

QList<Group> tables()
{
    return {
        {Window::tr("Tables"), of({Key::CallNext}) +
                                   QList<Line>{strokes(u"0 – 9"_s, Window::tr("Call to this table")), toRow(),
                                               strokes(u"Enter"_s, Window::tr("Open the sheet of a table"))} +
                                   of({Key::TablesAndRest, Key::CloseTable, Key::SheetIsBack})},
        {Window::tr("Clocks"), of({Key::PauseAll, Key::TimeEverywhere})},
        {Window::tr("Missing players"), of({Key::BeginWait, Key::DecideAbsence, Key::GaveNotice})}};
}

QList<Group> teams()
{
    return {{Window::tr("Teams"),
             of({Key::AddTeam}) +
                 QList<Line>{Line{{u"Enter"_s, u"or"_s, u"F2"_s}, session::title(Key::EditTeam)}} +
                 of({Key::Substitute, Key::RemoveTeam}) +
                 QList<Line>{toRow(), strokes(u"Ctrl+Enter"_s, Window::tr("Save what is typed")),
                             strokes(u"Esc"_s, Window::tr("Leave without saving"))}},
            {Window::tr("Before play"), of({Key::ImportRoster, Key::Draw, Key::Print})}};
}

QList<Group> checkIn()
{
    return {{Window::tr("Check-in"), QList<Line>{strokes(u"A – Z"_s, Window::tr("Find a player or team")),
                                                 toRow(), strokes(u"Enter"_s, Window::tr("Check in")),
                                                 strokes(u"Esc"_s, Window::tr("Clear what is typed"))} +
                                         of({Key::Override, Key::ForgetCard, Key::UndoCheckIn, Key::Print}) +
                                         QList<Line>{strokes(u"F7"_s, session::title(Key::Absences))}}};
}

QList<Group> scoreSheet(const Calls& calls)
{
    QList<Line> typed{strokes(u"0 – 9"_s, Window::tr("Bid or tricks, then next field"))};
    if (calls.nil)
        typed << of(Key::Nil);
    if (calls.blind)
        typed << of(Key::Blind);
    return {{Window::tr("Enter a hand"),
             typed +
                 QList<Line>{strokes(u"Tab Shift+Tab"_s, Window::tr("Next or previous field")),
                             strokes(u"Backspace"_s, Window::tr("Clear the field"))} +
                 of({Key::SaveHand}) +
                 QList<Line>{strokes(u"Ctrl+Enter"_s, Window::tr("Override, with a reason"))} +
                 of({Key::Clear, Key::Pad})},
            {Window::tr("Start of a match"),
             of({Key::CallMatch}) + QList<Line>{strokes(u"Q W E R"_s, Window::tr("First dealer, by seat"))} +
                 of({Key::OtherDealer, Key::FromPaper})},
            {Window::tr("Fix the sheet"),
             QList<Line>{strokes(u"↑ ↓"_s, Window::tr("Choose a hand"))} +
                 of({Key::Amend, Key::InsertHand, Key::StrikeHand, Key::WholeSheet, Key::CheckPaper})},
            {Window::tr("Rulings and time"),
             of({Key::Challenge, Key::Misdeal, Key::CallTime, Key::Clock, Key::Decide})},
            {Window::tr("End of a match"), QList<Line>{strokes(u"Space"_s, Window::tr("Captain signs")),
                                                       strokes(u"Enter"_s, Window::tr("Finish the match"))} +
                                               of({Key::Print})},
            {Window::tr("Other sheets"),
             {Line{{u"Page Down"_s, u"Page Up"_s}, Window::tr("Next, previous table")},
              Line{{u"Ctrl+Page Down"_s}, Window::tr("Next game of the match")}}}};
}

QList<Group> bracket()
{
    return {{Window::tr("Bracket"), QList<Line>{strokes(u"← ↑ ↓ →"_s, Window::tr("From match to match")),
                                                strokes(u"Enter"_s, Window::tr("Open the score sheet")),
                                                strokes(u"+ −"_s, Window::tr("Zoom in or out")),
                                                strokes(u"0"_s, Window::tr("The whole bracket")),
                                                Line{{u"Page Up"_s, u"Page Down"_s}, Window::tr("Scroll")}} +
                                        of({Key::Print})}};
}

QList<Group> rulings()
{
    return {{Window::tr("Rulings"), QList<Line>{toRow(), strokes(u"Enter"_s, Window::tr("Open it")),
                                                strokes(u"N"_s, session::title(Key::NewRuling)),
                                                strokes(u"1 – 9"_s, Window::tr("Choose the kind of ruling")),
                                                strokes(u"F3"_s, Window::tr("Open its score sheet"))}},
            {Window::tr("Renege challenge"),
             of({Key::Uphold, Key::Reject, Key::Withdraw, Key::DecideLater, Key::Points, Key::Note}) +
                 QList<Line>{strokes(u"1 – 9"_s, Window::tr("Choose the answer with that number")),
                             strokes(u"F3"_s, Window::tr("Back to the score sheet")),
                             strokes(u"Esc"_s, Window::tr("Back to where you opened it"))} +
                 of({Key::Print})}};
}

QList<Group> print()
{
    return {{Window::tr("Print"), QList<Line>{strokes(u"↑ ↓"_s, Window::tr("Choose what to print"))} +
                                      of({Key::Print, Key::SavePdf, Key::WriteFile, Key::NextPage,
                                          Key::PreviousPage, Key::Cancel})}};
}

QList<Group> record()
{
    return {{session::title(Key::Record),
             QList<Line>{strokes(u"A – Z"_s, Window::tr("Search the record")), toRow(),
                         strokes(u"Enter"_s, Window::tr("Open the score sheet"))} +
                 of({Key::Find, Key::Print}) + QList<Line>{back()}}};
}

QList<Group> import()
{
    return {{Window::tr("Import a roster"),
             {strokes(u"Ctrl+Enter"_s, Window::tr("Import")), toRow(),
              strokes(u"F2"_s, Window::tr("Edit the row")), strokes(u"F3"_s, Window::tr("Next mistake")),
              strokes(u"F6"_s, Window::tr("Rows or columns")),
              strokes(u"Delete"_s, Window::tr("Skip or restore the row")),
              strokes(u"Ctrl+Delete"_s, Window::tr("Skip rows with mistakes")),
              strokes(u"Esc"_s, Window::tr("Back to Teams"))}}};
}

QList<Group> own(Sheet sheet, const Calls& calls)
{
    switch (sheet) {
    case Sheet::Tables:
        return tables();
    case Sheet::Teams:
        return teams();
    case Sheet::CheckIn:
        return checkIn();
    case Sheet::ScoreSheet:
        return scoreSheet(calls);
    case Sheet::Bracket:
        return bracket();
    case Sheet::Standings:
        return {{titleOf(sheet),
                 QList<Line>{toRow(), strokes(u"Enter"_s, Window::tr("Open the team"))} + of({Key::Print})}};
    case Sheet::Rulings:
        return rulings();
    case Sheet::Print:
        return print();
    case Sheet::Rules:
        return {{titleOf(sheet), of({Key::Find}) +
                                     QList<Line>{strokes(u"Esc"_s, Window::tr("Show all rules"))} +
                                     of({Key::Print})}};
    case Sheet::RulesEditor:
        return {
            {titleOf(sheet), QList<Line>{strokes(u"Ctrl+Enter"_s, Window::tr("Save rules"))} +
                                 of({Key::Undo, Key::Redo, Key::NextSection, Key::PreviousSection}) +
                                 QList<Line>{strokes(u"N"_s, Window::tr("A bid of nil, in a hand you try")),
                                             strokes(u"B"_s, Window::tr("A bid of blind nil")),
                                             strokes(u"Esc"_s, Window::tr("Cancel"))}}};
    case Sheet::Record:
        return record();
    case Sheet::PaperCheck:
        return {{titleOf(sheet),
                 {strokes(u"0 – 9"_s, Window::tr("A number from the paper sheet")),
                  strokes(u"Enter"_s, Window::tr("Next field")),
                  strokes(u"↑ ↓"_s, Window::tr("Hand above or below")), back()}}};
    case Sheet::Absences:
        return {{titleOf(sheet),
                 {strokes(u"F7"_s, Window::tr("New suspension")), toRow(),
                  strokes(u"Delete"_s, Window::tr("Lift the suspension")), back()}}};
    case Sheet::Hall:
        return {{titleOf(sheet), of({Key::Hall}) + QList<Line>{back()}}};
    case Sheet::Start:
        return {{titleOf(sheet),
                 {strokes(u"N"_s, Window::tr("New tournament")), strokes(u"O"_s, Window::tr("Open")),
                  strokes(u"D"_s, Window::tr("Try the demo")), strokes(u"R"_s, Window::tr("Rules"))}}};
    case Sheet::NewTournament:
        return {{titleOf(sheet),
                 {strokes(u"Tab Shift+Tab"_s, Window::tr("Next or previous field")),
                  strokes(u"Ctrl+Enter"_s, Window::tr("Create tournament")),
                  strokes(u"Esc"_s, Window::tr("Cancel"))}}};
    case Sheet::Import:
        return import();
    case Sheet::Guide:
        return {
            {titleOf(sheet), QList<Line>{strokes(u"↑ ↓"_s, Window::tr("Choose a page")),
                                         strokes(u"Enter"_s, Window::tr("Open it")),
                                         strokes(u"Tab Shift+Tab"_s, Window::tr("Next or previous link"))} +
                                 of({Key::Find, Key::GoBack, Key::GoForward}) + QList<Line>{back()}}};
    case Sheet::Others:
        break;
    }
    return {{titleOf(sheet), {strokes(u"Tab Shift+Tab"_s, Window::tr("Next or previous field")), back()}}};
}

} // namespace

QString titleOf(Sheet sheet)
{
    if (sheet <= Sheet::Rules)
        return session::title(static_cast<Key>(static_cast<int>(Key::ToTables) + static_cast<int>(sheet)));
    switch (sheet) {
    case Sheet::RulesEditor:
        return Window::tr("Rules editor");
    case Sheet::Record:
        return session::title(Key::Record);
    case Sheet::PaperCheck:
        return session::title(Key::CheckPaper);
    case Sheet::Absences:
        return session::title(Key::Absences);
    case Sheet::Hall:
        return Window::tr("Hall screen");
    case Sheet::Start:
        return Window::tr("Start screen");
    case Sheet::NewTournament:
        return Window::tr("New tournament");
    case Sheet::Import:
        return Window::tr("Import a roster");
    case Sheet::Guide:
        return session::title(Key::Guide);
    default:
        return Window::tr("Other screens");
    }
}

QString guidePageOf(Sheet sheet)
{
    switch (sheet) {
    case Sheet::Tables:
        return u"tables"_s;
    case Sheet::Teams:
    case Sheet::Import:
        return u"teams"_s;
    case Sheet::CheckIn:
    case Sheet::Absences:
        return u"check-in"_s;
    case Sheet::ScoreSheet:
        return u"score-sheet"_s;
    case Sheet::PaperCheck:
        return u"check-against-paper"_s;
    case Sheet::Bracket:
        return u"bracket"_s;
    case Sheet::Standings:
        return u"standings"_s;
    case Sheet::Rulings:
        return u"rulings"_s;
    case Sheet::Print:
        return u"print"_s;
    case Sheet::Rules:
        return u"rules"_s;
    case Sheet::RulesEditor:
        return u"own-rules"_s;
    case Sheet::Record:
        return u"record"_s;
    case Sheet::Hall:
        return u"hall"_s;
    case Sheet::NewTournament:
        return u"new-tournament"_s;
    case Sheet::Start:
        return u"start"_s;
    case Sheet::Guide:
    case Sheet::Others:
        break;
    }
    return u"index"_s;
}

QList<Group> groupsOf(Sheet sheet, const Calls& calls)
{
    const Line text{{session::shown(Key::LargerText), session::shown(Key::SmallerText)},
                    Window::tr("Larger or smaller text")};
    QList<Group> all = own(sheet, calls);
    all << Group{Window::tr("The tournament"),
                 of({Key::Undo, Key::Redo, Key::NewRuling, Key::Record, Key::OnDuty, Key::Lock, Key::Hall,
                     Key::Pack, Key::Backup, Key::OpenFile, Key::OtherTournament})}
        << Group{Window::tr("The window"),
                 QList<Line>{strokes(u"Ctrl+1 – 9"_s, Window::tr("The nine screens"))} +
                     of({Key::Jump, Key::Guide, Key::Keyboard, Key::Menus, Key::Settings, Key::FullScreen}) +
                     QList<Line>{text} + of({Key::UsualText, Key::Look, Key::Quit})};
    return all;
}

} // namespace help
