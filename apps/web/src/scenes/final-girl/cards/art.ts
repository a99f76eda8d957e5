import baseballBat from 'virtual:icon/baseball-bat';
import battleAxe from 'virtual:icon/battle-axe';
import bowArrow from 'virtual:icon/bow-arrow';
import bowieKnife from 'virtual:icon/bowie-knife';
import boxTrap from 'virtual:icon/box-trap';
import candleLight from 'virtual:icon/candle-light';
import ceremonialMask from 'virtual:icon/ceremonial-mask';
import crossedBones from 'virtual:icon/crossed-bones';
import crossedSwords from 'virtual:icon/crossed-swords';
import crucifix from 'virtual:icon/crucifix';
import crystalBall from 'virtual:icon/crystal-ball';
import curvyKnife from 'virtual:icon/curvy-knife';
import deathSkull from 'virtual:icon/death-skull';
import distraction from 'virtual:icon/distraction';
import dramaMasks from 'virtual:icon/drama-masks';
import dutchBike from 'virtual:icon/dutch-bike';
import evilBook from 'virtual:icon/evil-book';
import evilEyes from 'virtual:icon/evil-eyes';
import filmSpool from 'virtual:icon/film-spool';
import filmStrip from 'virtual:icon/film-strip';
import fireworkRocket from 'virtual:icon/firework-rocket';
import firstAidKit from 'virtual:icon/first-aid-kit';
import flashlight from 'virtual:icon/flashlight';
import flatHammer from 'virtual:icon/flat-hammer';
import fulguroPunch from 'virtual:icon/fulguro-punch';
import gothicCross from 'virtual:icon/gothic-cross';
import highShot from 'virtual:icon/high-shot';
import huntingHorn from 'virtual:icon/hunting-horn';
import incense from 'virtual:icon/incense';
import knifeThrust from 'virtual:icon/knife-thrust';
import ladder from 'virtual:icon/ladder';
import leeEnfield from 'virtual:icon/lee-enfield';
import lightBulb from 'virtual:icon/light-bulb';
import lipstick from 'virtual:icon/lipstick';
import machete from 'virtual:icon/machete';
import magnifyingGlass from 'virtual:icon/magnifying-glass';
import mantrap from 'virtual:icon/mantrap';
import medicinePills from 'virtual:icon/medicine-pills';
import meditation from 'virtual:icon/meditation';
import megaphone from 'virtual:icon/megaphone';
import newspaper from 'virtual:icon/newspaper';
import nightSleep from 'virtual:icon/night-sleep';
import notebook from 'virtual:icon/notebook';
import padlock from 'virtual:icon/padlock';
import personInBed from 'virtual:icon/person-in-bed';
import pitchfork from 'virtual:icon/pitchfork';
import poisonGas from 'virtual:icon/poison-gas';
import prayer from 'virtual:icon/prayer';
import punch from 'virtual:icon/punch';
import rabbit from 'virtual:icon/rabbit';
import rabbitHead from 'virtual:icon/rabbit-head';
import revolver from 'virtual:icon/revolver';
import rollingDiceCup from 'virtual:icon/rolling-dice-cup';
import rollingDices from 'virtual:icon/rolling-dices';
import sacrificialDagger from 'virtual:icon/sacrificial-dagger';
import screaming from 'virtual:icon/screaming';
import shotgun from 'virtual:icon/shotgun';
import snakeBite from 'virtual:icon/snake-bite';
import sodaCan from 'virtual:icon/soda-can';
import speedBoat from 'virtual:icon/speed-boat';
import spellBook from 'virtual:icon/spell-book';
import spray from 'virtual:icon/spray';
import sprint from 'virtual:icon/sprint';
import surroundedShield from 'virtual:icon/surrounded-shield';
import syringe from 'virtual:icon/syringe';
import thrownDaggers from 'virtual:icon/thrown-daggers';
import trashCan from 'virtual:icon/trash-can';
import treasureMap from 'virtual:icon/treasure-map';
import voodooDoll from 'virtual:icon/voodoo-doll';
import walk from 'virtual:icon/walk';
import whip from 'virtual:icon/whip';
import whistle from 'virtual:icon/whistle';
import winchesterRifle from 'virtual:icon/winchester-rifle';
import wizardStaff from 'virtual:icon/wizard-staff';
import wolfTrap from 'virtual:icon/wolf-trap';
import woodAxe from 'virtual:icon/wood-axe';
import woodClub from 'virtual:icon/wood-club';
import woodStick from 'virtual:icon/wood-stick';
import woodenSign from 'virtual:icon/wooden-sign';
import type { CardKind } from './card-ref.ts';

const ACTIONS: Readonly<Record<string, string>> = {
  walk: walk,
  focus: meditation,
  weak_attack: punch,
  short_rest: nightSleep,
  close_call: rollingDices,
  search: magnifyingGlass,
  run: sprint,
  guard: surroundedShield,
  distract: distraction,
  improvise: lightBulb,
  planning: treasureMap,
  retaliation: crossedSwords,
  furious_strike: fulguroPunch,
  long_rest: personInBed,
  critical_blow: knifeThrust,
  atone: prayer,
};

const ITEMS: Readonly<Record<string, string>> = {
  knife: bowieKnife,
  old_revolver: revolver,
  axe: woodAxe,
  metal_bat: baseballBat,
  whip: whip,
  trash_lid: trashCan,
  first_aid: firstAidKit,
  pepper_spray: spray,
  pills: medicinePills,
  lucky_dice: rollingDiceCup,
  energy_drink: sodaCan,
  rabbit_foot: rabbit,
  flashlight: flashlight,
  map: treasureMap,
  fireworks: fireworkRocket,
  crucifix: crucifix,
  whistle: whistle,
  motorboat: speedBoat,
  bow: bowArrow,
  bear_trap: wolfTrap,
  padlock: padlock,
  list: notebook,
  ritual_dagger: sacrificialDagger,
  old_tome: evilBook,
  rope_ladder: ladder,
  candle: candleLight,
  shotgun: shotgun,
  cross: gothicCross,
  carolyn: voodooDoll,
  mr_floppy: rabbitHead,
  ceremonial_dagger: curvyKnife,
  shaman_bones: crossedBones,
  tribal_mask: ceremonialMask,
  old_rifle: winchesterRifle,
  war_club: woodClub,
  closed_signs: woodenSign,
  air_horn: huntingHorn,
  incense: incense,
  prayer_book: spellBook,
  walking_staff: wizardStaff,
  strongman_hammer: flatHammer,
  zappo: dramaMasks,
  super_dice: rollingDices,
  pole: woodStick,
  found_tape: filmSpool,
  throwing_axe: battleAxe,
  crystal_ball: crystalBall,
  makeup_kit: lipstick,
  knife_belt: thrownDaggers,
  trap_bear: mantrap,
  trap_gas: poisonGas,
  trap_cobra: snakeBite,
  hunting_rifle: leeEnfield,
  pitchfork: pitchfork,
  sport_bow: highShot,
  machete: machete,
  bible: spellBook,
  megaphone: megaphone,
  bicycle: dutchBike,
  junk_traps: boxTrap,
  tranquilizer: syringe,
};

/** Cards of fate share the sign of their deck: what they do is told, not shown. */
const DECKS: Readonly<Record<string, string>> = {
  terror: screaming,
  event: newspaper,
  finale: deathSkull,
  darkpower: evilEyes,
  setup: filmStrip,
};

/** The picture of a card. */
export function artOf(kind: CardKind, id: string): string {
  const deck = DECKS[kind] ?? screaming;
  if (kind === 'action') return ACTIONS[id] ?? deck;
  return kind === 'item' ? (ITEMS[id] ?? deck) : deck;
}
