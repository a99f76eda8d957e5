// A process that thinks for bots: TypeScript is run as it is.
import { register } from 'tsx/esm/api';

register();
await import('../src/bots/worker.ts');
