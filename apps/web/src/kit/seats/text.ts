import { texts } from '../../text/text.ts';

export const text = texts({
  en: {
    seats: 'Seats',
    'level.random': 'bot, plays at random',
    'level.newcomer': 'bot, as on a first evening',
    'level.thumb': 'bot, a regular',
    'level.veteran': 'bot, a veteran',
    'level.search': 'bot, an expert: thinks ahead',
    waited: 'is waited for',
    here: 'is here',
    away: 'is away',
    thinking: 'is thinking',
  },
  pl: {
    seats: 'Miejsca',
    'level.random': 'bot, gra na chybił trafił',
    'level.newcomer': 'bot, gra jak pierwszego wieczoru',
    'level.thumb': 'bot, stały bywalec',
    'level.veteran': 'bot, weteran',
    'level.search': 'bot, ekspert: myśli naprzód',
    waited: 'czekamy na ruch',
    here: 'przy stole',
    away: 'poza stołem',
    thinking: 'zastanawia się',
  },
});
