import { z } from 'zod'
import { jsonField, requiredText } from './schema.ts'
import { goalConditionKinds, goalConditionLimits } from '../vocabulary/index.ts'

const property = z.object({
  /** The property's name. */
  key: requiredText('field_required', goalConditionLimits.propertyKey),
  /** Its value, exactly. */
  value: requiredText('field_required', goalConditionLimits.propertyValue),
})

const properties = z.array(property).max(goalConditionLimits.properties, { error: 'too_many_values' })

const kind = z.enum(goalConditionKinds, { error: 'field_invalid' })
const pattern = requiredText('field_required', goalConditionLimits.pattern)

/** What visitors do, as it is answered. */
export const goalCondition = {
  kind: z.enum(goalConditionKinds),
  /** Name of the custom event, or path of the page; `*` stands for any characters. */
  pattern: z.string(),
  /** What the event must have as well, all of them. */
  properties: z.array(z.object({ key: z.string(), value: z.string() })),
}

/** What visitors do, as fields of a form. */
export const goalConditionFields = { kind, pattern, properties: jsonField(properties).default([]) }

/** The same where any of it may be left as it is. */
export const changedGoalCondition = {
  kind: kind.optional(),
  pattern: pattern.optional(),
  properties: jsonField(properties).optional(),
}

/** What visitors do, within a list that travels as JSON. */
export const goalConditionInList = { kind, pattern, properties: properties.default([]) }
