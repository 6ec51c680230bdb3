<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>warpbench::plots::Notes</name>
    <message numerus="yes">
        <source>%1 to %2 (%n points)</source>
        <translation>
            <numerusform>%1 to %2 (%n point)</numerusform>
            <numerusform>%1 to %2 (%n points)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>warpbench::plots::Samples</name>
    <message numerus="yes">
        <source>median of %n samples</source>
        <translation>
            <numerusform>median of %n sample</numerusform>
            <numerusform>median of %n samples</numerusform>
        </translation>
    </message>
</context>
</TS>
