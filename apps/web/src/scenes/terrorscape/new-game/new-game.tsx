import { DEFAULTS, KILLERS, SURVIVOR_IDS } from '@dreadhouse/terrorscape';
import { useId, useState } from 'react';
import type { NewGameProps } from '../../../contract/scene.ts';
import { Line, PictureChoice, Pictures } from '../../../kit/new-game/choices.tsx';
import { NewGamePage } from '../../../kit/new-game/page.tsx';
import { More, Section } from '../../../kit/new-game/section.tsx';
import { listed } from '../../../kit/scene/listed.ts';
import { useSettings } from '../../../settings/settings.ts';
import { useText } from '../../../text/text.ts';
import { KillerPlate } from '../art/killer-plate.tsx';
import { SurvivorPortrait } from '../art/portrait.tsx';
import '../look.css';
import { useNames } from '../names.ts';
import style from './new-game.module.css';
import { SeatsChoice } from './seats-choice.tsx';
import { text } from './text.ts';
import {
  FIRST_WISHES,
  isOn,
  MOST,
  type SectionProps,
  seatName,
  tableFor,
  withRule,
  withSeats,
  withSurvivor,
} from './wishes.ts';

/** Who hunts, who is hunted, who plays. Everything is chosen already; whoever wants to changes it. */
export function NewGame({ start, elsewhere }: NewGameProps) {
  const [wishes, wish] = useState(() =>
    elsewhere === undefined ? FIRST_WISHES : withSeats(FIRST_WISHES, elsewhere.seats),
  );
  const say = useText(text);
  const names = useNames();
  const { killer } = wishes;
  const { language } = useSettings();
  const survivors = wishes.survivors.map((id) => names.name('survivor', id));
  return (
    <NewGamePage
      scene="terrorscape"
      look={style}
      elsewhere={elsewhere}
      begin={say('start')}
      start={() => start(tableFor(wishes, (seat) => seatName(wishes, seat, say), Math.random()))}
      bill={
        <>
          <KillerPlate id={killer ?? 'murderer'} />
          <span className={style['trio']}>
            {wishes.survivors.map((id) => (
              <SurvivorPortrait key={id} id={id} />
            ))}
          </span>
        </>
      }
      short={
        <>
          <strong>{killer === null ? say('surprise') : names.name('killer', killer)}</strong>{' '}
          <span>
            {say('against')} {listed(survivors, language)}
          </span>
        </>
      }
    >
      <KillerChoice wishes={wishes} wish={wish} />
      <SurvivorChoice wishes={wishes} wish={wish} />
      {elsewhere === undefined ? <SeatsChoice wishes={wishes} wish={wish} /> : null}
      <Rules wishes={wishes} wish={wish} />
    </NewGamePage>
  );
}

const SURPRISE = { id: null, feral: false };

function KillerChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const names = useNames();
  const group = useId();
  return (
    <Section id="killer" title={say('killer')}>
      <Pictures label={say('killer')}>
        {[...KILLERS, SURPRISE].map(({ id, feral }) => (
          <PictureChoice
            key={id}
            group={group}
            checked={wishes.killer === id}
            choose={() => wish({ ...wishes, killer: id })}
            picture={id === null ? <span aria-hidden>?</span> : <KillerPlate id={id} />}
            frame={id === null ? style['unknown'] : undefined}
          >
            <strong>{id === null ? say('surprise') : names.name('killer', id)}</strong>
            {feral === true ? <em>{say('feral')}</em> : null}
            <span>{id === null ? say('surprise-note') : names.text('killer', id)}</span>
          </PictureChoice>
        ))}
      </Pictures>
    </Section>
  );
}

function SurvivorChoice({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const names = useNames();
  return (
    <Section id="survivors" title={say('survivors')} note={say('survivors-note', { n: wishes.survivors.length })}>
      <Pictures label={say('survivors')}>
        {SURVIVOR_IDS.map((id) => (
          <PictureChoice
            key={id}
            checked={wishes.survivors.includes(id)}
            choose={() => wish(withSurvivor(wishes, id))}
            picture={<SurvivorPortrait id={id} />}
            frame={style['oval']}
          >
            <strong>{names.name('survivor', id)}</strong>
            <span>{names.text('survivor', id)}</span>
          </PictureChoice>
        ))}
      </Pictures>
    </Section>
  );
}

const RULES = [
  'notebook',
  'survivalPlan',
  'onYourOwn',
  'loneWolfRules',
  'keysOpen',
  'repairOpen',
  'lightFingers',
  'encounterEndsActions',
  'sneakBansActions',
] as const;

/** What most never touch. A switch that this version of the game does not have is not shown. */
function Rules({ wishes, wish }: SectionProps) {
  const say = useText(text);
  const full = wishes.seats.length === MOST;
  const possible = (rule: (typeof RULES)[number]): boolean =>
    rule === 'onYourOwn' ? full : rule !== 'loneWolfRules' || isOn(wishes, 'onYourOwn');
  return (
    <More title={say('more')}>
      {RULES.filter((rule) => Object.hasOwn(DEFAULTS, rule)).map((rule) => (
        <Line
          key={rule}
          name={say(`rule.${rule}`)}
          note={say(`rule-note.${rule}`)}
          on={isOn(wishes, rule)}
          possible={possible(rule)}
          turn={(on) => wish(withRule(wishes, rule, on))}
        />
      ))}
      <Line
        name={say('many-quick')}
        note={say('many-quick-note')}
        on={wishes.manyQuick}
        turn={(manyQuick) => wish({ ...wishes, manyQuick })}
      />
    </More>
  );
}
