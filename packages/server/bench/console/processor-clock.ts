import { readdirSync, readFileSync } from 'node:fs'
import type { Database } from '../../src/store/relational/database.ts'
import { sql } from 'kysely'

/** The milliseconds of a processor that some work takes. */
export type Clock = (work: () => Promise<unknown>) => Promise<number>

/** Of this process, which is where SQLite runs. On a machine that others use as well, the time of the clock says little. */
export const ownClock: Clock = async (work) => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Of this process and of the database's processes, as far as Linux says it; elsewhere the time of the clock. */
export async function clockWith(db: Database): Promise<Clock> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where pid = pg_backend_pid()`.execute(db)
  const server = parentOf(rows[0]?.pid ?? 0)
  if (server === undefined) {
    return async (work) => {
      const begun = performance.now()
      await work()
      return performance.now() - begun
    }
  }
  return async (work) => {
    const before = timeOf(server)
    const own = await ownClock(work)
    return own + timeOf(server) - before
  }
}

/** The time on a processor of the children of a process, in milliseconds. */
const timeOf = (server: number): number =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === server)
    .reduce((sum, pid) => sum + onProcessor(pid), 0)

function parentOf(pid: number): number | undefined {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) \S /s, '')
        .split(' ', 1)[0],
    )
  } catch {
    return undefined
  }
}

/** https://docs.kernel.org/scheduler/sched-stats.html: nanoseconds on the processor come first. */
function onProcessor(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1_000_000
  } catch {
    return 0
  }
}
