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
        <translation>Wolne oprogramowanie na&#xa0;licencji MIT.</translation>
    </message>
    <message>
        <source>Penstock helps at the table; it does not replace the game. You need your own copy of the game: there is no rulebook text and no artwork in here.</source>
        <translation>Penstock pomaga przy stole, ale nie zastępuje gry. Potrzebny jest własny egzemplarz: nie ma tu ani tekstu instrukcji, ani ilustracji z&#xa0;gry.</translation>
    </message>
    <message>
        <source>The games&apos; names belong to their publishers: Barrage to Cranio Creations, Power Grid to 2F-Spiele, Nucleum to Board&amp;Dice. Penstock is not affiliated with any of them.</source>
        <translation>Nazwy gier należą do ich wydawców: Barrage do Cranio Creations, Power Grid do 2F-Spiele, Nucleum do Board&amp;Dice. Penstock nie jest z&#xa0;nimi w&#xa0;żaden sposób związany.</translation>
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
        <translation>%1, bez natychmiastowego spływu</translation>
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
        <source>space without red outline</source>
        <translation>pole bez czerwonego obrysu</translation>
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
        <translation>zasobów ogólnych</translation>
    </message>
    <message>
        <source>headstream %1</source>
        <translation>kafla Źródła %1</translation>
    </message>
    <message>
        <source>the dam at %1</source>
        <translation>Tamy na polu %1</translation>
    </message>
    <message>
        <source>the powerhouse at %1</source>
        <translation>Elektrowni na polu %1</translation>
    </message>
    <message>
        <source>the supply, off the map below basin %1</source>
        <translation>zasobów ogólnych, poza Mapą poniżej zbiornika %1</translation>
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
        <source>put into the open segment of its wheel: %1</source>
        <translation>umieść w otwartym segmencie Koła Budowy: %1</translation>
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
        <source>put %1 on %2</source>
        <translation>umieść %1 na polu akcji %2</translation>
    </message>
    <message>
        <source>put %1 on its company board</source>
        <translation>umieść %1 na planszy Spółki</translation>
    </message>
    <message>
        <source>put %1 beside the section %2</source>
        <translation>umieść %1 obok sekcji %2</translation>
    </message>
    <message>
        <source>put %1 in the bank</source>
        <translation>umieść %1 w Banku</translation>
    </message>
    <message>
        <source>move its VP marker from %1 to %2 (%3)</source>
        <translation>przesuń znacznik PZ z %1 na %2 (%3)</translation>
    </message>
    <message>
        <source>move its energy marker from %1 to %2 (%3)</source>
        <translation>przesuń znacznik Energii z %1 na %2 (%3)</translation>
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
        <source>turn its wheel by one segment</source>
        <translation>obróć Koło Budowy o 1 segment</translation>
    </message>
    <message>
        <source>take %1 back from the wheel</source>
        <translation>zabierz z Koła Budowy do zasobów: %1</translation>
    </message>
    <message>
        <source>take %1 from the patent office</source>
        <translation>weź kafel %1 z Biura Patentowego</translation>
    </message>
    <message>
        <source>place its leftmost %1 on %2</source>
        <translation>umieść na polu %2 pierwszą od lewej Konstrukcję: %1</translation>
    </message>
    <message>
        <source>place %1 on %2</source>
        <translation>dołóż %1 do %2</translation>
    </message>
    <message>
        <source>move %1 from %2 to %3</source>
        <translation>przesuń %1 z %2 do %3</translation>
    </message>
    <message>
        <source>set contract %1 aside as fulfilled</source>
        <translation>odłóż Kontrakt %1 jako zrealizowany</translation>
    </message>
    <message>
        <source>put contract %1 under its pile</source>
        <translation>umieść Kontrakt %1 na dole jego stosu</translation>
    </message>
    <message>
        <source>reveal contract %1 in slot %2</source>
        <translation>odkryj Kontrakt %1 na polu %2</translation>
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
        <source>usa</source>
        <translation>USA</translation>
    </message>
    <message>
        <source>germany</source>
        <translation>Niemcy</translation>
    </message>
    <message>
        <source>italy</source>
        <translation>Włochy</translation>
    </message>
    <message>
        <source>france</source>
        <translation>Francja</translation>
    </message>
    <message>
        <source>netherlands</source>
        <translation>Niderlandy</translation>
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
        <source>turbine_station</source>
        <translation>Stacja Turbin</translation>
    </message>
    <message>
        <source>water_management</source>
        <translation>Gospodarka Wodna</translation>
    </message>
    <message>
        <source>machinery_shop</source>
        <translation>Dostawca Maszyn</translation>
    </message>
    <message>
        <source>contract_office</source>
        <translation>Dział Handlowy</translation>
    </message>
    <message>
        <source>patent_office</source>
        <translation>Biuro Patentowe</translation>
    </message>
    <message>
        <source>A-6.1 piece</source>
        <translation>A-6.1 Konstrukcja</translation>
    </message>
    <message>
        <source>A-6.1 tile</source>
        <translation>A-6.1 kafel</translation>
    </message>
    <message>
        <source>A-6.1 machines</source>
        <translation>A-6.1 Maszyny</translation>
    </message>
    <message>
        <source>A-6.1 space</source>
        <translation>A-6.1 pole</translation>
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
    <name>DemoPage</name>
    <message>
        <source>Demo game</source>
        <translation>Partia pokazowa</translation>
    </message>
    <message>
        <source>Play another game</source>
        <translation>Rozegraj kolejną partię</translation>
    </message>
    <message>
        <source>Four companies played Barrage to the end, each move drawn at random from those the rules allow.</source>
        <translation>Cztery Spółki rozegrały całą partię Barrage, losując każdy ruch spośród dozwolonych przez zasady.</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Zwycięzca: %1</translation>
    </message>
    <message>
        <source>Game %1, entries in its log: %2</source>
        <translation>Partia %1, wpisów w dzienniku: %2</translation>
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
        <translation>Pomocnik przy planszówkach o&#xa0;energetyce: zna zasady, prowadzi wodę i&#xa0;liczy punkty.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>O programie</translation>
    </message>
    <message>
        <source>Play a demo game</source>
        <translation>Rozegraj partię pokazową</translation>
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
    <name>Main</name>
    <message>
        <source>Penstock</source>
        <translation>Penstock</translation>
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
        <translation>„%1” nie jest polem podstawy.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a conduit space.</source>
        <translation>„%1” nie jest polem kanału.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a powerhouse space.</source>
        <translation>„%1” nie jest polem elektrowni.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a contract.</source>
        <translation>„%1” nie jest kontraktem.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an action space.</source>
        <translation>„%1” nie jest polem akcji.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a section of the management board.</source>
        <translation>„%1” nie jest częścią planszy zarządzania.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an officer.</source>
        <translation>„%1” nie jest dyrektorem.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a technology tile.</source>
        <translation>„%1” nie jest kaflem technologii.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a bonus tile.</source>
        <translation>„%1” nie jest kaflem premii.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an objective tile.</source>
        <translation>„%1” nie jest kaflem celu.</translation>
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
        <translation>Dyrektora ma tylko człowiek albo Automa na poziomie bardzo wysokim (A-1.2).</translation>
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
        <translation>Automa nigdy nie trzyma kontraktów (A-1.4).</translation>
    </message>
    <message>
        <source>Only Mahiri Sekibo is used (B-21.7).</source>
        <translation>Tylko Mahiri Sekibo bywa użyty (B-21.7).</translation>
    </message>
    <message>
        <source>A name is one line of at most 60 characters.</source>
        <translation>Nazwa to jeden wiersz, najwyżej 60 znaków.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not take part in this game.</source>
        <translation>„%1” nie bierze udziału w tej partii.</translation>
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
        <translation>„%1” nie jest kontraktem tego koloru.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an advanced tile.</source>
        <translation>„%1” nie jest kaflem zaawansowanym.</translation>
    </message>
    <message>
        <source>Engineers in the bank stand under the key &quot;bank&quot;.</source>
        <translation>Inżynierowie w banku należą do klucza „bank”.</translation>
    </message>
    <message>
        <source>Only an Automa has engineers beside a section (A-1.9).</source>
        <translation>Tylko Automa ma inżynierów obok części planszy (A-1.9).</translation>
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
        <source>The Leeghwater Project is not supported yet.</source>
        <translation>Projekt Leeghwater nie jest jeszcze obsługiwany.</translation>
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
        <translation>Ostatnia runda kończy grę po swojej punktacji (B-5.1).</translation>
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
        <translation>Spółka ma więcej inżynierów, niż wolno, granica to %1 (B-1.1).</translation>
    </message>
    <message>
        <source>The introductory game has no Automas (A-2.1).</source>
        <translation>W grze wprowadzającej nie ma Autom (A-2.1).</translation>
    </message>
    <message>
        <source>The introductory game has no advanced tiles (B-3.7).</source>
        <translation>W grze wprowadzającej nie ma kafli zaawansowanych (B-3.7).</translation>
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
        <translation>Za mało inżynierów: %1 z %2 potrzebnych</translation>
    </message>
    <message>
        <source>There are not enough credits: %1 of %2 needed</source>
        <translation>Za mało kredytów: %1 z %2 potrzebnych</translation>
    </message>
    <message>
        <source>There are not enough machines: %1 of %2 needed</source>
        <translation>Za mało maszyn: %1 z %2 potrzebnych</translation>
    </message>
    <message>
        <source>This action space is taken</source>
        <translation>To pole akcji jest zajęte</translation>
    </message>
    <message>
        <source>With %1 players this action space is blocked: it needs %2</source>
        <translation>To pole akcji jest zablokowane przy tej liczbie graczy: %1, a potrzeba %2</translation>
    </message>
    <message>
        <source>This action space is not used in this game</source>
        <translation>To pole akcji nie jest używane w tej partii</translation>
    </message>
    <message>
        <source>This action space has another action</source>
        <translation>To pole akcji ma inną akcję</translation>
    </message>
    <message>
        <source>All construction spaces of this round are used</source>
        <translation>Wszystkie pola budowy tej rundy są wykorzystane</translation>
    </message>
    <message>
        <source>No piece of this kind is left</source>
        <translation>Nie ma już elementów tego rodzaju</translation>
    </message>
    <message>
        <source>The technology tile is not in the supply</source>
        <translation>Tego kafla technologii nie ma w zasobach</translation>
    </message>
    <message>
        <source>The technology tile cannot build this piece</source>
        <translation>Ten kafel technologii nie pozwala zbudować tego elementu</translation>
    </message>
    <message>
        <source>There is no such tile on the wheel to copy</source>
        <translation>Na kole budowy nie ma takiego kafla do skopiowania</translation>
    </message>
    <message>
        <source>The construction is not paid this way</source>
        <translation>Tak nie płaci się za tę budowę</translation>
    </message>
    <message>
        <source>Something already stands on this building space</source>
        <translation>Na tym polu budowy już coś stoi</translation>
    </message>
    <message>
        <source>The company already has a base in basin %1</source>
        <translation>Spółka ma już podstawę w zbiorniku %1</translation>
    </message>
    <message>
        <source>The company already has a powerhouse in basin %1</source>
        <translation>Spółka ma już elektrownię w zbiorniku %1</translation>
    </message>
    <message>
        <source>An elevation stands on an own dam only</source>
        <translation>Podwyższenie może stać tylko na własnej Tamie</translation>
    </message>
    <message>
        <source>The dam already has two elevations</source>
        <translation>Tama ma już dwa podwyższenia</translation>
    </message>
    <message>
        <source>The reward does not reach this building space</source>
        <translation>Nagroda nie obejmuje tego pola budowy</translation>
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
        <translation>Na tym polu nie ma kanału</translation>
    </message>
    <message>
        <source>The conduit does not lead from the dam to the powerhouse</source>
        <translation>Kanał nie prowadzi od tej Tamy do tej elektrowni</translation>
    </message>
    <message>
        <source>There is not enough water: %1 of %2 drops needed</source>
        <translation>Za mało wody, kropli: %1 z %2 potrzebnych</translation>
    </message>
    <message>
        <source>These are too many drops: %1 where %2 are allowed</source>
        <translation>Za dużo kropli: %1, a dozwolone jest %2</translation>
    </message>
    <message>
        <source>At least one drop is needed</source>
        <translation>Potrzebna jest co najmniej jedna kropla</translation>
    </message>
    <message>
        <source>The production would yield %1 energy</source>
        <translation>Ta produkcja dałaby tyle energii: %1</translation>
    </message>
    <message>
        <source>The second production needs another powerhouse</source>
        <translation>Druga produkcja wymaga innej elektrowni</translation>
    </message>
    <message>
        <source>The contract is not one the company can fulfil</source>
        <translation>Spółka nie może zrealizować tego kontraktu</translation>
    </message>
    <message>
        <source>The contract does not lie open</source>
        <translation>Ten kontrakt nie leży odkryty</translation>
    </message>
    <message>
        <source>The same contract is named twice</source>
        <translation>Ten sam kontrakt podano dwa razy</translation>
    </message>
    <message>
        <source>The contract asks for more energy: %1 of %2</source>
        <translation>Kontrakt wymaga więcej energii: jest %1 z %2</translation>
    </message>
    <message>
        <source>The number is not the one asked for</source>
        <translation>Liczba nie jest tą, o którą chodzi</translation>
    </message>
    <message>
        <source>This tile cannot come from the pile</source>
        <translation>Ten kafel nie może pochodzić ze stosu</translation>
    </message>
    <message>
        <source>A player with engineers has to act</source>
        <translation>Gracz, który ma inżynierów, musi wykonać akcję</translation>
    </message>
    <message>
        <source>This cannot be declined</source>
        <translation>Z tego nie można zrezygnować</translation>
    </message>
    <message>
        <source>This officer cannot be copied</source>
        <translation>Tego dyrektora nie można skopiować</translation>
    </message>
    <message>
        <source>No officer can be copied any more this round</source>
        <translation>W tej rundzie nie można już skopiować żadnego dyrektora</translation>
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
        <translation>Kontrakt początkowy nie pasuje do Spółki</translation>
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
        <translation>Kropli w Tamie: %1, a miejsca: %2</translation>
    </message>
    <message>
        <source>The counts do not agree</source>
        <translation>Liczby się nie zgadzają</translation>
    </message>
    <message>
        <source>There are more pieces of a kind than the box holds</source>
        <translation>Elementów jednego rodzaju jest więcej niż w pudełku</translation>
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
    <name>ScoreTable</name>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>W trakcie gry</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Kafle premii</translation>
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
        <source>Total</source>
        <translation>Razem</translation>
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
        <source>The file comes from a later version of Penstock: only format %1 can be read.</source>
        <translation>Plik pochodzi z późniejszej wersji Penstocka: można odczytać tylko format %1.</translation>
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
        <translation>%1 zmienił się w międzyczasie: inny program grał dalej tę grę.</translation>
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
        <source>This is too much for one file, which holds %1 MiB.</source>
        <translation>To za dużo na jeden plik, który mieści %1 MiB.</translation>
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
        <translation>Holandia</translation>
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
        <translation>HOL</translation>
    </message>
</context>
</TS>
