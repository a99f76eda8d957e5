interface Props {
  readonly body: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A Game-icon inside a drawing, around a point. */
export function Glyph({ body, x, y, size }: Props) {
  return (
    <g
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
      // The body comes from the icon set at build time, never from a player.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
