import { z } from 'zod'
import type { CallSchema } from './call-schema.ts'
import { bulkAnswer, filtersOf, listOf, page, selection } from './fields/list-fields.ts'
import {
  booleanField,
  changedText,
  csvFile,
  id,
  optionalText,
  rowId,
  version,
  versioned,
  wholeNumber,
} from './fields/shared-fields.ts'
import { pointLimits, pointReasons, sortColumns } from '../vocabulary/index.ts'

/** One ledger entry. `balance` is the user's balance after it. */
export const pointRow = z.object({
  id: rowId,
  user_id: rowId,
  email: z.string(),
  delta: z.int(),
  balance: z.int(),
  reason: z.enum(pointReasons),
  note: z.string().nullable(),
  order_id: rowId.nullable(),
  /** The row that this one reverses. */
  reverses_id: rowId.nullable(),
  is_reversed: z.boolean(),
  ...versioned,
})

/** A ledger entry, as staff see it. */
const ledgerRow = pointRow.extend({
  /** The number of the order that it belongs to. */
  order_no: z.string().nullable(),
  /** The member of staff who made the entry; null where a rule did. */
  actor_email: z.string().nullable(),
  /** The row that reverses this one. */
  reversal_id: rowId.nullable(),
})

/** What rows come to. */
const pointTotals = z.object({
  /** How many points they add. */
  credited: z.int(),
  /** How many points they take away. */
  debited: z.int(),
})

const filters = filtersOf('points')

const adjustmentReason = z.enum(pointReasons, { error: 'field_invalid' }).exclude(['reversal'])

export const userPoints = {
  fetchList: {
    input: z.object({ ...page(sortColumns('points')), ...filters }),
    output: listOf(ledgerRow).extend({
      /** Of all rows that the filters find. */
      totals: pointTotals,
    }),
  },
  update: {
    input: z.object({ id, version, note: changedText(pointLimits.note) }),
    output: ledgerRow,
    errors: ['not_found', 'row_changed'],
  },
  add: {
    input: z.object({
      user_id: id,
      delta: wholeNumber(-pointLimits.delta, pointLimits.delta).refine((delta) => delta !== 0, {
        error: 'field_invalid',
      }),
      reason: adjustmentReason.default('grant'),
      note: optionalText(pointLimits.note),
      order_id: id.optional(),
    }),
    output: ledgerRow,
    errors: ['not_found', 'points_insufficient'],
  },
  importNew: {
    input: z.object({
      /**
       * A CSV file in UTF-8 with a header line; the columns `email` and `delta` are required, `reason` and `note` are read too; at
       * most `csvImportLimits.lines` lines.
       */
      file: csvFile,
      /** Whether the lines are only checked: the report says what would happen to each, and no points are adjusted. */
      dry_run: booleanField.default(false),
    }),
    output: z.object({ job_id: rowId }),
    errors: ['file_invalid'],
  },
  del: { input: z.object(selection(filters)), output: bulkAnswer, errors: ['total_changed', 'too_many_rows'] },
} satisfies Record<string, CallSchema>
