// The half-typed hand on the first match's sheet, and its file.
#pragma once

#include "attable.h"

#include "ui/sheet/entry/draft.h"

#include <QDir>

namespace atdraft {

using attable::Table;
using namespace Qt::StringLiterals;

inline QString folder()
{
    return qEnvironmentVariable("COURTSIDE_DRAFTS_FOLDER");
}

/// The only draft on this machine; empty if there is none.
inline QString draftFile()
{
    const QStringList files = QDir(folder()).entryList({u"*.json"_s}, QDir::Files | QDir::Dirs);
    return files.isEmpty() ? QString() : folder() + u'/' + files.front();
}

inline std::optional<sheet::Draft> kept()
{
    QFile file(draftFile());
    return !file.fileName().isEmpty() && file.open(QIODevice::ReadOnly) ? sheet::draftIn(file.readAll())
                                                                        : std::nullopt;
}

/// Closes the window and opens another on the same tournament.
inline void closeWindow(Table& table)
{
    table.screen.reset();
    table.stage.settle(); // so that the next window gets no answers to its requests
}

inline void openWindow(Table& table)
{
    table.screen.emplace(table.stage.theme, table.stage.session);
    table.screen->resize(1188, 708);
    table.screen->show();
    table.screen->open(u"W1-1"_s);
    QTRY_VERIFY(table.sheet().knowsDraft());
    table.sheet().takeFocus();
}

inline void recordElsewhere(Table& table, const std::function<bool(desk::Desk&)>& job)
{
    auto other = desk::Desk::open(table.stage.path().toStdString(), desk::Desk::Access::ReadWrite,
                                  desk::thisMachine());
    QVERIFY(other.has_value());
    QVERIFY(job(*other));
    table.stage.record(stage::catchUp);
}

/// Closes the window while a hand on record is half amended.
inline void leaveAmendment(Table& table)
{
    table.type(u"32436⏎"_s);
    table.press(Qt::Key_F2);
    table.type(u"4"_s);
    closeWindow(table);
}

} // namespace atdraft
