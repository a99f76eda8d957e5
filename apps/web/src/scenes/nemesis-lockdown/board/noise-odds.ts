import { NOISE, type RoomId, roomDef } from '@dreadhouse/nemesis-lockdown';
import type { View } from '../view.ts';

/** What a noise roll in a room brings, as shares of the faces of the die (NL-G-05). */
export interface NoiseOdds {
  readonly encounter: number;
  readonly danger: number;
}

/** A number whose corridor is noisy already is an encounter; the technical corridor counts where the room has an entrance. */
export function noiseOdds(
  { corridors, technicalNoise }: Pick<View, 'corridors' | 'technicalNoise'>,
  id: RoomId,
): NoiseOdds {
  const { corridors: ways, entrance } = roomDef(id);
  const noisy = [
    ...ways.filter((way) => corridors[way.id].noise).flatMap(({ numbers }) => numbers),
    ...(entrance !== null && technicalNoise ? [entrance] : []),
  ];
  const share = (isMeant: (face: (typeof NOISE)[number]) => boolean): number =>
    NOISE.filter(isMeant).length / NOISE.length;
  return {
    encounter: share((face) => typeof face === 'number' && noisy.includes(face)),
    danger: share((face) => face === 'danger'),
  };
}
