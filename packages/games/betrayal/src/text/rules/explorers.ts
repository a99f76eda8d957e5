import type { Chapter } from '@dreadhouse/engine';

export const explorers: Chapter = {
  title: { en: 'The explorers’ cards', pl: 'Karty poszukiwaczy' },
  rules: {
    'BH-CHAR-01': {
      en: 'Isa Valencia is 11 and was born on 30 March.',
      pl: 'Isa Valencia ma 11 lat i urodziny 30 marca.',
    },
    'BH-CHAR-02': {
      en: 'Anita Hernandez is 12 and was born on 11 June.',
      pl: 'Anita Hernandez ma 12 lat i urodziny 11 czerwca.',
    },
    'BH-CHAR-03': {
      en: 'Father Warren Leung is 71 and was born on 17 November.',
      pl: 'Ojciec Warren Leung ma 71 lat i urodziny 17 listopada.',
    },
    'BH-CHAR-04': {
      en: 'Dr Dan Nguyen is 60 and was born on 6 May.',
      pl: 'Doktor Dan Nguyen ma 60 lat i urodziny 6 maja.',
    },
    'BH-CHAR-05': {
      en: 'Michelle Monroe is 19 and was born on 19 August.',
      pl: 'Michelle Monroe ma 19 lat i urodziny 19 sierpnia.',
    },
    'BH-CHAR-06': {
      en: 'Brittani Bowen is 22 and was born on 1 December.',
      pl: 'Brittani Bowen ma 22 lata i urodziny 1 grudnia.',
    },
    'BH-CHAR-07': {
      en: 'Josef Hooper is 25 and was born on 25 February.',
      pl: 'Josef Hooper ma 25 lat i urodziny 25 lutego.',
    },
    'BH-CHAR-08': {
      en: 'Oliver Swift is 33 and was born on 3 July.',
      pl: 'Oliver Swift ma 33 lata i urodziny 3 lipca.',
    },
    'BH-CHAR-09': {
      en: 'Stephanie Richter is 40 and was born on 12 January.',
      pl: 'Stephanie Richter ma 40 lat i urodziny 12 stycznia.',
    },
    'BH-CHAR-10': {
      en: 'Persephone Puleri is 49 and was born on 15 April.',
      pl: 'Persephone Puleri ma 49 lat i urodziny 15 kwietnia.',
    },
    'BH-CHAR-11': {
      en: 'Sammy Angler is 9 and was born on 18 September.',
      pl: 'Sammy Angler ma 9 lat i urodziny 18 września.',
    },
    'BH-CHAR-12': {
      en: 'Jaden Jones is 11 and was born on 4 October.',
      pl: 'Jaden Jones ma 11 lat i urodziny 4 października.',
    },
    'BH-CHAR-13': {
      en: 'Isa Valencia believes in ghosts and blogs about gloomy music; Brittani lends her records.',
      pl: 'Isa Valencia wierzy w duchy i pisze bloga o mrocznej muzyce; Brittani pożycza jej płyty.',
    },
    'BH-CHAR-14': {
      en: 'Anita Hernandez stuffs animals, paints, and learns herb lore; her parents buy at Persephone’s.',
      pl: 'Anita Hernandez wypycha zwierzęta, maluje i uczy się zielarstwa; jej rodzice kupują u Persephone.',
    },
    'BH-CHAR-15': {
      en: 'Father Warren Leung is a priest who paints watercolours and collects comics; Anita takes his painting class.',
      pl: 'Ojciec Warren Leung to ksiądz, który maluje akwarele i zbiera komiksy; Anita chodzi na jego kurs malarstwa.',
    },
    'BH-CHAR-16': {
      en: 'Dr Dan Nguyen is the town’s physician and fishes; Josef is his patient nearly every week.',
      pl: 'Doktor Dan Nguyen to miejscowy lekarz i wędkarz; Josef jest jego pacjentem niemal co tydzień.',
    },
    'BH-CHAR-17': {
      en: 'Michelle Monroe plays lacrosse and travels; she has tea with Isa.',
      pl: 'Michelle Monroe gra w lacrosse i podróżuje; pija herbatę z Isą.',
    },
    'BH-CHAR-18': {
      en: 'Brittani Bowen plays records, dances and gardens; Stephanie gets her tomatoes.',
      pl: 'Brittani Bowen puszcza płyty, tańczy i uprawia ogród; Stephanie dostaje jej pomidory.',
    },
    'BH-CHAR-19': {
      en: 'Josef Hooper plays football and writes poems; he admires how Michelle plays.',
      pl: 'Josef Hooper gra w futbol i pisze wiersze; podziwia grę Michelle.',
    },
    'BH-CHAR-20': {
      en: 'Oliver Swift runs and reads philosophers; Dan has treated him since childhood.',
      pl: 'Oliver Swift biega i czyta filozofów; Dan leczy go od dzieciństwa.',
    },
    'BH-CHAR-21': {
      en: 'Stephanie Richter takes photographs and cooks; she filmed Sammy’s first show.',
      pl: 'Stephanie Richter fotografuje i gotuje; sfilmowała pierwszy występ Sammy’ego.',
    },
    'BH-CHAR-22': {
      en: 'Persephone Puleri camps, and sells perfume and herbs; Jaden drops in with odd leads.',
      pl: 'Persephone Puleri biwakuje, sprzedaje perfumy i zioła; Jaden wpada do niej z dziwnymi tropami.',
    },
    'BH-CHAR-23': {
      en: 'Sammy Angler does magic tricks and plays video games; Oliver tutors him in maths.',
      pl: 'Sammy Angler robi sztuczki magiczne i gra w gry wideo; Oliver uczy go matematyki.',
    },
    'BH-CHAR-24': {
      en: 'Jaden Jones reads, and solves mysteries; Father Warren lends him comics.',
      pl: 'Jaden Jones czyta i rozwiązuje zagadki; ojciec Warren pożycza mu komiksy.',
    },
  },
};
