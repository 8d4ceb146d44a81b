import type { z } from 'zod'
import type { ApiErrorKey } from '../vocabulary/index.ts'

/** The input of a call, its envelope's `data`, and its errors beside those that follow from its level and input. */
export interface CallSchema {
  readonly input: z.ZodObject
  readonly output: z.ZodType
  readonly errors?: readonly ApiErrorKey[]
}
