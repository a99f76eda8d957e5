import skull from 'virtual:icon/death-skull';
import knife from 'virtual:icon/dripping-knife';
import heart from 'virtual:icon/hearts';
import newspaper from 'virtual:icon/newspaper';
import price from 'virtual:icon/price-tag';
import rollingDices from 'virtual:icon/rolling-dices';
import screaming from 'virtual:icon/screaming';
import stopwatch from 'virtual:icon/stopwatch';
import { Icon } from '../../../kit/basics/icon.tsx';
import chips from '../../../kit/phone/chips.module.css';
import { usePointedAt, useTable } from '../../../kit/table/context.tsx';
import { useText } from '../../../text/text.ts';
import style from './phone-chips.module.css';
import { text } from './text.ts';
import { useViewPart } from './use-view.ts';

export type Sheet = 'heroine' | 'killer' | 'tracks' | 'cards';

/** What belongs to each chip: it glows when something inside it does. */
const INSIDE: Readonly<Record<Sheet, readonly string[]>> = {
  heroine: ['item:', 'slot:'],
  killer: ['mdp:'],
  tracks: [],
  cards: ['card:'],
};

/** The whole state of the game in one line; each chip opens what it stands for. */
export function PhoneChips({
  open,
  toMarket,
}: {
  readonly open: (sheet: Sheet) => void;
  readonly toMarket: () => void;
}) {
  const heroine = useViewPart((view) => view.heroine);
  const killer = useViewPart((view) => view.killer);
  const time = useViewPart((view) => view.time);
  const horror = useViewPart((view) => view.horror);
  const dice = useViewPart((view) => view.dice);
  const inPlay = useViewPart((view) => view.inPlay);
  const say = useText(text);
  const glows = useGlow();
  const events = inPlay.filter(({ kind }) => kind !== 'mdp').length;
  return (
    <div className={`${chips['chips']} ${style['chips']}`}>
      <button
        type="button"
        data-target="heroine health"
        data-lit={glows('heroine') || undefined}
        title={say('heroine')}
        onClick={() => open('heroine')}
      >
        <Ears>{`${say('heroine')}. ${say('health.short')}`}</Ears>
        <span data-side="heroine">
          <Icon body={heart} />
        </span>
        <b>{heroine.health}</b>
      </button>
      <button
        type="button"
        data-target="killer finale"
        data-lit={glows('killer') || undefined}
        title={say('killer')}
        onClick={() => open('killer')}
      >
        <Ears>{`${say('killer')}. ${say('health.short')}`}</Ears>
        <span data-side="killer">
          <Icon body={skull} />
        </span>
        <b>{killer.most === null ? '∞' : killer.markers + 1}</b>
        <small>
          <Ears>{say('attack')}</Ears>
          <Icon body={knife} />
          {killer.attack}
        </small>
      </button>
      <button type="button" data-target="time" title={say('time')} onClick={() => open('tracks')}>
        <Ears>{say('time')}</Ears>
        <Icon body={stopwatch} />
        <b>{time < 0 ? '✕' : time}</b>
      </button>
      <button
        type="button"
        data-target="horror"
        title={`${say('horror')}: ${say('horror.at', { n: horror, dice })}`}
        onClick={() => open('tracks')}
      >
        <Ears>{say('horror')}</Ears>
        <Icon body={screaming} />
        <b>{horror}</b>
        <small>
          <Ears>{say('dice.name')}</Ears>
          <Icon body={rollingDices} />
          {dice}
        </small>
      </button>
      <button
        type="button"
        data-target="terror"
        data-lit={glows('cards') || undefined}
        title={say('inplay')}
        onClick={() => open('cards')}
      >
        <Ears>{say('inplay')}</Ears>
        <Icon body={newspaper} />
        <b>{events}</b>
      </button>
      <button type="button" aria-label={say('market.spoken')} title={say('market.spoken')} onClick={toMarket}>
        <Icon body={price} />
      </button>
    </div>
  );
}

/** What a sign means, for those who cannot see it. */
function Ears({ children }: { readonly children: string }) {
  return <span className="for-ears">{children} </span>;
}

function useGlow(): (sheet: Sheet) => boolean {
  const { moment } = useTable();
  const pointed = usePointedAt();
  return (sheet) => {
    const inside = (target: string): boolean => INSIDE[sheet].some((start) => target.startsWith(start));
    const options = moment.decision?.options ?? [];
    const lit = options.some(
      ({ at, blocked }) => blocked === undefined && (typeof at === 'string' ? inside(at) : (at?.some(inside) ?? false)),
    );
    return lit || [...pointed].some(inside);
  };
}
