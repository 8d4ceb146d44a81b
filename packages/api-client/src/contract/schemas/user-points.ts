import { z } from 'zod'
import {
  bulkAnswer,
  exact,
  flag,
  id,
  changedText,
  listOf,
  oneOf,
  optionalText,
  page,
  prefix,
  selection,
  version,
  versioned,
  wholeNumber,
  type CallSchema,
} from './schema.ts'
import { pointReasons } from '../vocabulary/values.ts'

/** One booking. The balance is that of the user after it. */
export const pointRow = z.object({
  id,
  user_id: id,
  email: z.string(),
  delta: z.int(),
  balance: z.int(),
  reason: z.enum(pointReasons),
  note: z.string().nullable(),
  order_id: id.nullable(),
  /** The row that this one reverses. */
  reverses_id: id.nullable(),
  is_reversed: z.boolean(),
  ...versioned,
})

const filters = {
  user_id: exact,
  email: prefix,
  reason: oneOf(pointReasons),
  order_id: exact,
  /** Whether reversed rows and their reversals are listed too. */
  with_reversed: flag.optional(),
}

const reasonToBook = z.enum(pointReasons, { error: 'field_invalid' }).exclude(['reversal'])

export const userPoints = {
  fetchList: { input: z.object({ ...page(['id', 'delta', 'created_at']), ...filters }), output: listOf(pointRow) },
  update: {
    input: z.object({ id, version, note: changedText(500) }),
    output: pointRow,
    refusals: ['not_found', 'row_changed'],
  },
  add: {
    input: z.object({
      user_id: id,
      delta: wholeNumber(-1_000_000_000, 1_000_000_000).refine((delta) => delta !== 0, { error: 'field_invalid' }),
      reason: reasonToBook.default('grant'),
      note: optionalText(500),
      order_id: id.optional(),
    }),
    output: pointRow,
    refusals: ['not_found', 'points_insufficient'],
  },
  del: { input: z.object(selection(filters)), output: bulkAnswer, refusals: ['total_changed', 'too_many_rows'] },
} satisfies Record<string, CallSchema>
