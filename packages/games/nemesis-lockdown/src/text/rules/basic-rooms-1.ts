import type { Chapter } from '@dreadhouse/engine';

export const basicRoomsOne: Chapter = {
  title: { en: 'Archive to Laboratory', pl: 'Od Archiwum do Laboratorium' },
  rules: {
    'NL-ROOM-ARCHIVE-01': {
      en: 'Archive: the action costs 2.',
      pl: 'Archiwum: akcja kosztuje 2 karty.',
    },
    'NL-ROOM-ARCHIVE-02': {
      en: 'It can be used only while your Knowledge token is inactive.',
      pl: 'Można ją wykonać tylko wtedy, gdy twój żeton wiedzy jest nieaktywny.',
    },
    'NL-ROOM-ARCHIVE-03': {
      en: 'Your Knowledge rises by 2.',
      pl: 'Twój poziom wiedzy rośnie o 2.',
    },
    'NL-ROOM-ARCHIVE-04': {
      en: 'Your Knowledge token is turned to its active side.',
      pl: 'Odwróć swój żeton wiedzy na aktywną stronę.',
    },
    'NL-ROOM-ARCHIVE-05': {
      en: 'Then you look at one contingency plan, of another player or of the neutral pool.',
      pl: 'Następnie podejrzyj jeden plan awaryjny: innego gracza albo z puli neutralnej.',
    },
    'NL-ROOM-ARCHIVE-06': {
      en: 'Its owner may be in any sector.',
      pl: 'Jego właściciel może być w dowolnym sektorze.',
    },
    'NL-ROOM-ARCHIVE-07': {
      en: 'The active plan can never be looked at.',
      pl: 'Obowiązującego planu nigdy nie można podejrzeć.',
    },
    'NL-ROOM-ARCHIVE-08': {
      en: 'Only you learn what it says, and it stays where it was.',
      pl: 'Treść poznajesz tylko ty, a żeton zostaje na swoim miejscu.',
    },
    'NL-ROOM-ARCHIVE-09': {
      en: 'So everybody can use the Archive once.',
      pl: 'Każdy może więc skorzystać z Archiwum raz.',
    },
    'NL-ROOM-CAVE-01': {
      en: 'Cave Entrance: the action costs 2.',
      pl: 'Wejście do jaskini: akcja kosztuje 2 karty.',
    },
    'NL-ROOM-CAVE-02': {
      en: 'You go to an explored room of your choice that has a technical entrance.',
      pl: 'Przenosisz się do wybranego odkrytego pomieszczenia z wejściem do korytarzy technicznych.',
    },
    'NL-ROOM-CAVE-03': {
      en: 'An unexplored room cannot be chosen.',
      pl: 'Nieodkrytego pomieszczenia nie można wybrać.',
    },
    'NL-ROOM-CAVE-04': {
      en: 'Then one attack card is drawn and resolved against you.',
      pl: 'Potem dobiera się i rozpatruje przeciw tobie jedną kartę ataku.',
    },
    'NL-ROOM-CAVE-05': {
      en: 'The attacker counts as an adult.',
      pl: 'Atakujący liczy się jako dorosły osobnik.',
    },
    'NL-ROOM-CAVE-06': {
      en: 'The attack takes place in darkness, whatever the light.',
      pl: 'Atak odbywa się w ciemności, niezależnie od zasilania.',
    },
    'NL-ROOM-CAVE-07': {
      en: 'No figure is placed for it.',
      pl: 'Nie umieszcza się przy tym żadnej figurki.',
    },
    'NL-ROOM-COOL-01': {
      en: 'Cooling System: for 2 you start the self-destruct countdown.',
      pl: 'System chłodzenia: za 2 karty rozpoczynasz odliczanie do autodestrukcji.',
    },
    'NL-ROOM-COOL-02': {
      en: 'Its token lies three fields to the right of the time token, with two empty fields in between.',
      pl: 'Żeton leży trzy pola na prawo od żetonu czasu, z dwoma pustymi polami pomiędzy.',
    },
    'NL-ROOM-COOL-03': {
      en: 'It lies yellow side up.',
      pl: 'Leży żółtą stroną ku górze.',
    },
    'NL-ROOM-COOL-04': {
      en: 'While it is yellow the countdown can be stopped in the Generator.',
      pl: 'Póki jest żółty, odliczanie można przerwać w Generatorze.',
    },
    'NL-ROOM-DECON-01': {
      en: 'Decontamination Chamber: the action costs 2.',
      pl: 'Komora dekontaminacyjna: akcja kosztuje 2 karty.',
    },
    'NL-ROOM-DECON-02': {
      en: 'You scan all contamination cards in your hand.',
      pl: 'Skanujesz wszystkie karty skażenia na ręce.',
    },
    'NL-ROOM-DECON-03': {
      en: 'Infected cards are removed, clean ones stay.',
      pl: 'Zarażone karty usuwasz, czyste zostają.',
    },
    'NL-ROOM-DECON-04': {
      en: 'Deck and discard pile are not scanned.',
      pl: 'Stosu kart akcji i odrzuconych się nie skanuje.',
    },
    'NL-ROOM-DECON-05': {
      en: 'A larva on your board is removed.',
      pl: 'Usuwasz larwę ze swojej planszy.',
    },
    'NL-ROOM-DECON-06': {
      en: 'A slime marker is discarded.',
      pl: 'Odrzucasz znacznik śluzu.',
    },
    'NL-ROOM-INFIRM-01': {
      en: 'Infirmary: for 2 you choose one of three treatments.',
      pl: 'Ambulatorium: za 2 karty wybierasz jeden z trzech sposobów leczenia.',
    },
    'NL-ROOM-INFIRM-02': {
      en: 'Dress all your serious wounds.',
      pl: 'Opatrz wszystkie swoje głębokie rany.',
    },
    'NL-ROOM-INFIRM-03': {
      en: 'Or heal one serious wound that is dressed.',
      pl: 'Albo ulecz jedną opatrzoną głęboką ranę.',
    },
    'NL-ROOM-INFIRM-04': {
      en: 'Or heal all your light wounds.',
      pl: 'Albo ulecz wszystkie powierzchowne rany.',
    },
    'NL-ROOM-INFIRM-05': {
      en: 'Others are not treated.',
      pl: 'Innych postaci to nie leczy.',
    },
    'NL-ROOM-LAB-01': {
      en: 'Laboratory: for 2 you examine an object.',
      pl: 'Laboratorium: za 2 karty badasz obiekt.',
    },
    'NL-ROOM-LAB-02': {
      en: 'A corpse, a carcass or an egg must be in the room.',
      pl: 'W pomieszczeniu muszą być zwłoki, truchło lub jajo.',
    },
    'NL-ROOM-LAB-03': {
      en: 'What somebody carries there counts too.',
      pl: 'Liczy się też to, co niesie postać.',
    },
    'NL-ROOM-LAB-04': {
      en: 'Your Knowledge rises by 3.',
      pl: 'Twój poziom wiedzy rośnie o 3.',
    },
    'NL-ROOM-LAB-05': {
      en: 'Then the object fills the first empty space of the laboratory board, from the left.',
      pl: 'Potem obiekt zajmuje pierwsze wolne pole planszy laboratorium od lewej.',
    },
    'NL-ROOM-LAB-06': {
      en: 'The weakness of that space is revealed to all.',
      pl: 'Słabość związana z tym polem zostaje ujawniona wszystkim.',
    },
    'NL-ROOM-LAB-07': {
      en: 'If one of its kind was used before, the object is discarded instead.',
      pl: 'Jeśli obiekt tego rodzaju był już użyty, zostaje odrzucony.',
    },
    'NL-ROOM-LAB-08': {
      en: 'Then no weakness is revealed, but the Knowledge is gained.',
      pl: 'Wtedy nie ujawnia się słabości, ale wiedza rośnie.',
    },
  },
};
