import { lessonWords } from '../../../../kit/tutorial/lesson.ts';

export const words = lessonWords({
  en: {
    title: 'Getting stronger',
    about: 'Killer: what cards cost, how fear is made, and how levels rise.',
    steps: {
      price: [
        'A price',
        'The number on a card is its *price*: so many other cards from your hand. The *Chainsaw* costs two, scares everybody in Range 1 and wounds whoever is where you end up.',
      ],
      wait: ['Save up', 'You need cards to pay with. *Pass* on the quick card.', 'Keep the cards: pass.'],
      chainsaw: [
        'The Chainsaw',
        'Play the *Chainsaw*. It is a special card: it takes the place of both actions.',
        'Play it.',
      ],
      'pay-first': [
        'Paying',
        'What you pay with goes face down to the discard pile. Give up *Board Up* first.',
        'Pay with Board Up.',
      ],
      'pay-second': [
        'And one more',
        'Now *Give Chase*. *Cleave* stays in your hand for an attack.',
        'Pay with Give Chase.',
      ],
      step: [
        'SCARE',
        'Anna was scared, so she must be within one step; there was noise in the *Banquet Hall*. One step more: go *there*.',
        'To the Banquet Hall.',
      ],
      wound: ['No defence', 'The Chainsaw is no encounter: nobody rolls dice. *Anna* can only take the wound.'],
      slow: ['No slow card', 'You have no slow card left. *Pass*; then you draw three.', 'Pass.'],
      level: [
        'A level',
        'Your deck ran out while you drew: the discards become a new deck and your *level* rises to 3. That is why it pays to use cards up, and why every repelled attack, which costs you two from the deck, makes you stronger in the end.',
      ],
      end: [
        'Unlocked',
        'At level 3 *Rampage* joins your hand: a walk and a SEARCH in one card. The Survivors know that you have it. That is all you need: *start a real game*.',
      ],
    },
  },
  pl: {
    title: 'Coraz silniejszy',
    about: 'Zabójca: ile kosztują karty, skąd się bierze strach i jak rosną poziomy.',
    steps: {
      price: [
        'Cena',
        'Liczba na karcie to jej *koszt*: tyle innych kart trzeba odrzucić z ręki. „Piła łańcuchowa” kosztuje dwie, straszy wszystkich w Zasięgu 1 i rani każdego, kto jest tam, gdzie się zatrzymasz.',
      ],
      wait: [
        'Oszczędność',
        'Karty przydadzą się do zapłaty. Zamiast szybkiej karty *spasuj*.',
        'Zachowaj karty: spasuj.',
      ],
      chainsaw: [
        'Piła',
        'Zagraj kartę „Piła łańcuchowa”. To karta specjalna: zastępuje obie akcje.',
        'Zagraj tę kartę.',
      ],
      'pay-first': [
        'Zapłata',
        'Karty, którymi płacisz, trafiają zakryte na stos kart odrzuconych. Najpierw oddaj „Zabite deskami”.',
        'Zapłać kartą „Zabite deskami”.',
      ],
      'pay-second': [
        'I jeszcze jedna',
        'Teraz „Pogoń”. „Rozpłatanie” zostaje na ręce do ataku.',
        'Zapłać kartą „Pogoń”.',
      ],
      step: [
        'STRASZENIE',
        'Anna się przestraszyła, więc musi być najwyżej o krok stąd, a hałas dobiegł z *Sali bankietowej*. Jeszcze jeden krok: idź *tam*.',
        'Do Sali bankietowej.',
      ],
      wound: ['Bez obrony', 'Piła to nie spotkanie: nikt nie rzuca kośćmi. *Anna* może tylko przyjąć ranę.'],
      slow: ['Bez wolnej karty', 'Nie masz już wolnej karty. *Spasuj*; potem dobierzesz trzy.', 'Spasuj.'],
      level: [
        'Poziom',
        'Podczas dobierania skończyła się talia: z odrzuconych kart powstaje nowa, a twój *poziom* rośnie do 3. Dlatego opłaca się zużywać karty, a każdy odparty atak, który zabiera ci dwie karty z talii, w końcu robi cię silniejszym.',
      ],
      end: [
        'Odblokowana',
        'Na poziomie 3 na rękę trafia „Amok”: marsz i PRZESZUKIWANIE na jednej karcie. Ocalali wiedzą, że ją masz. To wszystko, czego ci trzeba: *zacznij prawdziwą grę*.',
      ],
    },
  },
});
