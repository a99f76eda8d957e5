import friends from 'virtual:icon/three-friends';
import robot from 'virtual:icon/vintage-robot';
import type { Wish } from '@dreadhouse/engine';
import { useState } from 'react';
import type { Mate, Mates, WishedAnswer } from '../../contract/mates.ts';
import { useText } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import { Icon } from '../basics/icon.tsx';
import { inPlace } from '../basics/in-place.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { useTable, useTablePart } from '../table/context.tsx';
import { SidePanel } from '../table/side-panel.tsx';
import { ToolButton } from '../table/tool-button.tsx';
import { Choices } from './choices.tsx';
import style from './mates.module.css';
import { placeName } from './place-name.ts';
import { useSaid } from './said.ts';
import { text } from './text.ts';

/** Bots on one's side: what they are up to, and what they can be told. Only where there are any. */
export function MatesButton() {
  const mates = useTablePart(({ table }) => table.mates ?? null);
  const isThere = useTablePart(({ state, past }) => past === null && (state.mates?.length ?? 0) > 0);
  return mates === null || !isThere ? null : <Team mates={mates} />;
}

function Team({ mates }: { readonly mates: Mates }) {
  const say = useText(text);
  const { state, point } = useTable();
  const [isOpen, open] = useState(false);
  const toggle = (): void => {
    open(!isOpen);
    point([]);
  };
  useKeys({ b: toggle, ...(isOpen ? { Escape: toggle } : {}) });
  return (
    <div className={style['team']}>
      <ToolButton label={say('team')} keys="B" aria-expanded={isOpen} onClick={toggle} data-brief>
        <Icon body={friends} />
      </ToolButton>
      {isOpen ? (
        <SidePanel name={say('title')} title={say('title')} closing={say('close')} close={toggle}>
          <ul className={style['mates']}>
            {(state.mates ?? []).map((mate) => (
              <OneMate key={mate.seat} mate={mate} mates={mates} />
            ))}
          </ul>
          <p className={style['note']}>{say('note')}</p>
        </SidePanel>
      ) : null}
    </div>
  );
}

/** At its name: what it is up to, what it has been told, and what else it can be told. */
function OneMate({ mate, mates }: { readonly mate: Mate; readonly mates: Mates }) {
  const { seat, spoken, wish, by, answer } = mate;
  const { state, words } = useTable();
  const say = useText(text);
  const said = useSaid(words);
  const [isTelling, setTelling] = useState(false);
  const name = state.seats[seat]?.name ?? '';
  const tell = (told: Wish | null, which?: WishedAnswer): void => {
    mates.tell(seat, told, which);
    setTelling(false);
  };
  return (
    <li>
      <h3>
        <Icon body={robot} /> {name}
      </h3>
      <p>{spoken === null ? say('quiet') : said(spoken)}</p>
      {spoken === null || spoken.plan.length === 0 ? null : (
        <div className={style['plan']}>
          <b>{say('next')}</b>
          {inPlace(spoken.plan, ({ kind, option }) => (
            <span>→ {words.option(kind, option)}</span>
          ))}
        </div>
      )}
      {wish === null ? null : (
        <p className={style['wish']}>
          <strong>{toldBy(wished(wish))}</strong>
          <Button onClick={() => tell(null)}>{say('take-back')}</Button>
        </p>
      )}
      <Button aria-expanded={isTelling} onClick={() => setTelling(!isTelling)}>
        {say('tell', { name })}
      </Button>
      {isTelling ? <Choices seat={seat} mates={mates} tell={tell} /> : null}
    </li>
  );

  /** Whoever else on the side has told it anything is named. */
  function toldBy(what: string): string {
    if (by === null || by === state.now.viewer) return say('wish', { wish: what });
    return say('wish.by', { wish: what, name: state.seats[by]?.name ?? '' });
  }

  function wished(told: Wish): string {
    if (told.kind === 'at') return say('wish.at', { place: placeName(words, told.at) });
    if (told.kind === 'why') return say('wish.why', { lean: words.lean(told.why) ?? told.why });
    return answer === null ? say('wish.option') : words.option(answer.kind, answer.option);
  }
}
