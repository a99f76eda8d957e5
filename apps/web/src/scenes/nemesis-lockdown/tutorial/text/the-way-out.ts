import { lessonWords } from '../../../../kit/tutorial/lesson.ts';

export const words = lessonWords({
  en: {
    title: 'The Way Out',
    about: 'Objectives, contingency plans, and three ways to survive the end.',
    steps: {
      late: [
        'Late',
        'The time token is on *8*. When it comes to the end of the track, whoever is still in the base dies. You have sent your *signal*, and nobody has met a stalker yet. The Hacker has three serious wounds and one action left.',
      ],
      hacker: ['The Hacker', 'He leaves the Communications Room. Press *Next* and watch.'],
      pays: [
        'A noisy corridor',
        'He pays with a card; one is left in his hand. Next to the Elevator Shaft it is noisy already.',
      ],
      objective: [
        'The first encounter',
        'A *creeper*, the first stalker of this game: now everybody keeps *one of two objectives*, at the same time and in secret. You can sit it out, locked in, with a signal sent. Or carry an egg outside. You have no egg: keep *Sit It Out*.',
        'You have no egg, and little time. Sit It Out.',
      ],
      'his-objective': [
        'He chooses, too',
        'You will not learn what he has kept. He may want you out of the way; he may want nothing from you. You may ask him. *He may lie.*',
      ],
      dies: [
        'Surprised',
        'The creeper’s number is 2, and he had one card: it attacked at once. With three serious wounds any wound kills. His death has *opened the Main Gate*.',
      ],
      ways: [
        'Three ways to live',
        '*A pod:* get in while a CSS token lies under the time token; the token says which pods leave. *The Main Gate:* through the Exit Room 001, with the Rover or in a suit. *The Isolation Room:* lock yourself in, from field 8 on. It is next door.',
      ],
      plans: [
        'What they have planned for you',
        'One contingency plan is active, face down: it decides who of the survivors is killed. You hold two others, so these are *not* the active one: Sterilise, which kills whoever is locked in, and Clearance Audit. *The Isolation Room is safe*, and only you know it.',
      ],
      move: ['Next door', 'Go to the *Isolation Room*.', 'The Isolation Room. You know why.'],
      pay: ['The price', 'Discard *Search*.', 'Search, please.'],
      'lock-in': [
        'Silence',
        'Silence: no noise at all. *Lock yourself in*: two cards and a noise roll. If a stalker turns up, the door stays open.',
        'Lock yourself in, before anything comes.',
      ],
      'pay-door': ['Two cards', 'Discard *Rest*.', 'Rest, please.'],
      'pay-lock': ['And another', 'Discard *Sabotage*.', 'Sabotage, please.'],
      judged: [
        'The end, step by step',
        'Nobody is left in play, and the base is purged. *The plan:* it was Intercept, whoever left in a pod dies. *The scan:* your contamination card was clean; had it been infected, four of your cards would have been drawn, and any contamination among them would have killed you. *The objective:* locked in, signal sent.',
      ],
      end: [
        'You have won',
        'You lived, the plan spared you, you were not infected, and you have done what you came for. All four are needed. In a game of several, more than one can win; or nobody. *Trust them, if you like.*',
      ],
    },
  },
  pl: {
    title: 'Wyjście',
    about: 'Cele, plany awaryjne i trzy sposoby, by przeżyć koniec.',
    steps: {
      late: [
        'Późno',
        'Żeton czasu stoi na polu *8*. Gdy dojdzie do końca toru, zginie każdy, kto wciąż jest w bazie. Twój *sygnał* jest wysłany, a nocnego łowcy nikt jeszcze nie spotkał. Haker ma trzy głębokie rany i jedną akcję.',
      ],
      hacker: ['Haker', 'Wychodzi z Pokoju łączności. Naciśnij *Dalej* i patrz.'],
      pays: ['Szmery w korytarzu', 'Płaci kartą; na ręce zostaje mu jedna. A obok Szybu windy już słychać szmery.'],
      objective: [
        'Pierwsze spotkanie',
        '*Pełzacz*, pierwszy nocny łowca w tej grze: teraz każdy zachowuje *jeden z dwóch celów*, wszyscy naraz i w tajemnicy. Możesz przeczekać w zamknięciu, z wysłanym sygnałem. Albo wynieść na zewnątrz jajo. Jaja nie masz: zachowaj *Przeczekać*.',
        'Jaja nie masz, a czasu mało. Przeczekać.',
      ],
      'his-objective': [
        'On też wybiera',
        'Nie dowiesz się, co zachował. Może chce się ciebie pozbyć, a może niczego od ciebie nie chce. Możesz go zapytać. *On może skłamać.*',
      ],
      dies: [
        'Zaskoczony',
        'Liczba pełzacza to 2, a Haker miał jedną kartę: atak nastąpił od razu. Przy trzech głębokich ranach każda rana zabija. Jego śmierć *otworzyła bramę główną*.',
      ],
      ways: [
        'Trzy sposoby, by przeżyć',
        '*Kapsuła:* wejdź do niej, gdy pod żetonem czasu leży żeton SWC; to on mówi, które kapsuły odlecą. *Brama główna:* przez pomieszczenie 001 z wyjściem, Łazikiem albo w skafandrze. *Izolatka:* zamknij się w niej, od pola 8. Jest tuż obok.',
      ],
      plans: [
        'Co z wami zaplanowano',
        'Aktywny jest jeden zakryty plan awaryjny: to on decyduje, kto z ocalałych zginie. Masz dwa inne, więc aktywny *nie* jest żaden z nich: ani Sterylizacja, która zabija zamkniętych w Izolatce, ani Kontrola uprawnień. *Izolatka jest bezpieczna* i tylko ty o tym wiesz.',
      ],
      move: ['Tuż obok', 'Idź do *Izolatki*.', 'Do Izolatki. Wiesz dlaczego.'],
      pay: ['Koszt', 'Odrzuć *Przeszukanie*.', 'Teraz Przeszukanie.'],
      'lock-in': [
        'Cisza',
        'Cisza: żadnych szmerów. *Zamknij się w środku*: dwie karty i rzut na szmery. Jeśli pojawi się nocny łowca, drzwi zostaną otwarte.',
        'Zamknij się, zanim coś przyjdzie.',
      ],
      'pay-door': ['Dwie karty', 'Odrzuć *Odpoczynek*.', 'Teraz Odpoczynek.'],
      'pay-lock': ['I jeszcze jedna', 'Odrzuć *Sabotaż*.', 'Teraz Sabotaż.'],
      judged: [
        'Koniec, krok po kroku',
        'W grze nie ma już nikogo, a baza zostaje oczyszczona. *Plan:* było to Przechwycenie, ginie każdy, kto odleciał kapsułą. *Skanowanie:* twoja karta skażenia była czysta; gdyby była zarażona, odkryto by cztery twoje karty, a skażenie wśród nich oznaczałoby śmierć. *Cel:* Izolatka i wysłany sygnał.',
      ],
      end: [
        'Zwycięstwo',
        'Żyjesz, plan cię oszczędził, nie było zarażenia, a cel został zrealizowany. Potrzeba wszystkich czterech. Gdy gra kilka osób, wygrać może więcej niż jedna; albo nikt. *Zaufaj im, jeśli chcesz.*',
      ],
    },
  },
});
