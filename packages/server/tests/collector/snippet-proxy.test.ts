import { spawn, spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  eventually,
  freePort,
  removeFolder,
  signedInClient,
  startProduct,
  temporaryFolder,
  USER_AGENT,
} from '../support/product.ts'

const DOCUMENTATION = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'snippet.md')
const hasNginx = spawnSync('nginx', ['-v']).status === 0

/** The lines for nginx in the documentation, on a whole server that hands on to this product. */
async function configurationFor(product: string, port: number, folder: string): Promise<string> {
  const [, locations = ''] = /```nginx\n([^`]+)```/.exec(await readFile(DOCUMENTATION, 'utf8')) ?? []
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  return `daemon off; pid ${folder}/nginx.pid; error_log stderr;
    events {}
    http {
      access_log off; ${paths.join(' ')}
      server { listen 127.0.0.1:${port}; ${locations.replaceAll('https://stats.example.com', product)} }
    }`
}

test.skipIf(!hasNginx)('nginx, set up as the documentation says, keeps visitors apart', async () => {
  const product = await startProduct({ environment: { TRUST_PROXY: '2' } })
  const folder = await temporaryFolder()
  const port = await freePort()
  await writeFile(join(folder, 'nginx.conf'), await configurationFor(product.address, port, folder))
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
  try {
    const client = await signedInClient(product)
    const added = await client.website.addWebsite({
      name: 'Own',
      domain: 'own.example',
      currency_type: 'EUR',
      time_zone: 'Etc/UTC',
    })
    if (added.code !== 200) throw new Error(added.message)
    const own = `http://127.0.0.1:${port}`
    const script = async () => fetch(`${own}/stats/s.js`).catch(() => undefined)
    await eventually(async () => (await script())?.status === 200)
    expect(await (await script())?.text()).toContain('/api/event')

    for (const visitor of ['198.51.100.1', '198.51.100.2']) {
      const answer = await fetch(`${own}/stats/event`, {
        method: 'POST',
        headers: { 'User-Agent': USER_AGENT, 'Content-Type': 'text/plain', 'X-Forwarded-For': visitor },
        body: JSON.stringify({ s: added.data.public_id, n: 'pageview', u: 'https://own.example/' }),
      })
      expect(answer.status).toBe(202)
    }
    await eventually(async () => {
      const result = await client.stats.dashboard({ site_id: added.data.id, range: 'today' })
      return result.code === 200 && result.data.totals.visitors === 2
    })
  } finally {
    nginx.kill()
    await product.stop()
    await removeFolder(product.dataDir)
    await removeFolder(folder)
  }
})
