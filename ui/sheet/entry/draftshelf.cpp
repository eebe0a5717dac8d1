#include "draftshelf.h"

#include "wording/tr.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QPointer>
#include <QSaveFile>
#include <QStandardPaths>
#include <QTimer>

#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;
using namespace std::chrono_literals;

namespace sheet {

namespace {

constexpr auto moment = 200ms;
constexpr qint64 largest = 1 << 16; // bytes; a draft has some hundred

} // namespace

QString draftsFolder()
{
    QString given = qEnvironmentVariable("COURTSIDE_DRAFTS_FOLDER");
    if (!given.isEmpty())
        return given;
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/courtside/drafts"_s;
}

DraftShelf::DraftShelf(QString folder, QObject* parent)
    : QObject(parent), m_folder(std::move(folder)), m_there(new QObject)
{
    m_there->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_there, &QObject::deleteLater);
    m_thread.setObjectName(u"drafts"_s);
    m_thread.start();
}

DraftShelf::~DraftShelf()
{
    QMetaObject::invokeMethod(m_there, [this] {
        write();
        m_thread.quit();
    });
    m_thread.wait();
}

// Ids may hold what no file may be called.
QString DraftShelf::fileOf(const QString& tournament, const QString& match) const
{
    const QByteArray name = (tournament + u'\n' + match).toUtf8();
    return m_folder + u'/' +
           QString::fromLatin1(QCryptographicHash::hash(name, QCryptographicHash::Sha256).toHex().left(32)) +
           u".json"_s;
}

void DraftShelf::keep(const QString& tournament, const QString& match, const std::optional<Draft>& draft)
{
    const QMutexLocker lock(&m_mutex);
    const bool isFirst = m_pending.isEmpty();
    m_pending.insert(fileOf(tournament, match), draft);
    if (isFirst)
        QMetaObject::invokeMethod(m_there,
                                  [this] { QTimer::singleShot(moment, m_there, [this] { write(); }); });
}

void DraftShelf::find(const QString& tournament, const QString& match, const QObject* listener,
                      const Then& then)
{
    QMetaObject::invokeMethod(m_there, [this, tournament, match, then, alive = QPointer(listener)] {
        write();
        QFile file(fileOf(tournament, match));
        Found found = file.exists() ? Found::Damaged : Found::Nothing;
        Draft draft;
        if (file.open(QIODevice::ReadOnly))
            if (const auto read = draftIn(file.read(largest));
                read && read->tournament == tournament && read->match == match) {
                found = Found::Draft;
                draft = *read;
            }
        QMetaObject::invokeMethod(this, [=] {
            if (alive)
                then(found, draft);
        });
    });
}

void DraftShelf::write()
{
    QHash<QString, std::optional<Draft>> all;
    {
        const QMutexLocker lock(&m_mutex);
        all = std::exchange(m_pending, {});
    }
    for (auto at = all.begin(); at != all.end(); ++at) {
        if (*at)
            write(at.key(), **at);
        else
            QFile::remove(at.key()); // what stays nevertheless is found to be of a hand on record
    }
}

void DraftShelf::write(const QString& file, const Draft& draft)
{
    QDir().mkpath(m_folder);
    const QByteArray text = toJson(draft);
    QSaveFile into(file);
    const bool good = into.open(QIODevice::WriteOnly) && into.write(text) == text.size() && into.commit();
    if (!good && !std::exchange(m_fails, true)) // said once, and not on every key
        Q_EMIT failed(
            Window::tr("What is half typed cannot be kept for a restart: %1").arg(into.errorString()));
    m_fails = !good;
}

} // namespace sheet
