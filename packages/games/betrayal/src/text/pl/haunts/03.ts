/** Inhale. */
export const haunt03 = {
  'haunt.3.title': 'Wdech',
  'haunt.3.intro.all':
    'To nigdy nie był kurz. Siedzi wam w płucach od samego holu, dobrze mu tam i snuje plany co do mebli. Na fiolce jest przepis, a wszystkiego wystarczy dla jednej osoby.',
  'haunt.3.setup.all':
    'W domu jest Laboratorium. Na losowych płytkach nad piwnicą {stills, plural, one {staje # Destylator} few {stają # Destylatory} many {staje # Destylatorów} other {staje # Destylatora}}.',
  'haunt.3.goal.heroes':
    'Wygrywasz, jeśli na początku swojej tury wypijesz Lek, jeśli niesiesz najwięcej, gdy wszyscy żywi są w stanie Zarośnięcia, albo jeśli przeżyjesz pozostałych.',
  'haunt.3.goal.traitor': 'Wszyscy chcą tego samego: wystarczy dla jednej osoby.',
  'haunt.3.rule.opponents':
    'Każdy jest przeciwnikiem każdego. Nikt nie niesie więcej niż jednego Korzenia, jednego Popiołu, jednej Rtęci i jednego Leku; można je wymieniać.',
  'haunt.3.rule.settle':
    'Musi się odstać: na początku swojej tury wypijasz Lek i wygrywasz, jeśli nie jesteś w stanie Zarośnięcia i niesiesz go bez przerwy od końca swojej poprzedniej tury.',
  'haunt.3.rule.snatch':
    'Wyrwanie: jeśli wygrasz własny atak, możesz zamiast zadać obrażenia zabrać przegranemu żeton, który wolno ci nieść.',
  'haunt.3.rule.breathe':
    'Na koniec swojej tury dostajesz 1 Zarodnik, a jeśli na twojej płytce jest ktoś jeszcze, to o jeden więcej. Gdy masz {full, plural, one {# Zarodnik} few {# Zarodniki} many {# Zarodników} other {# Zarodnika}}, do końca gry jesteś w stanie Zarośnięcia.',
  'haunt.3.rule.overgrown':
    'W stanie Zarośnięcia masz 2 ruchy na turę, niczego nie zbierasz, nie destylujesz i nie pijesz. Twoje cechy nie spadają poniżej stanu krytycznego. Jeśli wygrasz własny atak na kogoś, kto nie jest w tym stanie, możesz mu zamiast tego dać 2 Zarodniki.',
  'haunt.3.rule.crown':
    'Gdy wszyscy żywi są w stanie Zarośnięcia, wygrywa osoba z największą liczbą punktów: 4 za Lek, po 1 za składnik; przy remisie ta, która zarosła najpóźniej, a potem późniejsza w kolejności.',
  'haunt.3.action.pull': 'Wyrwij korzeń',
  'haunt.3.text.pull': 'Na płytce z symbolem Wydarzenia, bez Korzenia: rzut Siły; od 4 bierzesz Korzeń.',
  'haunt.3.action.sweep': 'Zgarnij popiół',
  'haunt.3.text.sweep': 'Na płytce z symbolem Omenu, bez Popiołu: rzut Poczytalności; od 4 bierzesz Popiół.',
  'haunt.3.action.catch': 'Złap rtęć',
  'haunt.3.text.catch': 'Na płytce z symbolem Przedmiotu, bez Rtęci: rzut Szybkości; od 4 bierzesz Rtęć.',
  'haunt.3.action.distil': 'Destyluj',
  'haunt.3.text.distil':
    'W Laboratorium albo na płytce z Destylatorem, z Korzeniem, Popiołem i Rtęcią, a bez Leku: rzut Wiedzy; od 4 oddajesz te trzy i bierzesz Lek.',
  'haunt.3.ask.grab': 'Przewaga jest po twojej stronie. Co zabierasz?',
  'haunt.3.option.grab': '{token}',
  'haunt.3.option.grab-nothing': 'Nic: niech zaboli',
  'haunt.3.option.infect': 'Zrób wydech: 2 Zarodniki dla przegranego',
  'haunt.3.event.spores':
    '{who} bierze wdech i ma {n, plural, one {# Zarodnik} few {# Zarodniki} many {# Zarodników} other {# Zarodnika}}.',
  'haunt.3.won.cured': 'Kaszlesz raz, grzecznie, a na dywan wypada coś z korzeniami i wygląda na urażone.',
  'haunt.3.won.crowned': 'Kolonia głosowała. Jednomyślnie; zawsze jest jednomyślnie.',
  'haunt.3.won.last-alive': 'Powietrze należy tylko do ciebie. Robisz wydech z nadzieją, że to się liczy.',
  'haunt.3.won.all-dead': 'Nikt nie oddycha. Meble rozkwitają.',
  'haunt.3.status.overgrown': 'Zarośnięcie',
  'name.token.root': 'Korzeń',
  'name.token.ash': 'Popiół',
  'name.token.quicksilver': 'Rtęć',
  'name.token.cure': 'Lek',
  'looks.token.cure': '{n, select, 0 {jeszcze się nie odstał} other {już się odstał}}',
  'name.token.still': 'Destylator',
  'name.token.spores': 'Zarodniki',
} as const;
