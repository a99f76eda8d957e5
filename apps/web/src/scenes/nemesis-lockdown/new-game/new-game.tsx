import { CHARACTER_IDS, characterDef, nemesisLockdown } from '@dreadhouse/nemesis-lockdown';
import { useState } from 'react';
import type { NewGameProps } from '../../../contract/scene.ts';
import { Line, LineChoice, PictureChoice, Pictures, SelectField } from '../../../kit/new-game/choices.tsx';
import { NewGamePage } from '../../../kit/new-game/page.tsx';
import { SeatRows } from '../../../kit/new-game/seat-rows.tsx';
import { withSeat } from '../../../kit/new-game/seat-wish.ts';
import { More, Section } from '../../../kit/new-game/section.tsx';
import { useText } from '../../../text/text.ts';
import { CoverPicture } from '../art/cover.tsx';
import { Portrait } from '../art/person.tsx';
import { useNames } from '../names.ts';
import '../look.css';
import style from './new-game.module.css';
import { text } from './text.ts';
import { everybody, FEWEST, FIRST_WISHES, MOST, tableFor, type Wishes, withCharacter, withSeats } from './wishes.ts';

interface SectionProps {
  readonly wishes: Wishes;
  readonly wish: (wishes: Wishes) => void;
}

/** How, who is locked in, who plays. Everything is chosen already; whoever wants to changes it. */
export function NewGame({ start, elsewhere }: NewGameProps) {
  const [wishes, wish] = useState(() =>
    elsewhere === undefined ? FIRST_WISHES : withSeats(FIRST_WISHES, elsewhere.seats),
  );
  const say = useText(text);
  const names = useNames();
  const { seats, draft, mode } = wishes;
  const people = everybody(wishes.characters, seats.length);
  const nameOf = (seat: number): string =>
    draft ? say('seat', { n: seat + 1 }) : names.name('character', people[seat] ?? '');
  return (
    <NewGamePage
      scene="nemesis-lockdown"
      look={style}
      elsewhere={elsewhere}
      begin={say('start')}
      start={() => start(tableFor(wishes, nameOf))}
      bill={<CoverPicture />}
      short={
        <>
          <strong>{say(seats.length === 1 ? 'mode.alone' : `mode.${mode}`)}</strong>{' '}
          <span>{draft ? say('draft') : people.map((id) => names.name('character', id)).join(', ')}</span>
        </>
      }
    >
      <ModeChoice wishes={wishes} wish={wish} />
      <CharacterChoice wishes={wishes} wish={wish} />
      {elsewhere === undefined ? (
        <Section id="people" title={say('people')}>
          <SeatRows
            game={nemesisLockdown}
            seats={seats}
            fewest={FEWEST}
            most={MOST}
            countLabel={say('count')}
            setCount={(count) => wish(withSeats(wishes, count))}
            setSeat={(seat, change) => wish(withSeat(wishes, seat, change))}
            titleOf={nameOf}
            nameOf={nameOf}
          />
        </Section>
      ) : null}
      <Readings wishes={wishes} wish={wish} />
    </NewGamePage>
  );
}

const MODES = ['semi-cooperative', 'cooperative'] as const;

function ModeChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  if (wishes.seats.length === 1)
    return (
      <Section id="mode" title={say('mode')} note={say('mode-note.alone')}>
        {null}
      </Section>
    );
  return (
    <Section id="mode" title={say('mode')}>
      <LineChoice
        label={say('mode')}
        choices={MODES.map((id) => ({ id, name: say(`mode.${id}`), note: say(`mode-note.${id}`) }))}
        chosen={wishes.mode}
        choose={(mode) => wish({ ...wishes, mode })}
      />
    </Section>
  );
}

function CharacterChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const names = useNames();
  const { characters, seats, draft } = wishes;
  return (
    <Section
      id="characters"
      title={say('characters')}
      note={draft ? say('drafted') : say('chosen', { n: characters.length, of: seats.length })}
    >
      <Line name={say('draft')} note={say('draft-note')} on={draft} turn={(on) => wish({ ...wishes, draft: on })} />
      {draft ? null : (
        <Pictures label={say('characters')}>
          {CHARACTER_IDS.map((id) => (
            <PictureChoice
              key={id}
              checked={characters.includes(id)}
              choose={() => wish(withCharacter(wishes, id))}
              frame={style['portrait']}
              picture={<Portrait id={id} />}
            >
              <strong>{names.name('character', id)}</strong>
              <em>{say(characterDef(id).group === 'staff' ? 'staff' : 'from-ship')}</em>
              <span>{names.text('character', id)}</span>
            </PictureChoice>
          ))}
        </Pictures>
      )}
    </Section>
  );
}

const NOISE = ['lit', 'lit-or-far', 'all'] as const;

function Readings({ wishes, wish }: SectionProps) {
  const say = useText(text);
  return (
    <More title={say('rules')}>
      <SelectField
        label={say('noise')}
        choices={NOISE.map((id) => ({ id, name: say(`noise.${id}`) }))}
        chosen={wishes.noiseRemoval}
        choose={(noiseRemoval) => wish({ ...wishes, noiseRemoval })}
      />
      <Line
        name={say('lift')}
        note={say('lift-note')}
        on={wishes.elevatorPassengers === 'all'}
        turn={(on) => wish({ ...wishes, elevatorPassengers: on ? 'all' : 'one' })}
      />
      <Line
        name={say('lab')}
        note={say('lab-note')}
        on={wishes.labConsent}
        turn={(labConsent) => wish({ ...wishes, labConsent })}
      />
      <Line
        name={say('computer')}
        note={say('computer-note')}
        on={wishes.computerInCombat}
        turn={(computerInCombat) => wish({ ...wishes, computerInCombat })}
      />
    </More>
  );
}
