import divergence from 'virtual:icon/divergence';
import type { KeptGame } from '../contract/kept-game.ts';
import { Icon } from '../kit/basics/icon.tsx';
import { useTablePart } from '../kit/table/context.tsx';
import { NO_PARTS, type TableParts } from '../kit/table/parts.ts';
import { addressOf } from '../route.ts';
import { texts, useText } from '../text/text.ts';
import style from './what-if.module.css';

const text = texts({
  en: { 'what-if': 'This is a what-if. The game itself waits as it was left.', back: 'Back to the game' },
  pl: { 'what-if': 'To tylko „co by było, gdyby”. Właściwa gra czeka tak, jak ją zostawiono.', back: 'Wróć do gry' },
});

/** What the table of a what-if has besides: it says what it is, and leads back to the game that it left. */
export function whatIfParts({ branchOf }: KeptGame): TableParts {
  return branchOf === undefined ? NO_PARTS : partsOf(branchOf);
}

/** The same parts for the same game: parts that changed would be drawn anew. */
const made = new Map<string, TableParts>();

function partsOf(game: string): TableParts {
  let parts = made.get(game);
  if (parts === undefined) {
    parts = { Strip: () => <WhatIf game={game} /> };
    made.set(game, parts);
  }
  return parts;
}

function WhatIf({ game }: { readonly game: string }) {
  const say = useText(text);
  const isPast = useTablePart(({ past }) => past !== null);
  if (isPast) return null; // then another banner stands there
  return (
    <p className={style['whatIf']}>
      <Icon body={divergence} size="1.3rem" /> <span>{say('what-if')}</span>{' '}
      <a href={addressOf('play', game)}>{say('back')}</a>
    </p>
  );
}
