import { type Forms, type Language, Teller, type Texts } from '@dreadhouse/text';
import { en } from './en.ts';
import { pl, ROOMS } from './pl.ts';

export const texts: Readonly<Record<Language, Texts>> = { en, pl };

/** What each placeholder can stand for. */
const KINDS = { room: ['room'], from: ['room'], to: ['room'], face: ['room'] };

class VigilTeller extends Teller {
  protected override formsOf(_hole: string, id: string): Forms | undefined {
    return this.language === 'pl' ? ROOMS[id] : undefined;
  }

  protected override say(hole: string, value: unknown): string {
    return super.say(hole, hole === 'seat' && typeof value === 'number' ? value + 1 : value); // people count from one
  }
}

/** Words for a match, in one language. */
export function teller(language: Language): Teller {
  return new VigilTeller(language, texts[language], KINDS, ['room', 'phase']);
}
