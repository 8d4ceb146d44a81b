import type { ClaimableJob } from '../store/relational/jobs/jobs.ts'

/** Gives each site its turn, so that the files of one do not keep those of others waiting. */
export interface FairOrder {
  /** The oldest job of the site that has waited longest for its turn. @param jobs The oldest first */
  choose: (jobs: readonly ClaimableJob[]) => ClaimableJob | undefined
  /** Whether a job has to make room for one of another site. */
  isOthersTurn(jobs: readonly ClaimableJob[], jobId: number): boolean
}

/** So many sites are remembered, those whose turn was first are forgotten first. */
const SIZE = 10_000

export function createFairOrder(): FairOrder {
  /** Sites in the order of their last turn. */
  const turns = new Set<number | null>()
  let current: number | null = null

  return {
    choose(jobs) {
      const waiting = new Set(jobs.map(({ website_id }) => website_id))
      const [newcomer] = [...waiting].filter((site) => !turns.has(site))
      const site = newcomer === undefined ? [...turns].find((one) => waiting.has(one)) : newcomer
      if (site === undefined) return undefined
      turns.delete(site)
      turns.add(site)
      const [first] = turns
      if (turns.size > SIZE && first !== undefined) turns.delete(first)
      current = site
      return jobs.find(({ website_id }) => website_id === site)
    },
    isOthersTurn: (jobs, jobId) => jobs.some(({ id, website_id }) => id !== jobId && website_id !== current),
  }
}
