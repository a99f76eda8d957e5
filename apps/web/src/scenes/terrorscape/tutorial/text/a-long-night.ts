import { lessonWords } from '../../../../kit/tutorial/lesson.ts';

export const words = lessonWords({
  en: {
    title: 'A long night',
    about: 'Survivors: fear, wounds, a drawer full of knives, and what the Killer can know.',
    steps: {
      afraid: [
        'Afraid',
        'Round four. Anna has *two fear*: two dice less in an encounter, and if she is scared once more she *panics* and screams where she is. Johnson is *wounded*; the next wound would kill him, and all would be lost.',
      ],
      anna: ['First the fear', 'Let *Anna* begin.', 'Let Anna go first.'],
      calm: [
        'Calm down',
        '*Calming down* is an action like moving: all her fear goes. Everybody sees that she is calm again, but nobody hears where.',
        'Her fear first: calm down.',
      ],
      'end-anna': ['Enough for now', 'Her action is used up. Keep the bottle and *end her turn*.', 'End her turn.'],
      marco: ['The doctor', '*Marco* is in the same room as Johnson. That is what it takes to heal.', 'Marco, please.'],
      kit: [
        'Healing',
        'Use the *First-Aid Kit* on Johnson: his wound is gone, without a sound. It is a special action, so Marco does nothing else this turn.',
        'The First-Aid Kit, for Johnson.',
      ],
      'end-marco': ['Done', '*End his turn.*', 'End his turn.'],
      ransack: [
        'Ransack',
        'The magnifying glass on the map marks what can be ransacked, and Johnson stands right there. *Ransack* the Gallery: keys lie in this deck, and weapons.',
        'Look for something: ransack.',
      ],
      knife: [
        'Lucky',
        'Keys and tools are noisy when they are found. A *Knife* is not, and it stays after use. *Keep it.*',
        'Keep the Knife.',
      ],
      'end-johnson': ['On with it', '*End his turn.*', 'End his turn.'],
      discover: [
        'Every round',
        'As in every round somebody looks around. Let *Anna* do it: she has room in her backpack.',
        'Anna is to look around.',
      ],
      sedative: [
        'One of two',
        '*Adrenaline* carries one step farther, the *Sedative* takes all fear away on top of an action. Both are quiet. Keep the *Sedative*.',
        'The Sedative: she knows why.',
      ],
      notebook: [
        'What he can know',
        'There is a *notebook* on the table: where the Killer can think that each of you is. Silence leaves him with many rooms, a noise with few. Look at it before you make one. *Next scene:* the other side of the screen.',
      ],
    },
  },
  pl: {
    title: 'Długa noc',
    about: 'Ocalali: strach, rany, szuflada pełna noży i to, co może wiedzieć Zabójca.',
    steps: {
      afraid: [
        'Strach',
        'Runda czwarta. Anna ma *dwa żetony strachu*: w spotkaniu rzuca o dwie kości mniej, a jeśli ktoś ją jeszcze raz przestraszy, *spanikuje* i krzyknie tam, gdzie jest. Johnson jest *ranny*; następna rana by go zabiła i wszystko byłoby stracone.',
      ],
      anna: ['Najpierw strach', 'Niech zacznie *Anna*.', 'Niech najpierw będzie Anna.'],
      calm: [
        'Uspokojenie',
        '*Uspokojenie się* to akcja jak ruch: znika cały strach. Wszyscy widzą, że Anna jest już spokojna, ale nikt nie słyszy gdzie.',
        'Najpierw strach: uspokój się.',
      ],
      'end-anna': [
        'Na razie wystarczy',
        'Akcja Anny jest wykorzystana. Zachowaj butelkę i *zakończ turę*.',
        'Zakończ turę.',
      ],
      marco: ['Lekarz', '*Marco* jest w tym samym pokoju co Johnson. Tyle potrzeba, żeby leczyć.', 'Marco, proszę.'],
      kit: [
        'Leczenie',
        'Użyj *Apteczki*, żeby opatrzyć Johnsona: rana znika, i to bez hałasu. To akcja specjalna, więc Marco nie zrobi w tej turze nic więcej.',
        'Apteczka, dla Johnsona.',
      ],
      'end-marco': ['Gotowe', '*Zakończ turę.*', 'Zakończ turę.'],
      ransack: [
        'Przeszukiwanie',
        'Lupa na mapie oznacza miejsce, które można przeszukać, a Johnson właśnie w nim stoi. *Przeszukaj* Galerię: w tej talii są klucze i broń.',
        'Poszukaj czegoś: przeszukaj to miejsce.',
      ],
      knife: [
        'Szczęście',
        'Klucze i narzędzia hałasują, gdy się je znajdzie. *Nóż* nie, a po użyciu zostaje w plecaku. *Zatrzymaj go.*',
        'Zatrzymaj Nóż.',
      ],
      'end-johnson': ['Dalej', '*Zakończ turę.*', 'Zakończ turę.'],
      discover: [
        'Co rundę',
        'Jak w każdej rundzie ktoś się rozgląda. Niech to będzie *Anna*: ma miejsce w plecaku.',
        'Niech rozejrzy się Anna.',
      ],
      sedative: [
        'Jedno z dwóch',
        '*Adrenalina* niesie o krok dalej, a *Środek uspokajający* jako akcja dodatkowa usuwa cały strach. Oba znaleziska są ciche. Zatrzymaj *Środek uspokajający*.',
        'Środek uspokajający: Anna wie dlaczego.',
      ],
      notebook: [
        'Co może wiedzieć',
        'Na stole leży *notatnik*: pokazuje, gdzie według Zabójcy może być każde z was. Cisza zostawia mu wiele pokojów, hałas niewiele. Zajrzyj do niego, zanim narobisz hałasu. *Następna scena:* druga strona zasłonki.',
      ],
    },
  },
});
