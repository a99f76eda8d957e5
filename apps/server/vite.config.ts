import { defineConfig } from 'vite';

/**
 * The server as plain JavaScript: `npm run build:server`. It starts quicker than from TypeScript and runs quicker, too; what comes from the
 * registry stays where it is.
 */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        server: 'src/main.ts',
        bots: 'src/bots/main.ts',
        'bot-worker': 'src/bots/worker.ts',
        'checkpoint-worker': 'src/store/checkpoint-worker.ts',
      },
    },
  },
  ssr: { noExternal: [/^@dreadhouse\//] },
});
