import type { AnyGame } from '@dreadhouse/engine';
import { useText } from '../../text/text.ts';
import { inPlace } from '../basics/in-place.tsx';
import { levelsOf } from '../seats/levels.ts';
import { NameField, SelectField } from './choices.tsx';
import type { SeatWish } from './seat-wish.ts';
import { useStyle } from './style.ts';
import { text } from './text.ts';

interface Props {
  readonly game: Pick<AnyGame, 'experience'>;
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
  const { seats, fewest, most, countLabel, setCount } = props;
  const style = useStyle();
  const counts = Array.from({ length: most - fewest + 1 }, (_, i) => String(fewest + i));
  return (
    <div className={style['seats']}>
      <SelectField
        label={countLabel}
        choices={counts.map((n) => ({ id: n, name: n }))}
        chosen={String(seats.length)}
        choose={(n) => setCount(Number(n))}
      />
      {inPlace(seats, (one, seat) => (
        <SeatRow {...props} seat={seat} one={one} />
      ))}
    </div>
  );
}

interface RowProps extends Pick<Props, 'game' | 'setSeat' | 'titleOf' | 'nameOf'> {
  readonly seat: number;
  readonly one: SeatWish;
}

function SeatRow({ game, setSeat, titleOf, nameOf, seat, one }: RowProps) {
  const say = useText(text);
  const style = useStyle();
  return (
    <fieldset className={style['seat']}>
      <legend>{titleOf(seat)}</legend>
      <SelectField
        label={say('plays')}
        choices={[
          { id: 'person', name: say('person') },
          ...levelsOf(game).map((level) => ({ id: level, name: say(`bot.${level}`) })),
        ]}
        chosen={one.bot ?? 'person'}
        choose={(who) => setSeat(seat, { bot: who === 'person' ? null : who })}
      />
      <NameField
        label={say('name')}
        value={one.name}
        placeholder={nameOf(seat)}
        change={(name) => setSeat(seat, { name })}
      />
    </fieldset>
  );
}
