#include "absencepolicy.h"

#include "facts/canonical.h"
#include "json/build.h"

namespace tournament {

namespace {

constexpr int highestRating = 100;          // tenths, as facts/conduct.h has them
constexpr const char* place = "attendance"; // as messages name it
constexpr json::Word<bool> ranksWords[]{{"forfeit", true}, {"loss", false}};

void readEffect(AbsenceEffect& effect, json::Reader& policy, std::string_view key)
{
    const json::Value* value = policy.take(key);
    if (!value)
        return;
    json::Reader reader(*value, policy.placeOf(key), policy.problems());
    if (!value->object())
        return;
    if (reader.take("ranks"))
        effect.isForfeit = reader.word("ranks", ranksWords);
    if (reader.take("rating"))
        effect.rating = reader.integerOrNull("rating", 0, highestRating);
    if (reader.take("otherRating"))
        effect.otherRating = reader.integerOrNull("otherRating", 0, highestRating);
    if (reader.take("fee"))
        effect.fee = reader.integer("fee", 0, highestFee);
    if (reader.take("counts"))
        effect.counts = reader.boolean("counts");
    reader.done();
}

void readPolicy(AbsencePolicy& policy, json::Reader& reader)
{
    if (reader.take("grace"))
        policy.grace = reader.integerOrNull("grace", 0, longestGrace);
    if (reader.take("offClock"))
        policy.offClock = reader.boolean("offClock");
    if (reader.take("removeAfter"))
        policy.removeAfter = reader.integer("removeAfter", 0, mostAbsences);
    readEffect(policy.defaulted, reader, "default");
    readEffect(policy.forfeit, reader, "forfeit");
    readEffect(policy.noShow, reader, "no-show");
    reader.done();
}

json::Value jsonOf(const AbsenceEffect& effect)
{
    return json::of(json::Object{{"ranks", json::of(effect.isForfeit ? "forfeit" : "loss")},
                                 {"rating", json::of(effect.rating)},
                                 {"otherRating", json::of(effect.otherRating)},
                                 {"fee", json::of(effect.fee)},
                                 {"counts", json::of(effect.counts)}});
}

} // namespace

tl::expected<AbsencePolicy, json::Problems> absencePolicy(const std::optional<std::string>& attendance,
                                                          AbsencePolicy before)
{
    AbsencePolicy policy = std::move(before);
    if (!attendance)
        return policy;
    const auto value = json::parse(*attendance);
    if (!value)
        return tl::unexpected(json::Problems{{value.error().line, place, value.error().what}});
    json::Problems problems;
    json::Reader reader(*value, place, problems);
    if (value->object())
        readPolicy(policy, reader);
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return policy;
}

std::string absenceJson(const AbsencePolicy& policy)
{
    return facts::canonical(json::of(json::Object{{"grace", json::of(policy.grace)},
                                                  {"offClock", json::of(policy.offClock)},
                                                  {"removeAfter", json::of(policy.removeAfter)},
                                                  {"default", jsonOf(policy.defaulted)},
                                                  {"forfeit", jsonOf(policy.forfeit)},
                                                  {"no-show", jsonOf(policy.noShow)}}));
}

} // namespace tournament
