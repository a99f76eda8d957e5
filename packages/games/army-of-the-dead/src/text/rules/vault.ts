import type { Chapter } from '@dreadhouse/engine';

/** The Trap Zone, the Challenge and the Vault Door. */
export const vault: Chapter = {
  title: { en: 'The Vault', pl: 'Skarbiec' },
  rules: {
    'AD-VAULT-01': {
      en: 'The Vault Door can be opened only after the traps of the Trap Zone have been beaten.',
      pl: 'Drzwi Skarbca można otworzyć dopiero po pokonaniu pułapek w Strefie Pułapek.',
    },
    'AD-VAULT-02': {
      en: 'Only a Safecracker can open the Vault Door.',
      pl: 'Drzwi Skarbca może otworzyć tylko Kasiarz.',
    },
    'AD-VAULT-03': {
      en: 'The Vault card is turned up at once when the first Survivor enters the Trap Zone.',
      pl: 'Kartę Skarbca odkrywa się natychmiast, gdy pierwszy Ocalały wejdzie do Strefy Pułapek.',
    },
    'AD-VAULT-04': {
      en: 'A Survivor in the Trap Zone, of whatever specialisation, may spend 2 Actions to attempt the Challenge.',
      pl: 'Ocalały w Strefie Pułapek, bez względu na specjalizację, może wydać 2 Akcje, aby podjąć Wyzwanie.',
    },
    'AD-VAULT-05': {
      en: 'An attempt is up to 3 rolls of 5 dice that should make a Straight: 1-2-3-4-5 or 2-3-4-5-6.',
      pl: 'Próba to najwyżej 3 rzuty 5 kośćmi, z których ma powstać Strit: 1-2-3-4-5 lub 2-3-4-5-6.',
    },
    'AD-VAULT-06': {
      en: 'After each roll any number of dice may be put in reserve; only the others may be rolled again.',
      pl: 'Po każdym rzucie można odłożyć do rezerwy dowolną liczbę kości; ponownie rzuca się tylko pozostałymi.',
    },
    'AD-VAULT-07': {
      en: 'Without a Straight after the last roll the attempt has failed. The card stays face up, and any Survivor in the Zone may pay 2 Actions to try again.',
      pl: 'Jeśli po ostatnim rzucie nie ma Strita, próba się nie udała. Karta pozostaje odkryta, a każdy Ocalały w Strefie może wydać 2 Akcje i spróbować ponownie.',
    },
    'AD-VAULT-08': {
      en: 'Every Survivor at Range 0-1 of the Trap Zone may contribute a Bonus that the Vault card prints for the own specialisation.',
      pl: 'Każdy Ocalały w Zasięgu 0–1 od Strefy Pułapek może dołożyć Premię, którą karta Skarbca podaje dla jego specjalizacji.',
    },
    'AD-VAULT-09': {
      en: 'Bonus “+1 or -1”: one die goes up or down by 1.',
      pl: 'Premia „+1 lub −1”: wynik jednej kości rośnie albo maleje o 1.',
    },
    'AD-VAULT-10': {
      en: 'Modifiers never wrap round: a 6 does not become a 1, nor a 1 a 6.',
      pl: 'Modyfikatory nie zapętlają się: 6 nie zmieni się w 1 ani 1 w 6.',
    },
    'AD-VAULT-11': {
      en: 'Bonus “+1 and -1”: two different dice change, one up and one down by 1; changing only one of them is not allowed.',
      pl: 'Premia „+1 i −1”: zmieniają się dwie różne kości, jedna o 1 w górę, druga o 1 w dół; nie można zmienić tylko jednej.',
    },
    'AD-VAULT-12': {
      en: 'Bonus “set a die”: one die takes a value of choice.',
      pl: 'Premia „ustaw kość”: jedna kość przyjmuje dowolnie wybraną wartość.',
    },
    'AD-VAULT-13': {
      en: 'Bonus “extra roll”: this attempt has a fourth roll.',
      pl: 'Premia „dodatkowy rzut”: w tej próbie można rzucić po raz czwarty.',
    },
    'AD-VAULT-14': {
      en: 'Bonus “extra die”: this attempt is made with 6 dice instead of 5.',
      pl: 'Premia „dodatkowa kość”: w tej próbie rzuca się 6 kośćmi zamiast 5.',
    },
    'AD-VAULT-15': {
      en: 'Once a Straight is in reserve, a Safecracker may spend 1 Action to open the Vault Door.',
      pl: 'Gdy w rezerwie jest Strit, Kasiarz może wydać 1 Akcję, aby otworzyć Drzwi Skarbca.',
    },
  },
};
