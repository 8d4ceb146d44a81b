import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '../emptyProject.ts'
import { CleanProject, expectTakenOver, page } from './cleanProject.ts'

const project = new CleanProject()

beforeAll(async () => {
  await project.install(['vite@^8.3.0', '@vitejs/plugin-react@^6.3.0'])
  project.write({
    'vite.config.js': `import react from '@vitejs/plugin-react'
export default { plugins: [react()], logLevel: 'warn' }`,
    'index.html': `<!doctype html><html lang="en"><head><title>Sites</title><!--styles--></head><body>
<div id="root"><!--html--></div><script type="module" src="/src/client.jsx"></script></body></html>`,
    'src/App.jsx': page,
    'src/client.jsx': `import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.jsx'
hydrateRoot(document.querySelector('#root'), <StrictMode><App /></StrictMode>)`,
    'src/server.jsx': `import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { App } from './App.jsx'
export function render() {
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(sheet.collectStyles(<StrictMode><App /></StrictMode>))
    return { html, styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}`,
  })
}, 600_000)
afterAll(() => project.remove(), 60_000)

/** In React’s development build warnings are words. */
const build = (args: string[]) =>
  run('env', ['NODE_ENV=development', 'npx', 'vite', 'build', '--mode', 'development', ...args], project.folder)

test('Vite draws the packed kit on a server, and a browser takes it over without a warning', async () => {
  expect(await build(['--outDir', 'dist/client'])).not.toMatch(/warn/i)
  expect(await build(['--ssr', 'src/server.jsx', '--outDir', 'dist/server'])).not.toMatch(/warn/i)
  const rendered = path.join(project.folder, 'rendered.json')
  const script = `import { writeFileSync } from 'node:fs'
const { render } = await import(${JSON.stringify(pathToFileURL(path.join(project.folder, 'dist/server/server.js')).href)})
writeFileSync(${JSON.stringify(rendered)}, JSON.stringify(render()))`
  await run('node', ['--input-type=module', '--eval', script], project.folder)

  const { html, styles } = JSON.parse(readFileSync(rendered, 'utf8')) as { html: string; styles: string }
  const server = await serve(path.join(project.folder, 'dist/client'), (text) =>
    text.replace('<!--styles-->', styles).replace('<!--html-->', html),
  )
  try {
    await expectTakenOver(addressOf(server))
  } finally {
    server.close()
  }
})

/** Hands files out, and the page with what the server has drawn. */
async function serve(folder: string, fill: (text: string) => string): Promise<Server> {
  const types = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const file = path.join(folder, pathname)
    if (pathname === '/') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.end(fill(readFileSync(path.join(folder, 'index.html'), 'utf8')))
    } else if (existsSync(file)) {
      response.setHeader('Content-Type', types[path.extname(file) as keyof typeof types] ?? 'text/plain')
      createReadStream(file).pipe(response)
    } else response.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return server
}

function addressOf(server: Server): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}/`
}
