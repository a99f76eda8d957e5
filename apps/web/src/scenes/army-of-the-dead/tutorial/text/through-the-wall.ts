import { lessonWords } from '../../../../kit/tutorial/lesson.ts';

export const words = lessonWords({
  en: {
    title: 'Through the wall',
    about: 'Six people, three Actions each: go in, take, search.',
    steps: {
      team: [
        'The six of you',
        'Always *six* Survivors go in, however many people play. Alone you lead them all. Each has a card here: hearts are Health, the coloured track is *Adrenaline*.',
      ],
      mission: [
        'The job',
        'Take three red Objectives, do what *Kate* and *Dieter* came for, and meet at the green *EXIT*. Everything about it is behind this button.',
      ],
      kate: [
        'Kate first',
        'You choose who acts next, in any order. Let *Kate* begin: a Shadow, quiet on her feet.',
        'Kate, please.',
      ],
      street: [
        'Three Actions',
        'A turn has *three Actions*. One of them is a Move to a neighbouring Zone. Go along the street to *B6*.',
        'Along the lower street, to B6.',
      ],
      door: [
        'Through a door',
        'Walls have doors, drawn as brown mats. Through this one you get into the house: *B5*.',
        'Into the house, to B5.',
      ],
      take: [
        'An Objective',
        'The *?* is an Objective, face down. Take it: that is Kate’s last Action.',
        'Take the Objective.',
      ],
      red: [
        'Red, and 5 Adrenaline',
        'It was red: one of three. At 7 Adrenaline Kate turns *Yellow* and gets a fourth Action. But the horde is always up to the *highest* Danger Level among you.',
      ],
      dieter: ['Next: Dieter', 'Her turn is over by itself. Now *Dieter*.', 'Dieter is next.'],
      follow: ['After her', 'The same way: *B6*…', 'To B6.'],
      inside: ['Inside', '… and *B5*.', 'To B5.'],
      search: [
        'Drawers',
        'In buildings without Zombies you can *Search*, once per turn: the top card of the Equipment deck.',
        'Search the room.',
      ],
      keep: ['A Flashlight', 'With it he draws *two* cards whenever he searches. Keep it.', 'Keep it, it is useful.'],
      hands: [
        'Two Hands, three in the Backpack',
        'Only what is in the *Hands* can be used, except for cards that say otherwise, like the Flashlight. Leave bat and revolver in the Hands: press *Done*.',
        'Nail Bat and Revolver into the Hands.',
      ],
      end: [
        'Four to go',
        'When all six have acted, the horde does. *Next scene:* who sleeps here, and what a shot costs.',
      ],
    },
  },
  pl: {
    title: 'Przez mur',
    about: 'Sześć osób, po trzy Akcje: wejdź, weź, przeszukaj.',
    steps: {
      team: [
        'Wasza szóstka',
        'Zawsze wchodzi *sześcioro* Ocalałych, niezależnie od liczby graczy. W pojedynkę prowadzisz wszystkich. Każde z nich ma tu kartę: serca to Zdrowie, kolorowy tor to *Adrenalina*.',
      ],
      mission: [
        'Robota',
        'Zdobądźcie trzy czerwone Cele, zróbcie to, po co przyszli *Kate* i *Dieter*, i spotkajcie się przy zielonym *wyjściu*. Wszystko o tym jest pod tym przyciskiem.',
      ],
      kate: [
        'Najpierw Kate',
        'Kolejność wybierasz dowolnie. Niech zacznie *Kate*: to Cień, stąpa po cichu.',
        'Kate, proszę.',
      ],
      street: [
        'Trzy Akcje',
        'Tura to *trzy Akcje*. Jedna z nich to Ruch do sąsiedniej Strefy. Idź ulicą do *B6*.',
        'Dolną ulicą, do B6.',
      ],
      door: [
        'Przez drzwi',
        'W ścianach są drzwi, narysowane jak brązowe wycieraczki. Tymi wejdziesz do domu: *B5*.',
        'Do domu, do B5.',
      ],
      take: ['Cel', '*?* to zakryty Cel. Weź go: to ostatnia Akcja Kate.', 'Weź Cel.'],
      red: [
        'Czerwony i 5 Adrenaliny',
        'Był czerwony: jeden z trzech. Przy 7 punktach Adrenaliny Kate będzie *Żółta* i dostanie czwartą Akcję. Ale horda zawsze dorównuje *najwyższemu* Poziomowi Zagrożenia w drużynie.',
      ],
      dieter: ['Teraz Dieter', 'Jej tura skończyła się sama. Teraz *Dieter*.', 'Teraz Dieter.'],
      follow: ['Za nią', 'Tą samą drogą: *B6*…', 'Do B6.'],
      inside: ['W środku', '… i *B5*.', 'Do B5.'],
      search: [
        'Szuflady',
        'W budynku bez Zombie można raz na turę *Przeszukiwać*: dobiera się wtedy wierzchnią kartę talii Ekwipunku.',
        'Przeszukaj pokój.',
      ],
      keep: [
        'Latarka',
        'Z nią Dieter przy każdym Przeszukiwaniu dobiera *dwie* karty. Zatrzymaj ją.',
        'Zatrzymaj, przyda się.',
      ],
      hands: [
        'Dwie Ręce, trzy karty w Plecaku',
        'Używać można tylko tego, co w *Rękach*, chyba że karta mówi inaczej, jak Latarka. Zostaw kij i rewolwer w Rękach: naciśnij *Gotowe*.',
        'Kij i Rewolwer do Rąk.',
      ],
      end: [
        'Jeszcze czworo',
        'Gdy zadziała cała szóstka, rusza horda. *Następna scena:* kto tu śpi i ile kosztuje strzał.',
      ],
    },
  },
});
