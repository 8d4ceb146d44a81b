import { embedPath, serverPaths } from '@sightline/api-client'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { defineConfig } from 'vite'
import { plugins } from '../../vite.shared.ts'
import { lighterAxios } from './vite.lighter-axios.ts'
import { withoutBrand } from './vite.without-brand.ts'
import { chunks } from './vite.chunks.ts'
import { firstPaint } from './vite.first-paint.ts'
import { withoutUnusedTexts } from './vite.without-unused-texts.ts'
import { withoutChecks } from './vite.without-checks.ts'
import { withoutHydration } from './vite.without-hydration.ts'
import { withoutPrefixes } from './vite.without-vendor-prefixes.ts'
import { precompressed } from './vite.precompress.ts'
import { preloads } from './vite.preloads.ts'

const { PORT = '3000', DEV_PORT = '5173' } = process.env
const server = `http://127.0.0.1:${PORT}`

/** Everything that is not the app's own goes to the server. */
const proxy = Object.fromEntries(
  serverPaths.map((path) => [
    `^${path.replaceAll('.', String.raw`\.`)}(?:[/?]|$)`,
    { target: server, ...(path === embedPath && { bypass: ownPage }) },
  ]),
)

/** Vite's page, with what the server says of who may frame it: the server's own is what was built last. */
async function ownPage(request: IncomingMessage, response?: ServerResponse): Promise<string> {
  const { headers } = await fetch(`${server}${request.url}`)
  const [ancestors] = /frame-ancestors [^;]+/.exec(headers.get('content-security-policy') ?? '') ?? []
  if (ancestors !== undefined) response?.setHeader('Content-Security-Policy', ancestors)
  return '/index.html'
}

export default defineConfig({
  plugins: [
    ...plugins(),
    withoutUnusedTexts(),
    lighterAxios(),
    withoutBrand(),
    withoutHydration(),
    withoutChecks(),
    withoutPrefixes(),
    firstPaint(),
    preloads(),
    precompressed(),
  ],
  // Relative: the app may be reached below a path of its host.
  base: './',
  // The server puts a fresh nonce in its place whenever it sends the page.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { port: Number(DEV_PORT), strictPort: true, proxy },
  build: {
    target: 'es2023',
    // For the check of sizes.
    manifest: true,
    // Inlined fonts and images would need data: in the policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The fewest letters with which the bundler tells all files apart: every first load has the list of them.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: chunks,
        },
      },
    },
  },
})
