import type { MessagesFor } from '@dreadhouse/text';
import type { ArmyEvents } from '../../events.ts';

/** What has happened. */
export const events = {
  // --- the beginning ---
  'event.survivor-chosen': '{survivor} dołącza do drużyny.',
  'event.equipped': '{survivor} zabiera: {items}.',
  'event.companion-chosen': '{survivor} ukrywa się w Strefie {at}.',
  'event.goal-drawn': 'W grze jest Cel Osobisty {survivorGen}.',
  'event.game-began': 'Zaczyna się misja: {mission}.',
  'event.round': 'Runda {round}.',
  'event.turn': 'Tura {survivorGen}.',
  'event.turn-over': '{survivor} kończy turę.',
  'event.left-to-the-game':
    'Do końca tej fazy Gracz {seat} zostawia grze {what, select, horde {remisy hordy} other {wybór, kto obrywa}}.',
  'event.decides-again': 'Gracz {seat} znowu decyduje.',
  'event.won': 'Misja wykonana. Drużynie się udało.',
  'event.lost':
    '{how, select, goal_owner {Zginęła osoba z Celem Osobistym.} nobody_left {Nikt nie ocalał.} companion_lost {Zginął Towarzysz.} goal_out_of_reach {Celu nie da się już osiągnąć.} other {Zginął specjalista potrzebny w misji.}} Umarli wygrali.',

  // --- Survivors ---
  'event.moved': '{survivor} idzie z {from} do {to}.',
  'event.crept-away': '{survivor} wymyka się Śpiochom w Strefie {at}; wynik rzutu: {die}.',
  'event.adrenaline':
    '{survivor} zyskuje {points, plural, one {# Punkt Adrenaliny} few {# Punkty Adrenaliny} many {# Punktów Adrenaliny} other {# Punktu Adrenaliny}}; ma teraz {total}.',
  'event.danger-level':
    '{survivor} osiąga {level, select, yellow {Żółty} orange {Pomarańczowy} other {Czerwony}} Poziom Zagrożenia.',
  'event.skill-chosen': '{survivor} zyskuje: {skill}.',
  'event.found': '{survivor} znajduje: {item}.',
  'event.found-nothing': '{survivor} niczego nie znajduje; talia jest pusta.',
  'event.left-behind': '{survivor} zostawia: {item}.',
  'event.discarded': '{survivor} wyrzuca: {item}.',
  'event.aaahh': 'OŻEŻ...! W Strefie {at} czaił się Szuracz.',
  'event.traded':
    '{swap, select, none {{survivor} i {partner} niczego nie wymieniają.} given {{survivor} oddaje {partnerDat}: {give}.} taken {{survivor} bierze od {partnerGen}: {take}.} other {{survivor} oddaje {partnerDat}: {give}; w zamian bierze: {take}.}}',
  'event.trade-refused': '{partner} nie zgadza się na wymianę {survivorWith}.',
  'event.objective-taken':
    '{survivor} zdobywa Cel w Strefie {at}. Jest {token, select, red {czerwony} yellow {żółty} other {fioletowy}}.',
  'event.picked-up': '{survivor} podnosi w Strefie {at}: {token}.',
  'event.recruited': '{companion} idzie za {survivorIns}.',
  'event.shouted': '{survivor} hałasuje w Strefie {at}.',
  'event.noise': 'Żeton Hałasu trafia do Strefy {at}.',
  'event.reloaded': '{survivor} przeładowuje: {item}.',
  'event.healed':
    '{survivor} ma znowu {health, plural, one {# punkt Zdrowia} few {# punkty Zdrowia} many {# punktów Zdrowia} other {# punktu Zdrowia}}.',
  'event.charge-placed': '{survivor} podkłada w Strefie {at}: {item}.',
  'event.trap-set': '{survivor} zastawia Bombową Pułapkę w Strefie {at}.',
  'event.trap-sprung': 'Bombowa Pułapka w Strefie {at} wybucha.',
  'event.led': '{survivor} oddaje Akcję: teraz działa {to}.',
  'event.to-the-rescue': '{survivor} rusza na ratunek.',
  'event.shoved': '{survivor} przepycha wszystkie Zombie ze Strefy {from} do Strefy {to}.',
  'event.saved': '{by} wyciąga {survivorAcc} ze Strefy {from} do Strefy {to}.',
  'event.not-saved': '{survivor} zostaje na miejscu i nie daje się wyciągnąć. Zbawca: {by}.',
  'event.summoned': '{survivor} wyzywa Zeusa.',

  // --- the Truck ---
  'event.boarded': '{survivor} wsiada jako {seat, select, driver {Kierowca} gunner {Strzelec} other {Pasażer}}.',
  'event.changed-seat':
    '{survivor} zmienia miejsce i jest teraz w roli: {seat, select, driver {Kierowca} gunner {Strzelec} other {Pasażer}}.',
  'event.got-out': '{survivor} wysiada.',
  'event.drove': '{survivor} jedzie z {from} do {to}.',

  // --- Combat ---
  'event.attack': '{survivor} atakuje Strefę {at}. Broń: {item}.',
  'event.concentrated-attack': '{survivor} skupia atak na jednym celu w Strefie {at} ({type}). Broń: {item}.',
  'event.rolled': '{survivor} rzuca; wynik: {dice}; kości Amunicji: {ammo}.',
  'event.rerolled': '{survivor} rzuca ponownie ({how, select, lucky {Farciarz} other {Żeton Grubej Ryby}}).',
  'event.more-dice': '{survivor} rzuca dodatkowymi kośćmi: {dice}.',
  'event.attack-result':
    'Trafienia: {hits} na {dice, plural, one {# kość} few {# kości} many {# kości} other {# kości}}{kills, plural, =0 {{caught, plural, =0 {; nikt nie ginie} one {; # Zombie leży w bolasach} few {; # Zombie leżą w bolasach} many {; # Zombie leży w bolasach} other {; # Zombie leży w bolasach}}} one {; ginie # Zombie} few {; giną # Zombie} many {; ginie # Zombie} other {; ginie # Zombie}}.',
  'event.killed':
    '{survivor, select, undefined {W Strefie {at} {type, select, shambler {{count, plural, one {ginie # Szuracz} few {giną # Szuracze} many {ginie # Szuraczy} other {ginie # Szuracza}}} alpha {{count, plural, one {ginie # Alfa} few {giną # Alfy} many {ginie # Alf} other {ginie # Alfy}}} valentine {ginie Valentine} queen {ginie Królowa} zeus {ginie Zeus} masked {ginie Zeus w Masce} other {ginie Zeus na Koniu}}} other {{survivor} zabija w Strefie {at}: {type, select, shambler {{count, plural, one {# Szuracza} few {# Szuraczy} many {# Szuraczy} other {# Szuracza}}} alpha {{count, plural, one {# Alfę} few {# Alfy} many {# Alf} other {# Alfy}}} valentine {Valentine} queen {Królową} zeus {Zeusa} masked {Zeusa w Masce} other {Zeusa na Koniu}}}}.',
  'event.unmasked': 'Maska spada: w Strefie {at} stoi sam Zeus.',
  'event.trapped': 'W Strefie {at} w bolasach leży {type}.',
  'event.steady-hand': '{survivor} ma pewną rękę i nie trafia przypadkiem tych osób: {survivors}.',
  'event.out-of-ammo': '{survivor} nie ma już amunicji: {item}.',
  'event.explosion':
    'Wybuch w Strefie {at} zadaje wszystkim {damage, plural, one {# Obrażenie} few {# Obrażenia} many {# Obrażeń} other {# Obrażenia}}.',
  'event.wounded':
    '{survivor} otrzymuje {wounds, plural, one {# Ranę} few {# Rany} many {# Ran} other {# Rany}} ({cause, select, zombies {Zombie} friendly_fire {Bratobójczy Ogień} other {wybuch}}); {health, plural, =0 {nie ma już Zdrowia} one {zostaje # punkt Zdrowia} few {zostają # punkty Zdrowia} many {zostaje # punktów Zdrowia} other {zostaje # punktu Zdrowia}}.',
  'event.eliminated': '{survivor} {survivorSex, select, she {poległa} other {poległ}} w Strefie {at}.',
  'event.companion-lost':
    '{survivor} {survivorSex, select, she {poległa} other {poległ}} jako Towarzysz ({cause, select, zombies {Zombie} friendly_fire {Bratobójczy Ogień} other {wybuch}}).',

  // --- Sleepers ---
  'event.sleepers-woke':
    'Śpiochy budzą się w Strefie {at}: {count, plural, one {# Szuracz} few {# Szuracze} many {# Szuraczy} other {# Szuracza}}.',
  'event.sleepers-eliminated':
    '{survivor} po cichu usuwa {count, plural, one {# Śpiocha} few {# Śpiochy} many {# Śpiochów} other {# Śpiocha}} w Strefie {at}.',

  // --- the horde ---
  'event.zombie-phase': 'Faza Zombie rundy {round}.',
  'event.zombies-attack':
    'W Strefie {at} atakują: {type, select, shambler {{count, plural, one {# Szuracz} few {# Szuracze} many {# Szuraczy} other {# Szuracza}}} alpha {{count, plural, one {# Alfa} few {# Alfy} many {# Alf} other {# Alfy}}} valentine {Valentine} queen {Królowa} zeus {Zeus} masked {Zeus w Masce} other {Zeus na Koniu}}.',
  'event.zombies-move':
    'Z {from} do {to}: {type, select, shambler {{count, plural, one {# Szuracz} few {# Szuracze} many {# Szuraczy} other {# Szuracza}}} alpha {{count, plural, one {# Alfa} few {# Alfy} many {# Alf} other {# Alfy}}} valentine {Valentine} queen {Królowa} zeus {Zeus} masked {Zeus w Masce} other {Zeus na Koniu}}. {why, select, noise_and_survivors {Widzą Ocalałych i Hałas w Strefie {target}.} most_survivors {Najwięcej Ocalałych widzą w Strefie {target}{tie, select, none {} first_player { (wybór Pierwszego Gracza)} other { (wybór gry)}}.} other {Nikogo nie widzą i idą za Hałasem do Strefy {target}.}}{route, select, none {} first_player { Drogę wybrał Pierwszy Gracz.} other { Drogę wybrała gra.}}',
  'event.zombies-stay':
    'W Strefie {at} zostają: {type, select, shambler {{count, plural, one {# Szuracz} few {# Szuracze} many {# Szuraczy} other {# Szuracza}}} alpha {{count, plural, one {# Alfa} few {# Alfy} many {# Alf} other {# Alfy}}} valentine {Valentine} queen {Królowa} zeus {Zeus} masked {Zeus w Masce} other {Zeus na Koniu}}. {why, select, there {Są tam, gdzie Hałas.} other {Nie ma otwartej drogi do Strefy {target}.}}',
  'event.shortage':
    'Zabrakło figurek: {type, select, alpha {wszystkie Alfy aktywują się} other {wszyscy Szuracze aktywują się}} jeszcze raz.',
  'event.zombie-card':
    'Karta Zombie dla Strefy {at}: {type, select, shambler {{count, plural, =0 {nikt} one {# Szuracz} few {# Szuracze} many {# Szuraczy} other {# Szuracza}}} alpha {{count, plural, =0 {nikt} one {# Alfa} few {# Alfy} many {# Alf} other {# Alfy}}} valentine {Valentine} other {Królowa}}.',
  'event.order-card': 'Zeus rozkazuje: {card}.',
  'event.spawned':
    'W Strefie {at} {type, select, shambler {{count, plural, =0 {nikt się nie pojawia} one {pojawia się # Szuracz} few {pojawiają się # Szuracze} many {pojawia się # Szuraczy} other {pojawia się # Szuracza}}} alpha {{count, plural, =0 {nikt się nie pojawia} one {pojawia się # Alfa} few {pojawiają się # Alfy} many {pojawia się # Alf} other {pojawia się # Alfy}}} valentine {pojawia się Valentine} other {pojawia się Królowa}}.',
  'event.abomination': 'W Strefie {at} pojawia się Abominacja: {type}.',
  'event.zeus-came': 'W Strefie {at} pojawia się {type}.',
  'event.deck-reshuffled':
    'Przetasowano: {deck, select, equipment {talię Ekwipunku} zombies {talię Zombie} other {Rozkazy Zeusa}}.',

  // --- goals ---
  'event.goal-progress': 'Cel Osobisty {survivorGen}: {progress} z {of}.',
  'event.goal-complete': 'Cel Osobisty {survivorGen} jest spełniony.',

  // --- the Mission ---
  'event.device-on': '{survivor} uruchamia w Strefie {at}: {device}.',
  'event.power-on': 'Prąd wrócił: windy działają.',
  'event.truck-works': 'Ciężarówka Taco działa.',
  'event.spawn-zone-active':
    '{colour, select, blue {Niebieska Strefa Namnażania} green {Zielona Strefa Namnażania} other {Strefa Namnażania}} {at} jest aktywna.',
  'event.door-opened': 'Otwierają się drzwi {door}.',
  'event.bags-found':
    '{count, plural, one {W Strefie {at} leży torba z pieniędzmi.} few {W Strefie {at} leżą # torby z pieniędzmi.} many {W Strefie {at} leży # toreb z pieniędzmi.} other {W Strefie {at} leży # torby z pieniędzmi.}}',
  'event.crown-left': 'W Strefie {at} zostaje korona.',
  'event.helicopter-called':
    '{rounds, plural, =0 {Śmigłowiec przyleci na koniec tej rundy.} one {Śmigłowiec przyleci po jeszcze jednej pełnej rundzie.} few {Śmigłowiec przyleci po # kolejnych pełnych rundach.} many {Śmigłowiec przyleci po # kolejnych pełnych rundach.} other {Śmigłowiec przyleci po # kolejnej pełnej rundy.}}',
  'event.helicopter-arrived': 'Śmigłowiec jest na miejscu, w Strefie {at}.',
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
