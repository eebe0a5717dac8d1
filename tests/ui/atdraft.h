// What is half typed on the first match's sheet, and its file, for tests.
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

/// The one draft on this machine; empty where there is none.
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

/// The window is closed, and another one opened on the same tournament.
inline void closeWindow(Table& table)
{
    table.screen.reset();
    table.stage.settle(); // nothing that it asked for is answered to the next one
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
    table.stage.session.ask(u"nothing"_s, [](desk::Desk& desk) -> desk::Answer<desk::Recorded> {
        if (const auto caught = desk.catchUp(); !caught)
            return tl::unexpected(caught.error());
        return desk::Recorded();
    });
    table.stage.settle();
}

/// A hand on record is half amended when the window closes.
inline void leaveAmendment(Table& table)
{
    table.type(u"32436⏎"_s);
    table.press(Qt::Key_F2);
    table.type(u"4"_s);
    closeWindow(table);
}

} // namespace atdraft
