import type { MessagesFor } from '@dreadhouse/text';
import type { ArmyEvents } from '../../events.ts';

/** What has happened. */
export const events = {
  // --- the beginning ---
  'event.survivor-chosen': '{survivor} dołącza do drużyny.',
  'event.equipped': '{survivor} zabiera: {items}.',
  'event.companion-chosen': '{survivor} ukrywa się w {at}.',
  'event.goal-drawn': 'Cel Osobisty: {survivor}.',
  'event.game-began': 'Zaczyna się misja: {mission}.',
  'event.round': 'Runda {round}.',
  'event.turn': 'Tura: {survivor}.',
  'event.turn-over': '{survivor} kończy.',
  'event.left-to-the-game':
    'Do końca tej fazy Gracz {seat} zostawia grze {what, select, horde {remisy hordy} other {wybór, kto obrywa}}.',
  'event.decides-again': 'Gracz {seat} znowu decyduje.',
  'event.won': 'Misja wykonana. Drużynie się udało.',
  'event.lost':
    '{how, select, goal_owner {Zginęła osoba z Celem Osobistym.} nobody_left {Nikt nie ocalał.} companion_lost {Zginął Towarzysz.} goal_out_of_reach {Celu nie da się już osiągnąć.} other {Zginął specjalista potrzebny w misji.}} Umarli wygrali.',

  // --- Survivors ---
  'event.moved': '{survivor} idzie z {from} do {to}.',
  'event.crept-away': '{survivor} wymyka się Śpiochom w {at}: {die}.',
  'event.adrenaline': '{survivor}: +{points} Adrenaliny ({total}).',
  'event.danger-level':
    '{survivor} osiąga poziom {level, select, yellow {Żółty} orange {Pomarańczowy} other {Czerwony}}.',
  'event.skill-chosen': '{survivor} zyskuje: {skill}.',
  'event.found': '{survivor} znajduje: {item}.',
  'event.found-nothing': '{survivor} niczego nie znajduje; talia jest pusta.',
  'event.left-behind': '{survivor} zostawia: {item}.',
  'event.discarded': '{survivor} wyrzuca: {item}.',
  'event.aaahh': 'OŻEŻ...! W {at} czaił się Szuracz.',
  'event.traded': '{survivor} i {partner}: oddane {give}; wzięte {take}.',
  'event.trade-refused': '{partner} się nie zgadza ({survivor}).',
  'event.objective-taken':
    '{survivor} zdobywa Cel w {at}: {token, select, red {czerwony} yellow {żółty} other {fioletowy}}.',
  'event.picked-up': '{survivor} podnosi w {at}: {token}.',
  'event.recruited': '{companion} idzie za: {survivor}.',
  'event.shouted': '{survivor} hałasuje w {at}.',
  'event.noise': 'Żeton Hałasu trafia do {at}.',
  'event.reloaded': '{survivor} przeładowuje: {item}.',
  'event.healed': '{survivor}: Zdrowie {health}.',
  'event.charge-placed': '{survivor} podkłada w {at}: {item}.',
  'event.trap-set': '{survivor} zastawia Bombową Pułapkę w {at}.',
  'event.trap-sprung': 'Bombowa Pułapka w {at} wybucha.',
  'event.led': '{survivor} wydaje polecenie: {to}.',
  'event.to-the-rescue': '{survivor} rusza na ratunek.',
  'event.shoved': '{survivor} przepycha wszystkie Zombie z {from} do {to}.',
  'event.saved': '{by} wyciąga kogoś z {from} do {to}: {survivor}.',
  'event.not-saved': '{survivor} zostaje, cokolwiek mówi {by}.',
  'event.summoned': '{survivor} wyzywa Zeusa.',

  // --- the Truck ---
  'event.boarded': '{survivor} wsiada: {seat, select, driver {Kierowca} gunner {Strzelec} other {Pasażer}}.',
  'event.changed-seat':
    '{survivor} zmienia miejsce: {seat, select, driver {Kierowca} gunner {Strzelec} other {Pasażer}}.',
  'event.got-out': '{survivor} wysiada.',
  'event.drove': '{survivor} jedzie z {from} do {to}.',

  // --- Combat ---
  'event.attack': '{survivor} atakuje {at}: {item}.',
  'event.concentrated-attack': '{survivor} skupia się na jednym celu w {at}, {type}: {item}.',
  'event.rolled': '{survivor} rzuca: {dice}; kości Amunicji: {ammo}.',
  'event.rerolled': '{survivor} rzuca ponownie ({how, select, lucky {Farciarz} other {Żeton Grubej Ryby}}).',
  'event.more-dice': '{survivor} rzuca dodatkowymi kośćmi: {dice}.',
  'event.attack-result':
    'Trafienia: {hits} na {dice, plural, one {# kość} few {# kości} many {# kości} other {# kości}}{kills, plural, =0 {{caught, plural, =0 {; nikt nie ginie} one {; # Zombie leży w bolasach} few {; # Zombie leżą w bolasach} many {; # Zombie leży w bolasach} other {; # Zombie leży w bolasach}}} one {; ginie # Zombie} few {; giną # Zombie} many {; ginie # Zombie} other {; ginie # Zombie}}.',
  'event.killed':
    '{survivor, select, undefined {W {at} {type, select, shambler {{count, plural, one {ginie # Szuracz} few {giną # Szuracze} many {ginie # Szuraczy} other {ginie # Szuracza}}} alpha {{count, plural, one {ginie # Alfa} few {giną # Alfy} many {ginie # Alf} other {ginie # Alfy}}} valentine {ginie Valentine} queen {ginie Królowa} zeus {ginie Zeus} masked {ginie Zeus w Masce} other {ginie Zeus na Koniu}}} other {{survivor} zabija w {at}: {type, select, shambler {{count, plural, one {# Szuracza} few {# Szuraczy} many {# Szuraczy} other {# Szuracza}}} alpha {{count, plural, one {# Alfę} few {# Alfy} many {# Alf} other {# Alfy}}} valentine {Valentine} queen {Królową} zeus {Zeusa} masked {Zeusa w Masce} other {Zeusa na Koniu}}}}.',
  'event.unmasked': 'Maska spada: w {at} stoi sam Zeus.',
  'event.trapped': 'W bolasach w {at}: {type}.',
  'event.steady-hand': '{survivor} ma pewną rękę. Przypadkiem nie obrywają: {survivors}.',
  'event.out-of-ammo': '{survivor}, brak amunicji: {item}.',
  'event.explosion':
    'Wybuch w {at}: {damage, plural, one {# Obrażenie} few {# Obrażenia} many {# Obrażeń} other {# Obrażenia}} dla wszystkich.',
  'event.wounded':
    '{survivor} otrzymuje {wounds, plural, one {# Ranę} few {# Rany} many {# Ran} other {# Rany}} ({cause, select, zombies {Zombie} friendly_fire {Bratobójczy Ogień} other {wybuch}}); Zdrowie {health}.',
  'event.eliminated': '{survivor} ginie w {at}.',
  'event.companion-lost':
    '{survivor}, Towarzysz, ginie ({cause, select, zombies {Zombie} friendly_fire {Bratobójczy Ogień} other {wybuch}}).',

  // --- Sleepers ---
  'event.sleepers-woke':
    'Śpiochy budzą się w {at}: {count, plural, one {# Szuracz} few {# Szuracze} many {# Szuraczy} other {# Szuracza}}.',
  'event.sleepers-eliminated': '{survivor} po cichu usuwa Śpiochy w {at}: {count}.',

  // --- the horde ---
  'event.zombie-phase': 'Faza Zombie rundy {round}.',
  'event.zombies-attack':
    'W {at} atakują: {type, select, shambler {{count, plural, one {# Szuracz} few {# Szuracze} many {# Szuraczy} other {# Szuracza}}} alpha {{count, plural, one {# Alfa} few {# Alfy} many {# Alf} other {# Alfy}}} valentine {Valentine} queen {Królowa} zeus {Zeus} masked {Zeus w Masce} other {Zeus na Koniu}}.',
  'event.zombies-move':
    'Z {from} do {to}: {type, select, shambler {{count, plural, one {# Szuracz} few {# Szuracze} many {# Szuraczy} other {# Szuracza}}} alpha {{count, plural, one {# Alfa} few {# Alfy} many {# Alf} other {# Alfy}}} valentine {Valentine} queen {Królowa} zeus {Zeus} masked {Zeus w Masce} other {Zeus na Koniu}}. {why, select, noise_and_survivors {Widzą Ocalałych i Hałas w {target}.} most_survivors {Najwięcej Ocalałych widzą w {target}{tie, select, none {} first_player { (wybór Pierwszego Gracza)} other { (wybór gry)}}.} other {Nikogo nie widzą i idą za Hałasem do {target}.}}{route, select, none {} first_player { Drogę wybrał Pierwszy Gracz.} other { Drogę wybrała gra.}}',
  'event.zombies-stay':
    'W {at} zostają: {type, select, shambler {{count, plural, one {# Szuracz} few {# Szuracze} many {# Szuraczy} other {# Szuracza}}} alpha {{count, plural, one {# Alfa} few {# Alfy} many {# Alf} other {# Alfy}}} valentine {Valentine} queen {Królowa} zeus {Zeus} masked {Zeus w Masce} other {Zeus na Koniu}}. {why, select, there {Są tam, gdzie Hałas.} other {Nie ma otwartej drogi do {target}.}}',
  'event.shortage':
    'Zabrakło figurek: {type, select, alpha {wszystkie Alfy aktywują się} other {wszyscy Szuracze aktywują się}} jeszcze raz.',
  'event.zombie-card':
    'Karta Zombie dla {at}: {type, select, shambler {{count, plural, =0 {nikt} one {# Szuracz} few {# Szuracze} many {# Szuraczy} other {# Szuracza}}} alpha {{count, plural, =0 {nikt} one {# Alfa} few {# Alfy} many {# Alf} other {# Alfy}}} valentine {Valentine} other {Królowa}}.',
  'event.order-card': 'Zeus rozkazuje: {card}.',
  'event.spawned':
    'W {at} {type, select, shambler {{count, plural, =0 {nikt się nie pojawia} one {pojawia się # Szuracz} few {pojawiają się # Szuracze} many {pojawia się # Szuraczy} other {pojawia się # Szuracza}}} alpha {{count, plural, =0 {nikt się nie pojawia} one {pojawia się # Alfa} few {pojawiają się # Alfy} many {pojawia się # Alf} other {pojawia się # Alfy}}} valentine {pojawia się Valentine} other {pojawia się Królowa}}.',
  'event.abomination': 'W {at} pojawia się Abominacja: {type}.',
  'event.zeus-came': 'W {at} pojawia się: {type}.',
  'event.deck-reshuffled':
    'Przetasowano: {deck, select, equipment {talię Ekwipunku} zombies {talię Zombie} other {Rozkazy Zeusa}}.',

  // --- goals ---
  'event.goal-progress': 'Cel Osobisty ({survivor}): {progress} z {of}.',
  'event.goal-complete': 'Cel Osobisty osiągnięty: {survivor}.',

  // --- the Mission ---
  'event.device-on': '{survivor} w {at} uruchamia: {device}.',
  'event.power-on': 'Prąd wrócił: windy działają.',
  'event.truck-works': 'Ciężarówka Taco działa.',
  'event.spawn-zone-active':
    '{colour, select, blue {Niebieska Strefa Namnażania} green {Zielona Strefa Namnażania} other {Strefa Namnażania}} {at} jest aktywna.',
  'event.door-opened': 'Otwierają się drzwi {door}.',
  'event.bags-found':
    '{count, plural, one {W {at} leży torba z pieniędzmi.} few {W {at} leżą # torby z pieniędzmi.} many {W {at} leży # toreb z pieniędzmi.} other {W {at} leży # torby z pieniędzmi.}}',
  'event.crown-left': 'W {at} zostaje korona.',
  'event.helicopter-called':
    '{rounds, plural, =0 {Śmigłowiec przyleci na koniec tej rundy.} one {Śmigłowiec przyleci po jeszcze jednej pełnej rundzie.} few {Śmigłowiec przyleci po # kolejnych pełnych rundach.} many {Śmigłowiec przyleci po # kolejnych pełnych rundach.} other {Śmigłowiec przyleci po # kolejnej pełnej rundy.}}',
  'event.helicopter-arrived': 'Śmigłowiec jest na miejscu: {at}.',
  'event.reward': '{survivor} znajduje: {items}.',

  // --- the Vault ---
  'event.vault-card': 'Pułapki Skarbca: {card}.',
  'event.challenge': '{survivor} mierzy się z pułapkami.',
  'event.challenge-rolled': 'Kości: {dice}. W rezerwie: {reserved}.',
  'event.bonus': '{survivor} pomaga ({bonus}). Kości: {dice}.',
  'event.challenge-won': '{survivor} pokonuje pułapki: {dice}.',
  'event.challenge-lost': '{survivor} nie pokonuje pułapek.',
  'event.vault-opened': '{survivor} otwiera Skarbiec.',
} satisfies MessagesFor<'event', ArmyEvents>;
