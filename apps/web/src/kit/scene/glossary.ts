import type { GlossaryEntry } from '../../contract/story.ts';

/** An entry for everything of one kind that has a text of its own in the game: `text.skill.sprint` … */
export function written(
  texts: Readonly<Record<string, string>>,
  kind: string,
  { called, name }: { readonly called: string; readonly name: (id: string) => string },
): GlossaryEntry[] {
  const prefix = `text.${kind}.`;
  return Object.entries(texts).flatMap(([key, text]) => {
    const id = key.slice(prefix.length);
    return key.startsWith(prefix) ? [{ id: `${kind}.${id}`, kind: called, name: name(id), text }] : [];
  });
}
