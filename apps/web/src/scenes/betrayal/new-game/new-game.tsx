import {
  betrayal,
  EXPLORERS,
  explorerDef,
  registry,
  SCENARIO_IDS,
  type ScenarioId,
  TRAITS,
} from '@dreadhouse/betrayal';
import { useId, useState } from 'react';
import type { NewGameProps } from '../../../contract/scene.ts';
import { Line, PictureChoice, Pictures, SelectField } from '../../../kit/new-game/choices.tsx';
import { NewGamePage } from '../../../kit/new-game/page.tsx';
import { SeatRows } from '../../../kit/new-game/seat-rows.tsx';
import { withSeat } from '../../../kit/new-game/seat-wish.ts';
import { More, Section } from '../../../kit/new-game/section.tsx';
import { albumOf } from '../../../settings/album.ts';
import { useSettings } from '../../../settings/settings.ts';
import { useText } from '../../../text/text.ts';
import { CoverPicture } from '../art/cover.tsx';
import { Portrait, ScenarioPicture } from '../art/pictures.tsx';
import { callName } from '../call-name.ts';
import { titleOfHaunt } from '../haunt/entries.ts';
import { useNames } from '../names.ts';
import '../look.css';
import style from './new-game.module.css';
import { text } from './text.ts';
import { everybody, FEWEST, FIRST_WISHES, MOST, tableFor, type Wishes, withExplorer, withSeats } from './wishes.ts';

interface SectionProps {
  readonly wishes: Wishes;
  readonly wish: (wishes: Wishes) => void;
}

/** Who goes in, why, and who plays. Everything is chosen already; whoever wants to changes it. */
export function NewGame({ start, elsewhere }: NewGameProps) {
  const [wishes, wish] = useState(() =>
    elsewhere === undefined ? FIRST_WISHES : withSeats(FIRST_WISHES, elsewhere.seats),
  );
  const say = useText(text);
  const names = useNames();
  const people = everybody(wishes.explorers, wishes.seats.length);
  const { language } = useSettings();
  const nameOf = (seat: number): string => callName(language, people[seat] ?? '');
  return (
    <NewGamePage
      scene="betrayal"
      look={style}
      elsewhere={elsewhere}
      begin={say('start')}
      start={() => start(tableFor(wishes, nameOf, new Date()))}
      bill={<CoverPicture />}
      short={
        <>
          <strong>{wishes.scenario === null ? say('vote') : names.name('scenario', wishes.scenario)}</strong>{' '}
          <span>{people.map((id) => callName(language, id)).join(', ')}</span>
        </>
      }
    >
      <ScenarioChoice wishes={wishes} wish={wish} />
      <ExplorerChoice wishes={wishes} wish={wish} />
      {elsewhere === undefined ? (
        <Section id="people" title={say('people')}>
          <SeatRows
            game={betrayal}
            seats={wishes.seats}
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
      <Rules wishes={wishes} wish={wish} />
    </NewGamePage>
  );
}

function ScenarioChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const names = useNames();
  const group = useId();
  const choice = (id: ScenarioId | null, picture: React.ReactNode, name: string, note: string) => (
    <PictureChoice
      key={id ?? 'vote'}
      group={group}
      checked={wishes.scenario === id}
      choose={() => wish({ ...wishes, scenario: id })}
      frame={style['square']}
      picture={picture}
    >
      <strong>{name}</strong>
      <span>{note}</span>
    </PictureChoice>
  );
  return (
    <Section id="scenario" title={say('scenario')}>
      <Pictures label={say('scenario')}>
        {SCENARIO_IDS.map((id) =>
          choice(id, <ScenarioPicture id={id} />, names.name('scenario', id), names.text('scenario', id)),
        )}
        {choice(null, <span className={style['unknown']}>?</span>, say('vote'), say('vote-note'))}
      </Pictures>
    </Section>
  );
}

function ExplorerChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const names = useNames();
  const { explorers, seats } = wishes;
  return (
    <Section id="explorers" title={say('explorers')} note={say('chosen', { n: explorers.length, of: seats.length })}>
      <Pictures label={say('explorers')}>
        {EXPLORERS.map(({ id }) => (
          <PictureChoice
            key={id}
            checked={explorers.includes(id)}
            choose={() => wish(withExplorer(wishes, id))}
            frame={style['portrait']}
            picture={<Portrait id={id} />}
          >
            <strong>{names.name('explorer', id)}</strong>
            <em>
              {TRAITS.map((trait) => {
                const { row, start } = explorerDef(id).traits[trait];
                return `${names.name('trait', trait)} ${row[start - 1] ?? ''}`;
              }).join(' · ')}
            </em>
            <span>{names.text('explorer', id)}</span>
          </PictureChoice>
        ))}
      </Pictures>
    </Section>
  );
}

function Rules({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const names = useNames();
  const { language } = useSettings();
  const people = everybody(wishes.explorers, wishes.seats.length);
  const album = albumOf('betrayal');
  const haunts = [...registry().haunts.keys()]
    .sort((a, b) => a - b)
    .map((number) => ({
      id: String(number),
      name: `${number}. ${album[number] === undefined ? say('unmet') : titleOfHaunt(number, language)}`,
    }));
  return (
    <More title={say('rules')}>
      <SelectField
        label={say('first')}
        choices={[
          { id: 'birthday', name: say('birthday') },
          ...people.map((id, seat) => ({ id: String(seat), name: names.name('explorer', id) })),
        ]}
        chosen={wishes.first === null ? 'birthday' : String(wishes.first)}
        choose={(who) => wish({ ...wishes, first: who === 'birthday' ? null : Number(who) })}
      />
      <SelectField
        label={say('tonight')}
        note={say('no-spoiler')}
        choices={[{ id: '', name: say('any-haunt') }, { id: 'unmet', name: say('unmet-haunts') }, ...haunts]}
        chosen={String(wishes.haunt ?? '')}
        choose={(chosen) =>
          wish({ ...wishes, haunt: chosen === '' ? null : chosen === 'unmet' ? 'unmet' : Number(chosen) })
        }
      />
      <Line
        name={say('event-haunts')}
        note={say('event-haunts-note')}
        on={wishes.eventHaunts}
        turn={(eventHaunts) => wish({ ...wishes, eventHaunts })}
      />
    </More>
  );
}
