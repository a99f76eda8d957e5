import { type StartingSet, SURVIVOR_IDS, type SurvivorId, survivorDef } from '@dreadhouse/army-of-the-dead';
import { Icon } from '../../../kit/basics/icon.tsx';
import { inPlace } from '../../../kit/basics/in-place.tsx';
import { useText } from '../../../text/text.ts';
import { SPECIALIST_ART, UNKNOWN_ART } from '../art/icons.ts';
import { Portrait } from '../art/portrait.tsx';
import { useNames } from '../names.ts';
import { type SectionProps, seatName } from './new-game.tsx';
import { style } from './style.ts';
import { text } from './text.ts';
import { missing, ownerOf, withSurvivor } from './wishes.ts';

/** Six of twelve, what each takes along, and whose they are. */
export function TeamChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const names = useNames();
  const lacks = missing(wishes);
  return (
    <section className={style['section']} aria-labelledby="team">
      <h2 id="team">{say('team')}</h2>
      <fieldset className={style['team']}>
        <legend className="for-ears">{say('team')}</legend>
        {SURVIVOR_IDS.map((id) => (
          <Candidate key={id} id={id} wishes={wishes} wish={wish} />
        ))}
      </fieldset>
      <p className={style['note']} aria-live="polite">
        {say('team-note', { n: wishes.team.length })}{' '}
        {lacks === null ? null : say('team-lacks', { who: names.name('specialisation', lacks) })}
      </p>
    </section>
  );
}

const SETS: readonly StartingSet[] = ['a', 'b'];

interface CandidateProps extends SectionProps {
  readonly id: SurvivorId;
}

function Candidate({ id, wishes, wish }: CandidateProps) {
  const names = useNames();
  const { specialisation, blue } = survivorDef(id);
  const chosen = wishes.team.includes(id);
  return (
    <div className={style['candidate']} data-chosen={chosen || undefined}>
      <label className={style['choice']}>
        <input type="checkbox" checked={chosen} onChange={() => wish(withSurvivor(wishes, id))} />
        <span className={`${style['frame']} ${style['square']}`}>
          <Portrait id={id} />
        </span>
        <span className={style['caption']}>
          <strong>
            <Icon body={SPECIALIST_ART[specialisation] ?? UNKNOWN_ART} /> {names.name('survivor', id)}
          </strong>
          <em>{names.name('specialisation', specialisation)}</em>
          <span>{names.name('skill', blue)}</span>
        </span>
      </label>
      {chosen && !wishes.setsAtTable ? <SetPick id={id} wishes={wishes} wish={wish} /> : null}
      {chosen && wishes.seats.length > 1 ? <OwnerPick id={id} wishes={wishes} wish={wish} /> : null}
    </div>
  );
}

/** What somebody takes along: one pair of weapons or the other. */
function SetPick({ id, wishes, wish }: CandidateProps) {
  const say = useText(text);
  const names = useNames();
  return (
    <fieldset className={style['sets']}>
      <legend className="for-ears">{say('set-of', { name: names.name('survivor', id) })}</legend>
      {SETS.map((set) => (
        <label key={set}>
          <input
            type="radio"
            name={`set-of-${id}`}
            checked={(wishes.sets[id] ?? 'a') === set}
            onChange={() => wish({ ...wishes, sets: { ...wishes.sets, [id]: set } })}
          />
          <span>
            {survivorDef(id)
              [set].map((card) => names.name('item', card))
              .join(' + ')}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Whose somebody is. */
function OwnerPick({ id, wishes, wish }: CandidateProps) {
  const say = useText(text);
  return (
    <label className={style['pick']}>
      <span>{say('owner')}</span>
      <select
        value={ownerOf(wishes, id)}
        onChange={({ target }) => wish({ ...wishes, owners: { ...wishes.owners, [id]: Number(target.value) } })}
      >
        {inPlace(wishes.seats, (seat, place) => (
          <option value={place}>{seat.name.trim() === '' ? seatName(wishes, place, say) : seat.name}</option>
        ))}
      </select>
    </label>
  );
}
