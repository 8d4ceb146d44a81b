import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

interface MemoryCareOptions {
  /** Milliseconds between two looks. */
  everyMs?: number
  /** The share of a processor below which the process rests. */
  restShare?: number
  /** What must be there beyond what was left the last time. Bytes. */
  leastBytes?: number
  collect?: () => void
}

const EVERY_MS = 15_000
const REST_SHARE = 0.1
const LEAST_BYTES = 24 * 1024 * 1024

/**
 * Gives memory back to the system after work. V8 keeps what an import or many requests have needed, and looks at it again only when more
 * is needed. The collection takes about as long as a slow request, so it waits until the process rests.
 */
export function giveBackMemory({
  everyMs = EVERY_MS,
  restShare = REST_SHARE,
  leastBytes = LEAST_BYTES,
  collect = fullCollection(),
}: MemoryCareOptions = {}): { stop: () => void } {
  let left = 0
  let used = process.cpuUsage()
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(used)
    used = process.cpuUsage()
    const isAtRest = (user + system) / 1000 < restShare * everyMs
    if (!isAtRest || heldBytes() < left + leastBytes) return
    collect()
    left = heldBytes()
  }, everyMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

function heldBytes(): number {
  const { heapTotal, external } = process.memoryUsage()
  return heapTotal + external
}

/** V8's own collection that leaves the least behind. */
function fullCollection(): () => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: object) => void
  setFlagsFromString('--no-expose-gc')
  return () => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
