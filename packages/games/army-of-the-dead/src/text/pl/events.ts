import type { MessagesFor } from '@dreadhouse/text';
import type { ArmyEvents } from '../../events.ts';

/** What has happened. */
export const events = {
  // --- the beginning ---
  'event.survivor-chosen': '{survivor} dołącza do drużyny.',
  'event.equipped': '{survivor} zabiera {itemsAcc}.',
  'event.companion-chosen': '{survivor} ukrywa się w Strefie {at}.',
  'event.goal-drawn': 'W grze jest Cel Osobisty. {words}',
  'event.game-began': 'Zaczyna się Misja „{mission}”.',
  'event.round': 'Runda {round}.',
  'event.turn': 'Tura {survivorGen}.',
  'event.turn-over': '{survivor} kończy turę.',
  'event.left-to-the-game':
    'Do końca tej fazy Gracz {seat} zostawia grze {what, select, horde {remisy hordy} other {wybór, kto obrywa}}.',
  'event.decides-again': 'Gracz {seat} znowu decyduje.',
  'event.won': 'Misja ukończona. Drużynie się udało.',
  'event.lost':
    '{how, select, goal_owner {Zginęła osoba z Celem Osobistym.} nobody_left {Nikt nie ocalał.} companion_lost {Zginął Towarzysz.} goal_out_of_reach {Celu nie da się już osiągnąć.} other {Zginął specjalista potrzebny w Misji.}} Umarli wygrali.',

  // --- Survivors ---
  'event.moved': '{survivor} idzie z {from} do {to}.',
  'event.crept-away': '{survivor} wymyka się Śpiochom w Strefie {at}: na kości wypada {die}.',
  'event.adrenaline':
    '{survivor} zyskuje {points, plural, one {# Punkt Adrenaliny} few {# Punkty Adrenaliny} many {# Punktów Adrenaliny} other {# Punktu Adrenaliny}}; ma teraz {total}.',
  'event.danger-level':
    '{survivor} osiąga {level, select, yellow {Żółty} orange {Pomarańczowy} other {Czerwony}} Poziom Zagrożenia.',
  'event.skill-chosen': '{survivor} zyskuje Umiejętność „{skill}”.',
  'event.found': '{survivor} znajduje {itemAcc}.',
  'event.found-nothing': '{survivor} niczego nie znajduje; talia jest pusta.',
  'event.left-behind': '{survivor} zostawia {itemAcc}.',
  'event.discarded': '{survivor} wyrzuca {itemAcc}.',
  'event.aaahh': 'OŻEŻ...! W Strefie {at} czaił się Szuracz.',
  'event.traded':
    '{swap, select, none {{survivor} i {partner} niczego nie wymieniają.} given {{survivor} oddaje {partnerDat} {giveAcc}.} taken {{survivor} bierze od {partnerGen} {takeAcc}.} other {{survivor} oddaje {partnerDat} {giveAcc}, a w zamian bierze {takeAcc}.}}',
  'event.trade-refused': '{partner} nie zgadza się na wymianę {survivorWith}.',
  'event.objective-taken':
    '{survivor} zdobywa Cel w Strefie {at}. Jest {token, select, red {czerwony} yellow {żółty} other {fioletowy}}.',
  'event.picked-up': '{survivor} podnosi w Strefie {at} {tokenAcc}.',
  'event.recruited': '{companion} idzie za {survivorIns}.',
  'event.shouted': '{survivor} hałasuje w Strefie {at}.',
  'event.noise': 'Żeton Hałasu trafia do Strefy {at}.',
  'event.reloaded': '{survivor} przeładowuje {itemAcc}.',
  'event.healed':
    '{survivor} ma znowu {health, plural, one {# punkt Zdrowia} few {# punkty Zdrowia} many {# punktów Zdrowia} other {# punktu Zdrowia}}.',
  'event.charge-placed': '{survivor} podkłada w Strefie {at} {itemAcc}.',
  'event.trap-set': '{survivor} zastawia Bombową Pułapkę w Strefie {at}.',
  'event.trap-sprung': 'Bombowa Pułapka w Strefie {at} wybucha.',
  'event.led': '{survivor} daje darmową Akcję {toDat}.',
  'event.to-the-rescue': '{survivor} rusza na ratunek.',
  'event.shoved': '{survivor} przepycha wszystkie Zombie ze Strefy {from} do Strefy {to}.',
  'event.saved': '{by} wyciąga {survivorAcc} ze Strefy {from} do Strefy {to}.',
  'event.not-saved': '{by} chce wyciągnąć {survivorAcc}, ale {survivor} zostaje na miejscu.',
  'event.summoned': '{survivor} wyzywa Zeusa.',

  // --- the Truck ---
  'event.boarded': '{survivor} wsiada jako {seat, select, driver {Kierowca} gunner {Strzelec} other {Pasażer}}.',
  'event.changed-seat':
    '{survivor} przesiada się na miejsce {seat, select, driver {Kierowcy} gunner {Strzelca} other {Pasażera}}.',
  'event.got-out': '{survivor} wysiada.',
  'event.drove': '{survivor} jedzie z {from} do {to}.',

  // --- Combat ---
  'event.attack': '{survivor} atakuje Strefę {at} {itemIns}.',
  'event.concentrated-attack': '{survivor} wykonuje {itemIns} Atak skoncentrowany na {typeAcc} w Strefie {at}.',
  'event.rolled': '{survivor} wyrzuca {dice}; kości Amunicji: {ammo}.',
  'event.rerolled': '{survivor} rzuca ponownie ({how, select, lucky {Farciarz} other {Żeton Grubej Ryby}}).',
  'event.more-dice': '{survivor} rzuca dodatkowymi kośćmi: {dice}.',
  'event.attack-result':
    '{hits, plural, =0 {Ani jednego trafienia} one {# trafienie} few {# trafienia} many {# trafień} other {# trafienia}} na {dice, plural, one {# kość} few {# kości} many {# kości} other {# kości}}{kills, plural, =0 {{caught, plural, =0 {{hits, select, 0 {; nikt nie ginie} other {; za mało Obrażeń, by kogoś zabić}}} one {; # Zombie leży w bolasach} few {; # Zombie leżą w bolasach} many {; # Zombie leży w bolasach} other {; # Zombie leży w bolasach}}} one {; ginie # Zombie} few {; giną # Zombie} many {; ginie # Zombie} other {; ginie # Zombie}}.',
  'event.killed':
    '{survivor, select, undefined {W Strefie {at} {type, select, shambler {{count, plural, one {ginie # Szuracz} few {giną # Szuracze} many {ginie # Szuraczy} other {ginie # Szuracza}}} alpha {{count, plural, one {ginie # Alfa} few {giną # Alfy} many {ginie # Alf} other {ginie # Alfy}}} valentine {ginie Valentine} queen {ginie Królowa} zeus {ginie Zeus} masked {ginie Zeus w Masce} other {ginie Zeus na Koniu}}} other {{survivor} zabija {type, select, shambler {{count, plural, one {# Szuracza} few {# Szuraczy} many {# Szuraczy} other {# Szuracza}}} alpha {{count, plural, one {# Alfę} few {# Alfy} many {# Alf} other {# Alfy}}} valentine {Valentine} queen {Królową} zeus {Zeusa} masked {Zeusa w Masce} other {Zeusa na Koniu}} w Strefie {at}}}.',
  'event.unmasked': 'Maska spada: w Strefie {at} stoi sam Zeus.',
  'event.trapped': 'W Strefie {at} w bolasach leży {type}.',
  'event.steady-hand': '{survivor} ma Pewną rękę i nie trafia przypadkiem {survivorsGen}.',
  'event.out-of-ammo': '{survivor} nie ma już amunicji do {itemGen}.',
  'event.explosion':
    'Wybuch w Strefie {at} zadaje wszystkim {damage, plural, one {# Obrażenie} few {# Obrażenia} many {# Obrażeń} other {# Obrażenia}}.',
  'event.wounded':
    '{survivor} otrzymuje {wounds, plural, one {# Ranę} few {# Rany} many {# Ran} other {# Rany}} {cause, select, zombies {od Zombie} friendly_fire {od Bratobójczego Ognia} other {od wybuchu}}; {health, plural, =0 {nie ma już Zdrowia} one {zostaje # punkt Zdrowia} few {zostają # punkty Zdrowia} many {zostaje # punktów Zdrowia} other {zostaje # punktu Zdrowia}}.',
  'event.eliminated': '{survivor} {survivorSex, select, she {poległa} other {poległ}} w Strefie {at}.',
  'event.companion-lost':
    '{survivor} {survivorSex, select, she {poległa} other {poległ}} jako Towarzysz {cause, select, zombies {od ataku Zombie} friendly_fire {od Bratobójczego Ognia} other {od wybuchu}}.',

  // --- Sleepers ---
  'event.sleepers-woke':
    'Śpiochy budzą się w Strefie {at}: {count, plural, one {# Szuracz} few {# Szuracze} many {# Szuraczy} other {# Szuracza}}.',
  'event.sleepers-eliminated':
    '{survivor} po cichu usuwa {count, plural, one {# Śpiocha} few {# Śpiochy} many {# Śpiochów} other {# Śpiocha}} w Strefie {at}.',

  // --- the horde ---
  'event.zombie-phase': 'Faza Zombie rundy {round}.',
  'event.zombies-attack':
    'W Strefie {at} {type, select, shambler {{count, plural, one {atakuje # Szuracz} few {atakują # Szuracze} many {atakuje # Szuraczy} other {atakuje # Szuracza}}} alpha {{count, plural, one {atakuje # Alfa} few {atakują # Alfy} many {atakuje # Alf} other {atakuje # Alfy}}} valentine {atakuje Valentine} queen {atakuje Królowa} zeus {atakuje Zeus} masked {atakuje Zeus w Masce} other {atakuje Zeus na Koniu}}.',
  'event.zombies-move':
    'Z {from} do {to} {type, select, shambler {{count, plural, one {idzie # Szuracz} few {idą # Szuracze} many {idzie # Szuraczy} other {idzie # Szuracza}}} alpha {{count, plural, one {idzie # Alfa} few {idą # Alfy} many {idzie # Alf} other {idzie # Alfy}}} valentine {idzie Valentine} queen {idzie Królowa} zeus {idzie Zeus} masked {idzie Zeus w Masce} other {idzie Zeus na Koniu}}. {why, select, noise_and_survivors {Widać stamtąd Ocalałych i Hałas w Strefie {target}.} most_survivors {Najwięcej Ocalałych widać stamtąd w Strefie {target}{tie, select, none {} first_player { (wybór Pierwszego Gracza)} other { (wybór gry)}}.} other {Nikogo stamtąd nie widać, więc prowadzi Hałas w Strefie {target}.}}{route, select, none {} first_player { Drogę wybrał Pierwszy Gracz.} other { Drogę wybrała gra.}}',
  'event.zombies-stay':
    'W Strefie {at} {type, select, shambler {{count, plural, one {zostaje # Szuracz} few {zostają # Szuracze} many {zostaje # Szuraczy} other {zostaje # Szuracza}}} alpha {{count, plural, one {zostaje # Alfa} few {zostają # Alfy} many {zostaje # Alf} other {zostaje # Alfy}}} valentine {zostaje Valentine} queen {zostaje Królowa} zeus {zostaje Zeus} masked {zostaje Zeus w Masce} other {zostaje Zeus na Koniu}}. {why, select, there {Właśnie tam jest Hałas.} other {Nie ma otwartej drogi do Strefy {target}.}}',
  'event.shortage':
    'Zabrakło figurek: {type, select, alpha {wszystkie Alfy aktywują się} other {wszyscy Szuracze aktywują się}} jeszcze raz.',
  'event.zombie-card':
    'Karta Zombie dla Strefy {at}: {type, select, shambler {{count, plural, =0 {nikt} one {# Szuracz} few {# Szuracze} many {# Szuraczy} other {# Szuracza}}} alpha {{count, plural, =0 {nikt} one {# Alfa} few {# Alfy} many {# Alf} other {# Alfy}}} valentine {Valentine} other {Królowa}}.',
  'event.order-card': 'Rozkaz Zeusa to „{card}”.',
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
  'event.device-on': '{survivor} uruchamia w Strefie {at} {deviceAcc}.',
  'event.power-on': 'Prąd wrócił: windy działają.',
  'event.truck-works': 'Ciężarówka Taco działa.',
  'event.spawn-zone-active':
    '{colour, select, blue {Niebieska Strefa Namnażania} green {Zielona Strefa Namnażania} other {Strefa Namnażania}} {at} jest aktywna.',
  'event.door-opened': 'Otwierają się drzwi {door}.',
  'event.bags-found':
    '{count, plural, one {W Strefie {at} leży torba z pieniędzmi.} few {W Strefie {at} leżą # torby z pieniędzmi.} many {W Strefie {at} leży # toreb z pieniędzmi.} other {W Strefie {at} leży # torby z pieniędzmi.}}',
  'event.crown-left': 'W Strefie {at} zostaje korona.',
  'event.helicopter-called':
    '{rounds, plural, =0 {Helikopter przyleci na koniec tej rundy.} one {Helikopter przyleci po jeszcze jednej pełnej rundzie.} few {Helikopter przyleci po # kolejnych pełnych rundach.} many {Helikopter przyleci po # kolejnych pełnych rundach.} other {Helikopter przyleci po # kolejnej pełnej rundy.}}',
  'event.helicopter-arrived': 'Helikopter jest na miejscu, w Strefie {at}.',
  'event.reward': '{survivor} znajduje {itemsAcc}.',

  // --- the Vault ---
  'event.vault-card': 'Odkryto kartę Skarbca „{card}”.',
  'event.challenge': '{survivor} mierzy się z pułapkami.',
  'event.challenge-rolled': 'Kości: {dice}. W rezerwie: {reserved}.',
  'event.bonus': '{survivor} pomaga ({bonus}). Kości: {dice}.',
  'event.challenge-won': '{survivor} układa Strita ({dice}) i pokonuje pułapki.',
  'event.challenge-lost': '{survivor} nie pokonuje pułapek.',
  'event.vault-opened': '{survivor} otwiera Skarbiec.',
} satisfies MessagesFor<'event', ArmyEvents>;
