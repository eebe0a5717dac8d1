// A program that the store's tests kill:
//   append FILE MAKER COUNT   appends COUNT hands, one at a time, and says `ok OP` after each
//   upgrade FILE N            brings FILE to the invented next version, and dies before statement N
//   create FILE N             makes FILE with the tournament in it, and dies before statement N
#include "files.h"
#include "nextversion.h"

#include <QCoreApplication>

#include <csignal>
#include <cstdio>

namespace {

store::BeforeStatement dieBefore(int fatal)
{
    return [fatal](int statement) {
        if (statement == fatal)
            ::raise(SIGKILL);
    };
}

// Someone else may write first: then this reads on and tries again.
bool appendOne(store::Store& open, const facts::Entry& entry)
{
    while (true) {
        const auto head = open.head();
        const auto done = head ? open.append(head->seq, std::vector{entry})
                               : store::Answer<store::Appended>(tl::unexpected(head.error()));
        if (done)
            return true;
        const auto kind = done.error().kind;
        if (kind == store::Trouble::Kind::Conflict || kind == store::Trouble::Kind::Locked)
            continue;
        std::fprintf(stderr, "%s\n", wording::text(done.error().message).c_str());
        return false;
    }
}

int append(const std::string& path, int maker, int count)
{
    store::Options unchecked;
    unchecked.checked = false;
    auto open = store::Store::open(path, unchecked);
    while (!open && open.error().kind == store::Trouble::Kind::Locked) // the others write already
        open = store::Store::open(path, unchecked);
    if (!open) {
        std::fprintf(stderr, "%s\n", wording::text(open.error().message).c_str());
        return 3;
    }
    for (int i = 0; i < count; ++i) {
        facts::Hand hand = files::hand(i + 1);
        hand.spot.sitting.match = "M" + std::to_string(maker);
        const facts::Entry entry = files::entry(i + 1, hand, maker);
        if (!appendOne(*open, entry))
            return 3;
        std::printf("ok %s\n", entry.stamp.op.c_str());
        std::fflush(stdout);
    }
    return 0;
}

int report(const store::Answer<store::Store>& answer)
{
    if (!answer)
        std::fprintf(stderr, "%s\n", wording::text(answer.error().message).c_str());
    return answer ? 0 : 3;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const QString verb = arguments.value(1);
    const std::string path = arguments.value(2).toStdString();
    if (verb == QStringLiteral("append"))
        return append(path, arguments.value(3).toInt(), arguments.value(4).toInt());
    store::Options options;
    options.beforeStatement = dieBefore(arguments.value(3).toInt());
    if (verb == QStringLiteral("create"))
        return report(store::Store::create(path, files::live(), options));
    const auto steps = nextVersion();
    options.steps = &steps;
    return report(store::Store::open(path, options));
}
