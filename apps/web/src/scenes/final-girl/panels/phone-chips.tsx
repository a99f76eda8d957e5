import type { ReactNode } from 'react';
import { Icon } from '../../../kit/basics/icon.tsx';
import chips from '../../../kit/phone/chips.module.css';
import { usePointedAt, useTable } from '../../../kit/table/context.tsx';
import { icon } from '../../../look/icon.ts';
import { useText } from '../../../text/text.ts';
import { useViewPart } from '../view.ts';
import style from './phone-chips.module.css';
import { text } from './text.ts';

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
  const say = useText(text);
  const glows = useGlow();
  return (
    <div className={`${chips['chips']} ${style['chips']}`}>
      <HeroineChip lit={glows('heroine')} open={() => open('heroine')} />
      <KillerChip lit={glows('killer')} open={() => open('killer')} />
      <TimeChip open={() => open('tracks')} />
      <HorrorChip open={() => open('tracks')} />
      <CardsChip lit={glows('cards')} open={() => open('cards')} />
      <button type="button" aria-label={say('market.spoken')} title={say('market.spoken')} onClick={toMarket}>
        <Icon body={icon('price-tag')} />
      </button>
    </div>
  );
}

interface Opens {
  readonly open: () => void;
  readonly lit?: boolean;
}

interface ChipProps extends Opens {
  /** What lessons and log lines point at. */
  readonly target: string;
  readonly title: string;
  readonly spoken?: string;
  readonly children: ReactNode;
}

function Chip({ target, title, spoken = title, lit = false, open, children }: ChipProps) {
  return (
    <button type="button" data-target={target} data-lit={lit || undefined} title={title} onClick={open}>
      <Ears>{spoken}</Ears>
      {children}
    </button>
  );
}

function HeroineChip(opens: Opens) {
  const { health } = useViewPart((view) => view.heroine);
  const say = useText(text);
  return (
    <Chip
      {...opens}
      target="heroine health"
      title={say('heroine')}
      spoken={`${say('heroine')}. ${say('health.short')}`}
    >
      <span data-side="heroine">
        <Icon body={icon('hearts')} />
      </span>
      <b>{health}</b>
    </Chip>
  );
}

function KillerChip(opens: Opens) {
  const { most, markers, attack } = useViewPart((view) => view.killer);
  const say = useText(text);
  return (
    <Chip {...opens} target="killer finale" title={say('killer')} spoken={`${say('killer')}. ${say('health.short')}`}>
      <span data-side="killer">
        <Icon body={icon('death-skull')} />
      </span>
      <b>{most === null ? '∞' : markers + 1}</b>
      <small>
        <Ears>{say('attack')}</Ears>
        <Icon body={icon('dripping-knife')} />
        {attack}
      </small>
    </Chip>
  );
}

function TimeChip(opens: Opens) {
  const time = useViewPart((view) => view.time);
  const say = useText(text);
  return (
    <Chip {...opens} target="time" title={say('time')}>
      <Icon body={icon('stopwatch')} />
      <b>{time < 0 ? '✕' : time}</b>
    </Chip>
  );
}

function HorrorChip(opens: Opens) {
  const horror = useViewPart((view) => view.horror);
  const dice = useViewPart((view) => view.dice);
  const say = useText(text);
  const title = `${say('horror')}: ${say('horror.at', { n: horror, dice })}`;
  return (
    <Chip {...opens} target="horror" title={title} spoken={say('horror')}>
      <Icon body={icon('screaming')} />
      <b>{horror}</b>
      <small>
        <Ears>{say('dice.name')}</Ears>
        <Icon body={icon('rolling-dices')} />
        {dice}
      </small>
    </Chip>
  );
}

function CardsChip(opens: Opens) {
  const inPlay = useViewPart((view) => view.inPlay);
  const say = useText(text);
  return (
    <Chip {...opens} target="terror" title={say('inplay')}>
      <Icon body={icon('newspaper')} />
      <b>{inPlay.filter(({ kind }) => kind !== 'mdp').length}</b>
    </Chip>
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
