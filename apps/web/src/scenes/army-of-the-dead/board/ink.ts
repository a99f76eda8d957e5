interface Ink {
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
}

const colour = (name: string): string => `var(--${name})`;

/** A shape of one of the look's colours, with an edge of another one. */
export function edged(fill: string, width = 2.5, edge = 'town-wall'): Ink {
  return { fill: colour(fill), stroke: colour(edge), strokeWidth: width };
}

/** Lines of one of the look's colours, and nothing between them. */
export function lines(stroke: string, width: number): Ink {
  return { fill: 'none', stroke: colour(stroke), strokeWidth: width };
}
