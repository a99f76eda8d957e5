import type { Chapter } from '@dreadhouse/engine';

export const designsOne: Chapter = {
  title: { en: 'How we play it: base, stalkers, wounds', pl: 'Jak to rozgrywamy: baza, nocni łowcy, rany' },
  rules: {
    'NL-G-01': {
      en: 'Tiles, tokens, decks and bag are shuffled and dealt; each player drafts one of two characters. Ship survivors begin in the Isolation Room with Knowledge 3, staff in Storage with 1.',
      pl: 'Kafelki, żetony, talie i worek są tasowane i rozdawane; każdy wybiera jedną z dwóch postaci. Ocalali ze statku zaczynają w Izolatce z poziomem wiedzy 3, personel w Magazynie z poziomem 1.',
    },
    'NL-G-02': {
      en: '27 rooms, 36 corridors, 12 technical entrances; in every room each of the numbers 1 to 4 stands once.',
      pl: '27 pomieszczeń, 36 korytarzy, 12 wejść technicznych; w każdym pomieszczeniu każda z liczb od 1 do 4 występuje raz.',
    },
    'NL-G-03': {
      en: 'The time track runs from 15 to S. The yellow token turns red three fields further on, and when the red one is left the base is destroyed.',
      pl: 'Tor czasu biegnie od 15 do S. Żółty żeton staje się czerwony i przesuwa o trzy pola, a gdy czas opuści czerwony, baza zostaje zniszczona.',
    },
    'NL-G-04': {
      en: 'A threshold puts out the active power token with the highest number. Red thresholds act only while the time token is inactive.',
      pl: 'Próg gasi aktywny żeton zasilania o najwyższym numerze. Czerwone progi działają tylko przy nieaktywnym żetonie czasu.',
    },
    'NL-G-05': {
      en: 'A noise roll marks the corridor with that number; if it is marked, there is an encounter. Danger draws stalkers of adjacent rooms, or marks every corridor.',
      pl: 'Rzut na szmery oznacza korytarz z tą liczbą; jeśli jest już oznaczony, dochodzi do spotkania. Niebezpieczeństwo ściąga nocnych łowców z sąsiednich pomieszczeń albo oznacza wszystkie korytarze.',
    },
    'NL-G-06': {
      en: 'An encounter draws from the bag. Fewer cards in hand than the token’s number means a surprise attack. The colony step draws one token more.',
      pl: 'Przy spotkaniu dobiera się żeton z worka. Mniej kart na ręce niż liczba na żetonie oznacza atak z zaskoczenia. W kroku kolonii dobiera się jeszcze jeden żeton.',
    },
    'NL-G-07': {
      en: 'Creepers and adults are checked with one attack card, breeders and the queen with two; a stalker dies if the blood is not above its damage.',
      pl: 'Pełzacze i dorosłe osobniki sprawdza się jedną kartą ataku, reproduktory i królową dwiema; nocny łowca ginie, jeśli krew nie przekracza obrażeń.',
    },
    'NL-G-08': {
      en: 'The attack deck has 20 cards; they also serve the damage check.',
      pl: 'Talia ataku ma 20 kart; służą też do sprawdzania obrażeń.',
    },
    'NL-G-09': {
      en: 'The event deck has 20 cards: movement through the corridor with the number, effect, darkness effect.',
      pl: 'Talia wydarzeń ma 20 kart: ruch przez korytarz z liczbą, efekt, efekt „w ciemności”.',
    },
    'NL-G-10': {
      en: 'The combat die: blank, creeper, adult twice, one hit, two hits. The advantage die asks for a card on two faces.',
      pl: 'Kość walki: pudło, pełzacz, dwa razy dorosły, jedno trafienie, dwa trafienia. Kość przewagi na dwóch ściankach wymaga karty.',
    },
    'NL-G-11': {
      en: 'The third light wound becomes a serious one; with three serious wounds any wound kills. A dressed wound has no effect but still counts.',
      pl: 'Trzecia powierzchowna rana staje się głęboką; przy trzech głębokich każda rana zabija. Opatrzona rana nie działa, ale się liczy.',
    },
    'NL-G-12': {
      en: 'Contamination cards go to the discard pile unread. An infected scan brings a larva, and with a larva death.',
      pl: 'Karty skażenia trafiają nieprzeczytane na stos odrzuconych. Zarażone skanowanie daje larwę, a przy larwie śmierć.',
    },
    'NL-G-13': {
      en: 'For whoever is covered in slime Silence is Danger.',
      pl: 'Dla postaci w śluzie Cisza jest Niebezpieczeństwem.',
    },
    'NL-G-14': {
      en: 'Whoever ends a turn in fire suffers a light wound. The thirteenth fire destroys the base.',
      pl: 'Kto kończy turę w pożarze, otrzymuje powierzchowną ranę. Trzynasty pożar niszczy bazę.',
    },
    'NL-G-15': {
      en: 'The eleventh malfunction destroys the base.',
      pl: 'Jedenasta awaria niszczy bazę.',
    },
    'NL-G-16': {
      en: 'There are eleven door tokens; where none is left one is taken from another door, which opens.',
      pl: 'Jest jedenaście żetonów drzwi; gdy ich zabraknie, bierze się jeden z innych drzwi, które się otwierają.',
    },
    'NL-G-17': {
      en: 'All technical corridors are one space; a stalker that goes there vanishes into the bag.',
      pl: 'Korytarze techniczne to jedno pole; nocny łowca, który tam wejdzie, wraca do worka.',
    },
  },
};
