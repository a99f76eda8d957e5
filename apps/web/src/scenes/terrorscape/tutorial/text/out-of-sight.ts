import { lessonWords } from '../../../../kit/tutorial/lesson.ts';

export const words = lessonWords({
  en: {
    title: 'Out of sight',
    about: 'Killer: close a door, then be nowhere.',
    steps: {
      murderer: [
        'The Murderer',
        'He is weak in the open and *strong from the dark*: from level 2 he attacks harder in the phase in which he reappears.',
      ],
      bar: [
        'Close a door',
        'There was noise in the Living Room, next to you. Let nobody past: play *Bar the Way*.',
        'The door first.',
      ],
      which: [
        'Which one?',
        'Block the door between the *hall and the Living Room*. Survivors cannot pass a block; you can, and break it. Who removes it tells you where they are.',
        'The door on the left, below.',
      ],
      wait: [
        'Patience',
        'You could lunge now. But they see you coming. *Pass*, and keep your feet still.',
        'Not yet. Pass.',
      ],
      stalk: [
        'A slow card',
        '*Stalk* is a slow card: SNEAK up to two steps. They learn that you vanished, and where you were last.',
        'Play Stalk.',
      ],
      sneak: [
        'Where to?',
        'Nobody sees which way you go, nor how far; but they would hear a block break. Go around it: to the *Dining Room*, beside the Living Room.',
        'The Dining Room, without breaking anything.',
      ],
      gone: [
        'You are nowhere',
        'On their map there is only a footprint in the hall. Their phase begins; next round you *reappear* where you are. *Next scene:* how to grow stronger.',
      ],
    },
  },
  pl: {
    title: 'Poza zasięgiem wzroku',
    about: 'Zabójca: zamknij drzwi, a potem zniknij.',
    steps: {
      murderer: [
        'Morderca',
        'Na widoku jest słaby, *z ciemności silny*: od poziomu 2 atakuje mocniej w fazie, w której się pojawia.',
      ],
      bar: [
        'Zamknij drzwi',
        'W Salonie obok był hałas. Nie wypuszczaj nikogo: zagraj kartę „Zagrodzenie drogi”.',
        'Najpierw drzwi.',
      ],
      which: [
        'Które?',
        'Zablokuj drzwi między *holem a Salonem*. Ocalali nie przejdą przez blokadę; ty przejdziesz i ją zniszczysz. Kto ją usunie, zdradzi, gdzie jest.',
        'Drzwi po lewej, na dole.',
      ],
      wait: [
        'Cierpliwość',
        'Można by teraz skoczyć. Ale widzą, że idziesz. *Spasuj* i nie ruszaj się z miejsca.',
        'Jeszcze nie. Spasuj.',
      ],
      stalk: [
        'Wolna karta',
        '„Podchody” to wolna karta: SKRADANIE SIĘ do dwóch kroków. Dowiedzą się, że cię nie ma i gdzie cię widziano ostatnio.',
        'Zagraj tę kartę.',
      ],
      sneak: [
        'Dokąd?',
        'Nikt nie widzi, którędy idziesz ani jak daleko; ale usłyszeliby pękającą blokadę. Obejdź ją: do *Jadalni*, obok Salonu.',
        'Do Jadalni, niczego nie łamiąc.',
      ],
      gone: [
        'Nie ma cię',
        'Na ich mapie został tylko ślad w holu. Zaczyna się ich faza; w następnej rundzie *pojawisz się* tam, gdzie jesteś. *Następna scena:* jak rosnąć w siłę.',
      ],
    },
  },
});
