import { texts } from '../../text/text.ts';

export const text = texts({
  en: {
    take: 'Play this',
    name: 'Name',
    plays: 'Played by',
    person: 'a person',
    'bot.random': 'a bot: any answer',
    'bot.thumb': 'a bot: rule of thumb',
    'bot.search': 'a bot: thinks ahead',
  },
  pl: {
    take: 'Gramy w to',
    name: 'Imię',
    plays: 'Gra',
    person: 'osoba',
    'bot.random': 'bot: byle co',
    'bot.thumb': 'bot: na wyczucie',
    'bot.search': 'bot: myśli naprzód',
  },
});
