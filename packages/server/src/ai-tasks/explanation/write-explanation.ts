import type { SummaryLocale } from '@sightline/api-client/contract'
import type { SourceSite, StatsSources } from '../../stats/source.ts'
import type { StatsCaller } from '../../stats/stats-queue.ts'
import type { StatsSite } from '../../stats/query/stats-query.ts'
import type { AiTaskEnd } from '../../store/relational/ai-task-claims.ts'
import { sourceNotesOf } from '../wording/source-notes.ts'
import { wordFacts, type AskModel } from '../wording/word-facts.ts'
import { placeholdersOf } from './placeholders.ts'
import { daysOf, type ChangeQuestion } from './change-question.ts'
import { readChangeDetails } from './read-change-details.ts'
import { templateOf } from './template-text.ts'

interface ExplanationTask {
  site: StatsSite & SourceSite
  locale: SummaryLocale
  question: ChangeQuestion
  statsSources: Pick<StatsSources, 'openFor'>
  caller: StatsCaller
}

const TASK = [
  'The headline says how the metric changed. The points say which values it comes from, the largest first, and what went against it;',
  'of a rate also whether it comes from the rate of a value or from its share of the visits.',
].join('\n')

/**
 * Words how a metric changed and what that comes from.
 * @param ask Undefined where there is no model to ask now
 * @param keepFacts Stores the details before they are worded
 */
export async function writeExplanation(
  { site, locale, question, statsSources, caller }: ExplanationTask,
  ask: AskModel | undefined,
  keepFacts: (facts: string) => Promise<void>,
): Promise<AiTaskEnd> {
  const source = await statsSources.openFor(site, caller, question.source ?? undefined)
  const details = await readChangeDetails(source, site, question)
  const facts = JSON.stringify(details)
  await keepFacts(facts)
  const placeholders = placeholdersOf(
    {
      domain: site.domain,
      days: daysOf(question.range, site.time_zone),
      daysBefore: daysOf(question.comparison, site.time_zone),
      details,
    },
    locale,
  )
  const worded = await wordFacts(
    {
      locale,
      task: TASK,
      placeholders,
      template: templateOf(details, locale),
      notes: sourceNotesOf(source.notices?.() ?? [], { locale, timeZone: site.time_zone }),
    },
    // Of nothing a model has nothing to say.
    details.dimensions.length === 0 ? undefined : ask,
  )
  return { ...worded, facts }
}
