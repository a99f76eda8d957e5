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
  'name.device.helicopter-engine': 'silnik śmigłowca',
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
  'mission.none.tough': 'Nie żyje żaden Twardziel',
  'mission.none.pilot': 'Nie żyje żaden Pilot',
  'mission.none.safecracker': 'Nie żyje żaden Kasiarz',
  'mission.none.shadow': 'Nie żyje żaden Cień',
  'mission.none.mechanic': 'Nie żyje żaden Mechanik',
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
    '{type, select, shambler {{count, plural, one {W {zone} zaczyna Szuracz.} few {W {zone} zaczynają # Szuracze.} many {W {zone} zaczyna # Szuraczy.} other {W {zone} zaczyna # Szuracza.}}} alpha {{count, plural, one {W {zone} zaczyna Alfa.} few {W {zone} zaczynają # Alfy.} many {W {zone} zaczyna # Alf.} other {W {zone} zaczyna # Alfy.}}} valentine {W {zone} zaczyna Valentine.} other {W {zone} zaczyna Królowa.}}',
  'mission.rule.truck':
    '{works, select, yes {Ciężarówka Taco stoi w {zone}, gotowa do jazdy.} other {Ciężarówka Taco stoi w {zone}; przed naprawą nikt do niej nie wsiądzie.}}',
  'mission.rule.power': 'Windy stoją, dopóki nie wróci prąd.',
  'mission.rule.vault': 'Skarbiec leży za Strefą Pułapek {zone}.',
  'mission.rule.companions':
    '{count, plural, one {W {zones} ukrywa się Towarzysz} few {W {zones} ukrywa się # Towarzyszy} many {W {zones} ukrywa się # Towarzyszy} other {W {zones} ukrywa się # Towarzysza}}; nic ich tam nie zauważy ani nie trafi.',
  'mission.rule.goals': 'Dobiera się tylko jeden Cel Osobisty.',
  'mission.rule.reward':
    '{token, select, red {Kto zdobędzie czerwony żeton} other {Kto zdobędzie fioletowy żeton}}, bierze też z talii lub kart odrzuconych: {cards}.',
  'mission.rule.device': '{who} w {zone} może za 1 Akcję uruchomić: {device}.',
  'mission.rule.first': 'Warunek: {needs}.',
  'mission.rule.then': 'Wtedy: {effects}.',
  'mission.rule.event': '{when}: {effects}.',
  'mission.card': '{card} (×{count})',
  'mission.card-or': '{card} (×{count}), a jeśli brak: {other}',

  'mission.need.red-taken': 'zdobyte wszystkie czerwone żetony',
  'mission.need.bags':
    'Ocalali niosą co najmniej {count, plural, one {# torbę} few {# torby} many {# toreb} other {# torby}}',
  'mission.need.done': 'działa: {device}',
  'mission.need.vault-open': 'otwarty Skarbiec',

  'mission.effect.power': 'windy działają',
  'mission.effect.truck-works': 'Ciężarówka Taco jest gotowa do jazdy',
  'mission.effect.noise': 'Hałas w {zone}',
  'mission.effect.zeus': 'pojawia się {zeus}',
  'mission.effect.spawn': 'uaktywnia się Strefa Namnażania {zone}',
  'mission.effect.open': 'otwierają się drzwi {door}',
  'mission.effect.bags':
    '{count, plural, one {# torba w {zone}} few {# torby w {zone}} many {# toreb w {zone}} other {# torby w {zone}}}',
  'mission.effect.crown': 'zostaje korona',
  'mission.effect.arrives':
    '{rounds, plural, =0 {śmigłowiec przylatuje na koniec rundy} one {śmigłowiec przylatuje po jeszcze jednej pełnej rundzie} few {śmigłowiec przylatuje po # kolejnych pełnych rundach} many {śmigłowiec przylatuje po # kolejnych pełnych rundach} other {śmigłowiec przylatuje po # kolejnej pełnej rundy}}',

  'mission.when.floor': 'Gdy pierwszy Ocalały znajdzie się na piętrze {floor}',
  'mission.when.killed': 'Gdy ginie {abomination}',
  'mission.when.vault-open': 'Gdy otworzą się Drzwi Skarbca',
  'mission.when.red-taken': 'Gdy zdobędziecie wszystkie czerwone żetony',
  'mission.when.taken':
    '{colour, select, yellow {Gdy zdobędziecie żółty żeton} other {Gdy zdobędziecie fioletowy żeton}}',
  'mission.when.recruited':
    '{count, plural, one {Gdy zrekrutujecie pierwszego Towarzysza} few {Gdy zrekrutujecie # Towarzyszy} many {Gdy zrekrutujecie # Towarzyszy} other {Gdy zrekrutujecie # Towarzysza}}',

  'mission.win.red-taken':
    '{count, plural, one {Zdobyto czerwony żeton.} few {Zdobyto wszystkie # czerwone żetony.} many {Zdobyto wszystkie # czerwonych żetonów.} other {Zdobyto wszystkie # czerwonego żetonu.}}',
  'mission.win.killed': 'Zabito cel: {abomination}.',
  'mission.win.done': 'Uruchomiono: {device}.',
  'mission.win.arrived': 'Śmigłowiec przyleciał.',
  'mission.win.bags':
    '{count, plural, one {Ocalały w {zone} niesie torbę i nikt poza tym miejscem żadnej nie niesie.} few {Ocalali w {zone} niosą razem co najmniej # torby i nikt poza tym miejscem żadnej nie niesie.} many {Ocalali w {zone} niosą razem co najmniej # toreb i nikt poza tym miejscem żadnej nie niesie.} other {Ocalali w {zone} niosą razem co najmniej # torby i nikt poza tym miejscem żadnej nie niesie.}}',
  'mission.win.crown': 'Ocalały w {zone} niesie koronę.',
  'mission.win.companions': 'Wszyscy Towarzysze żyją i są ze swoimi Dowódcami w {zone}.',
  'mission.win.gather':
    'W {zone} nie ma Zombie, a są tam: {who} i łącznie {count, plural, one {co najmniej # Ocalały} few {co najmniej # Ocalałych} many {co najmniej # Ocalałych} other {co najmniej # Ocalałego}} albo wszyscy żyjący.',
  'mission.win.truck': 'Ciężarówka Taco jest w {zone}, gdzie nie ma Zombie, a na pokładzie są: {who}.',
  'mission.win.goals':
    '{count, plural, one {Cel Osobisty jest spełniony.} few {Oba Cele Osobiste są spełnione.} many {Wszystkie Cele Osobiste są spełnione.} other {Cele Osobiste są spełnione.}}',

  'mission.lose.none-alive': '{none}.',
  'mission.lose.none-alive-until': '{none}, zanim zadziała: {device}.',
  'mission.lose.companion-lost': 'Ginie Towarzysz.',
  'mission.lose.owner': 'Ginie właściciel Celu Osobistego.',
};
