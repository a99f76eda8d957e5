import { m1 } from './m1-past-the-containers.ts';
import { m2 } from './m2-taco-run.ts';
import { m3 } from './m3-power-to-the-penthouse.ts';
import { m4 } from './m4-wheels-up.ts';
import { m5 } from './m5-the-main-floor.ts';
import { m6 } from './m6-der-ring.ts';
import { m7 } from './m7-her-majesty.ts';
import { m8 } from './m8-not-on-the-payroll.ts';
import { m9 } from './m9-liberty-stands.ts';
import { m10 } from './m10-all-or-nothing.ts';
import type { MissionId } from './mission.ts';

/** The sheets of the ten missions, as they would stand in a file. */
export const SOURCES: Readonly<Record<MissionId, string>> = {
  M1: m1,
  M2: m2,
  M3: m3,
  M4: m4,
  M5: m5,
  M6: m6,
  M7: m7,
  M8: m8,
  M9: m9,
  M10: m10,
};
