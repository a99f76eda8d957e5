import { inPlace } from '../basics/in-place.tsx';
import { useTablePart } from '../table/context.tsx';
import style from './explained.module.css';

/** What the keywords of a sentence mean, below it. */
export function ExplainedWords({ sentence }: { readonly sentence: string }) {
  const guide = useTablePart((table) => table.guide);
  const words = guide.explain?.(sentence) ?? [];
  if (words.length === 0) return null;
  return (
    <ul className={style['words']}>
      {inPlace(words, ({ text }) => (
        <li>{text}</li>
      ))}
    </ul>
  );
}

/** The same for what is only pointed at. */
export function useExplained(): (sentence: string) => string {
  const guide = useTablePart((table) => table.guide);
  return (sentence) => (guide.explain?.(sentence) ?? []).map(({ text }) => text).join('\n');
}
