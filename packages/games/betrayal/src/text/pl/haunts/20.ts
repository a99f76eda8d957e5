/** Pack Law. */
export const haunt20 = {
  'haunt.20.title': 'Prawo Sfory',
  'haunt.20.intro.heroes':
    'Pies unosi łeb i odpowiada na wycie spod podłogi. Odpowiada też ktoś z was. Klątwa, jak się okazuje, ma smycz.',
  'haunt.20.intro.traitor': 'Od początku było wiadomo, kto trzyma tę smycz. Ty.',
  'haunt.20.setup.traitor':
    'Zregeneruj wszystkie cechy. Na twojej płytce {hounds, plural, one {staje # Ogar} few {stają # Ogary} many {staje # Ogarów} other {staje # Ogara}}.',
  'haunt.20.goal.heroes': 'Bohaterowie wygrywają, gdy na koniec tury bohatera w domu nie ma żadnego Ogara.',
  'haunt.20.goal.traitor': 'Zdrajca wygrywa, gdy wszyscy bohaterowie są martwi.',
  'haunt.20.action.speak-its-name': 'Wypowiedz jego imię',
  'haunt.20.text.speak-its-name':
    'Na płytce z ogłuszonym Ogarem: rzut Wiedzy; od 4 jeden ogłuszony Ogar stąd znika z gry.',
  'haunt.20.action.howl': 'Zawyj',
  'haunt.20.text.howl':
    'Rzuć 3 kośćmi; od 3 na twojej płytce pojawia się nowy Ogar i działa już w tej turze Potworów. W całej grze może się to udać {howls, plural, one {raz} few {# razy} many {# razy} other {# razu}}.',
  'haunt.20.won.named': 'Jeden po drugim siadają, potem się kładą, a potem są już tylko płaszczami na podłodze.',
  'haunt.20.won.all-dead': 'Nad ranem we wsi nikt nie wypuszcza kotów.',
  'haunt.20.monster.hound': 'Atakuje Siłą; obrażenia go ogłuszają.',
  'haunt.20.counter.howls': 'Wycia, na które przyszła odpowiedź',
  'haunt.20.counter.hounds': 'Ogary w domu',
  'name.monster.hound': 'Ogar',
} as const;
