// For any keys at any times: each key is passed, released or part of a line, in order. No key is held
// forever. What a line gives is a number, or a refusal that doesn't repeat it.
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
        return require(!numbers.error().code.empty() && numbers.error().arguments.empty());
    require(!numbers->empty());
    for (const std::string& number : *numbers)
        require(!number.empty() && !roster::isPaymentNumber(number));
}

/// The keys as a line has them: in UTF-8, without the Enters between tracks.
std::string written(const std::u32string& keys)
{
    std::string text;
    for (const char32_t key : keys) {
        if (key == U'\r')
            continue;
        if (key >= 0x80)
            text += static_cast<char>(0xC0 | (key >> 6));
        text += static_cast<char>(key < 0x80 ? key : 0x80 | (key & 0x3F));
    }
    return text;
}

/// The keys behind the reader that wait, in order.
class Keyboard {
public:
    explicit Keyboard(bool digits) { m_reader.takeDigits(digits); }

    void press(char32_t key, long long now)
    {
        Reader::Verdict verdict = m_reader.press(key, now);
        for (int again = 0; verdict == Reader::Verdict::Release || verdict == Reader::Verdict::Complete;
             ++again) {
            require(!m_held.empty() && again < 2);
            takeHeld(verdict);
            verdict = m_reader.press(key, now);
        }
        if (verdict == Reader::Verdict::Pass) // it doesn't overtake held keys
            require(m_held.empty());
        else
            m_held += key;
        if (verdict == Reader::Verdict::CompleteIt)
            takeHeld(verdict);
        require(m_reader.isHolding() == !m_held.empty());
    }
    /// No more keys come.
    void rest(long long now)
    {
        const Reader::Verdict verdict = m_reader.idle(now);
        require(!m_reader.isHolding() && (verdict == Reader::Verdict::Pass) == m_held.empty());
        if (!m_held.empty())
            takeHeld(verdict);
    }

private:
    /// The held keys are released, or they are the line: all of them and no others, in order.
    void takeHeld(Reader::Verdict verdict)
    {
        if (verdict != Reader::Verdict::Release) {
            const std::string line = m_reader.line();
            require(line == written(m_held));
            requireSense(line);
        }
        m_held.clear();
    }

    Reader m_reader;
    std::u32string m_held;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    Keyboard keyboard(size > 0 && bytes[0] % 2 == 1);
    long long now = 0;
    for (std::size_t i = 1; i + 1 < size; i += 2) {
        now += bytes[i];
        keyboard.press(bytes[i + 1] < 0x20 ? U'\r' : bytes[i + 1], now);
    }
    keyboard.rest(now + 1000);
    return 0;
}
