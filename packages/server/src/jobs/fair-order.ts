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
      // Whoever else has one for the site: its files are taken in their order.
      return jobs.find(({ website_id }) => website_id === site)
    },
    isOthersTurn: (jobs, jobId) => jobs.some(({ id, website_id }) => id !== jobId && website_id !== current),
  }
}

/** So many have had a turn that is remembered; those whose turn was first are forgotten first. */
const SIZE = 10_000

function createTurns() {
  /** In the order of their last turn. */
  const turns = new Set<number | null>()
  return {
    /** Whose turn it is of those who wait: a newcomer's, or of those who have had one the longest ago. */
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
