import { execFileSync } from 'node:child_process'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readVersion } from '../../../src/built-files.ts'
import { valuesOf } from './data-folder-values.ts'
import { importLines, lineOf, newSite } from '../import-export.ts'
import { removeFolder, signedInClient, startProduct } from '../product.ts'

/**
 * `node packages/server/tests/support/reliability/make-data-folder.ts`, on the built server of a version that is released: packs a
 * data folder of it with some of everything, and the figures that every later version must show of it.
 */
const folder = join(import.meta.dirname, '..', '..', 'fixtures', 'data-folders')
const product = await startProduct()
try {
  const admin = await signedInClient(product)
  for (const pages of [3, 5]) {
    const site = await newSite(admin)
    const lines = Array.from({ length: 400 }, (_, index) =>
      lineOf({
        ts: new Date(Date.UTC(2026, 0, 2) + index * 3_500_000).toISOString(),
        visitor_id: String(index % 60),
        url: `https://imported.example/page-${index % pages}`,
      }),
    )
    await importLines(admin, site, lines)
    await admin.goal.addGoal({ site_id: site, name: 'Sign-up', kind: 'event', pattern: 'Sign-up' })
  }
  for (const number of [1, 2, 3]) await admin.appUser.addAppUser({ email: `person${number}@example.com` })
  const values = await valuesOf(admin)
  await product.stop()
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${readVersion()}.tgz`)
  // The engine makes its settings and logs anew.
  const left = ['clickhouse/config', 'clickhouse/store/logs', 'clickhouse/store/tmp', 'control.json']
  execFileSync('tar', [
    '--owner=0',
    '--group=0',
    '-czf',
    file,
    ...left.map((path) => `--exclude=./${path}`),
    '-C',
    product.dataDir,
    '.',
  ])
  writeFileSync(file.replace(/\.tgz$/, '.json'), `${JSON.stringify(values, undefined, 2)}\n`)
  console.log(`${file}: ${Math.ceil(statSync(file).size / 1000)} kB`)
} finally {
  await product.stop('SIGKILL')
  await removeFolder(product.dataDir)
}
