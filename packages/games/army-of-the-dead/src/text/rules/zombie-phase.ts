import type { Chapter } from '@dreadhouse/engine';

/** How the horde attacks, moves and grows. */
export const zombiePhase: Chapter = {
  title: { en: 'The Zombie Phase', pl: 'Faza Zombie' },
  rules: {
    'AD-ZACT-01': {
      en: 'The Zombie Phase begins when all Survivors have been activated.',
      pl: 'Faza Zombie zaczyna się po aktywacji wszystkich Ocalałych.',
    },
    'AD-ZACT-02': {
      en: 'Each Action of a Zombie is either an Attack or a Move.',
      pl: 'Każda Akcja Zombie to Atak albo Ruch.',
    },
    'AD-ZACT-03': {
      en: 'In each pass all Attacks come first, then all Moves.',
      pl: 'W każdym przejściu najpierw są wszystkie Ataki, potem wszystkie Ruchy.',
    },
    'AD-ZACT-04': {
      en: 'Every Zombie in a Zone with a Survivor attacks.',
      pl: 'Każdy Zombie w Strefie z Ocalałym atakuje.',
    },
    'AD-ZACT-05': {
      en: 'Attacks of Zombies always succeed.',
      pl: 'Ataki Zombie zawsze się udają.',
    },
    'AD-ZACT-06': {
      en: 'The Survivors in the Zone divide the attacks among themselves as the players wish.',
      pl: 'Ocalali w Strefie dzielą ataki między siebie tak, jak chcą gracze.',
    },
    'AD-ZACT-07': {
      en: 'Each Wound lowers Health by 1.',
      pl: 'Każda Rana zmniejsza Zdrowie o 1.',
    },
    'AD-ZACT-08': {
      en: 'At 0 Health a Survivor is eliminated.',
      pl: 'Przy 0 punktów Zdrowia Ocalały zostaje wyeliminowany.',
    },
    'AD-ZACT-09': {
      en: 'All of them join the Attack, even if it is more than enough; none moves instead.',
      pl: 'Atakują wszystkie, nawet jeśli to za dużo; żaden nie rusza się zamiast tego.',
    },
    'AD-ZACT-10': {
      en: 'Zombies that did not attack move 1 Zone.',
      pl: 'Zombie, które nie atakowały, poruszają się o 1 Strefę.',
    },
    'AD-ZACT-11': {
      en: 'First choice: a Zone in sight with Survivors and the Noise token.',
      pl: 'Najpierw wybierają Strefę w Polu Widzenia z Ocalałymi i żetonem Hałasu.',
    },
    'AD-ZACT-12': {
      en: 'Second choice: the Zone in sight with the most Survivors; the First Player decides ties.',
      pl: 'Następnie Strefę w Polu Widzenia z największą liczbą Ocalałych; remisy rozstrzyga Pierwszy Gracz.',
    },
    'AD-ZACT-13': {
      en: 'With no Survivor in sight: the Zone of the Noise token.',
      pl: 'Gdy nie widzą Ocalałych: Strefę z żetonem Hałasu.',
    },
    'AD-ZACT-14': {
      en: 'They take the shortest open path.',
      pl: 'Idą najkrótszą otwartą drogą.',
    },
    'AD-ZACT-15': {
      en: 'Without an open path they do not move.',
      pl: 'Bez otwartej drogi się nie ruszają.',
    },
    'AD-ZACT-16': {
      en: 'Over several equally short routes they split into equal groups, each type for itself.',
      pl: 'Między kilka równie krótkich dróg dzielą się na równe grupy, każdy typ osobno.',
    },
    'AD-ZACT-17': {
      en: 'If they do not divide evenly the First Player decides where those go who are left over.',
      pl: 'Jeśli podział nie jest równy, Pierwszy Gracz decyduje, dokąd idą nadmiarowe.',
    },
    'AD-ZACT-18': {
      en: 'A single Zombie with several routes goes where the First Player decides.',
      pl: 'Pojedynczy Zombie z kilkoma drogami idzie tam, gdzie zdecyduje Pierwszy Gracz.',
    },
    'AD-ZACT-19': {
      en: 'When all have used their first Action, those with two or more use the second in another pass.',
      pl: 'Gdy wszystkie wykorzystają pierwszą Akcję, te, które mają dwie lub więcej, wykonują drugą w kolejnym przejściu.',
    },
    'AD-ZACT-20': {
      en: 'Valentine has a third pass.',
      pl: 'Valentine ma trzecie przejście.',
    },
    'AD-ZACT-21': {
      en: 'In each pass a Zombie attacks if a Survivor is in its Zone, otherwise it moves.',
      pl: 'W każdym przejściu Zombie atakuje, jeśli w jego Strefie jest Ocalały, a inaczej się rusza.',
    },
    'AD-SPAWN-01': {
      en: 'Spawn tokens mark where Zombies appear in every Zombie Phase.',
      pl: 'Żetony Namnażania wskazują, gdzie w każdej Fazie Zombie pojawiają się Zombie.',
    },
    'AD-SPAWN-02': {
      en: 'Spawning begins with the Start Spawn Zone.',
      pl: 'Namnażanie zaczyna się od Startowej Strefy Namnażania.',
    },
    'AD-SPAWN-03': {
      en: 'It goes on Zone by Zone, always in the same order.',
      pl: 'Dalej przebiega Strefa po Strefie, zawsze w tej samej kolejności.',
    },
    'AD-SPAWN-04': {
      en: 'One Zombie card per Spawn Zone; the line of the highest Danger Level says what comes.',
      pl: 'Po jednej karcie Zombie na Strefę; wiersz najwyższego Poziomu Zagrożenia mówi, co się pojawia.',
    },
    'AD-SPAWN-05': {
      en: 'An empty Zombie deck is made anew from its discards.',
      pl: 'Pustą talię Zombie tworzy się na nowo z kart odrzuconych.',
    },
    'AD-SPAWN-06': {
      en: 'While Zeus is not on the board his Spawn Zone takes its place in the same order.',
      pl: 'Dopóki Zeusa nie ma na planszy, jego Strefa Namnażania ma swoje miejsce w tej samej kolejności.',
    },
    'AD-SPAWN-07': {
      en: 'A card of Zeus’ Orders is drawn for it, and its text is followed.',
      pl: 'Dobiera się dla niej kartę Rozkazów Zeusa i wykonuje jej tekst.',
    },
    'AD-SPAWN-08': {
      en: 'When Zeus comes, his spawn token leaves the game.',
      pl: 'Gdy Zeus wchodzi na planszę, jego żeton Namnażania opuszcza grę.',
    },
    'AD-SPAWN-09': {
      en: 'Blue and green Spawn Zones are inactive until their event in the Mission.',
      pl: 'Niebieskie i zielone Strefy Namnażania są nieaktywne aż do swojego zdarzenia w Misji.',
    },
    'AD-SPAWN-10': {
      en: 'From then on they spawn, beginning with the next Zombie Phase.',
      pl: 'Odtąd namnażają, począwszy od najbliższej Fazy Zombie.',
    },
    'AD-SPAWN-11': {
      en: 'If the figures of a type run out, those that are left are placed, and all of that type activate once more.',
      pl: 'Jeśli zabraknie figurek danego typu, wystawia się pozostałe, a wszystkie Zombie tego typu aktywują się dodatkowo.',
    },
    'AD-SPAWN-12': {
      en: 'Several extra Activations may follow each other in one Phase.',
      pl: 'W jednej Fazie może po sobie nastąpić kilka dodatkowych Aktywacji.',
    },
  },
};
