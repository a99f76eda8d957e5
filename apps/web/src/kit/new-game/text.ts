import { texts } from '../../text/text.ts';

export const text = texts({
  en: {
    take: 'Play this',
    name: 'Name',
    plays: 'Played by',
    person: 'a person',
    'bot.newcomer': 'a bot: first evening',
    'bot.thumb': 'a bot: regular',
    'bot.veteran': 'a bot: veteran',
    'bot.search': 'a bot: expert',
  },
  pl: {
    take: 'Gramy w to',
    name: 'Imię',
    plays: 'Gra',
    person: 'osoba',
    'bot.newcomer': 'bot: pierwszy wieczór',
    'bot.thumb': 'bot: stały bywalec',
    'bot.veteran': 'bot: weteran',
    'bot.search': 'bot: ekspert',
  },
});
