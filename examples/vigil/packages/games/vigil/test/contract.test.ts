import { contract } from '@dreadhouse/engine/testing';
import { dictionaryChecks } from '@dreadhouse/text/testing';
import { test } from 'vitest';
import { texts, vigil } from '../src/index.ts';

for (const check of contract(vigil, { games: 50 })) test(check.name, check.run);

const parts = { en: { 'en.ts': texts.en }, pl: { 'pl.ts': texts.pl } };
for (const check of dictionaryChecks(texts, parts)) test(check.name, check.run);
