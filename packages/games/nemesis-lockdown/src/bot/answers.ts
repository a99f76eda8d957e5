import type { Ask, Option } from '@dreadhouse/engine';
import { CORRIDOR_IDS, corridorDef, ROOM_IDS, roomDef } from '../content/board.ts';
import type { Field } from './field.ts';
import type { Look } from './look.ts';
import { type Opinion, opinion } from './opinion.ts';
import { cardWorth, itemWorth } from './values.ts';

/** How often an objective is reached by those who go for it: they are all about as likely but for these. */
const HOPES: Readonly<Record<string, number>> = {
  'sit-it-out': 0.45,
  'nobody-left-behind': 0.45,
  'on-the-record': 0.42,
  'last-rites': 0.4,
  'live-sample': 0.36,
  'by-the-book': 0.5,
  'restore-the-grid': 0.1,
  'complete-map': 0.6,
  'expert-witness': 0.5,
};
const HOPE = 0.35;

/** Whoever is named by the own card can only be the last one, which is harder. */
function hopeOf(look: Look, objective: string): number {
  const isOwn = objective === `personal-matter-${look.seat + 1}`;
  return isOwn ? HOPE - 0.05 : (HOPES[objective] ?? HOPE);
}

type Holes = Readonly<Record<string, unknown>>;

/** What an answer to anything but "what do you do" is worth. */
export function answerOpinion(look: Look, field: Field, ask: Ask, option: Option): Opinion {
  const about = (ask.about ?? {}) as Holes;
  const [first = '', second = ''] = option.id.split(':');
  const thing = option.id.slice(first.length + 1);
  switch (ask.kind) {
    case 'pay':
    case 'discard-card':
      return opinion(-cardWorth(option.id) - (look.isTrapped && option.id === 'sabotage' ? 1 : 0), 'spare');
    case 'pass-discard':
      return passOpinion(look, option.id);
    case 'objective':
      return opinion(hopeOf(look, option.id), 'goal');
    case 'interrupt':
      return opinion(option.id === 'no' ? 0 : -0.3, 'trust');
    case 'react':
      return opinion(option.id === 'no' ? 0 : 1, 'escape');
    case 'search-keep':
      return opinion(first === 'keep' ? itemWorth(second) - (thing.includes(':') ? 0.5 : 0) : 0, 'search');
    case 'make-room':
      return opinion(-itemWorth(thing), 'spare');
    case 'card-for-damage':
      return opinion(option.id === 'no' ? 0 : 0.5 - cardWorth(option.id), 'fight');
    case 'reroll':
      return opinion(
        option.id === 'yes' ? (['blank', 'creeper-hit', 'card-for-1'].includes(String(about['face'])) ? 1 : -1) : 0,
        'fight',
      );
    case 'consent':
      return opinion(option.id === 'yes' ? consentWorth(look, field, String(about['action'] ?? '')) : 0, 'trust');
    case 'deal':
      return opinion(option.id === 'done' ? 0 : -0.5, 'trust');
    case 'deal-answer':
      return opinion(option.id === 'no' ? 0 : dealWorth(about, first, thing), 'trust');
    case 'careful-noise': {
      const corridor = CORRIDOR_IDS.find((id) => id === option.id);
      return opinion(corridor === undefined ? -0.5 : -corridorDef(corridor).numbers.length, 'spare'); // the fewer numbers, the fewer rolls meet it
    }
    case 'look-at-tile':
      return opinion(tileWorth(look, option.id), 'know', { aim: 'tile' });
    case 'place-power':
      return powerOpinion(look, String(about['where'] ?? ''), option);
    default:
      return opinion(option.id === 'done' || option.id === 'no' ? 0.01 : 0, 'other');
  }
}

/** Contamination goes round again, unless Rest waits for it; a full hand is a shield, but not to whoever is shut in. */
function passOpinion(look: Look, card: string): Opinion {
  if (card === 'done') return opinion(0, 'wait');
  if (look.isTrapped) return opinion(card === 'sabotage' || card === 'service-keys' ? -1 : 0.3, 'escape');
  const isSick = ['contamination', 'clean', 'infected'].includes(card);
  return isSick && !look.me.hand.includes('rest')
    ? opinion(0.2, 'clean')
    : opinion(cardWorth(card) < 0.11 ? 0.05 : -0.2, 'spare');
}

/** Whoever wants to take us along is welcome where it leads somewhere; an examination never hurts. */
function consentWorth(look: Look, field: Field, action: string): number {
  const to = ROOM_IDS.find((room) => action.split(':').includes(room));
  if (action.includes('scalpel')) return look.me.larva ? 1 : -1;
  if (action.includes('examine')) return look.wants('last-rites', 'live-sample') ? -1 : 0.5;
  return to === undefined || look.at === null ? 0 : field.at(to) - field.at(look.at);
}

function dealWorth(about: Holes, first: string, thing: string): number {
  const gets = typeof about['give'] === 'string' ? itemWorth(about['give']) : 0;
  const gives = first === 'thing' ? itemWorth(thing) : typeof about['ask'] === 'string' ? itemWorth(about['ask']) : 0;
  return gets - gives - 0.05;
}

/** What is near is known in time; what was seen is known. */
function tileWorth(look: Look, id: string): number {
  const room = ROOM_IDS.find((one) => one === id);
  return room === undefined || look.room(room).tile !== null ? 0 : 1 / (1 + (look.steps.get(room) ?? ROOM_IDS.length));
}

/** Light where one stands, then where one locks oneself in. */
function powerOpinion(look: Look, where: string, option: Option): Opinion {
  const isOn = (option.details as Holes | undefined)?.['on'] === true;
  const own = look.at === null ? null : roomDef(look.at).sector;
  const wanted = where === own ? 1 : where === 'S-03' ? 0.6 : where === 'elevator' ? 0.1 : 0.3;
  return opinion(isOn ? wanted : 0.35, 'repair');
}
