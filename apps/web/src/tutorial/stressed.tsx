import type { ReactNode } from 'react';

/** A text in which `*stars*` stress a word. */
export function Stressed({ text }: { readonly text: string }): ReactNode {
  // Every other part stands between two stars; the same part may come twice, so its place is its name.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return text.split('*').map((part, place) => (place % 2 === 0 ? part : <strong key={place}>{part}</strong>));
}

/** The same text without the stars, for ears. */
export function plain(text: string): string {
  return text.replaceAll('*', '');
}
