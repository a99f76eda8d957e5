import { texts } from '../../text/text.ts';

export const text = texts({
  en: {
    good: '{face}: success',
    half: '{face}: partial success',
    bad: '{face}: nothing',
    plain: '{face}',
    dice: 'Dice',
  },
  pl: { good: '{face}: sukces', half: '{face}: częściowy sukces', bad: '{face}: nic', plain: '{face}', dice: 'Kości' },
});
