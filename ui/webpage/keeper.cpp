#include "keeper.h"

#include "wording/record/refusal.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace webpage {

namespace {

const QString key = u"webpages"_s;
const QString pathKey = u"path"_s;
const QString keptKey = u"kept"_s;
const QString headKey = u"head"_s; // head of the record that the page shows
const QString shortKey = u"shortNames"_s;

/// Whether the match was called, so that the page shows more than its teams.
bool isUnderway(const tournament::Tournament& tournament, const std::string& id)
{
    const tournament::Match* match = tournament::match(tournament, id);
    return match && match->state >= tournament::State::Called && match->number;
}

/// Whether a match was drawn, called or played on, or has another result.
bool needsUpdate(const tournament::Tournament& before, const tournament::Tournament& after)
{
    return std::ranges::any_of(tournament::changed(before, after), [&](const std::string& id) {
        return !tournament::match(before, id) || isUnderway(before, id) || isUnderway(after, id);
    });
}

QVariantMap rememberedOf(session::Session& session, const QString& tournament)
{
    return session.settings().value(key).toMap().value(tournament).toMap();
}

/// The desk's sentences about the failure, which begin with the file name.
QString detailText(const desk::Failure& failure)
{
    QStringList all;
    for (const desk::Mistake& mistake : failure.mistakes)
        all << QString::fromStdString(wording::onScreen(mistake));
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
    const QString tournament = m_session.shown().file;
    remember(tournament, path(), kept, rememberedOf(m_session, tournament).value(headKey).toString());
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
    const auto before = std::exchange(m_tournament, shown.tournament);
    const bool isSame = std::exchange(m_file, shown.file) == shown.file;
    if (isKept() && (before && isSame ? needsUpdate(*before, *shown.tournament) : isBehind()))
        begin(path());
}

/// Whether the page is older than the record.
bool Keeper::isBehind() const
{
    const session::Shown& shown = m_session.shown();
    const QString head = rememberedOf(m_session, shown.file).value(headKey).toString();
    return head.toStdString() != shown.head.shown() && QFileInfo::exists(path());
}

void Keeper::begin(const QString& path, bool isAsked)
{
    Page page{m_session.shown(), path, isShort() ? share::Names::Initials : share::Names::Full, isAsked};
    if (!m_isWriting)
        return start(page);
    m_next.removeIf([&](const Page& other) {
        const bool isReplaced = other.path == path;
        page.isAsked = page.isAsked || (isReplaced && other.isAsked); // a result may come after it
        return isReplaced;
    });
    m_next << page;
}

void Keeper::start(const Page& page)
{
    m_isWriting = true;
    m_pool.start([this, page, now = m_session.ticker().now()] {
        const share::Export wanted{share::Form::Html, {}, page.names, page.isAsked};
        const auto done =
            share::exportShown(*page.shown.tournament, page.shown.head, page.path.toStdString(), wanted, now);
        const QString mistake = done ? QString() : detailText(done.error());
        QMetaObject::invokeMethod(this, [=, this] { finish(page, mistake); });
    });
}

void Keeper::finish(const Page& page, const QString& mistake)
{
    m_isWriting = false;
    const QString& tournament = page.shown.file;
    if (mistake.isEmpty()) {
        remember(tournament, page.path, rememberedOf(m_session, tournament).value(keptKey).toBool(),
                 QString::fromStdString(page.shown.head.shown()));
        Q_EMIT written(page.path);
    } else
        Q_EMIT failed(mistake);
    if (!m_isWriting && !m_next.isEmpty())
        start(m_next.takeFirst());
}

void Keeper::remember(const QString& tournament, const QString& path, bool kept, const QString& head)
{
    QVariantMap all = m_session.settings().value(key).toMap();
    all[tournament] = QVariantMap{{pathKey, path}, {keptKey, kept}, {headKey, head}};
    m_session.settings().set(key, all);
}

} // namespace webpage

#include "moc_keeper.cpp"
