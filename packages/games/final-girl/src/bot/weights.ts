/**
 * What things are worth, in points of damage to the killer. Found by hand and then by trial over simulated games: one weight at a
 * time was changed and kept where the rule of thumb won more of 1,000 games over all films.
 */
export const WEIGHTS = {
  /** On top of the damage itself, when it may be the last. */
  win: 12.4,
  /** A health point of the heroine; and how much more it is the fewer she has. */
  health: 0.71,
  lowHealth: 2.67,
  /** Getting rid of a marionette. */
  minion: 0.46,
  /** A die that the horror track gives, and each level apart from it. */
  die: 0.98,
  horrorLevel: 0.75,
  /** A saved victim, on top of the reward. */
  saved: 1.05,
  /** When the last slots are being filled. */
  nearUltimate: 0.15,
  /** Of a goal's worth, for each step that it is away. */
  perStep: 0.68,
  perStepToFight: 0.64,
  /** Of an attack's worth, while the card is only held; and of other cards'. */
  heldAttack: 0.67,
  heldOther: 0.5,
  /** Of what a card is worth in hand, when it is played. */
  playPrice: 0.35,
  attackPrice: 0.27,
  closeCall: 0.45,
  walking: 0.74,
  /** What is lost when the Action phase ends early. */
  end: 0.17,
  /** … and for each point of damage that other attack cards would still do. */
  endAttacks: 0.1,
  /** The least that any card in hand is good for: half a conversion, or a point of time. */
  junk: 0.08,
  /** A card that is worth less than this is given away for a conversion. */
  spare: 0.32,
  /** While a card is only held: a point of time, a die more in the next roll, 3 and 4 as successes. */
  laterTime: 0.2,
  laterDie: 0.41,
  laterPartials: 1.16,
  /** The same when the next roll is an attack, for each point of damage in hand. */
  nextDie: 0.1,
  nextPartials: 0.55,
  /** Of what a wrath would do if it were unleashed now. */
  wrath: 0.97,
  /** A point of time for its own sake, and of what it buys. */
  time: 0.07,
  buying: 0.58,
  /** Hits that an enemy on her space lands in a Killer phase, with nobody else to hit, and with victims around. */
  hitsAlone: 0.85,
  hitsAmongVictims: 0.67,
  hitsInReach: 0.6,
  hitsBehindVictims: 0.21,
  /** How much of the danger remains for each reaction card in hand. */
  guarded: 0.61,
  /** A fight worth looking for needs this much expected damage, and then counts so much. */
  readyToFight: 0.94,
  fight: 0.84,
  /** A point of damage that a weapon adds; other items; wanting something at all, unarmed and armed. */
  weaponGain: 1.9,
  item: 1.41,
  unarmed: 1.09,
  armed: 0.45,
  /** Carolyn: the hope that a pile holds her, and a Search card in hand. */
  child: 21.0,
  childSearch: 5.16,
  /** Of a pile's worth, while she has no Search card. */
  withoutSearch: 0.55,
  temperature: 0.3,
};
