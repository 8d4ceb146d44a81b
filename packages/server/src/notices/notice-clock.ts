import { sendMembershipNotices } from '../membership/notices.ts'
import type { Database } from '../store/relational/database.ts'
import { sendSilentSiteNotices, type SilentSite } from './silent-sites.ts'

const EVERY_MS = 60 * 60 * 1000

interface NoticeClockParts {
  db: Database
  /** Sites whose events have stopped. @param now Milliseconds since 1970 */
  readSilentSites: (now: number) => Promise<readonly SilentSite[]>
  log: { warn(message: string): void }
}

/**
 * Sends the notices of memberships that end, now and once an hour, and those of sites without data once an hour: while the server
 * was away nobody's events were counted, so its first hour tells nothing.
 */
export function startNoticeClock({ db, readSilentSites, log }: NoticeClockParts): { stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve()
  const send = (what: string, work: () => Promise<unknown>) => {
    running = running.then(work).then(
      () => {},
      (error: Error) => log.warn(`The notices of ${what} were not sent: ${error.message}`),
    )
  }
  const sendOfMemberships = () => send('memberships', () => sendMembershipNotices(db, new Date()))
  const timer = setInterval(() => {
    sendOfMemberships()
    send('sites without data', async () => {
      const now = new Date()
      await sendSilentSiteNotices(db, await readSilentSites(now.getTime()), now)
    })
  }, EVERY_MS)
  sendOfMemberships()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
