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
        <source>Penstock, version %1</source>
        <translation>Penstock, wersja %1</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Wolne oprogramowanie na&#xa0;licencji MIT.</translation>
    </message>
    <message>
        <source>Penstock helps at the table; it does not replace the game. You need your own copy of the game: there is no rulebook text and no artwork in here.</source>
        <translation>Penstock pomaga przy stole, ale nie zastępuje gry. Potrzebny jest własny egzemplarz: nie ma tu ani tekstu instrukcji, ani ilustracji z&#xa0;gry.</translation>
    </message>
    <message>
        <source>The games&apos; names belong to their publishers: %1. Penstock is not affiliated with any of them.</source>
        <translation>Nazwy gier należą do ich wydawców: %1. Penstock nie jest z&#xa0;nimi w&#xa0;żaden sposób związany.</translation>
    </message>
    <message>
        <source>MIT licence</source>
        <translation>Licencja MIT</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Prywatność</translation>
    </message>
    <message>
        <source>Penstock uses no network, shows no advertising and collects nothing about you. Your games stay on this device unless you share or back them up yourself. The camera is used only when you take a photo.</source>
        <translation>Penstock nie korzysta z&#xa0;sieci, nie wyświetla reklam i&#xa0;nie zbiera żadnych danych o&#xa0;Tobie. Gry pozostają na tym urządzeniu, chyba że je udostępnisz lub zapiszesz w&#xa0;kopii. Aparat działa tylko wtedy, gdy robisz zdjęcie.</translation>
    </message>
    <message>
        <source>Made with the work of others</source>
        <translation>Oprogramowanie innych autorów</translation>
    </message>
    <message>
        <source>Qt %1, under the GNU Lesser General Public License, version 3. You may use Penstock with a Qt that you have changed: its own source is open and builds with Qt 6.4 and later. Qt&apos;s source is at download.qt.io.</source>
        <translation>Qt %1 na licencji GNU Lesser General Public License w&#xa0;wersji 3. Możesz używać Penstocka ze zmienioną przez siebie biblioteką Qt: jego kod źródłowy jest otwarty i&#xa0;buduje się z&#xa0;Qt 6.4 i&#xa0;nowszymi. Kod źródłowy Qt jest na stronie download.qt.io.</translation>
    </message>
    <message>
        <source>In Qt there is work of others: among it of the FreeType project, the Independent JPEG Group and the authors of HarfBuzz, libpng, PCRE2 and zlib; all of it is named at doc.qt.io. On phones Qt brings FFmpeg along, under the GNU Lesser General Public License, version 2.1.</source>
        <translation>Qt zawiera też pracę innych, między innymi projektu FreeType, grupy Independent JPEG Group oraz autorów HarfBuzz, libpng, PCRE2 i&#xa0;zlib; pełna lista jest na stronie doc.qt.io. Na telefonach Qt dołącza FFmpeg na licencji GNU Lesser General Public License w&#xa0;wersji 2.1.</translation>
    </message>
    <message>
        <source>On Android there are also parts of AndroidX and Kotlin, under the Apache License, version 2.0.</source>
        <translation>Na Androidzie są też części AndroidX i&#xa0;Kotlina na licencji Apache w&#xa0;wersji 2.0.</translation>
    </message>
    <message>
        <source>SQLite, which is in the public domain. The fonts are those of your system; Penstock brings none along.</source>
        <translation>SQLite, które należy do domeny publicznej. Czcionki pochodzą z&#xa0;Twojego systemu; Penstock żadnych nie dołącza.</translation>
    </message>
    <message>
        <source>GNU GPL 3, to which it adds</source>
        <translation>GNU GPL 3, którą tamta uzupełnia</translation>
    </message>
    <message>
        <source>Apache License 2.0</source>
        <translation>Licencja Apache 2.0</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nazwy</translation>
    </message>
    <message>
        <source>Qt is a trademark of The Qt Company.</source>
        <translation>Qt jest znakiem towarowym The Qt Company.</translation>
    </message>
</context>
<context>
    <name>AmendmentBar</name>
    <message>
        <source>No longer fit: %1 of %2 entries</source>
        <translation>Już nie pasują: %1 z %2 wpisów</translation>
    </message>
    <message>
        <source>Entry %1: leave it as it was</source>
        <translation>Wpis %1: zostaw, jak było</translation>
    </message>
    <message>
        <source>“%1” no longer fits. %2</source>
        <translation>„%1” już nie pasuje. %2</translation>
    </message>
    <message>
        <source>Changing entry %1: enter what really happened.</source>
        <translation>Zmieniasz wpis %1: wprowadź, co naprawdę się stało.</translation>
    </message>
    <message>
        <source>Entries that no longer fit: %1 of %2. You can also keep entering.</source>
        <translation>Wpisy, które już nie pasują: %1 z %2. Możesz też wprowadzać dalej.</translation>
    </message>
    <message>
        <source>Later entries waiting: %1. They follow as soon as they fit.</source>
        <translation>Czekające późniejsze wpisy: %1. Wrócą, gdy tylko będą pasować.</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>Zostaw, jak było</translation>
    </message>
    <message>
        <source>Go on without them</source>
        <translation>Graj dalej bez nich</translation>
    </message>
</context>
<context>
    <name>AmendmentQuestion</name>
    <message>
        <source>Leave without the change?</source>
        <translation>Wyjść bez tej zmiany?</translation>
    </message>
    <message>
        <source>Go on without these entries?</source>
        <translation>Grać dalej bez tych wpisów?</translation>
    </message>
    <message>
        <source>What you entered for entry %1 is not in the log yet. If you leave now, the game stays as it was.</source>
        <translation>Tego, co zostało wprowadzone dla wpisu %1, nie ma jeszcze w dzienniku. Jeśli teraz wyjdziesz, gra pozostanie taka, jaka była.</translation>
    </message>
    <message>
        <source>They no longer fit what you entered and will be gone from the log. Everything else stays.</source>
        <translation>Nie pasują już do tego, co zostało wprowadzone, i znikną z dziennika. Cała reszta zostaje.</translation>
    </message>
    <message>
        <source>Keep changing</source>
        <translation>Zmieniaj dalej</translation>
    </message>
    <message>
        <source>Leave it as it was</source>
        <translation>Zostaw, jak było</translation>
    </message>
    <message>
        <source>Go on without them</source>
        <translation>Graj dalej bez nich</translation>
    </message>
</context>
<context>
    <name>AnyGamePanel</name>
    <message>
        <source>What to do next</source>
        <translation>Co teraz zrobić</translation>
    </message>
</context>
<context>
    <name>AuctionModel</name>
    <message>
        <source>%1 would pay %2 and have %3 left.</source>
        <translation>%1: zapłata %2, zostaje %3.</translation>
    </message>
    <message>
        <source>%1 holds the highest bid: %2.</source>
        <translation>Najwyższa oferta: %1, %2.</translation>
    </message>
</context>
<context>
    <name>AuctionPanel</name>
    <message>
        <source>%1 puts up %2</source>
        <translation>%1 wystawia: %2</translation>
    </message>
    <message>
        <source>%1: which card is put up?</source>
        <translation>%1: którą kartę wystawiasz?</translation>
    </message>
    <message>
        <source>Tap a card of the current market.</source>
        <translation>Dotknij karty z rynku bieżącego.</translation>
    </message>
    <message>
        <source>%1 · minimum bid %2</source>
        <translation>%1 · minimalna cena wywoławcza %2</translation>
    </message>
    <message>
        <source>Nobody else may buy any more: it costs the minimum bid.</source>
        <translation>Nikt inny nie może już kupić karty: kosztuje minimalną cenę wywoławczą.</translation>
    </message>
    <message>
        <source>Opening bid</source>
        <translation>Pierwsza oferta</translation>
    </message>
    <message>
        <source>Pass: no card this round</source>
        <translation>Pas: bez karty w tej rundzie</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Wybierz kartę</translation>
    </message>
    <message>
        <source>Buy for %1</source>
        <translation>Kup za %1</translation>
    </message>
    <message>
        <source>Put it up for %1</source>
        <translation>Wystaw za %1</translation>
    </message>
</context>
<context>
    <name>Automa</name>
    <message>
        <source>none</source>
        <translation>żadne</translation>
    </message>
    <message>
        <source>building</source>
        <translation>Budynek</translation>
    </message>
    <message>
        <source>%1 in the mountains</source>
        <translation>%1 w Górach</translation>
    </message>
    <message>
        <source>%1 in the hills</source>
        <translation>%1 na Wzgórzach</translation>
    </message>
    <message>
        <source>%1 in the plains</source>
        <translation>%1 na Równinach</translation>
    </message>
    <message>
        <source>%1 of value %2 or more</source>
        <translation>%1 o wartości %2 lub większej</translation>
    </message>
    <message>
        <source> and </source>
        <translation> i </translation>
    </message>
    <message>
        <source>%1, %2 contract</source>
        <translation>%1, %2 Kontrakt</translation>
    </message>
    <message>
        <source>%1, flowing at once</source>
        <translation>%1, natychmiastowy spływ</translation>
    </message>
    <message>
        <source>%1, waiting</source>
        <translation>%1, w fazie Spływu Wody</translation>
    </message>
    <message>
        <source>%1, energy +%2</source>
        <translation>kolor %1, Energia +%2</translation>
    </message>
    <message>
        <source>production</source>
        <translation>Produkcja</translation>
    </message>
    <message>
        <source>water management</source>
        <translation>Gospodarka Wodna</translation>
    </message>
    <message>
        <source>contract office</source>
        <translation>Dział Handlowy</translation>
    </message>
    <message>
        <source>construction</source>
        <translation>Budowa</translation>
    </message>
    <message>
        <source>workshop</source>
        <translation>Warsztat</translation>
    </message>
    <message>
        <source>machinery shop</source>
        <translation>Dostawca Maszyn</translation>
    </message>
    <message>
        <source>patent office</source>
        <translation>Biuro Patentowe</translation>
    </message>
    <message>
        <source>external work</source>
        <translation>Zagraniczne Zlecenie</translation>
    </message>
    <message>
        <source>bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>-%1 VP</source>
        <translation>-%1 PZ</translation>
    </message>
    <message>
        <source>dashed</source>
        <translation>przerywana linia</translation>
    </message>
    <message>
        <source>The Leeghwater Project is not played</source>
        <translation>gra toczy się bez Projektu Leeghwatera</translation>
    </message>
    <message>
        <source>no system yields energy</source>
        <translation>żaden system nie wyprodukuje Energii</translation>
    </message>
    <message>
        <source>first on the track with %1, section of the round from %2</source>
        <translation>pierwsza na torze Energii z wynikiem %1, sekcja rundy zaczyna się od %2</translation>
    </message>
    <message>
        <source>no %1 contract is open</source>
        <translation>żaden %1 Kontrakt nie jest odkryty</translation>
    </message>
    <message>
        <source>energy possible %1, needed for a %2 contract %3</source>
        <translation>możliwa Energia %1, %2 Kontrakt wymaga %3</translation>
    </message>
    <message>
        <source>no drop would end in an own dam</source>
        <translation>żadna Kropla Wody nie dotarłaby do własnej Tamy</translation>
    </message>
    <message>
        <source>the wheel is empty</source>
        <translation>Koło Budowy jest puste</translation>
    </message>
    <message>
        <source>round 5</source>
        <translation>5. runda</translation>
    </message>
    <message>
        <source>no open tile builds it</source>
        <translation>takiego kafla nie ma w Biurze Patentowym</translation>
    </message>
    <message>
        <source>no piece is left</source>
        <translation>nie ma już takiej Konstrukcji na planszy Spółki</translation>
    </message>
    <message>
        <source>no technology tile for it in the supply</source>
        <translation>w zasobach nie ma odpowiedniego kafla Technologii</translation>
    </message>
    <message>
        <source>not enough machines: %1 there, %2 needed</source>
        <translation>za mało Maszyn: jest %1, potrzeba %2</translation>
    </message>
    <message>
        <source>there is no space for it</source>
        <translation>nie ma dostępnego pola Budowy</translation>
    </message>
    <message>
        <source>no, %1 (%2)</source>
        <translation>nie, %1 (%2)</translation>
    </message>
    <message>
        <source>YES, energy possible %1, needed for a %2 contract %3</source>
        <translation>TAK, możliwa Energia %1, %2 Kontrakt wymaga %3</translation>
    </message>
    <message>
        <source>YES</source>
        <translation>TAK</translation>
    </message>
    <message>
        <source>eligible</source>
        <translation>spełniające warunki</translation>
    </message>
    <message>
        <source>only space</source>
        <translation>jedyne pole</translation>
    </message>
    <message>
        <source>the only one that completes a system</source>
        <translation>jedyna trzecia Konstrukcja w systemie</translation>
    </message>
    <message>
        <source>most valuable conduit</source>
        <translation>Kanał o najwyższej wartości</translation>
    </message>
    <message>
        <source>most drops</source>
        <translation>najwięcej Kropel Wody</translation>
    </message>
    <message>
        <source>red outline</source>
        <translation>czerwony obrys</translation>
    </message>
    <message>
        <source>below a powerhouse</source>
        <translation>Elektrownia w górze rzeki</translation>
    </message>
    <message>
        <source>own dam downstream, else no opponent&apos;s</source>
        <translation>własna Tama w dole rzeki, w przeciwnym wypadku nie Tama przeciwnika</translation>
    </message>
    <message>
        <source>own powerhouse linked</source>
        <translation>połączenie z własną Elektrownią</translation>
    </message>
    <message>
        <source>highest value</source>
        <translation>najwyższa wartość</translation>
    </message>
    <message>
        <source>second highest value</source>
        <translation>druga najwyższa wartość</translation>
    </message>
    <message>
        <source>dam own, neutral, opponent&apos;s</source>
        <translation>Tama własna, neutralna, przeciwnika</translation>
    </message>
    <message>
        <source>dam opponent&apos;s, neutral, own</source>
        <translation>Tama przeciwnika, neutralna, własna</translation>
    </message>
    <message>
        <source>powerhouse own, opponent&apos;s</source>
        <translation>Elektrownia własna, przeciwnika</translation>
    </message>
    <message>
        <source>powerhouse opponent&apos;s, own</source>
        <translation>Elektrownia przeciwnika, własna</translation>
    </message>
    <message>
        <source>plains</source>
        <translation>Równiny</translation>
    </message>
    <message>
        <source>hills basin shown</source>
        <translation>wskazany zbiornik na Wzgórzach</translation>
    </message>
    <message>
        <source>feeds own dam, else not an opponent&apos;s</source>
        <translation>spływ do własnej Tamy, w przeciwnym wypadku nie do Tamy przeciwnika</translation>
    </message>
    <message>
        <source>own dam linked</source>
        <translation>połączenie z własną Tamą</translation>
    </message>
    <message>
        <source>feeds no opponent&apos;s dam, else own</source>
        <translation>spływ nie do Tamy przeciwnika, w przeciwnym wypadku do własnej</translation>
    </message>
    <message>
        <source>space without red outline, else the first</source>
        <translation>pole bez czerwonego obrysu, w przeciwnym wypadku pierwsze</translation>
    </message>
    <message>
        <source>code</source>
        <translation>kod</translation>
    </message>
    <message>
        <source>advanced tile</source>
        <translation>kafel Zaawansowanej Technologii</translation>
    </message>
    <message>
        <source>officer</source>
        <translation>Dyrektor Wykonawczy</translation>
    </message>
    <message>
        <source>chosen: %1 by %2</source>
        <translation>wybór: %1 według %2</translation>
    </message>
    <message numerus="yes">
        <source>; %n systems yield as much, then a neutral dam or the code decides (A-4.2)</source>
        <translation>
            <numerusform>; %n system daje tyle samo, decyduje neutralna Tama lub kod (A-4.2)</numerusform>
            <numerusform>; %n systemy dają tyle samo, decyduje neutralna Tama lub kod (A-4.2)</numerusform>
            <numerusform>; %n systemów daje tyle samo, decyduje neutralna Tama lub kod (A-4.2)</numerusform>
        </translation>
    </message>
    <message>
        <source>best system: dam %1, conduit %2, powerhouse %3; %4 x %5: %6 energy%7</source>
        <translation>najlepszy system: Tama %1, Kanał %2, Elektrownia %3; %4 x %5: Energia %6%7</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 na kaflu Źródła %2</translation>
    </message>
    <message numerus="yes">
        <source>; %n placements are as good, letters %1 decide</source>
        <translation>
            <numerusform>; %n rozmieszczenie jest równie dobre, decydują litery %1</numerusform>
            <numerusform>; %n rozmieszczenia są równie dobre, decydują litery %1</numerusform>
            <numerusform>; %n rozmieszczeń jest równie dobrych, decydują litery %1</numerusform>
        </translation>
    </message>
    <message>
        <source>water: %1; its dams gain %2%3</source>
        <translation>Krople Wody: %1; własne Tamy zyskują %2%3</translation>
    </message>
    <message>
        <source>the supply</source>
        <translation>zasoby ogólne</translation>
    </message>
    <message>
        <source>headstream %1</source>
        <translation>Źródło %1</translation>
    </message>
    <message>
        <source>income</source>
        <translation>Przychód</translation>
    </message>
    <message>
        <source>contract reward</source>
        <translation>nagroda za Kontrakt</translation>
    </message>
    <message>
        <source>use of a conduit</source>
        <translation>użycie Kanału</translation>
    </message>
    <message>
        <source>cost of the action</source>
        <translation>koszt akcji</translation>
    </message>
    <message>
        <source>for machines</source>
        <translation>zamiast Maszyn</translation>
    </message>
    <message>
        <source>effect of the tile</source>
        <translation>efekt kafla</translation>
    </message>
    <message>
        <source>ability</source>
        <translation>specjalna zdolność</translation>
    </message>
    <message>
        <source>passing water</source>
        <translation>przepływ Kropel Wody</translation>
    </message>
    <message>
        <source>energy ranking</source>
        <translation>kolejność na torze Energii</translation>
    </message>
    <message>
        <source>energy track</source>
        <translation>tor Energii</translation>
    </message>
    <message>
        <source>bonus tile</source>
        <translation>kafel Premii</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>kafel Celu</translation>
    </message>
    <message>
        <source>leftovers</source>
        <translation>pozostałe zasoby</translation>
    </message>
    <message>
        <source>water in dams</source>
        <translation>Krople Wody w Tamach</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>korekta</translation>
    </message>
    <message>
        <source>flip Automa tile %1 onto the discard pile</source>
        <translation>obróć kafel Automy %1 i odłóż go na stos odrzuconych kafli</translation>
    </message>
    <message>
        <source>the stack now shows Automa tile %1</source>
        <translation>na wierzchu stosu leży teraz kafel Automy %1</translation>
    </message>
    <message>
        <source>shuffle all Automa tiles into a new stack</source>
        <translation>potasuj wszystkie kafle Automy i utwórz z nich nowy stos</translation>
    </message>
    <message>
        <source>shuffle all Automa tiles but %1 into a new stack</source>
        <translation>potasuj wszystkie kafle Automy oprócz kafla %1 i utwórz z nich nowy stos</translation>
    </message>
    <message>
        <source>pay %1 (%2)</source>
        <translation>zapłać %1 (%2)</translation>
    </message>
    <message>
        <source>take %1 (%2)</source>
        <translation>weź %1 (%2)</translation>
    </message>
    <message>
        <source>take %1 from the general supply</source>
        <translation>weź %1 z zasobów ogólnych</translation>
    </message>
    <message>
        <source>take %1 of choice from the general supply</source>
        <translation>weź %1 do wyboru z zasobów ogólnych</translation>
    </message>
    <message>
        <source>take %1 back from the wheel</source>
        <translation>zabierz z Koła Budowy do zasobów: %1</translation>
    </message>
    <message>
        <source>take %1 from the patent office</source>
        <translation>weź %1 z Biura Patentowego</translation>
    </message>
    <message numerus="yes">
        <source>%n engineer</source>
        <comment>in a list</comment>
        <translation>
            <numerusform>%n Inżynier</numerusform>
            <numerusform>%n Inżynierów</numerusform>
            <numerusform>%n Inżynierów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n engineers</source>
        <comment>in a list</comment>
        <translation>
            <numerusform>%n Inżynier</numerusform>
            <numerusform>%n Inżynierów</numerusform>
            <numerusform>%n Inżynierów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drop</source>
        <comment>in a list</comment>
        <translation>
            <numerusform>%n Kropla Wody</numerusform>
            <numerusform>%n Krople Wody</numerusform>
            <numerusform>%n Kropel Wody</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drops</source>
        <comment>in a list</comment>
        <translation>
            <numerusform>%n Kropla Wody</numerusform>
            <numerusform>%n Krople Wody</numerusform>
            <numerusform>%n Kropel Wody</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n excavator</source>
        <comment>in a list</comment>
        <translation>
            <numerusform>%n Koparka</numerusform>
            <numerusform>%n Koparki</numerusform>
            <numerusform>%n Koparek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n excavators</source>
        <comment>in a list</comment>
        <translation>
            <numerusform>%n Koparka</numerusform>
            <numerusform>%n Koparki</numerusform>
            <numerusform>%n Koparek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixer</source>
        <comment>in a list</comment>
        <translation>
            <numerusform>%n Betoniarka</numerusform>
            <numerusform>%n Betoniarki</numerusform>
            <numerusform>%n Betoniarek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixers</source>
        <comment>in a list</comment>
        <translation>
            <numerusform>%n Betoniarka</numerusform>
            <numerusform>%n Betoniarki</numerusform>
            <numerusform>%n Betoniarek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n any machine</source>
        <comment>in a list</comment>
        <translation>
            <numerusform>%n dowolna Maszyna</numerusform>
            <numerusform>%n dowolne Maszyny</numerusform>
            <numerusform>%n dowolnych Maszyn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n any machines</source>
        <comment>in a list</comment>
        <translation>
            <numerusform>%n dowolna Maszyna</numerusform>
            <numerusform>%n dowolne Maszyny</numerusform>
            <numerusform>%n dowolnych Maszyn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segment</source>
        <comment>in a list</comment>
        <translation>
            <numerusform>%n segment</numerusform>
            <numerusform>%n segmenty</numerusform>
            <numerusform>%n segmentów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n segments</source>
        <comment>in a list</comment>
        <translation>
            <numerusform>%n segment</numerusform>
            <numerusform>%n segmenty</numerusform>
            <numerusform>%n segmentów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n engineer</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n Inżyniera</numerusform>
            <numerusform>%n Inżynierów</numerusform>
            <numerusform>%n Inżynierów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n engineers</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n Inżyniera</numerusform>
            <numerusform>%n Inżynierów</numerusform>
            <numerusform>%n Inżynierów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drop</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n Kroplę Wody</numerusform>
            <numerusform>%n Krople Wody</numerusform>
            <numerusform>%n Kropel Wody</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drops</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n Kroplę Wody</numerusform>
            <numerusform>%n Krople Wody</numerusform>
            <numerusform>%n Kropel Wody</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n excavator</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n Koparkę</numerusform>
            <numerusform>%n Koparki</numerusform>
            <numerusform>%n Koparek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n excavators</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n Koparkę</numerusform>
            <numerusform>%n Koparki</numerusform>
            <numerusform>%n Koparek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixer</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n Betoniarkę</numerusform>
            <numerusform>%n Betoniarki</numerusform>
            <numerusform>%n Betoniarek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mixers</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n Betoniarkę</numerusform>
            <numerusform>%n Betoniarki</numerusform>
            <numerusform>%n Betoniarek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n Maszynę</numerusform>
            <numerusform>%n Maszyny</numerusform>
            <numerusform>%n Maszyn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machines</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n Maszynę</numerusform>
            <numerusform>%n Maszyny</numerusform>
            <numerusform>%n Maszyn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n credit</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n Kredyt</numerusform>
            <numerusform>%n Kredyty</numerusform>
            <numerusform>%n Kredytów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n credits</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n Kredyt</numerusform>
            <numerusform>%n Kredyty</numerusform>
            <numerusform>%n Kredytów</numerusform>
        </translation>
    </message>
    <message>
        <source>dam %1</source>
        <translation>Tama %1</translation>
    </message>
    <message>
        <source>powerhouse %1</source>
        <translation>Elektrownia %1</translation>
    </message>
    <message>
        <source>off the map below basin %1</source>
        <translation>poza Mapę za zbiornikiem %1</translation>
    </message>
    <message>
        <source>%1, row %2 left</source>
        <translation>%1, rząd %2 lewy</translation>
    </message>
    <message>
        <source>%1, row %2 right</source>
        <translation>%1, rząd %2 prawy</translation>
    </message>
    <message>
        <source>open segment of the wheel</source>
        <translation>otwarty segment Koła Budowy</translation>
    </message>
    <message>
        <source>company board</source>
        <translation>plansza Spółki</translation>
    </message>
    <message>
        <source>beside the section %1</source>
        <translation>obok sekcji %1</translation>
    </message>
    <message>
        <source>VP %1 → %2 (%3)</source>
        <translation>PZ %1 → %2 (%3)</translation>
    </message>
    <message>
        <source>energy %1 → %2 (%3)</source>
        <translation>Energia %1 → %2 (%3)</translation>
    </message>
    <message>
        <source>leftmost %1</source>
        <translation>pierwsza od lewej Konstrukcja (%1)</translation>
    </message>
    <message>
        <source>lay aside as fulfilled: %1</source>
        <translation>odłóż jako zrealizowany: %1</translation>
    </message>
    <message>
        <source>put under its pile: %1</source>
        <translation>umieść na dole stosu: %1</translation>
    </message>
    <message>
        <source>reveal in slot %2: %1</source>
        <translation>odkryj na polu %2: %1</translation>
    </message>
    <message>
        <source>conduit %1</source>
        <translation>Kanał %1</translation>
    </message>
    <message>
        <source>private building</source>
        <translation>Prywatna Inwestycja</translation>
    </message>
    <message>
        <source>buildings</source>
        <translation>Budynki</translation>
    </message>
    <message>
        <source>put %1 back into the general supply</source>
        <translation>odłóż %1 do zasobów ogólnych</translation>
    </message>
    <message>
        <source>%1, from the bottom</source>
        <translation>%1, od dołu</translation>
    </message>
    <message>
        <source>%1, from the top</source>
        <translation>%1, od góry</translation>
    </message>
    <message>
        <source>not enough machines for any private building</source>
        <translation>za mało Maszyn na Prywatne Inwestycje</translation>
    </message>
    <message>
        <source>no external work is open</source>
        <translation>żadne Zagraniczne Zlecenie nie jest odkryte</translation>
    </message>
    <message>
        <source>not enough machines for any open external work</source>
        <translation>za mało Maszyn na odkryte Zagraniczne Zlecenia</translation>
    </message>
    <message>
        <source>places from the top</source>
        <translation>miejsca od góry</translation>
    </message>
    <message>
        <source>places in the order %1 (tile %2)</source>
        <translation>miejsca w kolejności %1 (kafel %2)</translation>
    </message>
    <message>
        <source>%1; the first that can be paid is place %2: %3</source>
        <translation>%1; pierwsze możliwe do opłacenia to miejsce %2: %3</translation>
    </message>
    <message>
        <source>first private building in the direction of the arrow</source>
        <translation>pierwsza Prywatna Inwestycja w kierunku strzałki</translation>
    </message>
    <message>
        <source>dam of the best other system</source>
        <translation>Tama najlepszego innego systemu</translation>
    </message>
    <message>
        <source>external work, place %1</source>
        <translation>Zagraniczne Zlecenie, miejsce %1</translation>
    </message>
    <message>
        <source>the engineer is the architect: another turn</source>
        <translation>Inżynier jest Architektem: kolejna tura</translation>
    </message>
    <message numerus="yes">
        <source>%n excamixer</source>
        <comment>in a list</comment>
        <translation>
            <numerusform>%n Koparko-betoniarka</numerusform>
            <numerusform>%n Koparko-betoniarki</numerusform>
            <numerusform>%n Koparko-betoniarek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n excamixers</source>
        <comment>in a list</comment>
        <translation>
            <numerusform>%n Koparko-betoniarka</numerusform>
            <numerusform>%n Koparko-betoniarki</numerusform>
            <numerusform>%n Koparko-betoniarek</numerusform>
        </translation>
    </message>
    <message>
        <source>an elevation before any other construction</source>
        <translation>Podwyższenie przed każdą inną Budową</translation>
    </message>
    <message>
        <source>with the special tile an external work before any construction</source>
        <translation>z kaflem Specjalnej Technologii Zagraniczne Zlecenie przed każdą Budową</translation>
    </message>
    <message>
        <source>a building before any other construction, from the bottom because of conduit code %1</source>
        <translation>Budynek przed każdą inną Budową, od dołu według kodu Kanału %1</translation>
    </message>
    <message>
        <source>a building before any other construction, from the top because of conduit code %1</source>
        <translation>Budynek przed każdą inną Budową, od góry według kodu Kanału %1</translation>
    </message>
    <message>
        <source>8.3 %1: contracts with %2 energy, %3 needed: %4</source>
        <translation>8.3 %1: Kontrakty za Energię %2, potrzeba %3: %4</translation>
    </message>
    <message>
        <source>%1: left action space closed for the rest of the game</source>
        <translation>%1: lewe pole akcji zamknięte do końca gry</translation>
    </message>
    <message>
        <source>tile and machines</source>
        <translation>kafel i Maszyny</translation>
    </message>
    <message>
        <source>executive officer</source>
        <translation>Dyrektor Wykonawczy</translation>
    </message>
    <message>
        <source>take from the contract office: %1</source>
        <translation>weź z Działu Handlowego: %1</translation>
    </message>
    <message>
        <source>discard: %1</source>
        <translation>odrzuć: %1</translation>
    </message>
    <message>
        <source>reveal in the patent office: %1</source>
        <translation>odkryj w Biurze Patentowym: %1</translation>
    </message>
    <message>
        <source>reveal at place %2: %1</source>
        <translation>odkryj na miejscu %2: %1</translation>
    </message>
</context>
<context>
    <name>AutomaActionRow</name>
    <message>
        <source>done</source>
        <translation>wykonana</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>pominięta</translation>
    </message>
    <message>
        <source>not needed</source>
        <translation>nierozpatrywana</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>AutomaPanel</name>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Enter its code</source>
        <translation>Wpisz jego kod</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Dlaczego?</translation>
    </message>
    <message>
        <source>Draw the action tile</source>
        <translation>Dobierz kafel akcji</translation>
    </message>
    <message>
        <source>Draw the first two tiles</source>
        <translation>Dobierz dwa pierwsze kafle</translation>
    </message>
</context>
<context>
    <name>AutomaTilePicture</name>
    <message>
        <source>Base</source>
        <translation>Podstawa</translation>
    </message>
    <message>
        <source>Conduit</source>
        <translation>Kanał</translation>
    </message>
    <message>
        <source>Powerhouse</source>
        <translation>Elektrownia</translation>
    </message>
</context>
<context>
    <name>AutomaTileStrip</name>
    <message>
        <source>The tile and what became of its actions</source>
        <translation>Kafel i los jego akcji</translation>
    </message>
</context>
<context>
    <name>AutomaTurn</name>
    <message>
        <source>%1 produces %2</source>
        <translation>%1: Produkcja %2</translation>
    </message>
    <message>
        <source>%1 builds a base at %2</source>
        <translation>%1: Podstawa na polu %2</translation>
    </message>
    <message>
        <source>%1 builds an elevation at %2</source>
        <translation>%1: Podwyższenie na polu %2</translation>
    </message>
    <message>
        <source>%1 builds a conduit at %2</source>
        <translation>%1: Kanał na polu %2</translation>
    </message>
    <message>
        <source>%1 builds a powerhouse at %2</source>
        <translation>%1: Elektrownia na polu %2</translation>
    </message>
    <message>
        <source>%1 manages water</source>
        <translation>%1: Gospodarka Wodna</translation>
    </message>
    <message>
        <source>%1 clears contracts away</source>
        <translation>%1: odłożenie Kontraktów</translation>
    </message>
    <message>
        <source>%1 turns its wheel</source>
        <translation>%1: obrót Koła Budowy</translation>
    </message>
    <message>
        <source>%1 buys machines</source>
        <translation>%1: zakup Maszyn</translation>
    </message>
    <message>
        <source>%1 takes a patent</source>
        <translation>%1: nowy kafel Technologii</translation>
    </message>
    <message>
        <source>%1 goes to the bank</source>
        <translation>%1: Bank</translation>
    </message>
    <message>
        <source>%1 fulfils a contract</source>
        <translation>%1: realizacja Kontraktu</translation>
    </message>
    <message>
        <source>%1 does nothing</source>
        <translation>%1: bez działania</translation>
    </message>
    <message>
        <source>%1 builds a building at %2</source>
        <translation>%1: Budynek (%2)</translation>
    </message>
    <message>
        <source>%1 fulfils an external work</source>
        <translation>%1: Zagraniczne Zlecenie</translation>
    </message>
    <message>
        <source>%1 puts a drop into a dam</source>
        <translation>%1: Kropla Wody do Tamy</translation>
    </message>
    <message>
        <source>%1 takes another turn</source>
        <translation>%1: kolejna tura</translation>
    </message>
</context>
<context>
    <name>AutomaTurnModel</name>
    <message>
        <source>Tile %1 gives the criteria now.</source>
        <translation>Kafel %1 wskazuje teraz kryteria.</translation>
    </message>
    <message>
        <source>Tile %1 was seen since the last shuffle.</source>
        <translation>Kafel %1 pojawił się już od ostatniego tasowania.</translation>
    </message>
    <message>
        <source>Automa</source>
        <translation>Automa</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>Tura: %1</translation>
    </message>
    <message>
        <source>tile %1</source>
        <translation>kafel %1</translation>
    </message>
    <message>
        <source>criteria %1</source>
        <translation>kryteria %1</translation>
    </message>
    <message>
        <source>Then a contract is revealed, and the turn goes on.</source>
        <translation>Potem trzeba odkryć Kontrakt, a tura toczy się dalej.</translation>
    </message>
    <message>
        <source>Then the player has to choose.</source>
        <translation>Potem wybiera gracz.</translation>
    </message>
    <message>
        <source>Tiles that came up do not come again: keep to drawing here or to your own stack.</source>
        <translation>Kafle, które wyszły, nie wrócą: dobieraj tylko tu albo tylko ze swojego stosu.</translation>
    </message>
    <message>
        <source>Then a contract is revealed, and the turn is over.</source>
        <translation>Potem trzeba odkryć Kontrakt i tura się kończy.</translation>
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
    <name>BackupSection</name>
    <message>
        <source>Backup</source>
        <translation>Kopia zapasowa</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Postęp</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Przerwij</translation>
    </message>
    <message>
        <source>Make a backup</source>
        <translation>Utwórz kopię zapasową</translation>
    </message>
    <message>
        <source>Restore or import…</source>
        <translation>Przywróć lub importuj…</translation>
    </message>
    <message>
        <source>All games as one file</source>
        <translation>Wszystkie gry w jednym pliku</translation>
    </message>
    <message>
        <source>History as a table (CSV)</source>
        <translation>Historia jako tabela (CSV)</translation>
    </message>
    <message>
        <source>History for BG Stats</source>
        <translation>Historia dla BG Stats</translation>
    </message>
    <message>
        <source>A backup holds all games, the history with its photos, and the settings. Restoring adds the games and results that are missing here: nothing that is here is changed or removed, nor are the settings.</source>
        <translation>Kopia zapasowa zawiera wszystkie partie, historię ze zdjęciami i ustawienia. Przywracanie dodaje partie i wyniki, których tu brakuje: niczego, co tu jest, nie zmienia ani nie usuwa, ustawień też nie.</translation>
    </message>
</context>
<context>
    <name>BarChart</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>BarrageCompanyModel</name>
    <message>
        <source>%1 VP</source>
        <translation>%1 PZ</translation>
    </message>
    <message>
        <source>energy %1</source>
        <translation>Energia %1</translation>
    </message>
    <message>
        <source>credits: %1</source>
        <translation>Kredyty: %1</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>spasowała</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>trwa jej tura</translation>
    </message>
</context>
<context>
    <name>BarragePad</name>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Pełna</translation>
    </message>
    <message>
        <source>Introductory</source>
        <translation>Wprowadzająca</translation>
    </message>
    <message>
        <source>The Leeghwater Project</source>
        <translation>Projekt Leeghwatera</translation>
    </message>
    <message>
        <source>Objective tile</source>
        <translation>Kafel Celu</translation>
    </message>
    <message>
        <source>Not noted</source>
        <translation>Nie zapisano</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Spółka</translation>
    </message>
    <message>
        <source>Executive officer</source>
        <translation>Dyrektor Wykonawczy</translation>
    </message>
    <message>
        <source>VP so far</source>
        <translation>PZ dotychczas</translation>
    </message>
    <message>
        <source>Objective: counted</source>
        <translation>Cel: liczba</translation>
    </message>
    <message>
        <source>Excavators left</source>
        <translation>Pozostałe Koparki</translation>
    </message>
    <message>
        <source>Mixers left</source>
        <translation>Pozostałe Betoniarki</translation>
    </message>
    <message>
        <source>%1: place %2, shared by %3</source>
        <translation>%1: miejsce %2, na równi: %3</translation>
    </message>
    <message>
        <source>%1: place %2</source>
        <translation>%1: miejsce %2</translation>
    </message>
    <message>
        <source>Credits left</source>
        <translation>Pozostałe Kredyty</translation>
    </message>
    <message>
        <source>%1 for what is left</source>
        <translation>%1 za pozostałe zasoby</translation>
    </message>
    <message>
        <source>Drops in own dams</source>
        <translation>Krople we własnych Tamach</translation>
    </message>
    <message>
        <source>VP of private buildings</source>
        <translation>PZ za Prywatne Inwestycje</translation>
    </message>
    <message>
        <source>Energy in round 5</source>
        <translation>Energia w 5. rundzie</translation>
    </message>
    <message>
        <source>decides the tie</source>
        <translation>rozstrzyga remis</translation>
    </message>
    <message>
        <source>%1 share the victory: %2 each and the same energy in round 5.</source>
        <translation>Zwycięstwo dzielą %1: po %2 i tyle samo energii w 5. rundzie.</translation>
    </message>
    <message>
        <source>%1 wins: tied with %2, but with more energy in round 5.</source>
        <translation>Wygrywa %1: remis (%2), ale więcej energii w 5. rundzie.</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <translation>Wygrywa %1: %2.</translation>
    </message>
    <message>
        <source>Two players have the company %1.</source>
        <translation>Dwie osoby mają tę samą Spółkę: %1.</translation>
    </message>
</context>
<context>
    <name>BarragePhaseModel</name>
    <message>
        <source>All engineers go back to their companies.</source>
        <translation>Wszyscy Inżynierowie wracają do swoich Spółek.</translation>
    </message>
    <message>
        <source>All energy markers go back to 0.</source>
        <translation>Wszystkie znaczniki Energii wracają na 0.</translation>
    </message>
    <message>
        <source>Back to the box: %1</source>
        <translation>Do pudełka: %1</translation>
    </message>
    <message>
        <source>External works back to the box: %1</source>
        <translation>Zagraniczne Zlecenia do pudełka: %1</translation>
    </message>
</context>
<context>
    <name>BarrageSetupModel</name>
    <message>
        <source>Still open: %1.</source>
        <translation>Brakuje jeszcze: %1.</translation>
    </message>
    <message>
        <source>All set. Tap a place to change it.</source>
        <translation>Gotowe. Dotknij pola, by je zmienić.</translation>
    </message>
</context>
<context>
    <name>BarrageStepsModel</name>
    <message>
        <source>Do this on the table</source>
        <translation>Zrób to na stole</translation>
    </message>
</context>
<context>
    <name>BarrageTable</name>
    <message>
        <source>Game over</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>Round %1 · %2</source>
        <translation>Runda %1 · %2</translation>
    </message>
</context>
<context>
    <name>BiddingPanel</name>
    <message>
        <source>%1: raise or pass?</source>
        <translation>%1: przebijasz czy pasujesz?</translation>
    </message>
    <message>
        <source>Who gets %1, and for how much?</source>
        <translation>Kto bierze kartę „%1” i za ile?</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>%1, can bid up to %2</source>
        <translation>%1, może licytować do %2</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>Enter winner and price at once</source>
        <translation>Podaj od razu zwycięzcę i cenę</translation>
    </message>
    <message>
        <source>Enter bid by bid</source>
        <translation>Wpisuj każdą ofertę</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1: pas</translation>
    </message>
    <message>
        <source>%1 bids %2</source>
        <translation>%1 licytuje %2</translation>
    </message>
    <message>
        <source>Sold for %1</source>
        <translation>Sprzedane za %1</translation>
    </message>
    <message>
        <source>Choose who gets it</source>
        <translation>Wybierz, kto ją bierze</translation>
    </message>
</context>
<context>
    <name>BottomSheet</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>BuildModel</name>
    <message>
        <source>A new city</source>
        <translation>Nowe miasto</translation>
    </message>
    <message>
        <source>nobody has built there yet</source>
        <translation>nikt tam jeszcze nie budował</translation>
    </message>
    <message>
        <source>Connections %1 + field %2 = %3</source>
        <translation>Połączenia %1 + pole %2 = %3</translation>
    </message>
    <message>
        <source>%1 left afterwards</source>
        <translation>Potem zostaje %1</translation>
    </message>
</context>
<context>
    <name>BuildPanel</name>
    <message>
        <source>In which city?</source>
        <translation>W którym mieście?</translation>
    </message>
    <message>
        <source>Sum of the connections</source>
        <translation>Suma połączeń</translation>
    </message>
    <message>
        <source>Another city</source>
        <translation>Inne miasto</translation>
    </message>
    <message>
        <source>Build nothing</source>
        <translation>Nic nie buduj</translation>
    </message>
    <message>
        <source>Build it</source>
        <translation>Zbuduj</translation>
    </message>
    <message>
        <source>Choose a city</source>
        <translation>Wybierz miasto</translation>
    </message>
</context>
<context>
    <name>BuildingCard</name>
    <message>
        <source>Slots</source>
        <translation>Miejsca na Budynki</translation>
    </message>
    <message>
        <source>Action spaces, the left one first</source>
        <translation>Pola akcji, od lewego</translation>
    </message>
</context>
<context>
    <name>CameraPage</name>
    <message>
        <source>Photo of the table</source>
        <translation>Zdjęcie stołu</translation>
    </message>
    <message>
        <source>Take the photo</source>
        <translation>Zrób zdjęcie</translation>
    </message>
    <message>
        <source>The camera cannot be used: allow it in the settings of the device, or choose a picture.</source>
        <translation>Nie można użyć aparatu: zezwól na to w ustawieniach urządzenia albo wybierz obraz.</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Wybierz obraz</translation>
    </message>
</context>
<context>
    <name>CardEditor</name>
    <message>
        <source>Number</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>Workers needed</source>
        <translation>Potrzebni pracownicy</translation>
    </message>
    <message>
        <source>Cities supplied</source>
        <translation>Zasilone miasta</translation>
    </message>
    <message>
        <source>Places for workers</source>
        <translation>Miejsca dla pracowników</translation>
    </message>
    <message>
        <source>Keep it like this</source>
        <translation>Zachowaj tak</translation>
    </message>
    <message>
        <source>Forget this card</source>
        <translation>Zapomnij tę kartę</translation>
    </message>
</context>
<context>
    <name>CardEntryModel</name>
    <message>
        <source>Turn over card %1 of %2.</source>
        <translation>Odkryj kartę %1 z %2.</translation>
    </message>
    <message>
        <source>Turn over the next card: which one is it?</source>
        <translation>Odkryj następną kartę: która to?</translation>
    </message>
</context>
<context>
    <name>CardFacts</name>
    <message>
        <source>Or another card of this number:</source>
        <translation>Albo inna karta z tym numerem:</translation>
    </message>
    <message>
        <source>What kind of card is it?</source>
        <translation>Co to za karta?</translation>
    </message>
    <message>
        <source>Green: power plant</source>
        <translation>Zielona: elektrownia</translation>
    </message>
    <message>
        <source>Yellow: habitat</source>
        <translation>Żółta: moduł mieszkalny</translation>
    </message>
    <message>
        <source>Blue: technology</source>
        <translation>Niebieska: technologia</translation>
    </message>
    <message>
        <source>Workers needed</source>
        <translation>Potrzebni pracownicy</translation>
    </message>
    <message>
        <source>Cities supplied</source>
        <translation>Zasilone miasta</translation>
    </message>
    <message>
        <source>Places for workers</source>
        <translation>Miejsca dla pracowników</translation>
    </message>
</context>
<context>
    <name>CardPanel</name>
    <message>
        <source>Number of the card</source>
        <translation>Numer karty</translation>
    </message>
    <message>
        <source>Number %1</source>
        <translation>Numer %1</translation>
    </message>
    <message>
        <source>No number yet</source>
        <translation>Jeszcze bez numeru</translation>
    </message>
    <message>
        <source>It is the Step 3 card</source>
        <translation>To karta „Etap 3”</translation>
    </message>
    <message>
        <source>Enter %1</source>
        <translation>Wpisz: %1</translation>
    </message>
    <message>
        <source>Enter the card</source>
        <translation>Wpisz kartę</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>Known cards</source>
        <translation>Znane karty</translation>
    </message>
    <message>
        <source>%1 of 45 cards are known. A card is remembered when it is first turned over; later games need only its number. Backups and .penstock files carry them.</source>
        <translation>Znanych kart: %1 z 45. Karta zostaje zapamiętana przy pierwszym odkryciu; w następnych grach wystarczy jej numer. Kopie zapasowe i pliki .penstock zawierają te karty.</translation>
    </message>
</context>
<context>
    <name>ChartCard</name>
    <message>
        <source>As a picture</source>
        <translation>Jako wykres</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Jako tabela</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ChartTable</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ChoiceField</name>
    <message>
        <source>All</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ChoicePanel</name>
    <message>
        <source>Back to the step before</source>
        <translation>Wróć do poprzedniego kroku</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Wykonaj</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Draw it for me</source>
        <translation>Wylosuj za mnie</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>%1 energy</source>
        <translation>Energia %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>pozostało: %1</translation>
    </message>
    <message>
        <source> or </source>
        <translation> lub </translation>
    </message>
    <message>
        <source>up to %1 energy</source>
        <translation>Energia do %1</translation>
    </message>
    <message>
        <source>%1 there</source>
        <translation>leży tam: %1</translation>
    </message>
    <message>
        <source>%1 VP</source>
        <translation>%1 PZ</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Budowa</translation>
    </message>
    <message>
        <source>Produce</source>
        <translation>Produkcja</translation>
    </message>
    <message>
        <source>Place water</source>
        <translation>Gospodarka Wodna</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Warsztat</translation>
    </message>
    <message>
        <source>Machinery</source>
        <translation>Dostawca Maszyn</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Kontrakty</translation>
    </message>
    <message>
        <source>Patent</source>
        <translation>Patent</translation>
    </message>
    <message>
        <source>Copy an officer</source>
        <translation>Kopiowanie Dyrektora</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Dam %1 → conduit %2 → powerhouse %3</source>
        <translation>Tama %1 → Kanał %2 → Elektrownia %3</translation>
    </message>
    <message>
        <source>Headstream %1</source>
        <translation>Źródło %1</translation>
    </message>
    <message>
        <source>No more drops</source>
        <translation>Bez dalszych Kropel Wody</translation>
    </message>
    <message>
        <source>No contract</source>
        <translation>Bez Kontraktu</translation>
    </message>
    <message>
        <source>No further production</source>
        <translation>Bez kolejnej Produkcji</translation>
    </message>
    <message>
        <source>No production</source>
        <translation>Bez Produkcji</translation>
    </message>
    <message>
        <source>Do not place it</source>
        <translation>Nie umieszczaj</translation>
    </message>
    <message>
        <source>Carry out the phase</source>
        <translation>Przeprowadź fazę</translation>
    </message>
    <message>
        <source>Automa tile %1</source>
        <translation>Kafel Automy %1</translation>
    </message>
    <message>
        <source>Where do you build the base?</source>
        <translation>Gdzie stanie Podstawa?</translation>
    </message>
    <message>
        <source>Where do you build the elevation?</source>
        <translation>Gdzie stanie Podwyższenie?</translation>
    </message>
    <message>
        <source>Where do you build the conduit?</source>
        <translation>Gdzie stanie Kanał?</translation>
    </message>
    <message>
        <source>Where do you build the powerhouse?</source>
        <translation>Gdzie stanie Elektrownia?</translation>
    </message>
    <message>
        <source>Where does drop %1 of %2 go?</source>
        <translation>Dokąd trafi Kropla Wody %1 z %2?</translation>
    </message>
    <message>
        <source>Which system produces?</source>
        <translation>Który system produkuje?</translation>
    </message>
    <message>
        <source>How many drops?</source>
        <translation>Ile Kropel Wody?</translation>
    </message>
    <message>
        <source>Which contract do you take?</source>
        <translation>Który Kontrakt bierzesz?</translation>
    </message>
    <message>
        <source>What do you build?</source>
        <translation>Co budujesz?</translation>
    </message>
    <message>
        <source>%1: what do you do?</source>
        <translation>%1: co robisz?</translation>
    </message>
    <message>
        <source>How many engineers?</source>
        <translation>Ilu Inżynierów?</translation>
    </message>
    <message>
        <source>Which officer do you copy?</source>
        <translation>Którego Dyrektora kopiujesz?</translation>
    </message>
    <message>
        <source>Which action space?</source>
        <translation>Które pole akcji?</translation>
    </message>
    <message>
        <source>Which machines do you take?</source>
        <translation>Które Maszyny bierzesz?</translation>
    </message>
    <message>
        <source>Which contract do you fulfil with %1 energy?</source>
        <translation>Który Kontrakt realizujesz (Energia %1)?</translation>
    </message>
    <message>
        <source>Which system produces again?</source>
        <translation>Który system produkuje ponownie?</translation>
    </message>
    <message>
        <source>Which contract do you give up?</source>
        <translation>Który Kontrakt odrzucasz?</translation>
    </message>
    <message>
        <source>%1: how many machines and credits are left?</source>
        <translation>%1: ile zostało Maszyn i Kredytów?</translation>
    </message>
    <message>
        <source>Which contract was uncovered?</source>
        <translation>Który Kontrakt został odkryty?</translation>
    </message>
    <message>
        <source>Which advanced tile was uncovered?</source>
        <translation>Który kafel Zaawansowanej Technologii został odkryty?</translation>
    </message>
    <message>
        <source>Which Automa tile lies on top?</source>
        <translation>Który kafel Automy leży na wierzchu?</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Runda %1: %2</translation>
    </message>
    <message>
        <source>no contract</source>
        <translation>bez Kontraktu</translation>
    </message>
    <message>
        <source>%1: %2 energy</source>
        <translation>%1: Energia %2</translation>
    </message>
    <message>
        <source>How many drops, and for which contract?</source>
        <translation>Ile Kropel Wody i na który Kontrakt?</translation>
    </message>
    <message>
        <source>With which tile and which machines?</source>
        <translation>Jakim kaflem Technologii i jakimi Maszynami?</translation>
    </message>
    <message>
        <source>value %1, to basin %2</source>
        <translation>wartość %1, do Zbiornika %2</translation>
    </message>
    <message>
        <source>Where do you build the building?</source>
        <translation>Gdzie stanie Budynek?</translation>
    </message>
    <message>
        <source>on the officer&apos;s space</source>
        <translation>na polu Dyrektora</translation>
    </message>
    <message>
        <source>+%1 energy</source>
        <translation>Energia +%1</translation>
    </message>
    <message>
        <source>External work</source>
        <translation>Zagraniczne Zlecenie</translation>
    </message>
    <message>
        <source>Private building</source>
        <translation>Prywatna Inwestycja</translation>
    </message>
    <message>
        <source>Officer&apos;s space</source>
        <translation>Pole Dyrektora</translation>
    </message>
    <message>
        <source>Decide drop by drop</source>
        <translation>Decyduj o każdej Kropli</translation>
    </message>
    <message>
        <source>No drop</source>
        <translation>Bez Kropli Wody</translation>
    </message>
    <message>
        <source>Do not use it</source>
        <translation>Nie korzystaj</translation>
    </message>
    <message>
        <source>No further turn</source>
        <translation>Bez kolejnej tury</translation>
    </message>
    <message>
        <source>No further dam</source>
        <translation>Bez kolejnej Tamy</translation>
    </message>
    <message>
        <source>External work %1</source>
        <translation>Zagraniczne Zlecenie %1</translation>
    </message>
    <message>
        <source>Machines on the wheel</source>
        <translation>Maszyny na Koło Budowy</translation>
    </message>
    <message>
        <source>Machines to the general supply</source>
        <translation>Maszyny do zasobów ogólnych</translation>
    </message>
    <message>
        <source>They flow at once</source>
        <translation>Spływają natychmiast</translation>
    </message>
    <message>
        <source>They wait</source>
        <translation>Czekają</translation>
    </message>
    <message>
        <source>Another turn with the architect</source>
        <translation>Kolejna tura dzięki Architektowi</translation>
    </message>
    <message>
        <source>Dam %1 → conduit %2: %3</source>
        <translation>Tama %1 → Kanał %2: %3</translation>
    </message>
    <message>
        <source>Which external work do you fulfil?</source>
        <translation>Które Zagraniczne Zlecenie realizujesz?</translation>
    </message>
    <message>
        <source>How do you pay the machines?</source>
        <translation>Jak płacisz Maszynami?</translation>
    </message>
    <message>
        <source>Which private building do you use?</source>
        <translation>Z której Prywatnej Inwestycji korzystasz?</translation>
    </message>
    <message>
        <source>Do the drops wait or flow at once?</source>
        <translation>Krople Wody czekają czy spływają?</translation>
    </message>
    <message>
        <source>Which contract do you fulfil?</source>
        <translation>Który Kontrakt realizujesz?</translation>
    </message>
    <message>
        <source>Which further contract with %1 energy left?</source>
        <translation>Który kolejny Kontrakt (pozostała Energia %1)?</translation>
    </message>
    <message>
        <source>Which external work was uncovered at space %1?</source>
        <translation>Które Zagraniczne Zlecenie odkryto na polu %1?</translation>
    </message>
    <message>
        <source>Which dam gets a drop?</source>
        <translation>Do której Tamy trafi Kropla Wody?</translation>
    </message>
    <message>
        <source>Which tile do you take back from the wheel?</source>
        <translation>Który kafel zabierasz z Koła Budowy?</translation>
    </message>
    <message>
        <source>Which machines do you take from the wheel?</source>
        <translation>Które Maszyny zabierasz z Koła Budowy?</translation>
    </message>
    <message>
        <source>Which external work do you buy?</source>
        <translation>Które Zagraniczne Zlecenie kupujesz?</translation>
    </message>
    <message>
        <source>Which advanced tile do you take?</source>
        <translation>Który kafel Zaawansowanej Technologii bierzesz?</translation>
    </message>
    <message>
        <source>Do you use the private building at once?</source>
        <translation>Czy od razu korzystasz z Prywatnej Inwestycji?</translation>
    </message>
    <message>
        <source>Was the engineer the architect?</source>
        <translation>Czy ten Inżynier był Architektem?</translation>
    </message>
    <message>
        <source>Which further dam produces?</source>
        <translation>Która kolejna Tama produkuje?</translation>
    </message>
    <message>
        <source>You have no powerhouse yet: producing takes one, a conduit and a dam with water (B-10.1).</source>
        <translation>Nie masz jeszcze Elektrowni: do produkcji potrzeba jej, Kanału i Tamy z wodą (B-10.1).</translation>
    </message>
    <message>
        <source>No own or neutral dam lies where a conduit could lead to your powerhouses (B-10.1).</source>
        <translation>Żadna własna ani neutralna Tama nie leży tam, skąd Kanał mógłby prowadzić do twoich Elektrowni (B-10.1).</translation>
    </message>
    <message>
        <source>No conduit leads from an own or neutral dam to one of your powerhouses (B-10.1).</source>
        <translation>Żaden Kanał nie prowadzi od własnej lub neutralnej Tamy do którejś z twoich Elektrowni (B-10.1).</translation>
    </message>
    <message>
        <source>Which contract of at most %1 do you fulfil?</source>
        <translation>Który Kontrakt o wartości najwyżej %1 realizujesz?</translation>
    </message>
    <message>
        <source>Build a base here</source>
        <translation>Zbuduj tu Podstawę</translation>
    </message>
    <message>
        <source>Build an elevation here</source>
        <translation>Zbuduj tu Podwyższenie</translation>
    </message>
    <message>
        <source>Build a conduit here</source>
        <translation>Zbuduj tu Kanał</translation>
    </message>
    <message>
        <source>Build a powerhouse here</source>
        <translation>Zbuduj tu Elektrownię</translation>
    </message>
    <message>
        <source>Build a building here</source>
        <translation>Zbuduj tu Budynek</translation>
    </message>
    <message>
        <source>Which two contracts do you take?</source>
        <translation>Które dwa Kontrakty bierzesz?</translation>
    </message>
</context>
<context>
    <name>CityDelegate</name>
    <message>
        <source>%1, chosen</source>
        <translation>%1, wybrane</translation>
    </message>
</context>
<context>
    <name>CityFace</name>
    <message>
        <source>%1: free</source>
        <translation>%1: wolne</translation>
    </message>
    <message>
        <source>no station</source>
        <translation>bez stacji</translation>
    </message>
    <message>
        <source>stations: %1</source>
        <translation>stacje: %1</translation>
    </message>
</context>
<context>
    <name>CityNameEntry</name>
    <message>
        <source>Name of the city</source>
        <translation>Nazwa miasta</translation>
    </message>
</context>
<context>
    <name>CompaniesModel</name>
    <message>
        <source>Network: %1</source>
        <translation>Sieć: %1</translation>
    </message>
    <message>
        <source>Permanent workers: %1 of %2</source>
        <translation>Pracownicy etatowi: %1 z %2</translation>
    </message>
    <message>
        <source>Seasonal workers: %1</source>
        <translation>Pracownicy sezonowi: %1</translation>
    </message>
    <message>
        <source>Robots: %1</source>
        <translation>Roboty: %1</translation>
    </message>
    <message>
        <source>Could supply now: %1</source>
        <translation>Może teraz zasilić: %1</translation>
    </message>
    <message>
        <source>Stations left on its board: %1</source>
        <translation>Stacje na planszetce: %1</translation>
    </message>
    <message>
        <source>%1 El. · %2</source>
        <translation>%1 El. · %2</translation>
    </message>
    <message>
        <source>Built power plants: %1, habitats: %2</source>
        <translation>Zbudowane elektrownie: %1, moduły mieszkalne: %2</translation>
    </message>
    <message>
        <source>%1 El.</source>
        <translation>%1 El.</translation>
    </message>
</context>
<context>
    <name>CompanyChip</name>
    <message>
        <source>%1 VP</source>
        <translation>%1 PZ</translation>
    </message>
    <message>
        <source>%1, %2, to decide now</source>
        <translation>%1, %2, teraz decyduje</translation>
    </message>
    <message>
        <source>What the Automa may do next</source>
        <translation>Co Automa może zrobić w następnej turze</translation>
    </message>
</context>
<context>
    <name>CompanyDetailModel</name>
    <message>
        <source>segment %1: %2</source>
        <translation>segment %1: %2</translation>
    </message>
    <message>
        <source>The architect is in the supply.</source>
        <translation>Architekt jest w zasobach.</translation>
    </message>
    <message>
        <source>The architect has been used this round.</source>
        <translation>Architekt został już użyty w tej rundzie.</translation>
    </message>
</context>
<context>
    <name>CompanyPage</name>
    <message>
        <source>Penstock is told only what others can see of this player; the rest lies on the table.</source>
        <translation>Penstock wie o tym graczu tylko to, co widzą inni; reszta leży na stole.</translation>
    </message>
    <message>
        <source>Construction wheel</source>
        <translation>Koło Budowy</translation>
    </message>
    <message>
        <source>Construction spaces used: %1 of 4</source>
        <translation>Użyte pola Budowy: %1 z 4</translation>
    </message>
    <message>
        <source>Structures and incomes</source>
        <translation>Konstrukcje i Przychody</translation>
    </message>
    <message>
        <source>Bonus on productions: +%1</source>
        <translation>Premia do produkcji: +%1</translation>
    </message>
    <message>
        <source>✓ In force: %1</source>
        <translation>✓ Działa: %1</translation>
    </message>
    <message>
        <source>With the third powerhouse: %1</source>
        <translation>Z trzecią Elektrownią: %1</translation>
    </message>
    <message>
        <source>Executive officer</source>
        <translation>Dyrektor Wykonawczy</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Contracts held</source>
        <translation>Posiadane Kontrakty</translation>
    </message>
    <message>
        <source>Contracts fulfilled</source>
        <translation>Zrealizowane Kontrakty</translation>
    </message>
    <message>
        <source>Technology tiles in the supply</source>
        <translation>Kafle Technologii w zasobach</translation>
    </message>
    <message>
        <source>External works fulfilled</source>
        <translation>Zrealizowane Zagraniczne Zlecenia</translation>
    </message>
    <message>
        <source>Private buildings with an own building</source>
        <translation>Prywatne Inwestycje z własnym Budynkiem</translation>
    </message>
    <message>
        <source>Power plants: %1 of %2 unlocked slots</source>
        <translation>Elektrownie: %1 na %2 odblokowanych miejscach</translation>
    </message>
    <message>
        <source>Habitats: %1 of %2 unlocked slots</source>
        <translation>Moduły mieszkalne: %1 na %2 odblokowanych miejscach</translation>
    </message>
    <message>
        <source>Card pool</source>
        <translation>Pula kart</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Struktura</translation>
    </message>
</context>
<context>
    <name>CompanySheet</name>
    <message>
        <source>empty</source>
        <translation>pusty</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otwarty</translation>
    </message>
    <message>
        <source>Bases: %1 of %2 built</source>
        <translation>Podstawy: zbudowano %1 z %2</translation>
    </message>
    <message>
        <source>Elevations: %1 of %2 built</source>
        <translation>Podwyższenia: zbudowano %1 z %2</translation>
    </message>
    <message>
        <source>Conduits: %1 of %2 built</source>
        <translation>Kanały: zbudowano %1 z %2</translation>
    </message>
    <message>
        <source>Powerhouses: %1 of %2 built</source>
        <translation>Elektrownie: zbudowano %1 z %2</translation>
    </message>
    <message>
        <source>Every drop that the river carries past an own powerhouse moves the energy marker by 1.</source>
        <translation>Każda Kropla Wody, którą rzeka niesie obok własnej Elektrowni, przesuwa znacznik Energii o 1 pole.</translation>
    </message>
    <message>
        <source>After a production another powerhouse may produce too, without any bonus or malus.</source>
        <translation>Po produkcji może produkować jeszcze jedna, inna Elektrownia, bez żadnych premii i kar.</translation>
    </message>
    <message>
        <source>After every production the energy marker moves 3 further; contracts do not see it.</source>
        <translation>Po każdej produkcji znacznik Energii przesuwa się o 3 pola dalej; nie liczy się to do Kontraktów.</translation>
    </message>
    <message>
        <source>Every contract asks for 3 energy less of a production.</source>
        <translation>Każdy Kontrakt wymaga od produkcji o 3 Energii mniej.</translation>
    </message>
    <message>
        <source>Buildings: %1 of %2 built</source>
        <translation>Budynki: zbudowano %1 z %2</translation>
    </message>
    <message>
        <source>After a production 1 drop may go into another own dam.</source>
        <translation>Po Produkcji 1 Kropla Wody może trafić do innej własnej Tamy.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>The same set-up at other times</source>
        <translation>To samo rozstawienie innym razem</translation>
    </message>
</context>
<context>
    <name>ContractPicture</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>Correction</name>
    <message>
        <source>%1, left %2: %3</source>
        <translation>%1, lewa %2: %3</translation>
    </message>
    <message>
        <source>%1, right %2: %3</source>
        <translation>%1, prawa %2: %3</translation>
    </message>
    <message>
        <source>Segment 1, the next to open</source>
        <translation>Segment 1, otworzy się następny</translation>
    </message>
    <message>
        <source>Segment %1</source>
        <translation>Segment %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Kontrakty</translation>
    </message>
    <message>
        <source>Tiles and wheel</source>
        <translation>Kafle i Koło Budowy</translation>
    </message>
    <message>
        <source>Engineers</source>
        <translation>Inżynierowie</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Dam and its elevations</source>
        <translation>Tama i jej Podwyższenia</translation>
    </message>
    <message>
        <source>Contract in hand</source>
        <translation>Posiadany Kontrakt</translation>
    </message>
    <message>
        <source>Fulfilled contract</source>
        <translation>Zrealizowany Kontrakt</translation>
    </message>
    <message>
        <source>National contract on display</source>
        <translation>Wyłożony Kontrakt Państwowy</translation>
    </message>
    <message>
        <source>Technology tile in the supply</source>
        <translation>Kafel Technologii w zasobach</translation>
    </message>
    <message>
        <source>Tile in the patent office</source>
        <translation>Kafel w Biurze Patentowym</translation>
    </message>
    <message>
        <source>What differs from the table?</source>
        <translation>Co się nie zgadza ze stołem?</translation>
    </message>
    <message>
        <source>now: %1</source>
        <translation>teraz: %1</translation>
    </message>
    <message>
        <source>Penstock does not keep this for them</source>
        <translation>Penstock nie śledzi tego u tej Spółki</translation>
    </message>
    <message>
        <source>This exists during the actions only</source>
        <translation>To istnieje tylko podczas fazy akcji</translation>
    </message>
    <message>
        <source>Leeghwater Project</source>
        <translation>Projekt Leeghwatera</translation>
    </message>
    <message>
        <source>Fulfilled external work</source>
        <translation>Zrealizowane Zagraniczne Zlecenie</translation>
    </message>
</context>
<context>
    <name>CorrectionFigure</name>
    <message>
        <source>was %1</source>
        <translation>było %1</translation>
    </message>
</context>
<context>
    <name>CorrectionFooter</name>
    <message>
        <source>Set what differs, then save it all at once.</source>
        <translation>Ustaw to, co się różni, i zapisz wszystko naraz.</translation>
    </message>
    <message>
        <source>Changes: %1. They are listed below the figures.</source>
        <translation>Liczba zmian: %1. Lista jest pod wartościami.</translation>
    </message>
    <message>
        <source>⊘ %1</source>
        <translation>⊘ %1</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>Brak zmian</translation>
    </message>
    <message>
        <source>Save the changes (%1)</source>
        <translation>Zapisz zmiany (%1)</translation>
    </message>
</context>
<context>
    <name>CorrectionPage</name>
    <message>
        <source>Correct the table</source>
        <translation>Korekta stołu</translation>
    </message>
    <message>
        <source>✓ Corrected: %1</source>
        <translation>✓ Poprawiono: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
</context>
<context>
    <name>CorrectionReasons</name>
    <message>
        <source>Why?</source>
        <translation>Dlaczego?</translation>
    </message>
</context>
<context>
    <name>CorrectionSummary</name>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>z: %1, na: %2</translation>
    </message>
    <message>
        <source>⊘ %1</source>
        <translation>⊘ %1</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Popraw</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Victory points, round by round</source>
        <translation>Punkty zwycięstwa po rundach</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Victory points, turn by turn</source>
        <translation>Punkty zwycięstwa po turach</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>Cities supplied, round by round</source>
        <translation>Zasilone miasta w kolejnych rundach</translation>
    </message>
</context>
<context>
    <name>DoneBar</name>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Cofnij: %1</translation>
    </message>
</context>
<context>
    <name>DraftBar</name>
    <message>
        <source>The page is empty again.</source>
        <translation>Strona jest znów pusta.</translation>
    </message>
    <message>
        <source>Your changes are discarded.</source>
        <translation>Zmiany zostały odrzucone.</translation>
    </message>
    <message>
        <source>You had begun to enter this play.</source>
        <translation>Wpisywanie tej rozgrywki zostało przerwane.</translation>
    </message>
    <message>
        <source>You had changed this, but not saved it.</source>
        <translation>Te zmiany nie są jeszcze zapisane.</translation>
    </message>
    <message>
        <source>Start anew</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Start anew with an empty page</source>
        <translation>Zacznij od nowa z pustą stroną</translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>Odrzuć zmiany</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Bring back what was entered</source>
        <translation>Przywróć to, co było wpisane</translation>
    </message>
</context>
<context>
    <name>EndPanel</name>
    <message>
        <source>For the history</source>
        <translation>Do historii</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Udostępnij wynik</translation>
    </message>
    <message>
        <source>Play this set-up again</source>
        <translation>Zagraj to rozstawienie jeszcze raz</translation>
    </message>
    <message>
        <source>Cities and money</source>
        <translation>Miasta i pieniądze</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Zdjęcie</translation>
    </message>
    <message>
        <source>Add a photo of the table</source>
        <translation>Dodaj zdjęcie stołu</translation>
    </message>
</context>
<context>
    <name>EnergySheet</name>
    <message>
        <source>Energy track</source>
        <translation>Tor Energii</translation>
    </message>
    <message>
        <source>If the round ended now</source>
        <translation>Gdyby runda skończyła się teraz</translation>
    </message>
    <message>
        <source>Tap a line to see why.</source>
        <translation>Dotknij wiersza, by zobaczyć dlaczego.</translation>
    </message>
    <message>
        <source>What the track gives</source>
        <translation>Co daje tor</translation>
    </message>
</context>
<context>
    <name>EnergyTrackView</name>
    <message>
        <source>Energy this round</source>
        <translation>Energia w tej rundzie</translation>
    </message>
    <message>
        <source>Full bonus from %1 energy.</source>
        <translation>Pełna Premia od %1 Energii.</translation>
    </message>
</context>
<context>
    <name>FactsPage</name>
    <message>
        <source>Printed on the pieces</source>
        <translation>Nadruki na elementach</translation>
    </message>
</context>
<context>
    <name>FigureField</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FigureSheetModel</name>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
</context>
<context>
    <name>FigureSteps</name>
    <message>
        <source>%1: one less</source>
        <translation>%1: o jeden mniej</translation>
    </message>
    <message>
        <source>%1: %2, enter it with keys</source>
        <translation>%1: %2, wpisz klawiszami</translation>
    </message>
    <message>
        <source>%1: one more</source>
        <translation>%1: o jeden więcej</translation>
    </message>
</context>
<context>
    <name>FilePlace</name>
    <message>
        <source>There is no such folder.</source>
        <translation>Nie ma takiego folderu.</translation>
    </message>
    <message>
        <source>Nothing can be saved in this folder.</source>
        <translation>W tym folderze nie można niczego zapisać.</translation>
    </message>
    <message>
        <source>The file needs a name.</source>
        <translation>Plik musi mieć nazwę.</translation>
    </message>
    <message>
        <source>A name of a file has none of these: %1</source>
        <translation>W nazwie pliku nie może być żadnego z tych znaków: %1</translation>
    </message>
</context>
<context>
    <name>FileSheet</name>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>FinaleModel</name>
    <message>
        <source>%1 wins</source>
        <translation>Wygrywa %1</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>Wspólne zwycięstwo: %1</translation>
    </message>
    <message>
        <source>%1 ahead of %2</source>
        <translation>Przewaga: %1 (drugie miejsce: %2)</translation>
    </message>
</context>
<context>
    <name>FinaleSheet</name>
    <message>
        <source>Where the points came from</source>
        <translation>Skąd są punkty</translation>
    </message>
</context>
<context>
    <name>ForecastSheet</name>
    <message>
        <source>Next turn if nothing changes</source>
        <translation>Następna tura, jeśli nic się nie zmieni</translation>
    </message>
    <message>
        <source>Tiles that may come: %1, each as likely as the others.</source>
        <translation>Kafle, które mogą się pojawić: %1, każdy równie prawdopodobny.</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 z %2: %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>by tile %1</source>
        <translation>kafel %1</translation>
    </message>
</context>
<context>
    <name>GameHeader</name>
    <message>
        <source>Undo: %1</source>
        <translation>Cofnij: %1</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nie ma czego cofnąć</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Ponów: %1</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nie ma czego ponowić</translation>
    </message>
    <message>
        <source>More: log, corrections, notes, help</source>
        <translation>Więcej: dziennik, poprawki, notatki, pomoc</translation>
    </message>
    <message>
        <source>This is an earlier table: go back to now first</source>
        <translation>To wcześniejszy stan stołu: najpierw wróć do obecnego</translation>
    </message>
</context>
<context>
    <name>GameLogModel</name>
    <message>
        <source>The table as it was set up</source>
        <translation>Stół po przygotowaniu gry</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Undo: %1</source>
        <translation>Cofnij: %1</translation>
    </message>
    <message>
        <source>The last entry turned something over that everybody has seen.</source>
        <translation>Ostatni wpis odkrył coś, co wszyscy już widzieli.</translation>
    </message>
    <message>
        <source>Undo the whole turn</source>
        <translation>Cofnij całą turę</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Ponów: %1</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Correct the table</source>
        <translation>Korekta stołu</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Undo and redo wait until you return to now: this is an earlier table.</source>
        <translation>To wcześniejszy stan stołu: cofać i ponawiać można po powrocie do obecnego.</translation>
    </message>
    <message>
        <source>Play this set-up again</source>
        <translation>Zagraj to rozstawienie jeszcze raz</translation>
    </message>
</context>
<context>
    <name>GameOverPanel</name>
    <message>
        <source>Objective: %1</source>
        <translation>Cel: %1</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>The table: contracts, milestones, end of the game</source>
        <translation>Stół: kontrakty, sukcesy, koniec gry</translation>
    </message>
    <message>
        <source>The table: energy, objective, contracts, patents, action spaces</source>
        <translation>Stół: Energia, Cel, Kontrakty, patenty, pola akcji</translation>
    </message>
</context>
<context>
    <name>GamePanel</name>
    <message>
        <source>Skip the drops</source>
        <translation>Pomiń ruch Kropel Wody</translation>
    </message>
</context>
<context>
    <name>GameTable</name>
    <message>
        <source>This game is only in memory, because the store cannot be written to. It is written as soon as that is possible.</source>
        <translation>Ta gra jest tylko w pamięci, bo nie można zapisać pliku z grami. Zostanie zapisana, gdy tylko będzie to możliwe.</translation>
    </message>
    <message>
        <source>Another program has played on in this game. What was played here goes on as a game of its own.</source>
        <translation>Inny program grał dalej w tę grę. To, co rozegrano tutaj, toczy się dalej jako osobna gra.</translation>
    </message>
    <message>
        <source>%1 The game goes on in memory and is written as soon as that is possible.</source>
        <translation>%1 Gra toczy się dalej w pamięci i zostanie zapisana, gdy tylko będzie to możliwe.</translation>
    </message>
    <message>
        <source>%1, and %2 more</source>
        <translation>%1 i jeszcze %2</translation>
    </message>
</context>
<context>
    <name>GameTables</name>
    <message>
        <source>This game is no longer there.</source>
        <translation>Tej gry już nie ma.</translation>
    </message>
    <message>
        <source>%1–%2 players</source>
        <translation>%1–%2 graczy</translation>
    </message>
</context>
<context>
    <name>HelpGamesPage</name>
    <message>
        <source>Rules help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>What the signs mean, and the rules in short, in our own words. The rulebook stays the authority.</source>
        <translation>Co znaczą symbole i zasady w skrócie, naszymi słowami. Rozstrzyga instrukcja gry.</translation>
    </message>
</context>
<context>
    <name>HelpModel</name>
    <message>
        <source>Signs: supply and points</source>
        <translation>Znaki: zasoby i punkty</translation>
    </message>
    <message>
        <source>Signs: water and map</source>
        <translation>Znaki: woda i Mapa</translation>
    </message>
    <message>
        <source>Signs: structures and tiles</source>
        <translation>Znaki: Konstrukcje i kafle</translation>
    </message>
    <message>
        <source>Signs: players and table</source>
        <translation>Znaki: gracze i stół</translation>
    </message>
    <message>
        <source>The phases of a round</source>
        <translation>Fazy rundy</translation>
    </message>
    <message>
        <source>The management board</source>
        <translation>Plansza Zarządu</translation>
    </message>
    <message>
        <source>The levels of an Automa</source>
        <translation>Poziomy trudności Automy</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Punkty Zwycięstwa</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <source>Moves the marker on the energy track; on a contract: what one production has to yield.</source>
        <translation>Przesuwa znacznik na torze Energii; na Kontrakcie: tyle musi dać jedna produkcja.</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Produkcja</translation>
    </message>
    <message>
        <source>Water from a dam runs through a conduit into a powerhouse: drops times the value, plus the bonus.</source>
        <translation>Woda z Tamy płynie Kanałem do Elektrowni: liczba Kropel razy wartość Kanału, plus premia.</translation>
    </message>
    <message>
        <source>Engineer</source>
        <translation>Inżynier</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>Kredyt</translation>
    </message>
    <message>
        <source>The money; an Automa pays and earns VP instead.</source>
        <translation>Pieniądze; Automa płaci i zarabia zamiast nich PZ.</translation>
    </message>
    <message>
        <source>Excavator</source>
        <translation>Koparka</translation>
    </message>
    <message>
        <source>Concrete mixer</source>
        <translation>Betoniarka</translation>
    </message>
    <message>
        <source>Any machine</source>
        <translation>Dowolna Maszyna</translation>
    </message>
    <message>
        <source>An excavator or a mixer, as you like.</source>
        <translation>Koparka lub Betoniarka, do wyboru.</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Koło Budowy</translation>
    </message>
    <message>
        <source>Turn the construction wheel by so many segments; what the opened ones hold comes back.</source>
        <translation>Obróć Koło Budowy o tyle segmentów; zawartość otwartych wraca do zasobów.</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>One production with enough energy fulfils it and earns its reward.</source>
        <translation>Jedna produkcja z wystarczającą Energią realizuje go i daje nagrodę.</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Kropla Wody</translation>
    </message>
    <message>
        <source>One measure of water.</source>
        <translation>Jedna miarka wody.</translation>
    </message>
    <message>
        <source>Waiting drop</source>
        <translation>Czekająca Kropla</translation>
    </message>
    <message>
        <source>Put on a headstream of your choice; it runs in the water flow phase.</source>
        <translation>Kładziesz ją na wybranym Źródle; spłynie w fazie Spływu Wody.</translation>
    </message>
    <message>
        <source>Flowing drop</source>
        <translation>Płynąca Kropla</translation>
    </message>
    <message>
        <source>Put on a headstream of your choice; it runs at once.</source>
        <translation>Kładziesz ją na wybranym Źródle; spływa od razu.</translation>
    </message>
    <message>
        <source>Fill the dam</source>
        <translation>Napełnij Tamę</translation>
    </message>
    <message>
        <source>The dam that was raised is full at once.</source>
        <translation>Podwyższona Tama od razu jest pełna.</translation>
    </message>
    <message>
        <source>Headstream</source>
        <translation>Źródło</translation>
    </message>
    <message>
        <source>Basin</source>
        <translation>Zbiornik</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Góry</translation>
    </message>
    <message>
        <source>The upper band of the map: basins 1 to 4.</source>
        <translation>Górny pas Mapy: zbiorniki od 1 do 4.</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Wzgórza</translation>
    </message>
    <message>
        <source>The middle band of the map: basins 5 to 7.</source>
        <translation>Środkowy pas Mapy: zbiorniki od 5 do 7.</translation>
    </message>
    <message>
        <source>Plains</source>
        <translation>Równiny</translation>
    </message>
    <message>
        <source>The lower band of the map: basins 8 to 12.</source>
        <translation>Dolny pas Mapy: zbiorniki od 8 do 12.</translation>
    </message>
    <message>
        <source>Red outline</source>
        <translation>Czerwony obrys</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Podstawa</translation>
    </message>
    <message>
        <source>A dam of level 1: it holds one drop.</source>
        <translation>Tama poziomu 1: mieści jedną Kroplę.</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>Podwyższenie</translation>
    </message>
    <message>
        <source>Conduit</source>
        <translation>Kanał</translation>
    </message>
    <message>
        <source>Powerhouse</source>
        <translation>Elektrownia</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Uniwersalny</translation>
    </message>
    <message>
        <source>A technology tile that builds any structure.</source>
        <translation>Kafel Technologii, który buduje dowolną Konstrukcję.</translation>
    </message>
    <message>
        <source>Advanced tile</source>
        <translation>Kafel Zaawansowanej Technologii</translation>
    </message>
    <message>
        <source>A technology tile from the patent office: it builds like a basic one and can do something besides.</source>
        <translation>Kafel Technologii z Biura Patentowego: buduje jak podstawowy i potrafi coś jeszcze.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>A person at the table.</source>
        <translation>Osoba przy stole.</translation>
    </message>
    <message>
        <source>Automa</source>
        <translation>Automa</translation>
    </message>
    <message>
        <source>A company that plays by its tiles; Penstock decides for it and tells you what to move.</source>
        <translation>Spółka, która gra według swoich kafli; Penstock decyduje za nią i mówi, co przesunąć.</translation>
    </message>
    <message>
        <source>Executive officer</source>
        <translation>Dyrektor Wykonawczy</translation>
    </message>
    <message>
        <source>Gives the company an ability for the whole game.</source>
        <translation>Daje Spółce zdolność na całą grę.</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Kolejność graczy</translation>
    </message>
    <message>
        <source>Income and headstreams</source>
        <translation>Przychód i Źródła</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Akcje</translation>
    </message>
    <message>
        <source>One action each in turn order until nobody has engineers left.</source>
        <translation>Po jednej akcji w kolejności graczy, aż nikt nie będzie miał Inżynierów.</translation>
    </message>
    <message>
        <source>Water flow</source>
        <translation>Spływ Wody</translation>
    </message>
    <message>
        <source>Waiting drops run down the rivers until a dam with room holds them or they leave the map.</source>
        <translation>Czekające Krople spływają rzekami, aż zatrzyma je Tama z wolnym miejscem albo opuszczą Mapę.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>End of the round</source>
        <translation>Koniec rundy</translation>
    </message>
    <message>
        <source>New turn order, energy markers back to the start, engineers home, new advanced tiles.</source>
        <translation>Nowa kolejność graczy, znaczniki Energii na start, Inżynierowie wracają, nowe kafle Zaawansowanej Technologii.</translation>
    </message>
    <message>
        <source>Turbine station</source>
        <translation>Stacja Turbin</translation>
    </message>
    <message>
        <source>Water management</source>
        <translation>Gospodarka Wodna</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>One credit for every engineer you put there; always free to use.</source>
        <translation>Jeden Kredyt za każdego umieszczonego Inżyniera; zawsze dostępny.</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Warsztat</translation>
    </message>
    <message>
        <source>Machinery shop</source>
        <translation>Dostawca Maszyn</translation>
    </message>
    <message>
        <source>Contract office</source>
        <translation>Dział Handlowy</translation>
    </message>
    <message>
        <source>Patent office</source>
        <translation>Biuro Patentowe</translation>
    </message>
    <message>
        <source>Construction</source>
        <translation>Budowa</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niski</translation>
    </message>
    <message>
        <source>No incomes and no bonus of powerhouses: for first games.</source>
        <translation>Bez Przychodów i bez premii za Elektrownie: na pierwsze gry.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średni</translation>
    </message>
    <message>
        <source>With incomes and bonuses, without special abilities.</source>
        <translation>Z Przychodami i premiami, bez specjalnych zdolności.</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Wysoki</translation>
    </message>
    <message>
        <source>Also uses what its advanced tiles can do and the ability of its third powerhouse.</source>
        <translation>Korzysta też z efektów kafli Zaawansowanej Technologii i ze zdolności trzeciej Elektrowni.</translation>
    </message>
    <message>
        <source>Very high</source>
        <translation>Bardzo wysoki</translation>
    </message>
    <message>
        <source>Has an executive officer besides.</source>
        <translation>Ma do tego Dyrektora Wykonawczego.</translation>
    </message>
    <message>
        <source>Marks on the map</source>
        <translation>Oznaczenia na Mapie</translation>
    </message>
    <message>
        <source>Who has most of them at the end wins; among equals, who made more energy in round 5.</source>
        <translation>Kto ma ich najwięcej na końcu, wygrywa; przy remisie ten, kto ma więcej Energii w rundzie 5.</translation>
    </message>
    <message>
        <source>Pays for actions and comes home when the round ends. Every company has 12.</source>
        <translation>Wykonuje akcje i wraca na koniec rundy. Każda Spółka ma ich 12.</translation>
    </message>
    <message>
        <source>A machine that waits on the wheel until its segment opens. A base costs 3 in the plains, 4 in the hills and 5 in the mountains, a conduit twice its value.</source>
        <translation>Maszyna, która czeka na Kole Budowy, aż otworzy się jej segment. Podstawa kosztuje 3 na Równinach, 4 na Wzgórzach i 5 w Górach, Kanał dwa razy tyle, ile wynosi jego wartość.</translation>
    </message>
    <message>
        <source>A machine that waits on the wheel too. An elevation costs 2 in the plains, 3 in the hills and 4 in the mountains; the powerhouses cost 2, 3, 4 and 5.</source>
        <translation>Maszyna, która także czeka na Kole Budowy. Podwyższenie kosztuje 2 na Równinach, 3 na Wzgórzach i 4 w Górach; kolejne Elektrownie kosztują 2, 3, 4 i 5.</translation>
    </message>
    <message>
        <source>Where new water comes from; its tile says how much in each of the rounds 1 to 4.</source>
        <translation>Stąd bierze się nowa woda; kafel mówi, ile w każdej z rund od 1 do 4.</translation>
    </message>
    <message>
        <source>A place of the map with spaces for dams, conduits or powerhouses. A company has at most one base and one powerhouse in it.</source>
        <translation>Miejsce na Mapie z polami na Tamy, Kanały lub Elektrownie. Spółka może mieć w nim najwyżej jedną Podstawę i jedną Elektrownię.</translation>
    </message>
    <message>
        <source>Using such a space costs 3 credits more; an elevation never does. An Automa pays 3 VP on the map and nothing on the boards.</source>
        <translation>Użycie takiego pola kosztuje o 3 Kredyty więcej; Podwyższenia to nie dotyczy. Automa płaci na Mapie 3 PZ, a na planszach nic.</translation>
    </message>
    <message>
        <source>Thick frame</source>
        <translation>Gruba ramka</translation>
    </message>
    <message>
        <source>Hatching</source>
        <translation>Kreskowanie</translation>
    </message>
    <message>
        <source>What a rule refuses.</source>
        <translation>Tego nie pozwalają zasady.</translation>
    </message>
    <message>
        <source>What the Automa had in question at that step.</source>
        <translation>To Automa brała pod uwagę w tym kroku.</translation>
    </message>
    <message>
        <source>Double ring</source>
        <translation>Podwójna obwódka</translation>
    </message>
    <message>
        <source>Raises an own dam by one level, up to level 3; a dam holds as many drops as its level.</source>
        <translation>Podnosi własną Tamę o jeden poziom, najwyżej do 3; Tama mieści tyle Kropel, ile wynosi jej poziom.</translation>
    </message>
    <message>
        <source>Leads water to a powerhouse; its value multiplies the drops. For every drop of another company you get 1 credit from it and 1 VP.</source>
        <translation>Prowadzi wodę do Elektrowni; jego wartość mnoży Krople. Za każdą Kroplę innej Spółki dostajesz od niej 1 Kredyt i zdobywasz 1 PZ.</translation>
    </message>
    <message>
        <source>Turns water into energy. From the second on productions yield 1 more, with the fourth 3 more; the third brings the ability of the company.</source>
        <translation>Zamienia wodę w Energię. Od drugiej produkcja daje o 1 więcej, z czwartą o 3 więcej; trzecia włącza zdolność Spółki.</translation>
    </message>
    <message>
        <source>What is compared at the end of the game: 15, 10 and 5 VP for the first three places, 20, 15 and 10 for an Automa. Equal ones share the points of their places, rounded up.</source>
        <translation>To, co porównuje się na końcu gry: 15, 10 i 5 PZ za trzy pierwsze miejsca, dla Automy 20, 15 i 10. Remisujący dzielą się punktami zajętych miejsc, z zaokrągleniem w górę.</translation>
    </message>
    <message>
        <source>Who has made least energy goes first in the next round; equal ones change places.</source>
        <translation>Kto wyprodukował najmniej Energii, zaczyna następną rundę; remisujący zamieniają się miejscami.</translation>
    </message>
    <message>
        <source>Everybody gets the incomes uncovered on the company board; the headstreams get their drops, but not in round 5.</source>
        <translation>Wszyscy dostają Przychody odsłonięte na planszy Spółki; na Źródła trafiają Krople, ale nie w rundzie 5.</translation>
    </message>
    <message>
        <source>Most energy: 6 VP, second: 2 VP; equal first ones share 8, equal second ones get 1 each. The track pays 1 to 8 credits; without any energy it is 3 credits and 3 VP are lost. The tile of the round rewards what it shows from 6 energy on, with 4 VP less for each section behind.</source>
        <translation>Najwięcej Energii: 6 PZ, drugie miejsce: 2 PZ; remisujący na pierwszym dzielą się 8 PZ, na drugim dostają po 1 PZ. Tor daje od 1 do 8 Kredytów; bez żadnej Energii są to 3 Kredyty i strata 3 PZ. Kafel Premii nagradza to, co pokazuje, od 6 Energii, z karą 4 PZ za każdą brakującą sekcję.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>After the scoring of round 5: the objective, then 1 VP for every 5 machines and credits in the supply and 1 VP for every drop in own dams.</source>
        <translation>Po Punktacji rundy 5: Cel, potem 1 PZ za każde 5 Maszyn i Kredytów w zasobach oraz 1 PZ za każdą Kroplę we własnych Tamach.</translation>
    </message>
    <message>
        <source>Produce energy; the space adds from 2 down to -2.</source>
        <translation>Produkcja Energii; pole dodaje od +2 do −2.</translation>
    </message>
    <message>
        <source>Put two waiting drops on headstreams, or one that flows.</source>
        <translation>Połóż na Źródłach dwie czekające Krople albo jedną płynącą.</translation>
    </message>
    <message>
        <source>Turn your construction wheel: by 1 for nothing, by 2 for 2 credits, by 3 for 5.</source>
        <translation>Obróć Koło Budowy: o 1 za darmo, o 2 za 2 Kredyty, o 3 za 5.</translation>
    </message>
    <message>
        <source>Buy an excavator for 2 credits, any machine for 4 or one of each for 5.</source>
        <translation>Kup Koparkę za 2 Kredyty, dowolną Maszynę za 4 albo po jednej z każdej za 5.</translation>
    </message>
    <message>
        <source>Take one open contract, or two for 1 credit; hold no more than three.</source>
        <translation>Weź jeden odkryty Kontrakt albo dwa za 1 Kredyt; miej najwyżej trzy.</translation>
    </message>
    <message>
        <source>Buy one of the open advanced tiles for 5 credits.</source>
        <translation>Kup jeden z odkrytych kafli Zaawansowanej Technologii za 5 Kredytów.</translation>
    </message>
    <message>
        <source>On your own board: put a tile and the machines on the wheel, turn it by one, build. The four of a round take 1, 2, 3 and 3 engineers, the last one 3 credits too.</source>
        <translation>Na własnej planszy: połóż kafel i Maszyny na Kole Budowy, obróć je o jeden segment, buduj. Cztery budowy rundy wymagają 1, 2, 3 i 3 Inżynierów, ostatnia także 3 Kredytów.</translation>
    </message>
    <message>
        <source>What can be chosen, with its cost; a + after a powerhouse&apos;s cost: credits besides. A tick stands on what was chosen.</source>
        <translation>To można wybrać; obok stoi koszt, a + przy koszcie Elektrowni oznacza też Kredyty. To, co wybrano, ma znak ✓.</translation>
    </message>
    <message>
        <source>Broken frame with ?</source>
        <translation>Przerywana ramka z ?</translation>
    </message>
    <message>
        <source>What the step on the screen is about, and with a tick what the Automa chose.</source>
        <translation>Tego dotyczy krok na ekranie, a ze znakiem ✓: to wybrała Automa.</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Budynek</translation>
    </message>
    <message>
        <source>External work</source>
        <translation>Zagraniczne Zlecenie</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Niedozwolone</translation>
    </message>
    <message>
        <source>A rule refuses it; a tap on it says why.</source>
        <translation>Nie pozwala na to zasada; dotknięcie mówi dlaczego.</translation>
    </message>
    <message>
        <source>The Leeghwater Project</source>
        <translation>Projekt Leeghwatera</translation>
    </message>
    <message>
        <source>Two engineers and the machines shown, which go to the general supply for good; the reward comes at once. Three lie open in each round, from pile A, then B, then C.</source>
        <translation>Dwóch Inżynierów i wskazane Maszyny, które na stałe trafiają do zasobów ogólnych; nagroda jest natychmiastowa. W każdej rundzie leżą odkryte trzy, ze stosu A, potem B, potem C.</translation>
    </message>
    <message>
        <source>The fifth structure: a construction with a building tile and both kinds of machines puts it on a private building, at most one of a company on each. The last two slots cost 3 credits.</source>
        <translation>Piąta Konstrukcja: Budowa kaflem Budynku i Maszynami obu rodzajów stawia go na Prywatnej Inwestycji, najwyżej jeden Budynek Spółki na każdej. Dwa ostatnie miejsca kosztują 3 Kredyty.</translation>
    </message>
    <message>
        <source>Private building</source>
        <translation>Prywatna Inwestycja</translation>
    </message>
    <message>
        <source>Who has a building there may use its action once a round and scores its VP at the end.</source>
        <translation>Kto ma tam Budynek, może raz na rundę skorzystać z akcji i na koniec zdobywa PZ.</translation>
    </message>
    <message>
        <source>Closed space</source>
        <translation>Zamknięte pole</translation>
    </message>
    <message>
        <source>Once an Automa has built on a private building, its left space is closed to everybody for the rest of the game.</source>
        <translation>Gdy Automa zbuduje Budynek na Prywatnej Inwestycji, jej lewe pole jest zamknięte dla wszystkich do końca gry.</translation>
    </message>
    <message>
        <source>Architect</source>
        <translation>Architekt</translation>
    </message>
    <message>
        <source>One of Tommaso Battista&apos;s engineers: alone on a space for one he brings another turn at once.</source>
        <translation>Jeden z Inżynierów Tommasa Battisty: sam na polu dla jednego Inżyniera daje natychmiast kolejną turę.</translation>
    </message>
    <message>
        <source>Rule numbers</source>
        <translation>Numery zasad</translation>
    </message>
    <message>
        <source>What the numbers are</source>
        <translation>Czym są te numery</translation>
    </message>
    <message>
        <source>Penstock numbers the rules it follows, so that they can be named: B for those of the game, A for those of the Automa, C for its criteria. The rulebook has no such numbers.</source>
        <translation>Penstock numeruje zasady, których przestrzega, aby można je było nazwać: B to zasady gry, A zasady Automy, C jej kryteria. W instrukcji nie ma takich numerów.</translation>
    </message>
    <message>
        <source>Of systems that yield as much the one with a neutral dam produces, then the one whose conduit comes first from the code on.</source>
        <translation>Z systemów dających tyle samo produkuje ten z neutralną Tamą, a potem ten, którego Kanał jest pierwszy, licząc od kodu.</translation>
    </message>
    <message>
        <source>Only one space is possible: it builds there.</source>
        <translation>Możliwe jest tylko jedno pole: tam buduje.</translation>
    </message>
    <message>
        <source>Third structure: only one place would complete a system of dam, conduit and powerhouse, so it builds there.</source>
        <translation>Trzecia budowla: tylko jedno miejsce domyka system z Tamy, Kanału i Elektrowni, więc tam buduje.</translation>
    </message>
    <message>
        <source>The three criteria of the criteria tile, from top to bottom: each keeps only the spaces that meet it, if there are any.</source>
        <translation>Trzy kryteria z kafla kryteriów, od góry do dołu: każde zostawia tylko pola, które je spełniają, jeśli takie są.</translation>
    </message>
    <message>
        <source>Criteria for bases and elevations: 1 most valuable conduit, 2 most drops, 3 red outline, 4 below a powerhouse, 5 own dam downstream, else no opponent&apos;s, 6 own powerhouse linked.</source>
        <translation>Kryteria dla Podstaw i Podwyższeń: 1 Kanał o najwyższej wartości, 2 najwięcej Kropel Wody, 3 czerwony obrys, 4 Elektrownia w górze rzeki, 5 własna Tama w dole rzeki, w przeciwnym wypadku nie Tama przeciwnika, 6 połączenie z własną Elektrownią.</translation>
    </message>
    <message>
        <source>Criteria for conduits: 1 highest value, 2 second highest value, 3 and 4 whose dam it starts from, 5 and 6 whose powerhouse it leads to.</source>
        <translation>Kryteria dla Kanałów: 1 najwyższa wartość, 2 druga najwyższa wartość, 3 i 4 czyja jest Tama na początku, 5 i 6 czyja jest Elektrownia na końcu.</translation>
    </message>
    <message>
        <source>Criteria for powerhouses: 1 most valuable conduit, 2 plains, 3 hills basin shown, 4 feeds own dam, else not an opponent&apos;s, 5 own dam linked, 6 feeds no opponent&apos;s dam, else own.</source>
        <translation>Kryteria dla Elektrowni: 1 Kanał o najwyższej wartości, 2 Równiny, 3 wskazany zbiornik na Wzgórzach, 4 spływ do własnej Tamy, w przeciwnym wypadku nie do Tamy przeciwnika, 5 połączenie z własną Tamą, 6 spływ nie do Tamy przeciwnika, w przeciwnym wypadku do własnej.</translation>
    </message>
    <message>
        <source>Of two spaces in one basin the one without a red outline is taken, unless a criterion wants the outline.</source>
        <translation>Z dwóch pól w jednym zbiorniku wybierane jest to bez czerwonego obrysu, chyba że kryterium chce obrysu.</translation>
    </message>
    <message>
        <source>Code: if several spaces are left, it counts upwards from the code at the foot of the criteria tile and takes the first it meets.</source>
        <translation>Kod: jeśli zostaje kilka pól, liczy w górę od kodu na dole kafla kryteriów i bierze pierwsze napotkane.</translation>
    </message>
    <message>
        <source>Building: the first one that is possible, from the top or from the bottom as the arrow points.</source>
        <translation>Budynek: pierwszy możliwy, od góry lub od dołu, jak pokazuje strzałka.</translation>
    </message>
    <message>
        <source>What an Automa has from the level High on: the ability of its third powerhouse (8.1), the effects of advanced tiles (8.2), at Very high an officer (8.3).</source>
        <translation>Co Automa ma od poziomu wysokiego: zdolność trzeciej Elektrowni (8.1), efekty kafli Zaawansowanych Technologii (8.2), a na bardzo wysokim Dyrektora Wykonawczego (8.3).</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Signs and help</source>
        <translation>Znaki i pomoc</translation>
    </message>
</context>
<context>
    <name>HireSection</name>
    <message>
        <source>No power plant on the company board yet.</source>
        <translation>Na planszetce firmy nie ma jeszcze elektrowni.</translation>
    </message>
    <message>
        <source>%1 runs: %2</source>
        <translation>%1 działa: %2</translation>
    </message>
    <message>
        <source>Make a robot on the Robots card</source>
        <translation>Zbuduj robota na karcie „Roboty”</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Przychód</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Kontrakty</translation>
    </message>
    <message>
        <source>Conduits</source>
        <translation>Kanały</translation>
    </message>
    <message>
        <source>Cost of actions</source>
        <translation>Koszt akcji</translation>
    </message>
    <message>
        <source>Surcharges</source>
        <translation>Dopłaty</translation>
    </message>
    <message>
        <source>Replaced machines</source>
        <translation>Zastąpione maszyny</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Technology tiles</source>
        <translation>Kafle Technologii</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Produkcja</translation>
    </message>
    <message>
        <source>Abilities</source>
        <translation>Zdolności</translation>
    </message>
    <message>
        <source>Passing water</source>
        <translation>Przepływ wody</translation>
    </message>
    <message>
        <source>Contract office</source>
        <translation>Dział Handlowy</translation>
    </message>
    <message>
        <source>Officer&apos;s fee</source>
        <translation>Opłata za Dyrektora</translation>
    </message>
    <message>
        <source>Energy ranking</source>
        <translation>Kolejność energii</translation>
    </message>
    <message>
        <source>Energy track</source>
        <translation>Tor Energii</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Kafle Premii</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Zasoby</translation>
    </message>
    <message>
        <source>Water in dams</source>
        <translation>Woda w Tamach</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Poprawki</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Kamienie milowe</translation>
    </message>
    <message>
        <source>Government buildings</source>
        <translation>Budynki rządowe</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Miasta</translation>
    </message>
    <message>
        <source>Automa</source>
        <translation>Automa</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 godz. %2 min</translation>
    </message>
    <message>
        <source>Objective: %1</source>
        <translation>Cel: %1</translation>
    </message>
    <message>
        <source>Objective: %1 (%2)</source>
        <translation>Cel: %1 (%2)</translation>
    </message>
    <message>
        <source>Bonus tiles: %1</source>
        <translation>Kafle Premii: %1</translation>
    </message>
    <message>
        <source>During the game</source>
        <translation>W trakcie gry</translation>
    </message>
    <message>
        <source>Private buildings</source>
        <translation>Prywatne Inwestycje</translation>
    </message>
    <message>
        <source>Priority goal</source>
        <translation>Cel priorytetowy</translation>
    </message>
    <message>
        <source>Energized buildings</source>
        <translation>Zasilone budynki</translation>
    </message>
    <message>
        <source>Income tracks</source>
        <translation>Tory dochodu</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>External works</source>
        <translation>Zagraniczne Zlecenia</translation>
    </message>
    <message>
        <source>Actions of private buildings</source>
        <translation>Akcje Prywatnych Inwestycji</translation>
    </message>
    <message>
        <source>under a minute</source>
        <translation>poniżej minuty</translation>
    </message>
</context>
<context>
    <name>HistoryFilterModel</name>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrana</translation>
    </message>
</context>
<context>
    <name>HistoryFilterPanel</name>
    <message>
        <source>From the day</source>
        <translation>Od dnia</translation>
    </message>
    <message>
        <source>from 2026-01-31</source>
        <translation>od 2026-01-31</translation>
    </message>
    <message>
        <source>Up to the day</source>
        <translation>Do dnia</translation>
    </message>
    <message>
        <source>to 2026-12-31</source>
        <translation>do 2026-12-31</translation>
    </message>
    <message>
        <source>Show all again</source>
        <translation>Pokaż znów wszystkie</translation>
    </message>
</context>
<context>
    <name>HistoryHeader</name>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>Add a play</source>
        <translation>Dodaj grę</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Search names, places, comments</source>
        <translation>Szukaj imion, miejsc, uwag</translation>
    </message>
    <message>
        <source>Hide the filter</source>
        <translation>Ukryj filtr</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtr</translation>
    </message>
    <message>
        <source>Plays: %1 of %2</source>
        <translation>Rozgrywki: %1 z %2</translation>
    </message>
    <message>
        <source>Plays: %1</source>
        <translation>Rozgrywki: %1</translation>
    </message>
    <message>
        <source>No game has been finished yet. The result of every game played to its end stands here.</source>
        <translation>Żadnej gry jeszcze nie ukończono. Tu znajdzie się wynik każdej gry rozegranej do końca.</translation>
    </message>
    <message>
        <source>No play fits. Search for less, or show all again.</source>
        <translation>Żadna rozgrywka nie pasuje. Skróć szukany tekst albo pokaż znów wszystkie.</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
</context>
<context>
    <name>HomeContinue</name>
    <message>
        <source>Continue: %1</source>
        <translation>Graj dalej: %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Graj dalej</translation>
    </message>
</context>
<context>
    <name>HomeLinks</name>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historia</translation>
    </message>
    <message>
        <source>Rules help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Notes punktów</translation>
    </message>
    <message>
        <source>Add up the points after a game</source>
        <translation>Zlicz punkty po grze</translation>
    </message>
    <message>
        <source>Results and statistics</source>
        <translation>Wyniki i statystyki</translation>
    </message>
    <message>
        <source>Last: %1</source>
        <translation>Ostatnio: %1</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Jeszcze żadnej</translation>
    </message>
    <message>
        <source>All finished</source>
        <translation>Wszystkie zakończone</translation>
    </message>
    <message>
        <source>In progress: %1</source>
        <translation>W toku: %1</translation>
    </message>
    <message>
        <source>Signs and rules of each game</source>
        <translation>Symbole i zasady każdej gry</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Home</source>
        <translation>Strona główna</translation>
    </message>
</context>
<context>
    <name>HomeRunning</name>
    <message>
        <source>Also in progress</source>
        <translation>Także w toku</translation>
    </message>
</context>
<context>
    <name>HomeScene</name>
    <message>
        <source>Penstock</source>
        <translation>Penstock</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>About</source>
        <translation>O programie</translation>
    </message>
</context>
<context>
    <name>HomeShelf</name>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
</context>
<context>
    <name>HomeTile</name>
    <message>
        <source>New game: %1</source>
        <translation>Nowa gra: %1</translation>
    </message>
</context>
<context>
    <name>HomeWelcome</name>
    <message>
        <source>Penstock joins your board game: it plays the missing opponent, does the sums and loses nothing.</source>
        <translation>Penstock dołącza do gry planszowej: gra za brakującego przeciwnika, liczy i niczego nie gubi.</translation>
    </message>
    <message>
        <source>Start a game of %1</source>
        <translation>Zacznij grę: %1</translation>
    </message>
</context>
<context>
    <name>Json</name>
    <message>
        <source>The file is empty.</source>
        <translation>Plik jest pusty.</translation>
    </message>
    <message>
        <source>Line %1 is not valid JSON: %2.</source>
        <translation>Wiersz %1 nie jest poprawnym JSON-em: %2.</translation>
    </message>
    <message>
        <source>The file does not hold one JSON object.</source>
        <translation>Plik nie zawiera jednego obiektu JSON.</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; stands twice in one object.</source>
        <translation>Klucz „%1” występuje w jednym obiekcie dwa razy.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is already at %2.</source>
        <translation>„%1” jest już w miejscu %2.</translation>
    </message>
    <message>
        <source>This has to be a whole number from %1 to %2.</source>
        <translation>To musi być liczba całkowita od %1 do %2.</translation>
    </message>
    <message>
        <source>This has to be true or false.</source>
        <translation>To musi być true albo false.</translation>
    </message>
    <message>
        <source>This has to be a text in quotes.</source>
        <translation>To musi być tekst w cudzysłowie.</translation>
    </message>
    <message>
        <source>This has to be a list.</source>
        <translation>To musi być lista.</translation>
    </message>
    <message>
        <source>This list has to have %1 entries.</source>
        <translation>Wymagana liczba pozycji tej listy: %1.</translation>
    </message>
    <message>
        <source>This list has to have %1 to %2 entries.</source>
        <translation>Wymagana liczba pozycji tej listy: od %1 do %2.</translation>
    </message>
    <message>
        <source>This has to be an object in braces.</source>
        <translation>To musi być obiekt w nawiasach klamrowych.</translation>
    </message>
    <message>
        <source>There is no such key.</source>
        <translation>Nie ma takiego klucza.</translation>
    </message>
    <message>
        <source>This key is missing.</source>
        <translation>Brakuje tego klucza.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation>Plik jest większy niż %1 MiB.</translation>
    </message>
    <message>
        <source>The file has too many parts.</source>
        <translation>Plik ma zbyt wiele części.</translation>
    </message>
</context>
<context>
    <name>KnownMapModel</name>
    <message>
        <source>no connection yet</source>
        <translation>jeszcze bez połączeń</translation>
    </message>
    <message>
        <source>No city is known yet.</source>
        <translation>Nie znamy jeszcze żadnego miasta.</translation>
    </message>
    <message>
        <source>Cities: %1 · connections: %2 (the box has %3 tokens for them).</source>
        <translation>Miasta: %1 · połączenia: %2 (w pudełku jest na nie %3 żetonów).</translation>
    </message>
    <message>
        <source>New games can use it.</source>
        <translation>Można jej używać w nowych grach.</translation>
    </message>
    <message>
        <source>New games can use it when a way leads from every city to every other.</source>
        <translation>Będzie można jej używać, gdy z każdego miasta prowadzi droga do każdego innego.</translation>
    </message>
    <message>
        <source>Another city has this name.</source>
        <translation>Inne miasto ma już tę nazwę.</translation>
    </message>
</context>
<context>
    <name>LeeghwaterBoards</name>
    <message>
        <source>External works</source>
        <translation>Zagraniczne Zlecenia</translation>
    </message>
    <message>
        <source>Private buildings</source>
        <translation>Prywatne Inwestycje</translation>
    </message>
</context>
<context>
    <name>LeeghwaterModel</name>
    <message>
        <source>Place %1: taken</source>
        <translation>Miejsce %1: zabrane</translation>
    </message>
    <message>
        <source>Slot %1</source>
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <source>not in this game</source>
        <translation>nie w tej grze</translation>
    </message>
    <message>
        <source>free for %1</source>
        <translation>wolne za %1</translation>
    </message>
    <message>
        <source>free</source>
        <translation>wolne</translation>
    </message>
    <message>
        <source>closed by an Automa&apos;s building</source>
        <translation>zamknięte przez Budynek Automy</translation>
    </message>
    <message>
        <source>In the piles: A %1, B %2, C %3</source>
        <translation>W stosach: A %1, B %2, C %3</translation>
    </message>
</context>
<context>
    <name>LicencePage</name>
    <message>
        <source>Licence</source>
        <translation>Licencja</translation>
    </message>
</context>
<context>
    <name>LineChart</name>
    <message>
        <source>Points from %1 to %2, between %3 and %4</source>
        <translation>Punkty od %1 do %2, między %3 a %4</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>LogEntryDelegate</name>
    <message>
        <source>%1 · no longer fits</source>
        <translation>%1 · już nie pasuje</translation>
    </message>
    <message>
        <source>%1 · waiting</source>
        <translation>%1 · czeka</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>%1. %2, undone</source>
        <translation>%1. %2, cofnięte</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>LogFooter</name>
    <message>
        <source>The table as it was set up</source>
        <translation>Stół po przygotowaniu gry</translation>
    </message>
    <message>
        <source>The table after entry %1</source>
        <translation>Stół po wpisie %1</translation>
    </message>
    <message>
        <source>⚠ Going back takes back something you have already seen revealed.</source>
        <translation>⚠ Powrót cofnie coś, co zostało już odkryte i co widzieliście.</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Pokaż stół</translation>
    </message>
    <message>
        <source>Go forward to here</source>
        <translation>Przejdź do tego miejsca</translation>
    </message>
    <message>
        <source>Go back to here</source>
        <translation>Cofnij do tego miejsca</translation>
    </message>
    <message>
        <source>Return to now</source>
        <translation>Wróć do obecnego stanu</translation>
    </message>
    <message>
        <source>Change this entry</source>
        <translation>Zmień ten wpis</translation>
    </message>
</context>
<context>
    <name>LogPage</name>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>You are changing entry %1. Look back at the table when that is done.</source>
        <translation>Zmieniasz wpis %1. Wcześniejszy stół obejrzysz, gdy to skończysz.</translation>
    </message>
</context>
<context>
    <name>Look</name>
    <message>
        <source>G</source>
        <comment>the colour green</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>W</source>
        <comment>the colour white</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>O</source>
        <comment>the colour orange</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>P</source>
        <comment>the colour purple</comment>
        <translation>F</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Penstock</source>
        <translation>Penstock</translation>
    </message>
</context>
<context>
    <name>MapCityEditor</name>
    <message>
        <source>Name of the city</source>
        <translation>Nazwa miasta</translation>
    </message>
    <message>
        <source>The field beside the stations is for</source>
        <translation>Pole obok stacji jest dla budynku:</translation>
    </message>
    <message>
        <source>Power plant</source>
        <translation>Elektrownia</translation>
    </message>
    <message>
        <source>Habitat</source>
        <translation>Moduł mieszkalny</translation>
    </message>
    <message>
        <source>It lies in</source>
        <translation>Położenie:</translation>
    </message>
    <message>
        <source>Connected with</source>
        <translation>Połączone z:</translation>
    </message>
    <message>
        <source>Remove this city</source>
        <translation>Usuń to miasto</translation>
    </message>
</context>
<context>
    <name>MapPage</name>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>With the map Penstock finds what connections cost. Enter every city once and tap its neighbours; the tokens are entered anew for each game. Backups and .penstock files carry the map.</source>
        <translation>Z mapą Penstock sam znajduje koszty połączeń. Miasta wprowadza się raz, a ich sąsiadów dotknięciem; żetony przed każdą grą od nowa. Kopie zapasowe i pliki .penstock zawierają mapę.</translation>
    </message>
    <message>
        <source>Another city</source>
        <translation>Następne miasto</translation>
    </message>
    <message>
        <source>Forget this name</source>
        <translation>Zapomnij tę nazwę</translation>
    </message>
    <message>
        <source>Add the city</source>
        <translation>Dodaj miasto</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
</context>
<context>
    <name>MarketModel</name>
    <message>
        <source>minimum bid %1</source>
        <translation>minimalna cena wywoławcza %1</translation>
    </message>
    <message>
        <source>discount %1</source>
        <translation>zniżka %1</translation>
    </message>
    <message>
        <source>pile of %1</source>
        <translation>stosik, kart: %1</translation>
    </message>
    <message>
        <source>current market</source>
        <translation>rynek bieżący</translation>
    </message>
    <message>
        <source>future market</source>
        <translation>rynek przyszły</translation>
    </message>
    <message>
        <source>under the hammer</source>
        <translation>pod młotkiem</translation>
    </message>
</context>
<context>
    <name>MarketView</name>
    <message>
        <source>Card market</source>
        <translation>Rynek kart</translation>
    </message>
    <message>
        <source>Current market</source>
        <translation>Rynek bieżący</translation>
    </message>
    <message>
        <source>Future market</source>
        <translation>Rynek przyszły</translation>
    </message>
    <message>
        <source>Deck: %1 · workers: %2, the next for %3</source>
        <translation>Stos: %1 · pracownicy: %2, następny za %3</translation>
    </message>
    <message>
        <source>Deck: %1 · no workers in the market</source>
        <translation>Stos: %1 · rynek pracy jest pusty</translation>
    </message>
</context>
<context>
    <name>MoreBelow</name>
    <message numerus="yes">
        <source>↓ %n more</source>
        <translation>
            <numerusform>↓ jeszcze %n</numerusform>
            <numerusform>↓ jeszcze %n</numerusform>
            <numerusform>↓ jeszcze %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>VP</source>
        <translation>PZ</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <source>credits</source>
        <translation>Kredyty</translation>
    </message>
    <message>
        <source>excavators</source>
        <translation>Koparki</translation>
    </message>
    <message>
        <source>mixers</source>
        <translation>Betoniarki</translation>
    </message>
    <message>
        <source>engineers</source>
        <translation>Inżynierowie</translation>
    </message>
    <message>
        <source>construction spaces used</source>
        <translation>użyte pola Budowy</translation>
    </message>
    <message>
        <source>officers copied this round</source>
        <translation>skopiowani Dyrektorzy w tej rundzie</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>drops on headstream</source>
        <translation>Krople Wody na kaflu Źródła</translation>
    </message>
    <message>
        <source>drops in the dam</source>
        <translation>Krople Wody w Tamie</translation>
    </message>
    <message>
        <source>dam with elevations</source>
        <translation>Tama z Podwyższeniami</translation>
    </message>
    <message>
        <source>conduit</source>
        <translation>Kanał</translation>
    </message>
    <message>
        <source>powerhouse</source>
        <translation>Elektrownia</translation>
    </message>
    <message>
        <source>in the supply</source>
        <translation>w zasobach</translation>
    </message>
    <message>
        <source>tile in the wheel segment</source>
        <translation>kafel w segmencie Koła Budowy</translation>
    </message>
    <message>
        <source>excavators in the wheel segment</source>
        <translation>Koparki w segmencie Koła Budowy</translation>
    </message>
    <message>
        <source>mixers in the wheel segment</source>
        <translation>Betoniarki w segmencie Koła Budowy</translation>
    </message>
    <message>
        <source>held</source>
        <translation>posiadany</translation>
    </message>
    <message>
        <source>fulfilled</source>
        <translation>zrealizowany</translation>
    </message>
    <message>
        <source>open contract</source>
        <translation>odkryty Kontrakt</translation>
    </message>
    <message>
        <source>on display</source>
        <translation>wyłożony</translation>
    </message>
    <message>
        <source>patent</source>
        <translation>patent</translation>
    </message>
    <message>
        <source>engineers on the action space</source>
        <translation>Inżynierowie na polu akcji</translation>
    </message>
    <message>
        <source>engineers in the bank</source>
        <translation>Inżynierowie w Banku</translation>
    </message>
    <message>
        <source>engineers beside the section</source>
        <translation>Inżynierowie obok sekcji</translation>
    </message>
    <message>
        <source>number of the headstream tile</source>
        <translation>numer kafla Źródła</translation>
    </message>
    <message>
        <source>bonus tile of the round</source>
        <translation>kafel Premii rundy</translation>
    </message>
    <message>
        <source>objective</source>
        <translation>kafel Celu</translation>
    </message>
    <message>
        <source>place in the turn order</source>
        <translation>miejsce w kolejności tur</translation>
    </message>
    <message>
        <source>Automa tile with actions</source>
        <translation>kafel Automy z akcjami</translation>
    </message>
    <message>
        <source>Automa tile with criteria</source>
        <translation>kafel Automy z kryteriami</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>%1 builds a base at %2: %3</source>
        <translation>%1: budowa Podstawy na polu %2 (%3)</translation>
    </message>
    <message>
        <source>%1 builds an elevation at %2: %3</source>
        <translation>%1: budowa Podwyższenia na polu %2 (%3)</translation>
    </message>
    <message>
        <source>%1 builds a conduit at %2: %3</source>
        <translation>%1: budowa Kanału na polu %2 (%3)</translation>
    </message>
    <message>
        <source>%1 builds a powerhouse at %2: %3</source>
        <translation>%1: budowa Elektrowni na polu %2 (%3)</translation>
    </message>
    <message>
        <source>%1 produces %2 energy with %3: dam %4, conduit %5, powerhouse %6</source>
        <translation>%1: Produkcja, Energia %2 za %3 (Tama %4, Kanał %5, Elektrownia %6)</translation>
    </message>
    <message>
        <source>%1 places no drops</source>
        <translation>%1: bez Kropel Wody</translation>
    </message>
    <message>
        <source>%1 places drops that flow at once: %2</source>
        <translation>%1: Krople Wody z natychmiastowym spływem, Źródła: %2</translation>
    </message>
    <message>
        <source>%1 places drops on headstreams: %2</source>
        <translation>%1: Krople Wody na kaflach Źródeł: %2</translation>
    </message>
    <message>
        <source>%1 puts %2 in the bank</source>
        <translation>%1: w Banku umieszczono %2</translation>
    </message>
    <message>
        <source>%1 turns the wheel in the workshop: %2</source>
        <translation>%1: Warsztat, obrót Koła Budowy: %2</translation>
    </message>
    <message>
        <source>%1 buys in the machinery shop: %2</source>
        <translation>%1: Dostawca Maszyn: %2</translation>
    </message>
    <message>
        <source>%1 takes a contract: %2</source>
        <translation>%1: nowy Kontrakt: %2</translation>
    </message>
    <message>
        <source>%1 takes two contracts: %2; %3</source>
        <translation>%1: dwa nowe Kontrakty: %2; %3</translation>
    </message>
    <message>
        <source>%1 takes an advanced tile: %2</source>
        <translation>%1: nowy kafel Zaawansowanej Technologii: %2</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation>%1: pas</translation>
    </message>
    <message>
        <source>%1 copies an officer: %2</source>
        <translation>%1: kopiowany Dyrektor: %2</translation>
    </message>
    <message>
        <source>%1 takes machines: %2</source>
        <translation>%1: wybrane Maszyny: %2</translation>
    </message>
    <message>
        <source>%1 places a free piece: %2 at %3</source>
        <translation>%1: darmowa Konstrukcja: %2 na polu %3</translation>
    </message>
    <message>
        <source>%1 fulfils a contract: %2</source>
        <translation>%1: zrealizowany Kontrakt: %2</translation>
    </message>
    <message>
        <source>%1 gives up a contract: %2</source>
        <translation>%1: odrzucony Kontrakt: %2</translation>
    </message>
    <message>
        <source>%1 fulfils no contract</source>
        <translation>%1: bez realizacji Kontraktu</translation>
    </message>
    <message>
        <source>%1 does not produce again</source>
        <translation>%1: bez kolejnej Produkcji</translation>
    </message>
    <message>
        <source>%1 does not produce</source>
        <translation>%1: bez Produkcji</translation>
    </message>
    <message>
        <source>%1 places no free piece</source>
        <translation>%1: bez darmowej Konstrukcji</translation>
    </message>
    <message>
        <source>%1 counts the machines and credits left: %2</source>
        <translation>%1: pozostałe Maszyny i Kredyty: %2</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Runda %1: %2</translation>
    </message>
    <message>
        <source>A pile of contracts is empty</source>
        <translation>Stos Kontraktów jest pusty</translation>
    </message>
    <message>
        <source>Contract uncovered: %1</source>
        <translation>Odkryty Kontrakt: %1</translation>
    </message>
    <message>
        <source>Advanced tile uncovered: %1</source>
        <translation>Odkryty kafel Zaawansowanej Technologii: %1</translation>
    </message>
    <message>
        <source>Automa tile uncovered: %1</source>
        <translation>Odkryty kafel Automy: %1</translation>
    </message>
    <message>
        <source>%1 puts open contracts under their pile: %2; energy +%3</source>
        <translation>%1: odkryte Kontrakty pod stos (%2), Energia +%3</translation>
    </message>
    <message>
        <source>Correction: %1</source>
        <translation>Korekta: %1</translation>
    </message>
    <message>
        <source>excamixers</source>
        <translation>Koparkobetoniarki</translation>
    </message>
    <message>
        <source>excamixers in the wheel segment</source>
        <translation>Koparkobetoniarki w segmencie Koła Budowy</translation>
    </message>
    <message>
        <source>architect in the supply</source>
        <translation>Architekt w zasobach</translation>
    </message>
    <message>
        <source>building</source>
        <translation>Budynek</translation>
    </message>
    <message>
        <source>engineers on the private building</source>
        <translation>Inżynierowie przy Prywatnej Inwestycji</translation>
    </message>
    <message>
        <source>%1 builds a building at %2: %3</source>
        <translation>%1: budowa Budynku: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 takes back from the wheel: %2</source>
        <translation>%1: z Koła Budowy wraca: %2</translation>
    </message>
    <message>
        <source>Uncovered: %1</source>
        <translation>Odkryte: %1</translation>
    </message>
    <message>
        <source>engineers on the officer&apos;s space</source>
        <translation>Inżynierowie na polu Dyrektora</translation>
    </message>
    <message>
        <source>open external work</source>
        <translation>odkryte Zagraniczne Zlecenie</translation>
    </message>
    <message>
        <source>engineers at the external work</source>
        <translation>Inżynierowie przy Zagranicznym Zleceniu</translation>
    </message>
    <message>
        <source>private building in play</source>
        <translation>Prywatna Inwestycja w grze</translation>
    </message>
    <message>
        <source>%1 places no drop in a dam</source>
        <translation>%1: bez Kropli Wody do Tamy</translation>
    </message>
    <message>
        <source>%1 does not use the private building at once</source>
        <translation>%1: bez natychmiastowej akcji Prywatnej Inwestycji</translation>
    </message>
    <message>
        <source>%1 takes no further turn</source>
        <translation>%1: bez kolejnej tury</translation>
    </message>
    <message>
        <source>%1 adds no further dam</source>
        <translation>%1: bez kolejnej Tamy</translation>
    </message>
    <message>
        <source>%1 fulfils with machines on the wheel: %2</source>
        <translation>%1: Maszyny na Kole Budowy, zrealizowane %2</translation>
    </message>
    <message>
        <source>%1 buys by the loan agency: %2</source>
        <translation>%1: kupione w agencji pożyczkowej: %2</translation>
    </message>
    <message>
        <source>%1 fulfils: %2</source>
        <translation>%1: zrealizowane %2</translation>
    </message>
    <message>
        <source>%1 uses a private building: %2, %3</source>
        <translation>%1: akcja Prywatnej Inwestycji: %2, %3</translation>
    </message>
    <message>
        <source>%1 produces with the drops in the own dams</source>
        <translation>%1: Produkcja z Kropel Wody we własnych Tamach</translation>
    </message>
    <message>
        <source>%1 places a drop in dam %2</source>
        <translation>%1: Kropla Wody do Tamy %2</translation>
    </message>
    <message>
        <source>%1 used the architect and takes another turn</source>
        <translation>%1: Architekt, kolejna tura</translation>
    </message>
    <message>
        <source>%1 adds to the production: %2, dam %3, conduit %4</source>
        <translation>%1: dodatkowo w Produkcji: %2, Tama %3, Kanał %4</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Name of the player</source>
        <translation>Imię gracza</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>free base in any area</source>
        <translation>darmowa Podstawa w dowolnym obszarze</translation>
    </message>
    <message>
        <source>free base in the plains</source>
        <translation>darmowa Podstawa na Równinach</translation>
    </message>
    <message>
        <source>free base in the hills or plains</source>
        <translation>darmowa Podstawa na Wzgórzach lub Równinach</translation>
    </message>
    <message>
        <source>%1, flowing at once</source>
        <translation>%1, natychmiastowy spływ</translation>
    </message>
    <message>
        <source>%1, waiting</source>
        <translation>%1, w fazie Spływu Wody</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutralna</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>base</source>
        <translation>Podstawa</translation>
    </message>
    <message>
        <source>elevation</source>
        <translation>Podwyższenie</translation>
    </message>
    <message>
        <source>conduit</source>
        <translation>Kanał</translation>
    </message>
    <message>
        <source>powerhouse</source>
        <translation>Elektrownia</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>żółty</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>Turbine station</source>
        <translation>Stacja Turbin</translation>
    </message>
    <message>
        <source>Water management</source>
        <translation>Gospodarka Wodna</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Warsztat</translation>
    </message>
    <message>
        <source>Machinery shop</source>
        <translation>Dostawca Maszyn</translation>
    </message>
    <message>
        <source>Contract office</source>
        <translation>Dział Handlowy</translation>
    </message>
    <message>
        <source>Patent office</source>
        <translation>Biuro Patentowe</translation>
    </message>
    <message>
        <source>income and headstreams</source>
        <translation>Przychód i Źródła</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>Akcje</translation>
    </message>
    <message>
        <source>water flow</source>
        <translation>Spływ Wody</translation>
    </message>
    <message>
        <source>scoring</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>end of the round</source>
        <translation>Koniec rundy</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>no officer</source>
        <translation>bez Dyrektora</translation>
    </message>
    <message>
        <source>fulfilled contracts</source>
        <translation>zrealizowane Kontrakty</translation>
    </message>
    <message>
        <source>bases</source>
        <translation>Podstawy</translation>
    </message>
    <message>
        <source>elevations</source>
        <translation>Podwyższenia</translation>
    </message>
    <message>
        <source>conduits</source>
        <translation>Kanały</translation>
    </message>
    <message>
        <source>powerhouses</source>
        <translation>Elektrownie</translation>
    </message>
    <message>
        <source>advanced tiles</source>
        <translation>kafle Zaawansowanej Technologii</translation>
    </message>
    <message>
        <source>spaces with a red outline</source>
        <translation>pola z czerwonym obrysem</translation>
    </message>
    <message>
        <source>most in one area</source>
        <translation>najwięcej w jednym obszarze</translation>
    </message>
    <message>
        <source>connected bases</source>
        <translation>połączone Podstawy</translation>
    </message>
    <message>
        <source>fewest in one area</source>
        <translation>najmniej w jednym obszarze</translation>
    </message>
    <message>
        <source>basins with one structure or more</source>
        <translation>zbiorniki z co najmniej jedną Konstrukcją</translation>
    </message>
    <message>
        <source>basins with three structures or more</source>
        <translation>zbiorniki z co najmniej trzema Konstrukcjami</translation>
    </message>
    <message>
        <source>no tile</source>
        <translation>bez kafla</translation>
    </message>
    <message>
        <source>Krylov&apos;s tile</source>
        <translation>kafel Krylova</translation>
    </message>
    <message>
        <source>any structure</source>
        <translation>dowolna Konstrukcja</translation>
    </message>
    <message>
        <source>basic tile (%1)</source>
        <translation>kafel podstawowy (%1)</translation>
    </message>
    <message>
        <source>tile %1 (%2)</source>
        <translation>kafel %1 (%2)</translation>
    </message>
    <message>
        <source>no contract</source>
        <translation>bez Kontraktu</translation>
    </message>
    <message>
        <source>starting contract</source>
        <translation>Kontrakt Początkowy</translation>
    </message>
    <message>
        <source>national contract</source>
        <translation>Kontrakt Państwowy</translation>
    </message>
    <message>
        <source>green contract</source>
        <translation>zielony Kontrakt</translation>
    </message>
    <message>
        <source>yellow contract</source>
        <translation>żółty Kontrakt</translation>
    </message>
    <message>
        <source>red contract</source>
        <translation>czerwony Kontrakt</translation>
    </message>
    <message>
        <source>%1, %2 energy: %3</source>
        <translation>%1, Energia %2: %3</translation>
    </message>
    <message>
        <source>Production %1</source>
        <translation>Produkcja %1</translation>
    </message>
    <message>
        <source>1 contract</source>
        <translation>1 Kontrakt</translation>
    </message>
    <message>
        <source>2 contracts</source>
        <translation>2 Kontrakty</translation>
    </message>
    <message>
        <source>Patent %1</source>
        <translation>Patent %1</translation>
    </message>
    <message>
        <source>%1 VP</source>
        <translation>%1 PZ</translation>
    </message>
    <message>
        <source>%1 energy</source>
        <translation>Energia %1</translation>
    </message>
    <message>
        <source>turn the wheel: %1</source>
        <translation>obrót Koła Budowy: %1</translation>
    </message>
    <message>
        <source>free elevation</source>
        <translation>darmowe Podwyższenie</translation>
    </message>
    <message>
        <source>free conduit up to value %1</source>
        <translation>darmowy Kanał o wartości do %1</translation>
    </message>
    <message>
        <source>free powerhouse</source>
        <translation>darmowa Elektrownia</translation>
    </message>
    <message>
        <source>copy of the %1</source>
        <translation>kopia: %1</translation>
    </message>
    <message>
        <source>%1 instead of machines</source>
        <translation>%1 zamiast Maszyn</translation>
    </message>
    <message>
        <source>building</source>
        <translation>Budynek</translation>
    </message>
    <message>
        <source>external works</source>
        <translation>Zagraniczne Zlecenia</translation>
    </message>
    <message>
        <source>buildings</source>
        <translation>Budynki</translation>
    </message>
    <message>
        <source>Cofferdam</source>
        <translation>Grodza</translation>
    </message>
    <message>
        <source>Control station</source>
        <translation>Stacja kontrolna</translation>
    </message>
    <message>
        <source>Customer office</source>
        <translation>Biuro obsługi klienta</translation>
    </message>
    <message>
        <source>Development office</source>
        <translation>Biuro rozwoju</translation>
    </message>
    <message>
        <source>Energy relay field</source>
        <translation>Pole przekaźników energii</translation>
    </message>
    <message>
        <source>Financial division</source>
        <translation>Dział finansowy</translation>
    </message>
    <message>
        <source>Loan agency</source>
        <translation>Agencja pożyczkowa</translation>
    </message>
    <message>
        <source>Research lab</source>
        <translation>Laboratorium badawcze</translation>
    </message>
    <message>
        <source>Robot factory</source>
        <translation>Fabryka robotów</translation>
    </message>
    <message>
        <source>Wind farm</source>
        <translation>Farma wiatrowa</translation>
    </message>
    <message>
        <source>no external work</source>
        <translation>brak Zagranicznego Zlecenia</translation>
    </message>
    <message>
        <source>Spencer&apos;s tile</source>
        <translation>kafel Spencer</translation>
    </message>
    <message>
        <source>%1 energy, also for a contract</source>
        <translation>%1 energii, także na Kontrakt</translation>
    </message>
    <message>
        <source>an open advanced tile</source>
        <translation>kafel z Biura Patentowego</translation>
    </message>
    <message>
        <source>external work %1, %2: %3</source>
        <translation>Zagraniczne Zlecenie %1, %2: %3</translation>
    </message>
    <message>
        <source>left space</source>
        <translation>lewe pole</translation>
    </message>
    <message>
        <source>right space %1</source>
        <translation>prawe pole %1</translation>
    </message>
    <message>
        <source>officer&apos;s space</source>
        <translation>pole Dyrektora</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>natychmiast</translation>
    </message>
    <message>
        <source>1 drop into an own or neutral dam</source>
        <translation>1 Kropla Wody do własnej lub neutralnej Tamy</translation>
    </message>
    <message>
        <source>production +%1</source>
        <translation>Produkcja +%1</translation>
    </message>
    <message>
        <source>fulfil any own contract</source>
        <translation>realizacja dowolnego własnego Kontraktu</translation>
    </message>
    <message>
        <source>take a technology tile back from the wheel</source>
        <translation>zabranie kafla Technologii z Koła Budowy</translation>
    </message>
    <message>
        <source>an external work, 2 credits for each machine</source>
        <translation>Zagraniczne Zlecenie, 2 Kredyty za każdą Maszynę</translation>
    </message>
    <message>
        <source>take half the machines of a wheel segment back</source>
        <translation>zabranie połowy Maszyn z segmentu Koła Budowy</translation>
    </message>
    <message>
        <source>%1, slot %2</source>
        <translation>%1, miejsce %2</translation>
    </message>
    <message>
        <source>fulfil an own contract up to %1</source>
        <translation>realizacja własnego Kontraktu do %1</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Rulings</source>
        <translation>Rozstrzygnięcia zasad</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>What to put where</source>
        <translation>Co gdzie położyć</translation>
    </message>
    <message>
        <source>The same set-up</source>
        <translation>To samo rozstawienie</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>You have begun to set up another game. Replace what you entered with the set-up of an earlier game (%1)?</source>
        <translation>Rozstawiasz już inną grę. Zastąpić to, co wpisano, rozstawieniem wcześniejszej gry (%1)?</translation>
    </message>
    <message>
        <source>Payout and prices</source>
        <translation>Wypłata i ceny</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Żetony</translation>
    </message>
</context>
<context>
    <name>NewsBox</name>
    <message>
        <source>On the table: %1</source>
        <translation>Na stole: %1</translation>
    </message>
    <message>
        <source>… and %1 more</source>
        <translation>… i jeszcze %1</translation>
    </message>
</context>
<context>
    <name>NotesPage</name>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>Notes on this game</source>
        <translation>Notatki do tej gry</translation>
    </message>
</context>
<context>
    <name>NoticeBox</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>Nucleum</name>
    <message>
        <source>Government building in Praha</source>
        <translation>Budynek rządowy w Pradze</translation>
    </message>
    <message>
        <source>NA-1: is its value doubled like that of others there?</source>
        <translation>NA-1: czy jego wartość podwaja się jak innych tamtejszych budynków?</translation>
    </message>
    <message>
        <source>Yes, doubled</source>
        <translation>Tak, podwójnie</translation>
    </message>
    <message>
        <source>No, as printed</source>
        <translation>Nie, tyle co na żetonie</translation>
    </message>
    <message>
        <source>Turbines 3 and 4</source>
        <translation>Turbiny 3 i 4</translation>
    </message>
    <message>
        <source>NA-3: how much energy do they add?</source>
        <translation>NA-3: ile dodają energii?</translation>
    </message>
    <message>
        <source>Row 3 adds 2, row 4 adds 1</source>
        <translation>Rząd 3 dodaje 2, rząd 4 dodaje 1</translation>
    </message>
    <message>
        <source>Row 3 adds 1, row 4 adds 2</source>
        <translation>Rząd 3 dodaje 1, rząd 4 dodaje 2</translation>
    </message>
    <message>
        <source>Special Directive</source>
        <translation>Dyrektywa specjalna</translation>
    </message>
    <message>
        <source>NA-5: does it count as an action tile for contracts?</source>
        <translation>NA-5: czy liczy się jako płytka akcji do kontraktów?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Silesian coal with two players</source>
        <translation>Węgiel ze Śląska w grze dwuosobowej</translation>
    </message>
    <message>
        <source>NA-7: which cities does its railway reach?</source>
        <translation>NA-7: do których miast dociera jego kolej?</translation>
    </message>
    <message>
        <source>Dresden only</source>
        <translation>Tylko Dresden</translation>
    </message>
    <message>
        <source>Riesa and Dresden</source>
        <translation>Riesa i Dresden</translation>
    </message>
    <message>
        <source>Multiplier of spaces 1 and 2</source>
        <translation>Mnożnik pól 1 i 2</translation>
    </message>
    <message>
        <source>NA-13: what is printed on the side board?</source>
        <translation>NA-13: co jest nadrukowane na planszy bocznej?</translation>
    </message>
    <message>
        <source>×1</source>
        <translation>×1</translation>
    </message>
    <message>
        <source>×2</source>
        <translation>×2</translation>
    </message>
    <message>
        <source>Multiplier of spaces 3 to 6</source>
        <translation>Mnożnik pól od 3 do 6</translation>
    </message>
    <message>
        <source>Multiplier of spaces 28 to 40</source>
        <translation>Mnożnik pól od 28 do 40</translation>
    </message>
    <message>
        <source>×6</source>
        <translation>×6</translation>
    </message>
    <message>
        <source>×5</source>
        <translation>×5</translation>
    </message>
    <message>
        <source>Technology D7</source>
        <translation>Technologia D7</translation>
    </message>
    <message>
        <source>NA-14: which own railways become wild?</source>
        <translation>NA-14: które własne fragmenty torów stają się dżokerami?</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Those laid afterwards</source>
        <translation>Położone później</translation>
    </message>
    <message>
        <source>Income at a recharge</source>
        <translation>Dochód przy doładowaniu</translation>
    </message>
    <message>
        <source>NA-16: who reads it off the player board?</source>
        <translation>NA-16: kto odczytuje go z planszy gracza?</translation>
    </message>
    <message>
        <source>Penstock, from the tracks</source>
        <translation>Penstock, z torów</translation>
    </message>
    <message>
        <source>The players enter it</source>
        <translation>Wpisują go gracze</translation>
    </message>
    <message>
        <source>Something else has to be done first</source>
        <translation>Najpierw trzeba zrobić coś innego</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s decision</source>
        <translation>To decyzja kogoś innego</translation>
    </message>
    <message>
        <source>Something printed on the pieces has to be entered first</source>
        <translation>Najpierw trzeba wpisać coś z nadruku na elementach</translation>
    </message>
    <message>
        <source>Too little money: %1 Thaler there, %2 needed</source>
        <translation>Za mało talarów: jest %1, potrzeba %2</translation>
    </message>
    <message>
        <source>Too few workers: %1 there, %2 needed</source>
        <translation>Za mało robotników: jest %1, potrzeba %2</translation>
    </message>
    <message>
        <source>Too little uranium: %1 there, %2 needed</source>
        <translation>Za mało uranu: jest %1, potrzeba %2</translation>
    </message>
    <message>
        <source>No action tile is left in the pool</source>
        <translation>W puli nie ma już płytek akcji</translation>
    </message>
    <message>
        <source>Every place on top of the board has a tile: recharge</source>
        <translation>Wszystkie miejsca nad planszą są zajęte: czas na doładowanie</translation>
    </message>
    <message>
        <source>The Special Directive is never laid as a railway</source>
        <translation>Dyrektywy specjalnej nigdy nie kładzie się jako torów</translation>
    </message>
    <message>
        <source>The Special Directive lies on the board already</source>
        <translation>Dyrektywa specjalna leży już na planszy</translation>
    </message>
    <message>
        <source>No action is left</source>
        <translation>Nie ma już żadnej akcji</translation>
    </message>
    <message>
        <source>Only a main action is possible here</source>
        <translation>Tu możliwa jest tylko akcja główna</translation>
    </message>
    <message>
        <source>A symbol worth %1 is not possible here, %2 at most</source>
        <translation>Symbol o wartości %1 jest tu niemożliwy, najwyżej %2</translation>
    </message>
    <message>
        <source>These cities are not connected</source>
        <translation>Te miasta nie mają połączenia</translation>
    </message>
    <message>
        <source>The connection has no such track space</source>
        <translation>To połączenie nie ma takiego pola torów</translation>
    </message>
    <message>
        <source>A railway lies on this track space</source>
        <translation>Na tym polu leży już fragment torów</translation>
    </message>
    <message>
        <source>The track space is next to neither a city nor a railway</source>
        <translation>Pole nie sąsiaduje ani z miastem, ani z fragmentem torów</translation>
    </message>
    <message>
        <source>The city is not on this side of the map</source>
        <translation>Tego miasta nie ma na tej stronie mapy</translation>
    </message>
    <message>
        <source>The city is not in the player&apos;s own network</source>
        <translation>Miasto nie należy do sieci gracza</translation>
    </message>
    <message>
        <source>It is on the map already</source>
        <translation>Jest już na mapie</translation>
    </message>
    <message>
        <source>There is no power plant for it</source>
        <translation>Nie ma tu odpowiedniej elektrowni</translation>
    </message>
    <message>
        <source>All turbine spaces are taken</source>
        <translation>Wszystkie pola na turbiny są zajęte</translation>
    </message>
    <message>
        <source>Only mine spaces show uranium</source>
        <translation>Uran widnieje tylko na polach wydobywczych</translation>
    </message>
    <message>
        <source>There is no tile on this place of the offer</source>
        <translation>Na tym miejscu oferty nie ma płytki</translation>
    </message>
    <message>
        <source>The same tile cannot be taken twice</source>
        <translation>Nie można wziąć dwa razy tej samej płytki</translation>
    </message>
    <message>
        <source>This contract is not in the market</source>
        <translation>Tego kontraktu nie ma na rynku</translation>
    </message>
    <message>
        <source>The contract space is taken</source>
        <translation>Gniazdo jest zajęte</translation>
    </message>
    <message>
        <source>The contract is neither the player&apos;s own nor purple</source>
        <translation>Kontrakt nie jest ani własny, ani fioletowy</translation>
    </message>
    <message>
        <source>Not met yet: %1 of %2</source>
        <translation>Jeszcze nie spełniony: %1 z %2</translation>
    </message>
    <message>
        <source>No contract can be fulfilled in this turn any more</source>
        <translation>W tej turze nie można już wypełnić kontraktu</translation>
    </message>
    <message>
        <source>No railway line brings this coal to the plant</source>
        <translation>Żadna linia kolejowa nie dowozi tego węgla do elektrowni</translation>
    </message>
    <message>
        <source>No railway line brings this uranium to the plant</source>
        <translation>Żadna linia kolejowa nie dowozi tego uranu do elektrowni</translation>
    </message>
    <message>
        <source>The plant has no nucleum</source>
        <translation>Elektrownia nie ma nucleum</translation>
    </message>
    <message>
        <source>The plant takes %2 uranium, not %1</source>
        <translation>Elektrownia przyjmuje uranu: %2, nie %1</translation>
    </message>
    <message>
        <source>For turbines of others %2 Thaler are due, not %1</source>
        <translation>Za cudze turbiny należy się talarów: %2, nie %1</translation>
    </message>
    <message>
        <source>This player has no such turbine there</source>
        <translation>Ten gracz nie ma tam takiej turbiny</translation>
    </message>
    <message>
        <source>There is no such building</source>
        <translation>Nie ma takiego budynku</translation>
    </message>
    <message>
        <source>The building is energized already</source>
        <translation>Budynek jest już zasilony</translation>
    </message>
    <message>
        <source>No railway line links the building with the plant</source>
        <translation>Żadna linia kolejowa nie łączy budynku z elektrownią</translation>
    </message>
    <message>
        <source>Too little energy: %1 there, %2 needed</source>
        <translation>Za mało energii: jest %1, potrzeba %2</translation>
    </message>
    <message>
        <source>The technology is unlocked already</source>
        <translation>Technologia jest już odblokowana</translation>
    </message>
    <message>
        <source>The technology has level %1, the reward goes to %2</source>
        <translation>Technologia ma poziom %1, nagroda sięga %2</translation>
    </message>
    <message>
        <source>The mine has no room for so much uranium</source>
        <translation>W kopalni nie ma tyle miejsca na uran</translation>
    </message>
    <message>
        <source>%1 are chosen, it has to be %2</source>
        <translation>Wybrano %1, a musi być %2</translation>
    </message>
    <message>
        <source>It has to be another contract space</source>
        <translation>To musi być inne gniazdo</translation>
    </message>
    <message>
        <source>The milestone track has no such space</source>
        <translation>Na torze osiągnięć nie ma takiego pola</translation>
    </message>
    <message>
        <source>Too few achievement tokens: %1 there, %2 needed</source>
        <translation>Za mało żetonów osiągnięć: jest %1, potrzeba %2</translation>
    </message>
    <message>
        <source>The player has a marker in this tier already</source>
        <translation>Gracz ma już znacznik w tej grupie</translation>
    </message>
    <message>
        <source>The plant has its nucleum already</source>
        <translation>Elektrownia ma już nucleum</translation>
    </message>
    <message>
        <source>This has to be done</source>
        <translation>Tego nie można pominąć</translation>
    </message>
    <message>
        <source>This contract cannot be in the stack any more</source>
        <translation>Tego kontraktu nie może już być w stosie</translation>
    </message>
    <message>
        <source>The income of this table is entered in another way</source>
        <translation>Dochód przy tym stole podaje się inaczej</translation>
    </message>
    <message>
        <source>The game is for 2 to 4 players</source>
        <translation>Gra jest dla 2 do 4 graczy</translation>
    </message>
    <message>
        <source>Something is chosen twice of which there is one</source>
        <translation>Coś wybrano dwa razy, a jest tylko jedno</translation>
    </message>
    <message>
        <source>It has to be a contract of another kind</source>
        <translation>To musi być kontrakt innego rodzaju</translation>
    </message>
    <message>
        <source>The setup cards say something else</source>
        <translation>Karty przygotowania mapy mówią co innego</translation>
    </message>
    <message>
        <source>The value %1 is not possible here</source>
        <translation>Wartość %1 jest tu niemożliwa</translation>
    </message>
    <message>
        <source>Such values cannot be printed there</source>
        <translation>Takich wartości nie może tam być</translation>
    </message>
    <message>
        <source>What lies on the table already says otherwise</source>
        <translation>Przeczy temu to, co już leży na stole</translation>
    </message>
    <message>
        <source>The numbers do not fit together</source>
        <translation>Te liczby do siebie nie pasują</translation>
    </message>
    <message>
        <source>There are not so many pieces</source>
        <translation>Nie ma tylu elementów</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>%1, perhaps %2 more</source>
        <translation>%1, może jeszcze %2</translation>
    </message>
    <message>
        <source>Develop</source>
        <translation>Rozwój</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Płytka %1</translation>
    </message>
    <message>
        <source>Tile of the offer, from the left</source>
        <translation>Płytka z oferty, od lewej</translation>
    </message>
    <message>
        <source>A second one, +2 Thaler</source>
        <translation>Druga płytka, +2 talary</translation>
    </message>
    <message>
        <source>Cost: %1 of %2</source>
        <translation>Koszt: %1 (do wydania: %2)</translation>
    </message>
    <message>
        <source>Take the tile</source>
        <translation>Weź płytkę</translation>
    </message>
    <message>
        <source>Take both tiles</source>
        <translation>Weź obie płytki</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Podpisanie umowy</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Rynek</translation>
    </message>
    <message>
        <source>Into the contract space with</source>
        <translation>Do gniazda z nagrodą</translation>
    </message>
    <message>
        <source>Tile symbol: reward of the space twice</source>
        <translation>Symbol płytki: nagroda gniazda dwa razy</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Weź %1</translation>
    </message>
    <message>
        <source>Fulfil a contract</source>
        <translation>Wypełnij kontrakt</translation>
    </message>
    <message>
        <source>Own contracts</source>
        <translation>Własne kontrakty</translation>
    </message>
    <message>
        <source>Purple contracts</source>
        <translation>Fioletowe kontrakty</translation>
    </message>
    <message>
        <source>Subsidize</source>
        <translation>Akcja dotacji</translation>
    </message>
    <message>
        <source>As the tile shows</source>
        <translation>Tak jak na płytce</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Wymiana</translation>
    </message>
    <message>
        <source>Workers for Thaler</source>
        <translation>Robotnicy na talary</translation>
    </message>
    <message>
        <source>Uranium of %1 for workers</source>
        <translation>Uran na robotników: %1</translation>
    </message>
    <message>
        <source>One for one</source>
        <translation>Jeden za jeden</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Ile</translation>
    </message>
    <message>
        <source>Urbanize</source>
        <translation>Urbanizacja</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Budynek</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Miasto</translation>
    </message>
    <message>
        <source>Plot with a red border, +2 Thaler</source>
        <translation>Działka z czerwoną ramką, +2 talary</translation>
    </message>
    <message>
        <source>Build %1 in %2</source>
        <translation>Zbuduj: %1, %2</translation>
    </message>
    <message>
        <source>Industrialize</source>
        <translation>Industrializacja</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Element</translation>
    </message>
    <message>
        <source>Row of the player board</source>
        <translation>Rząd planszy gracza</translation>
    </message>
    <message>
        <source>Space with a red border, 2 Thaler</source>
        <translation>Pole z czerwoną ramką, 2 talary</translation>
    </message>
    <message>
        <source>Space shows +1 uranium</source>
        <translation>Na polu widnieje +1 uran</translation>
    </message>
    <message>
        <source>Tile symbol: 1 worker less</source>
        <translation>Symbol płytki: 1 robotnik mniej</translation>
    </message>
    <message>
        <source>Tile symbol: +1 uranium</source>
        <translation>Symbol płytki: +1 uran</translation>
    </message>
    <message>
        <source>Gives %1</source>
        <translation>Daje: %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>coal from %1: %2</source>
        <translation>węgiel, %1: %2</translation>
    </message>
    <message>
        <source>without fuel</source>
        <translation>bez paliwa</translation>
    </message>
    <message>
        <source>Energize</source>
        <translation>Zasilanie</translation>
    </message>
    <message>
        <source>Coal, uranium or Thaler do not suffice for the demand of %1.</source>
        <translation>Węgla, uranu lub talarów nie starcza na zapotrzebowanie %1.</translation>
    </message>
    <message>
        <source>demand not entered yet</source>
        <translation>zapotrzebowanie jeszcze nie wpisane</translation>
    </message>
    <message>
        <source>demand %1</source>
        <translation>zapotrzebowanie %1</translation>
    </message>
    <message>
        <source>demand %1, from %2</source>
        <translation>zapotrzebowanie %1, od %2</translation>
    </message>
    <message>
        <source>Energy on the action tile</source>
        <translation>Energia na płytce akcji</translation>
    </message>
    <message>
        <source>No building waits for energy</source>
        <translation>Żaden budynek nie czeka na energię</translation>
    </message>
    <message>
        <source>Power plant and fuel</source>
        <translation>Elektrownia i paliwo</translation>
    </message>
    <message>
        <source>Energy %1 of %2; uranium limit %3</source>
        <translation>Energia %1 z %2; limit uranu %3</translation>
    </message>
    <message>
        <source>Coal %1, turbines of others %2</source>
        <translation>Węgiel: %1, cudze turbiny: %2</translation>
    </message>
    <message>
        <source>Gives %1, %2</source>
        <translation>Daje: %1, %2</translation>
    </message>
    <message>
        <source>Next: what is printed there</source>
        <translation>Dalej: co jest tam nadrukowane</translation>
    </message>
    <message>
        <source>It is asked once and remembered for later games.</source>
        <translation>Pytamy o to raz i pamiętamy w następnych grach.</translation>
    </message>
    <message>
        <source>Remember it</source>
        <translation>Zapamiętaj</translation>
    </message>
    <message>
        <source>Thaler</source>
        <translation>Talary</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Robotnicy</translation>
    </message>
    <message>
        <source>Uranium</source>
        <translation>Uran</translation>
    </message>
    <message>
        <source>Achievement tokens</source>
        <translation>Żetony osiągnięć</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>PZ</translation>
    </message>
    <message>
        <source>Steps of Thaler income</source>
        <translation>Kroki dochodu w talarach</translation>
    </message>
    <message>
        <source>Steps of worker income</source>
        <translation>Kroki dochodu w robotnikach</translation>
    </message>
    <message>
        <source>Steps of VP income</source>
        <translation>Kroki dochodu w PZ</translation>
    </message>
    <message>
        <source>Steps of any income</source>
        <translation>Kroki dowolnego dochodu</translation>
    </message>
    <message>
        <source>Technology level, 0 for none</source>
        <translation>Poziom technologii, 0 = brak</translation>
    </message>
    <message>
        <source>Energy demand</source>
        <translation>Zapotrzebowanie na energię</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Track spaces</source>
        <translation>Pola torów</translation>
    </message>
    <message>
        <source>VP income</source>
        <translation>Dochód w PZ</translation>
    </message>
    <message>
        <source>for each own tile</source>
        <translation>za każdą własną płytkę</translation>
    </message>
    <message>
        <source>for everybody with a tile</source>
        <translation>dla każdego, kto ma płytkę</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Kroki</translation>
    </message>
    <message>
        <source>Values on the track</source>
        <translation>Liczba wartości na torze</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>Wartość %1</translation>
    </message>
    <message>
        <source>VP beside value %1</source>
        <translation>PZ przy wartości %1</translation>
    </message>
    <message>
        <source>Price below tile %1</source>
        <translation>Cena pod płytką %1</translation>
    </message>
    <message>
        <source>Wagons when the game begins</source>
        <translation>Wagony na początku gry</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>Its reward</source>
        <translation>Jego nagroda</translation>
    </message>
    <message>
        <source>Look at the map.</source>
        <translation>Spójrz na mapę.</translation>
    </message>
    <message>
        <source>Look beside the connection on the map.</source>
        <translation>Spójrz na mapę obok połączenia.</translation>
    </message>
    <message>
        <source>Look at the front of the building tile.</source>
        <translation>Spójrz na przód żetonu budynku.</translation>
    </message>
    <message>
        <source>Look at the energized side of the building tile.</source>
        <translation>Spójrz na zasiloną stronę żetonu budynku.</translation>
    </message>
    <message>
        <source>Copy the values of the track from left to right, one for every space.</source>
        <translation>Przepisz wartości toru od lewej do prawej, jedną na każde pole.</translation>
    </message>
    <message>
        <source>Look at the place for the nucleum on the map.</source>
        <translation>Spójrz na miejsce na nucleum na mapie.</translation>
    </message>
    <message>
        <source>Look below the offer of action tiles.</source>
        <translation>Spójrz pod ofertę płytek akcji.</translation>
    </message>
    <message>
        <source>Count the wagon spaces that are filled when the game begins.</source>
        <translation>Policz pola wagonów zajęte na początku gry.</translation>
    </message>
    <message>
        <source>Look between the mine and the turbine on the player board.</source>
        <translation>Spójrz między kopalnię a turbinę na planszy gracza.</translation>
    </message>
    <message>
        <source>Count the places on the upper edge of the player board.</source>
        <translation>Policz miejsca nad górną krawędzią planszy gracza.</translation>
    </message>
    <message>
        <source>Look at the lowest contract space of the player board.</source>
        <translation>Spójrz na najniższe gniazdo planszy gracza.</translation>
    </message>
    <message>
        <source>Technology up to level %1</source>
        <translation>Technologia do poziomu %1</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Poziom %1</translation>
    </message>
    <message>
        <source>Instead of a technology</source>
        <translation>Zamiast technologii</translation>
    </message>
    <message>
        <source>Unlock one</source>
        <translation>Odblokuj jedną</translation>
    </message>
    <message>
        <source>Reward of another contract space</source>
        <translation>Nagroda z innego gniazda</translation>
    </message>
    <message>
        <source>A worker or a tile of the offer</source>
        <translation>Robotnik albo płytka z oferty</translation>
    </message>
    <message>
        <source>A free tile of the offer</source>
        <translation>Darmowa płytka z oferty</translation>
    </message>
    <message>
        <source>Put %1 on mines</source>
        <translation>Połóż na kopalniach: %1</translation>
    </message>
    <message>
        <source>The rest becomes %1.</source>
        <translation>Reszta zamienia się: %1.</translation>
    </message>
    <message>
        <source>Put the uranium there</source>
        <translation>Połóż tam uran</translation>
    </message>
    <message>
        <source>Any income +%1</source>
        <translation>Dowolny dochód +%1</translation>
    </message>
    <message>
        <source>Steps left: %1</source>
        <translation>Pozostałe kroki: %1</translation>
    </message>
    <message>
        <source>Move the markers</source>
        <translation>Przesuń znaczniki</translation>
    </message>
    <message>
        <source>New in the market: %1</source>
        <translation>Nowy na rynku: %1</translation>
    </message>
    <message>
        <source>Which one was turned over?</source>
        <translation>Który został odkryty?</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Punktacja końcowa</translation>
    </message>
    <message>
        <source>All turns are over. Penstock counts milestones, goals, leftovers, buildings and income tracks.</source>
        <translation>Wszystkie tury minęły. Penstock policzy sukcesy, cele, pozostałe zasoby, budynki i tory dochodu.</translation>
    </message>
    <message>
        <source>Score the game</source>
        <translation>Policz punkty</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Wykonaj</translation>
    </message>
    <message>
        <source>Discount symbol of the tile</source>
        <translation>Symbol zniżki na płytce</translation>
    </message>
    <message>
        <source>There is nothing to choose.</source>
        <translation>Nie ma z czego wybierać.</translation>
    </message>
    <message>
        <source>A · Play an action tile</source>
        <translation>A · Zagraj płytkę akcji</translation>
    </message>
    <message>
        <source>In the pool: %1</source>
        <translation>W puli: %1</translation>
    </message>
    <message>
        <source>A · Play the Special Directive</source>
        <translation>A · Zagraj dyrektywę specjalną</translation>
    </message>
    <message>
        <source>One main action, 1 Thaler cheaper</source>
        <translation>Jedna akcja główna, o 1 talar taniej</translation>
    </message>
    <message>
        <source>B · Lay a railway</source>
        <translation>B · Połóż fragment torów</translation>
    </message>
    <message>
        <source>Costs %1</source>
        <translation>Koszt: %1</translation>
    </message>
    <message>
        <source>C · Recharge</source>
        <translation>C · Doładowanie</translation>
    </message>
    <message>
        <source>Can be fulfilled now: %1</source>
        <translation>Można teraz wypełnić: %1</translation>
    </message>
    <message>
        <source>Choose the turn</source>
        <translation>Wybierz turę</translation>
    </message>
    <message>
        <source>Actions of the railway laid: up to %1</source>
        <translation>Akcje położonych torów: do %1</translation>
    </message>
    <message>
        <source>Actions of matched railways: up to %1</source>
        <translation>Akcje dopasowanych torów: do %1</translation>
    </message>
    <message>
        <source>Actions of the tile: up to %1</source>
        <translation>Akcje płytki: do %1</translation>
    </message>
    <message>
        <source>Uranium → worker → Thaler</source>
        <translation>Uran → robotnik → talar</translation>
    </message>
    <message>
        <source>Done with the actions</source>
        <translation>Koniec akcji</translation>
    </message>
    <message>
        <source>Do without it</source>
        <translation>Zrezygnuj</translation>
    </message>
    <message>
        <source>Keep the tile</source>
        <translation>Zatrzymaj płytkę</translation>
    </message>
    <message>
        <source>No further marker</source>
        <translation>Bez dalszego znacznika</translation>
    </message>
    <message>
        <source>Lay a railway</source>
        <translation>Połóż fragment torów</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>Towards</source>
        <translation>W stronę</translation>
    </message>
    <message>
        <source>End of the tile towards %1</source>
        <translation>Koniec płytki w stronę: %1</translation>
    </message>
    <message>
        <source>Track space, counted from %1</source>
        <translation>Pole torów, licząc od: %1</translation>
    </message>
    <message>
        <source>Tap two cities on the map, or choose them here.</source>
        <translation>Dotknij dwóch miast na mapie albo wybierz je tutaj.</translation>
    </message>
    <message>
        <source>Red track space: %1</source>
        <translation>Czerwone pole torów: %1</translation>
    </message>
    <message>
        <source>A colour that is left unknown may match: the table decides.</source>
        <translation>Nieznany kolor może pasować: decydują gracze.</translation>
    </message>
    <message>
        <source>Lay the railway</source>
        <translation>Połóż tory</translation>
    </message>
    <message>
        <source>Next: the track spaces</source>
        <translation>Dalej: pola torów</translation>
    </message>
    <message>
        <source>%1 and %2 now, −3 VP at the end</source>
        <translation>teraz %1 i %2, na końcu −3 PZ</translation>
    </message>
    <message>
        <source>nucleum</source>
        <translation>nucleum</translation>
    </message>
    <message>
        <source>technology up to level %1</source>
        <translation>technologia do poziomu %1</translation>
    </message>
    <message>
        <source>Recharge</source>
        <translation>Doładowanie</translation>
    </message>
    <message>
        <source>The income tracks are not entered yet</source>
        <translation>Tory dochodu nie są jeszcze wpisane</translation>
    </message>
    <message>
        <source>Enter only this income</source>
        <translation>Wpisz tylko ten dochód</translation>
    </message>
    <message>
        <source>Enter the tracks once</source>
        <translation>Wpisz raz całe tory</translation>
    </message>
    <message>
        <source>Income: %1, %2, %3</source>
        <translation>Dochód: %1, %2, %3</translation>
    </message>
    <message>
        <source>Tiles on the board: %1</source>
        <translation>Płytki na planszy: %1</translation>
    </message>
    <message>
        <source>%1: highest space for the marker %2</source>
        <translation>%1: najwyższe pole na znacznik – %2</translation>
    </message>
    <message>
        <source>the start space</source>
        <translation>pole początkowe</translation>
    </message>
    <message>
        <source>Next: the income tracks</source>
        <translation>Dalej: tory dochodu</translation>
    </message>
    <message>
        <source>One more milestone marker</source>
        <translation>Jeszcze jeden znacznik sukcesu</translation>
    </message>
    <message>
        <source>Milestone marker</source>
        <translation>Znacznik sukcesu</translation>
    </message>
    <message>
        <source>Start space</source>
        <translation>Pole początkowe</translation>
    </message>
    <message>
        <source>%1 held</source>
        <translation>Posiadane: %1</translation>
    </message>
    <message>
        <source>Marker on the start space</source>
        <translation>Znacznik na pole początkowe</translation>
    </message>
    <message>
        <source>Marker on %1</source>
        <translation>Znacznik na pole %1</translation>
    </message>
    <message>
        <source>Put the nucleum on a power plant</source>
        <translation>Połóż nucleum na elektrowni</translation>
    </message>
    <message>
        <source>bonus not entered yet</source>
        <translation>premia jeszcze nie wpisana</translation>
    </message>
    <message>
        <source>A player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>A player&apos;s pieces on the map</source>
        <translation>Elementy gracza na mapie</translation>
    </message>
    <message>
        <source>A player&apos;s milestone markers</source>
        <translation>Znaczniki sukcesu gracza</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>What does the table show otherwise?</source>
        <translation>Co na stole wygląda inaczej?</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Teraz: %1</translation>
    </message>
    <message>
        <source>Player board</source>
        <translation>Plansza gracza</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Urban buildings</source>
        <translation>Budynki miejskie</translation>
    </message>
    <message>
        <source>Neutral buildings</source>
        <translation>Neutralne budynki</translation>
    </message>
    <message>
        <source>City colours</source>
        <translation>Kolory miast</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Połączenia</translation>
    </message>
    <message>
        <source>Printed on the pieces</source>
        <translation>Nadruki na elementach</translation>
    </message>
    <message>
        <source>not entered yet</source>
        <translation>jeszcze nie wpisane</translation>
    </message>
    <message>
        <source>%1, energized</source>
        <translation>%1, zasilony</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>power plant with nucleum</source>
        <translation>elektrownia z nucleum</translation>
    </message>
    <message>
        <source>power plant</source>
        <translation>elektrownia</translation>
    </message>
    <message>
        <source>network</source>
        <translation>sieć</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Zasoby</translation>
    </message>
    <message>
        <source>In reserve: %1</source>
        <translation>W rezerwie: %1</translation>
    </message>
    <message>
        <source>Free places on mines: %1</source>
        <translation>Wolne miejsca w kopalniach: %1</translation>
    </message>
    <message>
        <source>Action tiles in the pool</source>
        <translation>Płytki akcji w puli</translation>
    </message>
    <message>
        <source>On the board: %1</source>
        <translation>Na planszy: %1</translation>
    </message>
    <message>
        <source>Railways on the map</source>
        <translation>Fragmenty torów na mapie</translation>
    </message>
    <message>
        <source>Cities in the largest network</source>
        <translation>Miasta w największej sieci</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Dochód</translation>
    </message>
    <message>
        <source>A recharge now gives</source>
        <translation>Doładowanie dałoby teraz</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>krok %1</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Kontrakty</translation>
    </message>
    <message>
        <source>Empty space</source>
        <translation>Puste gniazdo</translation>
    </message>
    <message>
        <source>Reward when filled: %1</source>
        <translation>Nagroda za zajęcie: %1</translation>
    </message>
    <message>
        <source>Fulfilled so far</source>
        <translation>Wypełnione dotąd</translation>
    </message>
    <message>
        <source>Technologies</source>
        <translation>Technologie</translation>
    </message>
    <message>
        <source>Priority goal now</source>
        <translation>Cel priorytetowy teraz</translation>
    </message>
    <message>
        <source>Counted: %1</source>
        <translation>Policzono: %1</translation>
    </message>
    <message>
        <source>energized</source>
        <translation>zasilony</translation>
    </message>
    <message>
        <source>Mines and turbines</source>
        <translation>Kopalnie i turbiny</translation>
    </message>
    <message>
        <source>Uranium: %1 of %2</source>
        <translation>Uran: %1 z %2</translation>
    </message>
    <message>
        <source>Milestone markers</source>
        <translation>Znaczniki sukcesu</translation>
    </message>
    <message>
        <source>Space %1</source>
        <translation>Pole %1</translation>
    </message>
    <message>
        <source>−3 VP each at the end</source>
        <translation>−3 PZ za każdy na końcu</translation>
    </message>
    <message>
        <source>None on the track</source>
        <translation>Brak na torze</translation>
    </message>
    <message>
        <source>Tiles left: %1</source>
        <translation>Zostało płytek: %1</translation>
    </message>
    <message>
        <source>Contracts left: %1</source>
        <translation>Zostało kontraktów: %1</translation>
    </message>
    <message>
        <source>Markers left there: %1</source>
        <translation>Zostało tam znaczników: %1</translation>
    </message>
    <message>
        <source>Most so far: %1 of %2</source>
        <translation>Najwięcej dotąd: %1 z %2</translation>
    </message>
    <message>
        <source>End of the game: %1 of %2 conditions</source>
        <translation>Koniec gry: warunki %1 z %2</translation>
    </message>
    <message>
        <source>Met by %1: 3 VP</source>
        <translation>Spełnia %1: 3 PZ</translation>
    </message>
    <message>
        <source>Turns left, this one included</source>
        <translation>Pozostałe tury, z obecną</translation>
    </message>
    <message>
        <source>Milestone track</source>
        <translation>Tor osiągnięć</translation>
    </message>
    <message>
        <source>King&apos;s Day would give</source>
        <translation>Królewskie punktowanie dałoby</translation>
    </message>
    <message>
        <source>Markers on milestone space %1</source>
        <translation>Znaczniki na polu sukcesu %1</translation>
    </message>
    <message>
        <source>Coal and tiles</source>
        <translation>Węgiel i płytki</translation>
    </message>
    <message>
        <source>wagons not entered yet</source>
        <translation>wagony jeszcze nie wpisane</translation>
    </message>
    <message>
        <source>Wagons at 1: %1, at 2: %2; then 3 each</source>
        <translation>Wagony po 1: %1, po 2: %2; potem po 3</translation>
    </message>
    <message>
        <source>Tiles in the offer</source>
        <translation>Płytki w ofercie</translation>
    </message>
    <message>
        <source>In the stacks: %1</source>
        <translation>W stosach: %1</translation>
    </message>
    <message>
        <source>Contracts in the stacks</source>
        <translation>Kontrakty w stosach</translation>
    </message>
    <message>
        <source>Silver %1, gold %2</source>
        <translation>Srebrne: %1, złote: %2</translation>
    </message>
    <message>
        <source>Contract market</source>
        <translation>Rynek kontraktów</translation>
    </message>
    <message>
        <source>Tiles in the pool: %1</source>
        <translation>Płytki w puli: %1</translation>
    </message>
    <message>
        <source>no neutral building</source>
        <translation>bez neutralnego budynku</translation>
    </message>
    <message>
        <source>Initial contract of %1</source>
        <translation>Kontrakt początkowy: %1</translation>
    </message>
    <message>
        <source>Market, silver %1</source>
        <translation>Rynek, srebrny %1</translation>
    </message>
    <message>
        <source>Market, gold %1</source>
        <translation>Rynek, złoty %1</translation>
    </message>
    <message>
        <source>Side board, purple %1</source>
        <translation>Plansza boczna, fioletowy %1</translation>
    </message>
    <message>
        <source>Milestone tile of segment %1</source>
        <translation>Żeton sukcesu segmentu %1</translation>
    </message>
    <message>
        <source>First setup card, all its rows</source>
        <translation>Pierwsza karta przygotowania mapy, wszystkie rzędy</translation>
    </message>
    <message>
        <source>Setup card %1, its city only</source>
        <translation>Karta przygotowania mapy %1, tylko miasto</translation>
    </message>
    <message>
        <source>Neutral building in %1</source>
        <translation>Neutralny budynek: %1</translation>
    </message>
    <message>
        <source>Map: the side for 1 and 2 players</source>
        <translation>Mapa: strona dla 1 i 2 graczy</translation>
    </message>
    <message>
        <source>Map: the side for 3 and 4 players</source>
        <translation>Mapa: strona dla 3 i 4 graczy</translation>
    </message>
    <message>
        <source>Action tiles: %1 in all, 5 of them in the offer, the rest in 3 stacks</source>
        <translation>Płytki akcji: razem %1, z tego 5 w ofercie, reszta w 3 stosach</translation>
    </message>
    <message>
        <source>Contracts: %1 silver and %2 gold, 2 of each in the market</source>
        <translation>Kontrakty: srebrnych %1, złotych %2, po 2 na rynku</translation>
    </message>
    <message>
        <source>Nucleum on %1, three more above the milestone tiles of segments 1 to 3</source>
        <translation>Nucleum na elektrowni %1, trzy kolejne nad żetonami sukcesu segmentów 1–3</translation>
    </message>
    <message>
        <source>Urban rubble: %1</source>
        <translation>Żetony zakazu budowy: %1</translation>
    </message>
    <message>
        <source>Mining rubble: %1</source>
        <translation>Żetony zakazu wydobycia: %1</translation>
    </message>
    <message>
        <source>Look at the first setup card: it may name other cities for rubble</source>
        <translation>Spójrz na pierwszą kartę: może wskazywać inne miasta dla żetonów zakazu</translation>
    </message>
    <message>
        <source>Turbine rubble on the marked turbine spaces: %1</source>
        <translation>Żetony zniszczonej turbiny na oznaczonych polach: %1</translation>
    </message>
    <message>
        <source>Coal wagons, 1 up, on all spaces but one of each area</source>
        <translation>Wagony węgla stroną 1 na wszystkich polach oprócz jednego w każdym obszarze</translation>
    </message>
    <message>
        <source>Coal wagons, 1 up, on all spaces</source>
        <translation>Wagony węgla stroną 1 na wszystkich polach</translation>
    </message>
    <message>
        <source>Everybody: 4 Thaler, 3 workers, 15 in reserve</source>
        <translation>Każdy: 4 talary, 3 robotników, 15 w rezerwie</translation>
    </message>
    <message>
        <source>Everybody: 4 Thaler, 2 workers, 16 in reserve</source>
        <translation>Każdy: 4 talary, 2 robotników, 16 w rezerwie</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>player and experiment</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nikt</translation>
    </message>
    <message>
        <source>Residences on the map: %1</source>
        <translation>Budynki mieszkalne na mapie: %1</translation>
    </message>
    <message>
        <source>Factories on the map: %1</source>
        <translation>Fabryki na mapie: %1</translation>
    </message>
    <message>
        <source>Laboratories on the map: %1</source>
        <translation>Laboratoria na mapie: %1</translation>
    </message>
    <message>
        <source>Buildings, mines and turbines in cities of one colour (%1): %2</source>
        <translation>Budynki, kopalnie i turbiny w miastach jednego koloru (%1): %2</translation>
    </message>
    <message>
        <source>Government buildings on the map: %1</source>
        <translation>Budynki rządowe na mapie: %1</translation>
    </message>
    <message>
        <source>Action tiles in the pool and on the board: %1</source>
        <translation>Płytki akcji w puli i na planszy: %1</translation>
    </message>
    <message>
        <source>Achievement tokens held: %1</source>
        <translation>Posiadane żetony osiągnięć: %1</translation>
    </message>
    <message>
        <source>Railways on the map: %1</source>
        <translation>Fragmenty torów na mapie: %1</translation>
    </message>
    <message>
        <source>Turbines on the map: %1</source>
        <translation>Turbiny na mapie: %1</translation>
    </message>
    <message>
        <source>Mines on the map: %1</source>
        <translation>Kopalnie na mapie: %1</translation>
    </message>
    <message>
        <source>Uranium on own mines: %1</source>
        <translation>Uran na własnych kopalniach: %1</translation>
    </message>
    <message>
        <source>Energized urban buildings: %1</source>
        <translation>Zasilone budynki miejskie: %1</translation>
    </message>
    <message>
        <source>An urban building in Praha</source>
        <translation>Budynek miejski w Pradze</translation>
    </message>
    <message>
        <source>An energized urban building in Praha</source>
        <translation>Zasilony budynek miejski w Pradze</translation>
    </message>
    <message>
        <source>Cities in one own network: %1</source>
        <translation>Miasta w jednej własnej sieci: %1</translation>
    </message>
    <message>
        <source>Urban buildings in cities of different colours, Praha left out: %1</source>
        <translation>Budynki miejskie w miastach różnych kolorów, bez Pragi: %1</translation>
    </message>
    <message>
        <source>Other contracts fulfilled before: %1</source>
        <translation>Inne kontrakty wypełnione wcześniej: %1</translation>
    </message>
    <message>
        <source>Action tiles on the board</source>
        <translation>Płytki akcji na planszy</translation>
    </message>
    <message>
        <source>Special Directive on the board</source>
        <translation>Dyrektywa specjalna na planszy</translation>
    </message>
    <message>
        <source>Special action tiles not taken yet</source>
        <translation>Specjalne płytki akcji jeszcze nie wzięte</translation>
    </message>
    <message>
        <source>Steps of income</source>
        <translation>Kroki dochodu</translation>
    </message>
    <message>
        <source>Technology unlocked</source>
        <translation>Technologia odblokowana</translation>
    </message>
    <message>
        <source>Contract in a space</source>
        <translation>Kontrakt w gnieździe</translation>
    </message>
    <message>
        <source>Contract fulfilled</source>
        <translation>Kontrakt wypełniony</translation>
    </message>
    <message>
        <source>City of a building</source>
        <translation>Miasto budynku</translation>
    </message>
    <message>
        <source>Building energized</source>
        <translation>Budynek zasilony</translation>
    </message>
    <message>
        <source>City of a mine</source>
        <translation>Miasto kopalni</translation>
    </message>
    <message>
        <source>Uranium on a mine</source>
        <translation>Uran w kopalni</translation>
    </message>
    <message>
        <source>City of a turbine</source>
        <translation>Miasto turbiny</translation>
    </message>
    <message>
        <source>Milestone marker in a tier</source>
        <translation>Znacznik sukcesu w grupie</translation>
    </message>
    <message>
        <source>Markers on the start space</source>
        <translation>Znaczniki na polu początkowym</translation>
    </message>
    <message>
        <source>Recharges so far</source>
        <translation>Dotychczasowe doładowania</translation>
    </message>
    <message>
        <source>Owner of a railway</source>
        <translation>Właściciel fragmentu torów</translation>
    </message>
    <message>
        <source>Colour of a railway&apos;s end</source>
        <translation>Kolor końca torów</translation>
    </message>
    <message>
        <source>Railway laid with D7</source>
        <translation>Tory położone z D7</translation>
    </message>
    <message>
        <source>Neutral building</source>
        <translation>Neutralny budynek</translation>
    </message>
    <message>
        <source>City of a neutral building</source>
        <translation>Miasto neutralnego budynku</translation>
    </message>
    <message>
        <source>Neutral building energized</source>
        <translation>Neutralny budynek zasilony</translation>
    </message>
    <message>
        <source>Contract in the market</source>
        <translation>Kontrakt na rynku</translation>
    </message>
    <message>
        <source>Purple contract</source>
        <translation>Kontrakt fioletowy</translation>
    </message>
    <message>
        <source>Tiles in the stacks</source>
        <translation>Płytki w stosach</translation>
    </message>
    <message>
        <source>Silver contracts in the stack</source>
        <translation>Srebrne kontrakty w stosie</translation>
    </message>
    <message>
        <source>Gold contracts in the stack</source>
        <translation>Złote kontrakty w stosie</translation>
    </message>
    <message>
        <source>Milestone tile</source>
        <translation>Żeton sukcesu</translation>
    </message>
    <message>
        <source>Nucleum token above a milestone tile</source>
        <translation>Nucleum nad żetonem sukcesu</translation>
    </message>
    <message>
        <source>Nucleum on a plant</source>
        <translation>Nucleum na elektrowni</translation>
    </message>
    <message>
        <source>Coal wagons at 1</source>
        <translation>Wagony węgla po 1</translation>
    </message>
    <message>
        <source>Coal wagons at 2</source>
        <translation>Wagony węgla po 2</translation>
    </message>
    <message>
        <source>End condition</source>
        <translation>Warunek końca gry</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Czyja jest tura</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Eksperyment</translation>
    </message>
    <message>
        <source>%1, space %2</source>
        <translation>%1, pole %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>%1: colour matches give actions: %2</source>
        <translation>%1: akcje z dopasowania kolorów: %2</translation>
    </message>
    <message>
        <source>The line %1 is complete: flip its tiles.</source>
        <translation>Linia %1 gotowa: odwróćcie jej płytki.</translation>
    </message>
    <message>
        <source>Coal from %1: %2 wagons</source>
        <translation>Węgiel, %1: wagony %2</translation>
    </message>
    <message>
        <source>%1 takes the special action tiles.</source>
        <translation>%1 bierze specjalne płytki akcji.</translation>
    </message>
    <message>
        <source>King&apos;s Day: milestone space %1 is empty.</source>
        <translation>Królewskie punktowanie: pole sukcesu %1 jest puste.</translation>
    </message>
    <message>
        <source>%1 takes back action tiles: %2</source>
        <translation>%1 zabiera płytki akcji: %2</translation>
    </message>
    <message>
        <source>End condition: %1 (%2)</source>
        <translation>Warunek końca gry: %1 (%2)</translation>
    </message>
    <message>
        <source>The end is near: turns left after this one: %1</source>
        <translation>Koniec się zbliża: tury po tej – %1</translation>
    </message>
    <message>
        <source>Colour of %1</source>
        <translation>Kolor: %1</translation>
    </message>
    <message>
        <source>Track spaces of %1</source>
        <translation>Pola torów: %1</translation>
    </message>
    <message>
        <source>Reward of the line %1</source>
        <translation>Nagroda za linię %1</translation>
    </message>
    <message>
        <source>VP of %1</source>
        <translation>PZ: %1</translation>
    </message>
    <message>
        <source>Bonus for a nucleum on %1</source>
        <translation>Premia za nucleum: %1</translation>
    </message>
    <message>
        <source>Prices of the tile offer</source>
        <translation>Ceny oferty płytek</translation>
    </message>
    <message>
        <source>Coal wagons of %1 at the start</source>
        <translation>Wagony węgla na początku: %1</translation>
    </message>
    <message>
        <source>Reward of mine and turbine %1</source>
        <translation>Nagroda za kopalnię i turbinę %1</translation>
    </message>
    <message>
        <source>Tile places on top of a player board</source>
        <translation>Miejsca na płytki nad planszą gracza</translation>
    </message>
    <message>
        <source>Lowest contract space</source>
        <translation>Najniższe gniazdo</translation>
    </message>
    <message>
        <source>VP income +%1 per tile</source>
        <translation>dochód w PZ +%1 za płytkę</translation>
    </message>
    <message>
        <source>VP income +%1</source>
        <translation>dochód w PZ +%1</translation>
    </message>
    <message>
        <source>demand %1; %2</source>
        <translation>zapotrzebowanie %1; %2</translation>
    </message>
    <message>
        <source>plays the Special Directive</source>
        <translation>gra dyrektywę specjalną</translation>
    </message>
    <message>
        <source>plays an action tile</source>
        <translation>gra płytkę akcji</translation>
    </message>
    <message>
        <source>lays a railway: %1, space %2</source>
        <translation>kładzie fragment torów: %1, pole %2</translation>
    </message>
    <message>
        <source>recharges</source>
        <translation>wykonuje doładowanie</translation>
    </message>
    <message>
        <source>builds %1 in %2 for %3</source>
        <translation>buduje: %1, %2 – koszt: %3</translation>
    </message>
    <message>
        <source>buys an action tile for %1</source>
        <translation>kupuje płytkę akcji – koszt: %1</translation>
    </message>
    <message>
        <source>buys two action tiles for %1</source>
        <translation>kupuje dwie płytki akcji – koszt: %1</translation>
    </message>
    <message>
        <source>takes contract %1 on the space with %2</source>
        <translation>bierze kontrakt %1 do gniazda: %2</translation>
    </message>
    <message>
        <source>energizes %1 in %2 from %3 for %4</source>
        <translation>zasila: %1, %2, z elektrowni %3 – koszt: %4</translation>
    </message>
    <message>
        <source>subsidizes: %1</source>
        <translation>akcja dotacji: %1</translation>
    </message>
    <message>
        <source>fulfils contract %1: %2</source>
        <translation>wypełnia kontrakt %1: %2</translation>
    </message>
    <message>
        <source>exchanges %1 for %2</source>
        <translation>wymienia: %1 → %2</translation>
    </message>
    <message>
        <source>unlocks technology %1</source>
        <translation>odblokowuje technologię %1</translation>
    </message>
    <message>
        <source>takes %1 instead of a technology</source>
        <translation>bierze %1 zamiast technologii</translation>
    </message>
    <message>
        <source>puts %1 on mines</source>
        <translation>kładzie na kopalniach: %1</translation>
    </message>
    <message>
        <source>advances: %1</source>
        <translation>przesuwa: %1</translation>
    </message>
    <message>
        <source>takes the reward of another contract space: %1</source>
        <translation>bierze nagrodę z innego gniazda: %1</translation>
    </message>
    <message>
        <source>takes a worker</source>
        <translation>bierze robotnika</translation>
    </message>
    <message>
        <source>takes tile %1 of the offer for nothing</source>
        <translation>bierze za darmo płytkę %1 z oferty</translation>
    </message>
    <message>
        <source>puts a milestone marker on the start space</source>
        <translation>kładzie znacznik sukcesu na polu początkowym</translation>
    </message>
    <message>
        <source>puts a milestone marker on %1</source>
        <translation>kładzie znacznik sukcesu na polu %1</translation>
    </message>
    <message>
        <source>puts a nucleum on %1</source>
        <translation>kładzie nucleum: %1</translation>
    </message>
    <message>
        <source>does nothing more</source>
        <translation>nie robi nic więcej</translation>
    </message>
    <message>
        <source>keeps the tile</source>
        <translation>zatrzymuje płytkę</translation>
    </message>
    <message>
        <source>does without it</source>
        <translation>rezygnuje</translation>
    </message>
    <message>
        <source>new contract in the market: %1</source>
        <translation>nowy kontrakt na rynku: %1</translation>
    </message>
    <message>
        <source>final scoring</source>
        <translation>punktacja końcowa</translation>
    </message>
    <message>
        <source>entered: %1</source>
        <translation>wpisano: %1</translation>
    </message>
    <message>
        <source>corrected: %1</source>
        <translation>poprawiono: %1</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Żółty</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Turkusowy</translation>
    </message>
    <message>
        <source>Experiment %1</source>
        <translation>Eksperyment %1</translation>
    </message>
    <message>
        <source>nowhere</source>
        <translation>nigdzie</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nieznany</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>white</source>
        <translation>biały</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>pomarańczowy</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>fioletowy</translation>
    </message>
    <message>
        <source>every colour</source>
        <translation>każdy kolor</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>dżoker</translation>
    </message>
    <message>
        <source>Ruhr</source>
        <translation>Ruhra</translation>
    </message>
    <message>
        <source>Silesia</source>
        <translation>Śląsk</translation>
    </message>
    <message>
        <source>Residence</source>
        <translation>Budynek mieszkalny</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>Fabryka</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratorium</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Kopalnia</translation>
    </message>
    <message>
        <source>Turbine</source>
        <translation>Turbina</translation>
    </message>
    <message>
        <source>Neutral building %1</source>
        <translation>Neutralny budynek %1</translation>
    </message>
    <message>
        <source>Initial contract</source>
        <translation>Kontrakt początkowy</translation>
    </message>
    <message>
        <source>Silver contract</source>
        <translation>Kontrakt srebrny</translation>
    </message>
    <message>
        <source>Gold contract</source>
        <translation>Kontrakt złoty</translation>
    </message>
    <message>
        <source>Thaler income</source>
        <translation>Dochód w talarach</translation>
    </message>
    <message>
        <source>Worker income</source>
        <translation>Dochód w robotnikach</translation>
    </message>
    <message>
        <source>Every 2 urban buildings</source>
        <translation>Każde 2 budynki miejskie</translation>
    </message>
    <message>
        <source>Each residence</source>
        <translation>Każdy budynek mieszkalny</translation>
    </message>
    <message>
        <source>Each factory</source>
        <translation>Każda fabryka</translation>
    </message>
    <message>
        <source>Each laboratory</source>
        <translation>Każde laboratorium</translation>
    </message>
    <message>
        <source>Each mine</source>
        <translation>Każda kopalnia</translation>
    </message>
    <message>
        <source>Each turbine</source>
        <translation>Każda turbina</translation>
    </message>
    <message>
        <source>Every 2 railways</source>
        <translation>Każde 2 fragmenty torów</translation>
    </message>
    <message>
        <source>Each city with an energized building</source>
        <translation>Każde miasto z zasilonym budynkiem</translation>
    </message>
    <message>
        <source>Action tile stacks empty</source>
        <translation>Puste stosy płytek akcji</translation>
    </message>
    <message>
        <source>Contract stacks empty</source>
        <translation>Puste stosy kontraktów</translation>
    </message>
    <message>
        <source>Third milestone space empty</source>
        <translation>Puste trzecie pole sukcesu</translation>
    </message>
    <message>
        <source>Somebody has all 8 technologies</source>
        <translation>Ktoś ma wszystkie 8 technologii</translation>
    </message>
    <message>
        <source>Somebody has 70 VP</source>
        <translation>Ktoś ma 70 PZ</translation>
    </message>
    <message>
        <source>Thaler income +1</source>
        <translation>Dochód w talarach +1</translation>
    </message>
    <message>
        <source>Worker income +1</source>
        <translation>Dochód w robotnikach +1</translation>
    </message>
    <message>
        <source>VP income +1</source>
        <translation>Dochód w PZ +1</translation>
    </message>
    <message>
        <source>Any income +1</source>
        <translation>Dowolny dochód +1</translation>
    </message>
    <message>
        <source>Any income +1 for 1 Thaler</source>
        <translation>Dowolny dochód +1 za 1 talara</translation>
    </message>
    <message numerus="yes">
        <source>%n Thaler</source>
        <translation>
            <numerusform>%n talar</numerusform>
            <numerusform>%n talary</numerusform>
            <numerusform>%n talarów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker</source>
        <translation>
            <numerusform>%n robotnik</numerusform>
            <numerusform>%n robotników</numerusform>
            <numerusform>%n robotników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n robotnik</numerusform>
            <numerusform>%n robotników</numerusform>
            <numerusform>%n robotników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uranium</source>
        <translation>
            <numerusform>%n uran</numerusform>
            <numerusform>%n uranu</numerusform>
            <numerusform>%n uranu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token</source>
        <translation>
            <numerusform>%n żeton</numerusform>
            <numerusform>%n żetony</numerusform>
            <numerusform>%n żetonów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tokens</source>
        <translation>
            <numerusform>%n żeton</numerusform>
            <numerusform>%n żetony</numerusform>
            <numerusform>%n żetonów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 VP</source>
        <translation>%1 PZ</translation>
    </message>
    <message>
        <source>Thaler income +%1</source>
        <translation>dochód w talarach +%1</translation>
    </message>
    <message>
        <source>worker income +%1</source>
        <translation>dochód w robotnikach +%1</translation>
    </message>
    <message>
        <source>any income +%1</source>
        <translation>dowolny dochód +%1</translation>
    </message>
    <message>
        <source>At the end: own buildings, mines or turbines in 5, 7 or 9 cities give 4, 10 or 21 VP</source>
        <translation>Na końcu: własne budynki, kopalnie lub turbiny w 5, 7 lub 9 miastach dają 4, 10 lub 21 PZ</translation>
    </message>
    <message>
        <source>At the end: 1, 2 or 3 markers on space 10 or higher give 4, 10 or 21 VP</source>
        <translation>Na końcu: 1, 2 lub 3 znaczniki na polu 10 lub wyższym dają 4, 10 lub 21 PZ</translation>
    </message>
    <message>
        <source>At the end: 4, 6 or 8 energized buildings give 4, 10 or 21 VP</source>
        <translation>Na końcu: 4, 6 lub 8 zasilonych budynków daje 4, 10 lub 21 PZ</translation>
    </message>
    <message>
        <source>At the end: 6, 8 or 10 railways give 4, 10 or 21 VP</source>
        <translation>Na końcu: 6, 8 lub 10 fragmentów torów daje 4, 10 lub 21 PZ</translation>
    </message>
    <message>
        <source>Once: urbanize now, 2 Thaler cheaper</source>
        <translation>Raz: urbanizacja od razu, o 2 talary taniej</translation>
    </message>
    <message>
        <source>Once: industrialize now in any city, at the usual cost</source>
        <translation>Raz: industrializacja od razu w dowolnym mieście, za zwykły koszt</translation>
    </message>
    <message>
        <source>Once: energize now with 4 more energy</source>
        <translation>Raz: zasilanie od razu z 4 energii więcej</translation>
    </message>
    <message>
        <source>Once: 3 workers and 3 Thaler</source>
        <translation>Raz: 3 robotników i 3 talary</translation>
    </message>
    <message>
        <source>Once: 8 achievement tokens</source>
        <translation>Raz: 8 żetonów osiągnięć</translation>
    </message>
    <message>
        <source>Once: a free tile of the offer, which may be laid as a railway at once</source>
        <translation>Raz: darmowa płytka z oferty, którą można od razu położyć jako tory</translation>
    </message>
    <message>
        <source>Once: take the 2 special action tiles</source>
        <translation>Raz: weź 2 specjalne płytki akcji</translation>
    </message>
    <message>
        <source>Always: 1 uranium for each mine or turbine placed</source>
        <translation>Stale: 1 uran za każdą wybudowaną kopalnię lub turbinę</translation>
    </message>
    <message>
        <source>Always: 1 Thaler for each building energized</source>
        <translation>Stale: 1 talar za każdy zasilony budynek</translation>
    </message>
    <message>
        <source>Always: a worker or a free tile for each building energized</source>
        <translation>Stale: robotnik lub darmowa płytka za każdy zasilony budynek</translation>
    </message>
    <message>
        <source>Always: urbanize in any city, 2 Thaler cheaper</source>
        <translation>Stale: urbanizacja w dowolnym mieście, o 2 talary taniej</translation>
    </message>
    <message>
        <source>Always: 1 achievement token for each railway laid</source>
        <translation>Stale: 1 żeton osiągnięcia za każde położone tory</translation>
    </message>
    <message>
        <source>Always: one more uranium in a plant with nucleum, as if a turbine were yours</source>
        <translation>Stale: jeden uran więcej w elektrowni z nucleum, jakby stała tam twoja turbina</translation>
    </message>
    <message>
        <source>Always: with a contract also the reward of another contract space, never doubled</source>
        <translation>Stale: z kontraktem także nagroda z innego gniazda, nigdy podwójna</translation>
    </message>
    <message>
        <source>Always: 2 Thaler for each railway laid</source>
        <translation>Stale: 2 talary za każde położone tory</translation>
    </message>
    <message>
        <source>Always: 1 achievement token for each contract taken</source>
        <translation>Stale: 1 żeton osiągnięcia za każdy wzięty kontrakt</translation>
    </message>
    <message>
        <source>Always: energize without railway lines</source>
        <translation>Stale: zasilanie bez linii kolejowych</translation>
    </message>
    <message>
        <source>Always: own railways are wild at both ends, for others too; who lays one may fulfil a contract</source>
        <translation>Stale: własne tory są dżokerami z obu końców, także dla innych; przy ich kładzeniu można wypełnić kontrakt</translation>
    </message>
    <message>
        <source>Coal costs 1 Thaler less in all</source>
        <translation>Węgiel razem o 1 talar tańszy</translation>
    </message>
    <message>
        <source>More energy: rows 3 and 4 together 3</source>
        <translation>Więcej energii: rzędy 3 i 4 razem 3</translation>
    </message>
    <message>
        <source>Coal costs 2 Thaler less in all</source>
        <translation>Węgiel razem o 2 talary tańszy</translation>
    </message>
    <message>
        <source>2 tokens after energizing</source>
        <translation>2 żetony po zasilaniu</translation>
    </message>
    <message>
        <source>Uranium gives 3 energy</source>
        <translation>Uran daje 3 energii</translation>
    </message>
    <message>
        <source>1 worker after energizing</source>
        <translation>1 robotnik po zasilaniu</translation>
    </message>
    <message>
        <source>%1 or government</source>
        <translation>%1 lub budynek rządowy</translation>
    </message>
    <message>
        <source>Allowed: a red-bordered plot, or a black one that shows %1. Of the black ones, a free plot with a single symbol comes first.</source>
        <translation>Dozwolone: działka z czerwoną obwódką albo czarna z symbolem: %1. Z czarnych najpierw wolna działka z 1 symbolem.</translation>
    </message>
    <message>
        <source>%1 missing for the demand of %2: exchange workers first.</source>
        <translation>Brakuje: %1 (zapotrzebowanie %2). Najpierw wymień robotników.</translation>
    </message>
    <message>
        <source>Turbines of</source>
        <translation>Turbiny gracza</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Pola</translation>
    </message>
    <message>
        <source>Count all spaces the marker of this track can stand on.</source>
        <translation>Policz wszystkie pola, na których może stać znacznik tego toru.</translation>
    </message>
    <message>
        <source>Spaces of the track %1</source>
        <translation>Liczba pól toru: %1</translation>
    </message>
    <message>
        <source>turns left: %1</source>
        <translation>zostało tur: %1</translation>
    </message>
</context>
<context>
    <name>NucleumChoiceModel</name>
    <message>
        <source>Tap a city on the map</source>
        <translation>Dotknij miasta na mapie</translation>
    </message>
</context>
<context>
    <name>NucleumEndModel</name>
    <message>
        <source>They share the victory with %1 each: there is no tie-break.</source>
        <translation>Zwycięstwo jest wspólne, każdy ma %1: remisu nic nie rozstrzyga.</translation>
    </message>
    <message>
        <source>%1, which is %2 more than the next.</source>
        <translation>%1, czyli o %2 więcej niż następny gracz.</translation>
    </message>
</context>
<context>
    <name>NucleumFactsModel</name>
    <message>
        <source>Known: %1 of %2. What is missing is asked for when it matters; all of it goes into backups and exported files.</source>
        <translation>Znane: %1 z %2. O brakujące pytamy, gdy są potrzebne; wszystkie trafiają do kopii zapasowych i plików eksportu.</translation>
    </message>
    <message>
        <source>It could not be written.</source>
        <translation>Nie udało się tego zapisać.</translation>
    </message>
</context>
<context>
    <name>NucleumFields</name>
    <message>
        <source>Not chosen</source>
        <translation>Nie wybrano</translation>
    </message>
    <message>
        <source>Every 2 urban buildings</source>
        <translation>Co 2 budynki miejskie</translation>
    </message>
    <message>
        <source>Residences</source>
        <translation>Budynki mieszkalne</translation>
    </message>
    <message>
        <source>Factories</source>
        <translation>Fabryki</translation>
    </message>
    <message>
        <source>Laboratories</source>
        <translation>Laboratoria</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Kopalnie</translation>
    </message>
    <message>
        <source>Turbines</source>
        <translation>Turbiny</translation>
    </message>
    <message>
        <source>Every 2 railways</source>
        <translation>Co 2 fragmenty torów</translation>
    </message>
    <message>
        <source>Cities with an energized building</source>
        <translation>Miasta z zasilonym budynkiem</translation>
    </message>
    <message>
        <source>Milestone tile at spaces %1</source>
        <translation>Żeton sukcesu przy polach %1</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Eksperyment</translation>
    </message>
    <message>
        <source>Not noted</source>
        <translation>Nie zapisano</translation>
    </message>
    <message>
        <source>Own urban buildings</source>
        <translation>Własne budynki miejskie</translation>
    </message>
    <message>
        <source>Own residences</source>
        <translation>Własne budynki mieszkalne</translation>
    </message>
    <message>
        <source>Own factories</source>
        <translation>Własne fabryki</translation>
    </message>
    <message>
        <source>Own laboratories</source>
        <translation>Własne laboratoria</translation>
    </message>
    <message>
        <source>Own mines</source>
        <translation>Własne kopalnie</translation>
    </message>
    <message>
        <source>Own turbines</source>
        <translation>Własne turbiny</translation>
    </message>
    <message>
        <source>Own railways</source>
        <translation>Własne fragmenty torów</translation>
    </message>
    <message>
        <source>Cities with an own energized building</source>
        <translation>Miasta z własnym zasilonym budynkiem</translation>
    </message>
    <message>
        <source>Marker ×%1</source>
        <translation>Znacznik ×%1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Markers on the start space</source>
        <translation>Znaczniki na polu startowym</translation>
    </message>
    <message>
        <source>Eighth technology unlocked</source>
        <translation>Ósma technologia odblokowana</translation>
    </message>
    <message>
        <source>Cities with own structures</source>
        <translation>Miasta z własnymi konstrukcjami</translation>
    </message>
    <message>
        <source>Energized buildings</source>
        <translation>Zasilone budynki</translation>
    </message>
    <message>
        <source>Government residence: printed VP</source>
        <translation>Rządowy budynek mieszkalny: nadrukowane PZ</translation>
    </message>
    <message>
        <source>Government factory: printed VP</source>
        <translation>Rządowa fabryka: nadrukowane PZ</translation>
    </message>
    <message>
        <source>Government laboratory: printed VP</source>
        <translation>Rządowe laboratorium: nadrukowane PZ</translation>
    </message>
    <message>
        <source>Residences in its network</source>
        <translation>Budynki mieszkalne w jego sieci</translation>
    </message>
    <message>
        <source>Factories in its network</source>
        <translation>Fabryki w jej sieci</translation>
    </message>
    <message>
        <source>Laboratories in its network</source>
        <translation>Laboratoria w jego sieci</translation>
    </message>
    <message>
        <source>It stands in Praha</source>
        <translation>Stoi w Pradze</translation>
    </message>
    <message>
        <source>%1 uranium → worker</source>
        <translation>%1 uran → robotnik</translation>
    </message>
    <message>
        <source>%1 worker → Thaler</source>
        <translation>%1 robotnik → talar</translation>
    </message>
    <message>
        <source>%1 after exchanging: %2</source>
        <translation>%1 po wymianie: %2</translation>
    </message>
    <message>
        <source>VP so far</source>
        <translation>PZ dotychczas</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Tor osiągnięć</translation>
    </message>
    <message>
        <source>Priority goal</source>
        <translation>Cel priorytetowy</translation>
    </message>
    <message>
        <source>Uranium on own mines</source>
        <translation>Uran we własnych kopalniach</translation>
    </message>
    <message>
        <source>Workers available</source>
        <translation>Dostępni robotnicy</translation>
    </message>
    <message>
        <source>Thaler</source>
        <translation>Talary</translation>
    </message>
    <message>
        <source>Leftovers</source>
        <translation>Pozostałe zasoby</translation>
    </message>
    <message>
        <source>Printed VP outside Praha</source>
        <translation>Nadrukowane PZ poza Pragą</translation>
    </message>
    <message>
        <source>Printed VP in Praha</source>
        <translation>Nadrukowane PZ w Pradze</translation>
    </message>
    <message>
        <source>Energized government buildings</source>
        <translation>Zasilone budynki rządowe</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Wcześniej</translation>
    </message>
    <message>
        <source>Third last</source>
        <translation>Trzecie od końca</translation>
    </message>
    <message>
        <source>Second last</source>
        <translation>Przedostatnie</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ostatnie</translation>
    </message>
    <message>
        <source>Income marker of Thaler</source>
        <translation>Znacznik dochodu: talary</translation>
    </message>
    <message>
        <source>Income marker of workers</source>
        <translation>Znacznik dochodu: robotnicy</translation>
    </message>
    <message>
        <source>Income marker of VP</source>
        <translation>Znacznik dochodu: PZ</translation>
    </message>
    <message>
        <source>Income tracks</source>
        <translation>Tory dochodu</translation>
    </message>
</context>
<context>
    <name>NucleumFormHost</name>
    <message>
        <source>Choose above</source>
        <translation>Wybierz powyżej</translation>
    </message>
</context>
<context>
    <name>NucleumHelpModel</name>
    <message>
        <source>A turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>A: play an action tile</source>
        <translation>A: zagranie płytki akcji</translation>
    </message>
    <message>
        <source>The tile goes on the leftmost free place on top of the board; do its actions in any order or leave them. One contract may be fulfilled.</source>
        <translation>Płytka trafia na pierwsze wolne miejsce od lewej nad planszą; jej akcje wykonuje się w dowolnej kolejności albo pomija. Można wypełnić jeden kontrakt.</translation>
    </message>
    <message>
        <source>Special Directive</source>
        <translation>Dyrektywa specjalna</translation>
    </message>
    <message>
        <source>One main action, 1 Thaler cheaper. It is never laid as a railway.</source>
        <translation>Jedna akcja główna, o 1 talar taniej. Nigdy nie kładzie się jej jako torów.</translation>
    </message>
    <message>
        <source>B: lay a railway</source>
        <translation>B: położenie torów</translation>
    </message>
    <message>
        <source>A tile and a worker go on a track space next to a city or a railway. Ends that meet their colour give actions, to others as well. A full connection is a line.</source>
        <translation>Płytka i robotnik trafiają na pole torów przy mieście lub innych torach. Końce stykające się ze swoim kolorem dają akcje, także innym graczom. Pełne połączenie to linia kolejowa.</translation>
    </message>
    <message>
        <source>C: recharge</source>
        <translation>C: doładowanie</translation>
    </message>
    <message>
        <source>Income, a milestone marker by the tokens held, then all tokens go and all tiles come back.</source>
        <translation>Dochód, znacznik sukcesu według posiadanych żetonów, potem żetony przepadają, a płytki wracają.</translation>
    </message>
    <message>
        <source>Signs on the map</source>
        <translation>Znaki na mapie</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Sieć</translation>
    </message>
    <message>
        <source>Nucleum</source>
        <translation>Nucleum</translation>
    </message>
    <message>
        <source>The power plant burns uranium: one cube, and one more for each turbine there.</source>
        <translation>Elektrownia spala uran: jedną kostkę i po jednej na każdą tamtejszą turbinę.</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Akcje</translation>
    </message>
    <message>
        <source>Urbanize</source>
        <translation>Urbanizacja</translation>
    </message>
    <message>
        <source>A building to a city of the own network, for 2 to 5 Thaler by its level, 2 more on a plot with a red border.</source>
        <translation>Budynek w mieście własnej sieci za 2 do 5 talarów według poziomu, o 2 drożej na działce z czerwoną ramką.</translation>
    </message>
    <message>
        <source>Industrialize</source>
        <translation>Industrializacja</translation>
    </message>
    <message>
        <source>A mine or a turbine for 1 to 3 workers by its row. A new mine gives as much uranium as there are own mines. Both of a row give its reward.</source>
        <translation>Kopalnia lub turbina za 1 do 3 robotników według rzędu. Nowa kopalnia daje tyle uranu, ile jest własnych kopalni. Para z jednego rzędu daje jego nagrodę.</translation>
    </message>
    <message>
        <source>Develop</source>
        <translation>Rozwój</translation>
    </message>
    <message>
        <source>A tile of the offer for the price below it; a second one for 2 Thaler more.</source>
        <translation>Płytka z oferty za cenę pod nią; druga za 2 talary więcej.</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Podpisanie umowy</translation>
    </message>
    <message>
        <source>One of the market into an empty contract space, whose reward is taken.</source>
        <translation>Kontrakt z rynku do pustego gniazda, z którego bierze się nagrodę.</translation>
    </message>
    <message>
        <source>Energize</source>
        <translation>Zasilanie</translation>
    </message>
    <message>
        <source>Coal, uranium, tile and turbines together reach the demand of a building that lines link with the plant. It gives as many tokens as its demand, and its reward.</source>
        <translation>Węgiel, uran, płytka i turbiny razem pokrywają zapotrzebowanie budynku połączonego liniami z elektrownią. Daje on tyle żetonów, ile wynosi zapotrzebowanie, i swoją nagrodę.</translation>
    </message>
    <message>
        <source>Subsidize</source>
        <translation>Akcja dotacji</translation>
    </message>
    <message>
        <source>The small actions of a tile: a worker, Thaler, a token or a step of income.</source>
        <translation>Małe akcje płytki: robotnik, talary, żeton albo krok dochodu.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Wymiana</translation>
    </message>
    <message>
        <source>At any time a uranium becomes a worker and a worker a Thaler, never back.</source>
        <translation>W dowolnej chwili uran zamienia się w robotnika, a robotnik w talara, nigdy odwrotnie.</translation>
    </message>
    <message>
        <source>Reward: %1</source>
        <translation>Nagroda: %1</translation>
    </message>
    <message>
        <source>Technologies of %1</source>
        <translation>Technologie: %1</translation>
    </message>
    <message>
        <source>Milestone tiles</source>
        <translation>Żetony sukcesu</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punktowanie</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Sukcesy</translation>
    </message>
    <message>
        <source>Each marker: what its segment&apos;s tile counts, times the number of its tier; one on the start space costs 3 VP.</source>
        <translation>Każdy znacznik: to, co liczy żeton segmentu, razy mnożnik grupy; na polu początkowym kosztuje 3 PZ.</translation>
    </message>
    <message>
        <source>King&apos;s Day</source>
        <translation>Królewskie punktowanie</translation>
    </message>
    <message>
        <source>When a milestone space becomes empty, the highest marker gives 6 VP and the second highest space 2.</source>
        <translation>Gdy pole sukcesu opustoszeje, najwyższy znacznik daje 6 PZ, a drugie najwyższe pole 2.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>No action tiles in the stacks; no silver and gold contracts in the stacks; the third milestone space empty; all 8 technologies of a player; 70 VP. Two of these end it, three with two players; who first meets one scores 3 VP.</source>
        <translation>Brak płytek akcji w stosach; brak srebrnych i złotych kontraktów w stosach; puste trzecie pole sukcesu; wszystkie 8 technologii u gracza; 70 PZ. Kończą ją dwa z tych warunków, w dwie osoby trzy; kto pierwszy spełni warunek, dostaje 3 PZ.</translation>
    </message>
    <message>
        <source>A small sign of a player above a city: filled if pieces of the player stand there, in outline if the city is only in that player&apos;s network. A tap on the city tells all.</source>
        <translation>Mały znak gracza nad miastem: wypełniony, gdy stoją tam jego elementy, obrys, gdy miasto jest tylko w jego sieci. Dotknięcie miasta mówi wszystko.</translation>
    </message>
</context>
<context>
    <name>NucleumPad</name>
    <message>
        <source>%1 share the victory with %2 each: there is no tie-break.</source>
        <translation>Zwycięstwo dzielą %1: po %2, remisu nic nie rozstrzyga.</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <translation>Wygrywa %1: %2.</translation>
    </message>
    <message>
        <source>A milestone tile lies at two places.</source>
        <translation>Ten sam żeton sukcesu leży w dwóch miejscach.</translation>
    </message>
    <message>
        <source>Two players have the same experiment.</source>
        <translation>Dwie osoby mają ten sam eksperyment.</translation>
    </message>
    <message>
        <source>A marker lies where no milestone tile is chosen.</source>
        <translation>Znacznik leży tam, gdzie nie wybrano żetonu sukcesu.</translation>
    </message>
</context>
<context>
    <name>NucleumSetupModel</name>
    <message>
        <source>Two players have the same name.</source>
        <translation>Dwóch graczy ma to samo imię.</translation>
    </message>
</context>
<context>
    <name>NucleumSheetModel</name>
    <message>
        <source>The table</source>
        <translation>Stół</translation>
    </message>
</context>
<context>
    <name>NucleumTable</name>
    <message>
        <source>Game over</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>Turn of %1</source>
        <translation>Tura: %1</translation>
    </message>
    <message>
        <source>Turn of %1 · turns left: %2</source>
        <translation>Tura: %1 · zostało tur: %2</translation>
    </message>
</context>
<context>
    <name>NumberKeys</name>
    <message>
        <source>Delete the last digit</source>
        <translation>Usuń ostatnią cyfrę</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Change the sign</source>
        <translation>Zmień znak</translation>
    </message>
    <message>
        <source>⊘ %1</source>
        <translation>⊘ %1</translation>
    </message>
</context>
<context>
    <name>NumberSheet</name>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Next field</source>
        <translation>Dalej</translation>
    </message>
</context>
<context>
    <name>NumberSteps</name>
    <message>
        <source>Number</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>One less</source>
        <translation>O jeden mniej</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>O jeden więcej</translation>
    </message>
</context>
<context>
    <name>NumberTyping</name>
    <message>
        <source>%1… from %2 to %3</source>
        <translation>%1… od %2 do %3</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <translation>Od %1 do %2</translation>
    </message>
    <message>
        <source>%1 is too much: it can be %2 to %3.</source>
        <translation>%1 to za dużo: może być od %2 do %3.</translation>
    </message>
    <message>
        <source>%1 is too little: it can be %2 to %3.</source>
        <translation>%1 to za mało: może być od %2 do %3.</translation>
    </message>
</context>
<context>
    <name>ObjectiveRow</name>
    <message>
        <source>%1: %2 counted. %3</source>
        <translation>%1: policzono %2. %3</translation>
    </message>
    <message>
        <source>Marks the counted pieces on the map</source>
        <translation>Zaznacza policzone elementy na mapie</translation>
    </message>
    <message>
        <source>%1: %2, marked on the map</source>
        <translation>%1: %2, zaznaczone na mapie</translation>
    </message>
</context>
<context>
    <name>OfficerPicture</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>OptionButton</name>
    <message>
        <source>%1, not possible: %2</source>
        <translation>%1, niemożliwe: %2</translation>
    </message>
</context>
<context>
    <name>OptionCard</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, not possible: %2</source>
        <translation>%1, niemożliwe: %2</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, wybrane</translation>
    </message>
</context>
<context>
    <name>Outpost</name>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielony</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Żółty</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarny</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Fioletowy</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source>Syndicate</source>
        <translation>Syndykat</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nikt</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>City %1</source>
        <translation>Miasto %1</translation>
    </message>
    <message>
        <source>5 Elektro less for every card you win</source>
        <translation>każda wygrana karta tańsza o 5 elektro</translation>
    </message>
    <message>
        <source>3 Elektro less for every seasonal worker</source>
        <translation>każdy pracownik sezonowy tańszy o 3 elektro</translation>
    </message>
    <message>
        <source>one robot a round</source>
        <translation>jeden robot na rundę</translation>
    </message>
    <message>
        <source>1 more place in every habitat</source>
        <translation>1 miejsce więcej w każdym module</translation>
    </message>
    <message>
        <source>a city of your own, free of charge</source>
        <translation>własne miasto, za darmo</translation>
    </message>
    <message>
        <source>every power plant supplies 1 more</source>
        <translation>każda elektrownia zasila o 1 więcej</translation>
    </message>
    <message>
        <source>habitat and power plant on one slot</source>
        <translation>moduł i elektrownia na jednym miejscu</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>Stacja</translation>
    </message>
    <message>
        <source>Power plant</source>
        <translation>Elektrownia</translation>
    </message>
    <message>
        <source>Habitat</source>
        <translation>Moduł mieszkalny</translation>
    </message>
    <message>
        <source>Technology</source>
        <translation>Technologia</translation>
    </message>
    <message>
        <source>Step 3</source>
        <translation>Etap 3</translation>
    </message>
    <message>
        <source>Data Library</source>
        <translation>Biblioteka danych</translation>
    </message>
    <message>
        <source>Ecoplants</source>
        <translation>Ekorośliny</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>Roboty</translation>
    </message>
    <message>
        <source>Nodule</source>
        <translation>Moduł węzłowy</translation>
    </message>
    <message>
        <source>Outpost</source>
        <translation>Kolonia</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratoria</translation>
    </message>
    <message>
        <source>Moon Base</source>
        <translation>Baza na Księżycu</translation>
    </message>
    <message>
        <source>Setting up</source>
        <translation>Przygotowanie</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Licytacja</translation>
    </message>
    <message>
        <source>Bureaucracy</source>
        <translation>Biurokracja</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>Step 3 card</source>
        <translation>Karta „Etap 3”</translation>
    </message>
    <message>
        <source>%1 Elektro</source>
        <translation>%1 elektro</translation>
    </message>
    <message numerus="yes">
        <source>%n worker</source>
        <translation>
            <numerusform>%n pracownik</numerusform>
            <numerusform>%n pracowników</numerusform>
            <numerusform>%n pracowników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n workers</source>
        <translation>
            <numerusform>%n pracownik</numerusform>
            <numerusform>%n pracowników</numerusform>
            <numerusform>%n pracowników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n city</source>
        <translation>
            <numerusform>%n miasto</numerusform>
            <numerusform>%n miasta</numerusform>
            <numerusform>%n miast</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n miasto</numerusform>
            <numerusform>%n miasta</numerusform>
            <numerusform>%n miast</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place</source>
        <translation>
            <numerusform>%n miejsce</numerusform>
            <numerusform>%n miejsca</numerusform>
            <numerusform>%n miejsc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n miejsce</numerusform>
            <numerusform>%n miejsca</numerusform>
            <numerusform>%n miejsc</numerusform>
        </translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Struktura</translation>
    </message>
</context>
<context>
    <name>OutpostCorrection</name>
    <message>
        <source>Elektro</source>
        <translation>Elektro</translation>
    </message>
    <message>
        <source>Permanent workers</source>
        <translation>Pracownicy etatowi</translation>
    </message>
    <message>
        <source>Seasonal workers</source>
        <translation>Pracownicy sezonowi</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>Roboty</translation>
    </message>
    <message>
        <source>Robots card used this round</source>
        <translation>Karta „Roboty” użyta w tej rundzie</translation>
    </message>
    <message>
        <source>Order marker in the right column</source>
        <translation>Znacznik kolejności w prawej kolumnie</translation>
    </message>
    <message>
        <source>Cities supplied</source>
        <translation>Zasilone miasta</translation>
    </message>
    <message>
        <source>Station in a city</source>
        <translation>Stacja w mieście</translation>
    </message>
    <message>
        <source>Power plant or habitat in a city</source>
        <translation>Elektrownia lub moduł w mieście</translation>
    </message>
    <message>
        <source>Piece on an Outpost card</source>
        <translation>Budynek na karcie „Kolonia”</translation>
    </message>
    <message>
        <source>Discount tokens</source>
        <translation>Żetony zniżek</translation>
    </message>
    <message>
        <source>Cards left in the deck</source>
        <translation>Karty w stosie</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Etap</translation>
    </message>
    <message>
        <source>Player order</source>
        <translation>Kolejność graczy</translation>
    </message>
    <message>
        <source>Syndicate has taken its card</source>
        <translation>Syndykat wziął swoją kartę</translation>
    </message>
    <message>
        <source>Spaces of the card market</source>
        <translation>Pola rynku kart</translation>
    </message>
    <message>
        <source>in the deck</source>
        <translation>w stosie</translation>
    </message>
    <message>
        <source>under the deck</source>
        <translation>na spodzie stosu</translation>
    </message>
    <message>
        <source>in the box</source>
        <translation>w pudełku</translation>
    </message>
    <message>
        <source>on space %1 of the market</source>
        <translation>na polu %1 rynku</translation>
    </message>
    <message>
        <source>on the pile of space %1</source>
        <translation>na stosiku pola %1</translation>
    </message>
    <message>
        <source>in the card pool of %1</source>
        <translation>w puli: %1</translation>
    </message>
    <message>
        <source>on a power plant slot of %1</source>
        <translation>na miejscu elektrowni: %1</translation>
    </message>
    <message>
        <source>on a habitat slot of %1</source>
        <translation>na miejscu modułu: %1</translation>
    </message>
    <message>
        <source>station field %1 in %2: %3</source>
        <translation>pole stacji %1, %2: %3</translation>
    </message>
    <message>
        <source>Token of a connection</source>
        <translation>Żeton kosztu połączenia</translation>
    </message>
</context>
<context>
    <name>OutpostCorrectionModel</name>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>What is different on the table?</source>
        <translation>Co na stole jest inaczej?</translation>
    </message>
    <message>
        <source>Whose is it?</source>
        <translation>Czyje to jest?</translation>
    </message>
    <message>
        <source>In which city?</source>
        <translation>W którym mieście?</translation>
    </message>
    <message>
        <source>On which field?</source>
        <translation>Na którym polu?</translation>
    </message>
    <message>
        <source>What stands there?</source>
        <translation>Co tam stoi?</translation>
    </message>
    <message>
        <source>Which piece on which Outpost card?</source>
        <translation>Który budynek na której karcie „Kolonia”?</translation>
    </message>
    <message>
        <source>On which card?</source>
        <translation>Na której karcie?</translation>
    </message>
    <message>
        <source>Tokens of which value?</source>
        <translation>Żetony o jakiej wartości?</translation>
    </message>
    <message>
        <source>Which place in the order?</source>
        <translation>Które miejsce w kolejności?</translation>
    </message>
    <message>
        <source>Where does it lie?</source>
        <translation>Gdzie leży?</translation>
    </message>
    <message>
        <source>Is it so?</source>
        <translation>Czy tak jest?</translation>
    </message>
    <message>
        <source>Is this right?</source>
        <translation>Czy to się zgadza?</translation>
    </message>
    <message>
        <source>A card lies elsewhere</source>
        <translation>Karta leży gdzie indziej</translation>
    </message>
    <message>
        <source>A new city</source>
        <translation>Nowe miasto</translation>
    </message>
    <message>
        <source>Field of %1</source>
        <translation>Pole za %1</translation>
    </message>
    <message>
        <source>Outpost %1: %2</source>
        <translation>Kolonia %1: %2</translation>
    </message>
    <message>
        <source>Value %1</source>
        <translation>Wartość %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Która karta?</translation>
    </message>
    <message>
        <source>Which figure is wrong?</source>
        <translation>Która liczba jest zła?</translation>
    </message>
    <message>
        <source>What is it really?</source>
        <translation>Ile jest naprawdę?</translation>
    </message>
    <message>
        <source>A card was entered wrongly</source>
        <translation>Karta została źle wpisana</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Pracownicy</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Miasta</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>%1, with a card market of %2 spaces</source>
        <translation>%1, rynek kart ma wtedy %2 miejsc</translation>
    </message>
    <message>
        <source>Which connection?</source>
        <translation>Które połączenie?</translation>
    </message>
</context>
<context>
    <name>OutpostEndModel</name>
    <message>
        <source>They supply the same, %1, and have the same money: the victory is shared (O-12.4).</source>
        <translation>Zasilają tyle samo (%1) i mają tyle samo pieniędzy: zwycięstwo jest wspólne (O-12.4).</translation>
    </message>
    <message>
        <source>%1 supply %2 each; the money decides (O-12.3).</source>
        <translation>Remis %1 graczy: %2; rozstrzygają pieniądze (O-12.3).</translation>
    </message>
    <message>
        <source>Most cities supplied: %1. Connected cities do not count (O-12.2).</source>
        <translation>Najwięcej zasilonych miast: %1. Miasta tylko przyłączone się nie liczą (O-12.2).</translation>
    </message>
    <message>
        <source>supplied: %1 · %2</source>
        <translation>zasilone: %1 · %2</translation>
    </message>
</context>
<context>
    <name>OutpostError</name>
    <message>
        <source>Something else has to be done first</source>
        <translation>Najpierw trzeba zrobić coś innego</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s decision</source>
        <translation>To decyzja kogoś innego</translation>
    </message>
    <message>
        <source>There is no such thing in the game</source>
        <translation>W grze nie ma czegoś takiego</translation>
    </message>
    <message>
        <source>The game is for 2 to 6 players, not for %1</source>
        <translation>Gra jest dla 2–6 graczy, nie dla %1</translation>
    </message>
    <message>
        <source>The player order does not name everybody once</source>
        <translation>Kolejność graczy nie wymienia każdego raz</translation>
    </message>
    <message>
        <source>%1 small areas are in play, %2 have to be</source>
        <translation>Małych obszarów w grze: %1, ma być: %2</translation>
    </message>
    <message>
        <source>The map that was entered cannot be right</source>
        <translation>Wpisana mapa nie może być poprawna</translation>
    </message>
    <message>
        <source>The Syndicate begins in %2 adjoining cities, the map has %1</source>
        <translation>Syndykat zaczyna w %2 sąsiadujących miastach, a mapa ma ich %1</translation>
    </message>
    <message>
        <source>The list of cards cannot be right</source>
        <translation>Lista kart nie może być poprawna</translation>
    </message>
    <message>
        <source>The payout or the prices of workers cannot be right</source>
        <translation>Wynagrodzenia lub ceny pracowników nie mogą być poprawne</translation>
    </message>
    <message>
        <source>There is no such card in the game</source>
        <translation>W grze nie ma takiej karty</translation>
    </message>
    <message>
        <source>Number %1 cannot be: the first cards have numbers up to %2</source>
        <translation>Numer %1 jest niemożliwy: pierwsze karty mają numery do %2</translation>
    </message>
    <message>
        <source>This card cannot be in the deck any more</source>
        <translation>Tej karty nie może już być w stosie</translation>
    </message>
    <message>
        <source>The Step 3 card cannot come yet: %1 cards lie above it</source>
        <translation>Karta „Etap 3” nie może jeszcze wyjść: kart nad nią jest %1</translation>
    </message>
    <message>
        <source>Only the Step 3 card is left to come now</source>
        <translation>Teraz może wyjść tylko karta „Etap 3”</translation>
    </message>
    <message>
        <source>There are already %1 cards of this kind, the game has %2</source>
        <translation>Kart tego rodzaju jest już %1, a w grze jest ich %2</translation>
    </message>
    <message>
        <source>There is no card on this space of the market</source>
        <translation>Na tym polu rynku nie ma karty</translation>
    </message>
    <message>
        <source>Cards of the future market cannot be put up</source>
        <translation>Kart z rynku przyszłego nie można wystawić</translation>
    </message>
    <message>
        <source>The bid of %1 is too low: at least %2</source>
        <translation>Oferta %1 jest za niska: co najmniej %2</translation>
    </message>
    <message>
        <source>The last one to buy pays exactly the minimum bid, %2</source>
        <translation>Ostatni kupujący płaci dokładnie minimalną cenę wywoławczą, %2</translation>
    </message>
    <message>
        <source>There is not enough money: %1 of %2 needed</source>
        <translation>Za mało pieniędzy: jest %1, trzeba %2</translation>
    </message>
    <message>
        <source>Nobody may pass now</source>
        <translation>Teraz nie wolno pasować</translation>
    </message>
    <message>
        <source>This player takes no part in the auction</source>
        <translation>Ten gracz nie bierze udziału w licytacji</translation>
    </message>
    <message>
        <source>This city is not in play</source>
        <translation>Tego miasta nie ma w grze</translation>
    </message>
    <message>
        <source>The city already has %1 stations, in this Step %2 are allowed</source>
        <translation>Stacji w mieście jest już %1, w tym etapie wolno %2</translation>
    </message>
    <message>
        <source>There is already an own piece of this kind in the city</source>
        <translation>W mieście stoi już własny budynek tego rodzaju</translation>
    </message>
    <message>
        <source>The field is taken</source>
        <translation>Pole jest zajęte</translation>
    </message>
    <message>
        <source>The city has no field for this piece</source>
        <translation>W mieście nie ma pola na ten budynek</translation>
    </message>
    <message>
        <source>No piece of this kind is left</source>
        <translation>Nie ma już Konstrukcji tego rodzaju</translation>
    </message>
    <message>
        <source>The connections cost %2, not %1</source>
        <translation>Połączenia kosztują %2, a nie %1</translation>
    </message>
    <message>
        <source>No way leads there</source>
        <translation>Nie prowadzi tam żadne połączenie</translation>
    </message>
    <message>
        <source>In Step 1 the Syndicate&apos;s cities are closed</source>
        <translation>W etapie 1 miasta Syndykatu są zamknięte</translation>
    </message>
    <message>
        <source>The city is not beside one of the Syndicate&apos;s</source>
        <translation>Miasto nie sąsiaduje z miastem Syndykatu</translation>
    </message>
    <message>
        <source>There is no such Outpost card</source>
        <translation>Nie ma takiej karty „Kolonia”</translation>
    </message>
    <message>
        <source>This piece already lies on the Outpost card</source>
        <translation>Ten budynek leży już na karcie „Kolonia”</translation>
    </message>
    <message>
        <source>The card is not in the card pool</source>
        <translation>Karty nie ma w puli</translation>
    </message>
    <message>
        <source>The card does not belong on this kind of slot</source>
        <translation>Karta nie pasuje do tego miejsca</translation>
    </message>
    <message>
        <source>There is no free slot: %1 cards on %2 unlocked slots</source>
        <translation>Brak wolnego miejsca: karty %1, odblokowane miejsca %2</translation>
    </message>
    <message>
        <source>The card to be replaced is not on the company board</source>
        <translation>Wymienianej karty nie ma na planszetce firmy</translation>
    </message>
    <message>
        <source>A card is replaced by a better one only</source>
        <translation>Kartę można wymienić tylko na lepszą</translation>
    </message>
    <message>
        <source>%1 seasonal workers are not what the plants need; allowed: %2</source>
        <translation>Pracowników sezonowych nie może być %1; dozwolone: %2</translation>
    </message>
    <message>
        <source>There is no Robots card</source>
        <translation>Nie ma karty „Roboty”</translation>
    </message>
    <message>
        <source>All 9 robots are made</source>
        <translation>Wszystkie 9 robotów jest już zbudowanych</translation>
    </message>
    <message>
        <source>Nobody is there to work on the Robots card</source>
        <translation>Nie ma nikogo do pracy na karcie „Roboty”</translation>
    </message>
    <message>
        <source>%1 cities cannot be supplied, only %2</source>
        <translation>Nie można zasilić %1 miast, najwyżej %2</translation>
    </message>
    <message>
        <source>There is a free field that comes first</source>
        <translation>Jest wolne pole, które ma pierwszeństwo</translation>
    </message>
    <message>
        <source>There is still a field for the piece</source>
        <translation>Jest jeszcze pole na ten budynek</translation>
    </message>
    <message>
        <source>%1 is not possible: at most %2</source>
        <translation>%1 jest niemożliwe: najwyżej %2</translation>
    </message>
    <message>
        <source>The market would not be in the order of the numbers</source>
        <translation>Rynek nie byłby ułożony według numerów</translation>
    </message>
    <message>
        <source>There are not so many pieces</source>
        <translation>Nie ma tylu elementów</translation>
    </message>
    <message>
        <source>The numbers would not fit together any more</source>
        <translation>Liczby przestałyby się zgadzać</translation>
    </message>
    <message>
        <source>The card does not lie there</source>
        <translation>Karta tam nie leży</translation>
    </message>
    <message>
        <source>There are already %1 cards with this back, the game has %2; numbers up to 14 have a plug, higher ones a socket</source>
        <translation>Kart z takim rewersem jest już %1, w grze jest ich %2; numery do 14 mają wtyczkę, wyższe gniazdko</translation>
    </message>
</context>
<context>
    <name>OutpostEvent</name>
    <message>
        <source>%1 goes on the pile of its number.</source>
        <translation>%1: na stosik ze swoim numerem.</translation>
    </message>
    <message>
        <source>%1 leaves the game: into the box.</source>
        <translation>%1: z gry do pudełka.</translation>
    </message>
    <message>
        <source>%1 goes face down under the deck.</source>
        <translation>%1: zakryta na spód stosu.</translation>
    </message>
    <message>
        <source>Shuffle the deck.</source>
        <translation>Potasuj stos.</translation>
    </message>
    <message>
        <source>Discount token %1 on %2.</source>
        <translation>Żeton zniżki %1 na kartę: %2.</translation>
    </message>
    <message>
        <source>Round %1 begins.</source>
        <translation>Zaczyna się runda %1.</translation>
    </message>
    <message>
        <source>Place %1 in the order: %2.</source>
        <translation>Miejsce %1 w kolejności: %2.</translation>
    </message>
    <message>
        <source>Step %1 begins.</source>
        <translation>Zaczyna się etap %1.</translation>
    </message>
    <message>
        <source>%1 pays %2 and takes %3.</source>
        <translation>%1 płaci %2 i bierze: %3.</translation>
    </message>
    <message>
        <source>%1: no field is left for its piece.</source>
        <translation>%1: nie ma pola na budynek.</translation>
    </message>
    <message>
        <source>%1 earns %2.</source>
        <translation>%1 zarabia %2.</translation>
    </message>
    <message>
        <source>%1: %2 back to the worker market.</source>
        <translation>%1: %2 wraca na rynek pracy.</translation>
    </message>
    <message>
        <source>%1 supplies %2.</source>
        <translation>%1 zasila: %2.</translation>
    </message>
    <message>
        <source>The end is reached: only supply counts now, no income.</source>
        <translation>Koniec gry: liczą się już tylko zasilone miasta, bez wynagrodzenia.</translation>
    </message>
</context>
<context>
    <name>OutpostHelpModel</name>
    <message>
        <source>The cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Technologies</source>
        <translation>Technologie</translation>
    </message>
    <message>
        <source>The card market</source>
        <translation>Rynek kart</translation>
    </message>
    <message>
        <source>Pieces and workers</source>
        <translation>Budynki i pracownicy</translation>
    </message>
    <message>
        <source>The phases of a round</source>
        <translation>Fazy rundy</translation>
    </message>
    <message>
        <source>Steps and the end</source>
        <translation>Etapy i koniec gry</translation>
    </message>
    <message>
        <source>The Syndicate (two players)</source>
        <translation>Syndykat (dwóch graczy)</translation>
    </message>
    <message>
        <source>Rule numbers</source>
        <translation>Numery zasad</translation>
    </message>
    <message>
        <source>Power plant (green)</source>
        <translation>Elektrownia (zielona)</translation>
    </message>
    <message>
        <source>The number is its minimum bid. The figures say how many workers it needs and how many cities it supplies. It works only on an unlocked slot of the company board.</source>
        <translation>Numer to minimalna cena wywoławcza. Liczby mówią, ilu pracowników potrzebuje i ile miast zasila. Działa tylko na odblokowanym miejscu planszetki firmy.</translation>
    </message>
    <message>
        <source>Habitat (yellow)</source>
        <translation>Moduł mieszkalny (żółty)</translation>
    </message>
    <message>
        <source>The figure is the number of places for permanent workers. It works only on an unlocked slot.</source>
        <translation>Liczba to miejsca dla pracowników etatowych. Działa tylko na odblokowanym miejscu.</translation>
    </message>
    <message>
        <source>Technology (blue)</source>
        <translation>Technologia (niebieska)</translation>
    </message>
    <message>
        <source>Works from the moment it is bought and takes no slot, except the Moon Base.</source>
        <translation>Działa od chwili zakupu i nie zajmuje miejsca, z wyjątkiem Bazy na Księżycu.</translation>
    </message>
    <message>
        <source>Step 3 card</source>
        <translation>Karta „Etap 3”</translation>
    </message>
    <message>
        <source>Begins at the bottom of the deck; cards that go under the deck later lie below it. When it comes, Step 3 is near; the deck is shuffled.</source>
        <translation>Na początku leży na spodzie stosu; karty odkładane później na spód trafiają pod nią. Gdy wyjdzie, zbliża się etap 3; stos zostaje potasowany.</translation>
    </message>
    <message>
        <source>Data Library</source>
        <translation>Biblioteka danych</translation>
    </message>
    <message>
        <source>You pay 5 Elektro less for every card you win in an auction.</source>
        <translation>Za każdą wylicytowaną kartę płacisz o 5 elektro mniej.</translation>
    </message>
    <message>
        <source>Ecoplants</source>
        <translation>Ekorośliny</translation>
    </message>
    <message>
        <source>Every seasonal worker costs you 3 Elektro less.</source>
        <translation>Każdy pracownik sezonowy kosztuje cię o 3 elektro mniej.</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>Roboty</translation>
    </message>
    <message>
        <source>Once a round in phase 3 one worker or robot on the card makes a robot. A robot works for good and needs no place; there are 9.</source>
        <translation>Raz na rundę w fazie 3 jeden pracownik lub robot na karcie buduje robota. Robot pracuje na stałe i nie potrzebuje miejsca; jest ich 9.</translation>
    </message>
    <message>
        <source>Nodule</source>
        <translation>Moduł węzłowy</translation>
    </message>
    <message>
        <source>Every habitat on your board has 1 more place.</source>
        <translation>Każdy moduł mieszkalny na twojej planszetce ma o 1 miejsce więcej.</translation>
    </message>
    <message>
        <source>Outpost</source>
        <translation>Kolonia</translation>
    </message>
    <message>
        <source>A city of your own: in phase 3 you may put a station, a power plant and a habitat on the card, free of charge and also in different rounds. The station counts as a city. There are two of these cards.</source>
        <translation>Własne miasto: w fazie 3 możesz postawić na karcie stację, elektrownię i moduł mieszkalny, za darmo i także w różnych rundach. Stacja liczy się jako miasto. Są dwie takie karty.</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Laboratoria</translation>
    </message>
    <message>
        <source>Every power plant on your board supplies 1 more city.</source>
        <translation>Każda elektrownia na twojej planszetce zasila o 1 miasto więcej.</translation>
    </message>
    <message>
        <source>Moon Base</source>
        <translation>Baza na Księżycu</translation>
    </message>
    <message>
        <source>Goes on any unlocked slot: 3 places for workers, and a power plant that needs 3 workers and supplies 4 cities.</source>
        <translation>Na dowolne odblokowane miejsce: 3 miejsca dla pracowników i elektrownia, która z 3 pracownikami zasila 4 miasta.</translation>
    </message>
    <message>
        <source>Current and future market</source>
        <translation>Rynek bieżący i przyszły</translation>
    </message>
    <message>
        <source>Only cards of the current market can be put up: the four lowest, in Step 3 all six.</source>
        <translation>Wystawiać można tylko karty z rynku bieżącego: cztery najniższe, w etapie 3 wszystkie sześć.</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Stosik</translation>
    </message>
    <message>
        <source>Cards of one number share a space of the current market. Only the top one can be bought; then no card is drawn.</source>
        <translation>Karty o tym samym numerze leżą na jednym polu rynku bieżącego. Kupić można tylko wierzchnią; nowej się wtedy nie dobiera.</translation>
    </message>
    <message>
        <source>Discount token</source>
        <translation>Żeton zniżki</translation>
    </message>
    <message>
        <source>Lowers the minimum bid of the top card, never below 1. It stays when cards are sorted anew and leaves with the card. In rounds 1 to 5 every current card gets one of the round&apos;s value.</source>
        <translation>Obniża minimalną cenę wywoławczą wierzchniej karty, nie poniżej 1. Zostaje przy przesuwaniu kart i odchodzi razem z kartą. W rundach 1–5 każda karta rynku bieżącego dostaje żeton o wartości równej numerowi rundy.</translation>
    </message>
    <message>
        <source>Card for nothing</source>
        <translation>Karta za darmo</translation>
    </message>
    <message>
        <source>When the tokens reach the number of a card, it leaves the game and another one is drawn.</source>
        <translation>Gdy żetony zrównają się z numerem karty, karta odchodzi z gry i dobiera się nową.</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>Stacja</translation>
    </message>
    <message>
        <source>Connects a city to your network. The first in a city costs 10, the second 15, the third 20; how many may stand there depends on the Step.</source>
        <translation>Przyłącza miasto do twojej sieci. Pierwsza w mieście kosztuje 10, druga 15, trzecia 20; ile może ich stać, zależy od etapu.</translation>
    </message>
    <message>
        <source>Power plant and habitat pieces</source>
        <translation>Budynki: elektrownie i moduły</translation>
    </message>
    <message>
        <source>Cost 5 and go on the one field of a city that fits. Each unlocks a slot for a card on your board.</source>
        <translation>Kosztują 5 i stają na jedynym pasującym polu miasta. Każdy odblokowuje miejsce na kartę na planszetce.</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Połączenia</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Pracownicy</translation>
    </message>
    <message>
        <source>Permanent workers live in habitats and come free of charge. Seasonal workers are hired for one round, only as many as the plants lack, the cheapest first.</source>
        <translation>Pracownicy etatowi mieszkają w modułach i są za darmo. Sezonowych wynajmuje się na jedną rundę, tylko tylu, ilu brakuje elektrowniom, od najtańszych.</translation>
    </message>
    <message>
        <source>Elektro</source>
        <translation>Elektro</translation>
    </message>
    <message>
        <source>The money. It counts at the end only if supply is tied.</source>
        <translation>Pieniądze. Na końcu liczą się tylko przy remisie w zasilonych miastach.</translation>
    </message>
    <message>
        <source>1. Player order</source>
        <translation>1. Kolejność graczy</translation>
    </message>
    <message>
        <source>Most cities in the network first; in a tie the higher card, then the next one.</source>
        <translation>Najpierw ten, kto ma najwięcej miast w sieci; przy remisie wyższa karta, potem następna.</translation>
    </message>
    <message>
        <source>2. Auction</source>
        <translation>2. Licytacja</translation>
    </message>
    <message>
        <source>In order everybody puts up a card or passes, and buys at most one. The last one who may buy pays the minimum bid. Round 1 has two auctions.</source>
        <translation>Po kolei każdy wystawia kartę albo pasuje i kupuje najwyżej jedną. Ostatni płaci minimalną cenę wywoławczą. W rundzie 1 są dwie licytacje.</translation>
    </message>
    <message>
        <source>3. Structure and company board</source>
        <translation>3. Struktura i planszetka firmy</translation>
    </message>
    <message>
        <source>In reverse order: build, put cards on slots, hire.</source>
        <translation>W odwrotnej kolejności: budowa, karty na miejsca, zatrudnianie.</translation>
    </message>
    <message>
        <source>4. Bureaucracy</source>
        <translation>4. Biurokracja</translation>
    </message>
    <message>
        <source>Supply cities, earn, send seasonal workers back; tokens on the market, the highest card under the deck.</source>
        <translation>Zasilanie miast, wynagrodzenie, powrót pracowników sezonowych; żetony na rynku, najwyższa karta na spód stosu.</translation>
    </message>
    <message>
        <source>Step 2</source>
        <translation>Etap 2</translation>
    </message>
    <message>
        <source>Begins in the Bureaucracy after somebody has 7 cities (6 with six players): the lowest card leaves, and cities take a second station.</source>
        <translation>Zaczyna się w Biurokracji, gdy ktoś ma 7 miast (6 przy sześciu graczach): najniższa karta odchodzi, a w mieście może stać druga stacja.</translation>
    </message>
    <message>
        <source>Step 3</source>
        <translation>Etap 3</translation>
    </message>
    <message>
        <source>Six cards in the market, all current, and a third station in every city.</source>
        <translation>Sześć kart na rynku, wszystkie bieżące, i trzecia stacja w każdym mieście.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Comes after phase 3 in which somebody has enough cities: 18, 17, 17, 15 or 14 with two to six players. Who supplies most wins; then money decides.</source>
        <translation>Po fazie 3, w której ktoś ma dość miast: 18, 17, 17, 15 lub 14 przy dwóch do sześciu graczach. Wygrywa ten, kto zasila najwięcej; potem rozstrzygają pieniądze.</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Co robi</translation>
    </message>
    <message>
        <source>It takes the highest current card in every auction, builds for its cards, takes workers for nothing and blocks the field of 15 in cities you connect. It neither pays nor wins.</source>
        <translation>Bierze najwyższą kartę bieżącą w każdej licytacji, buduje dla swoich kart, bierze pracowników za darmo i blokuje pole za 15 w przyłączanych miastach. Nie płaci i nie wygrywa.</translation>
    </message>
    <message>
        <source>Who decides for it</source>
        <translation>Kto za niego decyduje</translation>
    </message>
    <message>
        <source>Penstock says what to move. Only the city of its pieces is left to the players, by the rule that is shown.</source>
        <translation>Penstock mówi, co przesunąć. Graczom zostaje tylko wybór miasta, według pokazanej zasady.</translation>
    </message>
    <message>
        <source>O-7.5</source>
        <translation>O-7.5</translation>
    </message>
    <message>
        <source>Numbers like this one name the rule in our list of rules, which restates the rulebook in our own words.</source>
        <translation>Takie numery wskazują zasadę na naszej liście, która podaje instrukcję naszymi słowami.</translation>
    </message>
    <message>
        <source>Every building has to be linked to your structure. The cheapest way is paid each time; the second own building in a city needs none. Penstock finds it if the map was entered once, from New game.</source>
        <translation>Każdy budynek musi łączyć się z twoją strukturą. Za każdym razem płaci się za najtańszą drogę; drugi własny budynek w mieście jej nie wymaga. Penstock sam ją znajdzie, jeśli mapa została raz wprowadzona (Nowa gra).</translation>
    </message>
</context>
<context>
    <name>OutpostMap</name>
    <message>
        <source>Central area</source>
        <translation>Obszar centralny</translation>
    </message>
    <message>
        <source>Small area %1</source>
        <translation>Mały obszar %1</translation>
    </message>
</context>
<context>
    <name>OutpostMove</name>
    <message>
        <source>%1 in a new city, %2: %3</source>
        <translation>%1 w nowym mieście, %2: %3</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1 seasonal for %2</source>
        <translation>sezonowi: %1 za %2</translation>
    </message>
    <message>
        <source>%1 housed free</source>
        <translation>za darmo na miejsca: %1</translation>
    </message>
    <message>
        <source>1 robot made</source>
        <translation>zbudowany 1 robot</translation>
    </message>
    <message>
        <source>hires nobody and ends the turn</source>
        <translation>nikogo nie zatrudnia i kończy turę</translation>
    </message>
    <message>
        <source>hires: %1</source>
        <translation>zatrudnia: %1</translation>
    </message>
    <message>
        <source>places its cards and takes its workers</source>
        <translation>wykłada karty i bierze pracowników</translation>
    </message>
    <message>
        <source>takes %1</source>
        <translation>bierze: %1</translation>
    </message>
    <message>
        <source>Card drawn: %1</source>
        <translation>Odkryta karta: %1</translation>
    </message>
    <message>
        <source>Sold to %1 for %2</source>
        <translation>Sprzedane: %1 za %2</translation>
    </message>
    <message>
        <source>puts up %1, bid %2</source>
        <translation>wystawia: %1, oferta %2</translation>
    </message>
    <message>
        <source>bids %1</source>
        <translation>licytuje %1</translation>
    </message>
    <message>
        <source>passes in this auction</source>
        <translation>pasuje w tej licytacji</translation>
    </message>
    <message>
        <source>passes and buys no card</source>
        <translation>pasuje i nie kupuje karty</translation>
    </message>
    <message>
        <source>%1 on the Outpost card</source>
        <translation>%1 na karcie „Kolonia”</translation>
    </message>
    <message>
        <source>puts %1 on a slot</source>
        <translation>kładzie na planszetkę: %1</translation>
    </message>
    <message>
        <source>puts %1 in the place of %2</source>
        <translation>kładzie: %1 zamiast: %2</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>kończy turę</translation>
    </message>
    <message>
        <source>supplies %1</source>
        <translation>zasila: %1</translation>
    </message>
    <message>
        <source>Syndicate&apos;s station in %1</source>
        <translation>stacja Syndykatu: %1</translation>
    </message>
    <message>
        <source>no field is left for its piece</source>
        <translation>nie ma pola na jego budynek</translation>
    </message>
    <message>
        <source>Syndicate&apos;s piece in %1</source>
        <translation>budynek Syndykatu: %1</translation>
    </message>
    <message>
        <source>Corrected: %1</source>
        <translation>Poprawka: %1</translation>
    </message>
    <message>
        <source>Corrected: %1, %2 → %3</source>
        <translation>Poprawka: %1, %2 → %3</translation>
    </message>
    <message>
        <source>Corrected: %1 is %2 (%3)</source>
        <translation>Poprawka: %1 to %2 (%3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who and what</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>OutpostPad</name>
    <message>
        <source>Cities supplied</source>
        <translation>Zasilone miasta</translation>
    </message>
    <message>
        <source>Elektro</source>
        <translation>Elektro</translation>
    </message>
    <message>
        <source>decides the tie</source>
        <translation>rozstrzyga remis</translation>
    </message>
    <message>
        <source>%1 share the victory: %2 each and the same money.</source>
        <translation>Zwycięstwo dzielą %1: po %2 i tyle samo pieniędzy.</translation>
    </message>
    <message>
        <source>%1 wins: tied with %2, but with more money.</source>
        <translation>Wygrywa %1: remis (%2), ale więcej pieniędzy.</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <translation>Wygrywa %1: %2.</translation>
    </message>
</context>
<context>
    <name>OutpostRulings</name>
    <message>
        <source>Pile at the border (OA-1)</source>
        <translation>Stosik na granicy (OA-1)</translation>
    </message>
    <message>
        <source>A card slides into the current market, where its number already lies. What happens?</source>
        <translation>Karta przesuwa się na rynek bieżący, gdzie leży już jej numer. Co się dzieje?</translation>
    </message>
    <message>
        <source>It goes on that pile, and another card is drawn</source>
        <translation>Trafia na stosik i dobiera się kolejną</translation>
    </message>
    <message>
        <source>It lies beside it</source>
        <translation>Leży obok</translation>
    </message>
    <message>
        <source>Pile discounted to nothing (OA-3)</source>
        <translation>Stosik przeceniony do zera (OA-3)</translation>
    </message>
    <message>
        <source>The tokens reach the number of the top card of a pile. Is a card drawn when it leaves?</source>
        <translation>Żetony osiągają numer wierzchniej karty stosiku. Czy po jej odejściu dobiera się kartę?</translation>
    </message>
    <message>
        <source>No, the pile is still there</source>
        <translation>Nie, stosik nadal leży</translation>
    </message>
    <message>
        <source>Yes, all the same</source>
        <translation>Tak, mimo to</translation>
    </message>
    <message>
        <source>Pile as highest card (OA-3)</source>
        <translation>Stosik jako najwyższa karta (OA-3)</translation>
    </message>
    <message>
        <source>The highest space of the future market is a pile. What goes under the deck?</source>
        <translation>Najwyższe pole rynku przyszłego to stosik. Co trafia na spód stosu?</translation>
    </message>
    <message>
        <source>Only the top card</source>
        <translation>Tylko wierzchnia karta</translation>
    </message>
    <message>
        <source>The whole pile</source>
        <translation>Cały stosik</translation>
    </message>
    <message>
        <source>Syndicate: the same card (OA-4)</source>
        <translation>Syndykat: ta sama karta (OA-4)</translation>
    </message>
    <message>
        <source>The first player puts up the very card the Syndicate would take. What does it take?</source>
        <translation>Pierwszy gracz wystawia kartę, którą wziąłby Syndykat. Co bierze Syndykat?</translation>
    </message>
    <message>
        <source>After the auction the highest card then</source>
        <translation>Po licytacji najwyższą wtedy kartę</translation>
    </message>
    <message>
        <source>At once the highest card not under the hammer</source>
        <translation>Od razu najwyższą kartę spoza licytacji</translation>
    </message>
    <message>
        <source>Syndicate: refilling (OA-4)</source>
        <translation>Syndykat: uzupełnianie (OA-4)</translation>
    </message>
    <message>
        <source>When is the market refilled after the Syndicate took its card?</source>
        <translation>Kiedy uzupełnia się rynek po karcie Syndykatu?</translation>
    </message>
    <message>
        <source>At once, before the bidding</source>
        <translation>Od razu, przed licytacją</translation>
    </message>
    <message>
        <source>After the auction</source>
        <translation>Po licytacji</translation>
    </message>
    <message>
        <source>Syndicate: field of 15 taken (OA-6)</source>
        <translation>Syndykat: zajęte pole za 15 (OA-6)</translation>
    </message>
    <message>
        <source>You connect a city whose field of 15 is taken. What does the Syndicate do?</source>
        <translation>Przyłączasz miasto z zajętym polem za 15. Co robi Syndykat?</translation>
    </message>
    <message>
        <source>It keeps its station</source>
        <translation>Zachowuje stację</translation>
    </message>
    <message>
        <source>It takes the next field</source>
        <translation>Zajmuje następne pole</translation>
    </message>
    <message>
        <source>New robots (OA-7)</source>
        <translation>Nowe roboty (OA-7)</translation>
    </message>
    <message>
        <source>Does a robot work in the round in which it is made?</source>
        <translation>Czy robot pracuje w rundzie, w której powstał?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>No, from the next round on</source>
        <translation>Nie, od następnej rundy</translation>
    </message>
    <message>
        <source>Syndicate: better power plants (OA-15)</source>
        <translation>Syndykat: lepsze elektrownie (OA-15)</translation>
    </message>
    <message>
        <source>Which of two power plants is better for the Syndicate?</source>
        <translation>Która z dwóch elektrowni jest lepsza dla Syndykatu?</translation>
    </message>
    <message>
        <source>The one that supplies more</source>
        <translation>Ta, która zasila więcej</translation>
    </message>
    <message>
        <source>The one that supplies more per worker</source>
        <translation>Ta, która zasila więcej na pracownika</translation>
    </message>
    <message>
        <source>Worker for the Robots card (OA-16)</source>
        <translation>Pracownik dla karty „Roboty” (OA-16)</translation>
    </message>
    <message>
        <source>May a seasonal worker be hired for the Robots card?</source>
        <translation>Czy wolno wynająć pracownika sezonowego dla karty „Roboty”?</translation>
    </message>
    <message>
        <source>No, only for power plants</source>
        <translation>Nie, tylko dla elektrowni</translation>
    </message>
    <message>
        <source>Passing in round 1 (OA-17)</source>
        <translation>Pasowanie w rundzie 1 (OA-17)</translation>
    </message>
    <message>
        <source>May one pass in the second auction of round 1?</source>
        <translation>Czy wolno pasować w drugiej licytacji rundy 1?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Early Step 3 card (OA-18)</source>
        <translation>Wczesna karta „Etap 3” (OA-18)</translation>
    </message>
    <message>
        <source>The Step 3 card comes in the Bureaucracy, before the highest card leaves. Does that card still leave?</source>
        <translation>Karta „Etap 3” wychodzi w Biurokracji, zanim odejdzie najwyższa karta. Czy ta karta jeszcze odchodzi?</translation>
    </message>
    <message>
        <source>Yes, and the market is filled to 6</source>
        <translation>Tak, a rynek uzupełnia się do 6</translation>
    </message>
</context>
<context>
    <name>OutpostSetupModel</name>
    <message>
        <source>Play in the central area only.</source>
        <translation>Grajcie tylko na obszarze centralnym.</translation>
    </message>
    <message>
        <source>Play in the central area and one small area of your choice.</source>
        <translation>Grajcie na obszarze centralnym i jednym wybranym małym.</translation>
    </message>
    <message>
        <source>Play in all three areas.</source>
        <translation>Grajcie na wszystkich trzech obszarach.</translation>
    </message>
    <message>
        <source>Connection cost tokens: shuffled, one on every connection; face down outside the areas in play.</source>
        <translation>Żetony kosztu połączenia: potasowane, po jednym na każde połączenie; poza obszarem gry zakryte.</translation>
    </message>
    <message>
        <source>Worker market: %1 workers in each of the first eight sectors, %2 in the last.</source>
        <translation>Rynek pracy: po %1 pracowników w pierwszych ośmiu sektorach, w ostatnim %2.</translation>
    </message>
    <message>
        <source>Step 2 marker before %1 cities, end marker before %2.</source>
        <translation>Znacznik etapu 2 przed polem %1, znacznik końca przed polem %2.</translation>
    </message>
    <message>
        <source>Cards: 9 plug cards aside; shuffle all others, the Step 3 card under them, the 9 on top.</source>
        <translation>Karty: odłóż 9 z wtyczką; resztę potasuj, pod nią karta „Etap 3”, na wierzch te 9.</translation>
    </message>
    <message>
        <source>Cards: 9 plug cards aside; %1 of the other plug and %2 socket cards unseen into the box; shuffle the rest, the Step 3 card under them, the 9 on top.</source>
        <translation>Karty: odłóż 9 z wtyczką; z pozostałych bez podglądania do pudełka: z wtyczką %1, z gniazdkiem %2; resztę potasuj, pod nią karta „Etap 3”, na wierzch te 9.</translation>
    </message>
    <message>
        <source>Everybody: 60 Elektro, company board with 18 stations, 4 power plants and 4 habitats on its slots.</source>
        <translation>Każdy: 60 elektro, planszetka firmy z 18 stacjami, 4 elektrownie i 4 moduły mieszkalne na miejscach kart.</translation>
    </message>
    <message>
        <source>Syndicate: a company board with 4 power plants and 4 habitats, 16 stations for the map; always second in the order.</source>
        <translation>Syndykat: planszetka firmy z 4 elektrowniami i 4 modułami, 16 stacji na mapę; zawsze drugi w kolejności.</translation>
    </message>
    <message>
        <source>Player order of round 1: %1.</source>
        <translation>Kolejność w rundzie 1: %1.</translation>
    </message>
    <message>
        <source>Play in the central area and small area %1.</source>
        <translation>Grajcie na obszarze centralnym i małym obszarze %1.</translation>
    </message>
</context>
<context>
    <name>OutpostSyndicate</name>
    <message>
        <source>%1 is the highest card of the current market.</source>
        <translation>%1 to najwyższa karta rynku bieżącego.</translation>
    </message>
    <message>
        <source>The first player put up the very card it would take, so it waited for the auction.</source>
        <translation>Pierwszy gracz wystawił kartę, którą wziąłby Syndykat, więc zaczekał on na licytację.</translation>
    </message>
    <message>
        <source>%1 is the highest card that is not under the hammer.</source>
        <translation>%1 to najwyższa karta spoza licytacji.</translation>
    </message>
    <message>
        <source>Pieces go on its Outpost card at once, as far as it has them.</source>
        <translation>Budynki trafiają od razu na jego kartę „Kolonia”, o ile je ma.</translation>
    </message>
    <message>
        <source>It does not use technologies: %1 stays in its card pool.</source>
        <translation>Nie używa technologii: %1 zostaje w jego puli.</translation>
    </message>
    <message>
        <source>A slot is unlocked for %1.</source>
        <translation>Miejsce jest odblokowane dla karty: %1.</translation>
    </message>
    <message>
        <source>No field is left for a piece, so %1 stays in its card pool.</source>
        <translation>Nie ma pola na budynek, więc %1 zostaje w jego puli.</translation>
    </message>
    <message>
        <source>%1 is better than %2, the worst card on its board.</source>
        <translation>%1 jest lepsza niż %2, najgorsza karta na jego planszetce.</translation>
    </message>
    <message>
        <source>All cards on its board are better than %1.</source>
        <translation>Wszystkie karty na jego planszetce są lepsze niż %1.</translation>
    </message>
    <message>
        <source>Its plants need more workers than it has places for: %1 more.</source>
        <translation>Jego elektrownie potrzebują więcej pracowników, niż ma miejsc: o %1.</translation>
    </message>
    <message>
        <source>Empty places in its habitats: %1.</source>
        <translation>Puste miejsca w jego modułach: %1.</translation>
    </message>
    <message>
        <source>The worker market lacks %1 of them.</source>
        <translation>Na rynku pracy brakuje: %1.</translation>
    </message>
    <message>
        <source>%1: into its card pool</source>
        <translation>%1: do jego puli</translation>
    </message>
    <message>
        <source>%1 from its board on the Outpost card</source>
        <translation>%1 z jego planszetki na kartę „Kolonia”</translation>
    </message>
    <message>
        <source>Its station on the field %1 of %2; left on its board: %3</source>
        <translation>Jego stacja na pole za %1, %2; na planszetce zostaje: %3</translation>
    </message>
    <message>
        <source>%1 in %2; left on its board: %3</source>
        <translation>%1, %2; na planszetce zostaje: %3</translation>
    </message>
    <message>
        <source>%1: on the unlocked slot</source>
        <translation>%1: na odblokowane miejsce</translation>
    </message>
    <message>
        <source>%1 on the slot, %2 back to its card pool</source>
        <translation>%1 na miejsce, %2 z powrotem do puli</translation>
    </message>
    <message>
        <source>%1 beside its board, free</source>
        <translation>%1 obok planszetki, za darmo</translation>
    </message>
    <message>
        <source>%1 on its habitats, free</source>
        <translation>%1 do jego modułów, za darmo</translation>
    </message>
    <message>
        <source>%1 back to the worker market</source>
        <translation>%1: z powrotem na rynek pracy</translation>
    </message>
    <message>
        <source>It needs a slot for %1 and builds: %2. The last player in order picks the city.</source>
        <translation>Potrzebuje miejsca na kartę: %1 i buduje: %2. Miasto wybiera ostatni gracz w kolejności.</translation>
    </message>
    <message>
        <source>A free field in a city with its station comes first.</source>
        <translation>Pierwszeństwo ma wolne pole w mieście z jego stacją.</translation>
    </message>
    <message>
        <source>None of its own cities has a free field, so the cheapest neighbour of its structure is next.</source>
        <translation>W żadnym z jego miast nie ma wolnego pola, więc kolej na najtańszego sąsiada jego struktury.</translation>
    </message>
    <message>
        <source>First a free field in a city with its station; if there is none, in the cheapest neighbour of its structure.</source>
        <translation>Najpierw wolne pole w mieście z jego stacją; jeśli go nie ma, w najtańszym sąsiedzie jego struktury.</translation>
    </message>
    <message>
        <source>No field is left: nothing is built.</source>
        <translation>Nie ma pola: nic nie powstaje.</translation>
    </message>
</context>
<context>
    <name>OutpostTable</name>
    <message>
        <source>Round %1, Step %2 · %3</source>
        <translation>R. %1, etap %2 · %3</translation>
    </message>
    <message>
        <source>Syndicate: %1</source>
        <translation>Syndykat: %1</translation>
    </message>
</context>
<context>
    <name>PadChoice</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, choose another</source>
        <translation>%1: %2, wybierz inne</translation>
    </message>
</context>
<context>
    <name>PadDetails</name>
    <message>
        <source>Played on</source>
        <translation>Data gry</translation>
    </message>
    <message>
        <source>One day earlier</source>
        <translation>Dzień wcześniej</translation>
    </message>
    <message>
        <source>One day later</source>
        <translation>Dzień później</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Komentarz</translation>
    </message>
</context>
<context>
    <name>PadFooter</name>
    <message>
        <source>Next: the points</source>
        <translation>Dalej: punkty</translation>
    </message>
    <message>
        <source>Save to history</source>
        <translation>Zapisz w historii</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Kolejna gra</translation>
    </message>
    <message>
        <source>Show the history</source>
        <translation>Pokaż historię</translation>
    </message>
</context>
<context>
    <name>PadGamesPage</name>
    <message>
        <source>Score pad</source>
        <translation>Notes punktów</translation>
    </message>
    <message>
        <source>For a game that was not tracked: enter a few numbers per player and see who has won.</source>
        <translation>Dla gry, której nie śledzono: podaj kilka liczb dla każdej osoby i zobacz, kto wygrywa.</translation>
    </message>
    <message>
        <source>%1, begun: %2</source>
        <translation>%1, rozpoczęte: %2</translation>
    </message>
</context>
<context>
    <name>PadHeader</name>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Bring back what was cleared</source>
        <translation>Przywróć wyczyszczone</translation>
    </message>
    <message>
        <source>Clear the pad</source>
        <translation>Wyczyść notes</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Szczegóły</translation>
    </message>
    <message>
        <source>Correct the game that was saved last</source>
        <translation>Popraw ostatnio zapisaną grę</translation>
    </message>
</context>
<context>
    <name>PadSaved</name>
    <message>
        <source>✓ The game stands in the history. %1</source>
        <translation>✓ Gra jest w historii. %1</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Udostępnij wynik</translation>
    </message>
    <message>
        <source>Correct the points</source>
        <translation>Popraw punkty</translation>
    </message>
    <message>
        <source>The game is no longer in the history.</source>
        <translation>Tej gry nie ma już w historii.</translation>
    </message>
</context>
<context>
    <name>PadSeatCard</name>
    <message>
        <source>Remove %1</source>
        <translation>Usuń: %1</translation>
    </message>
</context>
<context>
    <name>PadSeats</name>
    <message>
        <source>Add a player</source>
        <translation>Dodaj gracza</translation>
    </message>
    <message>
        <source>Add an Automa</source>
        <translation>Dodaj Automę</translation>
    </message>
</context>
<context>
    <name>PadTotal</name>
    <message>
        <source>%1.</source>
        <comment>place</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>PadTotals</name>
    <message>
        <source>%1: %2, place %3</source>
        <translation>%1: %2, miejsce %3</translation>
    </message>
</context>
<context>
    <name>PanelGrip</name>
    <message>
        <source>Size of the panel</source>
        <translation>Wielkość panelu</translation>
    </message>
</context>
<context>
    <name>ParticipantCard</name>
    <message>
        <source>Automa</source>
        <translation>Automa</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Imię gracza</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Usuń: %1</translation>
    </message>
</context>
<context>
    <name>ParticipantResult</name>
    <message>
        <source>not noted</source>
        <translation>nie zapisano</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1: wygrana</translation>
    </message>
</context>
<context>
    <name>PhasePanel</name>
    <message>
        <source>New turn order: %1</source>
        <translation>Nowa kolejność: %1</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Tap a line to see why.</source>
        <translation>Dotknij wiersza, by zobaczyć dlaczego.</translation>
    </message>
    <message>
        <source>These choices come first. Then the list says what to do.</source>
        <translation>Najpierw te wybory. Potem lista powie, co zrobić.</translation>
    </message>
</context>
<context>
    <name>PhotoPicker</name>
    <message>
        <source>A photo of the table</source>
        <translation>Zdjęcie stołu</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Obrazy</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>PhotoStrip</name>
    <message>
        <source>Photo %1, make it small</source>
        <translation>Zdjęcie %1, pomniejsz</translation>
    </message>
    <message>
        <source>Photo %1, make it large</source>
        <translation>Zdjęcie %1, powiększ</translation>
    </message>
    <message>
        <source>Delete this photo for good</source>
        <translation>Usuń to zdjęcie na zawsze</translation>
    </message>
</context>
<context>
    <name>PictureRow</name>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>For energy %1: %2</source>
        <translation>Za Energię %1: %2</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Kontrakty</translation>
    </message>
    <message>
        <source>%1 VP for each fulfilled contract</source>
        <translation>%1 PZ za każdy zrealizowany Kontrakt</translation>
    </message>
    <message>
        <source>Bases</source>
        <translation>Podstawy</translation>
    </message>
    <message>
        <source>%1 VP for each base</source>
        <translation>%1 PZ za każdą Podstawę</translation>
    </message>
    <message>
        <source>Elevations</source>
        <translation>Podwyższenia</translation>
    </message>
    <message>
        <source>%1 VP for each elevation</source>
        <translation>%1 PZ za każde Podwyższenie</translation>
    </message>
    <message>
        <source>Conduits</source>
        <translation>Kanały</translation>
    </message>
    <message>
        <source>%1 VP for each conduit</source>
        <translation>%1 PZ za każdy Kanał</translation>
    </message>
    <message>
        <source>Powerhouses</source>
        <translation>Elektrownie</translation>
    </message>
    <message>
        <source>%1 VP for each powerhouse</source>
        <translation>%1 PZ za każdą Elektrownię</translation>
    </message>
    <message>
        <source>Advanced tiles</source>
        <translation>Zaawansowane Technologie</translation>
    </message>
    <message>
        <source>%1 VP for each advanced tile</source>
        <translation>%1 PZ za każdy kafel Zaawansowanej Technologii</translation>
    </message>
    <message>
        <source>Red outlines</source>
        <translation>Czerwone obrysy</translation>
    </message>
    <message>
        <source>Most bases and powerhouses on spaces with a red outline</source>
        <translation>Najwięcej Podstaw i Elektrowni na polach z czerwonym obrysem</translation>
    </message>
    <message>
        <source>Strongest area</source>
        <translation>Najsilniejszy obszar</translation>
    </message>
    <message>
        <source>Most structures in the own strongest area</source>
        <translation>Najwięcej Konstrukcji w swoim najsilniejszym obszarze</translation>
    </message>
    <message>
        <source>Connected bases</source>
        <translation>Połączone Podstawy</translation>
    </message>
    <message>
        <source>Most bases with an own conduit to an own powerhouse</source>
        <translation>Najwięcej Podstaw połączonych własnym Kanałem z własną Elektrownią</translation>
    </message>
    <message>
        <source>Weakest area</source>
        <translation>Najsłabszy obszar</translation>
    </message>
    <message>
        <source>Most structures in the own weakest area</source>
        <translation>Najwięcej Konstrukcji w swoim najsłabszym obszarze</translation>
    </message>
    <message>
        <source>Basins with a structure</source>
        <translation>Zbiorniki z Konstrukcją</translation>
    </message>
    <message>
        <source>Most basins with at least one own structure</source>
        <translation>Najwięcej zbiorników z co najmniej jedną własną Konstrukcją</translation>
    </message>
    <message>
        <source>Basins with three structures</source>
        <translation>Zbiorniki z trzema Konstrukcjami</translation>
    </message>
    <message>
        <source>Most basins with at least three own structures</source>
        <translation>Najwięcej zbiorników z co najmniej trzema własnymi Konstrukcjami</translation>
    </message>
    <message>
        <source>Headstream tile %1</source>
        <translation>Kafel Źródła %1</translation>
    </message>
    <message>
        <source>Drops in rounds 1 to 4: %1</source>
        <translation>Krople w rundach od 1 do 4: %1</translation>
    </message>
    <message>
        <source>Bases cost 3 excavators everywhere</source>
        <translation>Podstawy kosztują wszędzie 3 Koparki</translation>
    </message>
    <message>
        <source>Dams of level 3 hold 4 drops</source>
        <translation>Tamy 3. poziomu mieszczą 4 Krople</translation>
    </message>
    <message>
        <source>A production is worth at least 4</source>
        <translation>Produkcja daje co najmniej 4</translation>
    </message>
    <message>
        <source>Conduits may be paid in mixers</source>
        <translation>Za Kanały można płacić Betoniarkami</translation>
    </message>
    <message>
        <source>3 credits replace a machine</source>
        <translation>3 Kredyty zastępują Maszynę</translation>
    </message>
    <message>
        <source>His tile copies one on the wheel</source>
        <translation>Jego kafel kopiuje kafel z Koła Budowy</translation>
    </message>
    <message>
        <source>Copies the ability of another officer</source>
        <translation>Kopiuje zdolność innego Dyrektora</translation>
    </message>
    <message>
        <source>1 drop into every own empty dam</source>
        <translation>1 Kropla do każdej własnej pustej Tamy</translation>
    </message>
    <message>
        <source>Wheel +1 for each own elevation</source>
        <translation>Koło Budowy +1 za każde własne Podwyższenie</translation>
    </message>
    <message>
        <source>Credits: twice the conduit&apos;s value</source>
        <translation>Kredyty: podwójna wartość Kanału</translation>
    </message>
    <message>
        <source>Builds without engineers</source>
        <translation>Budowa bez Inżynierów</translation>
    </message>
    <message>
        <source>Red outlined spaces cost no credits</source>
        <translation>Pola z czerwonym obrysem bez opłaty</translation>
    </message>
    <message>
        <source>Energy +1 for each own base</source>
        <translation>Energia +1 za każdą własną Podstawę</translation>
    </message>
    <message>
        <source>Fills the raised dam</source>
        <translation>Napełnia podwyższoną Tamę</translation>
    </message>
    <message>
        <source>A conduit costs at most 5 excavators</source>
        <translation>Kanał kosztuje najwyżej 5 Koparek</translation>
    </message>
    <message>
        <source>A production at once with +2</source>
        <translation>Natychmiastowa Produkcja z premią +2</translation>
    </message>
    <message>
        <source>Machines of either kind</source>
        <translation>Maszyny dowolnego rodzaju</translation>
    </message>
    <message>
        <source>Builds without engineers and machines</source>
        <translation>Budowa bez Inżynierów i Maszyn</translation>
    </message>
    <message>
        <source>3 VP for each own dam with an elevation</source>
        <translation>3 PZ za każdą własną Tamę z Podwyższeniem</translation>
    </message>
    <message>
        <source>Energy: twice the conduit&apos;s value</source>
        <translation>Energia: podwójna wartość Kanału</translation>
    </message>
    <message>
        <source>3 VP for each own powerhouse</source>
        <translation>3 PZ za każdą własną Elektrownię</translation>
    </message>
    <message>
        <source>3 VP for each own advanced tile</source>
        <translation>3 PZ za każdy własny kafel Zaawansowanej Technologii</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Uniwersalny</translation>
    </message>
    <message>
        <source>Krylov&apos;s tile</source>
        <translation>Kafel Krylova</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Podstawa</translation>
    </message>
    <message>
        <source>Elevation</source>
        <translation>Podwyższenie</translation>
    </message>
    <message>
        <source>Conduit</source>
        <translation>Kanał</translation>
    </message>
    <message>
        <source>Powerhouse</source>
        <translation>Elektrownia</translation>
    </message>
    <message>
        <source>External works</source>
        <translation>Zagraniczne Zlecenia</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Budynki</translation>
    </message>
    <message>
        <source>%1 VP for each building</source>
        <translation>%1 PZ za każdy Budynek</translation>
    </message>
    <message>
        <source>One more construction space</source>
        <translation>Dodatkowe pole Budowy</translation>
    </message>
    <message>
        <source>Only one of the two kinds of machines</source>
        <translation>Tylko jeden z dwóch rodzajów Maszyn</translation>
    </message>
    <message>
        <source>Building</source>
        <translation>Budynek</translation>
    </message>
    <message>
        <source>Spencer&apos;s tile</source>
        <translation>Kafel Spencer</translation>
    </message>
    <message>
        <source>%1 VP for each fulfilled external work</source>
        <translation>%1 PZ za każde zrealizowane Zagraniczne Zlecenie</translation>
    </message>
    <message>
        <source>4 contracts, several fulfilled at once</source>
        <translation>4 Kontrakty, kilka naraz</translation>
    </message>
    <message>
        <source>The architect gives another turn</source>
        <translation>Architekt daje kolejną turę</translation>
    </message>
    <message>
        <source>External works by way of the wheel</source>
        <translation>Zagraniczne Zlecenia przez Koło Budowy</translation>
    </message>
    <message>
        <source>Uses an own private building again</source>
        <translation>Ponowna akcja własnej Prywatnej Inwestycji</translation>
    </message>
    <message>
        <source>8 excamixers serve as either machine</source>
        <translation>8 Koparko-betoniarek zastępuje dowolną Maszynę</translation>
    </message>
    <message>
        <source>Produces with the drops in own dams</source>
        <translation>Produkcja z Kropel we własnych Tamach</translation>
    </message>
    <message>
        <source>Produces from several dams at once</source>
        <translation>Produkcja z kilku Tam naraz</translation>
    </message>
    <message>
        <source>Chooses when placed drops flow</source>
        <translation>Wybiera, kiedy Krople spływają</translation>
    </message>
    <message>
        <source>External work %1</source>
        <translation>Zagraniczne Zlecenie %1</translation>
    </message>
    <message>
        <source>Costs %1; worth %2 VP at the end. Action: %3</source>
        <translation>Koszt: %1; na koniec %2 PZ. Akcja: %3</translation>
    </message>
    <message>
        <source>Uses the private building at once</source>
        <translation>Natychmiastowa akcja Prywatnej Inwestycji</translation>
    </message>
    <message>
        <source>Scores the private building at once</source>
        <translation>Natychmiast PZ Prywatnej Inwestycji</translation>
    </message>
</context>
<context>
    <name>PieceTrackView</name>
    <message>
        <source>Income: %1</source>
        <translation>Przychód: %1</translation>
    </message>
    <message>
        <source>Income with piece %1: %2</source>
        <translation>Przychód z Konstrukcją nr %1: %2</translation>
    </message>
</context>
<context>
    <name>PlacePanel</name>
    <message>
        <source>No field is left for it</source>
        <translation>Nie ma na to pola</translation>
    </message>
    <message>
        <source>Place it there</source>
        <translation>Postaw tam</translation>
    </message>
    <message>
        <source>Choose a city</source>
        <translation>Wybierz miasto</translation>
    </message>
</context>
<context>
    <name>PlayActions</name>
    <message>
        <source>Final board</source>
        <translation>Plansza końcowa</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Zmień</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Wyślij</translation>
    </message>
    <message>
        <source>Play this set-up again</source>
        <translation>Zagraj to rozstawienie jeszcze raz</translation>
    </message>
</context>
<context>
    <name>PlayBin</name>
    <message>
        <source>Deleted: %1</source>
        <translation>Usunięto: %1</translation>
    </message>
</context>
<context>
    <name>PlayDelegate</name>
    <message>
        <source>tracked</source>
        <translation>śledzona</translation>
    </message>
    <message>
        <source>photos: %1</source>
        <translation>zdjęcia: %1</translation>
    </message>
</context>
<context>
    <name>PlayEditModel</name>
    <message>
        <source>Add who played.</source>
        <translation>Dodaj, kto grał.</translation>
    </message>
    <message>
        <source>Somebody has no name yet.</source>
        <translation>Ktoś nie ma jeszcze imienia.</translation>
    </message>
    <message>
        <source>The day has to look like %1.</source>
        <translation>Dzień musi wyglądać tak: %1.</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation>Dwie osoby nazywają się %1.</translation>
    </message>
    <message>
        <source>This day is yet to come.</source>
        <translation>Ten dzień dopiero nadejdzie.</translation>
    </message>
</context>
<context>
    <name>PlayEditPage</name>
    <message>
        <source>Add a play</source>
        <translation>Dodaj grę</translation>
    </message>
    <message>
        <source>Change the play</source>
        <translation>Zmień rozgrywkę</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Dodaj gracza</translation>
    </message>
    <message>
        <source>Add an Automa</source>
        <translation>Dodaj Automę</translation>
    </message>
    <message>
        <source>When and where</source>
        <translation>Kiedy i gdzie</translation>
    </message>
    <message>
        <source>Day, like 2026-11-17</source>
        <translation>Dzień, na przykład 2026-11-17</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuty</translation>
    </message>
    <message>
        <source>not noted</source>
        <translation>nie zapisano</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Uwagi</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
</context>
<context>
    <name>PlayEditor</name>
    <message>
        <source>Two players are called %1.</source>
        <translation>Dwie osoby nazywają się %1.</translation>
    </message>
</context>
<context>
    <name>PlayFields</name>
    <message>
        <source>Player of %1</source>
        <translation>Kto gra: %1</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Uwagi</translation>
    </message>
</context>
<context>
    <name>PlayModel</name>
    <message>
        <source>Winner: %1</source>
        <translation>Zwycięzca: %1</translation>
    </message>
    <message>
        <source>This file is not a picture that can be read.</source>
        <translation>Ten plik nie jest obrazem, który da się odczytać.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>Play</source>
        <translation>Rozgrywka</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
</context>
<context>
    <name>PlayPhotos</name>
    <message>
        <source>Add a photo of the table</source>
        <translation>Dodaj zdjęcie stołu</translation>
    </message>
</context>
<context>
    <name>PlayShare</name>
    <message>
        <source>The result was handed to BG Stats, or to the browser if it is not installed.</source>
        <translation>Wynik przekazano do BG Stats, a jeśli nie jest zainstalowane – do przeglądarki.</translation>
    </message>
    <message>
        <source>Nothing here opens links. The file for BG Stats carries the same result.</source>
        <translation>Nic tu nie otwiera odnośników. Plik dla BG Stats zawiera ten sam wynik.</translation>
    </message>
    <message>
        <source>The result is in the clipboard as text.</source>
        <translation>Wynik jest w schowku jako tekst.</translation>
    </message>
    <message>
        <source>The picture could not be drawn.</source>
        <translation>Nie udało się narysować obrazu.</translation>
    </message>
    <message>
        <source>Choose where the file goes.</source>
        <translation>Wybierz, dokąd trafi plik.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Zapisano jako %1</translation>
    </message>
</context>
<context>
    <name>PlayerChip</name>
    <message>
        <source>%1, on turn</source>
        <translation>%1, ma turę</translation>
    </message>
    <message>
        <source>%1 VP</source>
        <translation>%1 PZ</translation>
    </message>
</context>
<context>
    <name>Position</name>
    <message>
        <source>&quot;%1&quot; belongs to an expansion that is not supported yet.</source>
        <translation>„%1” należy do rozszerzenia, które nie jest jeszcze obsługiwane.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a company.</source>
        <translation>„%1” nie jest Spółką.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a company nor &quot;neutral&quot;.</source>
        <translation>„%1” nie jest ani Spółką, ani „neutral”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither &quot;human&quot; nor &quot;automa&quot;.</source>
        <translation>„%1” nie jest ani „human”, ani „automa”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a level of the Automa.</source>
        <translation>„%1” nie jest poziomem Automy.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither &quot;full&quot; nor &quot;light&quot;.</source>
        <translation>„%1” nie jest ani „full”, ani „light”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a phase.</source>
        <translation>„%1” nie jest fazą.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a base space.</source>
        <translation>„%1” nie jest polem Podstawy.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a conduit space.</source>
        <translation>„%1” nie jest polem Kanału.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a powerhouse space.</source>
        <translation>„%1” nie jest polem Elektrowni.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a contract.</source>
        <translation>„%1” nie jest Kontraktem.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an action space.</source>
        <translation>„%1” nie jest polem akcji.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a section of the management board.</source>
        <translation>„%1” nie jest sekcją planszy Zarządu.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an officer.</source>
        <translation>„%1” nie jest Dyrektorem Wykonawczym.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a technology tile.</source>
        <translation>„%1” nie jest kaflem Technologii.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a bonus tile.</source>
        <translation>„%1” nie jest kaflem Premii.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an objective tile.</source>
        <translation>„%1” nie jest kaflem Celu.</translation>
    </message>
    <message>
        <source>The criteria tile has to be the top one of the discard pile (A-3.1).</source>
        <translation>Kafel kryteriów musi leżeć na wierzchu stosu odrzuconych (A-3.1).</translation>
    </message>
    <message>
        <source>With the stack its discard pile is known too.</source>
        <translation>Gdy znany jest stos, znane są też kafle odrzucone.</translation>
    </message>
    <message>
        <source>Nobody holds a national contract (B-11.6).</source>
        <translation>Nikt nie trzyma Kontraktu Państwowego (B-11.6).</translation>
    </message>
    <message>
        <source>Only a human or an Automa of the level very high has an officer (A-1.2).</source>
        <translation>Dyrektora Wykonawczego ma tylko człowiek albo Automa na poziomie bardzo wysokim (A-1.2).</translation>
    </message>
    <message>
        <source>Only an Automa has this.</source>
        <translation>To ma tylko Automa.</translation>
    </message>
    <message>
        <source>An Automa does not have this.</source>
        <translation>Automa tego nie ma.</translation>
    </message>
    <message>
        <source>An Automa never holds contracts (A-1.4).</source>
        <translation>Automa nigdy nie trzyma Kontraktów (A-1.4).</translation>
    </message>
    <message>
        <source>Only Mahiri Sekibo is used (B-21.7).</source>
        <translation>Z pól na kaflu korzysta tylko Mahiri Sekibo (B-21.7).</translation>
    </message>
    <message>
        <source>A name is one line of at most 60 characters.</source>
        <translation>Nazwa to jeden wiersz, najwyżej 60 znaków.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not take part in this game.</source>
        <translation>„%1” nie bierze udziału w tej grze.</translation>
    </message>
    <message>
        <source>Something already stands on &quot;%1&quot;.</source>
        <translation>Na polu „%1” już coś stoi.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a national contract.</source>
        <translation>„%1” nie jest Kontraktem Państwowym.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a contract of this colour.</source>
        <translation>„%1” nie jest Kontraktem tego koloru.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an advanced tile.</source>
        <translation>„%1” nie jest kaflem Zaawansowanej Technologii.</translation>
    </message>
    <message>
        <source>Engineers in the bank stand under the key &quot;bank&quot;.</source>
        <translation>Inżynierowie w Banku należą do klucza „bank”.</translation>
    </message>
    <message>
        <source>Only an Automa has engineers beside a section (A-1.9).</source>
        <translation>Tylko Automa ma Inżynierów obok sekcji planszy (A-1.9).</translation>
    </message>
    <message>
        <source>This has to be &quot;%1&quot; or &quot;%2&quot;.</source>
        <translation>To musi być „%1” albo „%2”.</translation>
    </message>
    <message>
        <source>This has to be %1 or %2.</source>
        <translation>To musi być %1 albo %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not &quot;barrage&quot;.</source>
        <translation>„%1” to nie „barrage”.</translation>
    </message>
    <message>
        <source>Only version %1 can be read.</source>
        <translation>Można odczytać tylko wersję %1.</translation>
    </message>
    <message>
        <source>The last round ends the game after its scoring (B-5.1).</source>
        <translation>Ostatnia runda kończy grę po Punktacji (B-5.1).</translation>
    </message>
    <message>
        <source>The game is over only after round %1 (B-5.1).</source>
        <translation>Gra kończy się dopiero po rundzie %1 (B-5.1).</translation>
    </message>
    <message>
        <source>In the phase of actions somebody is on turn.</source>
        <translation>W fazie akcji ktoś musi wykonywać turę.</translation>
    </message>
    <message>
        <source>A position cannot be kept in the middle of a turn.</source>
        <translation>Pozycji nie można zapisać w środku tury.</translation>
    </message>
    <message>
        <source>A company has more than %1 engineers (B-1.1).</source>
        <translation>Spółka ma za dużo Inżynierów; może ich mieć %1 (B-1.1).</translation>
    </message>
    <message>
        <source>The introductory game has no Automas (A-2.1).</source>
        <translation>W grze wprowadzającej nie ma Autom (A-2.1).</translation>
    </message>
    <message>
        <source>The introductory game has no advanced tiles (B-3.7).</source>
        <translation>W grze wprowadzającej nie ma kafli Zaawansowanej Technologii (B-3.7).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an external work.</source>
        <translation>„%1” nie jest Zagranicznym Zleceniem.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a private building.</source>
        <translation>„%1” nie jest Prywatną Inwestycją.</translation>
    </message>
    <message>
        <source>The Leeghwater Project is not played.</source>
        <translation>Projekt Leeghwatera nie bierze udziału w grze.</translation>
    </message>
</context>
<context>
    <name>Publishers</name>
    <message>
        <source>Barrage to Cranio Creations</source>
        <translation>Barrage do Cranio Creations</translation>
    </message>
    <message>
        <source>Nucleum to Board&amp;Dice</source>
        <translation>Nucleum do Board&amp;Dice</translation>
    </message>
    <message>
        <source>Power Grid to 2F-Spiele</source>
        <translation>Power Grid do 2F-Spiele</translation>
    </message>
</context>
<context>
    <name>RefusalLine</name>
    <message>
        <source>Tap what is grey to see why.</source>
        <translation>Dotknij tego, co szare, aby zobaczyć powód.</translation>
    </message>
</context>
<context>
    <name>RepeatModel</name>
    <message>
        <source>Choose where the file goes.</source>
        <translation>Wybierz, dokąd trafi plik.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Zapisano jako %1</translation>
    </message>
</context>
<context>
    <name>RepeatPage</name>
    <message>
        <source>The same set-up</source>
        <translation>To samo rozstawienie</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Everything lies as it did at the beginning of that game. What Penstock draws comes in the same order: first what came up then, then the rest in a fixed order that is the same for your friend. What an Automa does with its tiles still depends on how you play.</source>
        <translation>Wszystko leży tak jak na początku tamtej gry. To, co losuje Penstock, przychodzi w tej samej kolejności: najpierw to, co odkryto wtedy, potem reszta w stałej kolejności, takiej samej dla drugiej osoby. Co Automa zrobi ze swoimi kaflami, nadal zależy od tego, jak grasz.</translation>
    </message>
    <message>
        <source>Set it up again</source>
        <translation>Rozstaw jeszcze raz</translation>
    </message>
    <message>
        <source>Hand it to a friend</source>
        <translation>Przekaż drugiej osobie</translation>
    </message>
    <message>
        <source>Results of this set-up</source>
        <translation>Wyniki tego rozstawienia</translation>
    </message>
</context>
<context>
    <name>RestoreDialog</name>
    <message>
        <source>Restore or import</source>
        <translation>Przywróć lub importuj</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Backups and games (*.sqlite *.penstock)</source>
        <translation>Kopie i gry (*.sqlite *.penstock)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
</context>
<context>
    <name>RestoreSheet</name>
    <message>
        <source>Restore or import</source>
        <translation>Przywróć lub importuj</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Backups and games</source>
        <translation>Kopie zapasowe i partie</translation>
    </message>
    <message>
        <source>No backups and no games are in this folder.</source>
        <translation>W tym folderze nie ma kopii zapasowych ani partii.</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Picture of the result</source>
        <translation>Obraz wyniku</translation>
    </message>
</context>
<context>
    <name>ResultColumn</name>
    <message>
        <source>%1; total %2</source>
        <translation>%1; razem %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>energy %1</source>
        <translation>energia %1</translation>
    </message>
</context>
<context>
    <name>ResultTable</name>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
</context>
<context>
    <name>RevealModel</name>
    <message>
        <source>Which green contract comes up?</source>
        <translation>Który zielony Kontrakt się pojawia?</translation>
    </message>
    <message>
        <source>Which yellow contract comes up?</source>
        <translation>Który żółty Kontrakt się pojawia?</translation>
    </message>
    <message>
        <source>Which red contract comes up?</source>
        <translation>Który czerwony Kontrakt się pojawia?</translation>
    </message>
    <message>
        <source>All but one come up. Which one stays in the pile?</source>
        <translation>Pojawiają się wszystkie oprócz jednego. Który zostaje w stosie?</translation>
    </message>
    <message>
        <source>Which advanced tile comes up in the patent office?</source>
        <translation>Który kafel Zaawansowanej Technologii pojawia się w Biurze Patentowym?</translation>
    </message>
    <message>
        <source>Which external work comes up at place %1?</source>
        <translation>Które Zagraniczne Zlecenie pojawia się na miejscu %1?</translation>
    </message>
</context>
<context>
    <name>RevealPanel</name>
    <message>
        <source>The pile is empty</source>
        <translation>Stos jest pusty</translation>
    </message>
    <message>
        <source>Deal it for me</source>
        <translation>Wylosuj za mnie</translation>
    </message>
    <message>
        <source>Deal them for me</source>
        <translation>Wylosuj je za mnie</translation>
    </message>
</context>
<context>
    <name>Reveals</name>
    <message>
        <source>It is on display.</source>
        <translation>Leży odkryty.</translation>
    </message>
    <message>
        <source>Held by %1.</source>
        <translation>Posiada: %1.</translation>
    </message>
    <message>
        <source>Fulfilled by %1.</source>
        <translation>Zrealizowany: %1.</translation>
    </message>
    <message>
        <source>It was put under its pile.</source>
        <translation>Leży na dole stosu.</translation>
    </message>
    <message>
        <source>It was discarded.</source>
        <translation>Został odrzucony.</translation>
    </message>
    <message>
        <source>It lies in the patent office.</source>
        <translation>Leży w Biurze Patentowym.</translation>
    </message>
    <message>
        <source>It was removed from the game.</source>
        <translation>Został usunięty z gry.</translation>
    </message>
    <message>
        <source>It lies open.</source>
        <translation>Leży odkryte.</translation>
    </message>
</context>
<context>
    <name>RoundScore</name>
    <message>
        <source>%1 VP</source>
        <translation>%1 PZ</translation>
    </message>
    <message>
        <source>no energy</source>
        <translation>brak Energii</translation>
    </message>
    <message>
        <source>energy %1, place %2 shared</source>
        <translation>Energia %1, miejsce %2 wspólnie</translation>
    </message>
    <message>
        <source>energy %1, place %2</source>
        <translation>Energia %1, miejsce %2</translation>
    </message>
    <message>
        <source>energy %1, credits count as VP</source>
        <translation>Energia %1, Kredyty jako PZ</translation>
    </message>
    <message>
        <source>energy %1</source>
        <translation>Energia %1</translation>
    </message>
    <message>
        <source>no section of the energy track reached</source>
        <translation>nie osiągnięto żadnej sekcji toru Energii</translation>
    </message>
    <message>
        <source>1 VP for every %1 left in the supply</source>
        <translation>1 PZ za każde %1 pozostałych zasobów</translation>
    </message>
    <message>
        <source>1 VP for each drop in own dams</source>
        <translation>1 PZ za każdą Kroplę Wody w swoich Tamach</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Energy track</source>
        <translation>Tor Energii</translation>
    </message>
    <message>
        <source>Bonus tile</source>
        <translation>Kafel premii</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Zasoby</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Woda</translation>
    </message>
    <message>
        <source>%1, sections behind: %2, so −%3</source>
        <translation>%1, brak sekcji: %2, więc −%3</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Budynki</translation>
    </message>
    <message>
        <source>no private building</source>
        <translation>bez Prywatnej Inwestycji</translation>
    </message>
</context>
<context>
    <name>RoundScoreModel</name>
    <message>
        <source>Before</source>
        <translation>Przed</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Po</translation>
    </message>
</context>
<context>
    <name>RuleError</name>
    <message>
        <source>Something else has to be done first</source>
        <translation>Najpierw trzeba zrobić coś innego</translation>
    </message>
    <message>
        <source>It is somebody else&apos;s decision</source>
        <translation>To decyzja kogoś innego</translation>
    </message>
    <message>
        <source>There is no such thing in the game</source>
        <translation>W grze nie ma czegoś takiego</translation>
    </message>
    <message>
        <source>There are not enough engineers: %1 of %2 needed</source>
        <translation>Za mało Inżynierów: jest %1, potrzeba %2</translation>
    </message>
    <message>
        <source>There are not enough credits: %1 of %2 needed</source>
        <translation>Za mało Kredytów: jest %1, potrzeba %2</translation>
    </message>
    <message>
        <source>There are not enough machines: %1 of %2 needed</source>
        <translation>Za mało Maszyn: jest %1, potrzeba %2</translation>
    </message>
    <message>
        <source>This action space is taken</source>
        <translation>To pole akcji jest zajęte</translation>
    </message>
    <message>
        <source>With %1 players this action space is blocked: it needs %2</source>
        <translation>Przy tej liczbie graczy (%1) to pole akcji jest zablokowane: potrzeba ich %2</translation>
    </message>
    <message>
        <source>This action space is not used in this game</source>
        <translation>To pole akcji nie jest używane w tej grze</translation>
    </message>
    <message>
        <source>This action space has another action</source>
        <translation>Na tym polu wykonuje się inną akcję</translation>
    </message>
    <message>
        <source>All construction spaces of this round are used</source>
        <translation>Wszystkie pola Budowy w tej rundzie są już zajęte</translation>
    </message>
    <message>
        <source>No piece of this kind is left</source>
        <translation>Nie ma już Konstrukcji tego rodzaju</translation>
    </message>
    <message>
        <source>The technology tile is not in the supply</source>
        <translation>Tego kafla Technologii nie ma w zasobach</translation>
    </message>
    <message>
        <source>The technology tile cannot build this piece</source>
        <translation>Ten kafel Technologii nie pozwala zbudować tej Konstrukcji</translation>
    </message>
    <message>
        <source>There is no such tile on the wheel to copy</source>
        <translation>Na Kole Budowy nie ma takiego kafla do skopiowania</translation>
    </message>
    <message>
        <source>The construction is not paid this way</source>
        <translation>Za tę Budowę nie płaci się w ten sposób</translation>
    </message>
    <message>
        <source>Something already stands on this building space</source>
        <translation>Na tym polu Budowy już coś stoi</translation>
    </message>
    <message>
        <source>The company already has a base in basin %1</source>
        <translation>Spółka ma już Podstawę w zbiorniku %1</translation>
    </message>
    <message>
        <source>The company already has a powerhouse in basin %1</source>
        <translation>Spółka ma już Elektrownię w zbiorniku %1</translation>
    </message>
    <message>
        <source>An elevation stands on an own dam only</source>
        <translation>Podwyższenie może stać tylko na własnej Tamie</translation>
    </message>
    <message>
        <source>The dam already has two elevations</source>
        <translation>Tama ma już dwa Podwyższenia</translation>
    </message>
    <message>
        <source>The reward does not reach this building space</source>
        <translation>Nagroda nie obejmuje tego pola Budowy</translation>
    </message>
    <message>
        <source>The powerhouse does not belong to the company</source>
        <translation>Elektrownia nie należy do tej Spółki</translation>
    </message>
    <message>
        <source>The dam is neither an own nor a neutral one</source>
        <translation>Tama nie jest ani własna, ani neutralna</translation>
    </message>
    <message>
        <source>No conduit stands on this space</source>
        <translation>Na tym polu nie ma Kanału</translation>
    </message>
    <message>
        <source>The conduit does not lead from the dam to the powerhouse</source>
        <translation>Kanał nie prowadzi od tej Tamy do tej Elektrowni</translation>
    </message>
    <message>
        <source>There is not enough water: %1 of %2 drops needed</source>
        <translation>Za mało Kropel Wody: jest %1, potrzeba %2</translation>
    </message>
    <message>
        <source>These are too many drops: %1 where %2 are allowed</source>
        <translation>Za dużo Kropel Wody: %1, a dozwolone jest %2</translation>
    </message>
    <message>
        <source>At least one drop is needed</source>
        <translation>Potrzebna jest co najmniej jedna Kropla Wody</translation>
    </message>
    <message>
        <source>The production would yield %1 energy</source>
        <translation>Ta Produkcja dałaby tyle Energii: %1</translation>
    </message>
    <message>
        <source>The second production needs another powerhouse</source>
        <translation>Druga Produkcja wymaga innej Elektrowni</translation>
    </message>
    <message>
        <source>The contract is not one the company can fulfil</source>
        <translation>Spółka nie może zrealizować tego Kontraktu</translation>
    </message>
    <message>
        <source>The contract does not lie open</source>
        <translation>Ten Kontrakt nie leży odkryty</translation>
    </message>
    <message>
        <source>The same contract is named twice</source>
        <translation>Ten sam Kontrakt podano dwa razy</translation>
    </message>
    <message>
        <source>The contract asks for more energy: %1 of %2</source>
        <translation>Za mało Energii na ten Kontrakt: jest %1, potrzeba %2</translation>
    </message>
    <message>
        <source>The number is not the one asked for</source>
        <translation>To nie jest liczba, o którą chodzi</translation>
    </message>
    <message>
        <source>This tile cannot come from the pile</source>
        <translation>Ten kafel nie może pochodzić ze stosu</translation>
    </message>
    <message>
        <source>A player with engineers has to act</source>
        <translation>Gracz, który ma Inżynierów, musi wykonać akcję</translation>
    </message>
    <message>
        <source>This cannot be declined</source>
        <translation>Z tego nie można zrezygnować</translation>
    </message>
    <message>
        <source>This officer cannot be copied</source>
        <translation>Tego Dyrektora nie można skopiować</translation>
    </message>
    <message>
        <source>No officer can be copied any more this round</source>
        <translation>W tej rundzie nie można już skopiować żadnego Dyrektora</translation>
    </message>
    <message>
        <source>No action would be possible after that</source>
        <translation>Potem żadna akcja nie byłaby możliwa</translation>
    </message>
    <message>
        <source>This was already done in this turn</source>
        <translation>To już zrobiono w tej turze</translation>
    </message>
    <message>
        <source>The number of players does not fit</source>
        <translation>Liczba graczy się nie zgadza</translation>
    </message>
    <message>
        <source>Something that exists once is in two places</source>
        <translation>Coś, co istnieje tylko raz, jest w dwóch miejscach</translation>
    </message>
    <message>
        <source>The introductory game has a fixed setup</source>
        <translation>Gra wprowadzająca ma ustalone przygotowanie</translation>
    </message>
    <message>
        <source>An Automa cannot play the introductory game</source>
        <translation>Automa nie może grać w grę wprowadzającą</translation>
    </message>
    <message>
        <source>At least one player has to be human</source>
        <translation>Co najmniej jeden gracz musi być człowiekiem</translation>
    </message>
    <message>
        <source>The officer does not fit the company</source>
        <translation>Dyrektor nie pasuje do Spółki</translation>
    </message>
    <message>
        <source>The starting contract does not fit the company</source>
        <translation>Kontrakt Początkowy nie pasuje do Spółki</translation>
    </message>
    <message>
        <source>The turn order does not fit</source>
        <translation>Kolejność graczy się nie zgadza</translation>
    </message>
    <message>
        <source>The value %1 is out of range, the limit is %2</source>
        <translation>Wartość %1 jest poza zakresem, granica to %2</translation>
    </message>
    <message>
        <source>A dam holds %1 drops and has room for %2</source>
        <translation>W Tamie jest za dużo Kropel Wody: %1, a mieści się %2</translation>
    </message>
    <message>
        <source>The counts do not agree</source>
        <translation>Liczby się nie zgadzają</translation>
    </message>
    <message>
        <source>There are more pieces of a kind than the box holds</source>
        <translation>Konstrukcji jednego rodzaju jest więcej niż w pudełku</translation>
    </message>
    <message>
        <source>This belongs to an expansion that is not played</source>
        <translation>To element rozszerzenia, które nie bierze udziału w grze</translation>
    </message>
    <message>
        <source>This private building is not in play</source>
        <translation>Ta Prywatna Inwestycja nie bierze udziału w grze</translation>
    </message>
    <message>
        <source>The company already has a building there</source>
        <translation>Spółka ma tam już Budynek</translation>
    </message>
    <message>
        <source>The company has no building there</source>
        <translation>Spółka nie ma tam Budynku</translation>
    </message>
    <message>
        <source>This private building was used this round</source>
        <translation>Ta Prywatna Inwestycja została już użyta w tej rundzie</translation>
    </message>
    <message>
        <source>An Automa&apos;s building closes the left space</source>
        <translation>Budynek Automy zamyka lewe pole</translation>
    </message>
    <message>
        <source>This external work cannot be taken</source>
        <translation>Tego Zagranicznego Zlecenia nie można zrealizować</translation>
    </message>
    <message>
        <source>There is no such thing on the wheel</source>
        <translation>Nie ma tego na Kole Budowy</translation>
    </message>
    <message>
        <source>There is no room in the dam</source>
        <translation>W Tamie nie ma miejsca</translation>
    </message>
    <message>
        <source>It has to be another dam than the one just used</source>
        <translation>Musi to być inna Tama niż ta właśnie użyta</translation>
    </message>
</context>
<context>
    <name>Rulings</name>
    <message>
        <source>Sekibo&apos;s credits</source>
        <translation>Kredyty Sekibo</translation>
    </message>
    <message>
        <source>With how many credits does Mahiri Sekibo start?</source>
        <translation>Z iloma Kredytami zaczyna Mahiri Sekibo?</translation>
    </message>
    <message>
        <source>6, like everybody</source>
        <translation>6, jak wszyscy</translation>
    </message>
    <message>
        <source>9</source>
        <translation>9</translation>
    </message>
    <message>
        <source>Your production</source>
        <translation>Twoja produkcja</translation>
    </message>
    <message>
        <source>What comes first when you produce?</source>
        <translation>Co dzieje się najpierw, gdy produkujesz?</translation>
    </message>
    <message>
        <source>The contract, then the drops flow</source>
        <translation>Kontrakt, potem spływają Krople</translation>
    </message>
    <message>
        <source>The drops flow, then the contract</source>
        <translation>Spływają Krople, potem Kontrakt</translation>
    </message>
    <message>
        <source>The Automa&apos;s production</source>
        <translation>Produkcja Automy</translation>
    </message>
    <message>
        <source>What comes first when an Automa produces?</source>
        <translation>Co dzieje się najpierw, gdy produkuje Automa?</translation>
    </message>
    <message>
        <source>Reshuffling the Automa tiles</source>
        <translation>Tasowanie kafli Automy</translation>
    </message>
    <message>
        <source>Which tiles are shuffled when the stack is used up?</source>
        <translation>Które kafle tasuje się, gdy stos się wyczerpie?</translation>
    </message>
    <message>
        <source>All 20</source>
        <translation>Wszystkie 20</translation>
    </message>
    <message>
        <source>19; the criteria tile stays</source>
        <translation>19; kafel kryteriów zostaje</translation>
    </message>
    <message>
        <source>Completing a system</source>
        <translation>Domykanie systemu</translation>
    </message>
    <message>
        <source>Where does an Automa build if several spaces complete a system?</source>
        <translation>Gdzie buduje Automa, gdy kilka pól domyka system?</translation>
    </message>
    <message>
        <source>The criteria look at all spaces</source>
        <translation>Kryteria sprawdzają wszystkie pola</translation>
    </message>
    <message>
        <source>Only at those that complete one</source>
        <translation>Tylko te, które domykają system</translation>
    </message>
    <message>
        <source>Tied on the energy track</source>
        <translation>Remis na torze Energii</translation>
    </message>
    <message>
        <source>Is an Automa that shares the first place first?</source>
        <translation>Czy Automa, która dzieli pierwsze miejsce, jest pierwsza?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>The Automa&apos;s water</source>
        <translation>Woda Automy</translation>
    </message>
    <message>
        <source>What decides between headstreams that gain the same?</source>
        <translation>Co rozstrzyga między Źródłami o równej korzyści?</translation>
    </message>
    <message>
        <source>The letters</source>
        <translation>Litery</translation>
    </message>
    <message>
        <source>Fewest drops, then the letters</source>
        <translation>Najmniej Kropel, potem litery</translation>
    </message>
    <message>
        <source>Slots of the private buildings</source>
        <translation>Miejsca Prywatnych Inwestycji</translation>
    </message>
    <message>
        <source>Leeghwater Project: when is the second slot of a private building open?</source>
        <translation>Projekt Leeghwatera: kiedy drugie miejsce Prywatnej Inwestycji jest dostępne?</translation>
    </message>
    <message>
        <source>With four players only</source>
        <translation>Tylko przy czterech graczach</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Zawsze</translation>
    </message>
</context>
<context>
    <name>RulingsArea</name>
    <message>
        <source>Where the rulebooks leave a choice. The first answer is the usual one.</source>
        <translation>Gdzie instrukcje zostawiają wybór. Pierwsza odpowiedź jest zwykła.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>SameSetup</name>
    <message>
        <source>%1 scored %2; %3 scored %4 earlier.</source>
        <translation>%1: %2, wcześniej %3: %4.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>%1 %2, last time %3.</source>
        <translation>%1: %2, poprzednio %3.</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>Save as</source>
        <translation>Zapisz jako</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>SaveSheet</name>
    <message>
        <source>Save as</source>
        <translation>Zapisz jako</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
</context>
<context>
    <name>ScoreColumn</name>
    <message>
        <source>%1: total %2, winner</source>
        <translation>%1: razem %2, zwycięzca</translation>
    </message>
    <message>
        <source>%1: total %2</source>
        <translation>%1: razem %2</translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>Automa</source>
        <translation>Automa</translation>
    </message>
    <message>
        <source>Automa %1</source>
        <translation>Automa %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>names</comment>
        <translation>%1 i %2</translation>
    </message>
</context>
<context>
    <name>ScorePadModel</name>
    <message>
        <source>Today</source>
        <translation>Dzisiaj</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation>Dwie osoby nazywają się %1.</translation>
    </message>
    <message>
        <source>Minutes played</source>
        <translation>Czas gry w minutach</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>%1: why?</source>
        <translation>%1: dlaczego?</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Spółki</translation>
    </message>
</context>
<context>
    <name>ScreenAwake</name>
    <message>
        <source>A game is on screen</source>
        <translation>Na ekranie jest gra</translation>
    </message>
</context>
<context>
    <name>SessionListModel</name>
    <message>
        <source>Automa</source>
        <translation>Automa</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>player and company</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Finished, %1</source>
        <translation>Ukończona, %1</translation>
    </message>
    <message>
        <source>Last played %1</source>
        <translation>Ostatnio grana %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runda %1 z %2</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
</context>
<context>
    <name>Sessions</name>
    <message>
        <source>The file %1 cannot be read: %2.</source>
        <translation>Nie można odczytać pliku %1: %2.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written: %2.</source>
        <translation>Nie można zapisać pliku %1: %2.</translation>
    </message>
    <message>
        <source>This has to be a time from 1970 to 2199 in UTC, like &quot;2026-01-31T18:30:00.000Z&quot;.</source>
        <translation>To musi być czas UTC z lat od 1970 do 2199, jak „2026-01-31T18:30:00.000Z”.</translation>
    </message>
    <message>
        <source>This has to be an id like &quot;01234567-89ab-cdef-0123-456789abcdef&quot;.</source>
        <translation>To musi być identyfikator, jak „01234567-89ab-cdef-0123-456789abcdef”.</translation>
    </message>
    <message>
        <source>This has to be one line of 1 to %1 characters.</source>
        <translation>To musi być jeden wiersz, od 1 do %1 znaków.</translation>
    </message>
    <message>
        <source>This has to be a text of at most %1 characters.</source>
        <translation>To musi być tekst o długości najwyżej %1 znaków.</translation>
    </message>
    <message>
        <source>This object is larger than %1 MiB.</source>
        <translation>Ten obiekt jest większy niż %1 MiB.</translation>
    </message>
    <message>
        <source>The game was played by rules version %1; this program has version %2.</source>
        <translation>Grę rozegrano według wersji zasad %1; ten program ma wersję %2.</translation>
    </message>
    <message>
        <source>The line cannot be read.</source>
        <translation>Tego wiersza nie można odczytać.</translation>
    </message>
    <message>
        <source>The file ends in the middle of this line.</source>
        <translation>Plik kończy się w środku tego wiersza.</translation>
    </message>
    <message>
        <source>This program does not know the game &quot;%1&quot;.</source>
        <translation>Ten program nie zna gry „%1”.</translation>
    </message>
    <message>
        <source>The setup of the log is damaged, &quot;%1&quot;: %2</source>
        <translation>Przygotowanie gry w zapisie jest uszkodzone, „%1”: %2</translation>
    </message>
    <message numerus="yes">
        <source>The log is damaged after %n valid entry, at &quot;%1&quot;: %2</source>
        <translation>
            <numerusform>Zapis jest uszkodzony po %n poprawnym wpisie, przy „%1”: %2</numerusform>
            <numerusform>Zapis jest uszkodzony po %n poprawnych wpisach, przy „%1”: %2</numerusform>
            <numerusform>Zapis jest uszkodzony po %n poprawnych wpisach, przy „%1”: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The log is damaged after %n valid entries, at &quot;%1&quot;: %2</source>
        <translation>
            <numerusform>Zapis jest uszkodzony po %n poprawnym wpisie, przy „%1”: %2</numerusform>
            <numerusform>Zapis jest uszkodzony po %n poprawnych wpisach, przy „%1”: %2</numerusform>
            <numerusform>Zapis jest uszkodzony po %n poprawnych wpisach, przy „%1”: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>This has to be &quot;playing&quot; or &quot;finished&quot;.</source>
        <translation>Tu musi być „playing” albo „finished”.</translation>
    </message>
    <message>
        <source>The file has no session of this game with this id.</source>
        <translation>W pliku nie ma sesji tej gry o tym identyfikatorze.</translation>
    </message>
    <message>
        <source>The file comes from a later version of Penstock: only formats 1 to %1 can be read.</source>
        <translation>Plik pochodzi z późniejszej wersji Penstocka: można odczytać tylko formaty od 1 do %1.</translation>
    </message>
    <message>
        <source>%1 cannot be opened: its folder is missing or closed to programs.</source>
        <translation>%1 nie daje się otworzyć: folderu nie ma albo jest niedostępny.</translation>
    </message>
    <message>
        <source>%1 is not a store of Penstock.</source>
        <translation>%1 nie jest magazynem gier Penstocka.</translation>
    </message>
    <message>
        <source>%1 was written by a later version of Penstock, which is needed to open it (tables %2).</source>
        <translation>%1 pochodzi z późniejszej wersji Penstocka i tylko ona go otworzy (tabele %2).</translation>
    </message>
    <message>
        <source>%1 is damaged.</source>
        <translation>%1 jest uszkodzony.</translation>
    </message>
    <message>
        <source>%1 cannot be written: the storage is full.</source>
        <translation>%1 nie daje się zapisać: brakuje miejsca.</translation>
    </message>
    <message>
        <source>%1 cannot be written: it or its folder is read-only.</source>
        <translation>%1 nie daje się zapisać: on sam albo jego folder jest tylko do odczytu.</translation>
    </message>
    <message>
        <source>%1 is in use by another program; try again in a moment.</source>
        <translation>%1 jest zajęty przez inny program; spróbuj ponownie za chwilę.</translation>
    </message>
    <message>
        <source>%1 was changed meanwhile: another program went on with the game.</source>
        <translation>%1 zmienił się w międzyczasie: inny program grał dalej w tę grę.</translation>
    </message>
    <message>
        <source>%1 does not have what was asked for.</source>
        <translation>%1 nie zawiera tego, o co zapytano.</translation>
    </message>
    <message>
        <source>%1 already has something of this name.</source>
        <translation>%1 ma już coś o tej nazwie.</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2.</source>
        <translation>%1 nie nadaje się do użycia: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n game was kept whole.</source>
        <translation>
            <numerusform>Zachowano w całości %n grę.</numerusform>
            <numerusform>Zachowano w całości %n gry.</numerusform>
            <numerusform>Zachowano w całości %n gier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were kept whole.</source>
        <translation>
            <numerusform>Zachowano w całości %n grę.</numerusform>
            <numerusform>Zachowano w całości %n gry.</numerusform>
            <numerusform>Zachowano w całości %n gier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n game only the beginning was kept.</source>
        <translation>
            <numerusform>Z %n gry zachowano tylko początek.</numerusform>
            <numerusform>Z %n gier zachowano tylko początek.</numerusform>
            <numerusform>Z %n gier zachowano tylko początek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n games only the beginning was kept.</source>
        <translation>
            <numerusform>Z %n gry zachowano tylko początek.</numerusform>
            <numerusform>Z %n gier zachowano tylko początek.</numerusform>
            <numerusform>Z %n gier zachowano tylko początek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game could not be read.</source>
        <translation>
            <numerusform>Nie udało się odczytać %n gry.</numerusform>
            <numerusform>Nie udało się odczytać %n gier.</numerusform>
            <numerusform>Nie udało się odczytać %n gier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games could not be read.</source>
        <translation>
            <numerusform>Nie udało się odczytać %n gry.</numerusform>
            <numerusform>Nie udało się odczytać %n gier.</numerusform>
            <numerusform>Nie udało się odczytać %n gier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result of the history was kept.</source>
        <translation>
            <numerusform>Zachowano %n wynik z historii.</numerusform>
            <numerusform>Zachowano %n wyniki z historii.</numerusform>
            <numerusform>Zachowano %n wyników z historii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results of the history were kept.</source>
        <translation>
            <numerusform>Zachowano %n wynik z historii.</numerusform>
            <numerusform>Zachowano %n wyniki z historii.</numerusform>
            <numerusform>Zachowano %n wyników z historii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result of the history could not be read.</source>
        <translation>
            <numerusform>Nie udało się odczytać %n wyniku z historii.</numerusform>
            <numerusform>Nie udało się odczytać %n wyników z historii.</numerusform>
            <numerusform>Nie udało się odczytać %n wyników z historii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n results of the history could not be read.</source>
        <translation>
            <numerusform>Nie udało się odczytać %n wyniku z historii.</numerusform>
            <numerusform>Nie udało się odczytać %n wyników z historii.</numerusform>
            <numerusform>Nie udało się odczytać %n wyników z historii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card was kept.</source>
        <translation>
            <numerusform>Zachowano %n kartę.</numerusform>
            <numerusform>Zachowano %n karty.</numerusform>
            <numerusform>Zachowano %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards were kept.</source>
        <translation>
            <numerusform>Zachowano %n kartę.</numerusform>
            <numerusform>Zachowano %n karty.</numerusform>
            <numerusform>Zachowano %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting was kept.</source>
        <translation>
            <numerusform>Zachowano %n ustawienie.</numerusform>
            <numerusform>Zachowano %n ustawienia.</numerusform>
            <numerusform>Zachowano %n ustawień.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n settings were kept.</source>
        <translation>
            <numerusform>Zachowano %n ustawienie.</numerusform>
            <numerusform>Zachowano %n ustawienia.</numerusform>
            <numerusform>Zachowano %n ustawień.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file with your games</source>
        <translation>Plik z grami</translation>
    </message>
    <message>
        <source>The file %1</source>
        <translation>Plik %1</translation>
    </message>
    <message>
        <source>The file with your games was damaged; it lies now under the name %1.</source>
        <translation>Plik z grami był uszkodzony; leży teraz pod nazwą %1.</translation>
    </message>
    <message>
        <source>Nothing in it could be read.</source>
        <translation>Niczego nie udało się z niego odczytać.</translation>
    </message>
    <message>
        <source>Parts of it cannot be read at all: there may have been more.</source>
        <translation>Części pliku w ogóle nie da się odczytać: mogło w nim być więcej.</translation>
    </message>
    <message>
        <source>This has to be a JPEG picture in base64, at most %1 MiB of it.</source>
        <translation>To musi być obraz JPEG w base64, o wielkości najwyżej %1 MiB.</translation>
    </message>
    <message>
        <source>Games, results and cards that are not in the file, because it could not be read with them: %1.</source>
        <translation>Partie, wyniki i karty, których nie ma w pliku, bo z nimi nie dałoby się go odczytać: %1.</translation>
    </message>
    <message>
        <source>Games that are in the file only up to a move that the rules do not allow: %1.</source>
        <translation>Partie zapisane w pliku tylko do ruchu, na który nie pozwalają zasady: %1.</translation>
    </message>
    <message>
        <source>Photos that are not in the file, because they are damaged: %1.</source>
        <translation>Zdjęcia, których nie ma w pliku, bo są uszkodzone: %1.</translation>
    </message>
    <message>
        <source>Photos of earlier games that are not in the file, because it would be too large: %1.</source>
        <translation>Zdjęcia wcześniejszych partii, których nie ma w pliku, bo byłby za duży: %1.</translation>
    </message>
    <message>
        <source>A backup holds everything.</source>
        <translation>Kopia zapasowa zawiera wszystko.</translation>
    </message>
    <message>
        <source>This is too much for one file, which holds %1 MiB. A backup holds everything.</source>
        <translation>To za dużo na jeden plik, który mieści %1 MiB. Kopia zapasowa zawiera wszystko.</translation>
    </message>
    <message>
        <source>There are no position files of this game.</source>
        <translation>Ta gra nie ma plików pozycji.</translation>
    </message>
    <message>
        <source>A game of %1 cannot be set up once more.</source>
        <translation>Gry %1 nie można rozstawić jeszcze raz.</translation>
    </message>
    <message>
        <source>This has to be something that comes up in the game.</source>
        <translation>To musi być coś, co odkrywa się w trakcie gry.</translation>
    </message>
    <message>
        <source>The file has only a set-up, with which a new game begins in the app.</source>
        <translation>Plik zawiera tylko rozstawienie, od którego w aplikacji zaczyna się nowa gra.</translation>
    </message>
</context>
<context>
    <name>SessionsPage</name>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Usuń: %1</translation>
    </message>
    <message>
        <source>Delete this game for good</source>
        <translation>Usuń tę grę na zawsze</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasne</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Text size: %1 %</source>
        <translation>Wielkość tekstu: %1 %</translation>
    </message>
    <message>
        <source>Left-handed layout</source>
        <translation>Układ dla leworęcznych</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Mniej ruchu</translation>
    </message>
    <message>
        <source>Keep the screen on during a game</source>
        <translation>Nie wygaszaj ekranu podczas gry</translation>
    </message>
    <message>
        <source>Show what the Automa may do next</source>
        <translation>Pokazuj prawdopodobny ruch Automy</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Dźwięki</translation>
    </message>
    <message>
        <source>Volume: %1 %</source>
        <translation>Głośność: %1 %</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Tap the basin of the neutral dam in the mountains</source>
        <translation>Dotknij zbiornika z neutralną Tamą w Górach</translation>
    </message>
    <message>
        <source>Tap the basin of the neutral dam in the hills</source>
        <translation>Dotknij zbiornika z neutralną Tamą na Wzgórzach</translation>
    </message>
    <message>
        <source>Tap the basin of the neutral dam in the plains</source>
        <translation>Dotknij zbiornika z neutralną Tamą na Równinach</translation>
    </message>
    <message>
        <source>Tap the two open green contracts</source>
        <translation>Dotknij dwóch odkrytych zielonych Kontraktów</translation>
    </message>
    <message>
        <source>Tap the two open yellow contracts</source>
        <translation>Dotknij dwóch odkrytych żółtych Kontraktów</translation>
    </message>
    <message>
        <source>Tap the two open red contracts</source>
        <translation>Dotknij dwóch odkrytych czerwonych Kontraktów</translation>
    </message>
    <message>
        <source>green %1</source>
        <translation>zielony %1</translation>
    </message>
    <message>
        <source>yellow %1</source>
        <translation>żółty %1</translation>
    </message>
    <message>
        <source>red %1</source>
        <translation>czerwony %1</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Góry</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Wzgórza</translation>
    </message>
    <message>
        <source>Plains</source>
        <translation>Równiny</translation>
    </message>
    <message>
        <source>Headstream tiles</source>
        <translation>Kafle Źródeł</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Kafle Premii</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Kafel Celu</translation>
    </message>
    <message>
        <source>Neutral dams</source>
        <translation>Neutralne Tamy</translation>
    </message>
    <message>
        <source>National contracts</source>
        <translation>Kontrakty Państwowe</translation>
    </message>
    <message>
        <source>Private contracts</source>
        <translation>Kontrakty Prywatne</translation>
    </message>
    <message>
        <source>Patents</source>
        <translation>Patenty</translation>
    </message>
    <message>
        <source>Companies</source>
        <translation>Spółki</translation>
    </message>
    <message>
        <source>Officers</source>
        <translation>Dyrektorzy</translation>
    </message>
    <message>
        <source>Starting contracts</source>
        <translation>Kontrakty Początkowe</translation>
    </message>
    <message>
        <source>Officers for Sekibo</source>
        <translation>Dyrektorzy dla Sekibo</translation>
    </message>
    <message>
        <source>Turn order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Tap the tile on headstream %1</source>
        <translation>Dotknij kafla na Źródle %1</translation>
    </message>
    <message>
        <source>Tap the bonus tile of round %1</source>
        <translation>Dotknij kafla Premii rundy %1</translation>
    </message>
    <message>
        <source>Tap the objective tile</source>
        <translation>Dotknij kafla Celu</translation>
    </message>
    <message>
        <source>Tap the open national contracts, left to right</source>
        <translation>Dotknij odkrytych Kontraktów Państwowych, od lewej do prawej</translation>
    </message>
    <message>
        <source>Tap the tile on patent space %1</source>
        <translation>Dotknij kafla na polu patentu %1</translation>
    </message>
    <message>
        <source>Tap the company of this player: %1</source>
        <translation>Dotknij Spółki tego gracza: %1</translation>
    </message>
    <message>
        <source>Tap the officer of this player: %1</source>
        <translation>Dotknij Dyrektora tego gracza: %1</translation>
    </message>
    <message>
        <source>Tap the starting contract of this player: %1</source>
        <translation>Dotknij Kontraktu Początkowego tego gracza: %1</translation>
    </message>
    <message>
        <source>Tap the officers that lie open for Sekibo</source>
        <translation>Dotknij Dyrektorów odkrytych dla Sekibo</translation>
    </message>
    <message>
        <source>Tap who is number %1 in the turn order</source>
        <translation>Dotknij gracza, który jest %1. w kolejności</translation>
    </message>
    <message>
        <source>Basin %1</source>
        <translation>Zbiornik %1</translation>
    </message>
    <message>
        <source>energy %1</source>
        <translation>Energia %1</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source>Automa</source>
        <translation>Automa</translation>
    </message>
    <message>
        <source>Automa %1</source>
        <translation>Automa %1</translation>
    </message>
    <message>
        <source>At least two players are needed: add one more.</source>
        <translation>Potrzeba co najmniej dwóch graczy: dodaj jeszcze jednego.</translation>
    </message>
    <message>
        <source>At least one player has to be human.</source>
        <translation>Co najmniej jeden gracz musi być człowiekiem.</translation>
    </message>
    <message>
        <source>Automas cannot play the introductory game: remove them or switch it off.</source>
        <translation>Automy nie grają w grę wprowadzającą: usuń je albo ją wyłącz.</translation>
    </message>
    <message>
        <source>Two players are called %1.</source>
        <translation>Dwóch graczy nazywa się %1.</translation>
    </message>
    <message>
        <source>Private buildings</source>
        <translation>Prywatne Inwestycje</translation>
    </message>
    <message>
        <source>External works</source>
        <translation>Zagraniczne Zlecenia</translation>
    </message>
    <message>
        <source>Advanced tiles put away</source>
        <translation>Odłożone kafle</translation>
    </message>
    <message>
        <source>Tap the private buildings, from the top</source>
        <translation>Dotknij Prywatnych Inwestycji, od góry</translation>
    </message>
    <message>
        <source>Tap the open external works, from the top</source>
        <translation>Dotknij odkrytych Zagranicznych Zleceń, od góry</translation>
    </message>
    <message>
        <source>Tap the tile of level %1 that is put away</source>
        <translation>Dotknij odłożonego kafla poziomu %1</translation>
    </message>
    <message>
        <source>This is no longer the set-up of an earlier game (%1). What comes up is left to chance.</source>
        <translation>To już nie jest rozstawienie wcześniejszej gry (%1). O tym, co się odkryje, decyduje los.</translation>
    </message>
    <message>
        <source>The same set-up as in an earlier game (%1). What Penstock draws comes in the same order.</source>
        <translation>To samo rozstawienie co we wcześniejszej grze (%1). To, co losuje Penstock, przychodzi w tej samej kolejności.</translation>
    </message>
    <message>
        <source>Stack the Automa tiles like this, the first one on top: %1. When they are shuffled again, have Penstock draw them.</source>
        <translation>Ułóż kafle Automy w stos w tej kolejności, pierwszy na wierzchu: %1. Gdy trzeba będzie je przetasować, niech losuje Penstock.</translation>
    </message>
    <message>
        <source>Stack the green contracts, the first one on top.</source>
        <translation>Ułóż stos zielonych Kontraktów, pierwszy na wierzchu.</translation>
    </message>
    <message>
        <source>Stack the yellow contracts, the first one on top.</source>
        <translation>Ułóż stos żółtych Kontraktów, pierwszy na wierzchu.</translation>
    </message>
    <message>
        <source>Stack the red contracts, the first one on top.</source>
        <translation>Ułóż stos czerwonych Kontraktów, pierwszy na wierzchu.</translation>
    </message>
    <message>
        <source>Stack the advanced tiles of level I, the first one on top.</source>
        <translation>Ułóż stos kafli Zaawansowanej Technologii poziomu I, pierwszy na wierzchu.</translation>
    </message>
    <message>
        <source>Stack the advanced tiles of level II, the first one on top.</source>
        <translation>Ułóż stos kafli Zaawansowanej Technologii poziomu II, pierwszy na wierzchu.</translation>
    </message>
    <message>
        <source>Stack the advanced tiles of level III, the first one on top.</source>
        <translation>Ułóż stos kafli Zaawansowanej Technologii poziomu III, pierwszy na wierzchu.</translation>
    </message>
    <message>
        <source>Stack the external works A, the first one on top.</source>
        <translation>Ułóż stos Zagranicznych Zleceń A, pierwsze na wierzchu.</translation>
    </message>
    <message>
        <source>Stack the external works B, the first one on top.</source>
        <translation>Ułóż stos Zagranicznych Zleceń B, pierwsze na wierzchu.</translation>
    </message>
    <message>
        <source>Stack the external works C, the first one on top.</source>
        <translation>Ułóż stos Zagranicznych Zleceń C, pierwsze na wierzchu.</translation>
    </message>
    <message>
        <source>Do not shuffle your own piles: stack them as follows.</source>
        <translation>Nie tasuj własnych stosów, tylko ułóż je tak:</translation>
    </message>
</context>
<context>
    <name>SetupChoiceDelegate</name>
    <message>
        <source>%1 Chosen: %2</source>
        <translation>%1 Wybrano: %2</translation>
    </message>
</context>
<context>
    <name>SetupFigures</name>
    <message>
        <source>Workers: price of each sector</source>
        <translation>Pracownicy: cena w każdym sektorze</translation>
    </message>
    <message>
        <source>Sector %1</source>
        <translation>Sektor %1</translation>
    </message>
    <message>
        <source>Payout by supplied cities</source>
        <translation>Wynagrodzenie za zasilone miasta</translation>
    </message>
    <message>
        <source>Cities: %1</source>
        <translation>Miasta: %1</translation>
    </message>
    <message>
        <source>As Penstock had them</source>
        <translation>Jak na początku</translation>
    </message>
    <message>
        <source>The rulebook names only a few of these figures. The others are those of the first Power Grid, so compare all once with your summary card and the worker market on the board. What differs is put right here and kept for all later games.</source>
        <translation>Instrukcja podaje tylko kilka z tych liczb. Pozostałe pochodzą z pierwszej gry Wysokie napięcie, więc porównajcie wszystkie raz z kartą pomocniczą i z rynkiem pracy na planszy. Różnice poprawia się tutaj; będą pamiętane we wszystkich następnych grach.</translation>
    </message>
    <message>
        <source>Sector %1 (rulebook)</source>
        <translation>Sektor %1 (instrukcja)</translation>
    </message>
    <message>
        <source>Cities: %1 (rulebook)</source>
        <translation>Miasta: %1 (instrukcja)</translation>
    </message>
</context>
<context>
    <name>SetupFooter</name>
    <message>
        <source>Copy it from the table</source>
        <translation>Przepisz ze stołu</translation>
    </message>
    <message>
        <source>Copy the rest from the table</source>
        <translation>Przepisz resztę ze stołu</translation>
    </message>
    <message>
        <source>What to put where</source>
        <translation>Co gdzie położyć</translation>
    </message>
    <message>
        <source>Deal it for me</source>
        <translation>Wylosuj za mnie</translation>
    </message>
    <message>
        <source>Deal the rest</source>
        <translation>Wylosuj resztę</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Zastąp</translation>
    </message>
    <message>
        <source>Keep what I entered</source>
        <translation>Zachowaj to, co wpisano</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>I turn over my own piles (shows the order)</source>
        <translation>Odkrywam z własnych stosów (pokazuje kolejność)</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Rozpocznij grę</translation>
    </message>
    <message>
        <source>Deal anew</source>
        <translation>Rozdaj od nowa</translation>
    </message>
    <message>
        <source>Set up the table</source>
        <translation>Przygotuj stół</translation>
    </message>
    <message>
        <source>Back to the players</source>
        <translation>Wróć do graczy</translation>
    </message>
    <message>
        <source>Compared: they are right</source>
        <translation>Porównane: zgadzają się</translation>
    </message>
    <message>
        <source>Enter the tokens</source>
        <translation>Wprowadź żetony</translation>
    </message>
    <message>
        <source>Turn over the first card</source>
        <translation>Odkryj pierwszą kartę</translation>
    </message>
</context>
<context>
    <name>SetupInstructionsModel</name>
    <message>
        <source>Put these tiles on headstreams A to D.</source>
        <translation>Połóż te kafle na Źródłach od A do D.</translation>
    </message>
    <message>
        <source>Put these bonus tiles on the energy track, round 1 on the left.</source>
        <translation>Połóż te kafle Premii na torze Energii, runda 1 po lewej.</translation>
    </message>
    <message>
        <source>Lay this objective tile open.</source>
        <translation>Połóż ten odkryty kafel Celu na końcu toru Energii.</translation>
    </message>
    <message>
        <source>Put the neutral dams on the lower spaces, each with 1 drop: level 1 in the mountains, 2 in the hills, 3 in the plains.</source>
        <translation>Ustaw neutralne Tamy na dolnych polach, każdą z 1 Kroplą: poziom 1 w Górach, 2 na Wzgórzach, 3 na Równinach.</translation>
    </message>
    <message>
        <source>Lay out the national contracts, left to right.</source>
        <translation>Wyłóż Kontrakty Państwowe, od lewej do prawej.</translation>
    </message>
    <message>
        <source>Lay two contracts of each colour open; shuffle the others into three piles.</source>
        <translation>Wyłóż po dwa odkryte Kontrakty każdego koloru; pozostałe potasuj w trzech stosach.</translation>
    </message>
    <message>
        <source>Put these advanced tiles on the patent spaces, left to right.</source>
        <translation>Połóż te kafle Zaawansowanych Technologii na polach Biura Patentowego, od lewej do prawej.</translation>
    </message>
    <message>
        <source>Lay these officers open for Sekibo.</source>
        <translation>Wyłóż odkrytych tych Dyrektorów dla Sekibo.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 gra: %2.</translation>
    </message>
    <message>
        <source>%1 plays %2 with %3.</source>
        <translation>%1 gra: %2, Dyrektor: %3.</translation>
    </message>
    <message>
        <source>Cover the action spaces marked 3+ and 4.</source>
        <translation>Zakryj Inżynierami pola akcji z symbolem 3+ i 4.</translation>
    </message>
    <message>
        <source>Cover the action spaces marked 4.</source>
        <translation>Zakryj Inżynierami pola akcji z symbolem 4.</translation>
    </message>
    <message>
        <source>Each company takes %1 excavators, %2 mixers and %3 engineers; humans also take %4 credits and start at %5 VP.</source>
        <translation>Każda Spółka bierze: Koparki – %1, Betoniarki – %2, Inżynierowie – %3; ludzie biorą też Kredyty – %4 i zaczynają z %5 PZ.</translation>
    </message>
    <message>
        <source>This is the turn order of round 1.</source>
        <translation>To jest kolejność graczy w rundzie 1.</translation>
    </message>
    <message>
        <source>The player of Mahiri Sekibo takes %1 credits.</source>
        <translation>Gracz z Mahiri Sekibo bierze Kredyty – %1.</translation>
    </message>
    <message>
        <source>Automas start at %1 VP and take no credits. Shuffle the 20 Automa tiles.</source>
        <translation>Automy zaczynają z %1 PZ i nie biorą Kredytów. Potasuj 20 kafli Automy.</translation>
    </message>
    <message>
        <source>Have Penstock draw, and everything comes up as in the earlier game.</source>
        <translation>Niech losuje Penstock, a wszystko odkryje się jak we wcześniejszej grze.</translation>
    </message>
    <message>
        <source>Lay these private buildings out, the first one on top.</source>
        <translation>Wyłóż te Prywatne Inwestycje, pierwszą u góry.</translation>
    </message>
    <message>
        <source>Shuffle the external works of A, B and C; lay these three of A open, the first one on top.</source>
        <translation>Potasuj Zagraniczne Zlecenia A, B i C; odkryj te trzy z A, pierwsze u góry.</translation>
    </message>
    <message>
        <source>Shuffle the building tiles in with the advanced tiles; put these back into the box.</source>
        <translation>Wtasuj kafle Budynków do kafli Zaawansowanej Technologii; te odłóż do pudełka.</translation>
    </message>
    <message>
        <source>%1 exchanges one engineer for the architect.</source>
        <translation>%1: Architekt zamiast jednego z Inżynierów.</translation>
    </message>
    <message>
        <source>%1 takes 8 excamixers instead of other machines.</source>
        <translation>%1: 8 Koparko-betoniarek zamiast innych Maszyn.</translation>
    </message>
    <message>
        <source>Each company takes these basic technology tiles.</source>
        <translation>Każda Spółka bierze te podstawowe kafle Technologii.</translation>
    </message>
    <message>
        <source>Each company takes these basic technology tiles; the wild ones stay in the box.</source>
        <translation>Każda Spółka bierze te podstawowe kafle Technologii; uniwersalne zostają w pudełku.</translation>
    </message>
    <message>
        <source>Each company also takes %1 buildings.</source>
        <translation>Każda Spółka bierze też Budynki (%1).</translation>
    </message>
    <message>
        <source>%1 also takes the officer&apos;s technology tile.</source>
        <translation>%1: także kafel Technologii Dyrektora.</translation>
    </message>
</context>
<context>
    <name>SetupOverview</name>
    <message>
        <source>Everything is settled.</source>
        <translation>Wszystko jest ustalone.</translation>
    </message>
    <message>
        <source>Set up the table and copy it here, or have Penstock deal it and say what to put where.</source>
        <translation>Przygotuj stół i przepisz go tutaj albo niech Penstock wylosuje wszystko i powie, co gdzie położyć.</translation>
    </message>
    <message>
        <source>Clear the table</source>
        <translation>Wyczyść stół</translation>
    </message>
</context>
<context>
    <name>SetupPartCard</name>
    <message>
        <source>%1, settled</source>
        <translation>%1, ustalone</translation>
    </message>
    <message>
        <source>%1, open</source>
        <translation>%1, nieustalone</translation>
    </message>
    <message>
        <source>Deal it</source>
        <translation>Wylosuj</translation>
    </message>
    <message>
        <source>Deal it: %1</source>
        <translation>Wylosuj: %1</translation>
    </message>
</context>
<context>
    <name>SetupPlaceChip</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Free %1</source>
        <translation>Zwolnij %1</translation>
    </message>
    <message>
        <source>%1 is open</source>
        <translation>%1 jest wolne</translation>
    </message>
</context>
<context>
    <name>SetupPlayers</name>
    <message>
        <source>Add a player</source>
        <translation>Dodaj gracza</translation>
    </message>
    <message>
        <source>Add an Automa</source>
        <translation>Dodaj Automę</translation>
    </message>
    <message>
        <source>Full game</source>
        <translation>Pełna gra</translation>
    </message>
    <message>
        <source>Introductory game</source>
        <translation>Gra wprowadzająca</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Rozstrzygnięcia zasad</translation>
    </message>
    <message>
        <source>The Leeghwater Project</source>
        <translation>Projekt Leeghwatera</translation>
    </message>
    <message>
        <source>Promo officers</source>
        <translation>Dyrektorzy promocyjni</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>With two players the Syndicate joins in; Penstock runs it.</source>
        <translation>Przy dwóch graczach gra też Syndykat; prowadzi go Penstock.</translation>
    </message>
    <message>
        <source>Enter the order of round 1</source>
        <translation>Podaj kolejność rundy 1</translation>
    </message>
    <message>
        <source>Else Penstock draws it.</source>
        <translation>W przeciwnym razie losuje ją Penstock.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: one place forward</source>
        <translation>%1: o jedno miejsce do przodu</translation>
    </message>
    <message>
        <source>Payout and prices of workers</source>
        <translation>Wynagrodzenia i ceny pracowników</translation>
    </message>
    <message>
        <source>Known cards</source>
        <translation>Znane karty</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>Graczy: %1</translation>
    </message>
    <message>
        <source>Draw the first player</source>
        <translation>Wylosuj pierwszego gracza</translation>
    </message>
    <message>
        <source>One of the first games: one more worker for everybody</source>
        <translation>Jedna z pierwszych gier: o robotnika więcej dla każdego</translation>
    </message>
    <message>
        <source>Play with the map that was entered</source>
        <translation>Gra z wprowadzoną mapą</translation>
    </message>
    <message>
        <source>Penstock then finds the cheapest connections; the tokens are entered before the first card.</source>
        <translation>Penstock znajduje wtedy najtańsze połączenia; żetony wprowadza się przed pierwszą kartą.</translation>
    </message>
    <message>
        <source>Small area %1</source>
        <translation>Mały obszar %1</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>What is printed on the pieces</source>
        <translation>Co jest nadrukowane na elementach</translation>
    </message>
</context>
<context>
    <name>SetupSeatCard</name>
    <message>
        <source>Remove %1</source>
        <translation>Usuń: %1</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niski</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średni</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Wysoki</translation>
    </message>
    <message>
        <source>Very high</source>
        <translation>Bardzo wysoki</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Track everything</source>
        <translation>Pełne śledzenie</translation>
    </message>
    <message>
        <source>Track little</source>
        <translation>Skrócone śledzenie</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Imię gracza %1</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Pierwszy gracz</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Żółty</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Turkusowy</translation>
    </message>
    <message>
        <source>%1: experiment %2</source>
        <translation>%1: eksperyment %2</translation>
    </message>
</context>
<context>
    <name>SetupTable</name>
    <message>
        <source>Put it on the table like this. If something lies there already, tap its line and choose it.</source>
        <translation>Rozłóżcie to tak na stole. Jeśli coś już leży, dotknij wiersza i wybierz to.</translation>
    </message>
</context>
<context>
    <name>SetupTokens</name>
    <message>
        <source>Tokens entered: %1 of %2</source>
        <translation>Wprowadzone żetony: %1 z %2</translation>
    </message>
    <message>
        <source>They lie as in the last game</source>
        <translation>Leżą jak w poprzedniej grze</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Żeton</translation>
    </message>
    <message>
        <source>Next connection</source>
        <translation>Następne połączenie</translation>
    </message>
    <message>
        <source>%1, not entered</source>
        <translation>%1, nie wprowadzono</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>Automa</source>
        <translation>Automa</translation>
    </message>
    <message>
        <source>Automa %1</source>
        <translation>Automa %1</translation>
    </message>
    <message>
        <source>Introductory game</source>
        <translation>Gra wprowadzająca</translation>
    </message>
    <message>
        <source>Full game</source>
        <translation>Pełna gra</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 VP</source>
        <translation>%1 PZ</translation>
    </message>
    <message numerus="yes">
        <source>%n city</source>
        <translation>
            <numerusform>%n miasto</numerusform>
            <numerusform>%n miasta</numerusform>
            <numerusform>%n miast</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cities</source>
        <translation>
            <numerusform>%n miasto</numerusform>
            <numerusform>%n miasta</numerusform>
            <numerusform>%n miast</numerusform>
        </translation>
    </message>
    <message>
        <source>Experiment %1</source>
        <translation>Eksperyment %1</translation>
    </message>
    <message>
        <source>The Leeghwater Project</source>
        <translation>Projekt Leeghwatera</translation>
    </message>
    <message>
        <source>%1. %2, winner</source>
        <translation>%1. %2, zwycięstwo</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. %2: %3, winner</source>
        <translation>%1. %2: %3, zwycięstwo</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>W trakcie gry</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Kafle Premii</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Zasoby</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Woda</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source>Barrage</source>
        <translation>Barrage</translation>
    </message>
    <message>
        <source>Nucleum</source>
        <translation>Nucleum</translation>
    </message>
    <message>
        <source>Power Grid: Outpost</source>
        <translation>Wysokie napięcie: Kolonia</translation>
    </message>
    <message>
        <source>%1&apos;s first win with %2.</source>
        <translation>%1: pierwsza wygrana jako %2.</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Budynki</translation>
    </message>
</context>
<context>
    <name>SharePage</name>
    <message>
        <source>Share</source>
        <translation>Udostępnij</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obraz</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopiuj jako tekst</translation>
    </message>
    <message>
        <source>Send to BG Stats</source>
        <translation>Wyślij do BG Stats</translation>
    </message>
    <message>
        <source>File for BG Stats</source>
        <translation>Plik dla BG Stats</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabela (CSV)</translation>
    </message>
    <message>
        <source>File with the game</source>
        <translation>Plik z grą</translation>
    </message>
</context>
<context>
    <name>SheetLineDelegate</name>
    <message>
        <source>done</source>
        <translation>gotowe</translation>
    </message>
</context>
<context>
    <name>SourceBars</name>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
</context>
<context>
    <name>Special</name>
    <message>
        <source>%1&apos;s best game so far: %2, up from %3.</source>
        <translation>%1: najlepsza partia dotąd, %2 (poprzednio %3).</translation>
    </message>
    <message>
        <source>%1&apos;s best against this level (%2) so far: %3, up from %4.</source>
        <translation>%1: rekord przeciwko temu poziomowi (%2), %3 (poprzednio %4).</translation>
    </message>
    <message>
        <source>%1&apos;s first win, in game %2.</source>
        <translation>%1: pierwsza wygrana, w %2. partii.</translation>
    </message>
    <message>
        <source>%1&apos;s closest win so far: level on points.</source>
        <translation>%1: najbardziej zacięta wygrana dotąd, przy równych punktach.</translation>
    </message>
    <message>
        <source>%1&apos;s closest win so far: by %2.</source>
        <translation>%1: najbardziej zacięta wygrana dotąd, o %2.</translation>
    </message>
    <message>
        <source>%1 has won %2 games in a row.</source>
        <translation>%1: %2. wygrana z rzędu.</translation>
    </message>
</context>
<context>
    <name>StackChart</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Standing</name>
    <message>
        <source>VP</source>
        <translation>PZ</translation>
    </message>
    <message>
        <source>Automa</source>
        <translation>Automa</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Runda %1 z %2</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>twoja tura</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>tura: %1</translation>
    </message>
    <message>
        <source>city</source>
        <translation>miasto</translation>
    </message>
    <message numerus="yes">
        <source>cities</source>
        <translation>
            <numerusform>miasto</numerusform>
            <numerusform>miasta</numerusform>
            <numerusform>miast</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, Step %2</source>
        <translation>Runda %1, etap %2</translation>
    </message>
</context>
<context>
    <name>StandingCard</name>
    <message>
        <source>%1 VP</source>
        <translation>%1 PZ</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Nothing to count here yet.</source>
        <translation>Nie ma tu jeszcze czego liczyć.</translation>
    </message>
    <message>
        <source>Wins by level</source>
        <translation>Wygrane według poziomu</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Wins by officer</source>
        <translation>Wygrane według Dyrektora</translation>
    </message>
    <message>
        <source>Officer</source>
        <translation>Dyrektor</translation>
    </message>
    <message>
        <source>Wins by number of players</source>
        <translation>Wygrane według liczby graczy</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Wins by company</source>
        <translation>Wygrane według Spółki</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Spółka</translation>
    </message>
    <message>
        <source>%1 at the table</source>
        <translation>%1 przy stole</translation>
    </message>
    <message>
        <source>Without Automa</source>
        <translation>Bez Automy</translation>
    </message>
    <message>
        <source>Without a name</source>
        <translation>Bez imienia</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Udział</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Średnia</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Points over time</source>
        <translation>Punkty w czasie</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>%1 points on %2. A second play makes it a line.</source>
        <translation>Punkty: %1, dnia %2. Druga rozgrywka utworzy linię.</translation>
    </message>
    <message>
        <source>Of those who played most: %1.</source>
        <translation>Ci, którzy grali najczęściej: %1.</translation>
    </message>
    <message>
        <source>Points by source, on average</source>
        <translation>Punkty według źródeł, średnio</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Źródło</translation>
    </message>
    <message>
        <source>No play here says where its points came from.</source>
        <translation>Żadna z tych rozgrywek nie mówi, skąd pochodzą punkty.</translation>
    </message>
    <message>
        <source>Personal bests</source>
        <translation>Rekordy osobiste</translation>
    </message>
    <message>
        <source>%1, on %2</source>
        <translation>%1, dnia %2</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Wygrane z rzędu</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Najdłużej</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Teraz</translation>
    </message>
    <message>
        <source>%1, now %2</source>
        <translation>%1, teraz %2</translation>
    </message>
    <message>
        <source>Plays per month</source>
        <translation>Rozgrywki w miesiącu</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Miesiąc</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Rozgrywki</translation>
    </message>
    <message>
        <source>How long a game takes</source>
        <translation>Czas gry</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>Średnio</translation>
    </message>
    <message>
        <source>No play here has a time.</source>
        <translation>Żadna z tych rozgrywek nie ma zapisanego czasu.</translation>
    </message>
    <message>
        <source>On average %1, from %2 to %3; %4 in all.</source>
        <translation>Średnio %1, od %2 do %3; łącznie %4.</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>No play here has points.</source>
        <translation>Żadna z tych rozgrywek nie ma punktów.</translation>
    </message>
    <message>
        <source>%1 of %2 won (%3)</source>
        <translation>wygrane %1 z %2 (%3)</translation>
    </message>
    <message>
        <source>%1, average %2</source>
        <translation>%1, średnia %2</translation>
    </message>
    <message>
        <source>Wins by experiment</source>
        <translation>Wygrane według eksperymentu</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Eksperyment</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 points in all.</source>
        <translation>Razem %1 pkt.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Wins by colour</source>
        <translation>Wygrane według koloru</translation>
    </message>
    <message>
        <source>Energy by round</source>
        <translation>Energia w rundach</translation>
    </message>
</context>
<context>
    <name>StatisticsModel</name>
    <message>
        <source>Plays: %1. Won: %2 of %3 results (%4)</source>
        <translation>Rozgrywki: %1. Wygrane: %2 z %3 wyników (%4)</translation>
    </message>
    <message>
        <source>%1, average %2</source>
        <translation>%1, średnia %2</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>There is nothing to count yet: statistics begin with the first finished game.</source>
        <translation>Nie ma jeszcze czego liczyć: statystyki zaczynają się od pierwszej ukończonej gry.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Wszyscy</translation>
    </message>
</context>
<context>
    <name>StepDelegate</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>StepTick</name>
    <message>
        <source>Done: %1</source>
        <translation>Zrobione: %1</translation>
    </message>
</context>
<context>
    <name>SteppedCorrection</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The table differs</source>
        <translation>Na stole jest inaczej</translation>
    </message>
    <message>
        <source>Entered wrongly</source>
        <translation>Błędny zapis</translation>
    </message>
    <message>
        <source>A step was forgotten</source>
        <translation>Zapomniany krok</translation>
    </message>
    <message>
        <source>Another reason</source>
        <translation>Inny powód</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Automa tiles</source>
        <translation>Kafle Automy</translation>
    </message>
    <message>
        <source>Engineers</source>
        <translation>Inżynierowie</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Koło Budowy</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Zasoby</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Cards and tiles</source>
        <translation>Kontrakty i kafle</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>2nd base</source>
        <translation>2. Podstawa</translation>
    </message>
    <message>
        <source>4th base</source>
        <translation>4. Podstawa</translation>
    </message>
    <message>
        <source>5th base</source>
        <translation>5. Podstawa</translation>
    </message>
    <message>
        <source>2nd elevation</source>
        <translation>2. Podwyższenie</translation>
    </message>
    <message>
        <source>4th elevation</source>
        <translation>4. Podwyższenie</translation>
    </message>
    <message>
        <source>5th elevation</source>
        <translation>5. Podwyższenie</translation>
    </message>
    <message>
        <source>2nd conduit</source>
        <translation>2. Kanał</translation>
    </message>
    <message>
        <source>4th conduit</source>
        <translation>4. Kanał</translation>
    </message>
    <message>
        <source>5th conduit</source>
        <translation>5. Kanał</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>external work</source>
        <translation>Zagraniczne Zlecenie</translation>
    </message>
    <message>
        <source>company&apos;s ability</source>
        <translation>specjalna zdolność</translation>
    </message>
    <message>
        <source>VP %1 → %2: %3</source>
        <translation>PZ %1 → %2: %3</translation>
    </message>
    <message>
        <source>energy %1 → %2: %3</source>
        <translation>Energia %1 → %2: %3</translation>
    </message>
    <message>
        <source>pay %1: %2</source>
        <translation>zapłać %1: %2</translation>
    </message>
    <message>
        <source>take %1: %2</source>
        <translation>weź %1: %2</translation>
    </message>
    <message>
        <source>%1, then take back: %2</source>
        <translation>%1, potem zabierz: %2</translation>
    </message>
    <message>
        <source>lay aside as fulfilled</source>
        <translation>odłóż jako zrealizowany</translation>
    </message>
    <message>
        <source>put under its pile</source>
        <translation>umieść na dole stosu</translation>
    </message>
    <message>
        <source>take from the contract office</source>
        <translation>weź z Działu Handlowego</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>odrzuć</translation>
    </message>
    <message>
        <source>take from the patent office</source>
        <translation>weź z Biura Patentowego</translation>
    </message>
    <message>
        <source>put into the patent office</source>
        <translation>wyłóż w Biurze Patentowym</translation>
    </message>
    <message>
        <source>%1 of your choice</source>
        <translation>wybierz %1</translation>
    </message>
    <message>
        <source>a choice</source>
        <translation>wybór</translation>
    </message>
    <message>
        <source>put into slot %1 of the contract office</source>
        <translation>wyłóż na polu %1 Działu Handlowego</translation>
    </message>
    <message>
        <source>put on place %1 of the external works</source>
        <translation>wyłóż na miejscu %1 Zagranicznych Zleceń</translation>
    </message>
</context>
<context>
    <name>StepsHead</name>
    <message numerus="yes">
        <source>%n to do</source>
        <translation>
            <numerusform>%n do zrobienia</numerusform>
            <numerusform>%n do zrobienia</numerusform>
            <numerusform>%n do zrobienia</numerusform>
        </translation>
    </message>
    <message>
        <source>All done</source>
        <translation>Wszystko zrobione</translation>
    </message>
</context>
<context>
    <name>StoreHost</name>
    <message>
        <source>%1 This game can be played, but it is gone when Penstock is closed.</source>
        <translation>%1 Można grać, ale gra zniknie po zamknięciu Penstocka.</translation>
    </message>
</context>
<context>
    <name>StoreTransfer</name>
    <message>
        <source>Choose where the file goes.</source>
        <translation>Wybierz, dokąd trafi plik.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Zapisano jako %1</translation>
    </message>
    <message>
        <source>Stopped; what was added stays.</source>
        <translation>Przerwano; to, co dodano, zostaje.</translation>
    </message>
    <message>
        <source>Making a backup…</source>
        <translation>Tworzę kopię zapasową…</translation>
    </message>
    <message>
        <source>Writing the file…</source>
        <translation>Zapisuję plik…</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Czytam plik…</translation>
    </message>
    <message>
        <source>Adding: %1 %</source>
        <translation>Dodaję: %1 %</translation>
    </message>
    <message>
        <source>Stopped before anything was written.</source>
        <translation>Zatrzymano, zanim cokolwiek zapisano.</translation>
    </message>
    <message>
        <source>Writing the file: %1 %</source>
        <translation>Zapisuję plik: %1 %</translation>
    </message>
    <message>
        <source>Reading: %1 %</source>
        <translation>Czytam: %1 %</translation>
    </message>
    <message numerus="yes">
        <source>Added %n game.</source>
        <translation>
            <numerusform>Dodano %n partię.</numerusform>
            <numerusform>Dodano %n partie.</numerusform>
            <numerusform>Dodano %n partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n games.</source>
        <translation>
            <numerusform>Dodano %n partię.</numerusform>
            <numerusform>Dodano %n partie.</numerusform>
            <numerusform>Dodano %n partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing new: %n game was already here.</source>
        <translation>
            <numerusform>Nic nowego: %n partia już tu była.</numerusform>
            <numerusform>Nic nowego: %n partie już tu były.</numerusform>
            <numerusform>Nic nowego: %n partii już tu było.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing new: %n games were already here.</source>
        <translation>
            <numerusform>Nic nowego: %n partia już tu była.</numerusform>
            <numerusform>Nic nowego: %n partie już tu były.</numerusform>
            <numerusform>Nic nowego: %n partii już tu było.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n was already here.</source>
        <translation>
            <numerusform>%n już tu była.</numerusform>
            <numerusform>%n już tu były.</numerusform>
            <numerusform>%n już tu było.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were already here.</source>
        <translation>
            <numerusform>%n już tu była.</numerusform>
            <numerusform>%n już tu były.</numerusform>
            <numerusform>%n już tu było.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n differs from the one here, so both are kept.</source>
        <translation>
            <numerusform>%n różni się od tutejszej, więc zostają obie.</numerusform>
            <numerusform>%n różnią się od tutejszych, więc zostają jedne i drugie.</numerusform>
            <numerusform>%n różni się od tutejszych, więc zostają jedne i drugie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n differ from the ones here, so both are kept.</source>
        <translation>
            <numerusform>%n różni się od tutejszej, więc zostają obie.</numerusform>
            <numerusform>%n różnią się od tutejszych, więc zostają jedne i drugie.</numerusform>
            <numerusform>%n różni się od tutejszych, więc zostają jedne i drugie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n card.</source>
        <translation>
            <numerusform>Dodano %n kartę.</numerusform>
            <numerusform>Dodano %n karty.</numerusform>
            <numerusform>Dodano %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n cards.</source>
        <translation>
            <numerusform>Dodano %n kartę.</numerusform>
            <numerusform>Dodano %n karty.</numerusform>
            <numerusform>Dodano %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was added.</source>
        <translation>Nic nie dodano.</translation>
    </message>
</context>
<context>
    <name>SupplyCard</name>
    <message>
        <source>+%1 El.</source>
        <translation>+%1 El.</translation>
    </message>
    <message>
        <source>Income %1 Elektro</source>
        <translation>Wynagrodzenie %1 elektro</translation>
    </message>
    <message>
        <source>Supplied</source>
        <translation>Zasilone</translation>
    </message>
</context>
<context>
    <name>SupplyModel</name>
    <message>
        <source>No power plant runs.</source>
        <translation>Żadna elektrownia nie działa.</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Network %1, output %2: %3</source>
        <translation>Sieć %1, produkcja %2: %3</translation>
    </message>
    <message>
        <source>%1: %2 back to the worker market</source>
        <translation>%1: %2 wraca na rynek pracy</translation>
    </message>
    <message>
        <source>Discount tokens of %1 on the current market</source>
        <translation>Żetony zniżek o wartości %1 na rynek bieżący</translation>
    </message>
    <message>
        <source>The highest card of the future market goes under the deck</source>
        <translation>Najwyższa karta rynku przyszłego na spód stosu</translation>
    </message>
</context>
<context>
    <name>SupplyPanel</name>
    <message>
        <source>The last Bureaucracy: who supplies most?</source>
        <translation>Ostatnia Biurokracja: kto zasila najwięcej?</translation>
    </message>
    <message>
        <source>Bureaucracy: supply and income</source>
        <translation>Biurokracja: zasilanie i wynagrodzenie</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Potem</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Zakończ grę</translation>
    </message>
    <message>
        <source>Do the Bureaucracy</source>
        <translation>Przeprowadź Biurokrację</translation>
    </message>
</context>
<context>
    <name>SupplyRow</name>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Punkty Zwycięstwa</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <source>Engineers</source>
        <translation>Inżynierowie</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Kredyty</translation>
    </message>
    <message>
        <source>Excavators</source>
        <translation>Koparki</translation>
    </message>
    <message>
        <source>Mixers</source>
        <translation>Betoniarki</translation>
    </message>
    <message>
        <source>Excamixers</source>
        <translation>Koparko-betoniarki</translation>
    </message>
</context>
<context>
    <name>SyndicateModel</name>
    <message>
        <source>%1 places a station of the Syndicate. In which city?</source>
        <translation>%1 stawia stację Syndykatu. W którym mieście?</translation>
    </message>
    <message>
        <source>Where does the Syndicate build its piece: %1?</source>
        <translation>Gdzie Syndykat buduje: %1?</translation>
    </message>
    <message>
        <source>Six stations on fields of 10: the first anywhere, every other one beside a city of the Syndicate (O-14.3).</source>
        <translation>Sześć stacji na polach za 10: pierwsza gdziekolwiek, każda następna obok miasta Syndykatu (O-14.3).</translation>
    </message>
    <message>
        <source>A new city</source>
        <translation>Nowe miasto</translation>
    </message>
    <message>
        <source>nobody has built there yet</source>
        <translation>nikt tam jeszcze nie budował</translation>
    </message>
</context>
<context>
    <name>SyndicatePanel</name>
    <message>
        <source>The Syndicate</source>
        <translation>Syndykat</translation>
    </message>
    <message>
        <source>There is nothing to move for it.</source>
        <translation>Nie ma nic do przesunięcia.</translation>
    </message>
    <message>
        <source>Hide the reasons</source>
        <translation>Ukryj powody</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Dlaczego?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
</context>
<context>
    <name>TableOffices</name>
    <message>
        <source>Contract office</source>
        <translation>Dział Handlowy</translation>
    </message>
    <message>
        <source>National contracts</source>
        <translation>Kontrakty Państwowe</translation>
    </message>
    <message>
        <source>Patents</source>
        <translation>Patenty</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>What is printed on the pieces</source>
        <translation>Co jest nadrukowane na elementach</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>%1. This is the table after entry %2 of %3.</source>
        <translation>%1. To stół po wpisie %2 z %3.</translation>
    </message>
</context>
<context>
    <name>TableScores</name>
    <message>
        <source>Bonus this round</source>
        <translation>Premia w tej rundzie</translation>
    </message>
    <message>
        <source>as scored</source>
        <translation>już przyznane</translation>
    </message>
    <message>
        <source>if the round ended now</source>
        <translation>gdyby runda skończyła się teraz</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>if the game ended now</source>
        <translation>gdyby gra skończyła się teraz</translation>
    </message>
    <message>
        <source>Bonus tiles of later rounds</source>
        <translation>Kafle Premii późniejszych rund</translation>
    </message>
</context>
<context>
    <name>TableSheet</name>
    <message>
        <source>Open: any number of engineers</source>
        <translation>Otwarte: dowolna liczba Inżynierów</translation>
    </message>
    <message>
        <source>Beside the spaces: %1</source>
        <translation>Obok pól: %1</translation>
    </message>
    <message>
        <source>free: %1</source>
        <translation>wolne: %1</translation>
    </message>
    <message>
        <source>%1, %2 VP</source>
        <translation>%1, %2 PZ</translation>
    </message>
    <message>
        <source>From %1: %2</source>
        <translation>Od %1: %2</translation>
    </message>
    <message>
        <source>Nothing lies here</source>
        <translation>Nic tu nie leży</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>Engineers there: %1</source>
        <translation>Inżynierowie: %1</translation>
    </message>
    <message>
        <source>In the piles: green %1, yellow %2, red %3</source>
        <translation>W stosach: zielone %1, żółte %2, czerwone %3</translation>
    </message>
    <message>
        <source>In the pile: I %1, II %2, III %3</source>
        <translation>W stosie: I %1, II %2, III %3</translation>
    </message>
    <message>
        <source>Bonus tile: %1</source>
        <translation>Kafel Premii: %1</translation>
    </message>
    <message>
        <source>Objective: %1</source>
        <translation>Cel: %1</translation>
    </message>
</context>
<context>
    <name>TableSpaces</name>
    <message>
        <source>Action spaces</source>
        <translation>Pola akcji</translation>
    </message>
    <message>
        <source>The number is how many engineers a free space costs.</source>
        <translation>Liczba mówi, ilu Inżynierów kosztuje wolne pole.</translation>
    </message>
</context>
<context>
    <name>TechnologyTilePicture</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>ThingGrid</name>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
</context>
<context>
    <name>TileEntryGrid</name>
    <message>
        <source>Which code stands at the foot of the tile?</source>
        <translation>Jaki kod jest na dole kafla?</translation>
    </message>
</context>
<context>
    <name>TurnModel</name>
    <message>
        <source>%1 on the Outpost card</source>
        <translation>%1 na karcie „Kolonia”</translation>
    </message>
    <message>
        <source>free of charge</source>
        <translation>za darmo</translation>
    </message>
    <message>
        <source>power plant slot</source>
        <translation>miejscu elektrowni</translation>
    </message>
    <message>
        <source>habitat slot</source>
        <translation>miejscu modułu</translation>
    </message>
    <message>
        <source>on a free %1</source>
        <translation>na wolnym %1</translation>
    </message>
    <message>
        <source>in the place of %1</source>
        <translation>zamiast: %1</translation>
    </message>
    <message>
        <source>%1 · network: %2</source>
        <translation>%1 · sieć: %2</translation>
    </message>
    <message>
        <source>Workers needed: %1 · places: %2 · robots: %3</source>
        <translation>Potrzebni pracownicy: %1 · miejsca: %2 · roboty: %3</translation>
    </message>
    <message>
        <source>Seasonal workers lacking: %1, but the market has only %2.</source>
        <translation>Brakuje pracowników sezonowych: %1, a na rynku jest tylko %2.</translation>
    </message>
    <message>
        <source>%1 seasonal from %2 each upwards: %3</source>
        <translation>Sezonowi: %1, od ceny %2 w górę: %3</translation>
    </message>
    <message>
        <source>The Ecoplants&apos; discount is taken off.</source>
        <translation>Zniżka Ekoroślin jest odliczona.</translation>
    </message>
    <message>
        <source>Free into empty places: %1</source>
        <translation>Za darmo na puste miejsca: %1</translation>
    </message>
    <message>
        <source>hire %1 for %2</source>
        <translation>zatrudnij %1 za %2</translation>
    </message>
    <message>
        <source>house %1</source>
        <translation>zakwateruj %1</translation>
    </message>
    <message>
        <source>make a robot</source>
        <translation>zbuduj robota</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>End the turn: %1</source>
        <translation>Zakończ turę: %1</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>%1 builds: %2</source>
        <translation>%1 buduje: %2</translation>
    </message>
    <message>
        <source>%1&apos;s turn · %2</source>
        <translation>Tura: %1 · %2</translation>
    </message>
    <message>
        <source>1. Build</source>
        <translation>1. Budowa</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>Stacja</translation>
    </message>
    <message>
        <source>Power plant</source>
        <translation>Elektrownia</translation>
    </message>
    <message>
        <source>Habitat</source>
        <translation>Moduł mieszkalny</translation>
    </message>
    <message>
        <source>Build: %1</source>
        <translation>Buduj: %1</translation>
    </message>
    <message>
        <source>2. Company board</source>
        <translation>2. Planszetka firmy</translation>
    </message>
    <message>
        <source>3. Workers</source>
        <translation>3. Pracownicy</translation>
    </message>
    <message>
        <source>End the turn without hiring</source>
        <translation>Zakończ turę bez zatrudniania</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Bring the deleted play back</source>
        <translation>Przywróć usuniętą rozgrywkę</translation>
    </message>
    <message>
        <source>Do not offer it any more</source>
        <translation>Nie proponuj już tego</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Level at %1 VP and at %2 energy in round 5: %3 share the victory.</source>
        <translation>Remis po %1 PZ i po %2 energii w rundzie 5: zwycięstwo dzielą %3.</translation>
    </message>
    <message>
        <source>Level at %1 VP: %2. The energy of round 5 decides: %3 with %4.</source>
        <translation>Remis po %1 PZ: %2. Rozstrzyga energia z rundy 5: %3, wynik %4.</translation>
    </message>
    <message>
        <source>%1 with %2 VP.</source>
        <translation>%1, %2 PZ.</translation>
    </message>
    <message>
        <source>%1 VP, %2 more than %3.</source>
        <translation>%1 PZ, o %2 więcej niż %3.</translation>
    </message>
    <message>
        <source>Place %1: %2 VP.</source>
        <translation>Miejsce %1: %2 PZ.</translation>
    </message>
    <message>
        <source>Places %1 to %2 are shared: %3 = %4, divided by %5: %6 VP.</source>
        <translation>Wspólne miejsca od %1 do %2: %3 = %4, podzielone przez %5: %6 PZ.</translation>
    </message>
    <message>
        <source>Places %1 to %2 are shared: %3 = %4, divided by %5 and rounded up: %6 VP.</source>
        <translation>Wspólne miejsca od %1 do %2: %3 = %4, podzielone przez %5 i zaokrąglone w górę: %6 PZ.</translation>
    </message>
</context>
<context>
    <name>ViewedEntryPanel</name>
    <message>
        <source>The table after entry %1 of %2</source>
        <translation>Stół po wpisie %1 z %2</translation>
    </message>
    <message>
        <source>Go back to here</source>
        <translation>Wróć do tego miejsca</translation>
    </message>
    <message>
        <source>Return to now</source>
        <translation>Wróć do obecnego stanu</translation>
    </message>
</context>
<context>
    <name>WheelPicture</name>
    <message>
        <source>Construction wheel</source>
        <translation>Koło Budowy</translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>Today, %1</source>
        <translation>Dzisiaj, %1</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Wczoraj</translation>
    </message>
</context>
<context>
    <name>WhyPanel</name>
    <message>
        <source>Step by step</source>
        <translation>Krok po kroku</translation>
    </message>
</context>
<context>
    <name>company</name>
    <message>
        <source>USA</source>
        <translation>USA</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Niemcy</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Włochy</translation>
    </message>
    <message>
        <source>France</source>
        <translation>Francja</translation>
    </message>
    <message>
        <source>The Netherlands</source>
        <translation>Niderlandy</translation>
    </message>
    <message>
        <source>GER</source>
        <translation>NIE</translation>
    </message>
    <message>
        <source>ITA</source>
        <translation>WŁO</translation>
    </message>
    <message>
        <source>FRA</source>
        <translation>FRA</translation>
    </message>
    <message>
        <source>NED</source>
        <translation>NID</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niski</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średni</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Wysoki</translation>
    </message>
    <message>
        <source>Very high</source>
        <translation>Bardzo wysoki</translation>
    </message>
    <message>
        <source>Automa · %1</source>
        <translation>Automa · %1</translation>
    </message>
</context>
<context>
    <name>map</name>
    <message>
        <source>no drops</source>
        <translation>brak Kropel Wody</translation>
    </message>
    <message>
        <source>%1, room for %2</source>
        <translation>%1, miejsca na %2</translation>
    </message>
    <message>
        <source>Mountains</source>
        <translation>Góry</translation>
    </message>
    <message>
        <source>Hills</source>
        <translation>Wzgórza</translation>
    </message>
    <message>
        <source>Plains</source>
        <translation>Równiny</translation>
    </message>
    <message>
        <source>Basin %1</source>
        <translation>Zbiornik %1</translation>
    </message>
    <message>
        <source>Headstream %1</source>
        <translation>Źródło %1</translation>
    </message>
    <message>
        <source>Conduit %1, value %2, to basin %3</source>
        <translation>Kanał %1, wartość %2, do zbiornika %3</translation>
    </message>
    <message>
        <source>Powerhouse space %1</source>
        <translation>Pole Elektrowni %1</translation>
    </message>
    <message>
        <source>Upper base space %1</source>
        <translation>Górne pole Podstawy %1</translation>
    </message>
    <message>
        <source>Lower base space %1</source>
        <translation>Dolne pole Podstawy %1</translation>
    </message>
    <message>
        <source>free, red outline</source>
        <translation>wolne, z czerwonym obrysem</translation>
    </message>
    <message>
        <source>free</source>
        <translation>wolne</translation>
    </message>
    <message>
        <source>%1: dam level %2, %3</source>
        <translation>%1: Tama poziomu %2, %3</translation>
    </message>
    <message>
        <source>%1; tile: %2</source>
        <translation>%1; kafel: %2</translation>
    </message>
    <message>
        <source>nothing built</source>
        <translation>nic nie zbudowano</translation>
    </message>
    <message>
        <source>lost %1</source>
        <translation>stracone: %1</translation>
    </message>
    <message>
        <source>New drops: %1</source>
        <translation>Nowe Krople: %1</translation>
    </message>
    <message>
        <source>Waiting drops: %1</source>
        <translation>Czekające Krople: %1</translation>
    </message>
</context>
</TS>
