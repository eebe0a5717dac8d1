#include "chance.h"

namespace desk {

std::string Chance::uuid()
{
    static constexpr char digits[] = "0123456789abcdef";
    std::string text = "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx";
    for (char& place : text) {
        if (place == 'x')
            place = digits[between(0, 15)];
        else if (place == 'y')
            place = digits[between(8, 11)];
    }
    return text;
}

} // namespace desk
