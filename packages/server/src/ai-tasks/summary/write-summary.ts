import type { SummaryLocale } from '@sightline/api-client/contract'
import type { StatsSite } from '../../stats/query/stats-query.ts'
import type { StatsSource } from '../../stats/source.ts'
import type { AiTaskEnd } from '../../store/relational/ai-task-claims.ts'
import { sourceNotesOf } from '../wording/source-notes.ts'
import { wordFacts, type AskModel } from '../wording/word-facts.ts'
import { placeholdersOf } from './placeholders.ts'
import { readSummaryFacts, type SummaryDays } from './read-facts.ts'
import { templateOf } from './template-text.ts'

interface SummaryTask {
  site: StatsSite & { domain: string }
  locale: SummaryLocale
  days: SummaryDays
  source: StatsSource
  now: Date
}

const TASK =
  'The headline says how visits changed. The points say what else changed, which values it comes from, and what to look at.'

/** Words what a site's days brought. @param ask Undefined where there is no model to ask now */
export async function writeSummary(
  { site, locale, days, source, now }: SummaryTask,
  ask: AskModel | undefined,
): Promise<AiTaskEnd> {
  const facts = await readSummaryFacts(source, site, days, now)
  const worded = await wordFacts(
    {
      locale,
      task: TASK,
      placeholders: placeholdersOf(facts, locale),
      template: templateOf(facts, locale),
      notes: sourceNotesOf(source.notices?.() ?? [], { locale, timeZone: site.time_zone }),
    },
    // Of nothing a model has nothing to say.
    facts.contributions.length === 0 ? undefined : ask,
  )
  return { ...worded, facts: JSON.stringify(facts) }
}
