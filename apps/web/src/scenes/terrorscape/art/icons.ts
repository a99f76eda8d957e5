import barricade from 'virtual:icon/barricade';
import knife from 'virtual:icon/bowie-knife';
import bottle from 'virtual:icon/brandy-bottle';
import sword from 'virtual:icon/broadsword';
import bullets from 'virtual:icon/bullets';
import chainsaw from 'virtual:icon/chainsaw';
import rose from 'virtual:icon/dagger-rose';
import firecracker from 'virtual:icon/dynamite';
import rage from 'virtual:icon/enrage';
import icyGrip from 'virtual:icon/evil-hand';
import talisman from 'virtual:icon/eye-of-horus';
import firstAid from 'virtual:icon/first-aid-kit';
import flashlight from 'virtual:icon/flashlight';
import footsteps from 'virtual:icon/footsteps';
import ghost from 'virtual:icon/ghost';
import herbs from 'virtual:icon/herbs-bundle';
import hooded from 'virtual:icon/hooded-assassin';
import listening from 'virtual:icon/human-ear';
import lunge from 'virtual:icon/knife-thrust';
import magnifier from 'virtual:icon/magnifying-glass';
import cleaver from 'virtual:icon/meat-cleaver';
import pills from 'virtual:icon/medicine-pills';
import camera from 'virtual:icon/photo-camera';
import powder from 'virtual:icon/powder-bag';
import revolver from 'virtual:icon/revolver';
import run from 'virtual:icon/run';
import wail from 'virtual:icon/screaming';
import key from 'virtual:icon/skeleton-key';
import skull from 'virtual:icon/skull-crossed-bones';
import scent from 'virtual:icon/sniffing-dog';
import soul from 'virtual:icon/soul-vessel';
import letter from 'virtual:icon/stabbed-note';
import syringe from 'virtual:icon/syringe';
import toolbox from 'virtual:icon/toolbox';
import map from 'virtual:icon/treasure-map';
import bite from 'virtual:icon/wolf-head';
import howl from 'virtual:icon/wolf-howl';
import trap from 'virtual:icon/wolf-trap';
import hatchet from 'virtual:icon/wood-axe';

/** The picture on each item and on each skill card. */
export const ITEM_ART: Readonly<Record<string, string>> = {
  key,
  toolkit: toolbox,
  'whisky-bottle': bottle,
  firecracker,
  'lime-powder': powder,
  ammunition: bullets,
  revolver,
  adrenaline: syringe,
  sedative: pills,
  herbs,
  hatchet,
  trap,
  flashlight,
  talisman,
  longsword: sword,
  knife,
  'secret-map': map,
  'first-aid-kit': firstAid,
  camera,
};

export const SKILL_ART: Readonly<Record<string, string>> = {
  'give-chase': run,
  'prick-up-ears': listening,
  'blood-frenzy': rage,
  chainsaw,
  'board-up': barricade,
  cleave: cleaver,
  rampage: footsteps,
  wail,
  'scent-of-dread': scent,
  'phase-rush': ghost,
  'fade-out': hooded,
  'cold-draught': barricade,
  'icy-grip': icyGrip,
  'soul-drain': soul,
  deduction: magnifier,
  'calling-card': letter,
  'bar-the-way': barricade,
  lunge,
  stalk: hooded,
  'lie-in-wait': hooded,
  'death-bloom': rose,
  lope: run,
  'blood-scent': scent,
  howl,
  territory: footsteps,
  pounce: lunge,
  'savage-bite': bite,
  'keen-hearing': listening,
};

export const KILLER_ART: Readonly<Record<string, string>> = {
  butcher: cleaver,
  specter: ghost,
  murderer: hooded,
  lycanthrope: bite,
};

export const UNKNOWN_ART = skull;
