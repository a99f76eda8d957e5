// The entry of the worker threads: like dreadhouse.mjs, it lets Node read TypeScript and hands over at once.
import { register } from 'tsx/esm/api';

register();
await import('../src/simulate/worker.ts');
