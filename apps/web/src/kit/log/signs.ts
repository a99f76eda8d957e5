import bootPrints from 'virtual:icon/boot-prints';
import cardPlay from 'virtual:icon/card-play';
import clapperboard from 'virtual:icon/clapperboard';
import deathSkull from 'virtual:icon/death-skull';
import exitDoor from 'virtual:icon/exit-door';
import heart from 'virtual:icon/heart-drop';
import hourglass from 'virtual:icon/hourglass';
import knapsack from 'virtual:icon/knapsack';
import machete from 'virtual:icon/machete';
import positionMarker from 'virtual:icon/position-marker';
import rollingDices from 'virtual:icon/rolling-dices';
import scales from 'virtual:icon/scales';
import screaming from 'virtual:icon/screaming';
import terror from 'virtual:icon/terror';
import trophy from 'virtual:icon/trophy';
import type { Sign } from '../../contract/story.ts';

/** What kind of thing happened, told apart by shape. */
const SIGNS = {
  card: cardPlay,
  death: deathSkull,
  dice: rollingDices,
  end: trophy,
  enemy: machete,
  event: clapperboard,
  health: heart,
  horror: terror,
  item: knapsack,
  move: bootPrints,
  panic: screaming,
  reason: scales,
  saved: exitDoor,
  time: hourglass,
  token: positionMarker,
} satisfies Record<Sign, string>;

export function signIcon(sign: Sign): string {
  return SIGNS[sign];
}
