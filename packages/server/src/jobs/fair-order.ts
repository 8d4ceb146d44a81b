import type { ClaimableJob } from '../store/relational/jobs/jobs.ts'

/** Gives each person a turn, and of the sites of one person each one: the files of one do not keep those of others waiting. */
export interface FairOrder {
  /** The oldest job of whoever has waited longest for a turn. @param jobs The oldest first */
  choose: (jobs: readonly ClaimableJob[]) => ClaimableJob | undefined
  /** Whether a job has to make room for one of another site. */
  isOthersTurn(jobs: readonly ClaimableJob[], jobId: number): boolean
}

export function createFairOrder(): FairOrder {
  const owners = createTurns()
  const sites = createTurns()
  let current: number | null = null

  return {
    choose(jobs) {
      const owner = owners.next(jobs.map(({ owner_id }) => owner_id))
      const own = jobs.filter(({ owner_id }) => owner_id === owner)
      const site = sites.next(own.map(({ website_id }) => website_id))
      if (site === undefined) return undefined
      current = site
      // Another person may have a job for the same site: the site's files are taken in their order.
      return jobs.find(({ website_id }) => website_id === site)
    },
    isOthersTurn: (jobs, jobId) => jobs.some(({ id, website_id }) => id !== jobId && website_id !== current),
  }
}

/** The number of turns that are remembered; the oldest are forgotten first. */
const SIZE = 10_000

function createTurns() {
  /** The sites in the order of their last turn. */
  const turns = new Set<number | null>()
  return {
    /** The site whose turn it is among those that wait: a new one, or the one whose turn was the longest ago. */
    next(waiting: readonly (number | null)[]): number | null | undefined {
      const those = new Set(waiting)
      const newcomer = waiting.find((one) => !turns.has(one))
      const next = newcomer === undefined ? [...turns].find((one) => those.has(one)) : newcomer
      if (next === undefined) return undefined
      turns.delete(next)
      turns.add(next)
      const [first] = turns
      if (turns.size > SIZE && first !== undefined) turns.delete(first)
      return next
    },
  }
}
