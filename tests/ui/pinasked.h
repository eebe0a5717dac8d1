// How a test answers where a supervisor's PIN is asked for.
#pragma once

#include "pseudo/english.h"
#include "ui/session/deed.h"

namespace stage {

/// The last question for a PIN. It stays open, unless it is answered at once.
class PinAsked {
public:
    explicit PinAsked(session::PinGate& gate, const QString& atOnce = {})
    {
        gate = [this, atOnce](const QString& asked, const session::OnGranted& then,
                              const session::OnCancelled& dropped) {
            what = pseudo::english(asked);
            ++times;
            granted = then;
            cancelled = dropped;
            if (!atOnce.isEmpty())
                then(atOnce);
        };
    }

    QString what;
    int times = 0;
    session::OnGranted granted;
    session::OnCancelled cancelled;
};

} // namespace stage
