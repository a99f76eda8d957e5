import { digest } from '@dreadhouse/engine';
import { films } from './content/films.ts';
import { heroines } from './content/heroines/index.ts';
import { DEFAULTS, type FinalGirlOptions } from './options.ts';

interface DailyChallenge {
  readonly date: string;
  readonly film: string;
  readonly options: FinalGirlOptions;
  /** Everybody plays the day with this luck. */
  readonly seed: string;
}

/** The challenge of a day, from its date alone: the same film, heroine and luck for everybody. */
export function dailyChallenge(date: string): DailyChallenge {
  if (!isDate(date)) {
    throw new Error(`"${date}" is no date of the form YYYY-MM-DD.`);
  }
  const hash = digest(`final-girl daily ${date}`);
  const number = (from: number): number => Number.parseInt(hash.slice(from, from + 8), 16);
  const film = films()[number(0) % films().length]!;
  const heroine = heroines()[number(8) % heroines().length]!;
  return {
    date,
    film: film.id,
    options: { ...DEFAULTS, killer: film.killer.id, location: film.location.id, heroine: heroine.id },
    seed: `final-girl ${date} ${hash.slice(16, 32)}`,
  };
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDate(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).map(Number);
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return day >= 1 && day <= (month === 2 && leap ? 29 : (DAYS[month - 1] ?? 0));
}
