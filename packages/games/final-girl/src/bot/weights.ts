import { memo } from '@dreadhouse/engine';

/**
 * What things are worth, in points of damage to the killer. Found by hand and then by trial over simulated games: one weight at a
 * time was changed and kept where the rule of thumb won more of 1,000 games over all films.
 */
const COMMON = {
  /** On top of the damage itself, when it may be the last. */
  win: 12.9,
  /** A health point of the heroine; and how much more it is the fewer she has. */
  health: 0.69,
  lowHealth: 2.61,
  /** Getting rid of a marionette. */
  minion: 0.45,
  /** A die that the horror track gives, and each level apart from it. */
  die: 1.0,
  horrorLevel: 0.73,
  /** A saved victim, on top of the reward. */
  saved: 1.05,
  /** When the last slots are being filled. */
  nearUltimate: 0.16,
  /** Of a goal's worth, for each step that it is away. */
  perStep: 0.68,
  perStepToFight: 0.65,
  perStepToChild: 0.8,
  perStepToExit: 0.9,
  /** Of an attack's worth, while the card is only held; and of other cards'. */
  heldAttack: 0.57,
  heldOther: 0.54,
  /** Of what a card is worth in hand, when it is played. */
  playPrice: 0.32,
  attackPrice: 0.24,
  /** Of a card that is in hand already. */
  second: 0.7,
  closeCall: 0.5,
  walking: 0.7,
  /** What is lost when the Action phase ends early. */
  end: 0.19,
  /** … and for each point of damage that other attack cards would still do. */
  endAttacks: 0.11,
  /** The least that any card in hand is good for: half a conversion, or a point of time. */
  junk: 0.08,
  /** What a conversion costs while it is only thought of. */
  conversion: 0.25,
  /** A card that is worth less than this is given away for a conversion. */
  spare: 0.32,
  /** While a card is only held: a point of time, a die more in the next roll, 3 and 4 as successes. */
  laterTime: 0.19,
  laterDie: 0.37,
  laterPartials: 1.11,
  /** The same when the next roll is an attack, for each point of damage in hand. */
  nextDie: 0.1,
  nextPartials: 0.47,
  /** A rest, while Dr. Fright is to be met in dreams. */
  sleepy: 0.5,
  /** Of what a wrath would do if it were unleashed now. */
  wrath: 0.87,
  /** A point of time for its own sake, and of what it buys. */
  time: 0.07,
  buying: 0.58,
  /** Hits that an enemy on her space lands in a Killer phase, with nobody else to hit, and with victims around. */
  hitsAlone: 0.81,
  hitsAmongVictims: 0.66,
  hitsInReach: 0.64,
  hitsBehindVictims: 0.22,
  /** How much of the danger remains for each reaction card in hand. */
  guarded: 0.64,
  /** A fight worth looking for needs this much expected damage, and then counts so much. */
  readyToFight: 0.94,
  fight: 0.8,
  /** A point of damage that a weapon adds; other items; wanting something at all, unarmed and armed. */
  weaponGain: 1.83,
  item: 1.46,
  unarmed: 0.95,
  armed: 0.41,
  /** Carolyn: the hope that a pile holds her, and a Search card in hand. */
  child: 20.4,
  childSearch: 5.21,
  /** Of a pile's worth, while she has no Search card. */
  withoutSearch: 0.54,
};

export type Weights = Readonly<typeof COMMON>;

/** Where one killer asks for something else. */
const SPECIAL: Readonly<Record<string, Partial<Weights>>> = {
  // His attacks are weak and his wrath grows: she fights early, and minds his blows less.
  inkanyamba: {
    fight: 1.35,
    readyToFight: 1.4,
    health: 0.56,
    lowHealth: 2.2,
    hitsAlone: 0.6,
    hitsAmongVictims: 0.5,
    hitsInReach: 0.5,
    heldOther: 0.4,
    second: 0.55,
    buying: 0.7,
    laterTime: 0.13,
  },
};

export const weightsAgainst = memo((killer: string): Weights => ({ ...COMMON, ...SPECIAL[killer] }));
