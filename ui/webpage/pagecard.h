// The night's web page on a screen: where it stands, how it names players, and whether it is written anew
// after each result.
#pragma once

#include "keeper.h"

#include "ui/look/fields.h"
#include "ui/look/prose.h"

#include <QCheckBox>
#include <QPushButton>

#include <functional>

namespace webpage {

class PageCard : public QWidget {
    Q_OBJECT
public:
    PageCard(look::Theme& theme, session::Session& session, Keeper& keeper, QWidget* parent = nullptr);
    void refresh();
    /// Asks where to write, given a name to suggest; an empty answer calls it off.
    using AskFile = std::function<QString(const QString& suggestion)>;
    void setAskFile(AskFile ask) { m_askFile = std::move(ask); }
    void write();

private:
    session::Session& m_session;
    Keeper& m_keeper;
    QPushButton* m_write;
    look::DropDown* m_names;
    QCheckBox* m_kept;
    look::Prose* m_said;
    QString m_shownOf; ///< the night that the last word was about
    AskFile m_askFile;
};

} // namespace webpage
