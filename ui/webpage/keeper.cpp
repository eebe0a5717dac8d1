#include "keeper.h"

#include "share/exporting.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace webpage {

namespace {

const QString key = u"webpages"_s;
const QString pathKey = u"path"_s;
const QString keptKey = u"kept"_s;
const QString shortKey = u"shortNames"_s;

bool isResult(const night::Night& night, const std::string& id)
{
    const night::Match* match = night::match(night, id);
    return match && match->state == night::State::Final && match->number;
}

/// Whether there is another result, or a correction of one.
bool isNews(const night::Night& before, const night::Night& after)
{
    const std::vector<std::string> changed = night::changed(before, after);
    return std::any_of(changed.begin(), changed.end(),
                       [&](const std::string& id) { return isResult(before, id) || isResult(after, id); });
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

bool Keeper::isShort() const
{
    return m_session.settings().value(shortKey, false).toBool();
}

void Keeper::setShort(bool isShort)
{
    m_session.settings().set(shortKey, isShort);
}

void Keeper::write(const QString& path)
{
    begin(path);
}

void Keeper::rewrite()
{
    if (m_session.isOpen() && QFileInfo::exists(path()))
        begin(path());
}

void Keeper::look()
{
    if (!m_session.isOpen())
        return;
    const session::Shown& shown = m_session.shown();
    const auto before = std::exchange(m_night, shown.night);
    const bool isSame = std::exchange(m_file, shown.file) == shown.file;
    if (before && isSame && isNews(*before, *shown.night) && isKept())
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
    const auto names = isShort() ? share::Names::Initials : share::Names::Full;
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
