#include "colors.h"

namespace kit {

namespace {

constexpr QRgb rgb(unsigned value)
{
    return 0xff000000u | value;
}

Colors light()
{
    return {rgb(0xf4f3f0), rgb(0xffffff), rgb(0xfaf9f7), rgb(0x1b1f24), rgb(0x4d545d), rgb(0x7f858d),
            rgb(0xdcdad4), rgb(0x20262e), rgb(0xc9d1da), rgb(0xf4f3f0), rgb(0x00558c), rgb(0xe3f0f9),
            rgb(0x8f3a00), rgb(0x1e7a46), rgb(0x6b4600), rgb(0xfff3d6), rgb(0xa3201d), rgb(0x00558c),
            rgb(0xedece8), rgb(0x1b1f24), rgb(0x4d545d)};
}

Colors dark()
{
    return {rgb(0x14181d), rgb(0x1d232a), rgb(0x20272f), rgb(0xeef1f4), rgb(0xa4aeb9), rgb(0x7a8590),
            rgb(0x333c46), rgb(0x0e1115), rgb(0xaab4bf), rgb(0x14181d), rgb(0x6cb8ee), rgb(0x16303f),
            rgb(0xffa066), rgb(0x6fd39b), rgb(0xffcf70), rgb(0x3a2f14), rgb(0xff8f87), rgb(0x6cb8ee),
            rgb(0x343d47), rgb(0xeef1f4), rgb(0xa4aeb9)};
}

Colors highContrast()
{
    return {rgb(0x000000), rgb(0x000000), rgb(0x000000), rgb(0xffffff), rgb(0xf0f0f0), rgb(0xffffff),
            rgb(0xb0b0b0), rgb(0x000000), rgb(0xffffff), rgb(0x303030), rgb(0x8ccbff), rgb(0x00263f),
            rgb(0xffb27d), rgb(0x8af0b4), rgb(0xffd84d), rgb(0x332800), rgb(0xffa39c), rgb(0xffff00),
            rgb(0x404040), rgb(0xffffff), rgb(0xa8a8a8)};
}

} // namespace

const Colors& colorsOf(Scheme scheme)
{
    static const Colors all[] = {light(), dark(), highContrast()};
    return all[static_cast<int>(scheme)];
}

} // namespace kit
