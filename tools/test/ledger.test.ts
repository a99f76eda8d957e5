import type { Ledger } from '@dreadhouse/engine';
import { expect, test } from 'vitest';
import { checkLedger, type GameFiles } from '../src/ledger/check.ts';
import { readExemptions } from '../src/ledger/not-applicable.ts';
import { testTitles } from '../src/ledger/titles.ts';

const text = { en: 'Run.', pl: 'Uciekaj.' };
const chapter = (rules: Ledger[number]['rules']): Ledger[number] => ({ title: { en: 'Hunt', pl: 'Łowy' }, rules });

/** A game about which everything is right. */
const SOUND: GameFiles = {
  ledger: [chapter({ 'HU-RUN-01': text, 'HU-RUN-02': text }), chapter({ 'HU-BOX-01': text, 'HU-R-01': text })],
  sources: ["g.tell('all', 'ran', { rule: 'HU-RUN-01' }); // see HU-R-01"],
  tests: ['test(\'HU-RUN-01: you run\', () => {});\nit("HU-RUN-02: and hide", () => {});'],
  notApplicable: '# Not applicable\n\nHU-BOX-01 says which cardboard lies where\n',
};

const troublesWith = (changes: Partial<GameFiles>) => checkLedger({ ...SOUND, ...changes }).troubles;

test('a sound game passes, and is counted', () => {
  expect(checkLedger(SOUND)).toEqual({ rules: 4, rulings: 1, tested: 2, notApplicable: 1, troubles: {} });
});

test('a rule without a text in either language is found', () => {
  const ledger = [...SOUND.ledger, chapter({ 'HU-R-02': { en: ' ', pl: 'Tak.' }, 'HU-R-03': { en: 'Yes.', pl: '' } })];
  expect(troublesWith({ ledger })).toEqual({ 'without English text': ['HU-R-02'], 'without Polish text': ['HU-R-03'] });
});

test('a rule that is defined twice is found', () => {
  const ledger = [...SOUND.ledger, chapter({ 'HU-RUN-01': text })];
  expect(troublesWith({ ledger })).toEqual({ 'defined twice': ['HU-RUN-01'] });
});

test('an id that could never be cited is found', () => {
  const ledger = [...SOUND.ledger, chapter({ 'hu-run-3': text })];
  expect(troublesWith({ ledger })).toMatchObject({ 'not a rule id': ['hu-run-3'] });
});

test.each([
  ['no test', ''],
  ['only the body of a test', "test('you run', () => { expect('HU-RUN-01').toBe('HU-RUN-02'); });"],
  ['only tests that do not run', "test.skip('HU-RUN-01: you run', f);\nit.todo('HU-RUN-02: and hide');"],
  ['only longer ids', "test('HU-RUN-011 and HU-RUN-02a', f);"],
])('a rule that is cited in %s is found', (_, source) => {
  expect(troublesWith({ tests: [source] })).toMatchObject({ 'in no test title': ['HU-RUN-01', 'HU-RUN-02'] });
});

test('a ruling needs no test, only texts', () => {
  const ledger = [...SOUND.ledger, chapter({ 'HU-R-02': text, 'HU-AMB-01': text })];
  expect(troublesWith({ ledger })).toEqual({});
});

test('an id that the ledger does not know is found, in the sources and in the tests', () => {
  const sources = [...SOUND.sources, "rule: 'HU-RUN-07'", '// HU-RUN-07 again, and XY-RUN-01 of another game'];
  const tests = [...SOUND.tests, "test('HU-FLY-01a: you fly', () => {});"];
  expect(troublesWith({ sources, tests })).toEqual({ 'cited, but not in the ledger': ['HU-FLY-01a', 'HU-RUN-07'] });
});

test('an exemption of an unknown rule, of a tested one, or without a reason is found', () => {
  const lines = ['HU-BOX-07 cardboard', 'HU-RUN-01 too hard', '- `HU-BOX-01`: …'];
  expect(troublesWith({ notApplicable: lines.join('\n') })).toEqual({
    'not applicable, but not in the ledger': ['HU-BOX-07'],
    'not applicable, but tested': ['HU-RUN-01'],
    'not applicable without a reason': ['HU-BOX-01'],
  });
});

test('exemptions are an id and a reason a line, with or without ornament', () => {
  const lines = [
    '# Cardboard',
    'HU-A-01 one',
    '- **HU-A-02** — two',
    '* `HU-A-03`: three',
    'As HU-A-04 says',
    'HU-A-05',
  ];
  expect(readExemptions(lines.join('\r\n'))).toEqual([
    { id: 'HU-A-01', reason: 'one' },
    { id: 'HU-A-02', reason: 'two' },
    { id: 'HU-A-03', reason: 'three' },
    { id: 'HU-A-05', reason: '' },
  ]);
});

test('titles are found however the test is written', () => {
  const source = [
    "test('a', f)",
    'describe("b", f)',
    'it.only(`c`, f)',
    "test.each([[1, 'x']])('d %s', f)",
    "test(\n  'e',\n  f)",
    "latest('no', f)",
  ];
  expect(testTitles(source.join('\n'))).toEqual(['a', 'b', 'c', 'd %s', 'e']);
});
