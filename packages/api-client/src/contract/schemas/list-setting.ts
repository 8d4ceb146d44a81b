import { z } from 'zod'
import { listSettingLimits as limits, lists, type ListName } from '../vocabulary/index.ts'
import type { CallSchema } from './call-schema.ts'
import { jsonField } from './fields/shared-fields.ts'

const tooMany = { error: 'too_many_values' } as const
const tooLong = { error: 'field_too_long' } as const
const invalid = { error: 'field_invalid' } as const

/** PostgreSQL accepts neither half a character nor a zero. */
const storable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** Names of columns and filters are the app's and may be those of another version. */
const columnId = z
  .string(invalid)
  .regex(/^[\w.-]+$/, invalid)
  .max(limits.columnId, tooLong)
const columnIds = z.array(columnId, invalid).max(limits.columns, tooMany)
const hasFewColumns = (byColumn: object): boolean => Object.keys(byColumn).length <= limits.columns

const tableView = z.object({
  /** Columns that were switched off, and all that there were then: one that is newer is shown as it is at first. */
  hidden: columnIds,
  known: columnIds,
  /** Columns that are not listed come last. */
  order: columnIds,
  density: z.enum(['regular', 'compact'], invalid),
  lines: z.enum(['cut', 'wrap'], invalid),
  pins: z.record(columnId, z.enum(['start', 'end'], invalid), invalid).refine(hasFewColumns, tooMany),
  /** In pixels. */
  widths: z
    .record(columnId, z.number(invalid).positive(invalid).max(limits.width, invalid), invalid)
    .refine(hasFewColumns, tooMany),
})

const filterSet = z.object({
  name: z
    .string(invalid)
    .trim()
    .min(1, { error: 'field_required' })
    .max(limits.name, tooLong)
    .refine(storable, invalid),
  filters: z
    .record(
      z.string(invalid).regex(/^\w+$/, invalid).max(limits.filterName, tooLong),
      z.string(invalid).max(limits.value, tooLong).refine(storable, invalid),
      invalid,
    )
    .refine((filters) => Object.keys(filters).length <= limits.filters, tooMany),
})

const filterSets = z
  .array(filterSet, invalid)
  .max(limits.filterSets, tooMany)
  .refine((sets) => new Set(sets.map(({ name }) => name)).size === sets.length, { error: 'name_taken' })

const list = z.enum(Object.keys(lists) as [ListName, ...ListName[]], invalid)

/** Settings of one person for one list; `table_view` is null until something was chosen. */
const settings = z.object({ table_view: tableView.nullable(), filter_sets: z.array(filterSet) })

export const listSetting = {
  get: { input: z.object({ list }), output: settings },
  save: {
    input: z.object({
      list,
      table_view: jsonField(tableView).optional(),
      filter_sets: jsonField(filterSets).optional(),
    }),
    output: settings,
  },
} satisfies Record<string, CallSchema>
