// The supervisors' PINs as the window asks for them: hashing is slow on purpose, so it has a thread of its
// own.
#pragma once

#include "duty/supervisors.h"

#include <QObject>
#include <QStringList>
#include <QThread>

#include <functional>
#include <optional>

namespace lock {

/// In the folder of the user's data, or where COURTSIDE_SUPERVISORS_FILE says.
QString supervisorsFile();

class Guard : public QObject {
    Q_OBJECT
public:
    Guard(const QString& file, duty::Cost cost, QObject* parent = nullptr);
    ~Guard() override;

    /// Who has a PIN, as it is in the file now.
    duty::Answer<QStringList> names() const;

    /// In the guard's thread; the answer is an empty sentence where it is good.
    using Callback = std::function<void(const QString& mistake)>;
    /// `wait`: seconds until the next try where the PIN was wrong, else 0.
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
