import { explorerDef, TRAITS, type Trait } from '@dreadhouse/betrayal';
import { inPlace } from '../../../kit/basics/in-place.tsx';
import { useText } from '../../../text/text.ts';
import { Sign } from '../art/pictures.tsx';
import { useNames } from '../names.ts';
import type { SeenExplorer } from '../view.ts';
import style from './panel.module.css';
import { text } from './text.ts';

/** Where a trait stands, where it began, and what one more wound would make of it. */
export interface Standing {
  readonly trait: Trait;
  /** 0 is the skull. */
  readonly step: number;
  readonly start: number;
  readonly value: number;
  readonly row: readonly number[];
  /** What one more wound leaves: a number, or nothing more. */
  readonly next: number | 'skull' | 'stays';
  readonly critical: boolean;
}

/** BH-TRAIT-03, BH-DMG-10: before the haunt nothing falls below the last step above the skull. */
export function standingOf(
  { id, traits }: Pick<SeenExplorer, 'id' | 'traits'>,
  trait: Trait,
  isHaunt: boolean,
): Standing {
  const { row, start } = explorerDef(id).traits[trait];
  const step = traits[trait];
  const next = step > 1 ? (row[step - 2] ?? 0) : isHaunt ? 'skull' : 'stays';
  return { trait, step, start, value: row[step - 1] ?? 0, row, next, critical: step <= 1 };
}

interface Props {
  readonly explorer: SeenExplorer;
  readonly isHaunt: boolean;
  /** Every number of every row; otherwise only where each stands. */
  readonly full: boolean;
}

/** The four traits: signs, numbers and rows, and for ears a sentence each. */
export function Tracks({ explorer, isHaunt, full }: Props) {
  const say = useText(text);
  const names = useNames();
  return (
    <ul className={full ? style['tracks'] : style['brief']} aria-label={say('traits')}>
      {TRAITS.map((trait) => {
        const one = standingOf(explorer, trait, isHaunt);
        const name = names.name('trait', trait);
        const next = typeof one.next === 'number' ? say('next', { n: one.next }) : say(`next-${one.next}`);
        const heard = [say('stands', { trait: name, n: one.value }), one.critical ? say('critical') : '', next];
        return (
          <li
            key={trait}
            data-critical={one.critical || undefined}
            data-dead={one.step === 0 || undefined}
            title={heard.join(' ')}
          >
            <span className="for-ears">{heard.join(' ')}</span>
            <svg viewBox="-16 -16 32 32" aria-hidden="true">
              <Sign id={trait} />
            </svg>
            <b aria-hidden="true">{one.step === 0 ? '☠' : one.value}</b>
            {full ? <FullRow one={one} /> : <ShortRow one={one} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The skull and the printed numbers; what one more wound would leave is ringed. */
function FullRow({ one: { row, step, start } }: { readonly one: Standing }) {
  return (
    <span className={style['row']} aria-hidden="true">
      {inPlace(['☠', ...row], (n, place) => (
        <i
          data-now={place === step || undefined}
          data-below={place < step || undefined}
          data-start={place === start || undefined}
          data-next={place === step - 1 || undefined}
        >
          {n}
        </i>
      ))}
    </span>
  );
}

function ShortRow({ one: { row, step, start } }: { readonly one: Standing }) {
  return (
    <span className={style['bar']} aria-hidden="true">
      {inPlace(row, (_, place) => (
        <i data-full={place < step || undefined} data-start={place + 1 === start || undefined} />
      ))}
    </span>
  );
}
