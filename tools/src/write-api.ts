import { writeFileSync } from 'node:fs';
import { asyncApi, openApi } from '@dreadhouse/protocol';

/** Writes the descriptions of the server's two halves: `npm run api`. */
for (const [name, document] of Object.entries({ openapi: openApi(), asyncapi: asyncApi() })) {
  writeFileSync(new URL(`../../docs/api/${name}.json`, import.meta.url), `${JSON.stringify(document, null, 2)}\n`);
  console.log(`docs/api/${name}.json written`);
}
