import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { iconFont } from './icon-font/icon-font.ts';
import { OWN_ICONS } from './icon-font/own-icons.ts';

const ICON = 'virtual:icon/';
/** What the first page shows is there before anything else, so its icons have a small font to themselves. */
const FIRST_PAGE = 'first-page';
const OF_FIRST_PAGE = /^(shelf|kit[\\/](basics|box|page|settings|toasts))[\\/]/;
const SHARED = 'shared';
const FONTS = 'virtual:icon-fonts';

/** Code points that are nobody's: each font has a stretch of them. */
const FIRST = 0xe000;
const STRETCH = 0x200;

/** Where the page names an icon; the letter takes the place of the name. Or it is imported, as `virtual:icon/<name>`. */
const NAMED = /\bicon\('([a-z0-9-]+)'\)/g;
const NAMED_OR_IMPORTED = /(?:\bicon\('|virtual:icon\/)([a-z0-9-]+)/g;

/**
 * Icons of the Game-icons set as letters: `icon('death-skull')` (see `src/look/icon.ts`) is the letter that looks like it. A letter
 * costs the browser a fraction of what a picture of its own does, and a table shows hundreds. `virtual:icon-fonts` lists the
 * fonts: one for the first page, one for what the games share, and one for each game, which is loaded when one of its letters is shown.
 */
export function icons(): Plugin {
  const bodies = bodiesByName();
  let groups: readonly Group[] = [];
  let isBuild = false;
  return {
    name: 'game-icons',
    enforce: 'pre', // while the names still stand in the source as they were written
    configResolved({ root, command }) {
      isBuild = command === 'build';
      groups = groupsIn(join(root, 'src'));
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /\bicon\('/ },
      handler: (code) => code.replace(NAMED, (_, icon: string) => JSON.stringify(letterOf(groups, icon))),
    },
    resolveId: (id) => (id.startsWith(ICON) || id === FONTS ? `\0${id}` : null),
    load(id) {
      if (id.startsWith(`\0${ICON}`))
        return `export default ${JSON.stringify(letterOf(groups, id.slice(1 + ICON.length)))};`;
      if (id !== `\0${FONTS}`) return null;
      const listed = groups.map(({ name, first, icons }) => {
        const all = icons.map((icon) => bodies[icon]?.body ?? this.error(`Game-icons has no icon "${icon}".`));
        const source = iconFont(`Game-icons ${name}`, first, all);
        const url = isBuild
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `icons-${name}.woff2`, source })}`
          : JSON.stringify(`data:font/woff2;base64,${Buffer.from(source).toString('base64')}`);
        return `{ url: ${url}, range: '${rangeOf(name, first, icons.length)}' }`;
      });
      return `export default [${listed.join(', ')}];`;
    },
  };
}

function bodiesByName(): Record<string, { body: string } | undefined> {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
    icons: Record<string, { body: string } | undefined>;
  };
  const own = Object.entries(OWN_ICONS).map(([name, body]) => [name, { body }] as const);
  return { ...set.icons, ...Object.fromEntries(own) };
}

/** The icons of one font, in their order. */
interface Group {
  readonly name: string;
  readonly first: number;
  readonly icons: readonly string[];
}

/** What the first page shows, what each game has for itself, and what is used elsewhere or by several of them. */
function groupsIn(source: string): readonly Group[] {
  const users = new Map<string, Set<string>>();
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    const user = OF_FIRST_PAGE.test(file) ? FIRST_PAGE : (/^scenes[\\/]([^\\/]+)[\\/]/.exec(file)?.[1] ?? SHARED);
    for (const [, icon = ''] of readFileSync(join(source, file), 'utf8').matchAll(NAMED_OR_IMPORTED))
      users.set(icon, (users.get(icon) ?? new Set()).add(user));
  }
  const groupOf = (by: ReadonlySet<string>): string => {
    if (by.has(FIRST_PAGE)) return FIRST_PAGE;
    return by.size === 1 ? ([...by][0] ?? SHARED) : SHARED;
  };
  const names = [...new Set([...users.values()].map(groupOf))].sort();
  return names.map((name, place) => ({
    name,
    first: FIRST + place * STRETCH,
    icons: [...users].flatMap(([icon, by]) => (groupOf(by) === name ? [icon] : [])).sort(),
  }));
}

function letterOf(groups: readonly Group[], icon: string): string {
  const group = groups.find(({ icons }) => icons.includes(icon));
  if (group === undefined) throw new Error(`The icon "${icon}" was not there when the fonts were made: start again.`);
  return String.fromCharCode(group.first + group.icons.indexOf(icon));
}

/** The font of the first page is there anywhere, so it also has the space, which says how high a line of icons is. */
function rangeOf(name: string, first: number, count: number): string {
  return `${name === FIRST_PAGE ? 'U+20, ' : ''}U+${first.toString(16)}-${(first + count - 1).toString(16)}`;
}
