import type { Chapter } from '@dreadhouse/engine';

/** What the rulebook leaves open (`AMB`), and what all haunts have in common (`R`). */
export const rulings: Chapter = {
  title: { en: 'Rulings', pl: 'Rozstrzygnięcia' },
  rules: {
    'BH-AMB-01': {
      en: 'A haunt roll has a die for every Omen drawn so far.',
      pl: 'W rzucie nawiedzenia jest tyle kości, ile Omenów dobrano do tej pory.',
    },
    'BH-AMB-02': {
      en: 'The ninth Omen needs no roll: the haunt begins, and whoever drew it is the revealer.',
      pl: 'Dziewiąty Omen nie wymaga rzutu: nawiedzenie się zaczyna, a Odkrywcą jest ten, kto go dobrał.',
    },
    'BH-AMB-03': {
      en: 'No roll has more than eight dice; what adds to a result has no limit.',
      pl: 'W żadnym rzucie nie ma więcej niż ośmiu kości; premie do wyniku nie mają limitu.',
    },
    'BH-AMB-04': {
      en: 'No result is below 0, and no dice make 0.',
      pl: 'Żaden wynik nie jest niższy niż 0, a rzut bez kości daje 0.',
    },
    'BH-AMB-05': {
      en: 'A birthday today is the next one. The date is that of the day on which the game is made.',
      pl: 'Urodziny wypadające dzisiaj są najbliższe. Liczy się dzień, w którym założono grę.',
    },
    'BH-AMB-06': {
      en: 'What a trait loses without damage before the haunt stops at the critical step, too.',
      pl: 'Także utrata cechy bez obrażeń zatrzymuje się przed nawiedzeniem na stopniu krytycznym.',
    },
    'BH-AMB-07': {
      en: 'In the haunt damage may be shared out fatally. What no permitted trait can take is ignored.',
      pl: 'W nawiedzeniu obrażenia wolno rozdzielić śmiertelnie. Czego żadna dozwolona cecha nie może już przyjąć, przepada.',
    },
    'BH-AMB-08': {
      en: 'Healing goes by steps: up to the green one, even where the number is the same.',
      pl: 'Regeneracja liczy się w stopniach: aż do zielonego, nawet jeśli liczba jest ta sama.',
    },
    'BH-AMB-09': {
      en: 'Only the lowest step is critical, even where the next one has the same number.',
      pl: 'Krytyczny jest tylko najniższy stopień, nawet jeśli następny ma tę samą liczbę.',
    },
    'BH-AMB-10': {
      en: 'An open door is one behind which its region has no tile yet. Links do not count.',
      pl: 'Otwarte drzwi to takie, za którymi w tym obszarze nie leży jeszcze płytka. Połączenia się nie liczą.',
    },
    'BH-AMB-11': {
      en: 'When every tile would seal a region, the active player makes the smallest change that keeps a door open: one tile turned, two turned, or one at the edge moved. Where there is none, the region has no tiles left.',
      pl: 'Gdy każda płytka zamknęłaby obszar, aktywny gracz wprowadza najmniejszą zmianę, po której zostają otwarte drzwi: obraca jedną płytkę, dwie albo przenosi jedną z brzegu. Jeśli takiej nie ma, dla obszaru nie ma już płytek.',
    },
    'BH-AMB-12': {
      en: 'A link printed on one tile only leads one way; printed on both, both ways.',
      pl: 'Połączenie opisane tylko na jednej płytce prowadzi w jedną stronę, a opisane na obu – w obie.',
    },
    'BH-AMB-13': {
      en: 'Tiles that do not fit go to the bottom in order; if none fits, the stack is as it was.',
      pl: 'Niepasujące płytki trafiają po kolei na spód; jeśli żadna nie pasuje, stos jest taki jak przedtem.',
    },
    'BH-AMB-14': {
      en: 'With one point left an explorer cannot leave a tile with an obstacle. A monster may always make its one step.',
      pl: 'Mając jeden ruch, poszukiwacz nie opuści płytki z przeszkodą. Potwór zawsze może zrobić swój jeden krok.',
    },
    'BH-AMB-15': { en: 'Corpses are no obstacles.', pl: 'Zwłoki nie są przeszkodą.' },
    'BH-AMB-16': {
      en: 'Before a hidden traitor is revealed living explorers do not hinder each other.',
      pl: 'Dopóki ukryty zdrajca się nie ujawni, żywi poszukiwacze sobie nie przeszkadzają.',
    },
    'BH-AMB-17': {
      en: 'Where everybody is alone, every other living explorer is an obstacle.',
      pl: 'Gdy każdy gra dla siebie, przeszkodą jest każdy inny żywy poszukiwacz.',
    },
    'BH-AMB-18': { en: 'Heroes do not attack heroes.', pl: 'Bohaterowie nie atakują bohaterów.' },
    'BH-AMB-19': {
      en: 'Opponents may trade if both agree.',
      pl: 'Przeciwnicy mogą się wymieniać, jeśli obie strony się zgodzą.',
    },
    'BH-AMB-20': {
      en: 'One trade and one looting a turn: they do not share a limit.',
      pl: 'Jedna wymiana i jedno rabowanie zwłok na turę: to osobne limity.',
    },
    'BH-AMB-21': {
      en: 'One card a turn from all corpses together.',
      pl: 'Ze wszystkich zwłok razem bierze się jedną kartę na turę.',
    },
    'BH-AMB-22': {
      en: 'A corpse can be looted from the next player’s turn on.',
      pl: 'Zwłoki można rabować od tury następnego gracza.',
    },
    'BH-AMB-23': {
      en: 'Links carry no line of sight, figures do not block it, walls and false doors do.',
      pl: 'Połączenia nie dają pola widzenia, figurki go nie zasłaniają, a ściany i fałszywe drzwi tak.',
    },
    'BH-AMB-24': {
      en: 'The player to the left of the traitor begins; without an open traitor, the one to the left of the revealer.',
      pl: 'Zaczyna gracz po lewej stronie zdrajcy, a bez jawnego zdrajcy – po lewej stronie Odkrywcy nawiedzenia.',
    },
    'BH-AMB-25': {
      en: 'Monsters act right after the turn of whoever leads them; without a traitor at the end of the round.',
      pl: 'Potwory działają zaraz po turze tego, kto nimi kieruje, a bez zdrajcy na koniec rundy.',
    },
    'BH-AMB-26': {
      en: 'A dead traitor still leads the monsters, and the side plays on.',
      pl: 'Martwy zdrajca nadal kieruje Potworami, a jego strona gra dalej.',
    },
    'BH-AMB-27': {
      en: 'The turn in which the haunt begins ends with its tile’s text, under the rules before the haunt.',
      pl: 'Tura, w której zaczyna się nawiedzenie, kończy się tekstem płytki według zasad sprzed nawiedzenia.',
    },
    'BH-AMB-28': {
      en: 'In the Collapsed Room the traitor may ignore everything, or roll and fall unharmed.',
      pl: 'W Zapadniętym Pokoju zdrajca może zignorować wszystko albo rzucić i spaść bez obrażeń.',
    },
    'BH-AMB-29': {
      en: 'Ties for the traitor are counted clockwise from the revealer, who is first. Values are compared, not steps.',
      pl: 'Remis w wyborze zdrajcy rozstrzyga się zgodnie z ruchem wskazówek zegara, zaczynając od Odkrywcy. Porównuje się wartości, nie stopnie.',
    },
    'BH-AMB-30': {
      en: 'Where the player to the left is the traitor, the revealer may not volunteer.',
      pl: 'Gdy zdrajcą jest gracz po lewej, Odkrywca nie może się zgłosić na jego miejsce.',
    },
    'BH-AMB-31': {
      en: 'Of several volunteers the one nearest clockwise to the chosen traitor counts. Nobody volunteers for a hidden role.',
      pl: 'Spośród kilku ochotników liczy się najbliższy wybranemu zdrajcy zgodnie z ruchem wskazówek zegara. Do ukrytej roli nikt się nie zgłasza.',
    },
    'BH-AMB-32': {
      en: 'A stunned monster may be attacked and defends as usual; a second stun changes nothing.',
      pl: 'Ogłuszonego Potwora wolno atakować i broni się on jak zwykle; drugie ogłuszenie nic nie zmienia.',
    },
    'BH-AMB-33': {
      en: 'A monster that loses its own attack is harmed like any loser.',
      pl: 'Potwór, który przegra własny atak, ponosi skutki jak każdy przegrany.',
    },
    'BH-AMB-34': {
      en: 'Monsters use all ways that explorers have, and their own.',
      pl: 'Potwory korzystają ze wszystkich przejść poszukiwaczy oraz z własnych.',
    },
    'BH-AMB-35': {
      en: 'Numbers by players go by how many began the game.',
      pl: 'Liczby zależne od graczy odnoszą się do tych, którzy zaczęli grę.',
    },
    'BH-AMB-36': {
      en: 'Unless the table chooses otherwise, only Omens start a haunt; Events that offer a haunt roll use their other line.',
      pl: 'O ile stół nie wybierze inaczej, nawiedzenie zaczynają tylko Omeny; Wydarzenia z rzutem nawiedzenia stosują drugi wariant.',
    },
    'BH-AMB-37': {
      en: 'A rule of a haunt is read to all when it is first used.',
      pl: 'Zasadę nawiedzenia czyta się wszystkim, gdy pierwszy raz zostaje użyta.',
    },
    'BH-AMB-38': {
      en: 'Which haunt belongs to which Omen is not shown before the haunt.',
      pl: 'Które nawiedzenie należy do którego Omenu, nie jest pokazywane przed nawiedzeniem.',
    },
    'BH-AMB-39': {
      en: 'Most votes choose the scenario; the host decides a tie.',
      pl: 'Scenariusz wybiera większość głosów; remis rozstrzyga gospodarz.',
    },
    'BH-AMB-40': {
      en: 'Only the active player trades, once a turn, so nothing comes straight back.',
      pl: 'Wymienia się tylko aktywny gracz, raz na turę, więc nic nie wraca od razu.',
    },
    'BH-AMB-41': {
      en: 'To be placed is not to move: it costs nothing and discovers nothing, but texts for entering apply.',
      pl: 'Umieszczenie to nie ruch: nic nie kosztuje i nic nie odkrywa, ale teksty „gdy wchodzisz” działają.',
    },
    'BH-AMB-42': {
      en: 'First damage, then death, then what follows from it, then who has won. If both sides have, the active one wins.',
      pl: 'Najpierw obrażenia, potem śmierć, potem jej skutki, wreszcie pytanie, kto wygrywa. Jeśli cel osiągnęły obie strony, wygrywa aktywna.',
    },
    'BH-AMB-43': { en: 'From an empty deck nothing is drawn.', pl: 'Z pustej talii niczego się nie dobiera.' },
    'BH-AMB-44': {
      en: 'Where there is only one book, its monsters’ values are open to all.',
      pl: 'Gdy jest tylko jedna księga, wartości jej Potworów są jawne dla wszystkich.',
    },
    'BH-AMB-45': {
      en: 'Where a scenario names two haunts for an Omen, a die decides: 0 or 1 the first, 2 the second.',
      pl: 'Gdy scenariusz podaje dla Omenu dwa nawiedzenia, rozstrzyga kość: 0 lub 1 pierwsze, 2 drugie.',
    },
    'BH-R-01': {
      en: 'From the beginning of a haunt all figures pass between the Ground Floor Staircase and the Basement Landing, unless it says otherwise.',
      pl: 'Od początku nawiedzenia wszystkie figurki przechodzą między Schodami na Parterze a Podestem w Piwnicy, chyba że nawiedzenie mówi inaczej.',
    },
    'BH-R-02': {
      en: 'The Omen that began the haunt stays with its owner, unless a volunteer takes the traitor’s place.',
      pl: 'Omen, który rozpoczął nawiedzenie, zostaje u właściciela, chyba że ktoś zgłosi się na miejsce zdrajcy.',
    },
    'BH-R-03': {
      en: 'A dead traitor’s place in the order of turns stays: what happens at its start does, and the monsters act.',
      pl: 'Miejsce martwego zdrajcy w kolejności tur zostaje: dzieje się to, co na jej początku, i działają Potwory.',
    },
    'BH-R-04': {
      en: 'A round begins with the first seat, from that of the first haunt turn on, that still takes turns.',
      pl: 'Runda zaczyna się od pierwszego miejsca, licząc od pierwszej tury nawiedzenia, które wciąż rozgrywa tury.',
    },
    'BH-R-05': {
      en: 'A monster that gets up has no end of its turn.',
      pl: 'Potwór, który się podnosi, nie ma końca tury.',
    },
    'BH-R-06': {
      en: 'Who is moved by force enters the tile where it ends, not those on the way.',
      pl: 'Kto jest przesuwany, wchodzi na płytkę, na której kończy, a nie na mijane po drodze.',
    },
    'BH-R-07': {
      en: 'The Skull is asked before whatever a haunt offers instead of death.',
      pl: 'Czaszka działa przed wszystkim, co nawiedzenie oferuje zamiast śmierci.',
    },
    'BH-R-08': {
      en: 'What an attacker suffers by losing is damage by the defender, but no attack of theirs.',
      pl: 'Obrażenia przegranego atakującego zadaje broniący się, ale nie jest to jego atak.',
    },
    'BH-R-09': {
      en: 'What the dead carried stays with the corpse and can be looted like an Item.',
      pl: 'To, co nieśli zmarli, zostaje przy zwłokach i można to zabrać jak Przedmiot.',
    },
    'BH-R-10': {
      en: 'The first of equal tiles: starting tiles, then the others in the order of their list.',
      pl: 'Pierwsza spośród równych płytek: płytki początkowe, potem pozostałe w kolejności z listy.',
    },
    'BH-R-11': {
      en: 'If both sides have won at the end of a round, the heroes have.',
      pl: 'Jeśli na koniec rundy wygrały obie strony, wygrywają bohaterowie.',
    },
    'BH-R-12': {
      en: 'On every floor places are counted from its starting tile at the stairs.',
      pl: 'Na każdym piętrze miejsca liczy się od płytki początkowej przy schodach.',
    },
    'BH-R-13': {
      en: 'Of equally old explorers the next in turn order from the revealer counts.',
      pl: 'Spośród poszukiwaczy w tym samym wieku liczy się najbliższy w kolejności tur od Odkrywcy.',
    },
    'BH-R-14': {
      en: 'A haunt without an end of its own ends after 14 rounds: who is further ahead wins, and if nobody is, not the traitor; without a traitor the house.',
      pl: 'Nawiedzenie bez własnego końca kończy się po 14 rundach: wygrywa ten, kto zaszedł dalej, a przy równości nie zdrajca; bez zdrajcy wygrywa dom.',
    },
    'BH-R-15': {
      en: 'What somebody learns alone is told to that seat only.',
      pl: 'Czego ktoś dowiaduje się sam, wie tylko on.',
    },
    'BH-R-16': {
      en: 'Once a round and once a side are counted like once a turn.',
      pl: '„Raz na rundę” i „raz na stronę” liczy się tak jak „raz na turę”.',
    },
    'BH-R-17': {
      en: 'With every exchange of the traitor the haunt’s Omen goes to the volunteer, from whoever owns it.',
      pl: 'Przy każdej zamianie zdrajcy Omen nawiedzenia przechodzi do ochotnika, czyjkolwiek był.',
    },
    'BH-R-18': {
      en: 'A further turn is one of the same round: limits by turn begin anew, limits by round do not. Monsters act after the last of them.',
      pl: 'Dodatkowa tura należy do tej samej rundy: limity na turę liczą się od nowa, limity na rundę nie. Potwory działają po ostatniej z nich.',
    },
    'BH-R-19': { en: 'Damage that was brought to 0 was not taken.', pl: 'Obrażeń zmniejszonych do 0 nie otrzymano.' },
    'BH-R-20': {
      en: 'Who has died sees what all see and the own side’s book, and is asked nothing more.',
      pl: 'Kto zginął, widzi to, co wszyscy, oraz księgę swojej strony i o nic więcej nie jest pytany.',
    },
    'BH-R-21': {
      en: 'Who comes back sees again what that seat may see.',
      pl: 'Kto wraca, widzi znowu to, co wolno widzieć na jego miejscu.',
    },
    'BH-R-22': {
      en: 'Until the end every record holds only what its viewer was shown; then all is open.',
      pl: 'Do końca gry każdy zapis zawiera tylko to, co pokazano oglądającemu; potem wszystko jest jawne.',
    },
    'BH-R-23': {
      en: 'Who is asked under a rule that others have not read is seen to be asked, not what about.',
      pl: 'Gdy ktoś odpowiada według zasady, której inni nie czytali, widzą oni, że jest pytany, ale nie o co.',
    },
    'BH-R-24': {
      en: 'In secret, a seat with only one answer that all can see is not asked.',
      pl: 'W tajnym głosowaniu nie pyta się miejsca, które na oczach wszystkich ma tylko jedną odpowiedź.',
    },
    'BH-R-25': {
      en: 'A face once seen is known for as long as the piece can be followed in the open.',
      pl: 'Kto raz zobaczył awers, zna go, póki element da się jawnie śledzić.',
    },
    'BH-R-26': {
      en: 'Rounds after a reveal are counted from the next one on.',
      pl: 'Rundy po ujawnieniu liczy się od następnej.',
    },
  },
};
