import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'
import { holdSite, tryToHoldSite } from './hold.ts'

test('a site is held by one at a time, and other sites meanwhile', async () => {
  const db = await openDatabase(':memory:')
  const { signal } = new AbortController()
  const first = await holdSite(db, 1, signal)
  expect(await tryToHoldSite(db, 1)).toBeUndefined()
  const other = await tryToHoldSite(db, 2)
  expect(other).toBeDefined()
  const order: string[] = []
  const second = holdSite(db, 1, signal).then((hold) => {
    order.push('held')
    return hold
  })
  order.push('released')
  await first.release()
  await (await second).check()
  expect(order).toEqual(['released', 'held'])
  await (await second).release()
  expect(await tryToHoldSite(db, 1)).toBeDefined()
  await db.destroy()
})

test('whoever waits for a site can be told to leave', async () => {
  const db = await openDatabase(':memory:')
  const leaving = new AbortController()
  await holdSite(db, 1, leaving.signal)
  const waiting = holdSite(db, 1, leaving.signal)
  leaving.abort()
  await expect(waiting).rejects.toThrow('aborted')
  await db.destroy()
})
