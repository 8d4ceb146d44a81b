import { defineConfig } from 'vite'
import { plugins } from '../../vite.shared.ts'
import { withoutFetchAdapter } from './vite.axios.ts'
import { chunks } from './vite.chunks.ts'
import { firstPaint } from './vite.first-paint.ts'
import { withoutUnusedTexts } from './vite.locales.ts'
import { precompressed } from './vite.precompress.ts'
import { preloads } from './vite.preloads.ts'

const server = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [...plugins(), withoutUnusedTexts(), withoutFetchAdapter(), firstPaint(), preloads(), precompressed()],
  // The server puts a fresh nonce in its place whenever it sends the page.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: { '/v1': server, '/api': server, '/s.js': server, '/health': server } },
  build: {
    target: 'es2023',
    // For the check of sizes.
    manifest: true,
    // Inlined fonts and images would need data: in the policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunks,
        },
      },
    },
  },
})
