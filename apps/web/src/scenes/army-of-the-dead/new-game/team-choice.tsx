import { type StartingSet, SURVIVOR_IDS, type SurvivorId, survivorDef } from '@dreadhouse/army-of-the-dead';
import { Icon } from '../../../kit/basics/icon.tsx';
import { PictureChoice, Pictures, SelectField } from '../../../kit/new-game/choices.tsx';
import { Section } from '../../../kit/new-game/section.tsx';
import { useText } from '../../../text/text.ts';
import { SPECIALIST_ART, UNKNOWN_ART } from '../art/icons.ts';
import { Portrait } from '../art/portrait.tsx';
import { useNames } from '../names.ts';
import style from './new-game.module.css';
import { text } from './text.ts';
import { missing, ownerOf, type SectionProps, seatName, withSurvivor } from './wishes.ts';

/** Six of twelve, what each takes along, and whose they are. */
export function TeamChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const names = useNames();
  const lacks = missing(wishes);
  return (
    <Section
      id="team"
      title={say('team')}
      note={
        <>
          {say('team-note', { n: wishes.team.length })}{' '}
          {lacks === null ? null : say('team-lacks', { who: names.name('specialisation', lacks) })}
        </>
      }
    >
      <Pictures label={say('team')} className={style['team']}>
        {SURVIVOR_IDS.map((id) => (
          <Candidate key={id} id={id} wishes={wishes} wish={wish} />
        ))}
      </Pictures>
    </Section>
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
      <PictureChoice
        checked={chosen}
        choose={() => wish(withSurvivor(wishes, id))}
        picture={<Portrait id={id} />}
        frame={style['square']}
      >
        <strong>
          <Icon body={SPECIALIST_ART[specialisation] ?? UNKNOWN_ART} /> {names.name('survivor', id)}
        </strong>
        <em>{names.name('specialisation', specialisation)}</em>
        <span>{names.name('skill', blue)}</span>
      </PictureChoice>
      {chosen && !wishes.rules.setsAtTable ? <SetPick id={id} wishes={wishes} wish={wish} /> : null}
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

function OwnerPick({ id, wishes, wish }: CandidateProps) {
  const say = useText(text);
  return (
    <SelectField
      label={say('owner')}
      choices={wishes.seats.map(({ name }, place) => ({
        id: String(place),
        name: name.trim() === '' ? seatName(wishes, place, say) : name,
      }))}
      chosen={String(ownerOf(wishes, id))}
      choose={(owner) => wish({ ...wishes, owners: { ...wishes.owners, [id]: Number(owner) } })}
    />
  );
}
