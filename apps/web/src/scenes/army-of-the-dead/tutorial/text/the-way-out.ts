import { lessonWords } from '../../../../kit/tutorial/lesson.ts';

export const words = lessonWords({
  en: {
    title: 'The way out',
    about: 'Everything is done. Somebody is standing in the exit.',
    steps: {
      nearly: [
        'Nearly out',
        'All red Objectives are taken, both Personal Goals are done. A Shadow, both owners and three Survivors in all must stand in the *EXIT*, and no Zombie with them.',
      ],
      scott: [
        'Scott clears the way',
        'An *Alpha* dies of Damage 2, and Scott’s rifle does 1 with each hit. *Scott* first.',
        'Scott has the rifle.',
      ],
      focus: [
        'All on one',
        'A *Concentrated Attack* adds all hits together on one target. Choose it for the Alpha in *F1*.',
        'Concentrated, on the Alpha in F1.',
      ],
      in: [
        'The way is free',
        'Two hits, two Damage. Had one of yours stood there, every miss would have hit *them*. Now go in: *F1*.',
        'Into the exit, F1.',
      ],
      stay: ['Wait there', 'Scott stays where he is: *end his turn*.', 'He should stay in the exit.'],
      kate: ['The Shadow', 'Without a Shadow there is no way out: *Kate*.', 'Kate is next.'],
      'kate-in': ['After him', 'To *F1*.', 'Into the exit, F1.'],
      'kate-stays': ['And stays', '*End her turn*; one is missing.', 'She should stay in the exit.'],
      'dieter-in': [
        'Dieter, run',
        'Only Dieter is left. The moment he is there, it is *won*: *F1*.',
        'Into the exit, F1.',
      ],
      out: [
        'Out',
        'That is how missions end, with luck. You know enough for the first one, *Past the Containers*. The other nine have an elevator, a vault, a tiger and a king. *Good luck.*',
      ],
    },
  },
  pl: {
    title: 'Droga wyjścia',
    about: 'Wszystko zrobione. Ktoś stoi w wyjściu.',
    steps: {
      nearly: [
        'Prawie na zewnątrz',
        'Wszystkie czerwone Cele zdobyte, oba Cele Osobiste wykonane. W *wyjściu* muszą stanąć Cień, oboje właściciele i razem troje Ocalałych, bez żadnego Zombie.',
      ],
      scott: [
        'Scott toruje drogę',
        '*Alfa* ginie od 2 Obrażeń, a karabin Scotta zadaje 1 za trafienie. Najpierw *Scott*.',
        'Karabin ma Scott.',
      ],
      focus: [
        'Wszystko w jednego',
        '*Atak skoncentrowany* sumuje wszystkie trafienia w jednym celu. Wybierz go przeciw Alfie w *F1*.',
        'Skoncentrowany, w Alfę w F1.',
      ],
      in: [
        'Droga wolna',
        'Dwa trafienia, dwa Obrażenia. Gdyby stał tam ktoś z waszych, każde pudło trafiłoby w *niego*. Teraz wejdź: *F1*.',
        'Do wyjścia, F1.',
      ],
      stay: ['Zaczekaj tam', 'Scott zostaje: *zakończ jego turę*.', 'Niech zostanie w wyjściu.'],
      kate: ['Cień', 'Bez Cienia nie ma wyjścia: *Kate*.', 'Teraz Kate.'],
      'kate-in': ['Za nim', 'Do *F1*.', 'Do wyjścia, F1.'],
      'kate-stays': ['I zostaje', '*Zakończ jej turę*; brakuje jednej osoby.', 'Niech zostanie w wyjściu.'],
      'dieter-in': ['Dieter, biegiem', 'Został tylko Dieter. Gdy tam stanie, *wygrywacie*: *F1*.', 'Do wyjścia, F1.'],
      out: [
        'Na zewnątrz',
        'Tak przy odrobinie szczęścia kończą się Misje. Na pierwszą, *Za murem z kontenerów*, umiesz dość. W pozostałych dziewięciu czekają winda, skarbiec, tygrys i król. *Powodzenia.*',
      ],
    },
  },
});
