import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:icon/';

/** Icons of the Game-icons set, one module each: `import skull from 'virtual:icon/death-skull'` gives the inside of its 512 x 512 SVG. */
export function icons(): Plugin {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
    icons: Record<string, { body: string } | undefined>;
  };
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name];
      if (icon === undefined) this.error(`Game-icons has no icon "${name}".`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}
