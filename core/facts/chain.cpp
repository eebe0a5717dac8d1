#include "chain.h"

#include "digest.h"

namespace facts {

namespace {

// A length before each field, so that no two rows spell the same bytes.
void addField(std::string& bytes, std::string_view field)
{
    bytes += std::to_string(field.size());
    bytes += ':';
    bytes += field;
}

} // namespace

std::string hashOf(const Link& link)
{
    std::string bytes;
    bytes.reserve(link.payload.size() + 512);
    addField(bytes, "courtside-journal/1");
    addField(bytes, std::to_string(link.seq));
    const Stamp& stamp = link.stamp;
    for (const std::string* field :
         {&stamp.op, &stamp.by, &stamp.device, &stamp.at, &link.kind, &link.payload, &link.prev})
        addField(bytes, *field);
    return sha256(bytes);
}

} // namespace facts
