/** What a face means: a full success, half of one, nothing, or simply a number. */
export type Tone = 'good' | 'half' | 'bad' | 'plain';

export interface Thrown {
  readonly face: number;
  readonly tone: Tone;
}
