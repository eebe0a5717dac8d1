#include "draft.h"

#include "ui/kit/text.h"
#include "wording/tr.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPointer>
#include <QSaveFile>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;
using namespace std::chrono_literals;

namespace sheet {

namespace {

const QString format = u"courtside-draft/1"_s;

/// `a-bid`, `b-tricks-2`
QString idOf(const Field& field)
{
    const QString side = field.side == Side::A ? u"a"_s : u"b"_s;
    const QString kind = field.kind == Field::Kind::Bid ? u"-bid"_s : u"-tricks"_s;
    return side + kind + (field.partner < 0 ? QString() : u'-' + QString::number(field.partner + 1));
}

/// `a-blind`: the side's number is bid blind.
QString idOfBlind(Side side)
{
    return side == Side::A ? u"a-blind"_s : u"b-blind"_s;
}

QString textIn(const HandEntry& entry, const Field& field)
{
    return entry.computedField() == field ? QString() : kit::text(entry.text(field));
}

/// If the rules also have blind bids, a blind nil takes both keys.
void callBlindNil(HandEntry& entry)
{
    const Side side = entry.current().side;
    if (!entry.text(entry.current()).empty())
        entry.press(HandEntry::Key::Back);
    if (!entry.isBlind(side))
        entry.press(HandEntry::Key::Blind);
    if (entry.isBlind(side))
        entry.press(HandEntry::Key::Nil);
}

/// Ignores text that can't be typed there; retyped() notices that it is missing.
void type(HandEntry& entry, const Field& field, const QString& text)
{
    if (textIn(entry, field) == text)
        return;
    bool isGood = false;
    const int number = text.toInt(&isGood);
    entry.setCurrent(field);
    if (text.isEmpty()) {
        entry.press(HandEntry::Key::Back);
    } else if (text == u"nil"_s) {
        entry.press(HandEntry::Key::Nil);
    } else if (text == u"blind"_s) {
        callBlindNil(entry);
    } else if (text.endsWith(u'_')) {
        entry.digit(text.front().digitValue());
    } else if (isGood) {
        entry.give(number);
    }
}

/// If partners bid together, a nil turns the field into two.
void splitBids(HandEntry& entry, Side side)
{
    const Field first{Field::Kind::Bid, side, 0};
    if (std::ranges::count(entry.fields(), first) > 0)
        return;
    entry.setCurrent({Field::Kind::Bid, side, -1});
    if (!entry.press(HandEntry::Key::Nil).empty()) // the rules have only blind nils
        callBlindNil(entry);
    entry.setCurrent(first);
    entry.press(HandEntry::Key::Back);
}

bool isNumber(const QJsonValue& value)
{
    return value.isDouble() && value.toInt(0) >= 1 && value.toInt(0) == value.toDouble();
}

constexpr auto moment = 200ms;
constexpr qint64 largest = 1 << 16; // bytes; a draft has a few hundred

} // namespace

void read(const HandEntry& entry, Draft& draft)
{
    draft.typed.clear();
    for (const Field& field : entry.fields())
        if (const QString text = textIn(entry, field); !text.isEmpty())
            draft.typed.insert(idOf(field), text);
    for (const Side side : scoring::bothSides)
        if (entry.isBlind(side))
            draft.typed.insert(idOfBlind(side), u"blind"_s);
    draft.current = idOf(entry.current());
}

std::optional<HandEntry> retyped(const Draft& draft, const HandEntry& onRecord)
{
    HandEntry entry = onRecord;
    for (const Side side : scoring::bothSides)
        for (const int partner : {0, 1})
            if (const QString id = idOf({Field::Kind::Bid, side, partner});
                draft.typed.contains(id) || draft.current == id)
                splitBids(entry, side);
    for (const Field::Kind kind :
         {Field::Kind::Bid, Field::Kind::Tricks}) // first bids, which decide which tricks are asked for
        for (const Field& field : entry.order())
            if (field.kind == kind)
                type(entry, field, draft.typed.value(idOf(field)));
    for (const Field& field : entry.fields())
        if (field.kind == Field::Kind::Bid && !isNilIn(entry, field) &&
            entry.isBlind(field.side) != draft.typed.contains(idOfBlind(field.side))) {
            entry.setCurrent(field);
            entry.press(HandEntry::Key::Blind);
        }
    for (const Field& field : entry.fields())
        if (idOf(field) == draft.current)
            entry.setCurrent(field);
    if (const QString text = draft.typed.value(idOf(entry.current())); text.endsWith(u'_'))
        type(entry, entry.current(), text); // half-typed digits were lost while other fields were typed
    Draft now = draft;
    read(entry, now);
    return now == draft ? std::optional(entry) : std::nullopt;
}

QByteArray toJson(const Draft& draft)
{
    QJsonObject typed;
    for (auto at = draft.typed.begin(); at != draft.typed.end(); ++at)
        typed.insert(at.key(), at.value());
    QJsonObject all{{u"format"_s, format},     {u"tournament"_s, draft.tournament},
                    {u"match"_s, draft.match}, {u"attempt"_s, draft.attempt},
                    {u"game"_s, draft.game},   {u"hand"_s, draft.hand},
                    {u"typed"_s, typed},       {u"current"_s, draft.current}};
    if (!draft.amends.isEmpty())
        all.insert(u"amends"_s, draft.amends);
    if (draft.inserts)
        all.insert(u"inserts"_s, true);
    return QJsonDocument(all).toJson(QJsonDocument::Compact) + '\n';
}

std::optional<Draft> draftIn(const QByteArray& json)
{
    const QJsonObject all = QJsonDocument::fromJson(json).object();
    if (all.value(u"format"_s).toString() != format || !all.value(u"typed"_s).isObject())
        return std::nullopt;
    for (const QString& name : {u"attempt"_s, u"game"_s, u"hand"_s})
        if (!isNumber(all.value(name)))
            return std::nullopt;
    Draft draft{all.value(u"tournament"_s).toString(), all.value(u"match"_s).toString(),
                all.value(u"attempt"_s).toInt(),       all.value(u"game"_s).toInt(),
                all.value(u"hand"_s).toInt(),          all.value(u"amends"_s).toString(),
                all.value(u"inserts"_s).toBool(),      {},
                all.value(u"current"_s).toString()};
    const QJsonObject typed = all.value(u"typed"_s).toObject();
    for (auto at = typed.begin(); at != typed.end(); ++at)
        draft.typed.insert(at.key(), at.value().toString());
    return draft;
}

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

// Hashed, because ids may have characters that file names can't have.
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
            QFile::remove(at.key()); // if it can't, restoreRow() ignores it: the hand is on record
    }
}

void DraftShelf::write(const QString& file, const Draft& draft)
{
    QDir().mkpath(m_folder);
    const QByteArray text = toJson(draft);
    QSaveFile into(file);
    const bool good = into.open(QIODevice::WriteOnly) && into.write(text) == text.size() && into.commit();
    if (!good && !std::exchange(m_fails, true)) // once, not at every key
        Q_EMIT failed(
            Window::tr("Half-typed hands can’t be saved for a restart: %1").arg(into.errorString()));
    m_fails = !good;
}

// Writes nothing before the old draft was read.
KeptDraft::KeptDraft(session::Session& session, EntrySession& entry, DraftShelf& shelf)
    : QObject(&entry), m_session(session), m_entry(entry), m_shelf(shelf), m_tournament(tournamentId())
{
    connect(&entry.typing(), &HandTyping::changed, this, &KeptDraft::keep);
    connect(&entry, &EntrySession::answered, this, &KeptDraft::keep);
    connect(&shelf, &DraftShelf::failed, this,
            [this](const QString& sentence) { m_entry.say({sentence}, true); });
    shelf.find(
        m_tournament, kit::text(entry.id()), this, [this](DraftShelf::Found found, const Draft& draft) {
            m_isKnown = true;
            if (found == DraftShelf::Found::Damaged)
                m_entry.say({Window::tr("A half-typed hand can’t be read anymore. The record is unchanged.")},
                            true);
            else if (found == DraftShelf::Found::Draft)
                restoreRow(draft);
            keep();
        });
}

void KeptDraft::keep()
{
    // A hand on its way to the disk stays in the draft until it is saved or back in the row.
    if (m_entry.current() && m_isKnown && !m_entry.isSaving() && m_tournament == tournamentId())
        m_shelf.keep(m_tournament, kit::text(m_entry.id()), draft());
}

std::optional<Draft> KeptDraft::draft() const
{
    const tournament::Match& match = *m_entry.current();
    const HandEntry& entry = m_entry.entry();
    const auto& amending = m_entry.amending();
    Draft draft{m_tournament, kit::text(m_entry.id()), match.attempt, m_entry.game(),
                m_entry.typing().number()};
    if (amending) {
        const tournament::Item& item = *handOnRecord(match, amending->game, amending->hand);
        HandEntry onRecord(match.rules->rules);
        onRecord.take(std::get<scoring::Hand>(item.what));
        if (amending->inserts ? !entry.isTyped() : onRecord.hand() == entry.hand())
            return std::nullopt;
        draft.game = amending->game;
        draft.amends = kit::text(item.op);
        draft.inserts = amending->inserts;
    } else if (!entry.isTyped()) {
        return std::nullopt;
    }
    read(entry, draft);
    return draft;
}

// Restores the draft, unless someone has recorded or amended that hand since.
void KeptDraft::restoreRow(const Draft& draft)
{
    const tournament::Match* match = m_entry.current();
    const bool amends = !draft.amends.isEmpty();
    if (!match || draft.attempt != match->attempt || draft.game > m_entry.game() ||
        (draft.game < m_entry.game() && !amends))
        return;
    if (m_entry.amending() || m_entry.entry().isTyped()) {
        QStringList numbers;
        for (const QString& text : draft.typed)
            numbers << shownText(text);
        return m_entry.say(
            {Window::tr("Typed when the program closed, not restored: %1").arg(numbers.join(u' '))}, true);
    }
    if (amends ? !amend(draft, *match)
               : draft.hand != m_entry.typing().number() || !m_entry.isRowShown(*match))
        return;
    const auto entry = retyped(draft, m_entry.entry());
    if (!entry)
        return m_entry.beginFreshRow();
    m_entry.typing().put(*entry);
    QStringList says{
        Window::tr("Hand %1 wasn’t saved when the program closed. It is back in the row; %2 clears it.")
            .arg(QString::number(draft.hand), session::named(session::Key::Clear))};
    if (!m_entry.message().isEmpty())
        says << m_entry.message(); // for example a half-typed bid
    m_entry.say(says, true);
}

bool KeptDraft::amend(const Draft& draft, const tournament::Match& match)
{
    m_entry.lookAt(draft.game);
    for (int hand = 1; hand <= handsIn(match, draft.game); ++hand) {
        if (handOnRecord(match, draft.game, hand)->op != draft.amends.toStdString())
            continue;
        if (match.state != tournament::State::Final)
            return m_entry.amendAgain({hand, draft.inserts, {}, m_entry.game(), {}});
        m_entry.say( // a finished match needs a PIN again
            {(draft.inserts
                  ? Window::tr("A hand was being inserted before hand %1 when the program closed. Press "
                               "%2 on it to start over.")
                  : Window::tr(
                        "Hand %1 was being amended when the program closed. Press %2 on it to start over."))
                 .arg(QString::number(draft.hand),
                      session::named(draft.inserts ? session::Key::InsertHand : session::Key::Amend))},
            true);
    }
    return false;
}

} // namespace sheet

#include "moc_draft.cpp"
