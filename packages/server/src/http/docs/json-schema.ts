import { jsonContents } from '@sightline/api-client/contract'
import { z } from 'zod'

/** The part of JSON Schema 2020-12 that is used here. */
export interface JsonSchema {
  type?: string | string[]
  description?: string
  default?: unknown
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: JsonSchema
  /** The schemas of a tuple's elements. */
  prefixItems?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  contentMediaType?: string
  contentSchema?: JsonSchema
  $ref?: string
}

/** The schema of a call's input as it is sent: every field is a text, or a file. */
export const inputSchema = (schema: z.ZodType): JsonSchema => convert(schema, 'input')

/** The schema of a call's answer. Fields may be added at any time. */
export const outputSchema = (schema: z.ZodType): JsonSchema => convert(schema, 'output')

function convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...converted } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const target = jsonSchema as JsonSchema & { contentEncoding?: string }
      const content = jsonContents.get(zodSchema)
      if (content !== undefined) {
        target.contentMediaType = 'application/json'
        target.contentSchema = convert(content, 'input')
      }
      const own: unknown = zodSchema
      if (own instanceof z.ZodDefault && io === 'input') target.default = String(own.def.defaultValue)
      if (target.format === 'binary') delete target.contentEncoding
      // The format says as much.
      if (target.format === 'date-time' || target.format === 'date') delete target.pattern
      if (target.minimum === Number.MIN_SAFE_INTEGER) delete target.minimum
      if (target.maximum === Number.MAX_SAFE_INTEGER) delete target.maximum
      if (io === 'output' && target.additionalProperties === false) delete target.additionalProperties
    },
  })
  return converted as JsonSchema
}
