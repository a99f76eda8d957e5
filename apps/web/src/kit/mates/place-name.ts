import type { Words } from '../../contract/scene.ts';

/** What a place is called that options point at: by its id, or as the kind of thing that it says it is, "room:014". */
export function placeName(words: Words, at: string): string {
  const name = words.name(at);
  const [kind = '', ...id] = at.split(':');
  return name === at && id.length > 0 ? words.name(id.join(':'), [kind]) : name;
}
