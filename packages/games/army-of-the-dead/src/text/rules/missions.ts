import type { Chapter } from '@dreadhouse/engine';

/** What a mission sheet says, and what is special about each of the ten. */
export const missions: Chapter = {
  title: { en: 'Missions', pl: 'Misje' },
  rules: {
    'AD-MISS-01': {
      en: 'A Mission sheet states the specialists it needs, the version of Zeus, the slots for Personal Goals, how hard it is and how long it takes, the map, the special rules and the goals.',
      pl: 'Arkusz Misji podaje wymaganych specjalistów, wersję Zeusa, miejsca na Cele Osobiste, trudność i czas gry, mapę, zasady specjalne oraz cele.',
    },
    'AD-R-201': {
      en: 'Past the Containers: red tokens are lane markers. Take all 3 and bring a Shadow and the team to F1.',
      pl: 'Za murem z kontenerów: czerwone żetony to znaczniki drogi. Zdobądźcie wszystkie 3 i sprowadźcie Cienia wraz z ekipą do F1.',
    },
    'AD-R-202': {
      en: 'Taco Run: red tokens are parts. With all 4 taken, a Mechanic in D3 repairs the Truck for 1 Action; nobody gets in before. Drive it to G1.',
      pl: 'Kurs po taco: czerwone żetony to części. Gdy zdobędziecie wszystkie 4, Mechanik w D3 naprawia Ciężarówkę za 1 Akcję; wcześniej nikt nie wsiądzie. Dojedźcie nią do G1.',
    },
    'AD-R-203': {
      en: 'Power to the Penthouse: elevators stand still until a Mechanic spends 1 Action in 0E2. The blue Spawn Zone 1B3 wakes when a Survivor first is on floor 1.',
      pl: 'Prąd do penthouse’u: windy stoją, dopóki Mechanik nie wyda 1 Akcji w 0E2. Niebieska Strefa Namnażania 1B3 uaktywnia się, gdy pierwszy Ocalały znajdzie się na piętrze 1.',
    },
    'AD-R-204': {
      en: 'Wheels Up: red tokens are fuel. With all 3 taken, a Pilot in 2B2 starts the engine for 1 Action, and the Noise token moves there. The blue Spawn Zone 1A2 wakes when a Survivor first is on floor 1.',
      pl: 'Odlot: czerwone żetony to paliwo. Gdy zdobędziecie wszystkie 3, Pilot w 2B2 uruchamia silnik za 1 Akcję, a żeton Hałasu trafia do 2B2. Niebieska Strefa Namnażania 1A2 uaktywnia się, gdy pierwszy Ocalały znajdzie się na piętrze 1.',
    },
    'AD-R-205': {
      en: 'The Main Floor: Valentine starts in D3, and her card is not in the Zombie deck. Red tokens are cash boxes and may be taken at any time.',
      pl: 'Główna sala: Valentine zaczyna w D3, a jej karty nie ma w talii Zombie. Czerwone żetony to kasetki z gotówką; można je zdobywać w dowolnej chwili.',
    },
    'AD-R-206': {
      en: 'Der Ring: both halves of the floor plan come before the Challenge. The blue Spawn Zone VE1 wakes when a Survivor first is on floor V. When the Vault Door opens, 2 bags lie in VC1 and 2 in VD1; all four must come along. A bag is taken with 1 Action, fills no slot, can be traded and stays where its carrier dies.',
      pl: 'Der Ring: Wyzwanie można podjąć dopiero z obiema połowami planu. Niebieska Strefa Namnażania VE1 uaktywnia się, gdy pierwszy Ocalały znajdzie się na piętrze V. Gdy Drzwi Skarbca się otworzą, w VC1 i VD1 leżą po 2 torby; trzeba zabrać wszystkie cztery. Torbę zabiera się za 1 Akcję, nie zajmuje miejsca, można ją przekazać, a po śmierci niosącego zostaje w Strefie.',
    },
    'AD-R-207': {
      en: 'Her Majesty: the Queen starts in D2 with 2 Alphas, 1 more in C2 and in E2. Red tokens are caches: the taker also takes 1 TNT from deck or discards, or 1 Grenade. When the Queen dies, a crown lies in her Zone, Masked Zeus comes and both green Spawn Zones wake.',
      pl: 'Jej Królewska Mość: Królowa zaczyna w D2 z 2 Alfami, po 1 Alfie stoi w C2 i E2. Czerwone żetony to skrytki: zdobywca bierze też 1 TNT z talii lub stosu kart odrzuconych, a gdy go brak, 1 Granat. Gdy Królowa ginie, w jej Strefie leży korona, pojawia się Zeus w Masce i uaktywniają się obie zielone Strefy Namnażania.',
    },
    'AD-R-208': {
      en: 'Not on the Payroll: two Companions hide in 1D1 and 1B3, where nothing notices or hits them. Both room keys come before either can be recruited. The blue Spawn Zone 1E3 wakes when a Survivor first is on floor 1.',
      pl: 'Poza listą płac: dwoje Towarzyszy ukrywa się w 1D1 i 1B3, gdzie nic ich nie zauważy ani nie trafi. Zrekrutować ich można dopiero z oboma kluczami. Niebieska Strefa Namnażania 1E3 uaktywnia się, gdy pierwszy Ocalały znajdzie się na piętrze 1.',
    },
    'AD-R-209': {
      en: 'Liberty Stands: red tokens are flares. With all 3 taken, a Pilot in D5 lights the beacon for 1 Action: the Noise token moves there, Mounted Zeus comes and the green Spawn Zone D4 wakes. After three more complete rounds the helicopter is in D5.',
      pl: 'Wolność wciąż stoi: czerwone żetony to flary. Gdy zdobędziecie wszystkie 3, Pilot w D5 zapala sygnał za 1 Akcję: żeton Hałasu trafia do D5, pojawia się Zeus na Koniu i uaktywnia się zielona Strefa Namnażania D4. Po trzech kolejnych pełnych rundach helikopter jest w D5.',
    },
    'AD-R-210': {
      en: 'All or Nothing: only the yellow Personal Goal is drawn; the purple token brings its taker 2 Clips. With both fuses a Mechanic in 0D3 restores the power. The Vault is as in Der Ring, without a floor plan. With 2 bags carried, a Pilot in 2B2 starts the helicopter, and the Noise token moves there.',
      pl: 'Wszystko albo nic: dobiera się tylko żółty Cel Osobisty; fioletowy żeton daje zdobywcy 2 Magazynki. Z oboma bezpiecznikami Mechanik w 0D3 przywraca zasilanie. Skarbiec działa jak w Misji Der Ring, ale bez planu. Gdy Ocalali niosą 2 torby, Pilot w 2B2 uruchamia helikopter, a żeton Hałasu trafia do 2B2.',
    },
  },
};
