// Starts the server: TypeScript is run as it is.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
