// The supervisors' PINs for the window. Hashing is slow on purpose, so it has its own thread.
#pragma once

#include "duty/supervisors.h"

#include <QObject>
#include <QStringList>
#include <QThread>

#include <functional>
#include <optional>

namespace lock {

/// The file of PINs: in the folder of the user's data, or COURTSIDE_SUPERVISORS_FILE.
QString supervisorsFile();

class Guard : public QObject {
    Q_OBJECT
public:
    Guard(const QString& file, duty::Cost cost, QObject* parent = nullptr);
    ~Guard() override;

    /// The supervisors with a PIN, as the file has them now.
    duty::Answer<QStringList> names() const;

    /// `mistake` is an empty sentence if there was none. Called in the guard's thread.
    using Callback = std::function<void(const QString& mistake)>;
    /// `wait`: seconds until the next try if the PIN was wrong, else 0.
    using Checked = std::function<void(const QString& mistake, int wait)>;
    void check(const duty::Claim& claim, const Checked& then);
    void setPin(const duty::Claim& claim, const std::optional<duty::Claim>& by, const Callback& then);
    void rename(const QString& from, const QString& to, const duty::Claim& by, const Callback& then);
    void remove(const QString& name, const duty::Claim& by, const Callback& then);
    bool isChecking() const { return m_waiting > 0; }

private:
    void ask(const std::function<QString()>& job, const Callback& then);

    duty::Supervisors m_supervisors;
    QThread m_thread;
    QObject* m_there; ///< lives in the thread
    int m_waiting = 0;
};

} // namespace lock
