import type { Texts } from '@dreadhouse/text';

/** Survivors, Zombies, tokens, orders, goals. */
export const names: Texts = {
  // --- people ---
  'name.survivor.scott': 'Scott',
  'name.survivor.kate': 'Kate',
  'name.survivor.dieter': 'Dieter',
  'name.survivor.cruz': 'Cruz',
  'name.survivor.guzman': 'Guzman',
  'name.survivor.chambers': 'Chambers',
  'name.survivor.martin': 'Martin',
  'name.survivor.tanaka': 'Tanaka',
  'name.survivor.peters': 'Peters',
  'name.survivor.vanderohe': 'Vanderohe',
  'name.survivor.lilly': 'Lilly',
  'name.survivor.geeta': 'Geeta',
  'name.specialisation.tough': 'Twardziel',
  'name.specialisation.pilot': 'Pilot',
  'name.specialisation.safecracker': 'Kasiarz',
  'name.specialisation.shadow': 'Cień',
  'name.specialisation.mechanic': 'Mechanik',
  'text.specialisation.tough': '1 dodatkowy punkt Zdrowia; potrzebny w niektórych Misjach.',
  'text.specialisation.pilot': 'Lata wszystkim, co lata.',
  'text.specialisation.safecracker': 'Tylko on otworzy Drzwi Skarbca.',
  'text.specialisation.shadow': 'Opuszcza Śpiochy bezszelestnie.',
  'text.specialisation.mechanic': 'Naprawia, co zepsute.',
  'name.level.blue': 'Niebieski',
  'name.level.yellow': 'Żółty',
  'name.level.orange': 'Pomarańczowy',
  'name.level.red': 'Czerwony',

  // --- Zombies ---
  'name.zombie.shambler': 'Szuracz',
  'name.zombie.alpha': 'Alfa',
  'name.zombie.valentine': 'Valentine',
  'name.zombie.queen': 'Królowa',
  'name.zombie.zeus': 'Zeus',
  'name.zombie.masked': 'Zeus w Masce',
  'name.zombie.mounted': 'Zeus na Koniu',
  'text.zombie.shambler': 'Powolny i przegniły; groźny w gromadzie. 1 Akcja, 1 Rana, ginie od 1 Obrażenia.',
  'text.zombie.alpha': 'Szybka, sprytna, wściekła. 2 Akcje, 1 Rana, ginie od 2 Obrażeń.',
  'text.zombie.valentine': 'Tygrysica, która nie chciała pozostać martwa. 3 Akcje, 1 Rana, ginie od 4 Obrażeń.',
  'text.zombie.queen': 'Gdy zginie, przybędzie Zeus. 1 Akcja, 2 Rany, ginie od 5 Obrażeń.',
  'text.zombie.zeus': 'Król umarłych. 1 Akcja, 2 Rany, ginie od 6 Obrażeń.',
  'text.zombie.masked': 'Nic go nie rani; Materiały Wybuchowe zrywają maskę. 1 Akcja, 2 Rany.',
  'text.zombie.mounted': 'Na koniu. 2 Akcje, 2 Rany, ginie od 6 Obrażeń.',

  // --- tokens ---
  'name.token.red': 'czerwony Cel',
  'name.token.yellow': 'żółty Cel',
  'name.token.purple': 'fioletowy Cel',
  'name.token.bag': 'torba z pieniędzmi',
  'name.token.crown': 'korona',
  'name.token.objective': 'Cel',
  'name.seat.driver': 'Kierowca',
  'name.seat.gunner': 'Strzelec',
  'name.seat.passenger': 'Pasażer',

  // --- Zeus’ Orders ---
  'name.order.honour-guard': 'Gwardia honorowa',
  'name.order.roar': 'Ryk',
  'name.order.outflank': 'Oskrzydlenie',
  'name.order.hunt': 'Łowy',
  'name.order.stir': 'Poruszenie',
  'name.order.throne-watch': 'Straż tronu',
  'name.order.rising-tide': 'Przypływ',
  'name.order.scent': 'Trop',
  'text.order.honour-guard': 'Każda Alfa w Strefie Namnażania Zeusa aktywuje się.',
  'text.order.roar': 'Każdy Szuracz, który widzi Ocalałego, aktywuje się.',
  'text.order.outflank': 'Pojawiają się w aktywnej Strefie Namnażania najbliższej Hałasu.',
  'text.order.hunt': 'Wszystkie Alfy aktywują się.',
  'text.order.stir': 'Budzą się Śpiochy najbliższe Ocalałemu.',
  'text.order.throne-watch': 'Bez rozkazu.',
  'text.order.rising-tide': 'Jeszcze jedna karta Zombie dla Startowej Strefy Namnażania.',
  'text.order.scent': 'Żeton Hałasu trafia do Strefy z największą liczbą Ocalałych.',

  // --- Vault cards ---
  'name.vault.cogs-and-bolts': 'Zębatki i śruby',
  'name.vault.light-curtain': 'Kurtyna świetlna',
  'name.vault.pressure-floor': 'Naciskowa podłoga',
  'name.vault.closing-walls': 'Zaciskające się ściany',
  'name.vault.fading-code': 'Znikający kod',
  'name.vault.tumbler-clock': 'Zegar zapadkowy',
  'name.bonus.nudge': '+1 albo −1 na jednej kości',
  'name.bonus.balance': '+1 na jednej kości i −1 na innej',
  'name.bonus.set': 'jedna kość na dowolną wartość',
  'name.bonus.extra-roll': 'dodatkowy rzut',
  'name.bonus.extra-die': 'dodatkowa kość',

  // --- goals ---
  'text.goal.scott':
    'Scott: doprowadź do śmierci Zeusa; Zeusowi w Masce wystarczy zerwać maskę. Żeton: odrzuć go w swojej turze, a Zeus zastąpi swój żeton Namnażania.',
  'text.goal.kate': 'Kate: przeszukaj 3 różne Strefy. Żeton: umiejętność „Zbawca”.',
  'text.goal.dieter': 'Dieter: zabij 8 Szuraczy. Żeton: 2 Punkty Adrenaliny zamiast 1 za Szuracza.',
  'text.goal.cruz': 'Cruz: zdobądź lub aktywuj 2 Cele. Żeton: umiejętność „+1 darmowa Akcja: Przeszukiwanie”.',
  'text.goal.guzman': 'Guzman: zabij 4 Alfy. Żeton: umiejętność „+1 kość: Dystans”.',
  'text.goal.chambers':
    'Chambers: zabij co najmniej 3 Zombie jednym Atakiem. Żeton: umiejętność „Wynik 6: +1 kość: Walka”.',
  'text.goal.martin': 'Martin: zabij 3 Alfy lub Abominacje we własnej Strefie. Żeton: umiejętność „Łowca: Alfa”.',
  'text.goal.tanaka': 'Tanaka: miej żeton tej karty w chwili zwycięstwa. Żeton: umiejętność „Przeszukiwanie: 2 karty”.',
  'text.goal.peters':
    'Peters: zakończ tury w 4 różnych Strefach na otwartym powietrzu bez Zombie. Żeton: umiejętność „+1 Strefa na Ruch”.',
  'text.goal.vanderohe': 'Vanderohe: zabij wręcz 6 Zombie. Żeton: umiejętność „+1 Obrażenie: Wręcz”.',
  'text.goal.lilly':
    'Lilly: bądź w Zasięgu 0–1, gdy ktoś bez Celu Osobistego ginie od ataku Zombie. Dla rodzin: zakończ 2 Fazy Zombie obok Strefy z co najmniej 3 Zombie. Żeton: umiejętność „Nieuchwytny”.',
  'text.goal.geeta':
    'Geeta: wyeliminuj 2 żetony Śpiochów; gdy żadnego już nie ma, zabij wręcz 4 Szuraczy. Żeton: umiejętność „Cichy Zabójca”.',
};
