import { expect, test } from 'vitest'
import { openDatabase } from '../database.ts'
import { acquireSiteLock, tryAcquireSiteLock } from './site-lock.ts'

test('a site is held by one at a time, and other sites meanwhile', async () => {
  const db = await openDatabase(':memory:')
  const { signal } = new AbortController()
  const first = await acquireSiteLock(db, 1, signal)
  expect(await tryAcquireSiteLock(db, 1)).toBeUndefined()
  const other = await tryAcquireSiteLock(db, 2)
  expect(other).toBeDefined()
  const order: string[] = []
  const second = acquireSiteLock(db, 1, signal).then((lock) => {
    order.push('held')
    return lock
  })
  order.push('released')
  await first.release()
  await (await second).check()
  expect(order).toEqual(['released', 'held'])
  await (await second).release()
  expect(await tryAcquireSiteLock(db, 1)).toBeDefined()
  await db.destroy()
})

test('whoever waits for a site can be told to leave', async () => {
  const db = await openDatabase(':memory:')
  const leaving = new AbortController()
  await acquireSiteLock(db, 1, leaving.signal)
  const waiting = acquireSiteLock(db, 1, leaving.signal)
  leaving.abort()
  await expect(waiting).rejects.toThrow('aborted')
  await db.destroy()
})
