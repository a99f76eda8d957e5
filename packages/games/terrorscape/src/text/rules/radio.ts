import type { Chapter } from '@dreadhouse/engine';

/** Repairing the radio, and the help that it calls. */
export const radio: Chapter = {
  title: { en: 'Action 5: the radio; help', pl: 'Akcja 5: radio; pomoc' },
  rules: {
    'TS-RADIO-01': {
      en: 'Each map has one radio; in the mansion it is in the Living Room.',
      pl: 'Na każdej mapie jest jedno radio; w posiadłości stoi w Salonie.',
    },
    'TS-RADIO-02': {
      en: 'Only a Survivor at the radio can repair it.',
      pl: 'Naprawiać może tylko Ocalały, który jest przy radiu.',
    },
    'TS-RADIO-03': {
      en: 'Nobody repairs while the Killer is there.',
      pl: 'Nikt nie naprawia, gdy jest tam Zabójca.',
    },
    'TS-RADIO-04': {
      en: 'The whole team can make progress only once per round.',
      pl: 'Cała drużyna może naprawiać tylko raz na rundę.',
    },
    'TS-RADIO-05': {
      en: 'A repair is one progress.',
      pl: 'Naprawa zwiększa postęp o 1.',
    },
    'TS-RADIO-06': {
      en: 'A repair always makes noise there.',
      pl: 'Naprawa zawsze powoduje tam hałas.',
    },
    'TS-RADIO-07': {
      en: 'With a Toolkit the progress is 2.',
      pl: 'Naprawa Narzędziami zwiększa postęp o 2.',
    },
    'TS-RADIO-08': {
      en: 'With a Toolkit in Johnson’s hands it is 3.',
      pl: 'W rękach Johnsona Narzędzia zwiększają postęp o 3.',
    },
    'TS-RADIO-09': {
      en: 'A Toolkit makes noise too.',
      pl: 'Narzędzia też powodują hałas.',
    },
    'TS-RADIO-10': {
      en: 'A repair with a Toolkit is the repair of the round.',
      pl: 'Naprawa Narzędziami jest naprawą tej rundy.',
    },
    'TS-RADIO-11': {
      en: 'With all five tokens laid the radio works.',
      pl: 'Gdy leży wszystkie pięć żetonów, radio działa.',
    },
    'TS-RADIO-12': {
      en: 'Progress beyond five is lost.',
      pl: 'Postęp powyżej pięciu przepada.',
    },
    'TS-RADIO-13': {
      en: 'The Toolkit is used up.',
      pl: 'Narzędzia się zużywają.',
    },
    'TS-RADIO-14': {
      en: 'A radio that works cannot be repaired any further.',
      pl: 'Działającego radia nie da się już naprawiać.',
    },
    'TS-HELP-01': {
      en: 'When the radio works the help marker goes to space 5 of its track.',
      pl: 'Gdy radio zadziała, znacznik pomocy trafia na pole 5 swojego toru.',
    },
    'TS-HELP-02': {
      en: 'It moves one space in step 0 of every round.',
      pl: 'W kroku 0 każdej rundy przesuwa się o jedno pole.',
    },
    'TS-HELP-03': {
      en: 'It needs five moves: help comes after five more rounds.',
      pl: 'Potrzebuje pięciu ruchów: pomoc przybywa po pięciu kolejnych rundach.',
    },
    'TS-HELP-04': {
      en: 'When it arrives the Survivors win.',
      pl: 'Gdy dotrze do końca, Ocalali wygrywają.',
    },
    'TS-HELP-05': {
      en: 'It does not move in the phase in which it is placed.',
      pl: 'Nie rusza się w fazie, w której go położono.',
    },
  },
};
