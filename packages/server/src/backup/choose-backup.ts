import { existsSync } from 'node:fs'
import { AlteredObjectError, BackupError } from '../errors.ts'
import { ENGINE_VERSION, EVENT_SCHEMA } from '../store/clickhouse/freeze.ts'
import { knownMigrations } from '../store/relational/database.ts'
import type { BackupKey } from './encryption.ts'
import { listBackups, readManifest, type Manifest } from './manifest.ts'
import { isSetAside, objectFile, openObjectStore } from './object-store.ts'
import { eachOf } from './write-backup.ts'

interface Choice {
  /** The folder of backups. */
  from: string
  /** The name of one of them; undefined means the latest. */
  at: string | undefined
  key: BackupKey | undefined
}

/** Reads the manifest of a backup. @throws {BackupError} where there is none, or it cannot be read with this key */
export async function chooseBackup({ from, at, key }: Choice): Promise<{ name: string; manifest: Manifest }> {
  const names = await listBackups(from)
  const name = at ?? names.at(-1)
  if (name === undefined) throw new BackupError(`${from} holds no complete backup.`)
  if (!names.includes(name))
    throw new BackupError(`${from} holds no backup ${name}. The latest ones are ${names.slice(-3).join(', ')}.`)
  const manifest = await readManifest(from, name, key)
  return { name, manifest }
}

/** @throws {BackupError} where a newer version has made it */
export function expectKnown(name: string, { schema, engine, product }: Manifest): void {
  const isNewer =
    schema.events > EVENT_SCHEMA ||
    schema.relational.some((migration) => !knownMigrations.includes(migration)) ||
    compareVersions(engine, ENGINE_VERSION) > 0
  if (isNewer)
    throw new BackupError(`The backup ${name} is of a newer Sightline (${product}). Restore it with that version.`)
}

function compareVersions(a: string, b: string): number {
  const [ofA, ofB] = [a, b].map((version) => version.split('.').map(Number))
  const differing = ofA?.findIndex((part, index) => part !== ofB?.[index]) ?? -1
  return differing < 0 ? 0 : (ofA?.[differing] ?? 0) - (ofB?.[differing] ?? 0)
}

/** Looks at the size of every object, before anything is written. */
export async function expectObjects(from: string, { files, relational }: Manifest): Promise<void> {
  const store = openObjectStore(from)
  const contents = relational.kind === 'postgres' ? [...files, relational.dump] : files
  await eachOf(contents, async (content) => {
    if (await store.has(content)) return
    const file = objectFile(from, content)
    throw new AlteredObjectError(file, existsSync(file) || isSetAside(file) ? 'altered or cut' : 'missing')
  })
}
