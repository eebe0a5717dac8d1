// Card numbers, read by a reader or typed.
#pragma once

#include "message/message.h"

#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace roster {

/// The numbers that one reading of a card can mean, at least one: the typed number, or the number on each
/// track (ISO/IEC 7811: `%B…^…^…?`, `;…=…?`, `+…?`) without sentinels and other fields. A letter before the
/// digits of the first track can be its format or part of the number. Refuses, without repeating the text, an
/// empty reading, one that failed or was cut off, text that isn't a card number, and cards that can't be IDs
/// here: payment cards and driver's licenses.
tl::expected<std::vector<std::string>, message::Message> cardNumbers(std::string_view read);

/// The one of those numbers that is stored for the card: the number on the second track, which most readers
/// send; otherwise the number on the first track without its format; otherwise the typed number. Refuses the
/// same.
tl::expected<std::string, message::Message> numberToKeep(std::string_view read);

/// Whether it is the number of a payment card: 13 to 19 digits in the range of a payment network, with a
/// correct check digit (Luhn, ISO/IEC 7812).
bool isPaymentNumber(std::string_view number);

/// The number without spaces, hyphens and case: the same for different ways of writing it. For comparing, not
/// for showing.
std::string comparableNumber(std::string_view number);

// Decides which keys come from a card reader or scanner, and which from a person.
// A reader types like a keyboard, but faster than anyone can. It begins with the sentinel of a track and
// sends the rest within milliseconds. A key that can be the first one is held until the next one decides.
// Pure: characters and milliseconds in, verdicts out.

class Reader {
public:
    /// What to do with a key.
    enum class Verdict {
        Pass,      ///< a person typed it and everything before it
        Hold,      ///< not decided yet, or from a reader: keep it from everything else
        Release,   ///< a person typed the held keys; ask about this key again
        Complete,  ///< the held keys are a line (`line`); ask about this key again
        CompleteIt ///< the held keys are a line that ends with this key, which isn't used otherwise
    };

    /// The longest time between two keys of a reader, in milliseconds.
    static constexpr long long gap = 50;
    /// The longest pause of a reader during a line.
    static constexpr long long stumble = 200;
    /// The longest pause between the end of a line and another track.
    static constexpr long long between = 80;
    /// This many digits at that speed, followed by Enter, come from a scanner. A person could type fewer.
    static constexpr std::size_t shortestCode = 6;
    /// No one types this fast (milliseconds for each key): what began as a track is from a reader, even if it
    /// is cut off.
    static constexpr long long burst = 15;

    /// Whether digits alone can also be from a scanner. Each digit is then held for `gap`.
    void takeDigits(bool take) { m_digits = take; }

    /// A key with that character (`\r` for Enter) at that time. A repeated key (held down) is always a
    /// person's: pass it as a space.
    Verdict press(char32_t key, long long ms);
    /// No key came for this long: the held keys are released or are a complete line. Pass if nothing is held.
    Verdict idle(long long ms);
    /// Milliseconds after which to call `idle`. 0 if nothing is held.
    long long patience() const;

    bool isHolding() const { return m_state != State::Nothing; }
    /// The newest complete line, in UTF-8, without Enter.
    std::string line() const;

private:
    enum class State { Nothing, Perhaps, Digits, Reading, Ended };

    Verdict begin(char32_t key, long long ms);
    Verdict finish(Verdict verdict);
    Verdict release();
    bool isNoTrack() const;
    bool isTyped() const;
    bool isBurst() const;
    void keep(char32_t key, long long ms);

    State m_state = State::Nothing;
    bool m_digits = false;
    long long m_first = 0; ///< when the oldest held key came
    long long m_last = 0;  ///< when the newest key or an Enter after it came
    long long m_kept = 0;  ///< when the newest key came
    std::u32string m_held;
    std::u32string m_line;
};

/// Whether a line came from a card's stripe: it begins like a track.
bool isOfStripe(std::string_view line);

} // namespace roster
