import type { Database } from '../store/relational/database.ts'
import { sendMembershipNotices } from './notices.ts'

const EVERY_MS = 60 * 60 * 1000

/** Sends the notices of memberships that end: now, and once an hour. */
export function startNoticeClock(db: Database, log: { warn(message: string): void }): { stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const tick = () => {
    running = running
      .then(() => sendMembershipNotices(db, new Date()))
      .then(
        () => {},
        (error: Error) => log.warn(`The notices of memberships were not sent: ${error.message}`),
      )
  }
  const timer = setInterval(tick, EVERY_MS)
  tick()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
