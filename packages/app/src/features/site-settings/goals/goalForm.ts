import { goalConditionLimits, type CallInput, type Goal, type GoalConditionKind } from '@sightline/api-client'
import { changedIn } from '../../../lib/forms/versioned/changedFields.ts'

/** The texts of a goal’s form. Properties without a name are left out. */
export interface GoalValues {
  name: string
  kind: GoalConditionKind
  pattern: string
  properties: Goal['properties']
}

const noProperties = Array.from({ length: goalConditionLimits.properties }, () => ({ key: '', value: '' }))

export const noGoal: GoalValues = { name: '', kind: 'page', pattern: '', properties: noProperties }

export const valuesOfGoal = ({ name, kind, pattern, properties }: Goal): GoalValues => ({
  name,
  kind,
  pattern,
  properties: [...properties, ...noProperties.slice(properties.length)],
})

/** The properties that are filled in. */
export const propertiesOf = ({ properties }: GoalValues): Goal['properties'] =>
  properties.map(({ key, value }) => ({ key: key.trim(), value: value.trim() })).filter(({ key }) => key !== '')

/** The input of the call: the fields that differ, with the version of the goal that was seen. */
export function changeOfGoal(siteId: string, values: GoalValues, seen: Goal): CallInput<'goal', 'updateGoal'> {
  const changed = changedIn(values, valuesOfGoal(seen))
  return {
    site_id: siteId,
    id: seen.id,
    version: seen.version,
    ...(changed.includes('name') && { name: values.name.trim() }),
    ...(changed.includes('kind') && { kind: values.kind }),
    ...(changed.includes('pattern') && { pattern: values.pattern.trim() }),
    ...(changed.some((path) => path.startsWith('properties')) && { properties: propertiesOf(values) }),
  }
}

/** Whether the data of an error is the current goal. */
export const isGoal = (data: unknown): data is Goal =>
  typeof data === 'object' && data !== null && 'pattern' in data && 'version' in data
