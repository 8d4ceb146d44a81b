import type { CallInput, GoalConditionKind, Goal } from '@sightline/api-client'
import { changesIn } from '../../../lib/list-page/row/changed.ts'

/** What of a goal can be typed. Empty texts are none. */
export type GoalValues = Record<'name' | 'kind' | 'pattern' | 'key1' | 'value1' | 'key2' | 'value2', string>

export const noGoal: GoalValues = {
  name: '',
  kind: 'page' satisfies GoalConditionKind,
  pattern: '',
  key1: '',
  value1: '',
  key2: '',
  value2: '',
}

export const valuesOfGoal = ({ name, kind, pattern, properties: [first, second] }: Goal): GoalValues => ({
  name,
  kind,
  pattern,
  key1: first?.key ?? '',
  value1: first?.value ?? '',
  key2: second?.key ?? '',
  value2: second?.value ?? '',
})

export const kindOf = (kind: string): GoalConditionKind => (kind === 'event' ? 'event' : 'page')

/** The properties that are filled in. */
export const propertiesOf = ({ key1, value1, key2, value2 }: GoalValues): Goal['properties'] =>
  [
    { key: key1.trim(), value: value1.trim() },
    { key: key2.trim(), value: value2.trim() },
  ].filter(({ key }) => key !== '')

/** The change as the service takes it: only what differs, on the goal that was seen. */
export function changeOfGoal(siteId: string, values: GoalValues, seen: Goal): CallInput<'goal', 'updateGoal'> {
  const { name, kind, pattern, ...properties } = changesIn(values, valuesOfGoal(seen))
  return {
    site_id: siteId,
    id: seen.id,
    version: seen.version,
    ...(name !== undefined && { name }),
    ...(kind !== undefined && { kind: kindOf(kind) }),
    ...(pattern !== undefined && { pattern }),
    ...(Object.keys(properties).length > 0 && { properties: propertiesOf(values) }),
  }
}

/** Whether what an error has with it is the goal as it is now. */
export const isGoal = (data: unknown): data is Goal =>
  typeof data === 'object' && data !== null && 'pattern' in data && 'version' in data
