import { texts } from '../../text/text.ts';

export const text = texts({
  en: {
    seats: 'Seats',
    'level.random': 'bot, plays at random',
    'level.thumb': 'bot, plays by rule of thumb',
    'level.search': 'bot, thinks ahead',
    waited: 'is waited for',
    here: 'is here',
    away: 'is away',
    thinking: 'is thinking',
  },
  pl: {
    seats: 'Miejsca',
    'level.random': 'bot, gra na chybił trafił',
    'level.thumb': 'bot, gra na wyczucie',
    'level.search': 'bot, myśli naprzód',
    waited: 'czekamy na ruch',
    here: 'przy stole',
    away: 'poza stołem',
    thinking: 'zastanawia się',
  },
});
