import path from 'node:path'
import { build, type Plugin } from 'vite'

const file = 'theme.js'

/**
 * Makes `/theme.js` out of `src/lib/preferences/firstPaint.ts`: a classic script, which is run before anything is painted, as
 * a module would not be.
 */
export const firstPaint = (): Plugin => ({
  name: 'sightline:first-paint',
  configureServer(server) {
    server.middlewares.use(`/${file}`, (_request, response, next) => {
      script(server.config.mode).then(
        (code) => response.setHeader('Content-Type', 'text/javascript').end(code),
        (error: unknown) => next(error),
      )
    })
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: file, source: await script('production') })
  },
})

async function script(mode: string): Promise<string> {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    mode,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'src/lib/preferences/firstPaint.ts'),
        output: { format: 'iife' },
      },
    },
  })
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const [chunk] = chunks.filter((output) => output.type === 'chunk')
  if (chunk === undefined) throw new Error(`Nothing was made for /${file}`)
  return chunk.code
}
