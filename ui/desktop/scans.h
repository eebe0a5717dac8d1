// What a card reader or a scanner sends: a card, or the code of a score sheet.
#pragma once

#include "ui/session/session.h"
#include "ui/shell/cardreader.h"
#include "ui/shell/window.h"

#include <functional>
#include <memory>
#include <string>

namespace desktop {

/// Opens the match of a scanned score sheet. If the sheet is in use, it came back, even if no hand is entered
/// yet. Otherwise the match is about to begin and is typed from that sheet until the screen is left.
class Scans : public QObject {
    Q_OBJECT
public:
    explicit Scans(session::Session& session);
    /// The window whose footer says the result.
    void setWindow(shell::Window* window) { m_window = window; }
    /// Whether nothing is recorded now, for example behind the lock.
    std::function<bool()> isLocked;
    /// Call this when the open sheet was left.
    void leaveSheet();
    /// Op of the newest fact that a scan recorded. The desk's thread reads and writes it.
    const std::shared_ptr<std::string>& sheetBack() const { return m_sheetBack; }

Q_SIGNALS:
    /// Something was read; what it is isn't known yet.
    void came();
    void sheetScanned(const QString& match);
    void cardRead(const QString& line);

private:
    void take(const QString& line);
    void open(const std::string& code);
    void returnSheet(const std::string& match);
    void typeFrom(const std::string& match);

    session::Session& m_session;
    shell::Window* m_window = nullptr;
    shell::CardReader m_reader;
    std::string m_scanned; ///< the match whose sheet was scanned before play, until its screen is left
    std::shared_ptr<std::string> m_sheetBack = std::make_shared<std::string>();
};

} // namespace desktop
