// A thread that empties the write-ahead log: TypeScript is run as it is.
import { register } from 'tsx/esm/api';

register();
await import('../src/store/checkpoint-worker.ts');
