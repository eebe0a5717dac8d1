// Whatever keys come at whatever times: every one of them is passed, given back or in a line, in order;
// nothing is held for ever; and what a line says is a number, or a sentence that does not repeat it.
#include "roster/reader.h"
#include "roster/card.h"

#include <cstdint>
#include <cstdlib>

namespace {

using roster::Reader;

void require(bool holds)
{
    if (!holds)
        std::abort();
}

void requireSense(const std::string& line)
{
    require(!line.empty());
    const auto numbers = roster::cardNumbers(line);
    if (!numbers)
        return require(!numbers.error().empty() &&
                       (line.size() < 12 || numbers.error().find(line) == std::string::npos));
    require(!numbers->empty());
    for (const std::string& number : *numbers)
        require(!number.empty() && !roster::isPaymentNumber(number));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    Reader reader;
    if (size > 0)
        reader.takeDigits(bytes[0] % 2 == 1);
    long long now = 0;
    std::size_t held = 0;
    for (std::size_t i = 1; i + 1 < size; i += 2) {
        now += bytes[i];
        const char32_t key = bytes[i + 1] < 0x20 ? U'\r' : bytes[i + 1];
        auto verdict = reader.press(key, now);
        for (int again = 0; verdict == Reader::Verdict::Release || verdict == Reader::Verdict::Complete;
             ++again) {
            require(held > 0 && again < 2);
            if (verdict == Reader::Verdict::Complete)
                requireSense(reader.line());
            held = 0;
            verdict = reader.press(key, now);
        }
        if (verdict == Reader::Verdict::CompleteIt)
            requireSense(reader.line());
        held = verdict == Reader::Verdict::Hold ? held + 1 : 0;
        require(reader.isHolding() == (held > 0));
    }
    reader.idle(now + 1000);
    require(!reader.isHolding());
    return 0;
}
