import type { Chapter } from '@dreadhouse/engine';

/** Enemies other than the killer. */
export const minions: Chapter = {
  title: { en: 'Enemies and minions', pl: 'Wrogowie i sługusi' },
  rules: {
    'FG-MINION-01': {
      en: '“Enemy” means the killer and the minions alike. “Killer” never includes minions, and “minion” never includes the killer.',
      pl: '„Wróg” oznacza zarówno mordercę, jak i sługusów. „Morderca” nigdy nie obejmuje sługusów, a „sługus” nigdy nie obejmuje mordercy.',
    },
    'FG-MINION-02': {
      en: 'Depending on the film, minions may appear beside a killer or without any killer at all.',
      pl: 'Zależnie od filmu sługusi mogą występować u boku mordercy albo zupełnie bez niego.',
    },
    'FG-MINION-03': {
      en: 'Minions have a reference card of their own with their health, attack value and movement value.',
      pl: 'Sługusi mają własną kartę pomocy, na której podano ich zdrowie, wartość ataku i wartość ruchu.',
    },
    'FG-MINION-04': {
      en: 'There can never be more minions in play than there are minion tokens. If an effect would place a minion and no token is free, ignore that placement.',
      pl: 'W grze nie może być więcej sługusów, niż jest ich żetonów. Jeśli efekt każe umieścić sługusa, a brakuje wolnego żetonu, pomiń to umieszczenie.',
    },
    'FG-MINION-05': {
      en: 'Attacking minions works like attacking the killer, with a few exceptions: you choose between killer and minions, you hit all minions on the space, and victims follow the heroine to them if the killer is not there.',
      pl: 'Sługusów atakuje się tak jak mordercę, z kilkoma wyjątkami: wybierasz między mordercą a sługusami, trafiasz wszystkich sługusów na polu, a ofiary pójdą do nich za bohaterką, jeśli nie ma tam mordercy.',
    },
    'FG-MINION-06': {
      en: 'If the killer and minions are on the same space, choose before the attack whether it is aimed at the killer or at the minions. It can never hit both.',
      pl: 'Jeśli morderca i sługusi stoją na tym samym polu, przed atakiem wybierz, czy kierujesz go w mordercę, czy w sługusów. Nigdy nie trafisz obu stron naraz.',
    },
    'FG-MINION-07': {
      en: 'An attack on minions is aimed at all minions on that space: split the damage among them as you like. Damage left over is lost.',
      pl: 'Atak na sługusów obejmuje wszystkich sługusów na danym polu: obrażenia rozdziel między nich według uznania. Nadwyżka przepada.',
    },
    'FG-MINION-08': {
      en: 'The damage of an attack cannot be split between minions and the killer.',
      pl: 'Obrażeń z ataku nie wolno podzielić między sługusów a mordercę.',
    },
    'FG-MINION-09': {
      en: 'Victims follow the heroine into a space with minions, as long as the killer is not there.',
      pl: 'Ofiary pójdą za bohaterką na pole ze sługusami, jeżeli nie ma tam mordercy.',
    },
    'FG-MINION-10': {
      en: 'At the start of the killer phase, resolve the minion action S on the finale card as well as the killer action M. If the card has both, go from top to bottom; sometimes there is only S.',
      pl: 'Na początku fazy mordercy, oprócz akcji mordercy M, wykonaj też akcję sługusa S z karty zakończenia. Jeśli karta ma obie, zacznij od górnej; czasem jest tylko S.',
    },
    'FG-MINION-11': {
      en: 'Unless a terror card says otherwise, every enemy carries out the killer action on it, one after the other: the minions first, then the killer.',
      pl: 'Jeśli karta terroru nie stanowi inaczej, podaną na niej akcję mordercy wykonują kolejno wszyscy wrogowie: najpierw sługusi, potem morderca.',
    },
    'FG-MINION-12': {
      en: 'If a victim was killed this turn, victims that share a space with a minion panic in the panic phase just as if they were with the killer.',
      pl: 'Jeśli w tej turze zginęła ofiara, w fazie paniki ofiary stojące na polu ze sługusem panikują tak, jakby był tam morderca.',
    },
    'FG-MINION-13': {
      en: 'When and where minions enter play is laid down by their own rules; it may be at the start or during the game.',
      pl: 'Kiedy i gdzie sługusi wchodzą do gry, określają ich własne zasady; może to być na początku albo w trakcie rozgrywki.',
    },
  },
};
