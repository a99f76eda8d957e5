import { defineConfig, type Plugin } from 'vitest/config';

const ICON = '\0virtual:icon/';

/** In tests a page's icon is its name; the page itself has letters of fonts that are made when it is built. */
const iconsByName: Plugin = {
  name: 'icons-by-name',
  resolveId: (id) => (/^virtual:icon(\/|-fonts$)/.test(id) ? `\0${id}` : null),
  load(id) {
    if (id.startsWith(ICON)) return `export default ${JSON.stringify(id.slice(ICON.length))};`;
    return id === '\0virtual:icon-fonts' ? 'export default [];' : null;
  },
};

export default defineConfig({
  plugins: [iconsByName],
  test: {
    include: [
      'packages/**/test/**/*.test.ts',
      'apps/**/test/**/*.test.{ts,tsx}',
      'tools/test/**/*.test.ts',
      'examples/**/test/**/*.test.ts',
    ],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
