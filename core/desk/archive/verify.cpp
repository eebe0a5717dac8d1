#include "verify.h"

#include "desk/checks/rulesread.h"
#include "desk/document/failure.h"
#include "store/store.h"
#include "tournament/fold/derive.h"
#include "wording/filled.h"
#include "wording/text.h"
#include "wording/tr.h"
#include "json/build.h"

using wording::filled;

namespace desk {

namespace {

std::string kindWord(store::Finding::Kind kind)
{
    using Kind = store::Finding::Kind;
    switch (kind) {
    case Kind::Schema:
        return "schema";
    case Kind::History:
        return "history";
    case Kind::Reference:
        return "reference";
    case Kind::Chain:
        return "chain";
    case Kind::Contents:
        return "contents";
    case Kind::Person:
        return "person";
    case Kind::File:
        break;
    }
    return "file";
}

/// The facts in a sound file, and where its record stands.
Answer<store::News> readFacts(const std::string& path)
{
    store::Options options;
    options.access = store::Options::Access::Read;
    options.checked = false; // it was, just now
    auto opened = store::Store::open(path, options);
    if (!opened)
        return failed(opened.error());
    auto news = opened->news(0);
    if (!news)
        return failed(news.error());
    return *std::move(news);
}

json::Value foundJson(const Found& found)
{
    json::Object out{{"kind", json::of(found.kind)}};
    if (found.seq > 0)
        out.emplace_back("seq", json::Value{found.seq});
    if (!found.match.empty())
        out.emplace_back("match", json::of(found.match));
    out.emplace_back("text", json::of(found.text));
    return json::of(std::move(out));
}

} // namespace

Answer<Verified> verify(const std::string& path)
{
    const auto findings = store::verify(path);
    if (!findings)
        return failed(findings.error());
    Verified verified;
    for (const store::Finding& finding : *findings)
        verified.findings.push_back(
            {kindWord(finding.kind), finding.seq, {}, wording::text(finding.message)});
    if (!verified.isSound())
        return verified;
    const auto news = readFacts(path);
    if (!news)
        return tl::unexpected(news.error());
    if (auto readable = withReadableRules(news->entries); !readable)
        return tl::unexpected(std::move(readable.error()));
    verified.findings = checkFacts(tournament::derive(news->entries));
    verified.head = {news->head.seq, news->head.hash};
    return verified;
}

std::string verifiedText(const Verified& verified, const std::string& path)
{
    if (verified.isSound())
        return filled(wording::Desk::tr("%1: sound, %2 facts, head %3"), path, verified.head.seq,
                      verified.head.shown()) +
               '\n';
    std::string text;
    for (const Found& found : verified.findings)
        text += filled(wording::Desk::tr("%1: %2"), path, found.text) + '\n';
    return text;
}

std::string verifiedJson(const Verified& verified)
{
    json::Array findings;
    for (const Found& found : verified.findings)
        findings.push_back(foundJson(found));
    json::Object out{{"sound", json::of(verified.isSound())}, {"findings", json::of(std::move(findings))}};
    const bool isRead = !verified.head.hash.empty();
    out.emplace_back("journal", isRead ? json::of(json::Object{{"seq", json::Value{verified.head.seq}},
                                                               {"head", json::of(verified.head.shown())}})
                                       : json::of(nullptr));
    return json::print(json::of(std::move(out)));
}

} // namespace desk
