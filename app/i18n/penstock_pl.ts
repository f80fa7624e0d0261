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
        <translation>Cztery firmy rozegrały całą partię Barrage, losując każdy ruch spośród dozwolonych przez zasady.</translation>
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
        <translation>„%1” nie jest firmą.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither a company nor &quot;neutral&quot;.</source>
        <translation>„%1” nie jest ani firmą, ani „neutral”.</translation>
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
        <source>The file is larger than 1 MiB, so it is not a position.</source>
        <translation>Plik jest większy niż 1 MiB, więc nie zawiera pozycji.</translation>
    </message>
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
        <source>The criteria tile has to be the top one of the discard pile (A-3.1).</source>
        <translation>Kafelek kryteriów musi leżeć na wierzchu stosu odrzuconych (A-3.1).</translation>
    </message>
    <message>
        <source>With the stack its discard pile is known too.</source>
        <translation>Gdy znany jest stos, znane są też kafelki odrzucone.</translation>
    </message>
    <message>
        <source>Nobody holds a national contract (B-11.6).</source>
        <translation>Nikt nie trzyma kontraktu narodowego (B-11.6).</translation>
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
        <translation>„%1” nie jest kontraktem narodowym.</translation>
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
        <translation>Firma ma więcej inżynierów, niż wolno, granica to %1 (B-1.1).</translation>
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
        <translation>Firma ma już podstawę w zbiorniku %1</translation>
    </message>
    <message>
        <source>The company already has a powerhouse in basin %1</source>
        <translation>Firma ma już elektrownię w zbiorniku %1</translation>
    </message>
    <message>
        <source>An elevation stands on an own dam only</source>
        <translation>Podwyższenie może stać tylko na własnej zaporze</translation>
    </message>
    <message>
        <source>The dam already has two elevations</source>
        <translation>Zapora ma już dwa podwyższenia</translation>
    </message>
    <message>
        <source>The reward does not reach this building space</source>
        <translation>Nagroda nie obejmuje tego pola budowy</translation>
    </message>
    <message>
        <source>The powerhouse does not belong to the company</source>
        <translation>Elektrownia nie należy do tej firmy</translation>
    </message>
    <message>
        <source>The dam is neither an own nor a neutral one</source>
        <translation>Zapora nie jest ani własna, ani neutralna</translation>
    </message>
    <message>
        <source>No conduit stands on this space</source>
        <translation>Na tym polu nie ma kanału</translation>
    </message>
    <message>
        <source>The conduit does not lead from the dam to the powerhouse</source>
        <translation>Kanał nie prowadzi od tej zapory do tej elektrowni</translation>
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
        <translation>Firma nie może zrealizować tego kontraktu</translation>
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
        <translation>Dyrektor nie pasuje do firmy</translation>
    </message>
    <message>
        <source>The starting contract does not fit the company</source>
        <translation>Kontrakt początkowy nie pasuje do firmy</translation>
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
        <translation>Kropli w zaporze: %1, a miejsca: %2</translation>
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
