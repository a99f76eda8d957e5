/** So many at once, refilled evenly: the usual bucket. */
export class Bucket {
  readonly #perSecond: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, most: number, now: number) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#left = most;
    this.#at = now;
  }

  take(now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

/** A bucket for each client; those that are full again are forgotten. */
export class Buckets {
  readonly #perSecond: number;
  readonly #most: number;
  readonly #byClient = new Map<string, Bucket>();

  constructor(perSecond: number, most: number) {
    this.#perSecond = perSecond;
    this.#most = most;
  }

  take(client: string, now: number): boolean {
    let bucket = this.#byClient.get(client);
    if (bucket === undefined) {
      if (this.#byClient.size > 100_000) this.#byClient.clear();
      bucket = new Bucket(this.#perSecond, this.#most, now);
      this.#byClient.set(client, bucket);
    }
    return bucket.take(now);
  }
}
