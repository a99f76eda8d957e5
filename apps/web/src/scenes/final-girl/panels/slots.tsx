import { heroineCalled } from '@dreadhouse/final-girl';
import { Icon } from '../../../kit/basics/icon.tsx';
import { inPlace } from '../../../kit/basics/in-place.tsx';
import { figureTone } from '../../../kit/basics/tone.ts';
import { useTarget } from '../../../kit/cards/use-target.ts';
import { useTablePart } from '../../../kit/table/context.tsx';
import { icon } from '../../../look/icon.ts';
import { useText } from '../../../text/text.ts';
import { EffectMark, sayEffect } from '../cards/effects.tsx';
import { useCardWords } from '../cards/words.ts';
import { useViewPart } from '../view.ts';
import panel from './panel.module.css';
import style from './slots.module.css';
import { text } from './text.ts';

const pawn = icon('person');

/** The places that saved victims cover, each with its reward; then what every further one gives. */
export function Slots() {
  const heroine = useViewPart((view) => view.heroine);
  const saved = useViewPart((view) => view.saved);
  const say = useText(text);
  const words = useCardWords();
  const { slots, further } = heroineCalled(heroine.id);
  const rest = sayEffect(words.say, words.name, further);
  return (
    <section className={panel['section']}>
      <h3 className={panel['head']}>
        {say('slots')} {saved}
        <small
          className={style['further']}
          role="img"
          aria-label={say('further', { reward: rest })}
          title={say('further', { reward: rest })}
        >
          … <EffectMark effect={further} />
        </small>
      </h3>
      <div className={style['slots']}>
        {heroine.flipped ? (
          <Turned saved={saved} further={rest} />
        ) : (
          inPlace(slots, (reward, place) => (
            <Slot
              place={place}
              covered={heroine.slots[place] ?? null}
              reward={sayEffect(words.say, words.name, reward)}
            >
              <EffectMark effect={reward} />
            </Slot>
          ))
        )}
      </div>
    </section>
  );
}

/** FG-SAVE-11: the pawns have left the card, and there are no slots on its other side; saved is saved. */
function Turned({ saved, further }: { readonly saved: number; readonly further: string }) {
  const say = useText(text);
  return (
    <>
      <span
        className={style['turned']}
        role="img"
        aria-label={say('turned', { n: saved })}
        title={say('turned', { n: saved })}
      >
        <Icon body={pawn} size="1.4rem" /> {saved}
      </span>
      <span className={panel['quiet']}>{say('further', { reward: further })}</span>
    </>
  );
}

interface SlotProps {
  readonly place: number;
  readonly covered: string | null;
  readonly reward: string;
  readonly children: React.ReactNode;
}

function Slot({ place, covered, reward, children }: SlotProps) {
  const say = useText(text);
  const words = useTablePart((table) => table.words);
  const openRule = useTablePart((table) => table.openRule);
  const { standing, pointed, pick } = useTarget(`slot:${place}`);
  const n = place + 1;
  const label =
    covered === null ? say('slot', { n, reward }) : say('covered', { n, victim: words.name(covered, ['victim']) });
  return (
    <button
      type="button"
      className={style['slot']}
      data-standing={standing}
      data-pointed={pointed || undefined}
      data-covered={covered ?? undefined}
      style={covered === null ? undefined : figureTone(covered)}
      data-target={`slot:${place}`}
      aria-label={label}
      title={label}
      onClick={() => (standing === 'idle' ? openRule('FG-SAVE-07') : pick())}
    >
      {covered === null ? children : <Icon body={pawn} size="1.4rem" />}
    </button>
  );
}
