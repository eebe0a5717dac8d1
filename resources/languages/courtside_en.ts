<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>Command</name>
    <message numerus="yes">
        <source>%n minute(s) of rest between two matches of a team</source>
        <translation>
            <numerusform>%n minute of rest between two matches of a team</numerusform>
            <numerusform>%n minutes of rest between two matches of a team</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n hand(s)</source>
        <translation>
            <numerusform>after %n hand</numerusform>
            <numerusform>after %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fact(s) on record, up to %1</source>
        <translation>
            <numerusform>%n fact on record, up to %1</numerusform>
            <numerusform>%n facts on record, up to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message numerus="yes">
        <source>%n go(es) on</source>
        <translation>
            <numerusform>%n goes on</numerusform>
            <numerusform>%n go on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) in those paired so far</source>
        <translation>
            <numerusform>%n match in those paired so far</numerusform>
            <numerusform>%n matches in those paired so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bye(s)</source>
        <translation>
            <numerusform>%n bye</numerusform>
            <numerusform>%n byes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(-ies)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n match(es)</source>
        <translation>
            <numerusform>%1 in %n match</numerusform>
            <numerusform>%1 in %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s)</source>
        <translation>
            <numerusform>%n team</numerusform>
            <numerusform>%n teams</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n team(s), %1 of them withdrawn</source>
        <translation>
            <numerusform>%n team, %1 of them withdrawn</numerusform>
            <numerusform>%n teams, %1 of them withdrawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es) over</source>
        <translation>
            <numerusform>%1 of %n match over</numerusform>
            <numerusform>%1 of %n matches over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es) over, %2 of them without play</source>
        <translation>
            <numerusform>%1 of %n match over, %2 of them without play</numerusform>
            <numerusform>%1 of %n matches over, %2 of them without play</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) of grace, taken off the match</source>
        <translation>
            <numerusform>%n minute of grace, taken off the match</numerusform>
            <numerusform>%n minutes of grace, taken off the match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) of grace</source>
        <translation>
            <numerusform>%n minute of grace</numerusform>
            <numerusform>%n minutes of grace</numerusform>
        </translation>
    </message>
</context>
</TS>
