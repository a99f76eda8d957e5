import { haunt01 } from './01.ts';
import { haunt02 } from './02.ts';
import { haunt03 } from './03.ts';
import { haunt04 } from './04.ts';
import { haunt05 } from './05.ts';
import { haunt06 } from './06.ts';
import { haunt07 } from './07.ts';
import { haunt08 } from './08.ts';
import { haunt09 } from './09.ts';
import { haunt10 } from './10.ts';
import { haunt11 } from './11.ts';
import { haunt12 } from './12.ts';
import { haunt13 } from './13.ts';
import { haunt14 } from './14.ts';
import { haunt15 } from './15.ts';
import { haunt16 } from './16.ts';
import { haunt17 } from './17.ts';
import { haunt18 } from './18.ts';
import { haunt19 } from './19.ts';
import { haunt20 } from './20.ts';
import { haunt21 } from './21.ts';
import { haunt22 } from './22.ts';
import { haunt23 } from './23.ts';
import { haunt24 } from './24.ts';
import { haunt25 } from './25.ts';
import { haunt26 } from './26.ts';
import { haunt27 } from './27.ts';
import { haunt28 } from './28.ts';
import { haunt29 } from './29.ts';
import { haunt30 } from './30.ts';
import { haunt31 } from './31.ts';
import { haunt32 } from './32.ts';
import { haunt33 } from './33.ts';
import { haunt34 } from './34.ts';
import { haunt35 } from './35.ts';
import { haunt36 } from './36.ts';
import { haunt37 } from './37.ts';
import { haunt38 } from './38.ts';
import { haunt39 } from './39.ts';
import { haunt40 } from './40.ts';
import { haunt41 } from './41.ts';
import { haunt42 } from './42.ts';
import { haunt43 } from './43.ts';
import { haunt44 } from './44.ts';
import { haunt45 } from './45.ts';
import { haunt46 } from './46.ts';
import { haunt47 } from './47.ts';
import { haunt48 } from './48.ts';
import { haunt49 } from './49.ts';
import { haunt50 } from './50.ts';
import { common } from './common.ts';

/** The words of all haunts. To add one, add its line. */
export const haunts = {
  ...common,
  ...haunt01,
  ...haunt02,
  ...haunt03,
  ...haunt04,
  ...haunt05,
  ...haunt06,
  ...haunt07,
  ...haunt08,
  ...haunt09,
  ...haunt10,
  ...haunt11,
  ...haunt12,
  ...haunt13,
  ...haunt14,
  ...haunt15,
  ...haunt16,
  ...haunt17,
  ...haunt18,
  ...haunt19,
  ...haunt20,
  ...haunt21,
  ...haunt22,
  ...haunt23,
  ...haunt24,
  ...haunt25,
  ...haunt26,
  ...haunt27,
  ...haunt28,
  ...haunt29,
  ...haunt30,
  ...haunt31,
  ...haunt32,
  ...haunt33,
  ...haunt34,
  ...haunt35,
  ...haunt36,
  ...haunt37,
  ...haunt38,
  ...haunt39,
  ...haunt40,
  ...haunt41,
  ...haunt42,
  ...haunt43,
  ...haunt44,
  ...haunt45,
  ...haunt46,
  ...haunt47,
  ...haunt48,
  ...haunt49,
  ...haunt50,
} as const;
