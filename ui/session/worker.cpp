#include "worker.h"

#include "desk/corrections/undo.h"
#include "ui/kit/text.h"
#include "wording/record/refusal.h"
#include "wording/tr.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <utility>

using namespace std::chrono_literals;
using wording::Window;
using namespace Qt::StringLiterals;

namespace session {

namespace {

constexpr std::chrono::seconds recentSpan = 5min;

Outcome outcomeOf(const desk::Failure& failure)
{
    Outcome outcome;
    outcome.kind = failure.kind;
    outcome.mistakes = kit::sentences(wording::onScreen(failure.mistakes)); // anyone can read the footer
    outcome.refusals = failure.mistakes;
    return outcome;
}

/// Says that someone else has the file open or wrote to it recently; empty if not.
QString sharedWith(const desk::Desk& desk, bool isFirst)
{
    if (!isFirst)
        return Window::tr("This file is also open in another window. Entries made there show up here.");
    const std::vector<facts::Entry> entries = tournament::entries(desk.tournament());
    if (entries.empty() || entries.back().stamp.device == desk.environment().device)
        return {};
    const facts::Stamp& last = entries.back().stamp;
    const auto at = [](const std::string& utc) {
        return QDateTime::fromString(QString::fromStdString(utc), Qt::ISODateWithMs);
    };
    const qint64 since = at(last.at).secsTo(at(desk.environment().utc()));
    if (since < 0 || since > recentSpan.count())
        return {};
    return Window::tr("%1 entered something on %2 less than 5 minutes ago.")
        .arg(kit::text(last.by), kit::text(last.device));
}

} // namespace

Worker::Worker()
{
    m_timer.setInterval(1s);
    connect(&m_timer, &QTimer::timeout, this, &Worker::look);
}

Outcome Worker::open(const QString& file, const Opening& opening)
{
    auto opened = opening();
    if (!opened)
        return outcomeOf(opened.error());
    m_desk.emplace(*std::move(opened));
    m_file = file;
    m_fromElsewhere.clear();
    m_presence.claim(file);
    m_timer.start();
    return {{}, {}, sharedWith(*m_desk, m_presence.isFirst())};
}

Outcome Worker::run(const Job& job)
{
    const long long before = m_desk->head().seq;
    const auto recorded = job(*m_desk);
    noteOthers(before, recorded ? recorded->entries : std::vector<facts::Entry>());
    if (!recorded)
        return outcomeOf(recorded.error());
    return {{}, {}, kit::whole(recorded->warning)};
}

void Worker::noteOthers(long long before, const std::vector<facts::Entry>& mine)
{
    if (m_desk->head().seq - before <= static_cast<long long>(mine.size()))
        return;
    for (facts::Entry& entry : tournament::entries(m_desk->tournament())) {
        const bool isMine = std::ranges::any_of(
            mine, [&](const facts::Entry& each) { return each.stamp.op == entry.stamp.op; });
        if (entry.seq > before && !isMine)
            m_fromElsewhere.push_back(std::move(entry));
    }
}

QString Worker::backUp(const std::string& utc)
{
    return m_desk ? kit::sentence(m_desk->keepBackup(utc)) : QString();
}

Shown Worker::shown()
{
    if (!m_desk)
        return {};
    return {std::make_shared<const tournament::Tournament>(m_desk->tournament()),
            m_desk->head(),
            m_file,
            desk::newestBackupMade(m_file.toStdString()),
            std::exchange(m_fromElsewhere, {}),
            desk::mayUndo(m_desk->tournament())};
}

void Worker::look()
{
    m_presence.isFirst(); // takes over the claim if the other window is gone
    const long long before = m_desk->head().seq;
    if (!m_desk->catchUp() || m_desk->head().seq == before)
        return;
    noteOthers(before, {});
    Q_EMIT othersWrote(shown());
}

namespace {

QString claimOn(const QString& file)
{
    const QString path = QFileInfo(file).canonicalFilePath(); // the same for every link to the file
    const QByteArray name = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256).toHex();
    return QDir::temp().filePath(u"courtside-open-%1.lock"_s.arg(QString::fromLatin1(name.left(32))));
}

} // namespace

void Presence::claim(const QString& file)
{
    m_claim.emplace(claimOn(file));
    m_claim->setStaleLockTime(0); // a window may be open for days, so only a dead process loses its claim
    m_claim->tryLock(0);
}

bool Presence::isFirst()
{
    // In a folder without write access, other windows can't be seen.
    return m_claim->isLocked() || m_claim->tryLock(0) || m_claim->error() != QLockFile::LockFailedError;
}

} // namespace session

#include "moc_worker.cpp"
