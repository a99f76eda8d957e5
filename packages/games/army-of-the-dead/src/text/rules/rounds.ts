import type { Chapter } from '@dreadhouse/engine';

/** How a round goes, and how the game ends. */
export const rounds: Chapter = {
  title: { en: 'The round, winning and losing', pl: 'Runda, wygrana i przegrana' },
  rules: {
    'AD-ROUND-01': {
      en: 'A round is a Players Phase, then a Zombie Phase, then an End Phase.',
      pl: 'Runda to Faza Graczy, potem Faza Zombie, potem Faza Końcowa.',
    },
    'AD-ROUND-02': {
      en: 'The First Player activates all own Survivors one at a time in any order, then the player to the left does the same, until everybody has acted.',
      pl: 'Pierwszy Gracz aktywuje kolejno wszystkich swoich Ocalałych w dowolnej kolejności, potem to samo robi gracz po lewej, aż zadziałają wszyscy.',
    },
    'AD-ROUND-03': {
      en: 'A Survivor has 3 Actions a turn at the start; only skills add to them.',
      pl: 'Ocalały ma na początku 3 Akcje na turę; więcej dają tylko Umiejętności.',
    },
    'AD-ROUND-04': {
      en: 'The same Action may be repeated within a turn unless a rule forbids it.',
      pl: 'Tę samą Akcję można w turze powtarzać, o ile nie zabrania tego zasada.',
    },
    'AD-ROUND-05': {
      en: 'In the Zombie Phase all Zombies activate, then they spawn in every active Spawn Zone, Zeus’ Orders included.',
      pl: 'W Fazie Zombie aktywują się wszystkie Zombie, a potem namnażają się w każdej aktywnej Strefie, z Rozkazami Zeusa włącznie.',
    },
    'AD-ROUND-06': {
      en: 'In the End Phase the Noise token moves to the Zone with the most Survivors; on a tie the First Player chooses.',
      pl: 'W Fazie Końcowej żeton Hałasu przenosi się do Strefy z największą liczbą Ocalałych; przy remisie wybiera Pierwszy Gracz.',
    },
    'AD-ROUND-07': {
      en: 'Then the First Player token passes to the left, and a new round begins.',
      pl: 'Potem żeton Pierwszego Gracza przechodzi w lewo i zaczyna się nowa runda.',
    },
    'AD-WIN-01': {
      en: 'The team wins at once when all goals of the Mission and all Personal Goals are accomplished.',
      pl: 'Drużyna wygrywa natychmiast, gdy osiągnięto wszystkie cele Misji i wszystkie Cele Osobiste.',
    },
    'AD-LOSE-01': {
      en: 'The team loses as soon as a Survivor who owns a Personal Goal is eliminated, even if that goal was complete.',
      pl: 'Drużyna przegrywa, gdy tylko wyeliminowany zostanie Ocalały, który ma Cel Osobisty, nawet już osiągnięty.',
    },
    'AD-LOSE-02': {
      en: 'The team loses when goals of the Mission can no longer be reached.',
      pl: 'Drużyna przegrywa, gdy celów Misji nie da się już osiągnąć.',
    },
    'AD-LOSE-03': {
      en: 'The team loses when a losing condition of the Mission is met.',
      pl: 'Drużyna przegrywa, gdy spełni się warunek porażki określony przez Misję.',
    },
    'AD-LOSE-04': {
      en: 'The loss of a Survivor without a Personal Goal does not by itself end the game.',
      pl: 'Utrata Ocalałego bez Celu Osobistego sama w sobie nie kończy gry.',
    },
  },
};
