#include "importpage.h"

#include "remark.h"
#include "teamrows.h"

#include "ui/kit/text.h"
#include "ui/session/keys.h"
#include "wording/tr.h"

#include <QKeyEvent>

#include <algorithm>

using namespace Qt::StringLiterals;
using kit::Line;
using kit::Weight;
using wording::Window;

namespace teams {

void ImportPage::begin(const QString& file, const QByteArray& bytes)
{
    m_bytes = bytes;
    m_choices = {};
    m_showsColumns = false;
    m_title->setText(Window::tr("Import %1").arg(file));
    m_ask->hide();
    read();
    m_table->goTo(0);
    if (!m_preview.rows.empty() && m_preview.rows.front().mistakes.empty())
        nextWrong();
    showRowRemark();
}

void ImportPage::refresh()
{
    if (m_session.tournament().seq == m_seq)
        return;
    const bool wasOnImport = m_import->hasFocus();
    read();
    if (wasOnImport && !m_preview.good())
        takeFocus();
}

void ImportPage::takeFocus()
{
    if (m_ask->isOpen())
        m_ask->takeFocus();
    else if (m_preview.good())
        m_import->setFocus();
    else if (m_table->isHidden() && !m_columns->isHidden())
        m_columns->takeFocus();
    else if (m_table->isHidden())
        m_other->setFocus();
    else
        m_table->setFocus();
}

bool ImportPage::hasRows() const
{
    return std::ranges::any_of(m_preview.rows,
                               [](const auto& row) { return !row.team.empty() || !row.players.empty(); });
}

void ImportPage::turnView()
{
    if (m_preview.columns.empty() || m_ask->isOpen())
        return;
    m_showsColumns = !m_showsColumns;
    showView();
    if (m_columns->isHidden())
        m_table->setFocus();
    else
        m_columns->takeFocus();
}

// The next row with a mistake; without mistakes, the next row with a player without an ID.
void ImportPage::nextWrong()
{
    const bool anyWrong = wrongRows(m_preview) > 0;
    const int rows = static_cast<int>(m_preview.rows.size());
    for (int step = 1; step < rows; ++step) {
        const int row = (m_table->currentRow() + step) % rows;
        const desk::RosterRow& at = m_preview.rows[static_cast<std::size_t>(row)];
        if (anyWrong ? !at.mistakes.empty() : !at.withoutId.empty())
            return m_table->goTo(row);
    }
}

void ImportPage::read()
{
    const tournament::Tournament& tournament = m_session.tournament();
    m_seq = tournament.seq;
    m_preview = desk::previewRoster(
        tournament, std::string_view(m_bytes.constData(), static_cast<std::size_t>(m_bytes.size())),
        m_choices);
    const bool stood = m_table->currentRow() >= 0; // rows about the whole file may follow the others
    m_table->showRows(rosterRows(m_preview),
                      stood ? kit::RowTable::Instead::Near : kit::RowTable::Instead::Nothing);
    m_columns->show(m_preview.columns);
    if (!hasRows())
        m_showsColumns = !m_preview.columns.empty(); // until someone switches to the rows
    for (const int column : {inroster::Affiliation, inroster::Seed, inroster::Says}) {
        bool isEmpty = true;
        for (int row = 0; row < m_table->rows().rowCount(); ++row)
            isEmpty &= m_table->rows().at(row).cells[column].text.isEmpty();
        m_table->setColumnHidden(column, isEmpty); // names get the width
    }
    m_table->shareWidth();
    m_table->updateGeometry();
    m_summary->setText(summaryOf(m_preview, hasRows()));
    m_summary->setInk(m_preview.good() ? Line::Ink::Ok : Line::Ink::Bad);
    m_whole->say(notesIn(m_preview, hasRows()).join(u"\n"_s), !m_preview.mistakes.empty()  ? Line::Ink::Bad
                                                              : m_preview.warnings.empty() ? Line::Ink::Soft
                                                                                           : Line::Ink::Warn);
    const QString what = wishIn(m_preview);
    m_import->setText(what);
    m_import->setAccessibleName(what);
    m_import->setEnabled(m_preview.good());
    showView();
}

void ImportPage::showView()
{
    m_columns->setVisible(m_showsColumns);
    m_table->setVisible(!m_showsColumns && hasRows());
    showRowRemark();
}

void ImportPage::showRowRemark()
{
    const desk::RosterRow* at = m_showsColumns ? nullptr : row();
    showButtons();
    if (!at)
        return m_said->say({});
    m_turn->setText(at->leftOut ? Window::tr("Restore row %1").arg(at->line)
                                : Window::tr("Skip row %1").arg(at->line));
    m_turn->setAccessibleName(at->leftOut ? Window::tr("Restore row") : Window::tr("Skip row"));
    const QString said = rowRemark(*at, m_preview.again);
    m_said->say(said.isEmpty()  ? QString()
                : at->line == 0 ? kit::sentence(said)
                                : Window::tr("Row %1: %2").arg(QString::number(at->line), kit::whole(said)),
                at->leftOut || !isWarned(*at) ? Line::Ink::Soft : Line::Ink::Warn);
    if (!at->leftOut && !at->mistakes.empty())
        m_said->setInk(Line::Ink::Bad);
}

namespace {

void call(QPushButton& button, const QString& text)
{
    button.setText(text);
    button.setAccessibleName(text);
}

} // namespace

// While a question is open, only its own buttons show.
void ImportPage::showButtons()
{
    const desk::RosterRow* at = m_showsColumns ? nullptr : row();
    const bool isInFile = at && at->line > 0;
    m_buttons->setVisible(m_ask->isHidden());
    m_said->setVisible(m_ask->isHidden() && !m_said->text().isEmpty());
    m_import->setVisible(hasRows() || !m_preview.columns.empty());
    m_other->setVisible(m_import->isHidden());
    m_columns->titles()->setVisible(m_showsColumns);
    m_turn->setVisible(isInFile);
    m_fix->setVisible(isInFile && !at->leftOut);
    if (m_fix->isVisibleTo(m_buttons)) {
        const QString what =
            at->question ? Window::tr("Same person?") : Window::tr("Fix row %1").arg(at->line);
        m_fix->setText(what);
        m_fix->setAccessibleName(at->question ? what : Window::tr("Fix row"));
    }
    m_skipWrong->setVisible(!m_showsColumns && ownWrongRows(m_preview) > 0);
    const bool anyWrong = wrongRows(m_preview) > 0;
    m_next->setVisible(!m_showsColumns && (anyWrong || rowsWithoutId(m_preview) > 0));
    call(*m_next, anyWrong ? Window::tr("Next mistake") : Window::tr("Next without an ID"));
    m_view->setVisible(m_ask->isHidden() && !m_preview.columns.empty() && (hasRows() || !m_showsColumns));
    call(*m_view, m_showsColumns ? Window::tr("Rows") : Window::tr("Columns"));
}

void ImportPage::turn()
{
    const desk::RosterRow* at = m_showsColumns ? nullptr : row();
    if (!at || at->line == 0)
        return;
    if (const int line = at->line; m_choices.leaveOut.erase(line) == 0)
        m_choices.leaveOut.insert(line);
    read();
}

void ImportPage::skipWrong()
{
    // Skipping a row can make others wrong, for example if it was the captain's.
    while (ownWrongRows(m_preview) > 0) {
        for (const desk::RosterRow& row : m_preview.rows)
            if (!row.mistakes.empty() && !row.ofTeam)
                m_choices.leaveOut.insert(row.line);
        read();
    }
    if (wrongRows(m_preview) > 0) {
        if (const desk::RosterRow* at = row(); at && at->mistakes.empty())
            nextWrong();
        if (m_preview.mistakes.empty())
            complain(Window::tr("The remaining mistakes are about whole teams. Select a row, then press F2 "
                                "to fix it or Delete to skip it."));
    }
    takeFocus();
}

// Without a wrong row, the text above the columns says what to do.
void ImportPage::sayWhatIsLeft()
{
    const int wrong = wrongRows(m_preview);
    if (wrong == 0)
        return;
    if (const desk::RosterRow* at = row(); at && at->mistakes.empty())
        nextWrong();
    complain(
        Window::tr("Nothing is imported yet. Press F2 to fix or Delete to skip the %n row(s) with mistakes.",
                   nullptr, wrong));
}

// Two people with one ID are against every rule, so that needs a supervisor's PIN.
void ImportPage::import()
{
    if (!m_preview.good())
        return sayWhatIsLeft();
    const bool isAgainst = std::ranges::any_of(
        m_choices.sameId, [](const auto& each) { return each.second.what == roster::SameId::What::Apart; });
    session::Deed deed;
    deed.what = Window::tr("teams");
    deed.job = [bytes = m_bytes.toStdString(), choices = m_choices](desk::Desk& desk, const std::string& by) {
        return desk::importTeams(desk, by, bytes, choices);
    };
    if (isAgainst)
        deed.pin = Window::tr("To let two players keep one ID, enter a supervisor’s PIN");
    deed.done = [this] { Q_EMIT left(); };
    deed.complain = [this](const QString& why) { complain(why); };
    deed.refused = [this](const session::Outcome& outcome) {
        complain(outcome.mistakes.join(u'\n') + u'\n' + Window::tr("Nothing was recorded."));
    };
    deed.once = true;
    session::carryOut(m_session, m_allow, deed, this);
}

void ImportPage::keyPressEvent(QKeyEvent* event)
{
    const bool control = event->modifiers() & Qt::ControlModifier;
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (m_ask->isOpen())
        return QWidget::keyPressEvent(event); // the question comes first
    if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else if (enter && control)
        import();
    else if (event->key() == Qt::Key_Delete && control)
        askToSkipWrong();
    else if (event->key() == Qt::Key_F2)
        fix();
    else if (event->key() == Qt::Key_F3)
        nextWrong();
    else if (event->key() == Qt::Key_F6)
        turnView();
    else if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Space)
        turn();
    else
        QWidget::keyPressEvent(event);
}

ImportPage::ImportPage(kit::Theme& theme, session::Session& session, const session::PinGate& allow)
    : m_theme(theme), m_session(session), m_allow(allow),
      m_table(new kit::RowTable(theme, Window::tr("rows of the file"),
                                {Window::tr("Row"), Window::tr("Team"), Window::tr("Players"),
                                 Window::tr("Affiliation"), Window::tr("IDs end in"), Window::tr("Seed"),
                                 Window::tr("Remarks")})),
      m_columns(new ImportColumns(theme, m_choices)), m_title(kit::titleLine(theme)),
      m_summary(new Line(theme, 16, Weight::Plain, Line::Ink::Soft)), m_whole(kit::complaint(theme, 16)),
      m_said(new kit::Prose(theme, 16)), m_ask(new kit::Ask(theme))
{
    auto* column = kit::columnIn(this, 10);
    m_view = makeButton(Window::tr("Columns"), u"F6"_s, &ImportPage::turnView);
    column->addLayout(kit::headLine(m_title, m_summary, {m_view}));
    m_title->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    column->addWidget(m_whole);
    column->addWidget(m_columns, 1);
    column->addWidget(m_table, 1);
    column->addStretch(); // in place of both
    kit::add(column, {m_said, m_ask, makeButtons()});
    m_table->setWidth(inroster::LineNumber, 64);
    m_table->setWidth(inroster::Cards, 140);
    // Players are below the team's name. The other columns appear once they have content, so that they don't
    // widen the screen before.
    for (const int each : {inroster::Players, inroster::Affiliation, inroster::Seed, inroster::Says})
        m_table->hideColumn(each);
    m_table->setWidth(inroster::Affiliation, 160);
    m_table->setRowHeight(60);
    m_table->limitName();
    m_table->setWidth(inroster::Seed, 72);
    m_table->setItemDelegateForColumn(inroster::Says, new RemarkDelegate(theme, m_table));
    connectParts();
}

void ImportPage::connectParts()
{
    connect(m_table, &kit::RowTable::chosen, this, [this] {
        // Restores a skipped row, else fixes it: pressing again never skips.
        if (row()->leftOut)
            turn();
        else
            fix();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ImportPage::showRowRemark);
    connect(m_ask, &kit::Ask::closed, this, [this] {
        showButtons();
        takeFocus();
    });
    connect(m_columns, &ImportColumns::changed, this, &ImportPage::read);
}

QPushButton* ImportPage::makeButton(const QString& text, const QString& key, void (ImportPage::*does)())
{
    auto* made = new kit::KeycapButton(m_theme, text, key);
    connect(made, &QPushButton::clicked, this, does);
    return made;
}

QWidget* ImportPage::makeButtons()
{
    m_buttons = new QWidget;
    auto* line = new kit::Flow(m_theme, 10, m_buttons);
    const auto add = [this, line](const QString& text, const QString& key, void (ImportPage::*does)()) {
        QPushButton* made = makeButton(text, key, does);
        line->addWidget(made);
        return made;
    };
    m_import = add(Window::tr("Import"), u"Ctrl+Enter"_s, &ImportPage::import);
    m_import->setProperty("strong", true);
    m_fix = add(Window::tr("Fix row"), u"F2"_s, &ImportPage::fix);
    m_turn = add(Window::tr("Skip row"), u"Delete"_s, &ImportPage::turn);
    m_skipWrong = add(Window::tr("Skip all mistakes"), u"Ctrl+Delete"_s, &ImportPage::askToSkipWrong);
    m_next = add(Window::tr("Next mistake"), u"F3"_s, &ImportPage::nextWrong);
    m_other = add(Window::tr("Choose another file…"), {}, &ImportPage::otherFileWanted);
    m_other->setAccessibleName(Window::tr("Choose another file"));
    m_other->setProperty("strong", true); // in the place of Import
    add(Window::tr("Cancel"), session::shown(session::Key::Cancel), &ImportPage::left);
    line->addWidget(m_columns->titles());
    return m_buttons;
}

} // namespace teams

#include "moc_importpage.cpp"
