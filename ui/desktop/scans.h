// What a card reader or a scanner sends: a card, or the code of a score sheet.
#pragma once

#include "ui/session/session.h"
#include "ui/shell/cardreader.h"
#include "ui/shell/window.h"

#include <functional>
#include <memory>
#include <string>

namespace desktop {

/// A score sheet that is scanned opens its match: it came back, also where nothing of what was played is
/// typed yet, or its match is to begin, which is typed from it until that sheet is left.
class Scans : public QObject {
    Q_OBJECT
public:
    explicit Scans(session::Session& session);
    /// The window whose footer says the result.
    void setWindow(shell::Window* window) { m_window = window; }
    /// Whether nothing is recorded now, as behind the lock.
    std::function<bool()> isLocked;
    /// The sheet that was open is left.
    void leaveSheet();
    /// Op of the newest fact that a scan recorded; the desk's thread writes it and reads it.
    const std::shared_ptr<std::string>& sheetBack() const { return m_sheetBack; }

Q_SIGNALS:
    /// Something was read, before it is known what.
    void came();
    void sheetScanned(const QString& match);
    void cardRead(const QString& line);

private:
    void take(const QString& line);
    void open(const std::string& code);
    void takeBack(const std::string& match);
    void typeFrom(const std::string& match);

    session::Session& m_session;
    shell::Window* m_window = nullptr;
    shell::CardReader m_reader;
    std::string m_scanned; ///< the match whose sheet was scanned before play, while that is up; the window
                           ///< speaks of it to the last
    std::shared_ptr<std::string> m_sheetBack = std::make_shared<std::string>();
};

} // namespace desktop
