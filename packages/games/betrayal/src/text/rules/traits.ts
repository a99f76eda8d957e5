import type { Chapter } from '@dreadhouse/engine';

export const traits: Chapter = {
  title: { en: 'Traits and damage', pl: 'Cechy i obrażenia' },
  rules: {
    'BH-TRAIT-01': { en: 'There are twelve explorers.', pl: 'Poszukiwaczy jest dwanaścioro.' },
    'BH-TRAIT-02': {
      en: 'Each has four traits: Might, Speed, Knowledge, Sanity.',
      pl: 'Każdy ma cztery cechy: Siłę, Szybkość, Wiedzę i Poczytalność.',
    },
    'BH-TRAIT-03': {
      en: 'A trait is a row of numbers with a marker, which begins on the green one.',
      pl: 'Cecha to rząd liczb ze znacznikiem, który zaczyna na zielonej.',
    },
    'BH-TRAIT-04': { en: 'Everybody may see all traits at any time.', pl: 'Wszyscy zawsze widzą wszystkie cechy.' },
    'BH-TRAIT-05': {
      en: 'To gain or lose moves the marker so many steps; it adds nothing to the number.',
      pl: 'Zysk lub strata przesuwa znacznik o tyle stopni, a nie zmienia liczby o tyle.',
    },
    'BH-TRAIT-06': {
      en: 'A row may repeat a number, so a step need not change it.',
      pl: 'Liczby w rzędzie mogą się powtarzać, więc zmiana o stopień nie musi zmienić wartości.',
    },
    'BH-TRAIT-07': {
      en: 'At the top of its row a trait cannot rise; the rest is lost.',
      pl: 'Na końcu rzędu cecha nie może wzrosnąć; nadwyżka przepada.',
    },
    'BH-TRAIT-08': {
      en: 'To heal a trait brings it up to its green number.',
      pl: 'Regeneracja cechy podnosi ją do zielonej liczby.',
    },
    'BH-TRAIT-09': {
      en: 'A trait that is not below its start stays where it is.',
      pl: 'Cecha, która nie jest poniżej startu, zostaje na miejscu.',
    },
    'BH-TRAIT-10': {
      en: 'A trait is critical on the lowest step above the skull.',
      pl: 'Cecha jest krytyczna na najniższym stopniu nad czaszką.',
    },
    'BH-DMG-01': { en: 'Damage is Physical, Mental or General.', pl: 'Obrażenia są Fizyczne, Psychiczne albo Ogólne.' },
    'BH-DMG-02': {
      en: 'Physical damage is taken from Might and Speed.',
      pl: 'Obrażenia Fizyczne odejmuje się od Siły i Szybkości.',
    },
    'BH-DMG-03': {
      en: 'Mental damage is taken from Knowledge and Sanity.',
      pl: 'Obrażenia Psychiczne odejmuje się od Wiedzy i Poczytalności.',
    },
    'BH-DMG-04': {
      en: 'General damage is taken from any traits.',
      pl: 'Obrażenia Ogólne odejmuje się od dowolnych cech.',
    },
    'BH-DMG-05': { en: 'Whoever is hurt shares the steps out.', pl: 'Poszkodowany sam rozdziela stopnie.' },
    'BH-DMG-06': {
      en: 'Physical damage never goes to Knowledge or Sanity, nor Mental damage to Might or Speed.',
      pl: 'Obrażenia Fizyczne nigdy nie trafiają w Wiedzę ani Poczytalność, a Psychiczne w Siłę ani Szybkość.',
    },
    'BH-DMG-07': { en: 'Damage counts steps, not numbers.', pl: 'Obrażenia liczy się w stopniach, nie w liczbach.' },
    'BH-DMG-08': { en: 'Nobody can die before the haunt.', pl: 'Przed nawiedzeniem nikt nie może zginąć.' },
    'BH-DMG-09': {
      en: 'Before the haunt damage stops at critical.',
      pl: 'Przed nawiedzeniem obrażenia zatrzymują się na poziomie krytycznym.',
    },
    'BH-DMG-10': {
      en: 'Before the haunt a critical trait takes no step while another one can.',
      pl: 'Przed nawiedzeniem krytyczna cecha nie traci stopnia, póki może to zrobić inna.',
    },
    'BH-DMG-11': {
      en: 'Before the haunt, steps that no trait can take are lost.',
      pl: 'Przed nawiedzeniem stopnie, których żadna cecha nie może stracić, przepadają.',
    },
    'BH-DMG-12': {
      en: 'In the haunt an explorer dies when a trait reaches the skull.',
      pl: 'W nawiedzeniu poszukiwacz ginie, gdy cecha sięgnie czaszki.',
    },
  },
};
