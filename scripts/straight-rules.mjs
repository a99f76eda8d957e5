// A build step: the rules of a game a second time, as plain functions, for players who answer while they are being asked.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'vite';

/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node */
/** @typedef {{ at: number, until: number, text: string }} Edit */
/** @typedef {{ code: string, program: Node, asks: boolean, imports: string[] }} Module */

const QUERY = '?straight';
const OF_A_GAME = /\/packages\/games\/[^/]+\/src\//;
const PHASES = /\/packages\/games\/[^/]+\/src\/phases\.ts$/;
const ENGINE = '@dreadhouse/engine';

/**
 * Asked for with `?straight`, a module of a game is the same one with its generators turned into plain functions. So are the modules that
 * it imports, but only where rules are among what they lead to: what has no rules in it is there once. The engine is there
 * once, too, and is told of the straight phases by the module that holds the phases.
 * @returns {import('vite').Plugin}
 */
export function straightRules() {
  const read = reader();
  return {
    name: 'straight-rules',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const fromStraight = importer?.endsWith(QUERY) === true;
      if (importer === undefined || !(fromStraight || source.endsWith(QUERY))) return null;
      const from = importer.replace(QUERY, '');
      if (!source.startsWith('.')) return this.resolve(source, from, { skipSelf: true });
      const file = resolve(dirname(from), source.replace(QUERY, ''));
      return { id: leadsToRules(file, read) ? file + QUERY : file, moduleSideEffects: false };
    },
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      return { code: straightened(read(id.replace(QUERY, '')), id), moduleType: 'ts', map: { mappings: '' } };
    },
    transform(code, id) {
      return PHASES.test(id) ? { code: code + handOver(), map: null } : null;
    },
  };
}

/** What the module with the phases says to the engine. */
function handOver() {
  return [
    '',
    `import { runsStraight as $runsStraight } from '${ENGINE}';`,
    `import { phases as $straight } from './phases.ts${QUERY}';`,
    '$runsStraight(phases, $straight);',
    '',
  ].join('\n');
}

/** Whether there are rules in a module or in anything that it imports. @param {string} file @param {(file: string) => Module} read */
function leadsToRules(file, read) {
  const reached = new Set([file]);
  for (const one of reached) {
    if (!OF_A_GAME.test(one)) continue;
    const { asks, imports } = read(one);
    if (asks) return true;
    for (const next of imports) reached.add(next);
  }
  return false;
}

/** Reads every module once. */
function reader() {
  /** @type {Map<string, Module>} */
  const known = new Map();
  return (/** @type {string} */ file) => {
    const found = known.get(file) ?? moduleOf(readFileSync(file, 'utf8'), file);
    known.set(file, found);
    return found;
  };
}

/** @param {string} code @param {string} file @returns {Module} */
export function moduleOf(code, file) {
  const { program, errors } = parseSync(file, code);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  /** @type {Module} */
  const found = { code, program, asks: false, imports: [] };
  walk(program, (node) => {
    if (isRule(node)) found.asks = true;
    if (importsValues(node)) found.imports.push(resolve(dirname(file), node['source'].value));
  });
  return found;
}

/** @param {Node} node */
function importsValues(node) {
  if (!/^(Import|ExportNamed|ExportAll)(Declaration|Expression)$/.test(node.type)) return false;
  if (!node['source']?.value?.startsWith('.') || node['importKind'] === 'type' || node['exportKind'] === 'type')
    return false;
  /** @type {Node[]} */
  const names = node['specifiers'] ?? [];
  return names.length === 0 || names.some((one) => one['importKind'] !== 'type' && one['exportKind'] !== 'type');
}

/** Rules ask by `yield*`; a generator that yields something by itself goes through a list for its own purposes. @param {Node} node */
function isRule(node) {
  return node['generator'] === true && node['body'] && !ownYields(node).some((one) => !one['delegate']);
}

/** The `yield`s of a function, those of functions inside it aside. @param {Node} rule */
const ownYields = (rule) => ownParts(rule['body'], 'YieldExpression');

/** @param {Node} block @param {string} type */
function ownParts(block, type) {
  /** @type {Node[]} */
  const found = [];
  walk(block, (node) => {
    if (node.type === type) found.push(node);
    return !/^(Function|ArrowFunction)/.test(node.type);
  });
  return found;
}

/** The module's text with plain functions for rules. @param {Module} module @param {string} id */
export function straightened({ code, program }, id) {
  /** @type {Edit[]} */
  const edits = [];
  walk(program, (node) => {
    if (isRule(node)) edits.push(...editsOf(node, code, id));
  });
  if (edits.length === 0) return code;
  const names = `import { settled as $settled, isLeaving as $isLeaving } from '${ENGINE}'; `;
  return names + spliced(code, edits);
}

/** @param {Node} rule @param {string} code @param {string} id @returns {Edit[]} */
function editsOf(rule, code, id) {
  const star = starOf(rule, code);
  const edits = [{ at: star, until: star + 1, text: '' }];
  for (const { start, end, argument } of ownYields(rule)) {
    edits.push({ at: start, until: argument.start, text: '$settled(' }, { at: end, until: end, text: ')' });
  }
  for (const node of ownParts(rule['body'], 'TryStatement')) {
    if (ownParts(node['block'], 'YieldExpression').length > 0) edits.push(...editsOfTry(node, code, id));
  }
  return edits;
}

/** After the word `function`, or before the name of a method. @param {Node} rule @param {string} code */
function starOf(rule, code) {
  return code.startsWith('function', rule.start) ? code.indexOf('*', rule.start) : code.lastIndexOf('*', rule.start);
}

/**
 * A question that is left open leaves plain functions by a throw, and must pass them as if they were put aside.
 * @param {Node} node @param {string} code @param {string} id @returns {Edit[]}
 */
function editsOfTry({ handler, finalizer, start }, code, id) {
  if (handler !== null) {
    const line = code.slice(0, start).split('\n').length;
    throw new Error(`${id}:${line}: a rule that catches what its own rules throw cannot run straight.`);
  }
  return [
    { at: finalizer.start, until: finalizer.start, text: '{ if (!$isLeaving()) ' },
    { at: finalizer.end, until: finalizer.end, text: ' }' },
  ];
}

/** @param {string} code @param {Edit[]} edits */
function spliced(code, edits) {
  let text = '';
  let from = 0;
  for (const edit of edits.sort((a, b) => a.at - b.at || a.until - b.until)) {
    text += code.slice(from, edit.at) + edit.text;
    from = edit.until;
  }
  return text + code.slice(from);
}

/** Visits a node and what is in it; a visit that comes to false goes no deeper. @param {unknown} node @param {(node: Node) => unknown} visit */
function walk(node, visit) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit);
  else if (isNode(node) && visit(node) !== false) for (const part of Object.values(node)) walk(part, visit);
}

/** @param {unknown} value @returns {value is Node} */
function isNode(value) {
  return typeof value === 'object' && value !== null && typeof (/** @type {Node} */ (value).type) === 'string';
}
