import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRetrier, isShortage } from './retrier.ts'

const log = { warn() {} }

test('an error that cannot pass is thrown, and a stop ends the waiting', async () => {
  const stopping = new AbortController()
  const retrier = createRetrier(stopping.signal, log)
  const fail = async () => {
    throw Object.assign(new Error('full'), { code: 'ENOSPC' })
  }
  await expect(retrier.until('it', fail, isShortage)).rejects.toThrow('full')
  const waiting = retrier.until('it', fail)
  await sleep(20)
  stopping.abort()
  expect(await waiting).toBeUndefined()
})
