<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <translation>O programie</translation>
    </message>
    <message>
        <source>Penstock %1</source>
        <translation>Penstock %1</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Wolne oprogramowanie na licencji MIT.</translation>
    </message>
    <message>
        <source>Penstock helps at the table; it does not replace the game. You need your own copy of the game: there is no rulebook text and no artwork in here.</source>
        <translation>Penstock pomaga przy stole, ale nie zastępuje gry. Potrzebny jest własny egzemplarz: nie ma tu ani tekstu instrukcji, ani ilustracji z gry.</translation>
    </message>
    <message>
        <source>The games&apos; names belong to their publishers: Barrage to Cranio Creations, Power Grid to 2F-Spiele, Nucleum to Board&amp;Dice. Penstock is not affiliated with any of them.</source>
        <translation>Nazwy gier należą do ich wydawców: Barrage do Cranio Creations, Power Grid do 2F-Spiele, Nucleum do Board&amp;Dice. Penstock nie jest z nimi w żaden sposób związany.</translation>
    </message>
</context>
<context>
    <name>BackButton</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Penstock</source>
        <translation>Penstock</translation>
    </message>
    <message>
        <source>The companion beside your board game about power: it knows the rules, runs the water and counts the points.</source>
        <translation>Pomocnik przy planszówkach o energetyce: zna zasady, prowadzi wodę i liczy punkty.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>O programie</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Penstock</source>
        <translation>Penstock</translation>
    </message>
</context>
</TS>
