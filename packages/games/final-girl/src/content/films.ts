import { drFright } from './killers/dr-fright.ts';
import { geppetto } from './killers/geppetto.ts';
import { hans } from './killers/hans.ts';
import { inkanyamba } from './killers/inkanyamba.ts';
import { poltergeist } from './killers/poltergeist.ts';
import { camp } from './locations/camp.ts';
import { carnival } from './locations/carnival.ts';
import { creech } from './locations/creech.ts';
import { groves } from './locations/groves.ts';
import { maple } from './locations/maple.ts';
import type { Film } from './types.ts';

/** The feature films (FG-GEN-02). To add one, add its line. */
export function films(): readonly Film[] {
  return [
    { id: 'happy-trails', killer: hans, location: camp },
    { id: 'creech-manor', killer: poltergeist, location: creech },
    { id: 'sacred-groves', killer: inkanyamba, location: groves },
    { id: 'carnival', killer: geppetto, location: carnival },
    { id: 'maple-lane', killer: drFright, location: maple },
  ];
}
