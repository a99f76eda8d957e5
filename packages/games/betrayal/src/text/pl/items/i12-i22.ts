/** Items I12 to I22. */
export const items12to22 = {
  'name.item.lucky-coin': 'Szczęśliwa Moneta',
  'text.item.lucky-coin':
    'Specjalne działanie: po swoim rzucie cechy rzuć ponownie wszystkimi pustymi kośćmi; otrzymujesz 1 Obrażenie Psychiczne za każdą, która nadal jest pusta.',
  'name.item.machete': 'Maczeta',
  'text.item.machete': 'Broń. +1 do wyniku twojego ataku.',
  'name.item.magic-camera': 'Magiczny Aparat',
  'text.item.magic-camera': 'Zamiast Wiedzą możesz rzucać Poczytalnością.',
  'name.item.map': 'Mapa',
  'text.item.map': 'Specjalne działanie: zakop ją i umieść swojego poszukiwacza na dowolnej płytce.',
  'name.item.mirror': 'Lustro',
  'text.item.mirror': 'Specjalne działanie: zakop je i zregeneruj Wiedzę oraz Poczytalność.',
  'name.item.mystical-stopwatch': 'Mistyczny Stoper',
  'text.item.mystical-stopwatch':
    'Specjalne działanie, dopiero po rozpoczęciu nawiedzenia: zakop go i po tej turze rozegraj jeszcze jedną.',
  'name.item.necklace-of-teeth': 'Naszyjnik z Zębów',
  'text.item.necklace-of-teeth': 'Na koniec swojej tury możesz zyskać 1 punkt jednej krytycznej cechy.',
  'name.item.rabbits-foot': 'Królicza Łapka',
  'text.item.rabbits-foot': 'Specjalne działanie: powtórz rzut jedną z kości, którymi właśnie rzucasz.',
  'name.item.skeleton-key': 'Klucz Uniwersalny',
  'text.item.skeleton-key':
    'Możesz przechodzić przez ścianę na płytkę, która styka się z twoją. Za każdym razem rzuć kością: jeśli jest pusta, zakop klucz. Nie otwiera nieodkrytych pokoi.',
  'name.item.strange-amulet': 'Dziwny Amulet',
  'text.item.strange-amulet': 'Ilekroć otrzymujesz Obrażenia Fizyczne, zyskujesz 1 punkt Poczytalności.',
  'name.item.strange-medicine': 'Dziwne Lekarstwo',
  'text.item.strange-medicine': 'Specjalne działanie: zakop je i zregeneruj Siłę oraz Szybkość.',
} as const;
