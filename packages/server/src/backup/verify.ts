import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { BackupError } from '../errors.ts'
import { countRowsOf } from '../store/relational/snapshot/snapshot.ts'
import { chooseBackup, expectObjects } from './choose-backup.ts'
import { compareCounts } from './compare-counts.ts'
import type { BackupKey } from './encryption.ts'
import type { Counts, Manifest } from './manifest.ts'
import { readObject } from './object-store.ts'
import { RELATIONAL_FILE, SEGMENTS } from './snapshot.ts'
import { removeVerificationNote, writeVerificationNote } from './verification-note.ts'
import { eachOf } from './write-backup.ts'

interface VerifyOptions {
  /** The folder of backups. */
  from: string
  /** The name of one of them; undefined means the latest. */
  at: string | undefined
  key: BackupKey | undefined
  /** Whether what can be counted is counted too; a running server has no time for that. @default true */
  isCounted?: boolean
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/**
 * Reads every file of a backup, compares its checksum, and counts again what can be counted without an engine: events,
 * the waiting lines, and the rows of the embedded relational store. Notes beside the backup when that was.
 * @throws {BackupError} naming the file or the count
 */
export async function verifyBackup(options: VerifyOptions): Promise<{ name: string; manifest: Manifest }> {
  const { from, isCounted = true, signal } = options
  const { name, manifest } = await chooseBackup(options)
  try {
    await expectObjects(from, manifest)
    await (isCounted ? expectCounts(options, name, manifest) : readAll(options, manifest, nowhere))
  } catch (error) {
    // It was whole when that was noted.
    if (error instanceof BackupError && signal?.aborted !== true) await removeVerificationNote(from, name)
    throw error
  }
  await writeVerificationNote(from, name, new Date())
  return { name, manifest }
}

async function expectCounts(options: VerifyOptions, name: string, manifest: Manifest): Promise<void> {
  // Not in the folder of backups: what is counted is not encrypted any more.
  const folder = await mkdtemp(join(tmpdir(), 'sightline-verify-'))
  try {
    const counted = await countAll(options, manifest, folder)
    compareCounts(`The backup ${name} is not what it says`, manifest.counts, { ...manifest.counts, ...counted })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function countAll(options: VerifyOptions, manifest: Manifest, folder: string): Promise<Partial<Counts>> {
  const { relational, counts } = manifest
  const copy = join(folder, RELATIONAL_FILE)
  const texts = new Map<string, string>()
  let lines = 0

  function targetOf(path: string): Writable {
    if (path === RELATIONAL_FILE) return createWriteStream(copy, { flags: 'wx', mode: 0o600 })
    if (path.startsWith(SEGMENTS))
      return writable((chunk) => (lines += chunk.filter((byte) => byte === LINE_END).length))
    if (COUNT.test(path) || DEFINITION.test(path))
      return writable((chunk) => texts.set(path, `${texts.get(path) ?? ''}${chunk.toString()}`))
    return nowhere()
  }

  await readAll(options, manifest, targetOf)
  return {
    events: countEvents(texts),
    spool: { ...counts.spool, lines },
    ...(relational.kind === 'sqlite' && { rows: countRowsOf(copy) }),
  }
}

/** Reads every file of a backup into a target of its own. @throws {BackupError} naming one that is not what was kept */
async function readAll(
  { from, key, onProgress = () => {}, signal }: VerifyOptions,
  { files, relational }: Manifest,
  targetOf: (path: string) => Writable,
): Promise<void> {
  const contents = relational.kind === 'postgres' ? [...files, { path: '', ...relational.dump }] : files
  const total = contents.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = 0
  await eachOf(contents, async ({ path, ...content }) => {
    await readObject(from, content, targetOf(path), {
      key,
      onBytes(bytes) {
        signal?.throwIfAborted()
        done += bytes
        onProgress(total === 0 ? 1 : done / total)
      },
    })
  })
}

const LINE_END = 0x0a
/** The rows of a part, as the engine keeps their number beside them. */
const COUNT = /^clickhouse\/store\/store\/\w{3}\/([\w-]{36})\/[^/]+\/count\.txt$/
/** The definition of the table of events, which says the folder of its parts. */
const DEFINITION = /^clickhouse\/store\/.+\/events\.sql$/

function countEvents(texts: ReadonlyMap<string, string>): number {
  const [definition = ''] = [...texts].filter(([path]) => DEFINITION.test(path)).map(([, text]) => text)
  const table = /UUID '([\w-]{36})'/.exec(definition)?.[1]
  return [...texts].reduce((sum, [path, text]) => sum + (COUNT.exec(path)?.[1] === table ? Number(text) : 0), 0)
}

const nowhere = (): Writable => writable(() => {})

function writable(take: (chunk: Buffer) => unknown): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      take(chunk)
      done()
    },
  })
}
