import { texts } from '../text/text.ts';

export const text = texts({
  en: { 'new-version': 'A new version of Dreadhouse is here. Your games stay as they are.', reload: 'Reload' },
  pl: { 'new-version': 'Jest nowa wersja Dreadhouse. Twoje gry zostaną takie, jakie są.', reload: 'Odśwież' },
});
