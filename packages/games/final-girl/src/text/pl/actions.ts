/** The action cards: names and what their rows do. */
export const actions = {
  'name.action.walk': 'Chód',
  'text.action.walk':
    '2 sukcesy: ruch o maksymalnie 2 pola, tracisz 1 punkt czasu. 1 sukces: ruch o maksymalnie 1 pole, tracisz 1 punkt czasu. Porażka: ruch o maksymalnie 1 pole, tracisz 1 punkt zdrowia i 2 punkty czasu albo tylko tracisz 2 punkty czasu.',
  'name.action.focus': 'Skupienie',
  'text.action.focus':
    '2 sukcesy: horror −1, zyskujesz 2 punkty czasu. 1 sukces: horror −1, tracisz 1 punkt czasu. Porażka: tracisz 2 punkty czasu.',
  'name.action.weak_attack': 'Słaby atak',
  'text.action.weak_attack':
    '2 sukcesy: 1 obrażenie. 1 sukces: 1 obrażenie, tracisz 1 punkt zdrowia. Porażka: tracisz 1 punkt zdrowia, koniec fazy.',
  'name.action.short_rest': 'Krótki odpoczynek',
  'text.action.short_rest':
    '2 sukcesy: odzyskujesz 2 punkty zdrowia. 1 sukces: odzyskujesz 1 punkt zdrowia, tracisz 1 punkt czasu. Porażka: odzyskujesz 1 punkt zdrowia, horror +1, tracisz 1 punkt czasu, koniec fazy.',
  'name.action.close_call': 'O mały włos',
  'text.action.close_call':
    'Po dowolnym rzucie horroru: rzuć ponownie jedną kością albo strać 2 punkty czasu i rzuć ponownie wszystkimi kośćmi tego rzutu.',
  'name.action.search': 'Przeszukanie',
  'text.action.search':
    'Tylko na polu przeszukania. 2 sukcesy: dobierasz 2 przedmioty, zatrzymujesz 1, tracisz 1 punkt czasu. 1 sukces: dobierasz 1 przedmiot, tracisz 1 punkt czasu. Porażka: dobierasz 1 przedmiot, horror +2, tracisz 2 punkty czasu albo horror +1, tracisz 2 punkty czasu.',
  'name.action.run': 'Bieg',
  'text.action.run':
    '2 sukcesy: ruch o maksymalnie 3 pola, tracisz 1 punkt czasu. 1 sukces: ruch o maksymalnie 2 pola, tracisz 1 punkt czasu. Porażka: ruch o maksymalnie 1 pole, tracisz 1 punkt zdrowia i 2 punkty czasu, koniec fazy albo tracisz 1 punkt zdrowia i 2 punkty czasu.',
  'name.action.guard': 'Zasłona',
  'text.action.guard':
    'Reakcja. 2 sukcesy: zignoruj atak. 1 sukces: jego obrażenia maleją o 2. Porażka: jego obrażenia maleją o 1, ale nie poniżej 1.',
  'name.action.distract': 'Odwrócenie uwagi',
  'text.action.distract':
    '2 sukcesy: horror −2, zyskujesz 2 punkty czasu. 1 sukces: horror −1, zyskujesz 1 punkt czasu. Porażka: horror −1, tracisz 4 punkty czasu albo horror +1, tracisz 2 punkty czasu.',
  'name.action.improvise': 'Improwizacja',
  'text.action.improvise':
    '2 sukcesy: do końca tej fazy akcji każde 3 i 4 liczy się jako sukces. 1 sukces: tak samo w następnym rzucie horroru. Porażka: horror +1, tracisz 1 punkt czasu.',
  'name.action.planning': 'Planowanie',
  'text.action.planning':
    '2 sukcesy: w następnym rzucie horroru 3 kości więcej. 1 sukces: 2 kości więcej, tracisz 1 punkt czasu. Porażka: 1 kość więcej, horror +1, tracisz 2 punkty czasu.',
  'name.action.retaliation': 'Zemsta',
  'text.action.retaliation':
    'Reakcja. 2 sukcesy: zignoruj atak, a atakujący otrzymuje 2 obrażenia. 1 sukces: obrażenia maleją o 2, a atakujący otrzymuje 1 obrażenie. Porażka: nic.',
  'name.action.furious_strike': 'Wściekłe uderzenie',
  'text.action.furious_strike':
    '2 sukcesy: 2 obrażenia, horror −1. 1 sukces: 1 obrażenie, horror −1, koniec fazy. Porażka: tracisz 1 punkt zdrowia, horror +1, koniec fazy.',
  'name.action.long_rest': 'Długi odpoczynek',
  'text.action.long_rest':
    '2 sukcesy: odzyskujesz 4 punkty zdrowia, tracisz 1 punkt czasu. 1 sukces: odzyskujesz 3 punkty zdrowia, tracisz 2 punkty czasu. Porażka: odzyskujesz 2 punkty zdrowia, horror +1, tracisz 2 punkty czasu, koniec fazy.',
  'name.action.critical_blow': 'Cios krytyczny',
  'text.action.critical_blow':
    '2 sukcesy: 3 obrażenia, horror −1. 1 sukces: 2 obrażenia, horror −1, koniec fazy. Porażka: 2 obrażenia, tracisz 2 punkty zdrowia, horror +1, koniec fazy.',
  'option.close_call': 'O mały włos: rzuć ponownie zamiast {dice}',
};
