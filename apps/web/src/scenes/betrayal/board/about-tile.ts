import { ALL_LINKS, type TileId, tileDef } from '@dreadhouse/betrayal';
import { format } from '@dreadhouse/text';
import type { Names } from '../../../kit/scene/names.ts';
import type { Language } from '../../../settings/settings.ts';
import type { Say } from '../../../text/text.ts';
import { looksOf } from '../names.ts';
import { faceOf, numberOf, type View } from '../view.ts';
import type { text } from './text.ts';

export type BoardSay = Say<keyof (typeof text)['en']>;

interface AboutTile {
  readonly name: string;
  readonly kind: string;
  readonly lines: readonly string[];
  readonly aside: string;
}

/** Who and what is in a room, in words. */
export function aboutTile(view: View, tile: TileId, names: Names, say: BoardSay, language: Language): AboutTile {
  const { explorers, monsters, tokens, laid, house } = view;
  const here = <T extends { readonly at: string | null }>(all: readonly T[]): readonly T[] =>
    all.filter(({ at }) => at === tile);
  const { symbol } = tileDef(tile);
  const links = ALL_LINKS.filter(([from, to]) => from === tile && house[to] !== undefined).map(([, to]) =>
    names.name('tile', to),
  );
  return {
    name: names.name('tile', tile),
    kind: [
      names.name('region', house[tile]?.region ?? 'ground'),
      ...(symbol === null ? [] : [say(`draws-${symbol}`)]),
    ].join(' · '),
    lines: [
      ...here(explorers).map(({ id, dead }) =>
        dead ? say('dead', { name: names.name('explorer', id) }) : names.name('explorer', id),
      ),
      ...here(monsters).map(({ id, stunned }) =>
        stunned ? say('stunned', { name: names.name('monster', id) }) : names.name('monster', id),
      ),
      ...here(tokens).map((token) => tokenName(token, names, say, language)),
      ...here(laid).map(({ card }) => cardName(card, names)),
      names.text('tile', tile),
    ],
    aside: links.length === 0 ? '' : say('leads', { list: links.join(', ') }),
  };
}

/** A token that has a face is called by its number as well, as in the answers: some know what is on it, and some do not. */
export function tokenName(token: View['tokens'][number], names: Names, say: BoardSay, language: Language): string {
  const { kind, face, up, n } = token;
  const number = numberOf(token);
  if (face !== null) {
    const shown = faceOf(face);
    const name = names.name('token', `${kind}:${number}`);
    return shown === null ? say('face-down', { name }) : `${name}: ${names.name('token', shown)}`;
  }
  const looks = looksOf(language, kind);
  if (looks !== undefined) {
    const seen = format(looks, language, { side: up ? 'up' : 'down', n, held: 'other' });
    return say('token', { name: names.name('token', kind), looks: seen });
  }
  const name = up
    ? names.name('token', kind)
    : (otherSideOf(kind, names) ?? say('face-down', { name: names.name('token', kind) }));
  return number > 0 ? say('token', { name, looks: number }) : name;
}

/** What a token is called that hides nothing and lies with its other side up: a candle that is out. */
function otherSideOf(kind: string, names: Names): string | null {
  const name = names.name('side', kind);
  return name === kind ? null : name;
}

/** An item or an omen: a card is known by its id alone. */
export function cardName(id: string, names: Names): string {
  return ['item', 'omen', 'event'].map((kind) => names.name(kind, id)).find((name) => name !== id) ?? id;
}
