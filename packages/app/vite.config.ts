import { defineConfig } from 'vite'
import { plugins } from '../../vite.shared.ts'

const server = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: plugins(),
  // The server puts a fresh nonce in its place whenever it sends the page.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: { '/v1': server, '/api': server, '/s.js': server, '/health': server } },
  build: {
    target: 'es2023',
    // Inlined fonts and images would need data: in the policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|styled-components)[\\/]/ }],
        },
      },
    },
  },
})
