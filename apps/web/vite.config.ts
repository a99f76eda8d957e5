import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { icons } from './icons.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), icons()],
  build: { target: 'es2022', chunkSizeWarningLimit: 700 },
  worker: { format: 'es', plugins: () => [icons()] },
});
