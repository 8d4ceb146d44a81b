import type { SummaryLocale } from '@sightline/api-client/contract'
import { ModelError } from '../../errors.ts'
import type { AiTaskEnd } from '../../store/relational/ai-task-claims.ts'
import type { ChatMessage } from '../language-model.ts'
import type { Placeholders } from './placeholders.ts'
import { promptOf, repairOf } from './prompt.ts'
import { parseWording, textOf, type Wording } from './wording.ts'

/** Asks the model for a task. @param part Tells several requests of a task apart. @throws {ModelError} */
export type AskModel = (messages: readonly ChatMessage[], part?: string) => Promise<string>

/** What is to be worded. */
export interface Facts {
  locale: SummaryLocale
  /** What the text is to say, for the model. */
  task: string
  placeholders: Placeholders
  /** Words the same without a model. */
  template: Wording
  /** What the source says of its figures: it stands below the text, whoever words it, and no model is told it. */
  notes: readonly string[]
}

/**
 * Lets the model word the facts. Without one, and where its answer cannot be used, the template does.
 * @param ask Undefined where there is no model to ask now
 */
export async function wordFacts(
  { locale, task, placeholders, template, notes }: Facts,
  ask: AskModel | undefined,
): Promise<AiTaskEnd> {
  const prompt = promptOf(task, placeholders, locale)
  const end = (wording: Wording, worded_by: 'model' | 'template', error: string | null): AiTaskEnd => ({
    task_status: 'succeeded',
    result: textOf(wording, placeholders, notes),
    error,
    prompt: prompt.map(({ content }) => content).join('\n\n'),
    worded_by,
  })
  if (ask === undefined) return end(template, 'template', null)
  try {
    return end(await askForWording(ask, prompt, placeholders), 'model', null)
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return end(template, 'template', error.message)
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
