#include "edited.h"

#include "rules/builtin.h"
#include "ui/kit/text.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace rulesview {

Edited::Edited() : m_draft({}, rules::builtIn().front()) {}

void Edited::begin(rules::Draft draft, const std::string& file)
{
    m_draft = std::move(draft);
    m_file = file;
    m_isOpen = true;
    m_refused.clear();
    forgetRefused();
}

// Another change follows, which undo and redo are about from then on.
void Edited::forgetRefused()
{
    m_lastRefused.reset();
    m_undone = {};
}

void Edited::end()
{
    m_isOpen = false;
    m_file.clear();
}

void Edited::set(const rules::Field& field, const json::Value& value, const rules::Inside& inside)
{
    m_refused.erase(field);
    forgetRefused();
    if (const auto why = m_draft.set(field, value, inside)) {
        m_refused[field] = {value, *why};
        m_lastRefused = field;
    }
}

void Edited::cite(const rules::Field& field, const std::string& section)
{
    forgetRefused();
    m_draft.cite(field, section);
}

void Edited::reset(const rules::Field& field)
{
    m_refused.erase(field);
    forgetRefused();
    m_draft.reset(field);
}

void Edited::rename(const std::string& name)
{
    forgetRefused();
    m_draft.rename(m_file.empty() ? rules::idOf(name) : m_draft.file().id, name);
}

void Edited::nameSheet(const std::string& name)
{
    forgetRefused();
    m_draft.nameSheet(name);
}

void Edited::setPart(rules::DrawPart part, bool hasRules)
{
    forgetRefused();
    m_draft.setPart(part, hasRules);
    dropGone();
}

// What was typed in a phase goes with it.
void Edited::dropGone()
{
    std::erase_if(m_refused,
                  [&](const auto& each) { return !rules::phase(m_draft.venue(), each.first.phase); });
}

void Edited::undo()
{
    if (m_lastRefused) {
        m_undone = m_refused.extract(*std::exchange(m_lastRefused, std::nullopt));
        return;
    }
    m_undone = {}; // which comes after what is undone now
    m_draft.undo();
    dropGone();
}

void Edited::redo()
{
    if (m_undone.empty()) {
        m_draft.redo();
        dropGone();
        return;
    }
    m_lastRefused = m_undone.key();
    m_refused.insert(std::exchange(m_undone, {}));
}

const json::Value* Edited::refused(const rules::Field& field) const
{
    const auto at = m_refused.find(field);
    return at == m_refused.end() ? nullptr : &at->second.typed;
}

std::vector<rules::Mistake> Edited::wrong() const
{
    std::vector<rules::Mistake> all;
    for (const auto& [field, refused] : m_refused)
        all.push_back({field, refused.why});
    std::ranges::copy(m_draft.mistakes(), std::back_inserter(all));
    return all;
}

bool Edited::isTaken(const std::string& name) const
{
    const auto isSo = [&](const std::string& other) {
        return kit::text(other).compare(kit::text(name), Qt::CaseInsensitive) == 0;
    };
    return std::ranges::any_of(rules::builtIn(), isSo, &rules::Venue::name) ||
           std::ranges::any_of(m_own.all(), [&](const venues::OwnVenue& each) {
               return each.read && each.file != m_file && isSo(each.read->venue.name);
           });
}

} // namespace rulesview
