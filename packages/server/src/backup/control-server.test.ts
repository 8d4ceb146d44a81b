import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BackupError } from '../errors.ts'
import {
  askForPasswordLink,
  BACKUP_PATH,
  readControlAddress,
  startControl,
  type BackupLine,
  type Control,
} from './control-server.ts'
import type { BackupResult } from './write-backup.ts'

let folder: string
let control: Control
/** The backup under way. */
let current: { to: string; signal: AbortSignal; onProgress(share: number): void; end(error?: Error): void }
let begun: Promise<void>

const result: BackupResult = {
  name: '2026-01-01T00-00-00.000Z',
  counts: { events: 1, visits: 1, pageviews: 1, rows: {}, spool: { bytes: 0, lines: 0 } },
  files: 1,
  bytes: 1,
  written: 1,
  heldMs: 1,
  removed: { backups: 0, bytes: 0 },
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sightline-'))
  let begin: () => void
  begun = new Promise((done) => (begin = done))
  control = await startControl(folder, {
    makeBackup: (to, { signal, onProgress }) =>
      new Promise((done, fail) => {
        current = { to, signal, onProgress, end: (error) => (error === undefined ? done(result) : fail(error)) }
        signal.addEventListener('abort', () => fail(signal.reason as Error))
        begin()
      }),
    passwordLink: async (email) => (email === 'me@example.com' ? 'https://stats.example/#/link' : undefined),
    keyId: undefined,
  })
})
afterEach(async () => {
  await control.stop()
  await rm(folder, { recursive: true })
})

async function ask(to = '/backups', signal?: AbortSignal): Promise<Response> {
  const { port, token } = (await readControlAddress(folder)) ?? { port: 0, token: '' }
  return fetch(`http://127.0.0.1:${port}${BACKUP_PATH}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify({ to }),
    ...(signal === undefined ? {} : { signal }),
  })
}

const linesOf = async (response: Response): Promise<BackupLine[]> =>
  (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as BackupLine)

test('tells the progress and the result, one backup at a time', async () => {
  const asking = ask('/mnt/backups')
  await begun
  expect(current.to).toBe('/mnt/backups')
  expect(await linesOf(await ask())).toEqual([{ error: 'Another backup is under way.' }])
  current.onProgress(0.5)
  current.end()
  expect(await linesOf(await asking)).toEqual([{ share: 0.5 }, { result }])
})

test('tells in one line why there is none', async () => {
  const asking = ask()
  await begun
  current.end(new BackupError('There is no room.'))
  expect(await linesOf(await asking)).toEqual([{ error: 'There is no room.' }])
  expect((await linesOf(await ask('relative')))[0]).toMatchObject({
    error: expect.stringMatching(/^The backup failed: /),
  })
})

test('a backup ends with the command that asked for it', async () => {
  const leaving = new AbortController()
  const asking = ask('/backups', leaving.signal)
  await begun
  const ended = new Promise((done) => current.signal.addEventListener('abort', done))
  leaving.abort()
  await expect(asking).rejects.toThrow(/abort/i)
  await ended
  expect(current.signal.aborted).toBe(true)
})

test('a stop ends the backup under way, says so, and takes the address back', async () => {
  const asking = ask()
  await begun
  await control.stop()
  expect(await linesOf(await asking)).toEqual([{ error: 'The server is stopping. Start the backup again.' }])
  expect(existsSync(join(folder, 'control.json'))).toBe(false)
  expect(await readControlAddress(folder)).toBeUndefined()
  expect(await readFile(join(folder, 'control.json.part'), 'utf8').catch(() => 'none')).toBe('none')
})

test('answers a link for a new password, and undefined where no server is', async () => {
  expect(await askForPasswordLink(folder, 'me@example.com')).toEqual({ link: 'https://stats.example/#/link' })
  expect(await askForPasswordLink(folder, 'you@example.com')).toEqual({})
  expect(await askForPasswordLink(join(folder, 'other'), 'me@example.com')).toBeUndefined()
  // A server that was killed has left its address behind.
  const address = await readFile(join(folder, 'control.json'), 'utf8')
  await control.stop()
  await writeFile(join(folder, 'control.json'), address)
  expect(await askForPasswordLink(folder, 'me@example.com')).toBeUndefined()
})
