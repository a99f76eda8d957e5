import { expect, test } from 'vitest';
import { moduleOf, straightened } from '../../scripts/straight-rules.mjs';

const IMPORT = "import { settled as $settled, isLeaving as $isLeaving } from '@dreadhouse/engine'; ";

const straight = (code: string): string => straightened(moduleOf(code, '/game/src/rules.ts'), '/game/src/rules.ts');

test.each([
  [
    'a rule',
    'export function* strike(g: Hunt): Rules { yield* wound(g, 1); }',
    'export function strike(g: Hunt): Rules { $settled(wound(g, 1)); }',
  ],
  ['a rule without a question', 'function* rest(): Rules {}', 'function rest(): Rules {}'],
  [
    'a method',
    'const card = { *use<T>(g: T): Rules { yield* g.ask(); } };',
    'const card = { use<T>(g: T): Rules { $settled(g.ask()); } };',
  ],
  ['a method of a class', 'class Card { *use(g) { yield* run(g); } }', 'class Card { use(g) { $settled(run(g)); } }'],
  [
    'a function by value',
    'const use = { two: function* (g) { yield* run(g); } };',
    'const use = { two: function (g) { $settled(run(g)); } };',
  ],
  [
    'an answer that is used',
    'function* f(g) { return (yield* g.ask(0)).id === a * b; }',
    'function f(g) { return ($settled(g.ask(0))).id === a * b; }',
  ],
  [
    'an answer within a question',
    'function* f(g) { yield* g.ask(yield* who(g)); }',
    'function f(g) { $settled(g.ask($settled(who(g)))); }',
  ],
  [
    'a rule of two',
    'function* f(g) { yield* g.is ? one(g) : two(g); }',
    'function f(g) { $settled(g.is ? one(g) : two(g)); }',
  ],
  [
    'a rule within a rule',
    'function* f(g) { const h = function* () { yield* a; }; yield* h(); }',
    'function f(g) { const h = function () { $settled(a); }; $settled(h()); }',
  ],
  [
    'what is due finally',
    'function* f(g) { try { yield* a(g); } finally { b(g); } }',
    'function f(g) { try { $settled(a(g)); } finally { if (!$isLeaving()) { b(g); } } }',
  ],
])('%s becomes plain', (_, code, plain) => {
  expect(straight(code)).toBe(IMPORT + plain);
});

test('what is no rule stays as it is', () => {
  const plain = 'export const twice = (n: number): number => 2 * n;';
  expect(straight(plain)).toBe(plain);
  const list = 'function* pairs(all) { for (const a of all) yield [a, a]; yield* all; }';
  expect(straight(list)).toBe(list);
});

test('a rule that would catch what is thrown to leave it is refused, with its place', () => {
  expect(() => straight('\nfunction* f(g) {\n  try { yield* a(g); } catch { b(g); }\n}')).toThrow(
    '/game/src/rules.ts:3: a rule that catches what its own rules throw cannot run straight.',
  );
  const harmless = 'function* f(g) { try { parse(g); } catch { b(g); } yield* a(g); }';
  expect(straight(harmless)).toContain('try { parse(g); } catch { b(g); } $settled(a(g));');
});

test('a module leads to what it imports as a value', () => {
  const code = [
    "import type { A } from './a.ts';",
    "import { type B } from './b.ts';",
    "import { type C, c } from './c.ts';",
    "export { d } from './d.ts';",
    "export * from './e.ts';",
    "import './f.ts';",
    "import { ask } from '@dreadhouse/engine';",
    "export type { G } from './g.ts';",
    "const h = () => import('./h.ts');",
  ].join('\n');
  const { imports, asks } = moduleOf(code, '/game/src/rules.ts');
  expect(imports).toEqual(['c', 'd', 'e', 'f', 'h'].map((name) => `/game/src/${name}.ts`));
  expect(asks).toBe(false);
});
