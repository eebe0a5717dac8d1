// Saves the tournament as a file: the kind of file, and for the web page how it names players and whether it
// is kept up to date.
#pragma once

#include "keeper.h"

#include "share/exporting.h"
#include "ui/kit/fields.h"
#include "ui/kit/widgets.h"

#include <QCheckBox>
#include <QList>
#include <QString>

#include <functional>

namespace webpage {

// The kinds of files that people can choose from.

/// A kind of file, and its texts.
struct FileKind {
    QString title;  ///< `Results (CSV)`
    QString button; ///< `Save CSV table…`
    QString end;    ///< of the suggested name, after the tournament's: `-results.csv`
    share::Export wanted;
    bool isPage() const { return wanted.form == share::Form::Html; }
    /// `csv`
    QString suffix() const { return QString::fromStdString(std::string(share::word(wanted.form))); }
};
/// The web page first, then the whole tournament, then each table.
QList<FileKind> fileKinds();

class PageCard : public QWidget {
    Q_OBJECT
public:
    PageCard(kit::Theme& theme, session::Session& session, Keeper& keeper, QWidget* parent = nullptr);
    void refresh();
    /// Asks where to save, given a suggested name; an empty answer cancels.
    using AskFile = std::function<QString(const QString& suggestion)>;
    void setAskFile(AskFile ask) { m_askFile = std::move(ask); }
    void write();
    bool isWriting() const { return m_isWriting || m_keeper.isWriting(); }

private:
    const FileKind& chosen() const { return m_kinds.at(m_what->currentIndex()); }
    QString askName();
    void writeOnce(const QString& path);
    void showKind();
    void sayWritten(const QString& path, const QString& more);

    session::Session& m_session;
    Keeper& m_keeper;
    QList<FileKind> m_kinds = fileKinds();
    kit::DropDown* m_what;
    kit::KeycapButton* m_write;
    kit::DropDown* m_names;
    QCheckBox* m_kept;
    kit::Prose* m_said;
    QString m_shownOf; ///< the tournament of the last message
    AskFile m_askFile;
    bool m_isWriting = false; ///< a file other than the page
    QThreadPool m_pool;       ///< the last: it waits in its destructor
};

} // namespace webpage
