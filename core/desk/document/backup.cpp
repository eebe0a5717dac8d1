#include "backup.h"

#include "store/salvage.h"
#include "tournament/model/timestamp.h"
#include "wording/filled.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <algorithm>
#include <filesystem>

namespace desk {

using wording::filled;

namespace {

Answer<Copied> copiedTo(store::Store& file, const std::string& path)
{
    const auto head = file.head();
    return head ? Answer<Copied>({path, *head, {}, 0}) : failed(store::readBack(path, head.error()));
}

store::Answer<store::Store> openToRead(const std::string& path)
{
    return store::Store::open(path, {.access = store::Options::Access::Read});
}

/// What is in the new copy.
Answer<Copied> copiedTo(const std::string& path)
{
    auto made = openToRead(path);
    return made ? copiedTo(*made, path) : failed(store::readBack(path, made.error()));
}

std::string factsIn(long long count)
{
    return filled(wording::Desk::tr("%n fact(s)", nullptr, static_cast<int>(count)));
}

/// The failure, with the newest backup next to the file.
Failure withBackup(message::Message why, const std::string& path)
{
    Failure failure{Failure::Kind::Store, {std::move(why)}};
    if (const auto newest = store::newestBackup(path))
        failure.mistakes.emplace_back(message::Message{"restore-newest-sound", {{"copy", *newest}}});
    return failure;
}

/// What to do about a damaged file, one sentence each.
Failure withWaysOut(const store::Trouble& damage, const std::string& path)
{
    Failure failure = withBackup(damage.message, path);
    if (const auto salvaged = store::salvage(path); salvaged && !salvaged->entries.empty()) {
        const facts::Entry& last = salvaged->entries.back();
        const auto saved = message::Message{"facts-counted", {{"n", last.seq}}};
        failure.mistakes.emplace_back(
            salvaged->stopped
                ? message::Message{"restore-salvages-until",
                                   {{"facts", saved}, {"at", last.stamp.at}, {"why", *salvaged->stopped}}}
                : message::Message{"restore-salvages", {{"facts", saved}, {"at", last.stamp.at}}});
    } else if (!salvaged && salvaged.error().kind == store::Trouble::Kind::Damaged) {
        failure.mistakes.emplace_back(message::Message{"restore-salvages-nothing"});
    }
    return failure;
}

bool isNameless(const facts::Entry& entry)
{
    const auto* person = std::get_if<facts::Person>(&entry.fact);
    return person && !person->name;
}

Answer<Copied> salvageInto(const std::string& path, const std::string& target)
{
    const auto salvaged = store::salvage(path);
    if (!salvaged && salvaged.error().kind == store::Trouble::Kind::Damaged)
        return tl::unexpected(
            withBackup(message::Message{"restore-nothing-readable", {{"file", path}}}, path));
    if (!salvaged)
        return failed(salvaged.error());
    auto made = store::Store::create(target, salvaged->entries);
    if (!made)
        return failed(made.error());
    auto copied = copiedTo(*made, target);
    if (!copied)
        return copied;
    if (salvaged->stopped)
        copied->lost = wording::text(*salvaged->stopped);
    copied->nameless =
        static_cast<int>(std::count_if(salvaged->entries.begin(), salvaged->entries.end(), isNameless));
    return copied;
}

} // namespace

Answer<Copied> backup(const std::string& file, const std::string& copy)
{
    auto opened = openToRead(file);
    if (!opened)
        return failed(opened.error());
    if (auto done = opened->backup(copy); !done)
        return failed(done.error());
    return copiedTo(copy);
}

Answer<Copied> restore(const std::string& copy, const std::string& target, IfDamaged ifDamaged)
{
    const auto done = store::restore(copy, target);
    if (!done && done.error().kind != store::Trouble::Kind::Damaged)
        return failed(done.error());
    if (!done)
        return ifDamaged == IfDamaged::Salvage ? salvageInto(copy, target)
                                               : tl::unexpected(withWaysOut(done.error(), copy));
    return copiedTo(target);
}

bool isBehind(const std::optional<Backup>& newest, const JournalHead& head)
{
    return head.seq > 0 && !(newest && newest->isOf(head));
}

bool isBackupDue(const std::optional<Backup>& newest, const JournalHead& head, const std::string& utc)
{
    constexpr long long mostBehind = 5 * 60'000;
    if (!isBehind(newest, head))
        return false;
    const long long passed =
        newest ? tournament::millisOf(utc) - tournament::millisOf(newest->taken) : mostBehind;
    return passed < 0 || passed >= mostBehind;
}

SecondBackup keepSecondBackup(Desk& desk, const std::string& folder, const std::string& utc)
{
    // The folder is missing, for example because the stick was pulled out. Creating it would write to the
    // wrong disk.
    if (std::error_code none; !std::filesystem::is_directory(folder, none))
        return {false, {}};
    const auto kept = store::keepBackup(desk.store(), utc, folder);
    return {true, kept ? std::string() : wording::text(kept.error().message)};
}

std::string copiedText(const Copied& copied)
{
    std::string text = filled(wording::Desk::tr("%1: %2, head %3"), copied.path, factsIn(copied.head.seq),
                              copied.head.shown()) +
                       '\n';
    if (!copied.lost.empty())
        text += filled(wording::Desk::tr("lost: everything after that. %1"), copied.lost) + '\n';
    if (copied.nameless > 0)
        text += filled(wording::Desk::tr("lost: the names of %n player(s)", nullptr, copied.nameless)) + '\n';
    return text;
}

std::string copiedJson(const Copied& copied)
{
    json::Object out{{"ok", true},
                     {"path", copied.path},
                     {"journal", json::Object{{"seq", copied.head.seq}, {"head", copied.head.shown()}}}};
    if (!copied.lost.empty())
        out.emplace_back("lost", copied.lost);
    if (copied.nameless > 0)
        out.emplace_back("nameless", copied.nameless);
    return json::print(std::move(out));
}

} // namespace desk
