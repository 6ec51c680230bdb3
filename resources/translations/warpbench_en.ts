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
    <name>warpbench::plots::ReportMethod</name>
    <message numerus="yes">
        <source>%n times were measured on the devices named above.</source>
        <translation>
            <numerusform>%n time was measured on the devices named above.</numerusform>
            <numerusform>%n times were measured on the devices named above.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times are recorded: they were measured earlier on another machine.</source>
        <translation>
            <numerusform>%n time is recorded: it was measured earlier on another machine.</numerusform>
            <numerusform>%n times are recorded: they were measured earlier on another machine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times are modelled: computed from counts for the profile of a GPU; nothing was timed.</source>
        <translation>
            <numerusform>%n time is modelled: computed from counts for the profile of a GPU; nothing was timed.</numerusform>
            <numerusform>%n times are modelled: computed from counts for the profile of a GPU; nothing was timed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results have no time.</source>
        <translation>
            <numerusform>%n result has no time.</numerusform>
            <numerusform>%n results have no time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points failed; the warnings say why.</source>
        <translation>
            <numerusform>%n point failed; the warnings say why.</numerusform>
            <numerusform>%n points failed; the warnings say why.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cold (%n results): a sample is one launch after a flush of the last-level cache.</source>
        <translation>
            <numerusform>Cold (%n result): a sample is one launch after a flush of the last-level cache.</numerusform>
            <numerusform>Cold (%n results): a sample is one launch after a flush of the last-level cache.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hot (%n results): a sample is the mean of launches in a row, with the caches as the last left them.</source>
        <translation>
            <numerusform>Hot (%n result): a sample is the mean of launches in a row, with the caches as the last left them.</numerusform>
            <numerusform>Hot (%n results): a sample is the mean of launches in a row, with the caches as the last left them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Inside (%n results): a sample is one launch in which the kernel repeats its work, with the caches as the last launch left them.</source>
        <translation>
            <numerusform>Inside (%n result): a sample is one launch in which the kernel repeats its work, with the caches as the last launch left them.</numerusform>
            <numerusform>Inside (%n results): a sample is one launch in which the kernel repeats its work, with the caches as the last launch left them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n results sampling ended because the times were steady.</source>
        <translation>
            <numerusform>For %n result sampling ended because the times were steady.</numerusform>
            <numerusform>For %n results sampling ended because the times were steady.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n results sampling ended because more samples no longer lowered the noise.</source>
        <translation>
            <numerusform>For %n result sampling ended because more samples no longer lowered the noise.</numerusform>
            <numerusform>For %n results sampling ended because more samples no longer lowered the noise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n results sampling ended at the time limit.</source>
        <translation>
            <numerusform>For %n result sampling ended at the time limit.</numerusform>
            <numerusform>For %n results sampling ended at the time limit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Samples alternated between up to %n places in memory.</source>
        <translation>
            <numerusform>Samples were taken at %n place in memory.</numerusform>
            <numerusform>Samples alternated between up to %n places in memory.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results were verified.</source>
        <translation>
            <numerusform>%n result was verified.</numerusform>
            <numerusform>%n results were verified.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results were verified against a double-precision reference: %1.</source>
        <translation>
            <numerusform>%n result was verified against a double-precision reference: %1.</numerusform>
            <numerusform>%n results were verified against a double-precision reference: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results were not verified.</source>
        <translation>
            <numerusform>%n result was not verified.</numerusform>
            <numerusform>%n results were not verified.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results are wrong on purpose: their kernels show a mistake.</source>
        <translation>
            <numerusform>%n result is wrong on purpose: its kernel shows a mistake.</numerusform>
            <numerusform>%n results are wrong on purpose: their kernels show a mistake.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results are WRONG.</source>
        <translation>
            <numerusform>%n result is WRONG.</numerusform>
            <numerusform>%n results are WRONG.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The counts of %n results are simulated: the same kernels ran thread by thread on the CPU, which counted a GPU&apos;s memory accesses.</source>
        <translation>
            <numerusform>The counts of %n result are simulated: the same kernels ran thread by thread on the CPU, which counted a GPU&apos;s memory accesses.</numerusform>
            <numerusform>The counts of %n results are simulated: the same kernels ran thread by thread on the CPU, which counted a GPU&apos;s memory accesses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The counts of %n results are estimated from some of the blocks.</source>
        <translation>
            <numerusform>The counts of %n result are estimated from some of the blocks.</numerusform>
            <numerusform>The counts of %n results are estimated from some of the blocks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The hardware made the counts of %n results.</source>
        <translation>
            <numerusform>The hardware made the counts of %n result.</numerusform>
            <numerusform>The hardware made the counts of %n results.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The method of sampling %n results is unknown.</source>
        <translation>
            <numerusform>The method of sampling %n result is unknown.</numerusform>
            <numerusform>The method of sampling %n results is unknown.</numerusform>
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
