/** A text in both languages of the product. */
export interface Text {
  en: string;
  pl: string;
}

/** A chapter of a game's rulebook: every rule by its id, in one or two sentences. */
export interface Chapter {
  title: Text;
  rules: Record<string, Text>;
}

/** The rulebook of a game. It feeds the rules drawer, the log and "why not?". */
export type Ledger = readonly Chapter[];
