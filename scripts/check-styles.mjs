// Styles against those who use them: a class that no style sheet has is a type error here, and a class that nobody uses is named.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = resolve(process.argv[2] ?? join(root, 'apps/web'));
const source = join(web, 'src');
/** Where the types of style sheets lie, as if they lay beside them; made anew each time. */
const types = join(web, '.types/styles');

const read = (/** @type {string} */ file) => readFileSync(file, 'utf8');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((path) => join(source, path));
const sheets = files.filter((file) => file.endsWith('.module.css'));
const scripts = files.filter((file) => /\.tsx?$/.test(file)).map((file) => ({ file, text: read(file) }));

/** @param {string} css @returns {Set<string>} the classes that its selectors name */
function classesOf(css) {
  const bare = css.replace(/\/\*.*?\*\//gs, '').replace(/(["'])(?:\\.|(?!\1).)*\1/gs, '""');
  const selectors = [...bare.matchAll(/([^{};]*)\{/g)]
    .map(([, text = '']) => text)
    .filter((text) => !/^\s*@/.test(text));
  const own = selectors.map((text) => text.replace(/:global\((?:[^()]|\([^()]*\))*\)/g, ''));
  return new Set(own.flatMap((text) => [...text.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name)));
}

/** @param {Map<string, Set<string>>} classes */
function writeTypes(classes) {
  rmSync(types, { recursive: true, force: true });
  for (const [sheet, names] of classes) {
    const file = join(types, relative(source, sheet)).replace(/\.css$/, '.d.css.ts');
    const members = [...names].sort().map((name) => `  readonly ${JSON.stringify(name)}: string;\n`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `declare const style: {\n${members.join('')}};\nexport default style;\n`);
  }
  const above = (/** @type {string} */ path) => relative(types, join(web, path)).split(sep).join('/');
  const settings = {
    extends: above('tsconfig.json'),
    compilerOptions: {
      ...{
        composite: false,
        incremental: false,
        noEmit: true,
        allowArbitraryExtensions: true,
        rootDir: above('../..'),
      },
      rootDirs: [above('src'), '.'],
    },
    include: [above('src')],
  };
  writeFileSync(join(types, 'tsconfig.json'), JSON.stringify(settings));
}

/** @returns {boolean} whether every class that is used is there */
function typesHold() {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc, '-p', types], { cwd: root, stdio: 'inherit' }).status === 0;
}

/**
 * Whether somebody who imports the sheet writes the name, or a pattern that it fits. Where the whole sheet is handed on, or what is
 * taken from it is chosen elsewhere, anybody may have written it.
 * @param {string} sheet @param {string} name
 */
function isUsed(sheet, name) {
  const importers = scripts.flatMap(({ file, text }) =>
    [...text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm)].flatMap(([, as = '', path = '']) =>
      resolve(dirname(file), path) === sheet ? { text, as } : [],
    ),
  );
  const isChosenElsewhere = importers.some(({ text, as }) => new RegExp(`\\b${as}(?:[,)}]|\\[\\w)`).test(text));
  return (isChosenElsewhere ? scripts : importers).some(({ text }) => writes(text, name));
}

/** @param {string} text @param {string} name */
function writes(text, name) {
  if (text.includes(`'${name}'`) || text.includes(`"${name}"`) || text.includes(`\`${name}\``)) return true;
  const patterns = [...text.matchAll(/\[`([^`]*\$\{[^`]*)`\]/g)].map(([, pattern = '']) => pattern);
  return patterns.some((pattern) => new RegExp(`^${pattern.replace(/\$\{[^}]*\}/g, '.+')}$`).test(name));
}

const classes = new Map(sheets.map((sheet) => [sheet, classesOf(read(sheet))]));
writeTypes(classes);
let holds = typesHold();
for (const [sheet, names] of classes)
  for (const name of names) {
    if (isUsed(sheet, name)) continue;
    console.error(`${relative(root, sheet).split(sep).join('/')}: nobody uses .${name}`);
    holds = false;
  }
process.exit(holds ? 0 : 1);
