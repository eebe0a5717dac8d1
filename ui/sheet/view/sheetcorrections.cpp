#include "sheetcorrections.h"

#include "desk/corrections/amend.h"
#include "desk/corrections/resolve.h"
#include "desk/corrections/wholesheet.h"
#include "tournament/queries/room.h"
#include "tournament/queries/verdict.h"
#include "ui/kit/scroll.h"
#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/tr.h"

#include <QRadioButton>

using wording::Window;

namespace sheet {

namespace {

using How = desk::AmendOptions::How;

Change changeOf(const desk::AmendOptions& asked)
{
    const auto change = [&](const QString& title, const QString& accept, const QString& done) {
        return Change{
            .proposal = desk::amend(asked), .title = title, .accept = accept, .done = done.arg(asked.hand)};
    };
    switch (asked.how) {
    case How::Strike:
        return change(Window::tr("Delete hand %1: it was never played").arg(asked.hand),
                      Window::tr("Delete hand %1").arg(asked.hand), Window::tr("deletion of hand %1"));
    case How::InsertBefore:
        return change(Window::tr("Insert a hand before hand %1").arg(asked.hand), Window::tr("Insert hand"),
                      Window::tr("insertion of hand %1"));
    case How::ThrowIn:
        return change(Window::tr("Void hand %1 and redeal (ruling)").arg(asked.hand), Window::tr("Void hand"),
                      Window::tr("voided hand %1"));
    case How::Replace:
        break;
    }
    return change({}, Window::tr("Amend hand %1").arg(asked.hand), Window::tr("amendment of hand %1"));
}

Change changeOf(const desk::SheetOptions& asked)
{
    const auto change = [&](const QString& title, const QString& accept, const QString& done) {
        return Change{.proposal = desk::correctSheet(asked), .title = title, .accept = accept, .done = done};
    };
    if (asked.to)
        return change(Window::tr("Move these hands to the sheet of another match"), Window::tr("Move sheet"),
                      Window::tr("moved sheet"));
    if (asked.sides)
        return change(Window::tr("Swap columns A and B"), Window::tr("Swap columns"),
                      Window::tr("swap of columns"));
    return change(Window::tr("Correct the seats and the dealer"), Window::tr("Correct the seats"),
                  Window::tr("seats"));
}

/// `Match 5: Team 2 and Team 3, table 4`
QString otherInWords(const tournament::Tournament& tournament, const tournament::Match& match)
{
    const auto at = tournament::tableOf(tournament, match);
    const QString title = kit::sentence(wording::titleOf(match));
    const QString a = kit::text(tournament::teamName(tournament, match.teams.a));
    const QString b = kit::text(tournament::teamName(tournament, match.teams.b));
    return at ? Window::tr("%1: %2 and %3, table %4").arg(title, a, b, QString::number(*at))
              : Window::tr("%1: %2 and %3").arg(title, a, b);
}

/// The field of the column; the first field if the column has none.
Field fieldIn(int column)
{
    const bool isTricks = column == TricksA || column == TricksB;
    return isTricks || column == BidB
               ? Field{isTricks ? Field::Kind::Tricks : Field::Kind::Bid, *sideOf(column)}
               : Field{};
}

} // namespace

SheetCorrections::SheetCorrections(session::Session& session, EntrySession& entry, kit::Ask& ask,
                                   SheetQuestions& questions, ChangePanel& panel, const HandsView& hands,
                                   const HandsModel& model)
    : m_session(session), m_entry(entry), m_ask(ask), m_questions(questions), m_panel(panel), m_hands(hands),
      m_model(model)
{
    connect(&panel, &ChangePanel::accepted, this, [this] {
        if (m_ask.isOpen())
            m_ask.accept();
        else if (m_entry.amending())
            askWhetherToAmend();
    });
    connect(&panel, &ChangePanel::cancelled, this, [this] {
        if (m_ask.isOpen())
            m_ask.drop();
        else
            m_entry.clearTyping();
    });
    connect(&ask, &kit::Ask::closed, this, [this] {
        if (!m_entry.amending())
            m_panel.clear();
    });
    connect(&ask, &kit::Ask::opened, this, &SheetCorrections::bringChangesIntoView, Qt::QueuedConnection);
    panel.installEventFilter(this);
    connect(&entry, &EntrySession::amendmentGiven, this, &SheetCorrections::askWhetherToAmend);
    connect(&questions, &SheetQuestions::whoPlaysWanted, this, &SheetCorrections::askTeams);
}

bool SheetCorrections::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) // once the layouts are done
        later([this] { bringChangesIntoView(); });
    return QObject::eventFilter(watched, event);
}

// The largest part comes first, so that the later ones are in view in any case.
void SheetCorrections::bringChangesIntoView()
{
    if (!m_panel.seen() || !m_ask.isAncestorOf(QApplication::focusWidget()))
        return; // the focus is on a choice for a later match, which stays in view
    kit::bringIntoView(m_panel, m_panel.rect().adjusted(0, 0, 0, 8));
    kit::bringIntoView(m_panel, {0, 0, m_panel.width(), 1});
    if (const auto typed = m_hands.editorBox()) // with the heads of its columns
        kit::bringIntoView(m_hands, typed->united({0, 0, 1, 1}));
    if (const auto choices = m_panel.findChildren<QRadioButton*>(); !choices.isEmpty())
        kit::bringIntoView(*choices.last()->parentWidget(), choices.last()->parentWidget()->rect());
    kit::bringIntoView(m_ask, m_ask.rect());
}

// The selected hand; else the one being amended, else the newest.
std::optional<int> SheetCorrections::handUnderCursor() const
{
    const QModelIndex at = m_hands.currentIndex();
    if (at.isValid())
        return m_model.handAt(at.row());
    if (m_entry.amending() && !m_entry.amending()->inserts)
        return m_entry.amending()->hand;
    return m_model.hands() > 0 ? std::optional(m_model.hands()) : std::nullopt;
}

void SheetCorrections::complainOfNoHand()
{
    const tournament::Match* match = m_entry.current();
    const bool isOver = match && match->state >= tournament::State::Ended;
    m_entry.say(
        {m_model.hands() == 0
             ? (isOver ? Window::tr("No hand was played.") : Window::tr("No hand is on this sheet yet."))
             : Window::tr("This row is a misdeal: go to a hand with the arrows. %1 undoes the last change.")
                   .arg(session::named(session::Key::Undo))});
}

std::optional<int> SheetCorrections::handToChange(void (SheetCorrections::*again)())
{
    const tournament::Match* match = m_entry.current();
    const auto hand = handUnderCursor();
    if (!match || !hand)
        complainOfNoHand();
    else if (!m_entry.waitsForDisk() &&
             m_entry.permit.mayChange(*match, this, [this, again] { (this->*again)(); }))
        return hand;
    return std::nullopt;
}

void SheetCorrections::askAmend()
{
    const tournament::Match* match = m_entry.current();
    if (match && !m_entry.amending() && m_entry.shownGame() == m_entry.game() &&
        !m_hands.currentIndex().isValid() && !m_entry.isSaving() && tournament::openHand(*match)) {
        Q_EMIT m_entry.rowWanted();
        return m_entry.retypeBids();
    }
    const auto hand = handToChange(&SheetCorrections::askAmend);
    if (hand && !isBusyWith(*hand))
        m_entry.amend(*hand, false, fieldIn(m_hands.currentIndex().column()));
}

void SheetCorrections::askInsert()
{
    const auto hand = handToChange(&SheetCorrections::askInsert);
    if (hand && !isBusyWith(*hand))
        m_entry.amend(*hand, true);
}

void SheetCorrections::askStrike()
{
    const auto hand = handToChange(&SheetCorrections::askStrike);
    if (!hand)
        return;
    Q_EMIT m_entry.cursorWanted(*hand); // marks the row while the question is open
    askChange(changeOf(desk::AmendOptions{
        .how = How::Strike, .match = m_entry.id(), .game = m_entry.shownGame(), .hand = *hand}));
}

bool SheetCorrections::isBusyWith(int hand)
{
    const auto& amending = m_entry.amending();
    if (!amending || amending->hand == hand || m_entry.typing().typedSoFar().before.empty())
        return false;
    Q_EMIT m_entry.rowWanted(); // it says how many tricks are typed
    m_entry.say({Window::tr("Hand %1 isn’t saved yet. Press Enter to save it or Esc to cancel.")
                     .arg(amending->hand)});
    return true;
}

bool SheetCorrections::amendNext(int by)
{
    const auto amending = m_entry.amending();
    if (!amending)
        return false;
    const int hand = amending->hand + by;
    if (hand < 1 || hand > m_model.hands() || isBusyWith(hand))
        return true;
    const Field at = m_entry.entry().current();
    Q_EMIT m_entry.cursorWanted(hand);
    if (const auto found =
            handToChange(amending->inserts ? &SheetCorrections::askInsert : &SheetCorrections::askAmend))
        m_entry.amend(*found, amending->inserts, at);
    return true;
}

Change SheetCorrections::amendment() const
{
    const Amending& amending = *m_entry.amending();
    Change change = changeOf(desk::AmendOptions{.how = amending.inserts ? How::InsertBefore : How::Replace,
                                                .match = m_entry.id(),
                                                .game = m_entry.shownGame(),
                                                .hand = amending.hand,
                                                .given = desk::givenBy(m_entry.entry().hand())});
    change.by = amending.allowedBy.empty() ? m_session.supervisor().toStdString() : amending.allowedBy;
    return change;
}

const desk::Correction* SheetCorrections::lookAtAmendment()
{
    return m_panel.look(amendment()) ? &*m_panel.seen() : nullptr;
}

void SheetCorrections::askWhetherToAmend()
{
    askChange(amendment());
}

// The renege is in the hand in play if its bids are on record. With no hand selected, a case that keeps the
// match from ending comes first.
void SheetCorrections::askRuling()
{
    const tournament::Match* match = m_entry.current();
    const bool isAtOpen = match && !m_hands.currentIndex().isValid() &&
                          m_entry.shownGame() == m_entry.game() && !m_entry.amending() &&
                          tournament::openHand(*match);
    if (isAtOpen && m_entry.entry().tricksTyped() > 0)
        return m_entry.say({Window::tr("This hand isn’t saved yet. Press Enter to save it, then %1.")
                                .arg(session::named(session::Key::Challenge))},
                           true);
    const auto hand = isAtOpen ? std::optional(m_model.hands() + 1) : handUnderCursor();
    if (!match || !hand)
        return complainOfNoHand();
    if (m_entry.waitsForDisk())
        return;
    const bool isHandChosen = m_hands.currentIndex().isValid() || m_entry.amending() || isAtOpen;
    const bool isHeld = !isHandChosen && tournament::undecidedHand(*match);
    Q_EMIT caseWanted(kit::text(m_entry.id()), m_entry.shownGame(), isHeld ? 0 : *hand);
}

void SheetCorrections::askChange(const desk::SheetOptions& options)
{
    Change change = changeOf(options);
    change.by = m_entry.permit.by();
    QStringList notes;
    if (m_panel.look(change))
        notes = kit::sentences(desk::sheetChanges(*m_panel.seen()));
    askChange(std::move(change), notes);
}

void SheetCorrections::askChange(Change change, const QStringList& notes)
{
    if (change.by.empty())
        change.by = m_entry.permit.by();
    change.asksReason = true;
    change.refuse = [this](const QStringList& sentences) {
        if (m_ask.isOpen())
            m_ask.drop();
        m_entry.say(sentences);
    };
    change.make = [this](const QString& done, const session::Job& job) { m_questions.send(done, job); };
    sheet::askChange(m_ask, m_panel, change, notes);
}

void SheetCorrections::askSheet()
{
    const tournament::Match* match = m_entry.current();
    if (!match || match->games.empty())
        return m_entry.say({Window::tr("Nothing is on this sheet yet.")});
    if (m_entry.waitsForDisk() || !m_entry.permit.mayChange(*match, this, [this] { askSheet(); }))
        return;
    // When a match is finished, a winner has advanced and the players have left the table.
    const bool isFinal = match->state == tournament::State::Final;
    QList<kit::Choice> choices{{Wrong::Columns, Window::tr("Columns A and B swapped")}};
    if (!isFinal)
        choices << kit::Choice{Wrong::SeatsA, Window::tr("A’s partners swapped")}
                << kit::Choice{Wrong::SeatsB, Window::tr("B’s partners swapped")}
                << kit::Choice{Wrong::FirstDealer, Window::tr("Wrong first dealer")}
                << kit::Choice{Wrong::OtherMatch, Window::tr("Hands of another match")};
    m_ask.ask(Window::tr("Correct the whole sheet"),
              {{Window::tr("Problem"), choices, isFinal ? choices.front().value : QVariant(), false}},
              Window::tr("Continue"), [this](const kit::Answers& answers) {
                  later([this, wrong = answers.chosen<Wrong>(0)] { askSheetAbout(wrong); });
              });
}

void SheetCorrections::askSheetAbout(Wrong wrong)
{
    const desk::SheetOptions options{.match = m_entry.id(),
                                     .sides = wrong == Wrong::Columns,
                                     .seatsA = wrong == Wrong::SeatsA,
                                     .seatsB = wrong == Wrong::SeatsB};
    if (wrong == Wrong::FirstDealer)
        return askFirstDealer(options);
    if (wrong == Wrong::OtherMatch)
        return askOtherMatch(options);
    askChange(options);
}

void SheetCorrections::askFirstDealer(const desk::SheetOptions& options)
{
    m_ask.ask(Window::tr("Who dealt the first hand?"), {{Window::tr("Dealer"), m_questions.seatChoices()}},
              Window::tr("Continue"), [this, options](const kit::Answers& answers) {
                  desk::SheetOptions with = options;
                  with.firstDealer = answers.chosen<facts::Seat>(0);
                  later([this, with] { askChange(with); });
              });
}

void SheetCorrections::askOtherMatch(const desk::SheetOptions& options)
{
    const auto others = desk::mayTakeSheet(m_session.tournament(), options.match);
    if (others.empty()) {
        m_ask.drop();
        return m_entry.say(
            {Window::tr("No other match is ready with an empty sheet: undo what was entered there first")});
    }
    QList<kit::Choice> matches;
    for (const tournament::Match* other : others)
        matches.append({other->id, otherInWords(m_session.tournament(), *other)});
    m_ask.ask(Window::tr("Which match was it?"), {{Window::tr("Match"), matches}}, Window::tr("Continue"),
              [this, options](const kit::Answers& answers) {
                  desk::SheetOptions with = options;
                  with.to = answers.chosen<std::string>(0);
                  later([this, with] { askChange(with); });
              });
}

void SheetCorrections::askTeams()
{
    const tournament::Tournament& tournament = m_session.tournament();
    const std::string id = m_entry.id();
    const desk::Correction none{tournament, tournament, {}, {}};
    m_ask.ask(Window::tr("The bracket has other teams here now. Who plays this match?"),
              {{Window::tr("Decision"), choicesFor(none, id)}}, Window::tr("Continue"),
              [this, id](const kit::Answers& answers) {
                  const Change change{.proposal = desk::resolve(id, answers.chosen<facts::Resolution>(0)),
                                      .title = Window::tr("Who plays this match"),
                                      .accept = Window::tr("Save"),
                                      .done = Window::tr("who plays")};
                  later([this, change] { askChange(change); });
              });
}

} // namespace sheet

#include "moc_sheetcorrections.cpp"
