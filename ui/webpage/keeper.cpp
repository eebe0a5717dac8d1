#include "keeper.h"

#include "share/exporting.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace webpage {

namespace {

const QString key = u"webpages"_s;
const QString pathKey = u"path"_s;
const QString keptKey = u"kept"_s;

/// What changes with each result, and with each correction of one.
QString resultsOf(const night::Night& night)
{
    QString all;
    for (const night::Match* match : night::inOrder(night))
        if (match->state == night::State::Final && match->number) {
            const auto& score = night::result(*match).score;
            const int winner = match->winner ? static_cast<int>(*match->winner) : -1;
            all += u"%1 %2 %3 %4;"_s.arg(QString::fromStdString(match->id))
                       .arg(winner)
                       .arg(score.a)
                       .arg(score.b);
        }
    return all;
}

QVariantMap rememberedOf(session::Session& session, const QString& night)
{
    return session.settings().value(key).toMap().value(night).toMap();
}

/// What went wrong, as the desk says it: it begins with the file's name.
QString sayingOf(const desk::Failure& failure)
{
    QStringList all;
    for (const std::string& mistake : failure.mistakes)
        all << QString::fromStdString(mistake);
    return all.join(u' ');
}

} // namespace

Keeper::Keeper(session::Session& session, QObject* parent) : QObject(parent), m_session(session)
{
    m_pool.setMaxThreadCount(1);
    connect(&session, &session::Session::changed, this, &Keeper::look);
    look();
}

QString Keeper::path() const
{
    return rememberedOf(m_session, m_session.shown().file).value(pathKey).toString();
}

bool Keeper::isKept() const
{
    return rememberedOf(m_session, m_session.shown().file).value(keptKey).toBool();
}

void Keeper::setKept(bool kept)
{
    if (path().isEmpty() || kept == isKept())
        return;
    remember(m_session.shown().file, path(), kept);
    if (kept)
        begin(path());
}

void Keeper::write(const QString& path)
{
    begin(path);
}

void Keeper::look()
{
    if (!m_session.isOpen())
        return;
    const QString results = resultsOf(m_session.night());
    const bool isNews = m_session.shown().file == m_file && results != m_results;
    m_file = m_session.shown().file;
    m_results = results;
    if (isNews && isKept())
        begin(path());
}

void Keeper::begin(const QString& path)
{
    if (m_isWriting) {
        m_next = path; // with the night as it is then
        m_nextOf = m_session.shown().file;
        return;
    }
    m_isWriting = true;
    const session::Shown shown = m_session.shown();
    const auto names = m_session.settings().value(u"shortNames"_s, false).toBool() ? share::Names::Initials
                                                                                   : share::Names::Full;
    m_pool.start([this, shown, path, names] {
        const auto done = share::writePage(*shown.night, shown.head.shown(), path.toStdString(), names);
        const QString mistake = done ? QString() : sayingOf(done.error());
        QMetaObject::invokeMethod(this, [=, this] { finish(shown.file, path, mistake); });
    });
}

void Keeper::finish(const QString& night, const QString& path, const QString& mistake)
{
    m_isWriting = false;
    if (mistake.isEmpty()) {
        remember(night, path, rememberedOf(m_session, night).value(keptKey).toBool());
        Q_EMIT written(path);
    } else
        Q_EMIT failed(mistake);
    if (const QString next = std::exchange(m_next, {}); !next.isEmpty() && m_session.shown().file == m_nextOf)
        begin(next);
}

void Keeper::remember(const QString& night, const QString& path, bool kept)
{
    QVariantMap all = m_session.settings().value(key).toMap();
    all[night] = QVariantMap{{pathKey, path}, {keptKey, kept}};
    m_session.settings().set(key, all);
}

} // namespace webpage
