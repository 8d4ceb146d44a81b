import type { WordedBy } from '@sightline/api-client/contract'
import { ModelError } from '../../errors.ts'
import type { StatsSources } from '../../stats/source.ts'
import type { AiTaskEnd, ClaimedAiTask } from '../../store/relational/ai-task-claims.ts'
import type { Database } from '../../store/relational/database.ts'
import { findSite } from '../../store/relational/sites/sites.ts'
import type { ChatMessage } from '../language-model.ts'
import { placeholdersOf, type Placeholders } from './placeholders.ts'
import { promptOf, repairOf } from './prompt.ts'
import { readSummaryFacts } from './read-facts.ts'
import { templateOf } from './template.ts'
import { parseWording, textOf, type Wording } from './wording.ts'

/** Asks the model for a task. @param part Tells several requests of a task apart. @throws {ModelError} */
export type AskModel = (messages: readonly ChatMessage[], part?: string) => Promise<string>

/** Words what the statistics of a site say. */
export interface Summaries {
  /** @param ask Undefined where there is no model to ask now */
  write(task: ClaimedAiTask, ask: AskModel | undefined, signal: AbortSignal): Promise<AiTaskEnd>
}

/** How long the statistics of one summary may take. Milliseconds. */
const TIMEOUT_MS = 120_000

export function createSummaries({
  db,
  statsSources,
  now,
}: {
  db: Database
  statsSources: StatsSources
  now: () => Date
}): Summaries {
  return {
    async write({ website_id, first_day, last_day, locale }, ask, signal) {
      const site = website_id === null ? undefined : await findSite(db, website_id)
      if (site === undefined || first_day === null || last_day === null || locale === null)
        return { task_status: 'failed', result: null, error: 'not_found' }
      const caller = {
        identity: `summary of site ${site.id}`,
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      }
      const source = await statsSources.openForSite(site, caller)
      const facts = await readSummaryFacts(source, site, { first: first_day, last: last_day }, now())
      const placeholders = placeholdersOf(facts, locale)
      const prompt = promptOf(placeholders, locale)
      const end = (wording: Wording, worded_by: WordedBy, error: string | null): AiTaskEnd => ({
        task_status: 'succeeded',
        result: textOf(wording, placeholders),
        error,
        prompt: prompt.map(({ content }) => content).join('\n\n'),
        facts: JSON.stringify(facts),
        worded_by,
      })
      const template = templateOf(facts, locale)
      // Of nothing a model has nothing to say.
      if (ask === undefined || facts.contributions.length === 0) return end(template, 'template', null)
      try {
        return end(await askForWording(ask, prompt, placeholders), 'model', null)
      } catch (error) {
        if (!(error instanceof ModelError)) throw error
        return end(template, 'template', error.message)
      }
    },
  }
}

/** @throws {ModelError} where the answer cannot be used, and the one after it neither */
async function askForWording(
  ask: AskModel,
  prompt: readonly ChatMessage[],
  placeholders: Placeholders,
): Promise<Wording> {
  const answer = await ask(prompt)
  try {
    return parseWording(answer, placeholders)
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return parseWording(await ask(repairOf(prompt, answer, error.detail), ' repair'), placeholders)
  }
}
