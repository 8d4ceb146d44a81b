import { setTimeout as sleep } from 'node:timers/promises'

/** What the server exits with when it has failed after a good start. */
const FAILED = 70
/** And where the disk has no room for a start, or a store does not answer. */
const LATER = 75
const PAUSE_MS = { first: 100, longest: 10_000 }
const STABLE_AFTER_MS = 60_000

/** Starts a service again after a crash, on a full disk, and while a store is away, with growing pauses, until it ends in order or cannot start. */
export async function keepRunning(start) {
  for (let crashes = 0; ;) {
    const startedAt = Date.now()
    const code = await start()
    const isCrash = code === FAILED || code > 128
    if (!isCrash && code !== LATER) return code
    crashes = Date.now() - startedAt > STABLE_AFTER_MS ? 0 : crashes + 1
    const what = isCrash ? `ended unexpectedly (code ${code})` : 'could not start yet'
    console.error(`Sightline ${what} and is started again.`)
    await sleep(Math.min(PAUSE_MS.first * 2 ** (crashes - 1), PAUSE_MS.longest))
  }
}
