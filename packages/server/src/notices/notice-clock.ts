import { sendMembershipNotices } from '../membership/membership-notices.ts'
import type { Database } from '../store/relational/database.ts'
import { sendSilentSiteNotices, type SilentSite } from './silent-sites.ts'

const EVERY_MS = 60 * 60 * 1000

interface NoticeClockParts {
  db: Database
  /** Reads the sites whose events have stopped. @param now Milliseconds since 1970. */
  readSilentSites: (now: number) => Promise<readonly SilentSite[]>
  log: { warn(message: string): void }
}

/**
 * Sends the notices of memberships that end, now and once an hour, and those of sites without data once an hour, but
 * not at the start: no events were counted while the server was away, so its first hour says nothing.
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
