import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listBackups, type Manifest } from '../../src/backup/manifest.ts'
import { BASE_ENVIRONMENT } from './product.ts'
import { storeOf } from './test-store.ts'

export const SCRIPTS = join(import.meta.dirname, '..', '..', 'dist', 'server')

/** Begins `npm run backup -- …` or `npm run restore -- …` on a data folder, without npm around it. */
export async function beginCommand(
  name: 'backup' | 'restore' | 'move',
  dataDir: string,
  parameters: readonly string[],
  environment: Record<string, string> = {},
) {
  const child = spawn(process.execPath, [join(SCRIPTS, `${name}.js`), ...parameters], {
    env: { ...BASE_ENVIRONMENT, DATA_DIR: dataDir, ...(await storeOf(dataDir)), ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<{ code: number | null; said: string }>((done) =>
    child.once('close', (code) => done({ code, said })),
  )
  return { child, said: () => said, ended }
}

export async function command(
  ...parameters: Parameters<typeof beginCommand>
): Promise<{ code: number | null; said: string }> {
  return (await beginCommand(...parameters)).ended
}

/** The manifests of all backups in a folder, the oldest first, as their files say. */
export async function readManifests(folder: string): Promise<Manifest[]> {
  const files = (await listBackups(folder)).map((name) => join(folder, 'backups', `${name}.json`))
  return Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Manifest))
}

/** Makes the only backup of a folder one of three days ago. */
export async function makeBackupOld(folder: string): Promise<void> {
  const [name = ''] = await listBackups(folder)
  const at = new Date(Date.now() - 3 * 86_400_000).toISOString()
  await rewriteManifest(join(folder, 'backups', `${name}.json`), { at })
  await rename(join(folder, 'backups', `${name}.json`), join(folder, 'backups', `${at.replaceAll(':', '-')}.json`))
}

/** Changes a manifest and its checksum, as another version would write it. */
export async function rewriteManifest(file: string, change: Partial<Manifest>): Promise<void> {
  const { checksum: _, ...content } = JSON.parse(await readFile(file, 'utf8')) as Manifest & { checksum: string }
  const changed = { ...content, ...change }
  const checksum = createHash('sha256').update(JSON.stringify(changed)).digest('hex')
  await writeFile(file, `${JSON.stringify({ ...changed, checksum }, undefined, 1)}\n`)
}
