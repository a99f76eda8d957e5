import { format, type Language } from '@dreadhouse/text';
import { type CharacterId, characterDef } from '../content/characters.ts';
import { texts } from './index.ts';

/** Who plays whom, by seats, and whose objective it is. */
export interface Holding {
  readonly characters: readonly CharacterId[];
  readonly seat: number;
}

const OTHERS_MATTER = /^personal-matter-(\d)$/;

/** What an objective asks for in this very game; without one, what its card says for any number of players. */
export function objectiveText(language: Language, id: string, holding: Holding | null): string {
  const said: Readonly<Record<string, string>> = texts[language];
  if (holding === null) return format(said[`text.objective.${id}`] ?? '', language);
  const { characters, seat } = holding;
  const players = characters.length <= 2 ? 'few' : 'many';
  const nameOf = (who: string): string => said[`name.character.${who}`] ?? who;
  const crew = characters.filter((who) => characterDef(who).group === 'ship-survivor');
  const [, player] = OTHERS_MATTER.exec(id) ?? [];
  const own = player === undefined ? crew.map((who) => characters.indexOf(who)) : [Number(player) - 1];
  const isOwn = own.includes(seat);
  return format(said[`text.objective.${isOwn && ALONE.test(id) ? 'sole-witness' : id}`] ?? '', language, {
    players,
    half: Math.max(1, Math.floor(characters.length / 2)),
    who: nameOf(characters[Number(player) - 1] ?? ''),
    crew: crew.length === 0 ? 'none' : 'others',
    list: new Intl.ListFormat(language).format(crew.map(nameOf)),
  });
}

/** OC-5 to OC-10: whoever is meant by the own card has to live alone. */
const ALONE = /^personal-matter-|^no-loose-crew$/;
