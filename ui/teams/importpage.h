// A roster file before it is recorded: the meaning of its columns, every row, the mistakes and the changes.
// Cells can be corrected and rows skipped.
#pragma once

#include "importcolumns.h"

#include "ui/kit/rows.h"
#include "ui/session/deed.h"

namespace teams {

class ImportPage : public QWidget {
    Q_OBJECT
public:
    /// `allow` asks for a supervisor's PIN before two players keep the same ID.
    ImportPage(kit::Theme& theme, session::Session& session, const session::PinGate& allow);
    /// Shows how the file is read for the open tournament.
    void begin(const QString& file, const QByteArray& bytes);
    /// Reads the file again if the tournament has changed; choices are kept.
    void refresh();
    void takeFocus();

    /// Asks whether to skip every row that is wrong on its own. If a team is wrong as a whole, the person
    /// chooses the row to skip, because their order says nothing.
    void askToSkipWrong();
    /// Goes to the next wrong row.
    void nextWrong();
    /// Asks for the right content of the row; for a duplicate ID, whose it is.
    void fix();
    /// Switches between the columns and the rows.
    void turnView();
    /// Records it if there are no mistakes; else goes to the first.
    void import();
    /// Takes a swiped card as the right ID if that question is open; false if not.
    bool takeCard(const QString& line);

Q_SIGNALS:
    /// It was recorded or canceled.
    void left();
    /// Another file is wanted, because nothing can be imported from this one.
    void otherFileWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Shows why nothing was recorded; choices are kept.
    void complain(const QString& text) { m_whole->say(text, kit::Line::Ink::Bad); }
    QPushButton* makeButton(const QString& text, const QString& key, void (ImportPage::*does)());
    QWidget* makeButtons();
    void connectParts();
    void read();
    void showView();
    void showRowRemark();
    void showButtons();
    void skipWrong();
    /// Shows why it can't be imported yet.
    void sayWhatIsLeft();
    /// Skips the selected row, or restores it.
    void turn();
    /// Whether enough columns are known to show rows.
    bool hasRows() const;
    const desk::RosterRow* row() const { return m_table->currentOf(m_preview.rows); }
    void fixCells(const desk::RosterRow& row);
    void askClash(const desk::RosterRow& row);
    void answerClash(const roster::Clash& question, const kit::Answers& answers);
    void answered();

    kit::Theme& m_theme;
    session::Session& m_session;
    const session::PinGate& m_allow;
    long long m_seq = 0; ///< the newest entry of the record when the file was read
    QByteArray m_bytes;
    roster::Options m_choices;
    desk::RosterPreview m_preview;
    bool m_showsColumns = false;
    kit::RowTable* m_table;
    ImportColumns* m_columns;
    kit::Line* m_title;
    kit::Line* m_summary;
    kit::Prose* m_whole;
    kit::Prose* m_said;
    kit::Ask* m_ask;
    QPointer<QLineEdit> m_idField; ///< in the question about whose an ID is
    QWidget* m_buttons = nullptr;
    QPushButton* m_import = nullptr;
    QPushButton* m_fix = nullptr;
    QPushButton* m_skipWrong = nullptr;
    QPushButton* m_turn = nullptr;
    QPushButton* m_next = nullptr;
    QPushButton* m_other = nullptr; ///< opens another file
    QPushButton* m_view = nullptr;
};

} // namespace teams
