import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Where there may be more than there is room for: reached and scrolled with the keyboard, too. */
export function Scrolling({ label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrow keys
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
