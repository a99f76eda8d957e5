import { format, type Language } from '@dreadhouse/text';
import { type CharacterId, characterDef } from '../content/characters.ts';
import { texts } from './index.ts';

/** For how many people a game is, who plays whom, and whose objective it is. */
export interface Holding {
  readonly players: number;
  /** By seats; null while nobody is anybody yet. */
  readonly characters: readonly CharacterId[] | null;
  readonly seat: number;
  /** How many of the objectives that are everybody's ask for a signal: each needs a sender of its own. */
  readonly senders?: number;
}

const OTHERS_MATTER = /^personal-matter-(\d)$/;

/** What an objective asks for in this very game; without one, what its card says for any number of players. */
export function objectiveText(language: Language, id: string, holding: Holding | null): string {
  const said: Said = texts[language];
  if (holding === null) return format(said[`text.objective.${id}`] ?? '', language);
  const { players, characters, seat, senders = 1 } = holding;
  const [, player] = OTHERS_MATTER.exec(id) ?? [];
  const whose = player === undefined ? null : Number(player) - 1;
  const isOwn = whose === null ? isOfShip(characters?.[seat]) : whose === seat;
  return format(said[`text.objective.${isOwn && ALONE.test(id) ? 'sole-witness' : id}`] ?? '', language, {
    ...{ players: countOf(players), half: Math.max(1, Math.floor(players / 2)), senders },
    who: whose === null ? '' : nameOf(said, characters, whose, language),
    ...crewOf(said, characters, language),
  });
}

const countOf = (players: number): 'one' | 'few' | 'many' => (players === 1 ? 'one' : players === 2 ? 'few' : 'many');
const isOfShip = (who: CharacterId | undefined): boolean =>
  who !== undefined && characterDef(who).group === 'ship-survivor';

function nameOf(said: Said, characters: Holding['characters'], seat: number, language: Language): string {
  const who = characters?.[seat];
  return who === undefined
    ? format(said['name.seat'] ?? '', language, { n: seat + 1 })
    : (said[`name.character.${who}`] ?? who);
}

/** Who came with the ship, as far as that is settled. */
function crewOf(said: Said, characters: Holding['characters'], language: Language): { crew: string; list: string } {
  if (characters === null) return { crew: 'other', list: '' };
  const crew = characters.filter(isOfShip).map((who) => said[`name.character.${who}`] ?? who);
  return { crew: crew.length === 0 ? 'none' : 'others', list: new Intl.ListFormat(language).format(crew) };
}

type Said = Readonly<Record<string, string>>;

/** OC-5 to OC-10: whoever is meant by the own card has to live alone. */
const ALONE = /^personal-matter-|^no-loose-crew$/;
