// A roster file before it is recorded: what its columns hold, every row, what is wrong with it and what it
// changes; cells can be corrected and rows dropped.
#pragma once

#include "importcolumns.h"

#include "ui/kit/rows.h"
#include "ui/session/deed.h"

namespace teams {

class ImportPage : public QWidget {
    Q_OBJECT
public:
    /// `allow` asks for the PIN of who may let two players keep one ID.
    ImportPage(kit::Theme& theme, session::Session& session, const session::PinGate& allow);
    /// Shows how the file's bytes are read for the tournament.
    void begin(const QString& file, const QByteArray& bytes);
    /// Reads the file again where the tournament has changed; what was chosen stays.
    void refresh();
    void takeFocus();

    /// Asks whether to skip every row that is wrong by itself. Which row of a team goes that is wrong as a
    /// whole is not for the order of the rows to say: those stay, and somebody chooses.
    void askToSkipWrong();
    /// Goes on to the next row that is wrong.
    void nextWrong();
    /// Asks what should stand in the row; of an ID that somebody has already, whose it is.
    void fix();
    /// Shows the columns, or the rows again.
    void turnView();
    /// Records it, where nothing is wrong; else goes to what is.
    void import();
    /// A card that was swiped is the right ID where that is being asked for; false where it is not.
    bool takeCard(const QString& line);

Q_SIGNALS:
    /// It is on record, or cancelled.
    void left();
    /// Nothing can be imported from this one.
    void otherFileWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Says why nothing was recorded; what was chosen stays.
    void complain(const QString& text) { m_whole->say(text, kit::Line::Ink::Bad); }
    QPushButton* makeButton(const QString& text, const QString& key, void (ImportPage::*does)());
    QWidget* makeButtons();
    void connectParts();
    void read();
    void showView();
    void showSaid();
    void showButtons();
    void skipWrong();
    /// Why it cannot be imported yet.
    void sayWhatIsLeft();
    /// Skips the row under the cursor, or restores it.
    void turn();
    /// Whether the columns say enough that there are rows to show.
    bool hasRows() const;
    const desk::RosterRow* row() const { return m_table->currentOf(m_preview.rows); }
    void fixCells(const desk::RosterRow& row);
    void askWhose(const desk::RosterRow& row);
    void answerWhose(const roster::Clash& question, const kit::Answers& answers);
    void answered();

    kit::Theme& m_theme;
    session::Session& m_session;
    const session::PinGate& m_allow;
    long long m_seq = 0; ///< how far the tournament was when the file was read
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
    QPointer<QLineEdit> m_idField; ///< of the question whose an ID is
    QWidget* m_buttons = nullptr;
    QPushButton* m_import = nullptr;
    QPushButton* m_fix = nullptr;
    QPushButton* m_skipWrong = nullptr;
    QPushButton* m_turn = nullptr;
    QPushButton* m_next = nullptr;
    QPushButton* m_other = nullptr; ///< file
    QPushButton* m_view = nullptr;
};

} // namespace teams
