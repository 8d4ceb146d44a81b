import type { ClaimedAiTask } from '../store/relational/ai-task-claims.ts'
import type { Completion } from './language-model.ts'

type UsageColumns = Pick<
  ClaimedAiTask,
  'generation_id' | 'model' | 'cost' | 'currency' | 'prompt_tokens' | 'completion_tokens'
>

export interface ModelUsage {
  add(completion: Omit<Completion, 'text'>): void
  /** What a task has used up, with what its earlier runs had. */
  columns(): UsageColumns
}

/** Sums up what the completions of a task use; what the provider does not say is unknown. */
export function createModelUsage(task: UsageColumns): ModelUsage {
  let generationId: string | null = null
  let { model } = task
  let dollars: number | null = null
  let promptTokens = task.prompt_tokens
  let completionTokens = task.completion_tokens
  return {
    add(completion) {
      generationId = completion.generationId
      model = completion.model ?? model
      dollars = sum(dollars, completion.cost)
      promptTokens = sum(promptTokens, completion.promptTokens)
      completionTokens = sum(completionTokens, completion.completionTokens)
    },
    columns: () => ({
      generation_id: generationId,
      model,
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      ...(dollars === null
        ? { cost: task.cost, currency: task.currency }
        : { cost: (task.currency === CURRENCY ? (task.cost ?? 0) : 0) + centsOf(dollars), currency: CURRENCY }),
    }),
  }
}

/** Providers charge in it. */
const CURRENCY = 'USD'

const sum = (before: number | null, more: number | null): number | null =>
  more === null ? before : (before ?? 0) + more

/** Rounded up: what has cost something is never shown as free. */
const centsOf = (dollars: number): number => Math.ceil(Number((dollars * 100).toFixed(6)))
