import type { MessageKey } from '@sightline/api-client/contract'
import { invalidFields } from '../errors.ts'
import type { GoalCondition } from '../store/relational/sites/goals.ts'

/** Names that the collector gives to events that are no custom ones. */
const reservedNames: ReadonlySet<string> = new Set(['pageview', 'engagement'])

/** @throws {ApiError} at `field` where nothing can ever be such an event */
export function assertGoalCondition({ kind, pattern }: Pick<GoalCondition, 'kind' | 'pattern'>, field: string): void {
  const isPossible = kind === 'page' ? /^[/*]/.test(pattern) : !reservedNames.has(pattern)
  const message: MessageKey = kind === 'page' ? 'path_invalid' : 'field_invalid'
  if (!isPossible) throw invalidFields({ [field]: message })
}
