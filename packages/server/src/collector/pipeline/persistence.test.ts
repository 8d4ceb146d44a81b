import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPersistence, isShortage } from './persistence.ts'

const log = { warn() {} }

test('an error that cannot pass is thrown, and a stop ends the waiting', async () => {
  const stopping = new AbortController()
  const persistence = createPersistence(stopping.signal, log)
  const fail = async () => {
    throw Object.assign(new Error('full'), { code: 'ENOSPC' })
  }
  await expect(persistence.until('it', fail, isShortage)).rejects.toThrow('full')
  const waiting = persistence.until('it', fail)
  await sleep(20)
  stopping.abort()
  expect(await waiting).toBeUndefined()
})
