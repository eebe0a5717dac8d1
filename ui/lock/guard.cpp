#include "guard.h"

#include "ui/kit/text.h"
#include "wording/text.h"

#include <QDateTime>
#include <QStandardPaths>

#include <algorithm>
#include <memory>

using namespace Qt::StringLiterals;

namespace lock {

namespace {

long long now()
{
    return QDateTime::currentSecsSinceEpoch();
}

template <class T>
QString mistakeOf(const duty::Answer<T>& answer)
{
    return answer ? QString() : kit::sentence(kit::text(wording::text(answer.error())));
}

} // namespace

QString supervisorsFile()
{
    QString given = qEnvironmentVariable("COURTSIDE_SUPERVISORS_FILE");
    if (!given.isEmpty())
        return given;
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           u"/courtside/supervisors.json"_s;
}

Guard::Guard(const QString& file, duty::Cost cost, QObject* parent)
    : QObject(parent), m_supervisors(file.toStdString(), cost), m_there(new QObject)
{
    m_there->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_there, &QObject::deleteLater);
    m_thread.setObjectName(u"guard"_s);
    m_thread.start();
}

Guard::~Guard()
{
    m_thread.quit();
    m_thread.wait();
}

duty::Answer<QStringList> Guard::names() const
{
    return m_supervisors.names().map([](const std::vector<std::string>& names) {
        QStringList list;
        for (const std::string& name : names)
            list << kit::text(name);
        return list;
    });
}

void Guard::ask(const std::function<QString()>& job, const Callback& then)
{
    ++m_waiting;
    QMetaObject::invokeMethod(m_there, [this, job, then] {
        const QString mistake = job();
        QMetaObject::invokeMethod(this, [this, mistake, then] {
            --m_waiting;
            then(mistake);
        });
    });
}

void Guard::check(const duty::Claim& claim, const Checked& then)
{
    const auto wait = std::make_shared<int>(0);
    ask(
        [this, claim, wait]() -> QString {
            const auto tried = m_supervisors.unlock(claim, now());
            if (tried && !tried->good)
                *wait = std::max(1, tried->wait); // a wrong PIN always has a wait
            return mistakeOf(tried);
        },
        [then, wait](const QString& mistake) { then(mistake, *wait); });
}

void Guard::setPin(const duty::Claim& claim, const std::optional<duty::Claim>& by, const Callback& then)
{
    ask([this, claim, by] { return mistakeOf(m_supervisors.setPin(claim, by, now())); }, then);
}

void Guard::rename(const QString& from, const QString& to, const duty::Claim& by, const Callback& then)
{
    ask([this, from, to,
         by] { return mistakeOf(m_supervisors.rename(from.toStdString(), to.toStdString(), by, now())); },
        then);
}

void Guard::remove(const QString& name, const duty::Claim& by, const Callback& then)
{
    ask([this, name, by] { return mistakeOf(m_supervisors.remove(name.toStdString(), by, now())); }, then);
}

} // namespace lock

#include "moc_guard.cpp"
