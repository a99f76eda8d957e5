import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const PROJECT = resolve(import.meta.dirname, '..');
const REGISTRY = 'packages/registry/src/index.ts';

/** A copy of the project, to be changed and thrown away. */
export interface Copy {
  readonly root: string;
  /** Lays a folder of files over one of its own. */
  lay(folder: string, over: string): void;
  /** Adds a line at the end of the list of games. */
  register(line: string): void;
  /** What `npm install` does: every workspace is found by its name. */
  link(): void;
  /** Runs a program of ours, or of what is installed, in it; throws what it says unless it succeeds. */
  run(program: string, ...args: string[]): Promise<string>;
  remove(): void;
}

/** Sources, and types as far as they are checked already; nothing that is installed or built. */
export function copyProject(): Copy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'dreadhouse-put-in-')));
  const parts = ['package.json', 'tsconfig.base.json', 'packages', 'apps', 'tools', 'scripts'];
  const isWanted = (path: string): boolean => !['node_modules', 'dist'].includes(basename(path));
  for (const part of parts)
    cpSync(join(PROJECT, part), join(root, part), { recursive: true, preserveTimestamps: true, filter: isWanted });
  return {
    root,
    lay: (folder, over) => cpSync(folder, join(root, over), { recursive: true }),
    register(line) {
      const file = join(root, REGISTRY);
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^\];$/m, `  ${line}\n];`));
    },
    link: () => link(root),
    run: (program, ...args) => run(root, program, ...args),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function link(root: string): void {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  const ours = workspaces
    .flatMap((pattern) => (pattern.endsWith('/*') ? within(root, pattern.slice(0, -2)) : [pattern]))
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
  for (const folder of ['', ...ours]) linkInstalled(join(PROJECT, folder), join(root, folder));
  for (const folder of ours) {
    const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { name: string };
    symlinked(join(root, folder), join(root, 'node_modules', name));
  }
}

function within(root: string, folder: string): string[] {
  return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
}

/** What is installed for a folder of the project is installed for its copy. */
function linkInstalled(from: string, to: string): void {
  const installed = join(from, 'node_modules');
  if (!existsSync(installed)) return;
  for (const name of readdirSync(installed)) {
    // Our own packages are not installed: theirs is the copy's.
    if (name.startsWith('.') ? name === '.bin' : name !== '@dreadhouse' && name !== 'dreadhouse')
      symlinked(join(installed, name), join(to, 'node_modules', name));
  }
}

function symlinked(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, 'junction');
}

async function run(root: string, program: string, ...args: string[]): Promise<string> {
  try {
    return (await promisify(execFile)(process.execPath, [program, ...args], { cwd: root })).stdout;
  } catch (failed) {
    const { stdout, stderr } = failed as { stdout: string; stderr: string }; // what it has said until it failed
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  }
}
