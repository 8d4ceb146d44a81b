import { z } from 'zod'
import {
  listLimits,
  lists,
  sortOrders,
  type FilterName,
  type ListFilter,
  type ListName,
} from '../../vocabulary/index.ts'
import { booleanField, dateField, id, isStorable, jsonField, key, naturalNumber } from './shared-fields.ts'

/** A text that identifies something for programs: an ISO code, a campaign, a reference. */
const filterText = z
  .string(key('field_invalid'))
  .trim()
  .max(listLimits.filterLength, key('field_too_long'))
  .refine(isStorable, key('field_invalid'))
  .transform((text) => (text === '' ? undefined : text))
  .optional()

/** A filter of a list; an empty one does not filter. */
const equal = filterText.meta({ description: 'Filter: equal.' })
const prefix = filterText.meta({ description: 'Filter: begins with, without regard to case.' })
// The type is written out, because the inferred one does not compile in a declaration (TS2536).
const oneOf = <const Values extends readonly [string, ...string[]]>(
  values: Values,
): z.ZodOptional<z.ZodType<Values[number] | undefined, Values[number] | ''>> =>
  z
    .enum(['', ...values], key('field_invalid'))
    .transform((value) => (value === '' ? undefined : (value as Values[number])))
    .optional()
    .meta({ description: 'Filter: equal.' })

const day = dateField.optional()
const isTrue = booleanField.optional()
const whole = naturalNumber(listLimits.filterNumber).optional()

type FilterField<Filter> = Filter extends readonly [string, ...string[]]
  ? ReturnType<typeof oneOf<Filter>>
  : Filter extends 'boolean'
    ? typeof isTrue
    : Filter extends 'day'
      ? typeof day
      : Filter extends 'number'
        ? typeof whole
        : typeof equal

function filterField(filter: ListFilter) {
  if (typeof filter !== 'string') return oneOf(filter)
  if (filter === 'boolean') return isTrue
  if (filter === 'day') return day
  if (filter === 'number') return whole
  return filter === 'prefix' ? prefix : equal
}

/** The filters of a list of the console. */
export const filtersOf = <Name extends ListName>(list: Name) =>
  Object.fromEntries(
    Object.entries<ListFilter>(lists[list].filters).map(([name, filter]) => [name, filterField(filter)]),
  ) as { [Filter in FilterName<Name>]: FilterField<(typeof lists)[Name]['filters'][Filter]> }

/** The page of a list and its order; the default order is the newest first. */
export const page = <const Columns extends readonly string[]>(columns: Columns) => ({
  current: naturalNumber(listLimits.page)
    .refine((value) => value >= 1, key('field_invalid'))
    .default(1),
  pageSize: naturalNumber(listLimits.pageSize)
    .refine((value) => value >= 1, key('field_invalid'))
    .default(listLimits.defaultPageSize),
  columnKey: z.enum(columns, key('sort_unknown')).optional(),
  order: z.enum(sortOrders, key('field_invalid')).optional(),
})

export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    list: z.array(row),
    /** The number of rows that match the filters. */
    total: z.int(),
  })

/** The rows of a bulk call: `ids`, or all that match `filters`, whose number must be `total`. */
export const selection = <Filters extends z.ZodRawShape>(filters: Filters) => ({
  ids: jsonField(
    z
      .array(id)
      .min(1, key('field_required'))
      .max(listLimits.ids, key('too_many_rows'))
      .transform((ids) => [...new Set(ids)]),
  ).optional(),
  filters: jsonField(z.strictObject(filters, key('field_invalid'))).optional(),
  total: naturalNumber(999_999_999).optional(),
})

/** The result of a bulk call. */
const bulkResult = z.object({
  done: z.int(),
  failed: z.array(z.object({ id, message: z.string() })),
})

/** The result of a bulk call, or the job that runs it: filters that match more rows than ids can name start one. */
export const bulkAnswer = z.union([bulkResult, z.object({ job_id: id })])
