import type { Haunt } from '../types.ts';
import { theLastTenant } from './01-the-last-tenant.ts';
import { chainedVows } from './02-chained-vows.ts';
import { inhale } from './03-inhale.ts';
import { noPetsAllowed } from './04-no-pets-allowed.ts';
import { theSeventhChair } from './05-the-seventh-chair.ts';
import { lastCourse } from './06-last-course.ts';
import { theOtherSideOfTheGlass } from './07-the-other-side-of-the-glass.ts';
import { openSeason } from './08-open-season.ts';
import { houseRules } from './09-house-rules.ts';
import { sittingTenant } from './10-sitting-tenant.ts';
import { redThread } from './11-red-thread.ts';
import { feedingTime } from './12-feeding-time.ts';
import { vigil } from './13-vigil.ts';
import { clearTitle } from './14-clear-title.ts';
import { chainOfCustody } from './15-chain-of-custody.ts';
import { contaminatedEvidence } from './16-contaminated-evidence.ts';
import { secondShadow } from './17-second-shadow.ts';
import { feedback } from './18-feedback.ts';
import { penance } from './19-penance.ts';
import { packLaw } from './20-pack-law.ts';
import { lastEntry } from './21-last-entry.ts';
import { subBasement } from './22-sub-basement.ts';
import { stoneByStone } from './23-stone-by-stone.ts';
import { oneOfUsIsWearingMe } from './24-one-of-us-is-wearing-me.ts';
import { whatWoreHim } from './25-what-wore-him.ts';
import { blackCandlemas } from './26-black-candlemas.ts';
import { borrowedFaces } from './27-borrowed-faces.ts';
import { theSaltLine } from './28-the-salt-line.ts';
import { biddingWar } from './29-bidding-war.ts';
import { missingPersons } from './30-missing-persons.ts';
import { wrongFrequency } from './31-wrong-frequency.ts';
import { coldCase } from './32-cold-case.ts';
import { overexposed } from './33-overexposed.ts';
import { theOnesBeneath } from './34-the-ones-beneath.ts';
import { fiveGraves } from './35-five-graves.ts';
import { foundations } from './36-foundations.ts';
import { theHostsChampion } from './37-the-hosts-champion.ts';
import { theHeirApparent } from './38-the-heir-apparent.ts';
import { marginalia } from './39-marginalia.ts';
import { showHome } from './40-show-home.ts';
import { originalFeatures } from './41-original-features.ts';
import { unseen } from './42-unseen.ts';
import { bringHerHome } from './43-bring-her-home.ts';
import { familiarStranger } from './44-familiar-stranger.ts';
import { guestList } from './45-guest-list.ts';
import { boneTithe } from './46-bone-tithe.ts';
import { staticShield } from './47-static-shield.ts';
import { toastToTheDead } from './48-toast-to-the-dead.ts';
import { knockDownPrice } from './49-knock-down-price.ts';
import { weightOfIron } from './50-weight-of-iron.ts';

/** The haunts, by number. To add one, add its line. */
export const HAUNTS: readonly Haunt[] = [
  theLastTenant,
  chainedVows,
  inhale,
  noPetsAllowed,
  theSeventhChair,
  lastCourse,
  theOtherSideOfTheGlass,
  openSeason,
  houseRules,
  sittingTenant,
  redThread,
  feedingTime,
  vigil,
  clearTitle,
  chainOfCustody,
  contaminatedEvidence,
  secondShadow,
  feedback,
  penance,
  packLaw,
  lastEntry,
  subBasement,
  stoneByStone,
  oneOfUsIsWearingMe,
  whatWoreHim,
  blackCandlemas,
  borrowedFaces,
  theSaltLine,
  biddingWar,
  missingPersons,
  wrongFrequency,
  coldCase,
  overexposed,
  theOnesBeneath,
  fiveGraves,
  foundations,
  theHostsChampion,
  theHeirApparent,
  marginalia,
  showHome,
  originalFeatures,
  unseen,
  bringHerHome,
  familiarStranger,
  guestList,
  boneTithe,
  staticShield,
  toastToTheDead,
  knockDownPrice,
  weightOfIron,
];
