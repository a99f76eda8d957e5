import { type ComponentType, memo, useCallback, useState } from 'react';
import { changeSettings, settings } from '../../settings/settings.ts';
import { useText } from '../../text/text.ts';
import { Dialog } from '../basics/dialog.tsx';
import { Curtain } from '../curtain/curtain.tsx';
import { Confirm } from '../decision/confirm.tsx';
import { Offer } from '../decision/offer.tsx';
import { useUndo } from '../decision/use-undo.ts';
import { Goal } from '../goal/goal.tsx';
import { KeyMap } from '../keys/key-map.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { LiveRegions } from '../live/live-regions.tsx';
import { useSounds } from '../live/use-sounds.ts';
import { Log } from '../log/log.tsx';
import { Recap } from '../recap/recap.tsx';
import { RulesDrawer } from '../rules/rules-drawer.tsx';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { TimeTravel } from '../time/time-travel.tsx';
import { ToastPlace } from '../toasts/toast-place.tsx';
import { Boundary } from './boundary.tsx';
import { AFrameLater, useTable, useTablePart } from './context.tsx';
import { Menu } from './menu.tsx';
import style from './shell.module.css';
import { Side } from './side.tsx';
import { focusOn, SkipLinks } from './skip-links.tsx';
import { text } from './text.ts';
import { TopBar } from './top-bar.tsx';
import { useHiddenLog } from './use-narrow.ts';

interface Props {
  /** The target whose options are offered for choice. */
  readonly offered: string | null;
  readonly closeOffer: () => void;
  /** The option that is to be confirmed. */
  readonly asked: string | null;
  readonly answerAsked: (option: string) => void;
  readonly closeAsked: () => void;
  /** The rule that the rulebook is open at. */
  readonly rule: string | null;
  readonly closeRule: () => void;
}

interface ShellProps extends Props {
  /** What lies over everything else: a lesson. */
  readonly Overlay: ComponentType;
}

/** What lies over the table. */
export type Panel = 'menu' | 'log' | 'settings' | 'keys';

/** Arranges the parts of a table on the screen. */
export const TableShell = memo(function TableShell({ Overlay, ...props }: ShellProps) {
  const scene = useTablePart((table) => table.scene);
  const isCurtained = useTablePart(({ state }) => state.curtain !== null);
  const isPast = useTablePart(({ past }) => past !== null);
  const [panel, open] = useState<Panel | null>(null);
  const [travels, setTravels] = useState(false);
  const travel = useCallback(() => setTravels((before) => !before), []);
  return (
    <>
      <Sounds />
      {/* Whoever is not to look sees nothing of the table at all. */}
      {isCurtained ? (
        <Curtain />
      ) : (
        <div className={style['shell']} data-scene={scene.game.id} data-past={isPast || undefined}>
          <SkipLinks />
          <AFrameLater>
            <Shortcuts open={open} travel={travel} />
            <TopBar panel={panel} open={open} travels={travels} travel={travel} />
          </AFrameLater>
          <Stage travels={travels} />
          <Side />
          <Overlays {...props} panel={panel} open={open} />
          <Overlay />
          <AFrameLater>
            <Recap />
            <LiveRegions />
          </AFrameLater>
        </div>
      )}
    </>
  );
});

/** Heard, not seen. */
function Sounds() {
  useSounds();
  return null;
}

/** The scene, and the time line under it. */
function Stage({ travels }: { readonly travels: boolean }) {
  const { TableScene } = useTablePart((table) => table.scene);
  const { Strip } = useTablePart((table) => table.parts);
  const isShowing = useTablePart(({ event }) => event !== null);
  const isPast = useTablePart(({ past }) => past !== null);
  const skip = useTablePart((table) => table.skip);
  const waits = useTablePart((table) => table.waits);
  const next = useTablePart((table) => table.next);
  const say = useText(text);
  return (
    <main className={style['main']} id="board" tabIndex={-1} aria-label={say('table')}>
      {Strip === undefined ? null : <Strip />}
      <Goal />
      <ToastPlace />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Space skips as well, and so does the button */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
      <div
        className={style['scene']}
        onClick={() => isShowing && (waits ? next() : skip())}
        data-showing={isShowing || undefined}
      >
        <Boundary>
          <TableScene />
        </Boundary>
      </div>
      {travels || isPast ? (
        <div className={style['time']}>
          <Boundary>
            <TimeTravel />
          </Boundary>
        </div>
      ) : null}
    </main>
  );
}

interface OverlaysProps extends Props {
  readonly panel: Panel | null;
  readonly open: (panel: Panel | null) => void;
}

function Overlays({
  offered,
  closeOffer,
  asked,
  answerAsked,
  closeAsked,
  rule,
  closeRule,
  panel,
  open,
}: OverlaysProps) {
  const say = useText(text);
  const close = (): void => open(null);
  return (
    <>
      {offered === null ? null : <Offer target={offered} close={closeOffer} />}
      {asked === null ? null : <Confirm option={asked} yes={answerAsked} close={closeAsked} />}
      {panel === 'menu' ? <Menu open={open} /> : null}
      {panel === 'settings' ? <SettingsDialog close={close} /> : null}
      {panel === 'keys' ? <KeyMap close={close} /> : null}
      {panel === 'log' ? (
        <Dialog title={say('log')} close={close} place="side">
          <AFrameLater>
            <Log onShow={close} onSheet />
          </AFrameLater>
        </Dialog>
      ) : null}
      {rule === null ? null : <RulesDrawer rule={rule} close={closeRule} />}
    </>
  );
}

function Shortcuts({ open, travel }: { readonly open: (panel: Panel) => void; readonly travel: () => void }) {
  const { event, skip, skipAll, paused, hold, next, waits, openRule, moment } = useTable();
  const { can, undo } = useUndo();
  const hiddenLog = useHiddenLog();
  const takeBack = (): void => {
    if (can) undo();
  };
  useKeys({
    u: takeBack,
    'Ctrl+z': takeBack,
    l: () => (hiddenLog ? open('log') : focusOn('log')),
    r: () => openRule(moment.decision?.rule ?? ''),
    t: travel,
    m: () => changeSettings({ sound: !settings().sound }),
    f: () => document.querySelector<HTMLElement>('[data-fit]')?.click(),
    '?': () => open('keys'),
    p: () => hold(!paused),
    ...(event === null ? {} : { ' ': waits ? next : skip, Escape: skipAll, n: next }),
  });
  return null;
}
