import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { valuesOf } from '../support/reliability/data-folder-values.ts'
import { removeFolder, signedInClient, startProduct, temporaryFolder } from '../support/product.ts'

const FOLDERS = join(import.meta.dirname, '..', 'fixtures', 'data-folders')
const versions = readdirSync(FOLDERS)
  .filter((name) => name.endsWith('.tgz'))
  .map((name) => name.slice(0, -'.tgz'.length))

test('there is a data folder of a version, and none is large', async () => {
  expect(versions).toContain('0.1.0')
  for (const version of versions) expect((await stat(join(FOLDERS, `${version}.tgz`))).size).toBeLessThan(1_000_000)
})

test.each(versions)('the data folder of version %s opens with the same figures', async (version) => {
  const dataDir = await temporaryFolder()
  execFileSync('tar', ['-xzf', join(FOLDERS, `${version}.tgz`), '-C', dataDir])
  const product = await startProduct({ dataDir })
  try {
    const values = await valuesOf(await signedInClient(product))
    expect(values).toEqual(JSON.parse(await readFile(join(FOLDERS, `${version}.json`), 'utf8')))
  } finally {
    await product.stop()
    await removeFolder(dataDir)
  }
})
