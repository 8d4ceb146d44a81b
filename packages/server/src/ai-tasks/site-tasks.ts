import type { StatsSources } from '../stats/source.ts'
import type { AiTaskEnd, ClaimedAiTask } from '../store/relational/ai-task-claims.ts'
import type { Database } from '../store/relational/database.ts'
import { findSite } from '../store/relational/sites/sites.ts'
import { writeExplanation } from './explanation/write-explanation.ts'
import { writeSummary } from './summary/write-summary.ts'
import type { AskModel } from './wording/word-facts.ts'

/** Does the tasks that word what the statistics of a site say. */
export interface SiteTasks {
  write(task: ClaimedAiTask, options: WriteOptions): Promise<AiTaskEnd>
}

export interface WriteOptions {
  /** Undefined where there is no model to ask now. */
  ask: AskModel | undefined
  signal: AbortSignal
  /** Stores the figures as soon as they are read, before they are worded. */
  keepFacts: (facts: string) => Promise<void>
}

/** How long the statistics of one task may take. Milliseconds. */
const TIMEOUT_MS = 120_000

const notFound: AiTaskEnd = { task_status: 'failed', result: null, error: 'not_found' }

export function createSiteTasks({
  db,
  statsSources,
  now,
}: {
  db: Database
  statsSources: Pick<StatsSources, 'openFor' | 'openForSite'>
  now: () => Date
}): SiteTasks {
  return {
    async write(task, { ask, signal, keepFacts }) {
      const { website_id, first_day, last_day, locale, question } = task
      const site = website_id === null ? undefined : await findSite(db, website_id)
      if (site === undefined || locale === null) return notFound
      const caller = {
        identity: `AI task about site ${site.id}`,
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      }
      if (question !== null)
        return writeExplanation({ site, locale, question: JSON.parse(question), statsSources, caller }, ask, keepFacts)
      if (first_day === null || last_day === null) return notFound
      const source = await statsSources.openForSite(site, caller)
      return writeSummary({ site, locale, days: { first: first_day, last: last_day }, source, now: now() }, ask)
    },
  }
}
