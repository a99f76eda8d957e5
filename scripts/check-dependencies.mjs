// Which package may import which: games -> engine and text, everything else -> games, engine and text, text -> engine, the engine nothing at all.
// Inside the page, which folder may import which. Inside a game, content stands on the rules, and the rules know no content.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const IMPORTS =
  /^(?:import|export)\s(?:[\w$\s,*]|\{[^}]*\})*?from\s*['"](.+?)['"]|^import\s*['"](.+?)['"]|\bimport(?:\.meta\.glob(?:<.*?>)?)?\(\s*(?:\/\*.*?\*\/\s*)?['"`](.+?)['"`]/gm;

/** What games may build upon. */
const FOR_GAMES = ['@dreadhouse/engine', '@dreadhouse/text'];

/**
 * The folders and files of the page's source, from the ground up: each imports only what stands before it. A scene is one game, and knows
 * no other; whoever needs scenes asks the registry.
 */
const PAGE = [
  ...['look', 'settings', 'text', 'sound', 'route.ts', 'contract', 'store', 'kit', 'scenes', 'registry'],
  ...['tutorial', 'table', 'replay', 'online', 'shelf', 'offline', 'app.tsx', 'main.tsx'],
];

const packageJson = (/** @type {string} */ folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** @param {string} root @returns {string[]} the folders of all packages */
function workspaces(root) {
  const expand = (/** @type {string} */ pattern) => {
    const parent = pattern.replace(/\/\*$/, '');
    if (parent === pattern || !existsSync(join(root, parent))) return [parent];
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  };
  const folders = packageJson(root).workspaces.flatMap(expand);
  return folders.filter((/** @type {string} */ folder) => existsSync(join(root, folder, 'package.json')));
}

/** @param {string} folder @returns {{ file: string, specifier: string, erased: boolean }[]} what its source files import, and whether for types alone */
function imports(folder) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.split(sep).join('/'));
  const sources = paths.filter((p) => /\.[cm]?[jt]sx?$/.test(p) && !/(^|\/)(\.|node_modules\/|dist\/)/.test(p));
  return sources.flatMap((file) => {
    const found = readFileSync(join(folder, file), 'utf8').matchAll(IMPORTS);
    return [...found].map((match) => ({
      file,
      specifier: match[1] ?? match[2] ?? match[3] ?? '',
      erased: ERASED.test(match[0]),
    }));
  });
}

/** @param {string} file @param {string} target both under the page's `src` @returns {string | null} why the one may not import the other */
function wrongArrow(file, target) {
  const [from = '', scene] = file.split('/');
  const [to = '', other] = target.split('/');
  for (const folder of [from, to])
    if (!PAGE.includes(folder)) return `'${folder}' has no place among the page's folders`;
  if (from === 'scenes' && to === 'scenes') return scene === other ? null : 'a scene knows no other';
  if (to === 'scenes' && from !== 'registry') return 'only the registry knows the scenes';
  return PAGE.indexOf(to) <= PAGE.indexOf(from) ? null : `'${from}' stands below '${to}'`;
}

const ERASED = /^(?:import|export)\s+type\b/;

/**
 * Where a game's content and its other files import each other in circles. What is imported for its types alone is gone when the game
 * runs, so it makes no circle.
 * @param {string} folder a game's package @returns {string[]} one circle for each file of the content that stands in one
 */
function circles(folder) {
  const source = resolve(folder, 'src');
  /** @type {Map<string, string[]>} */
  const arrows = new Map();
  for (const { file, specifier, erased } of existsSync(source) ? imports(source) : []) {
    if (erased || !specifier.startsWith('.')) continue;
    const target = resolve(source, file, '..', specifier)
      .slice(source.length + 1)
      .split(sep)
      .join('/');
    arrows.set(file, [...(arrows.get(file) ?? []), target]);
  }
  const isContent = (/** @type {string} */ file) => file.startsWith('content/');
  return [...arrows.keys()].filter(isContent).flatMap((start) => {
    const way = wayBack(arrows, start);
    return way === null ? [] : [way.join(' > ')];
  });
}

/** @param {Map<string, string[]>} arrows @param {string} start @returns {string[] | null} a shortest way from a file to itself that leaves the content, if there is one */
function wayBack(arrows, start) {
  const key = (/** @type {string} */ file, /** @type {boolean} */ left) => `${left} ${file}`;
  const ways = [{ way: [start], left: false }];
  const seen = new Set();
  for (const { way, left } of ways) {
    for (const next of arrows.get(way.at(-1) ?? '') ?? []) {
      const hasLeft = left || !next.startsWith('content/');
      if (next === start && hasLeft) return [...way, next];
      if (seen.has(key(next, hasLeft))) continue;
      seen.add(key(next, hasLeft));
      ways.push({ way: [...way, next], left: hasLeft });
    }
  }
  return null;
}

/** @param {string} root */
function* problems(root) {
  const packages = workspaces(root).map((folder) => ({ folder, json: packageJson(join(root, folder)) }));
  const games = packages.filter(({ folder }) => folder.startsWith('packages/games/')).map(({ json }) => json.name);
  const ours = new Set(packages.map(({ json }) => json.name));
  for (const { folder, json } of packages) {
    if (folder.startsWith('packages/games/'))
      for (const circle of circles(join(root, folder)))
        yield `${folder}/src: content and rules import each other in a circle: ${circle}`;
    const declared = Object.keys({ ...json.dependencies, ...json.devDependencies, ...json.peerDependencies });
    // The registry has every game that has a folder, without a list of them, and whoever has the registry has its games.
    const had = [json.name, ...declared].includes('@dreadhouse/registry') ? games : [];
    const uses = declared.map((specifier) => ({ file: 'package.json', specifier }));
    for (const { file, specifier } of [...uses, ...imports(join(root, folder))]) {
      const where = `${folder}/${file}:`;
      const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
      if (/^\.\.?(\/|$)/.test(specifier)) {
        const found = resolve(root, folder, file, '..', specifier);
        // The scripts are no package: what is built is built with them, and the browser tests serve the page as players do.
        const isScript = !folder.startsWith('packages/') && found.startsWith(resolve(root, 'scripts') + sep);
        if (!isScript && !found.startsWith(resolve(root, folder) + sep))
          yield `${where} '${specifier}' leaves the package; import the other package by its name`;
        const source = resolve(root, folder, 'src') + sep;
        if (folder === 'apps/web' && file.startsWith('src/') && found.startsWith(source)) {
          const why = wrongArrow(file.slice('src/'.length), found.slice(source.length).split(sep).join('/'));
          if (why !== null) yield `${where} ${why}, so not '${specifier}'`;
        }
      } else if (name !== json.name) {
        if (folder === 'packages/engine' && (ours.has(name) || file.startsWith('src/') || json.dependencies?.[name]))
          yield `${where} the engine depends on nothing, so not on '${specifier}'`;
        if (folder === 'packages/text' && ours.has(name) && name !== '@dreadhouse/engine')
          yield `${where} texts know no games, so not '${specifier}'`;
        if (folder.startsWith('packages/games/') && ours.has(name) && !FOR_GAMES.includes(name))
          yield `${where} a game depends on no package of ours but ${FOR_GAMES.join(', ')}, so not on '${specifier}'`;
        if (ours.has(name) && ![...declared, ...had].includes(name))
          yield `${where} '${name}' is not declared in package.json`;
      }
    }
  }
}

const found = [...problems(resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url))))];
for (const problem of found) console.error(problem);
process.exit(found.length > 0 ? 1 : 0);
