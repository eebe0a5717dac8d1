#include "show.h"

#include "files/statusjson.h"
#include "files/statustext.h"

namespace desk {

std::string status(const Desk& desk, As as)
{
    if (as == As::Text)
        return files::statusText(desk.night(), desk.head().hash);
    return json::print(files::statusJson(desk.night(), desk.head().hash)) + '\n';
}

} // namespace desk
