import { defineConfig } from 'vite'

/** Builds the page snippet only: one small script for any browser that a visitor may bring. */
export default defineConfig({
  publicDir: false,
  build: {
    // The server is built into the same folder.
    emptyOutDir: false,
    target: 'es2018',
    sourcemap: false,
    lib: {
      entry: 'src/collector/snippet/snippet.ts',
      formats: ['iife'],
      name: 'sightline',
      fileName: () => 's.js',
    },
  },
})
