import { kindOfItem } from './catalogue.ts';
import type { FinalGirlState } from './state.ts';

/** Every card, token and pawn, wherever it is. */
export function components(state: FinalGirlState): string[] {
  return [...actionCards(state), ...hiddenCards(state), ...items(state), ...pawns(state), ...tokens(state)];
}

function actionCards(state: FinalGirlState): string[] {
  const market = Object.entries(state.market).flatMap(([card, copies]) => Array<string>(copies).fill(card));
  return [...state.hand, ...state.discard, ...market].map((card) => `action ${card}`);
}

function hiddenCards(state: FinalGirlState): string[] {
  const { terror, events, inPlay } = state;
  const inPlayOf = (kinds: readonly string[]): string[] =>
    inPlay.filter((card) => kinds.includes(card.kind)).map((card) => card.id);
  const terrors = [
    ...terror.deck.map((card) => card.id),
    ...terror.discard,
    ...terror.unused,
    ...inPlayOf(['mdp', 'terror']),
  ];
  return [
    ...terrors.map((id) => `terror ${id}`),
    ...[...events.deck, ...events.discard, ...inPlayOf(['event'])].map((id) => `event ${id}`),
    ...[state.finale.id, ...state.unusedFinales].filter(Boolean).map((id) => `finale ${id}`),
    ...[...state.darkPowers.map((card) => card.id), ...state.unusedDarkPowers].map((id) => `dark power ${id}`),
    ...[state.setupCard, ...state.unusedSetupCards].filter(Boolean).map((id) => `setup ${id}`),
  ];
}

function items(state: FinalGirlState): string[] {
  const { hands, backpack, aside, piles, drawn, discard, unused, removed } = state.items;
  const held = [...hands, ...backpack, ...aside].map((item) => item.id);
  const piled = piles.flatMap((pile) => pile.cards.map((card) => card.id));
  return [...held, ...piled, ...drawn, ...discard, ...unused, ...removed].map((id) => `item ${kindOfItem(id)}`);
}

/** FG-R-56: the pawns and tokens whose number counts. */
function pawns(state: FinalGirlState): string[] {
  const victims = [
    ...state.victims.map((one) => one.id),
    ...state.supply,
    ...state.dead,
    ...state.heroine.slots.filter((id) => id !== null),
  ];
  return [...victims.map((id) => `pawn ${id}`), ...state.minions.map((one) => `minion ${one.id}`)];
}

function tokens(state: FinalGirlState): string[] {
  const { unused, removed, white } = state.breathTokens;
  const held = [state.heroine.breath, ...(state.killer.breath === null ? [] : [state.killer.breath])];
  const black = [...held, ...unused]
    .filter((one) => one.color === 'black' && one.symbols >= 0)
    .map((one) => one.symbols);
  const whites = white + held.filter((one) => one.color === 'white').length;
  return [...black, ...removed]
    .map((symbols) => `black token ${symbols}`)
    .concat(Array<string>(whites).fill('white token'));
}

/** What must never be, whatever the cards say. */
export function invariant(state: FinalGirlState): string | null {
  if (state.phase !== 'setup' && [state.heroine.space, state.finale.id, state.setupCard].includes(''))
    return 'the film has begun, and not everything is set up'; // FG-SETUP-13, FG-SETUP-07
  if (state.horror < 0 || state.horror > 7) return `the horror level is ${state.horror}`;
  if (state.time < -1 || state.time > 12) return `the time is ${state.time}`;
  // FG-R-14: an eleventh card lies there only while the player chooses what to discard.
  if (state.hand.length > 11) return `there are ${state.hand.length} cards in hand`;
  if (state.heroine.markers < 0 || state.killer.markers < 0) return 'somebody has fewer markers than none';
  if (new Set(state.victims.map((one) => one.id)).size !== state.victims.length) return 'a victim stands in two places';
  return null;
}
