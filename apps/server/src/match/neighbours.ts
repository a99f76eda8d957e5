/** Who has not been heard of for so long is silent; and for so long after that it is believed to go on somewhere, in milliseconds. */
const SILENT = 7000;
const GONE = 600_000;
/** Without any reason it is looked into the database every so often, in milliseconds. */
const NOW_AND_THEN = 30_000;

/**
 * The other nodes, as far as they are heard of: they say every few seconds that they are there. As long as everybody is heard, so is everybody's
 * news; otherwise somebody may be writing and cannot say so, and only the database knows.
 */
export class Neighbours {
  readonly #heard = new Map<string, number>();
  #looked = Number.NEGATIVE_INFINITY;
  /** Something may have been missed since it was last looked. */
  #missed = true;

  heard(node: string, now: number): void {
    if (now - (this.#heard.get(node) ?? 0) > SILENT) this.#missed = true; // a new one, or one that is back
    this.#heard.set(node, now);
  }

  /** Whether it is time to look into the database. Asked every few seconds. */
  mustLook(busIsReady: boolean, now: number): boolean {
    for (const [node, at] of this.#heard) if (now - at > GONE) this.#heard.delete(node);
    const silent = !busIsReady || [...this.#heard.values()].some((at) => now - at > SILENT);
    const must = silent || this.#missed || now - this.#looked >= NOW_AND_THEN;
    if (must) this.#looked = now;
    this.#missed = silent; // once more when all are back
    return must;
  }
}
