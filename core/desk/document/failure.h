// The store's troubles as this room tells them. For the rooms of the desk.
#pragma once

#include "desk/checks/answer.h"
#include "store/trouble.h"

namespace desk {

inline tl::unexpected<Failure> failed(const store::Trouble& trouble)
{
    const bool conflict = trouble.kind == store::Trouble::Kind::Conflict;
    const bool refusal = trouble.kind == store::Trouble::Kind::Refused;
    return tl::unexpected(Failure{conflict  ? Failure::Kind::Conflict
                                  : refusal ? Failure::Kind::Refused
                                            : Failure::Kind::Store,
                                  {trouble.message}});
}

} // namespace desk
