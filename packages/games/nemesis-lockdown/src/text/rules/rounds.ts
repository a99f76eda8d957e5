import type { Chapter } from '@dreadhouse/engine';

export const rounds: Chapter = {
  title: { en: 'The round', pl: 'Przebieg rundy' },
  rules: {
    'NL-ROUND-01': {
      en: 'A round has a player phase and an event phase.',
      pl: 'Runda to faza graczy i faza wydarzeń.',
    },
    'NL-ROUND-02': {
      en: 'First everybody draws up to 5 action cards.',
      pl: 'Najpierw każdy dobiera do 5 kart akcji.',
    },
    'NL-ROUND-03': {
      en: 'Then the first player token goes to the left.',
      pl: 'Potem żeton pierwszego gracza przechodzi w lewo.',
    },
    'NL-ROUND-04': {
      en: 'Turns go clockwise.',
      pl: 'Tury rozgrywa się zgodnie z ruchem wskazówek zegara.',
    },
    'NL-ROUND-05': {
      en: 'A turn is two actions, or one and pass, or pass.',
      pl: 'Tura to dwie akcje albo jedna i pas, albo pas.',
    },
    'NL-ROUND-06': {
      en: 'Whoever passes may discard any cards.',
      pl: 'Kto pasuje, może odrzucić dowolne karty.',
    },
    'NL-ROUND-07': {
      en: 'After passing there are no more turns in this round.',
      pl: 'Po spasowaniu nie ma się już tur w tej rundzie.',
    },
    'NL-ROUND-08': {
      en: 'Turns go on until all have passed.',
      pl: 'Tury trwają, aż wszyscy spasują.',
    },
    'NL-ROUND-09': {
      en: 'Step 4: pods are launched.',
      pl: 'Krok 4: wystrzelenie kapsuł.',
    },
    'NL-ROUND-10': {
      en: 'Step 5: the time token moves one field.',
      pl: 'Krok 5: żeton czasu przesuwa się o jedno pole.',
    },
    'NL-ROUND-11': {
      en: 'Then countdown and alert are checked.',
      pl: 'Wtedy sprawdza się odliczanie i procedurę alarmową.',
    },
    'NL-ROUND-12': {
      en: 'Then a power threshold that was crossed lowers the power.',
      pl: 'Potem miniony próg zasilania obniża zasilanie.',
    },
    'NL-ROUND-13': {
      en: 'Step 6: noise markers are removed.',
      pl: 'Krok 6: usunięcie znaczników szmerów.',
    },
    'NL-ROUND-14': {
      en: 'Step 7: stalkers attack.',
      pl: 'Krok 7: atak nocnych łowców.',
    },
    'NL-ROUND-15': {
      en: 'Step 8: fire hurts stalkers and eggs.',
      pl: 'Krok 8: pożary ranią nocnych łowców i niszczą jaja.',
    },
    'NL-ROUND-16': {
      en: 'Step 9: one event card.',
      pl: 'Krok 9: jedna karta wydarzenia.',
    },
    'NL-ROUND-17': {
      en: 'First the stalkers on it move.',
      pl: 'Najpierw poruszają się wskazani nocni łowcy.',
    },
    'NL-ROUND-18': {
      en: 'Then its effect, and its darkness effect.',
      pl: 'Potem efekt i efekt „w ciemności”.',
    },
    'NL-ROUND-19': {
      en: 'Step 10: one token of the colony bag.',
      pl: 'Krok 10: jeden żeton z worka kolonii.',
    },
    'NL-ROUND-20': {
      en: 'The steps come strictly in this order.',
      pl: 'Kroki następują ściśle w tej kolejności.',
    },
    'NL-ROUND-21': {
      en: 'If the game ends in step 5 the others do not happen.',
      pl: 'Jeśli gra kończy się w kroku 5, dalszych nie ma.',
    },
    'NL-ROUND-22': {
      en: 'Cards that are kept count for the next draw.',
      pl: 'Zachowane karty liczą się przy następnym dobieraniu.',
    },
  },
};
