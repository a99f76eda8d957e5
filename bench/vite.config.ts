import { defineConfig } from 'vite';
import { straightRules } from '../scripts/straight-rules.mjs';

/** The games as they are shipped where bots think. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [straightRules()],
});
