import type { Chapter } from '@dreadhouse/engine';

/** The words in capitals. */
export const keywords: Chapter = {
  title: { en: 'Keywords', pl: 'Słowa kluczowe' },
  rules: {
    'TS-KW-01': {
      en: 'MOVE N: up to N steps, each to an adjacent location.',
      pl: 'RUCH o N: do N kroków, każdy do sąsiedniej lokalizacji.',
    },
    'TS-KW-02': {
      en: 'A Survivor cannot cross a block token.',
      pl: 'Ocalały nie przejdzie przez żeton blokady.',
    },
    'TS-KW-03': {
      en: 'The Killer can, and removes the token.',
      pl: 'Zabójca przejdzie i usuwa ten żeton.',
    },
    'TS-KW-04': {
      en: 'BLOCK: a block token on a door of the current location.',
      pl: 'BLOKADA: żeton blokady na drzwiach obecnej lokalizacji.',
    },
    'TS-KW-05': {
      en: 'Only doors can be blocked, dashed lines cannot.',
      pl: 'Blokować można tylko drzwi, przerywanych linii nie.',
    },
    'TS-KW-06': {
      en: 'A blocked door may be chosen again, but never gets a second token.',
      pl: 'Zablokowane drzwi można wybrać ponownie, ale nigdy nie dostaną drugiego żetonu.',
    },
    'TS-KW-07': {
      en: 'The Killer names the door by its two locations.',
      pl: 'Zabójca podaje drzwi, wymieniając obie lokalizacje.',
    },
    'TS-KW-08': {
      en: 'If no block token is left, one on the board is destroyed first.',
      pl: 'Jeśli zabrakło żetonów blokady, najpierw niszczy się jeden z planszy.',
    },
    'TS-KW-09': {
      en: 'Range N: the Killer’s location and all locations at most N steps away.',
      pl: 'Zasięg N: lokalizacja Zabójcy i wszystkie w odległości najwyżej N kroków.',
    },
    'TS-KW-10': {
      en: 'Block tokens do not shorten a range.',
      pl: 'Blokady nie skracają zasięgu.',
    },
    'TS-KW-11': {
      en: 'HEAL: a wounded Survivor is healthy again.',
      pl: 'LECZENIE: ranny Ocalały znów jest zdrowy.',
    },
    'TS-KW-12': {
      en: 'SEARCH: is a Survivor here? Whoever is, is attacked.',
      pl: 'PRZESZUKIWANIE: czy jest tu jakiś Ocalały? Kto jest, zostaje zaatakowany.',
    },
    'TS-KW-13': {
      en: 'SCARE: one fear token for a Survivor, or panic instead of a third.',
      pl: 'STRASZENIE: jeden żeton strachu dla Ocalałego albo panika zamiast trzeciego.',
    },
    'TS-KW-14': {
      en: 'DETECT: is anybody in this area, location or range?',
      pl: 'WYKRYWANIE: czy ktoś jest w tym obszarze, lokalizacji lub zasięgu?',
    },
    'TS-KW-15': {
      en: 'All Survivors but Anna answer truly, by name.',
      pl: 'Wszyscy Ocalali prócz Anny odpowiadają szczerze, podając imiona.',
    },
    'TS-KW-16': {
      en: 'Anna is never detected.',
      pl: 'Anny nie da się wykryć.',
    },
    'TS-KW-17': {
      en: 'The Killer need not be in the place in question.',
      pl: 'Zabójca nie musi być w miejscu, o które pyta.',
    },
    'TS-KW-18': {
      en: 'Anna is exempt from DETECT only.',
      pl: 'Anna jest zwolniona tylko z WYKRYWANIA.',
    },
    'TS-KW-19': {
      en: 'SNEAK N: up to N steps that nobody is told of.',
      pl: 'SKRADANIE SIĘ o N: do N kroków, o których nikt się nie dowiaduje.',
    },
    'TS-KW-20': {
      en: 'The Survivors know the last open location.',
      pl: 'Ocalali znają ostatnią jawną lokalizację.',
    },
    'TS-KW-21': {
      en: 'In the next phase the Killer reappears where he is.',
      pl: 'W następnej fazie Zabójca pojawia się tam, gdzie jest.',
    },
    'TS-KW-22': {
      en: 'Until then the Survivors do not know where he is.',
      pl: 'Do tego czasu Ocalali nie wiedzą, gdzie jest.',
    },
    'TS-KW-23': {
      en: 'BLOCK is worded for any figure.',
      pl: 'BLOKADA jest opisana dla dowolnej figurki.',
    },
  },
};
