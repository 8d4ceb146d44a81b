import { defineConfig, type Plugin } from 'vite'

/** A block keeps its `let` to itself as a function keeps its `var`, in fewer bytes. */
const asBlock: Plugin = {
  name: 'snippet-as-block',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const [, body] = /^\(function\(\)\{(.*?);?\}\)\(\);\s*$/s.exec(chunk.code) ?? []
      if (body === undefined) throw new Error('The snippet is not built as one function')
      chunk.code = `{${body.replaceAll(/\bvar\b/g, 'let')}}`
    }
  },
}

/**
 * Builds the page snippet only, one small script for any browser that a visitor may bring: with every part, or, in the mode `views`,
 * with views alone.
 */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  define: { HAS_ALL_PARTS: String(mode !== 'views') },
  plugins: [asBlock],
  build: {
    // The server is built into the same folder.
    emptyOutDir: false,
    target: 'es2018',
    sourcemap: false,
    lib: {
      entry: 'src/collector/snippet/snippet.ts',
      formats: ['iife'],
      name: 'sightline',
      fileName: () => (mode === 'views' ? 's-views.js' : 's.js'),
    },
  },
}))
