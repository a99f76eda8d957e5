import { lessonWords } from '../../../../kit/tutorial/lesson.ts';

export const words = lessonWords({
  en: {
    title: 'The front door',
    about: 'Exploring: rooms, omens, events, and what they do to you.',
    steps: {
      house: [
        'It fell shut behind you',
        'You are *Isa*, in the Entrance Hall, with Josef and Stephanie. There is a floor above and a basement below. Nobody knows what is in them; you build the house as you go.',
      ],
      traits: [
        'Four traits',
        '*Might* and *Speed*, *Knowledge* and *Sanity*. The number is how many dice you roll. Wounds move it to the left; the skull is death, but *not before the haunt*.',
      ],
      walk: [
        'Your turn',
        'Speed 5 means *five moves*. One step costs one. Go to the *Hallway*.',
        'The Hallway first, just west of you.',
      ],
      door: [
        'A dark door',
        'Behind every question mark lies a room that nobody has seen. Open the door in the *north*. A new room always *ends your turn*.',
        'The door in the north, please.',
      ],
      turn: [
        'You lay the tile',
        'The top tile was for the Basement and was buried; this one fits here: the *Library*. One door must meet yours; otherwise turn it as you like. Lay it *as it is*, with doors north, east and south.',
        'As it is, this time: not turned at all.',
      ],
      omen: [
        'What a room gives',
        'The Library taught you 1 Knowledge. Its symbol was an *Omen*: you found the *Dog*. Items and omens are yours; click a card to read it.',
      ],
      closer: [
        'The haunt roll',
        'After every omen you roll *as many dice as omens were drawn*. Dice show 0, 1 or 2. With *5 or more* the haunt begins, and one of you may turn against the others. One die cannot do it. Not yet.',
      ],
      josef: ['Now Josef', 'He opens the door behind you. You see everything that he finds.'],
      larder: ['The Larder', 'Some rooms simply make you stronger: whoever discovers the Larder gains 1 Might.'],
      stephanie: ['And Stephanie', 'She stays where she is. Nobody has to move.'],
      again: ['Once more', 'From the Library, open the door in the *east*.', 'The eastern door of the Library.'],
      bite: [
        'A Bite!',
        'An *Event*: Might roll, and only 2. That is *1 Physical damage*, so Might or Speed goes down one step. The option says what is left; two steps may show the same number. Choose.',
        'Might or Speed: that is what Physical damage takes.',
      ],
      end: [
        'It comes closer',
        'The event is buried, your turn is over. The next omen brings *two* dice, the one after it three; the chance always stands here. *Next scene:* the haunt has begun, and Josef is not your friend any more.',
      ],
    },
  },
  pl: {
    title: 'Drzwi wejściowe',
    about: 'Odkrywanie domu: pokoje, Omeny, Wydarzenia i co z tobą robią.',
    steps: {
      house: [
        'Zatrzasnęły się za wami',
        'Grasz *Isą*. Stoisz w Holu Wejściowym razem z Josefem i Stephanie. Nad wami jest piętro, pod wami piwnica. Nikt nie wie, co tam jest; dom powstaje, gdy idziecie.',
      ],
      traits: [
        'Cztery cechy',
        '*Siła* i *Szybkość*, *Wiedza* i *Poczytalność*. Liczba mówi, iloma kośćmi rzucasz. Rany przesuwają ją w lewo; czaszka to śmierć, ale *nie przed nawiedzeniem*.',
      ],
      walk: [
        'Twoja tura',
        'Szybkość 5 to *pięć ruchów*. Każdy krok kosztuje jeden. Idź na *Korytarz*.',
        'Najpierw Korytarz, tuż na zachód od ciebie.',
      ],
      door: [
        'Ciemne drzwi',
        'Za każdym znakiem zapytania jest pokój, którego nikt nie widział. Otwórz drzwi na *północ*. Nowy pokój zawsze *kończy turę*.',
        'Poproszę drzwi na północ.',
      ],
      turn: [
        'Kładziesz płytkę',
        'Płytka z wierzchu pasowała tylko do Piwnicy, więc ją zakopano; ta pasuje tutaj: *Biblioteka*. Jedne drzwi muszą spotkać się z twoimi, poza tym obracaj ją dowolnie. Połóż ją *tak, jak jest*: drzwi na północ, wschód i południe.',
        'Tym razem tak, jak jest: bez obracania.',
      ],
      omen: [
        'Co daje pokój',
        'Biblioteka dała ci 1 punkt Wiedzy. Miała symbol *Omenu*, więc znajdujesz *Psa*. Przedmioty i Omeny należą do ciebie; kliknij kartę, by ją przeczytać.',
      ],
      closer: [
        'Rzut nawiedzenia',
        'Po każdym Omenie rzucasz *tyloma kośćmi, ile Omenów dobrano*. Na kości jest 0, 1 albo 2. Przy *5 lub więcej* zaczyna się nawiedzenie i jedno z was może zwrócić się przeciw reszcie. Jedna kość nie wystarczy. Jeszcze nie.',
      ],
      josef: ['Teraz Josef', 'Otwiera drzwi za tobą. Widzisz wszystko, co znajdzie.'],
      larder: ['Spiżarnia', 'Niektóre pokoje po prostu wzmacniają: kto odkryje Spiżarnię, zyskuje 1 punkt Siły.'],
      stephanie: ['I Stephanie', 'Zostaje na miejscu. Nikt nie musi się ruszać.'],
      again: ['Jeszcze raz', 'Z Biblioteki otwórz drzwi na *wschód*.', 'Wschodnie drzwi Biblioteki.'],
      bite: [
        'Ugryzienie!',
        '*Wydarzenie*: rzut Siły i tylko 2. To *1 Obrażenie Fizyczne*, więc o stopień spada Siła albo Szybkość. Przy odpowiedzi stoi, ile zostanie; dwa sąsiednie stopnie mogą mieć tę samą liczbę. Wybierz.',
        'Siła albo Szybkość: jedną z nich obniżają Obrażenia Fizyczne.',
      ],
      end: [
        'Coraz bliżej',
        'Wydarzenie zostaje zakopane, a twoja tura się skończyła. Następny Omen to *dwie* kości, kolejny trzy; szansę widać zawsze tutaj. *Następna scena:* nawiedzenie trwa, a Josef nie jest już przyjacielem.',
      ],
    },
  },
});
