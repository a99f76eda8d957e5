import again from 'virtual:icon/clockwise-rotation';
import cog from 'virtual:icon/cog';
import door from 'virtual:icon/exit-door';
import flag from 'virtual:icon/flag-objective';
import school from 'virtual:icon/graduate-cap';
import keyboard from 'virtual:icon/keyboard';
import disk from 'virtual:icon/save';
import speaker from 'virtual:icon/speaker';
import speakerOff from 'virtual:icon/speaker-off';
import { useState } from 'react';
import { goTo } from '../../route.ts';
import { changeSettings, useSettings } from '../../settings/settings.ts';
import { handOverTable } from '../../store/match-file.ts';
import { startTable } from '../../store/start-table.ts';
import { useText } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import { Dialog } from '../basics/dialog.tsx';
import { Icon } from '../basics/icon.tsx';
import { useTable, useTablePart } from './context.tsx';
import style from './menu.module.css';
import type { Panel } from './shell.tsx';
import { text } from './text.ts';

/** What one rarely needs while playing. */
export function Menu({ open }: { readonly open: (panel: Panel | null) => void }) {
  const table = useTablePart(({ table }) => table);
  const isWhole = useTablePart(({ table }) => table.whole !== null);
  const { sound } = useSettings();
  const say = useText(text);
  const [isGivingUp, ask] = useState(false);
  if (isGivingUp) return <GiveUp close={() => open(null)} />;
  return (
    <Dialog title={say('menu')} close={() => open(null)}>
      <ul className={style['menu']}>
        <Entry picture={cog} name={say('settings')} act={() => open('settings')} />
        <Entry
          picture={sound ? speaker : speakerOff}
          name={say(sound ? 'sound-on' : 'sound-off')}
          act={() => changeSettings({ sound: !sound })}
        />
        <Entry picture={keyboard} name={say('keys')} act={() => open('keys')} />
        <Lessons />
        <Restart />
        <GiveUpEntry ask={() => ask(true)} />
        {/* Under way, a match elsewhere is not here to be handed over. */}
        {isWhole ? <Entry picture={disk} name={say('file')} act={() => handOverTable(table)} /> : null}
        <Entry picture={door} name={say('shelf')} note={say('shelf-note')} act={() => goTo('')} />
      </ul>
    </Dialog>
  );
}

function Lessons() {
  const scene = useTablePart((table) => table.scene);
  const say = useText(text);
  if (scene.lessons === undefined) return null;
  return (
    <Entry picture={school} name={say('learn')} note={say('shelf-note')} act={() => goTo('learn', scene.game.id)} />
  );
}

/** A match that is held here, and is no lesson: that has its own way to begin again. */
function useOwnMatch(): boolean {
  return useTablePart(({ table }) => Boolean(table.givingUp) && !table.coach);
}

function Restart() {
  const { table, scene, state } = useTable();
  const say = useText(text);
  const isOwn = useOwnMatch();
  if (!isOwn) return null;
  const restart = async (): Promise<void> => {
    goTo('play', await startTable(scene, { options: table.options, seats: state.seats }));
  };
  return <Entry picture={again} name={say('restart')} note={say('restart-note')} act={() => void restart()} />;
}

function GiveUpEntry({ ask }: { readonly ask: () => void }) {
  const isOver = useTablePart(({ state }) => state.now.outcome !== null || state.givenUp === true);
  const say = useText(text);
  const isOwn = useOwnMatch();
  return isOwn && !isOver ? <Entry picture={flag} name={say('give-up')} note={say('give-up-note')} act={ask} /> : null;
}

/** Asked once more, and it can be taken back all the same. */
function GiveUp({ close }: { readonly close: () => void }) {
  const table = useTablePart((one) => one.table);
  const say = useText(text);
  const giveUp = (): void => {
    close();
    table.givingUp?.giveUp();
  };
  return (
    <Dialog title={say('give-up')} close={close}>
      <p>{say('give-up-ask')}</p>
      <div className={style['answers']}>
        <Button look="main" onClick={giveUp} data-target="give-up">
          {say('give-up-yes')}
        </Button>
        <Button onClick={close}>{say('give-up-no')}</Button>
      </div>
    </Dialog>
  );
}

interface EntryProps {
  readonly picture: string;
  readonly name: string;
  readonly note?: string;
  readonly act: () => void;
}

function Entry({ picture, name, note, act }: EntryProps) {
  return (
    <li>
      <button type="button" onClick={act}>
        <Icon body={picture} size="1.5rem" />
        <span>
          {name}
          {note === undefined ? null : <small>{note}</small>}
        </span>
      </button>
    </li>
  );
}
