import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';

/** Whether the API's description is sound, by the linter that those who read it use: `npm run check:api`. */
const file = process.argv[2] ?? new URL('../../docs/api/openapi.json', import.meta.url).pathname;
const config = await createConfig({ extends: ['recommended'] });
const problems = await lintFromString({ source: readFileSync(file, 'utf8'), absoluteRef: file, config });
for (const { severity, ruleId, message, location } of problems)
  console.error(`${severity}: ${ruleId}: ${message} (${location.map(({ pointer }) => pointer).join(', ')})`);
process.exit(problems.length > 0 ? 1 : 0);
