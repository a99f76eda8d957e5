import type { Chapter } from '@dreadhouse/engine';

/** People who must come along. */
export const companions: Chapter = {
  title: { en: 'Companions', pl: 'Towarzysze' },
  rules: {
    'AD-COMP-01': {
      en: 'A Mission may put Survivors on the board as Companions; the players choose who they are.',
      pl: 'Misja może wystawić Ocalałych jako Towarzyszy; gracze wybierają, kim są.',
    },
    'AD-COMP-02': {
      en: 'Whoever receives a Companion’s card is its Leader and has the Companion’s Blue skill.',
      pl: 'Kto otrzyma kartę Towarzysza, jest jego Dowódcą i ma jego Niebieską Umiejętność.',
    },
    'AD-COMP-03': {
      en: 'The card, with figure and skill, is traded like Equipment.',
      pl: 'Kartę wraz z figurką i Umiejętnością wymienia się jak Ekwipunek.',
    },
    'AD-COMP-04': {
      en: 'A Survivor may lead several Companions.',
      pl: 'Ocalały może prowadzić kilku Towarzyszy.',
    },
    'AD-COMP-05': {
      en: 'A Companion counts as a Survivor: for the Zombies, for the Noise token, for the Bonus at the Vault.',
      pl: 'Towarzysz liczy się jak Ocalały: dla Zombie, dla żetonu Hałasu, przy Premii do Wyzwania.',
    },
    'AD-COMP-06': {
      en: 'A Companion can be hit by Friendly Fire.',
      pl: 'Towarzysza może trafić Bratobójczy Ogień.',
    },
    'AD-COMP-07': {
      en: 'A single Wound eliminates a Companion; unless the Mission says otherwise, the game is lost.',
      pl: 'Jedna Rana eliminuje Towarzysza; jeśli Misja nie stanowi inaczej, gra jest przegrana.',
    },
    'AD-COMP-08': {
      en: 'A Companion always follows its Leader, however the Leader gets about.',
      pl: 'Towarzysz zawsze idzie za Dowódcą, jakkolwiek ten się przemieszcza.',
    },
    'AD-COMP-09': {
      en: 'In the Truck a Companion takes a Passenger seat.',
      pl: 'W Ciężarówce Towarzysz zajmuje miejsce Pasażera.',
    },
    'AD-COMP-10': {
      en: 'A Companion has no inventory and no Actions.',
      pl: 'Towarzysz nie ma wyposażenia ani Akcji.',
    },
    'AD-COMP-11': {
      en: 'Each Companion acts as the Mission says, or follows a Survivor; its card lies open for all.',
      pl: 'Każdy Towarzysz działa zgodnie z Misją albo idzie za Ocalałym; jego karta leży jawnie.',
    },
  },
};
