import { explorerDef, registry, texts } from '@dreadhouse/betrayal';
import { useState } from 'react';
import { vars } from '../../../kit/basics/tone.ts';
import people from '../../../kit/people/person.module.css';
import { Person } from '../../../kit/people/person.tsx';
import { useIsPointedAt, useTable, useTablePart } from '../../../kit/table/context.tsx';
import { useText } from '../../../text/text.ts';
import { CardPicture, Portrait, TokenDisc } from '../art/pictures.tsx';
import { tokenName } from '../board/about-tile.ts';
import { text as boardText } from '../board/text.ts';
import { callName } from '../call-name.ts';
import { useReading } from '../cards/reading.tsx';
import { roleIn } from '../haunt/entries.ts';
import { useNames } from '../names.ts';
import { discOf, isGone, isTraitor, type SeenExplorer, useSeat, useView, type View } from '../view.ts';
import style from './panel.module.css';
import { text } from './text.ts';
import { Tracks } from './tracks.tsx';

/** Everybody in the house: one's own explorer with every number, the others so that a glance is enough. */
export function Explorers() {
  const { explorers, turn, seats } = useView();
  const say = useText(text);
  const own = useSeat() ?? turn.seat;
  const order = Array.from({ length: seats }, (_, i) => (own + i) % seats);
  return (
    <ul className={style['people']} aria-label={say('explorers')}>
      {order.map((seat) => {
        const explorer = explorers[seat];
        return explorer === undefined ? null : <Sheet key={seat} seat={seat} explorer={explorer} own={seat === own} />;
      })}
    </ul>
  );
}

interface Props {
  readonly seat: number;
  readonly explorer: SeenExplorer;
  readonly own: boolean;
}

function Sheet({ seat, explorer, own }: Props) {
  const view = useView();
  const say = useText(text);
  const names = useNames();
  const { language } = useTable();
  const [wish, setWish] = useState(false);
  const player = useTablePart(({ state }) => state.seats[seat]?.name ?? '');
  const full = own || wish;
  const name = names.name('explorer', explorer.id);
  const role = view.haunt === null ? null : roleIn(view.haunt, seat, language);
  const now = view.turn.seat === seat && view.turn.number > 0;
  return (
    <Person
      target={`explorer:${seat}`}
      name={name}
      tone={vars({ '--tone': `var(--seat-${explorerDef(explorer.id).colour})` })}
      now={now}
      className={`${style['person']} ${explorer.dead ? style['dead'] : ''}`}
    >
      <span className={style['portrait']}>
        <Portrait id={explorer.id} dead={explorer.dead} traitor={isTraitor(view, seat)} />
      </span>
      <div className={style['who']}>
        <h2>{name}</h2>
        <small>
          {[
            // Whoever has given no name is called like the explorer.
            player === name || player === callName(language, explorer.id) ? '' : player,
            names.name('tile', explorer.at),
            isTraitor(view, seat) ? say('traitor') : '',
            role ?? '',
            explorer.dead && !isGone(view, explorer) ? say('dead') : '',
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </small>
        {now ? <Moves left={view.turn.moves} over={view.turn.over} /> : null}
      </div>
      {own ? null : (
        <button
          type="button"
          className={style['unfold']}
          aria-expanded={wish}
          aria-label={say('more', { name })}
          onClick={() => setWish(!wish)}
        >
          {wish ? '▴' : '▾'}
        </button>
      )}
      <Tracks explorer={explorer} isHaunt={view.haunt !== null} full={full} />
      <Things seat={seat} explorer={explorer} />
    </Person>
  );
}

/** Whose turn it is, and how far they can still go. */
function Moves({ left, over }: { readonly left: number; readonly over: boolean }) {
  const say = useText(text);
  return (
    <span className={style['moves']}>
      {over ? say('turn-ends') : say('moves', { n: left })}
      <span aria-hidden="true">{over ? '' : '●'.repeat(Math.min(left, 12))}</span>
    </span>
  );
}

/** Cards, tokens that are carried, and what else holds for this explorer. */
function Things({ seat, explorer }: { readonly seat: number; readonly explorer: SeenExplorer }) {
  const { tokens, haunt, explorers } = useView();
  const names = useNames();
  const say = useText(text);
  const board = useText(boardText);
  const language = useTablePart((table) => table.language);
  const all = texts[language];
  // What joins two explorers lies before both.
  const carried = tokens.filter(({ on, of }) => on === seat || (of === seat && typeof on === 'number'));
  const joined = ({ on, of }: SeenToken): string => {
    const other = on === seat ? of : on;
    const { id } = (typeof other === 'number' ? explorers[other] : undefined) ?? {};
    return id === undefined ? '' : ` – ${names.name('explorer', id)}`;
  };
  const lineOf = (token: SeenToken): string => `${tokenName(token, names, board, language)}${joined(token)}`;
  if (explorer.cards.length + carried.length + explorer.statuses.length === 0) return null;
  return (
    <ul className={style['things']} aria-label={say('things')}>
      {explorer.cards.map((id) => (
        <li key={id}>
          <HeldCard id={id} />
        </li>
      ))}
      {alike(carried, lineOf).map(([line, tokens]) => (
        <li key={line} className={style['token']}>
          <TokenPicture token={tokens[0]} />
          {tokens.length > 1 ? `${tokens.length} × ${line}` : line}
        </li>
      ))}
      {explorer.statuses.map((status) => (
        <li key={status} className={style['token']}>
          {all[`haunt.${haunt?.number ?? 0}.status.${status}`] ?? all[`name.status.${status}`] ?? status}
        </li>
      ))}
    </ul>
  );
}

/** A card before its owner: a click answers with it where that is asked, and reads it where it is not. */
function HeldCard({ id }: { readonly id: string }) {
  const { moment, answer } = useTable();
  const names = useNames();
  const read = useReading();
  const pointed = useIsPointedAt(`card:${id}`);
  const deck = deckOf(id);
  const ways = (moment.decision?.options ?? []).filter(
    ({ details, blocked }) => blocked === undefined && details?.['card'] === id,
  );
  const [way] = ways;
  return (
    <button
      type="button"
      className={`${people['thing']} ${style['card']}`}
      data-deck={deck}
      data-target={`card:${id}`}
      data-lit={ways.length === 1 || undefined}
      data-pointed={pointed || undefined}
      title={names.text(deck, id)}
      onClick={() => (ways.length === 1 && way !== undefined ? answer(way.id) : read({ deck, id }))}
    >
      <CardPicture deck={deck} id={id} /> {names.name(deck, id)}
    </button>
  );
}

export const deckOf = (id: string): 'item' | 'omen' | 'event' => {
  const { omens, events } = registry();
  return omens.has(id) ? 'omen' : events.has(id) ? 'event' : 'item';
};

type SeenToken = View['tokens'][number];

/** The same disc as on the board. */
function TokenPicture({ token }: { readonly token: SeenToken | undefined }) {
  if (token === undefined) return null;
  return (
    <svg viewBox="-19 -19 38 38" aria-hidden="true">
      <TokenDisc {...discOf(token)} />
    </svg>
  );
}

/** Tokens by the line that is read of them. */
function alike(tokens: readonly SeenToken[], lineOf: (token: SeenToken) => string): [line: string, SeenToken[]][] {
  const found = new Map<string, SeenToken[]>();
  for (const token of tokens) found.set(lineOf(token), [...(found.get(lineOf(token)) ?? []), token]);
  return [...found];
}
