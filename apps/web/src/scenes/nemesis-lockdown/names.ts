import { namesOf } from '../../kit/scene/names.ts';

/** Until the game's own texts are there, things are called by their ids: `guard-quarters` is "Guard quarters". */
function spelled(id: string): string {
  const words = id.replaceAll(/[-:]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const { useNames } = namesOf({ en: {}, pl: {} }, () => ({ name: spelled }));
