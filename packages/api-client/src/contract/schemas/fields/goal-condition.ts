import { z } from 'zod'
import { jsonField, requiredText } from './shared-fields.ts'
import { goalConditionKinds, goalConditionLimits } from '../../vocabulary/index.ts'

const property = z.object({
  /** The property's name. */
  key: requiredText('field_required', goalConditionLimits.propertyKey),
  /** The exact value. */
  value: requiredText('field_required', goalConditionLimits.propertyValue),
})

const properties = z.array(property).max(goalConditionLimits.properties, { error: 'too_many_values' })

const kind = z.enum(goalConditionKinds, { error: 'field_invalid' })
const pattern = requiredText('field_required', goalConditionLimits.pattern)

/** A condition that visitors meet, as it is answered. */
export const goalCondition = {
  kind: z.enum(goalConditionKinds),
  /** The name of the custom event, or the path of the page; `*` stands for any characters. */
  pattern: z.string(),
  /** The properties that the event must have as well, all of them. */
  properties: z.array(z.object({ key: z.string(), value: z.string() })),
}

/** A condition that visitors meet, as fields of a form. */
export const goalConditionFields = { kind, pattern, properties: jsonField(properties).default([]) }

/** The fields of a changed condition, each of which may be absent. */
export const changedGoalCondition = {
  kind: kind.optional(),
  pattern: pattern.optional(),
  properties: jsonField(properties).optional(),
}

/** A condition that visitors meet, in a list that is sent as JSON. */
export const goalConditionInList = { kind, pattern, properties: properties.default([]) }
