import { now } from '../now.ts';

/** So many at once, refilled evenly: the usual bucket. */
export class Bucket {
  readonly #perSecond: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, most: number, at = now()) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#left = most;
    this.#at = at;
  }

  take(at = now()): boolean {
    this.#refill(at);
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  isFull(at = now()): boolean {
    this.#refill(at);
    return this.#left >= this.#most;
  }

  #refill(at: number): void {
    this.#left = Math.min(this.#most, this.#left + ((at - this.#at) / 1000) * this.#perSecond);
    this.#at = at;
  }
}

/** How many clients are remembered; with more, those are looked for that need not be. */
const REMEMBERED = 100_000;

/** A bucket for each client; those that are full again are forgotten. */
export class Buckets {
  readonly #perSecond: number;
  readonly #most: number;
  readonly #byClient = new Map<string, Bucket>();

  readonly #remembered: number;

  constructor(perSecond: number, most: number, remembered = REMEMBERED) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#remembered = remembered;
  }

  get size(): number {
    return this.#byClient.size;
  }

  take(client: string, at = now()): boolean {
    let bucket = this.#byClient.get(client);
    if (bucket === undefined) {
      if (this.#byClient.size >= this.#remembered) this.#makeRoom(at);
      bucket = new Bucket(this.#perSecond, this.#most, at);
      this.#byClient.set(client, bucket);
    }
    return bucket.take(at);
  }

  /** If nobody is back to full, the oldest tenth goes, so that room is not made again at once. */
  #makeRoom(at: number): void {
    for (const [client, bucket] of this.#byClient) if (bucket.isFull(at)) this.#byClient.delete(client);
    const most = Math.floor(this.#remembered * 0.9);
    for (const client of this.#byClient.keys()) {
      if (this.#byClient.size <= most) return;
      this.#byClient.delete(client);
    }
  }
}
