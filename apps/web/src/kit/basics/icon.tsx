/** A Game-icon, in the colour of the text around it. Decoration unless it is given a label. */
export function Icon({
  body,
  label,
  size = '1em',
}: {
  readonly body: string;
  readonly label?: string;
  readonly size?: string;
}) {
  return (
    <svg
      viewBox="0 0 512 512"
      width={size}
      height={size}
      fill="currentColor"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      // The body comes from the icon set at build time, never from a player.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
