import type { Texts } from '@dreadhouse/text';
import { missionNames } from '../mission-names.ts';

export const missions: Texts = {
  ...missionNames('pl'),

  'name.difficulty.easy': 'łatwa',
  'name.difficulty.medium': 'średnia',
  'name.difficulty.hard': 'trudna',
  'name.difficulty.very-hard': 'bardzo trudna',

  'name.device.truck-engine': 'silnik Ciężarówki Taco',
  'name.device.power': 'zasilanie',
  'name.device.helicopter-engine': 'silnik helikoptera',
  'name.device.beacon': 'sygnał świetlny',
  'name.device.generator': 'generator',
  'name.device.gate': 'brama',
  'name.device.radio': 'radiostacja',
  'name.device.alarm': 'alarm',

  'why.needs-tough': 'Może to zrobić tylko Twardziel.',
  'why.needs-pilot': 'Może to zrobić tylko Pilot.',
  'why.needs-safecracker': 'Może to zrobić tylko Kasiarz.',
  'why.needs-shadow': 'Może to zrobić tylko Cień.',
  'why.needs-mechanic': 'Może to zrobić tylko Mechanik.',
  'why.needs-red-taken': 'Najpierw trzeba zdobyć wszystkie czerwone żetony.',
  'why.needs-bags': 'Ekipa nie niesie jeszcze dość toreb.',
  'why.needs-done': 'Najpierw musi działać coś innego.',
  'why.needs-vault-open': 'Najpierw trzeba otworzyć Skarbiec.',

  'mission.who.tough': 'Twardziel',
  'mission.who.pilot': 'Pilot',
  'mission.who.safecracker': 'Kasiarz',
  'mission.who.shadow': 'Cień',
  'mission.who.mechanic': 'Mechanik',
  'mission.who.owners': 'wszyscy właściciele Celów Osobistych',
  'mission.who.by-name': '{who} ({people})',
  'mission.none.tough': 'Nie ma już żywego Twardziela',
  'mission.none.pilot': 'Nie ma już żywego Pilota',
  'mission.none.safecracker': 'Nie ma już żywego Kasiarza',
  'mission.none.shadow': 'Nie ma już żywego Cienia',
  'mission.none.mechanic': 'Nie ma już żywego Mechanika',
  'mission.abomination.valentine': 'Valentine',
  'mission.abomination.queen': 'Królowa',
  'mission.abomination.zeus': 'Zeus',
  'mission.zeus.zeus': 'Zeus',
  'mission.zeus.masked': 'Zeus w Masce',
  'mission.zeus.mounted': 'Zeus na Koniu',

  'mission.red.lane-marker': 'Czerwone żetony to znaczniki drogi.',
  'mission.red.part': 'Czerwone żetony to części zamienne.',
  'mission.red.keycard': 'Czerwone żetony to karty do pokojów.',
  'mission.red.fuel': 'Czerwone żetony to kanistry z paliwem.',
  'mission.red.cash-box': 'Czerwone żetony to kasetki z gotówką.',
  'mission.red.floor-plan': 'Czerwone żetony to fragmenty planu.',
  'mission.red.cache': 'Czerwone żetony to skrytki z ładunkami.',
  'mission.red.room-key': 'Czerwone żetony to klucze do pokojów.',
  'mission.red.flare': 'Czerwone żetony to flary.',
  'mission.red.fuse': 'Czerwone żetony to bezpieczniki.',
  'mission.red.supply': 'Czerwone żetony to zapasy.',

  'mission.rule.zombies':
    '{type, select, shambler {{count, plural, one {W Strefie {zone} zaczyna Szuracz.} few {W Strefie {zone} zaczynają # Szuracze.} many {W Strefie {zone} zaczyna # Szuraczy.} other {W Strefie {zone} zaczyna # Szuracza.}}} alpha {{count, plural, one {W Strefie {zone} zaczyna Alfa.} few {W Strefie {zone} zaczynają # Alfy.} many {W Strefie {zone} zaczyna # Alf.} other {W Strefie {zone} zaczyna # Alfy.}}} valentine {W Strefie {zone} zaczyna Valentine.} other {W Strefie {zone} zaczyna Królowa.}}',
  'mission.rule.truck':
    '{works, select, yes {Ciężarówka Taco stoi w Strefie {zone}, gotowa do jazdy.} other {Ciężarówka Taco stoi w Strefie {zone}; przed naprawą nikt do niej nie wsiądzie.}}',
  'mission.rule.power': 'Windy stoją, dopóki nie wróci prąd.',
  'mission.rule.vault': 'Skarbiec leży za Strefą Pułapek {zone}.',
  'mission.rule.companions':
    '{count, plural, one {W Strefie {zones} ukrywa się Towarzysz} few {W Strefach {zones} ukrywa się # Towarzyszy} many {W Strefach {zones} ukrywa się # Towarzyszy} other {W Strefach {zones} ukrywa się # Towarzysza}}; nic ich tam nie zauważy ani nie trafi.',
  'mission.rule.goals': 'Dobiera się tylko jeden Cel Osobisty.',
  'mission.rule.reward':
    '{token, select, red {Kto zdobędzie czerwony żeton} other {Kto zdobędzie fioletowy żeton}}, bierze też z talii lub kart odrzuconych: {cards}.',
  'mission.rule.device': '{who} w Strefie {zone} może za 1 Akcję uruchomić {deviceAcc}.',
  'mission.rule.first': 'Warunek: {needs}.',
  'mission.rule.then': 'Wtedy {effects}.',
  'mission.rule.event': '{when}, {effects}.',
  'mission.card': '{card} (×{count})',
  'mission.card-or': '{card} (×{count}), a jeśli brak: {other}',

  'mission.need.red-taken': 'zdobyliście wszystkie czerwone żetony',
  'mission.need.bags':
    'Ocalali niosą co najmniej {count, plural, one {# torbę} few {# torby} many {# toreb} other {# torby}}',
  'mission.need.done': 'działa {device}',
  'mission.need.vault-open': 'Skarbiec jest otwarty',

  'mission.effect.power': 'windy działają',
  'mission.effect.truck-works': 'Ciężarówka Taco jest gotowa do jazdy',
  'mission.effect.noise': 'Hałas trafia do Strefy {zone}',
  'mission.effect.zeus': 'pojawia się {zeus}',
  'mission.effect.spawn': 'uaktywnia się Strefa Namnażania {zone}',
  'mission.effect.open': 'otwierają się drzwi {door}',
  'mission.effect.bags':
    '{count, plural, one {w Strefie {zone} pojawia się # torba} few {w Strefie {zone} pojawiają się # torby} many {w Strefie {zone} pojawia się # toreb} other {w Strefie {zone} pojawia się # torby}}',
  'mission.effect.crown': 'zostaje korona',
  'mission.effect.arrives':
    '{rounds, plural, =0 {helikopter przylatuje na koniec rundy} one {helikopter przylatuje po jeszcze jednej pełnej rundzie} few {helikopter przylatuje po # kolejnych pełnych rundach} many {helikopter przylatuje po # kolejnych pełnych rundach} other {helikopter przylatuje po # kolejnej pełnej rundy}}',

  'mission.when.floor': 'Gdy pierwszy Ocalały znajdzie się na piętrze {floor}',
  'mission.when.killed': 'Gdy ginie {abomination}',
  'mission.when.vault-open': 'Gdy otworzą się Drzwi Skarbca',
  'mission.when.red-taken': 'Gdy zdobędziecie wszystkie czerwone żetony',
  'mission.when.taken':
    '{colour, select, yellow {Gdy zdobędziecie żółty żeton} other {Gdy zdobędziecie fioletowy żeton}}',
  'mission.when.recruited':
    '{count, plural, one {Gdy zrekrutujecie pierwszego Towarzysza} few {Gdy zrekrutujecie # Towarzyszy} many {Gdy zrekrutujecie # Towarzyszy} other {Gdy zrekrutujecie # Towarzysza}}',

  'mission.win.red-taken':
    '{count, plural, one {Zdobądźcie czerwony żeton.} few {Zdobądźcie wszystkie # czerwone żetony.} many {Zdobądźcie wszystkie czerwone żetony: #.} other {Zdobądźcie wszystkie czerwone żetony: #.}}',
  'mission.win.killed':
    '{abomination, select, Valentine {Zabijcie Valentine.} Zeus {Zabijcie Zeusa.} other {Zabijcie Królową.}}',
  'mission.win.done': 'Uruchomcie {deviceAcc}.',
  'mission.win.arrived': 'Przetrwajcie do przylotu helikoptera.',
  'mission.win.bags':
    '{count, plural, one {Zanieście torbę do Strefy {zone}; nikt poza nią nie może nieść żadnej.} few {Zanieście co najmniej # torby do Strefy {zone}; nikt poza nią nie może nieść żadnej.} many {Zanieście co najmniej # toreb do Strefy {zone}; nikt poza nią nie może nieść żadnej.} other {Zanieście co najmniej # torby do Strefy {zone}; nikt poza nią nie może nieść żadnej.}}',
  'mission.win.crown': 'Zanieście koronę do Strefy {zone}.',
  'mission.win.companions': 'Doprowadźcie żywych wszystkich Towarzyszy z ich Dowódcami do Strefy {zone}.',
  'mission.win.gather':
    'Zbierzcie się w Strefie {zone} bez Zombie. Mają tam stanąć: {who}, a łącznie {count, plural, one {co najmniej # Ocalały} few {co najmniej # Ocalałych} many {co najmniej # Ocalałych} other {co najmniej # Ocalałego}} albo wszyscy żyjący.',
  'mission.win.truck': 'Doprowadźcie Ciężarówkę Taco do Strefy {zone} bez Zombie; na pokładzie mają być: {who}.',
  'mission.short.gather':
    'Zbierzcie się w Strefie {zone} bez Zombie: {count, plural, one {co najmniej # osoba} few {co najmniej # osoby} many {co najmniej # osób} other {co najmniej # osoby}}, w tym {people}.',
  'mission.short.truck': 'Doprowadźcie Ciężarówkę Taco do Strefy {zone} bez Zombie; na pokładzie mają być: {people}.',
  'mission.win.goals':
    '{count, plural, one {Spełnijcie Cel Osobisty.} few {Spełnijcie oba Cele Osobiste.} many {Spełnijcie wszystkie Cele Osobiste.} other {Spełnijcie Cele Osobiste.}}',

  'mission.lose.none-alive': '{none}.',
  'mission.lose.none-alive-until': '{none}, zanim zadziała {device}.',
  'mission.lose.companion-lost': 'Ginie Towarzysz.',
  'mission.lose.owner': 'Ginie właściciel Celu Osobistego.',
};
