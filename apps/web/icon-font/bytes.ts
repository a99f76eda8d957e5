/** Bytes in the making, the highest first, as font files have them. */
export class Bytes {
  readonly #bytes: number[] = [];

  get length(): number {
    return this.#bytes.length;
  }

  byte(...values: readonly number[]): this {
    for (const value of values) this.#bytes.push(value & 255);
    return this;
  }

  /** With or without a sign. */
  int16(...values: readonly number[]): this {
    for (const value of values) this.byte(value >> 8, value);
    return this;
  }

  int32(...values: readonly number[]): this {
    for (const value of values) this.byte(value >>> 24, value >>> 16, value >>> 8, value);
    return this;
  }

  text(text: string): this {
    return this.byte(...[...text].map((letter) => letter.charCodeAt(0)));
  }

  add(bytes: Uint8Array): this {
    for (const value of bytes) this.#bytes.push(value);
    return this;
  }

  done(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}
