/** The mansion, the Survivors, the plans, and words for kinds of things. */
export const names = {
  'name.location.C1': 'Hol wejściowy',
  'name.location.C2': 'Galeria',
  'name.location.C3': 'Korytarz',
  'name.location.C4': 'Gabinet',
  'name.location.C5': 'Biblioteka',
  'name.location.N1': 'Salon',
  'name.location.N2': 'Jadalnia',
  'name.location.N3': 'Kuchnia',
  'name.location.N4': 'Schowek',
  'name.location.N5': 'Sala bankietowa',
  'name.location.Z1': 'Ścieżka za domem',
  'name.location.Z2': 'Cmentarz',
  'name.location.Z3': 'Szopa',
  'name.location.Z4': 'Szklarnia',
  'name.location.Z5': 'Ogród',
  'name.area.C': 'Obszar czerwony',
  'name.area.N': 'Obszar niebieski',
  'name.area.Z': 'Obszar zielony',

  'name.survivor.anna': 'Anna',
  'name.survivor.marco': 'Marco',
  'name.survivor.johnson': 'Johnson',
  'name.survivor.sophia': 'Sophia',
  'name.survivor.william': 'William',
  'text.survivor.anna':
    'Niewidoczna: WYKRYWANIE nigdy jej nie znajduje. Zwinne palce: to, co znajdzie, przeszukując, nie powoduje hałasu.',
  'text.survivor.marco':
    'Dobrze zaopatrzony (akcja specjalna, trzy razy w grze): odzyskuje ze stosu odrzuconych Zioła, Środek uspokajający, Adrenalinę albo Apteczkę.',
  'text.survivor.johnson': 'Juczny muł: nosi dowolnie wiele przedmiotów. Mechanik: Narzędziami naprawia o 3.',
  'text.survivor.sophia':
    'Spostrzegawcza (akcja specjalna): korzysta z tajnego przejścia w swojej lokalizacji; z Latarką jako akcja dodatkowa.',
  'text.survivor.william': 'Sprint (akcja specjalna): RUCH do 3. Zabijaka: +1 do obrony, gdy nie używa przedmiotu.',
  'name.ability.perceptive': 'Spostrzegawcza',
  'name.ability.sprint': 'Sprint',
  'name.ability.well-supplied': 'Dobrze zaopatrzony',

  'name.plan.locksmith': 'Ślusarz',
  'name.plan.jury-rig': 'Prowizorka',
  'name.plan.decoys': 'Wabiki',
  'name.plan.stick-together': 'Trzymajmy się razem',
  'name.plan.hidden-ways': 'Ukryte drogi',
  'name.plan.dark-bargain': 'Mroczny układ',
  'text.plan.locksmith':
    '1: ktoś ma Narzędzia. 2: ktoś jest przy Głównym wyjściu. 3: dwa klucze. Potem, raz, przy Głównym wyjściu: odrzućcie Narzędzia w zamian za klucz.',
  'text.plan.jury-rig':
    '1: postęp naprawy. 2: ktoś ma Narzędzia. 3: ktoś jest przy radiu. Potem, raz: naprawa dwiema kartami Narzędzi kończy radio.',
  'text.plan.decoys':
    '1: hałas w dwóch lokalizacjach. 2: ktoś jest w obszarze zielonym. 3: hałas w trzech lokalizacjach albo Petarda. Potem gdzieś leży znacznik; raz na rundę może tam powstać hałas.',
  'text.plan.stick-together':
    '1: wszyscy w jednym obszarze. 2: nikt dalej niż o krok od innych. 3: wszyscy w jednej lokalizacji. Potem, raz: wszyscy się uspokajają, a jedna osoba zostaje wyleczona.',
  'text.plan.hidden-ways':
    '1: ktoś w Salonie lub na Cmentarzu. 2: ktoś w Sali bankietowej lub w Ogrodzie. 3: ktoś w każdym obszarze. Potem każdy może korzystać z tajnych przejść jako akcji specjalnej.',
  'text.plan.dark-bargain':
    '1: ktoś ma Talizman. 2: ktoś na Cmentarzu. 3: ktoś w Bibliotece. Potem, raz: odrzućcie Talizman, dobierzcie trzy odkrycia i zatrzymajcie jedno.',

  'name.kind.quick': 'szybka',
  'name.kind.special': 'specjalna',
  'name.kind.slow': 'wolna',
  'name.kind.attack': 'atak',
  'name.back.b': 'przedmiot startowy',
  'name.back.d': 'odkrycie',
  'name.back.s': 'karta przeszukiwania',
  'name.back.c': 'ostatnia karta przeszukiwania',
} as const;
