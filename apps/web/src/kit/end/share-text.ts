import { texts } from '../../text/text.ts';

export const text = texts({
  en: {
    share: 'Share the replay',
    file: 'Save as a file',
    link: 'Copy a link',
    copied: 'The link is copied. Whoever opens it can watch the whole game.',
    copyBelow: 'Copy this link:',
    long: 'This link is very long ({kb} kB) and may be cut on the way. The file is the safer gift.',
  },
  pl: {
    share: 'Podziel się powtórką',
    file: 'Zapisz jako plik',
    link: 'Skopiuj link',
    copied: 'Link skopiowany. Kto go otworzy, obejrzy całą grę.',
    copyBelow: 'Skopiuj ten link:',
    long: 'Ten link jest bardzo długi ({kb} kB) i może zostać po drodze ucięty. Plik będzie pewniejszy.',
  },
});
