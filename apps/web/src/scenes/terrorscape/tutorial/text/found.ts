import { lessonWords } from '../../../../kit/tutorial/lesson.ts';

export const words = lessonWords({
  en: {
    title: 'Found',
    about: 'Survivors: an encounter from the knock on the door to the flight.',
    steps: {
      knock: [
        'He is in the room',
        'Anna and Johnson are in the Gallery. So is the Butcher. He does not know it yet; but he can *ask*.',
      ],
      search: [
        'SEARCH',
        'When he searches a place, everybody there must answer. The table answers for you: you cannot lie, not even by accident. Press *Next*, and he asks.',
      ],
      attack: ['Strength five', 'He attacks with strength 5, more if he plays a card. He keeps his cards.'],
      defender: [
        'Who steps forward?',
        'You choose who defends. If the attack is repelled, the others are safe. *Johnson* has a Hatchet.',
        'Anna has nothing but a bottle. Johnson.',
      ],
      hatchet: [
        'Four dice and a hatchet',
        'He rolls four dice, one less for each fear. An item helps once: use the *Hatchet* for +1.',
        'This is what the Hatchet is for.',
      ],
      repelled: [
        'As strong is enough',
        'Four on the dice and one for the Hatchet: *5 against 5*. Repelled! He loses two cards from his deck. But his deck running out makes him *stronger*.',
      ],
      'flee-anna': [
        'Run',
        'Everybody who was there may flee one step, and he does not see where. Send *Anna* to the *Library*.',
        'Up, to the Library.',
      ],
      'flee-johnson': [
        'Not the same way',
        'Send *Johnson* the other way, to the *Corridor*. Two trails are harder to follow than one.',
        'The Corridor.',
      ],
      end: [
        'Still all alive',
        'He knows you were here, and nothing since. One wound is a warning, *two are the end* for all of you. *Next scene:* what to do about wounds and fear.',
      ],
    },
  },
  pl: {
    title: 'Znalezieni',
    about: 'Ocalali: spotkanie od pukania do drzwi aż po ucieczkę.',
    steps: {
      knock: ['Jest w pokoju', 'Anna i Johnson są w Galerii. Rzeźnik też. Jeszcze o tym nie wie, ale może *zapytać*.'],
      search: [
        'PRZESZUKIWANIE',
        'Gdy przeszukuje miejsce, każdy, kto tam jest, musi się przyznać. Stół odpowiada za was: nie da się skłamać, nawet przez pomyłkę. Naciśnij *Dalej*, a zapyta.',
      ],
      attack: ['Siła pięć', 'Atakuje z siłą 5, a z kartą mocniej. Zatrzymuje karty.'],
      defender: [
        'Kto wystąpi?',
        'To wy wybieracie, kto się broni. Jeśli atak zostanie odparty, reszta jest bezpieczna. *Johnson* ma Toporek.',
        'Anna ma tylko butelkę. Johnson.',
      ],
      hatchet: [
        'Cztery kości i Toporek',
        'Rzuca czterema kośćmi, o jedną mniej za każdy żeton strachu. Przedmiot pomaga raz: użyj *Toporka*, a dodasz 1.',
        'Właśnie po to jest Toporek.',
      ],
      repelled: [
        'Tyle samo wystarczy',
        'Cztery z kości i jeden za Toporek: *5 przeciw 5*. Odparty! Traci dwie karty z talii. Ale gdy talia się kończy, robi się *silniejszy*.',
      ],
      'flee-anna': [
        'Uciekaj',
        'Każdy, kto tam był, może uciec o krok, a on nie widzi dokąd. Poślij *Annę* do *Biblioteki*.',
        'W górę, do Biblioteki.',
      ],
      'flee-johnson': [
        'Inną drogą',
        'Poślij *Johnsona* w drugą stronę, do *Korytarza*. Dwa tropy trudniej śledzić niż jeden.',
        'Do Korytarza.',
      ],
      end: [
        'Wciąż w komplecie',
        'Wie, że tu byliście, i nic więcej. Jedna rana to ostrzeżenie, *dwie to koniec* dla wszystkich. *Następna scena:* co zrobić z ranami i strachem.',
      ],
    },
  },
});
