import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { beginsWith } from './begins-with.ts'
import { columnOf, conditionFor, type IndexUse, type Column } from './index-use.ts'
import { idOf } from './ids.ts'

/** The condition for each filter of a list: `FilterConditions<FilterValues<'orders'>>`. */
export type FilterConditions<Values> = {
  readonly [Filter in keyof Values]-?: (value: NonNullable<Values[Filter]>) => Expression<SqlBool>
}

/** Applies the given filters to a query. */
export function filterBy<DB, Table extends keyof DB, Row, Values extends object>(
  query: SelectQueryBuilder<DB, Table, Row>,
  values: Values,
  conditions: FilterConditions<NoInfer<Values>>,
  use: IndexUse = 'indexed',
): SelectQueryBuilder<DB, Table, Row> {
  const filters = Object.keys(conditions) as (keyof Values)[]
  return filters.reduce((narrowed, filter) => {
    const value = values[filter]
    return value === undefined || value === null
      ? narrowed
      : narrowed.where(conditionFor(use, conditions[filter](value)))
  }, query)
}

/** A condition that a column has a value. */
export const equals =
  (column: Column) =>
  (value: string): Expression<SqlBool> =>
    sql<SqlBool>`${columnOf(column)} = ${value}`

/** A condition that a column has an id on the wire. */
export const hasId =
  (column: Column) =>
  (id: string): Expression<SqlBool> =>
    sql<SqlBool>`${columnOf(column)} = ${idOf(id)}`

const DAY_MS = 24 * 60 * 60 * 1000

/** A condition that the instant in a column lies on a day in UTC, `2026-01-31`, or after it. */
export const isSinceDay =
  (column: Column) =>
  (day: string): Expression<SqlBool> =>
    sql<SqlBool>`${columnOf(column)} >= ${startOf(day)}`

/** A condition that the instant in a column lies on a day in UTC, or before it. */
export const isUntilDay =
  (column: Column) =>
  (day: string): Expression<SqlBool> =>
    sql<SqlBool>`${columnOf(column)} < ${startOf(day, DAY_MS)}`

/** The start of a day. The last day of the year 9999 has no next day whose text sorts after it. */
const startOf = (day: string, later = 0): string => {
  const start = new Date(Date.parse(day) + later).toISOString()
  return start.startsWith('+') ? '9999-12-31T24' : start
}

/** A condition that a column has the id of a user whose e-mail address begins with a text. */
export const isOfEmail =
  (column: Column) =>
  (prefix: string): Expression<SqlBool> =>
    sql<SqlBool>`${columnOf(column)} in (select id from app_user where ${beginsWith('app_user.email', prefix)})`
