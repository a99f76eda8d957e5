import { type ArmyEvents, type VaultCardId, vaultCard } from '@dreadhouse/army-of-the-dead';
import { Button } from '../../../kit/basics/button.tsx';
import { inPlace } from '../../../kit/basics/in-place.tsx';
import { useTable } from '../../../kit/table/context.tsx';
import { useEvent } from '../../../kit/table/use-event.ts';
import { useText } from '../../../text/text.ts';
import { useNames } from '../names.ts';
import { text } from '../panels/text.ts';
import { useView } from '../view.ts';
import style from './trays.module.css';

/** AD-VAULT-05: the dice of the Challenge; a tap puts a die into reserve. */
export function ChallengeTray() {
  const { challenge, vault } = useView();
  const { answer, moment, words } = useTable();
  const event = useEvent<ArmyEvents>();
  const say = useText(text);
  const decision = moment.decision?.kind === 'challenge' ? moment.decision : null;
  if (challenge === null || (decision === null && event?.kind !== 'challenge-rolled')) return null;
  const card = vault?.card ?? null;
  const roll = decision?.options.find(({ id }) => id === 'roll');
  return (
    <figure className={style['tray']} data-target="challenge">
      <figcaption>
        {say('challenge')}
        <small>{say('rolls-left', { n: challenge.rolls })}</small>
      </figcaption>
      <ul className={style['straight']} aria-label={say('dice')}>
        {inPlace(challenge.dice, (face, place) => (
          <li>
            <Die face={face} place={place} kept={challenge.reserved[place] === true} />
          </li>
        ))}
      </ul>
      {roll === undefined ? null : (
        <Button look="main" onClick={() => answer(roll.id)}>
          {words.option('challenge', roll)}
        </Button>
      )}
      {card === null ? null : <Bonuses card={card} />}
    </figure>
  );
}

function Die({ face, place, kept }: { readonly face: number; readonly place: number; readonly kept: boolean }) {
  const { optionsAt, answer, isLit } = useTable();
  const say = useText(text);
  const target = `die:${place}`;
  const keep = optionsAt(target).find(({ id }) => id === `keep:${place}`);
  return (
    <button
      type="button"
      data-target={target}
      data-kept={kept || undefined}
      data-lit={isLit(target) || undefined}
      disabled={keep === undefined}
      aria-label={say(kept ? 'die-kept' : 'die-label', { face })}
      onClick={() => keep !== undefined && answer(keep.id)}
    >
      {face}
    </button>
  );
}

/** AD-VAULT-08: who can help, and how. */
function Bonuses({ card }: { readonly card: VaultCardId }) {
  const say = useText(text);
  const names = useNames();
  const bonuses = vaultCard(card).bonuses.map(({ by, bonus }) =>
    say('bonus', { who: names.name('specialisation', by), bonus: names.name('bonus', bonus) }),
  );
  return (
    <p>
      <strong>{names.name('vault', card)}</strong> {bonuses.join(' · ')}
    </p>
  );
}
