import { setTimeout as sleep } from 'node:timers/promises'

/** What the server exits with when it has failed after a good start. */
const FAILED = 70
const PAUSE_MS = { first: 100, longest: 10_000 }
const STABLE_AFTER_MS = 60_000

/** Starts a service again after a crash, with growing pauses, until it ends in order or cannot start. */
export async function keepRunning(start) {
  for (let crashes = 0; ;) {
    const startedAt = Date.now()
    const code = await start()
    const isCrash = code === FAILED || code > 128
    if (!isCrash) return code
    crashes = Date.now() - startedAt > STABLE_AFTER_MS ? 0 : crashes + 1
    console.error(`Sightline ended unexpectedly (code ${code}) and is started again.`)
    await sleep(Math.min(PAUSE_MS.first * 2 ** (crashes - 1), PAUSE_MS.longest))
  }
}
