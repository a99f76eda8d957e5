/** What nodes tell each other. It only says that there is news; the news itself is in the database. */
export type News =
  | { readonly kind: 'moved'; readonly match: string; readonly seq: number }
  /** Seats, status or proposals have changed. */
  | { readonly kind: 'changed'; readonly match: string }
  | { readonly kind: 'said'; readonly match: string; readonly command: string }
  | { readonly kind: 'presence'; readonly match: string; readonly seat: number; readonly online: boolean };

export interface Bus {
  tell(news: News): void;
  /** News from other nodes; one's own are not heard. */
  listen(listener: (news: News) => void): void;
  /** Whether news get through just now. */
  readonly ready: boolean;
  close(): Promise<void>;
}

/** A single node has nobody to tell. */
export class NoBus implements Bus {
  readonly ready = true;

  tell(): void {}

  listen(): void {}

  async close(): Promise<void> {}
}
