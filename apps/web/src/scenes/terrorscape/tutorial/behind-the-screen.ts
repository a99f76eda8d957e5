import type { Lesson } from '../../../contract/lesson.ts';
import { layTable } from './lay-table.ts';

/** Survivors, scene 1: moving, noise, discoveries, what the Killer hears. */
export const behindTheScreen: Lesson = {
  id: 'behind-the-screen',
  title: { en: 'Behind the screen', pl: 'Za zasłonką' },
  about: {
    en: 'Survivors: move unseen, make noise on purpose, find a key.',
    pl: 'Ocalali: ruch w ukryciu, hałas z rozmysłem i pierwszy klucz.',
  },
  minutes: 3,
  seat: 1,
  table: layTable({
    killer: 'butcher',
    phase: 'turns',
    round: 1,
    discoveries: ['d.key', 'd.herbs'],
    side: 'survivors',
  }),
  steps: [
    {
      id: 'shut-in',
      title: { en: 'Shut in', pl: 'W zamknięciu' },
      text: {
        en: 'Anna, Marco and Johnson stand in the Entrance Hall. Something stands in the Garden. You lead *all three*; the Killer sees *none of them*.',
        pl: 'Anna, Marco i Johnson stoją w Holu wejściowym. Coś stoi w Ogrodzie. Prowadzisz *całą trójkę*, a Zabójca *nikogo z nich nie widzi*.',
      },
      points: ['C1'],
    },
    {
      id: 'goal',
      title: { en: 'Two ways out', pl: 'Dwie drogi na zewnątrz' },
      text: {
        en: 'Bring *five keys* and everybody to the Main Exit, or repair the *radio* in five steps and hold out until help comes.',
        pl: 'Zbierzcie *pięć kluczy* i stańcie razem przy Głównym wyjściu albo naprawcie *radio* w pięciu krokach i doczekajcie pomocy.',
      },
      points: ['keys', 'radio'],
    },
    {
      id: 'anna',
      title: { en: 'Anyone may begin', pl: 'Zacząć może każdy' },
      text: {
        en: 'In your phase everybody has one turn, in any order. Let *Anna* go first.',
        pl: 'W waszej fazie każdy ma jedną turę, w dowolnej kolejności. Niech zacznie *Anna*.',
      },
      points: ['survivor:anna'],
      answers: ['turn:anna'],
      otherwise: { en: 'Anna first: she is the quiet one.', pl: 'Najpierw Anna: to ona jest najcichsza.' },
    },
    {
      id: 'gallery',
      title: { en: 'Two steps, no sound', pl: 'Dwa kroki, ani dźwięku' },
      text: {
        en: 'Moving is silent, and one or two steps far. Send her to the *Gallery*: there is something to ransack next round.',
        pl: 'Ruch jest bezgłośny i ma jeden lub dwa kroki. Wyślij ją do *Galerii*: w następnej rundzie będzie tam co przeszukać.',
      },
      points: ['C2'],
      answers: ['move:C2'],
      otherwise: { en: 'The Gallery lights up beside the hall.', pl: 'Galeria świeci tuż obok holu.' },
    },
    {
      id: 'bottle',
      title: { en: 'A useful noise', pl: 'Pożyteczny hałas' },
      text: {
        en: 'Items can be used on top of the action. Throw the *Whisky Bottle* into the *Library*: the Killer will hear noise where nobody is.',
        pl: 'Przedmiotów można używać oprócz akcji. Rzuć *butelką whisky* do *Biblioteki*: Zabójca usłyszy hałas tam, gdzie nikogo nie ma.',
      },
      points: ['C5'],
      answers: ['whisky-bottle:C5'],
      otherwise: { en: 'The bottle, into the Library.', pl: 'Butelka, do Biblioteki.' },
    },
    {
      id: 'johnson',
      title: { en: 'The mechanic', pl: 'Mechanik' },
      text: {
        en: 'Now *Johnson*. He carries a Toolkit and knows how to use it.',
        pl: 'Teraz *Johnson*. Ma narzędzia i umie się nimi posłużyć.',
      },
      points: ['survivor:johnson'],
      answers: ['turn:johnson'],
      otherwise: { en: 'Johnson, please.', pl: 'Johnson, proszę.' },
    },
    {
      id: 'radio',
      title: { en: 'To the radio', pl: 'Do radia' },
      text: {
        en: 'Bring him to the *Living Room*. Repairing is always noisy, so choose your moment.',
        pl: 'Zaprowadź go do *Salonu*. Naprawa zawsze hałasuje, więc trzeba wybrać chwilę.',
      },
      points: ['N1'],
      answers: ['move:N1'],
      otherwise: { en: 'The Living Room is to the left of the hall.', pl: 'Salon jest na lewo od holu.' },
    },
    {
      id: 'end-johnson',
      title: { en: 'Enough', pl: 'Wystarczy' },
      text: {
        en: 'He has moved; a special action would be another turn’s work. *End the turn.*',
        pl: 'Ruch wykonany; akcja specjalna to praca na inną turę. *Zakończ turę.*',
      },
      points: ['option:end'],
      answers: ['end'],
      otherwise: { en: 'Keep your things: end the turn.', pl: 'Zachowaj rzeczy: zakończ turę.' },
    },
    {
      id: 'marco',
      title: { en: 'Marco is left', pl: 'Został Marco' },
      text: {
        en: 'Only Marco is left, so it is his turn. Keep him out of the open: *Dining Room*.',
        pl: 'Został tylko Marco, więc to jego tura. Niech zejdzie z widoku: *Jadalnia*.',
      },
      points: ['N2'],
      answers: ['move:N2'],
      otherwise: { en: 'To the Dining Room.', pl: 'Do Jadalni.' },
    },
    {
      id: 'end-marco',
      title: { en: 'And quiet', pl: 'I cisza' },
      text: { en: '*End the turn.*', pl: '*Zakończ turę.*' },
      points: ['option:end'],
      answers: ['end'],
      otherwise: { en: 'End the turn.', pl: 'Zakończ turę.' },
    },
    {
      id: 'discover',
      title: { en: 'Somebody looks around', pl: 'Ktoś się rozgląda' },
      text: {
        en: 'Every round one of you draws two discoveries and keeps one. When this deck is empty *the Killer wins*. Let *Anna* look.',
        pl: 'Co rundę jedno z was dobiera dwa odkrycia i zatrzymuje jedno. Gdy ta talia się skończy, *wygrywa Zabójca*. Niech rozejrzy się *Anna*.',
      },
      points: ['survivor:anna'],
      answers: ['discover:anna'],
      otherwise: { en: 'Anna is where we want the noise to be.', pl: 'Anna jest tam, gdzie ma być hałas.' },
    },
    {
      id: 'key',
      title: { en: 'A key', pl: 'Klucz' },
      text: {
        en: 'Keep the *Key*. It goes straight to the rack. It jingles: there will be noise in the Gallery.',
        pl: 'Zatrzymaj *klucz*. Trafia od razu na stojak. Brzęczy: w Galerii będzie hałas.',
      },
      points: ['item:key'],
      answers: ['keep:key'],
      otherwise: { en: 'The key!', pl: 'Klucz!' },
    },
    {
      id: 'report',
      title: { en: 'What he hears', pl: 'Co słyszy' },
      text: {
        en: 'At the end of your phase all noise is reported: Gallery *and* Library. Not who, not how often. Now he has to guess. *Next scene:* he guesses right.',
        pl: 'Na końcu waszej fazy cały hałas zostaje zgłoszony: Galeria *i* Biblioteka. Ale nie kto i nie ile razy. Teraz musi zgadywać. *Następna scena:* zgaduje dobrze.',
      },
      points: ['C2', 'C5'],
    },
  ],
};
