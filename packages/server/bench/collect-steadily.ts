import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { RunningProduct } from '../tests/support/product.ts'
import type { Load, LoadResult } from './collect-load.ts'

const CONNECTIONS = 10

interface Steady extends Pick<Load, 'site' | 'seconds'> {
  eventsASecond: number
}

/** Sends so many events a second, each of a new visitor, to a product. */
export async function sendSteadily(product: RunningProduct, steady: Steady): Promise<LoadResult> {
  const child = fork(join(import.meta.dirname, 'collect-load.ts'))
  const load: Load = {
    ...steady,
    port: Number(new URL(product.address).port),
    connections: CONNECTIONS,
    warmUp: 0,
    visitors: 'new',
  }
  child.send(load)
  for (;;) {
    const [message] = (await once(child, 'message')) as ['warm' | LoadResult]
    if (message !== 'warm') return message
  }
}
