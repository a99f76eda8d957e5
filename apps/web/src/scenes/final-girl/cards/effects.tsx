import type { Effect, EffectData } from '@dreadhouse/final-girl';
import { Icon } from '../../../kit/basics/icon.tsx';
import type { Say, TextsIn } from '../../../text/text.ts';
import { iconOf } from './effect-icons.ts';
import style from './effects.module.css';
import type { text } from './text.ts';

type Key = typeof text extends TextsIn<infer K> ? K : never;
export type SayCards = Say<Key>;
export type NameOf = (id: string, kinds: readonly string[]) => string;

/** Effects whose sign matters: they are shown with plus or minus. */
const SIGNED: readonly string[] = ['horror', 'time'];
/** Effects that hurt, whatever their number. */
const HURTS: readonly string[] = ['lose', 'end', 'bloodlust', 'killer-heal', 'dark-power', 'burn'];

function amountOf(effect: EffectData): number | null {
  if (effect.do === 'take-cost') return effect.most;
  return 'n' in effect && typeof effect.n === 'number' ? effect.n : null;
}

/** An effect as a sign: a picture and a number. Ears get the words from `sayEffect`. */
export function EffectMark({ effect }: { readonly effect: Effect }) {
  if (typeof effect === 'function') return <Icon body={iconOf('special')} />;
  const n = amountOf(effect);
  return (
    <span className={style['mark']} data-hurts={hurts(effect.do, n) || undefined}>
      <Icon body={iconOf(effect.do)} />
      {effect.do === 'lasting' ? (effect.until === 'roll' ? '×1' : '∞') : n === null ? null : numberOf(effect.do, n)}
    </span>
  );
}

function hurts(kind: string, n: number | null): boolean {
  if (kind === 'horror') return (n ?? 0) > 0;
  if (kind === 'time') return (n ?? 0) < 0;
  return HURTS.includes(kind);
}

function numberOf(kind: string, n: number): string {
  if (SIGNED.includes(kind)) return n < 0 ? `−${-n}` : `+${n}`;
  if (kind === 'take-cost') return `≤${n}`;
  return kind === 'reduce' || kind === 'lose' ? `−${n}` : kind === 'next-roll-dice' ? `+${n}` : `${n}`;
}

/** Effects whose words only need their number. */
const COUNTED = [
  ...(['move', 'search', 'heal', 'lose', 'damage', 'end', 'ignore-attack', 'next-roll-dice'] as const),
  ...(['bloodlust', 'burn', 'killer-heal', 'event', 'dark-power', 'take-cost', 'top-item'] as const),
];

const isCounted = (kind: string): kind is (typeof COUNTED)[number] => COUNTED.some((one) => one === kind);

/** An effect in words. */
export function sayEffect(say: SayCards, name: NameOf, effect: Effect): string {
  if (typeof effect === 'function') return say('do.special');
  const n = amountOf(effect) ?? 0;
  switch (effect.do) {
    case 'horror':
    case 'time':
      return say(n < 0 ? `do.${effect.do}.down` : `do.${effect.do}.up`, { n: Math.abs(n) });
    case 'lasting':
      return say(effect.until === 'roll' ? 'do.lasting.roll' : 'do.lasting.phase');
    case 'reduce':
      return effect.least > 0 ? say('do.reduce.least', { n, least: effect.least }) : say('do.reduce', { n });
    case 'take':
      return say('do.take', { card: name(effect.card, ['action']) });
    default:
      return say(isCounted(effect.do) ? `do.${effect.do}` : 'do.special', { n });
  }
}
