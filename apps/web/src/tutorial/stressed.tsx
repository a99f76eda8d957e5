import type { ReactNode } from 'react';
import { inPlace } from '../kit/basics/in-place.tsx';

/** A text in which `*stars*` stress a word. */
export function Stressed({ text }: { readonly text: string }): ReactNode {
  // Every other part stands between two stars.
  return inPlace(text.split('*'), (part, place) => (place % 2 === 0 ? part : <strong>{part}</strong>));
}

/** The same text without the stars, for ears. */
export function plain(text: string): string {
  return text.replaceAll('*', '');
}
