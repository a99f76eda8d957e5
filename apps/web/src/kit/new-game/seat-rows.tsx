import { useId } from 'react';
import type { BotLevel } from '../../contract/table.ts';
import { useText } from '../../text/text.ts';
import { inPlace } from '../basics/in-place.tsx';
import type { SeatWish } from './seat-wish.ts';
import { text } from './text.ts';

const LEVELS: readonly BotLevel[] = ['random', 'thumb', 'search'];

interface Props {
  /** `seats`, `field` and `seat`, as the scene draws them. */
  readonly style: Partial<Record<'seats' | 'field' | 'seat', string>>;
  readonly seats: readonly SeatWish[];
  readonly fewest: number;
  readonly most: number;
  readonly countLabel: string;
  readonly setCount: (count: number) => void;
  readonly setSeat: (seat: number, change: Partial<SeatWish>) => void;
  /** What the seat is. */
  readonly titleOf: (seat: number) => string;
  /** What whoever sits there is called without a name of their own. */
  readonly nameOf: (seat: number) => string;
}

/** How many sit at the table, and who plays each seat. */
export function SeatRows(props: Props) {
  const { style, seats, fewest, most, countLabel, setCount } = props;
  const count = useId();
  return (
    <div className={style['seats']}>
      <p className={style['field']}>
        <label htmlFor={count}>{countLabel}</label>
        <select id={count} value={seats.length} onChange={({ target }) => setCount(Number(target.value))}>
          {Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i).map((n) => (
            <option key={n}>{n}</option>
          ))}
        </select>
      </p>
      {inPlace(seats, (one, seat) => (
        <SeatRow {...props} seat={seat} one={one} />
      ))}
    </div>
  );
}

interface RowProps extends Pick<Props, 'style' | 'setSeat' | 'titleOf' | 'nameOf'> {
  readonly seat: number;
  readonly one: SeatWish;
}

function SeatRow({ style, setSeat, titleOf, nameOf, seat, one }: RowProps) {
  const say = useText(text);
  return (
    <fieldset className={style['seat']}>
      <legend>{titleOf(seat)}</legend>
      <label>
        <span>{say('plays')}</span>
        <select
          value={one.bot ?? 'person'}
          onChange={({ target }) => setSeat(seat, { bot: LEVELS.find((level) => level === target.value) ?? null })}
        >
          <option value="person">{say('person')}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {say(`bot.${level}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{say('name')}</span>
        <input
          maxLength={30}
          value={one.name}
          placeholder={nameOf(seat)}
          onChange={({ target }) => setSeat(seat, { name: target.value })}
        />
      </label>
    </fieldset>
  );
}
