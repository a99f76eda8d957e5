import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './compress.ts';
import { icons } from './icons.ts';
import { offline } from './offline.ts';
import { policy } from './policy.ts';

/** How long parts of the build took is nothing that whoever starts it can change. */
const QUIET = { bundlerTimings: false, pluginTimings: false };

/** What the shelf cannot do without, and other pages use as well. */
const GROUND =
  /node_modules\/(react|react-dom|scheduler)\/|apps\/web\/src\/(look|settings|text|route\.ts|kit\/(basics\/(icon|dialog|button|layers|layered)|page\/(corner|plain-page|text)|settings|toasts))/;

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), icons(), policy(), offline(), compress()],
  // While developing, tables with people elsewhere are on a server that was started beside: node apps/server/bin/server.mjs.
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 700,
    manifest: true,
    assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined),
    rollupOptions: {
      checks: QUIET,
      input: { page: 'index.html', 'service-worker': 'src/offline/service-worker.ts' },
      output: {
        // A service worker looks after the folder that it lies in, under a name that never changes.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        // What every page needs comes with the first one in a few files: on a slow line each further file is a way there and back.
        codeSplitting: { groups: [{ name: 'ground', test: GROUND }] },
      },
    },
  },
  worker: { format: 'es', plugins: () => [icons()], rolldownOptions: { checks: QUIET } },
});
