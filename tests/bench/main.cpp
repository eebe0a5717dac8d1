// Measures what the program costs: all subjects, or those named as arguments.
#include "bench.h"

#include <QCoreApplication>
#include <QStringList>

#include <cstdio>

namespace {

struct Subject {
    const char* name;
    void (*measure)();
};
constexpr Subject subjects[] = {
    {"store", bench::handInStore}, {"desk", bench::handAtDesk}, {"tournament", bench::resultInTournament}};

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList wanted = QCoreApplication::arguments().mid(1);
    int measured = 0;
    for (const Subject& subject : subjects)
        if (wanted.isEmpty() || wanted.contains(QString::fromUtf8(subject.name))) {
            subject.measure();
            ++measured;
        }
    if (measured > 0)
        return 0;
    std::fprintf(stderr, "bench knows:");
    for (const Subject& subject : subjects)
        std::fprintf(stderr, " %s", subject.name);
    std::fprintf(stderr, "\n");
    return 2;
}
