import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { connectionContext, createEncryption } from '../../src/secrets/encryption-at-rest.ts'
import { listEncrypted, upsertConnection, writeEncrypted } from '../../src/store/relational/accounts/connections.ts'
import { insertFirstAdmin } from '../../src/store/relational/accounts/users.ts'
import { openDatabase } from '../../src/store/relational/database.ts'
import { BASE_ENVIRONMENT, removeFolder, temporaryFolder } from '../support/product.ts'

const COMMAND = join(import.meta.dirname, '..', '..', 'dist', 'server', 'data.js')
const OLD = 'the secret before the rotation, long enough'
const CONNECTIONS = 300

/** A data folder with accounts whose tokens are encrypted for the old secret. */
async function fill(folder: string): Promise<void> {
  writeFileSync(join(folder, 'secret'), `${OLD}\n`)
  const db = await openDatabase(join(folder, 'sightline.db'))
  const now = new Date()
  const owner = await insertFirstAdmin(db, { email: 'ada@example.com', passwordHash: 'x', now })
  const encryption = createEncryption(OLD)
  for (let index = 0; index < CONNECTIONS; index += 1) {
    const connection = await upsertConnection(
      db,
      {
        user_id: owner?.id ?? 0,
        provider: 'google',
        subject: String(index),
        label: `ada+${index}@example.com`,
        scopes: '',
        state: 'connected',
        refresh_token: null,
        access_token: null,
        access_expires_at: null,
      },
      now,
    )
    const context = connectionContext(connection)
    await writeEncrypted(db, connection.id, {
      refresh_token: encryption.encrypt(`1//refresh-${index}`, context),
      access_token: encryption.encrypt(`ya29.access-${index}`, context),
    })
  }
  await db.destroy()
}

function rotate(folder: string) {
  const child = spawn(process.execPath, [COMMAND, 'rotate-secret'], {
    env: { ...BASE_ENVIRONMENT, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<number | null>((done) => child.once('close', done))
  return { child, ended, said: () => said }
}

/** Which secret decrypts every token of the folder. */
async function countReadable(folder: string, secret: string): Promise<number> {
  const db = await openDatabase(join(folder, 'sightline.db'))
  const encryption = createEncryption(secret)
  const connections = await listEncrypted(db)
  await db.destroy()
  return connections.filter((connection) => {
    try {
      const context = connectionContext(connection)
      return (
        encryption.decrypt(connection.refresh_token ?? '', context).startsWith('1//refresh-') &&
        encryption.decrypt(connection.access_token ?? '', context).startsWith('ya29.access-')
      )
    } catch {
      return false
    }
  }).length
}

const secretIn = (folder: string) => readFileSync(join(folder, 'secret'), 'utf8').trim()

test('rotate-secret that is killed in its middle goes on when it is started again, and loses no token', async () => {
  const folder = await temporaryFolder()
  await fill(folder)
  const next = join(folder, 'secret.next')
  for (const delay of [0, 5, 15, 40]) {
    const { child, ended } = rotate(folder)
    while (!existsSync(next) && child.exitCode === null) await sleep(1)
    await sleep(delay)
    child.kill('SIGKILL')
    await ended
    // All tokens are of one secret: the one that the next start takes up, or the one that is there.
    const known = [secretIn(folder), ...(existsSync(next) ? [readFileSync(next, 'utf8').trim()] : [])]
    const counts = await Promise.all(known.map((secret) => countReadable(folder, secret)))
    expect(counts.toSorted((one, other) => one - other).at(-1)).toBe(CONNECTIONS)
    if (!existsSync(next)) break
  }
  const { ended, said } = rotate(folder)
  expect([await ended, said()]).toEqual([0, ''])
  expect(existsSync(next)).toBe(false)
  expect(secretIn(folder)).not.toBe(OLD)
  expect(await countReadable(folder, secretIn(folder))).toBe(CONNECTIONS)
  expect(await countReadable(folder, OLD)).toBe(0)
  await removeFolder(folder)
})
