import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const folder = import.meta.dirname
const output = path.join(folder, 'dist/server')
const sources = path.join(folder, 'src') + path.sep

/**
 * Puts the server and its JavaScript libraries into a few files: it starts in half the time that Node takes to strip and
 * link some thousand modules. Libraries that load files of their own stay where npm has put them.
 */
export default defineConfig({
  publicDir: false,
  plugins: [sourceAddresses()],
  ssr: {
    noExternal: true,
    external: [
      '@bsull/augurs',
      '@node-rs/argon2',
      '@redis/client',
      'better-sqlite3',
      'ffi-rs',
      'mmdb-lib',
      'pg',
      'sharp',
      'stripe',
    ],
  },
  build: {
    ssr: true,
    outDir: output,
    target: 'node24',
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        backup: 'src/cli/backup.ts',
        billing: 'src/cli/billing.ts',
        data: 'src/cli/data.ts',
        health: 'src/cli/health.ts',
        move: 'src/cli/move.ts',
        restore: 'src/cli/restore.ts',
      },
      output: {
        chunkFileNames: '[name].js',
        sourcemapExcludeSources: true,
      },
    },
  },
})

/** A module finds the files beside it, such as the script of a thread, where its source is. */
function sourceAddresses(): Plugin {
  return {
    name: 'source-addresses',
    transform(code, id) {
      if (!id.startsWith(sources) || !/import\.meta\.(url|dirname)/.test(code)) return
      const file = path.relative(output, id).replaceAll(path.sep, '/')
      const url = `new URL(${JSON.stringify(file)}, import.meta.url)`
      return {
        code: code
          .replaceAll('import.meta.url', `${url}.href`)
          .replaceAll(
            'import.meta.dirname',
            `process.getBuiltinModule('node:url').fileURLToPath(new URL('.', ${url}))`,
          ),
        map: null,
      }
    },
  }
}
