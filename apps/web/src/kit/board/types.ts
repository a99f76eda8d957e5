import type { ReactNode } from 'react';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Point, Size {}

/** Somewhere that figures can be: a room, a clearing, a zone of a street. All lengths are in the board's own units. */
export interface Place {
  readonly id: string;
  readonly name: string;
  /** Who and what is there, in words, for those who listen. */
  readonly description: string;
  /** The outline, as the `d` of an SVG path. */
  readonly shape: string;
  readonly box: Box;
  /** The middle of the name. */
  readonly label: Point;
  /** Where figures stand. */
  readonly stand: Box;
  /** Its name is only for ears: a door, a hatch. */
  readonly unnamed?: true;
}

/** One end of a way, as seen from a place: something printed at the place's edge that points along the way. */
export interface Sign extends Point {
  readonly id: string;
  readonly place: string;
  readonly text: string;
  /** Where it points, in degrees; 0 is to the right. */
  readonly angle: number;
}

/** A way from place to place; figures go along its points. */
export interface Way {
  readonly from: string;
  readonly to: string;
  readonly points: readonly Point[];
}

/** Something that stands in a place and moves from place to place. */
export interface Figure extends Size {
  readonly id: string;
  readonly place: string;
  /** Figures of the same kind that nobody can tell apart: shown as a crowd when there are many. */
  readonly alike?: string;
  /** A target of its own, besides its place. */
  readonly target?: string;
  readonly name: string;
  /** Drawn around 0,0, which is the middle of its feet. */
  readonly drawing: ReactNode;
}

/** Something that the rulebook has a paragraph about: what it is called here, and which one. */
export interface RuleAbout {
  readonly name: string;
  /** The id of a rule, or of a card, place or token in the book. */
  readonly rule: string;
}

/** What makes a board one that is played on; without any of it, it is only looked at. */
export interface PlayedBoard {
  readonly isLit?: (target: string) => boolean;
  readonly pointedAt?: ReadonlySet<string>;
  readonly pick?: (target: string) => void;
  readonly openRule?: (rule: string) => void;
  /** Places where something happens now: they are brought into view. */
  readonly watch?: readonly string[];
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
