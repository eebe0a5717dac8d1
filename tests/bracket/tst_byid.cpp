// Values by id, held against a plain map whatever is done to both.
#include "bracket/seating.h"
#include "program/testclass.h"

#include <QTest>

#include <rapidcheck.h>

#include <map>

using bracket::ById;

namespace {

using Plain = std::map<std::string, int, std::less<>>;

bool isSame(const ById<int>& ours, const Plain& plain)
{
    return ours.size() == plain.size() && ours.empty() == plain.empty() &&
           std::equal(ours.begin(), ours.end(), plain.begin(), plain.end(),
                      [](const auto& one, const auto& other) {
                          return one.first == other.first && one.second == other.second;
                      });
}

std::string anyId()
{
    return "W" + std::to_string(*rc::gen::inRange(1, 12)) + '-' + std::to_string(*rc::gen::inRange(1, 20));
}

void doAnything(ById<int>& ours, Plain& plain)
{
    const std::string id = anyId();
    if (*rc::gen::inRange(0, 4) == 0) {
        ours.erase(id);
        plain.erase(id);
        return;
    }
    const int value = *rc::gen::inRange(0, 3);
    ours.put(id, value);
    plain[id] = value;
}

} // namespace

class tst_byid : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsWhatAMapHolds();
    void aCopyStaysAndTellsWhatDiffers();
};

void tst_byid::holdsWhatAMapHolds()
{
    QVERIFY(rc::check("as a map", [] {
        ById<int> ours;
        Plain plain;
        for (int deeds = *rc::gen::inRange(0, 300); deeds > 0; --deeds)
            doAnything(ours, plain);
        RC_ASSERT(isSame(ours, plain));
        const std::string id = anyId();
        const auto at = plain.find(id);
        RC_ASSERT((ours.find(id) == ours.end()) == (at == plain.end()));
        if (at != plain.end())
            RC_ASSERT(ours.at(id) == at->second);
    }));
}

void tst_byid::aCopyStaysAndTellsWhatDiffers()
{
    QVERIFY(rc::check("a copy", [] {
        ById<int> ours;
        Plain plain;
        for (int deeds = *rc::gen::inRange(0, 300); deeds > 0; --deeds)
            doAnything(ours, plain);
        const ById<int> before = ours;
        const Plain plainBefore = plain;
        for (int deeds = *rc::gen::inRange(0, 20); deeds > 0; --deeds)
            doAnything(ours, plain);
        RC_ASSERT(isSame(before, plainBefore));
        std::vector<std::string> differing;
        Plain all = plain;
        all.insert(plainBefore.begin(), plainBefore.end());
        for (const auto& [id, value] : all) {
            const auto now = plain.find(id);
            const auto was = plainBefore.find(id);
            if (now == plain.end() || was == plainBefore.end() || now->second != was->second)
                differing.push_back(id);
        }
        RC_ASSERT(ours.differing(before) == differing);
        RC_ASSERT(before.differing(ours) == differing);
        RC_ASSERT((ours == before) == differing.empty());
    }));
}

TEST_CLASS(tst_byid)
#include "tst_byid.moc"
