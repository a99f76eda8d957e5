import { Icon } from '../../../kit/basics/icon.tsx';
import { Chip } from '../../../kit/phone/chip.tsx';
import chips from '../../../kit/phone/chips.module.css';
import { useHasAnswersAt } from '../../../kit/phone/use-has-answers-at.ts';
import { usePointedAt } from '../../../kit/table/context.tsx';
import { icon } from '../../../look/icon.ts';
import { useText } from '../../../text/text.ts';
import { useViewPart } from '../view.ts';
import style from './phone-chips.module.css';
import { text } from './text.ts';

export type Sheet = 'heroine' | 'killer' | 'tracks' | 'cards';

interface Props {
  readonly open: (sheet: Sheet) => void;
  readonly toMarket: () => void;
}

/** The whole state of the game in one line; each chip opens what it stands for. */
export function PhoneChips({ open, toMarket }: Props) {
  const say = useText(text);
  return (
    <div className={`${chips['chips']} ${style['chips']}`}>
      <Cast open={open} />
      <Levels open={() => open('tracks')} />
      <CardsChip open={() => open('cards')} />
      <Chip target="market-door" spoken={say('market.spoken')} open={toMarket}>
        <Icon body={icon('price-tag')} />
      </Chip>
    </div>
  );
}

/** She and he: what is left of them, and how hard he hits. */
function Cast({ open }: Pick<Props, 'open'>) {
  const { health } = useViewPart((view) => view.heroine);
  const { most, markers, attack } = useViewPart((view) => view.killer);
  const say = useText(text);
  const left = most === null ? '∞' : markers + 1;
  const spoken = (who: 'heroine' | 'killer', n: number | string): string => `${say(who)}. ${say('health.short')}: ${n}`;
  return (
    <>
      <Chip
        target="heroine health"
        spoken={spoken('heroine', health)}
        lit={useGlows('item', 'slot')}
        open={() => open('heroine')}
      >
        <Icon body={icon('hearts')} className={style['hers']} />
        <b>{health}</b>
      </Chip>
      <Chip
        target="killer finale"
        spoken={`${spoken('killer', left)}. ${say('attack')}: ${attack}`}
        lit={useGlows('mdp')}
        open={() => open('killer')}
      >
        <Icon body={icon('death-skull')} className={style['his']} />
        <b>{left}</b>
        <small>
          <Icon body={icon('dripping-knife')} />
          {attack}
        </small>
      </Chip>
    </>
  );
}

/** Time and horror, which stand on one sheet. */
function Levels({ open }: { readonly open: () => void }) {
  const time = useViewPart((view) => view.time);
  const horror = useViewPart((view) => view.horror);
  const dice = useViewPart((view) => view.dice);
  const say = useText(text);
  const left = time < 0 ? say('time.red') : time;
  return (
    <>
      <Chip target="time" spoken={`${say('time')}: ${left}`} open={open}>
        <Icon body={icon('stopwatch')} />
        <b>{time < 0 ? '✕' : time}</b>
      </Chip>
      <Chip target="horror" spoken={`${say('horror')}: ${say('horror.at', { n: horror, dice })}`} open={open}>
        <Icon body={icon('screaming')} />
        <b>{horror}</b>
        <small>
          <Icon body={icon('rolling-dices')} />
          {dice}
        </small>
      </Chip>
    </>
  );
}

function CardsChip({ open }: { readonly open: () => void }) {
  const inPlay = useViewPart((view) => view.inPlay);
  const say = useText(text);
  const n = inPlay.filter(({ kind }) => kind !== 'mdp').length;
  return (
    <Chip target="terror" spoken={`${say('inplay')}: ${n}`} lit={useGlows('card')} open={open}>
      <Icon body={icon('newspaper')} />
      <b>{n}</b>
    </Chip>
  );
}

/** A chip glows when something inside it can be chosen, or is pointed at. */
function useGlows(...kinds: readonly string[]): boolean {
  const pointed = usePointedAt();
  const hasAnswers = useHasAnswersAt(...kinds);
  return hasAnswers || [...pointed].some((target) => kinds.some((kind) => target.startsWith(`${kind}:`)));
}
