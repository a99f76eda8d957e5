import { defineConfig } from 'vite';

/** Both servers and what drives them, as plain JavaScript: everybody runs as they are shipped. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    outDir: 'dist/server',
    rolldownOptions: {
      input: {
        bench: 'src/server.ts',
        cluster: 'src/cluster.ts',
        ours: 'src/server/ours.ts',
        theirs: 'src/server/theirs.ts',
        'checkpoint-worker': '../apps/server/src/store/checkpoint-worker.ts',
      },
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@dreadhouse\//] },
});
