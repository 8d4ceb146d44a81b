import type { FilterName, FilterValues, ListName } from '@sightline/api-client/contract'
import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { beginsWith } from './begins-with.ts'
import { idOf } from './ids.ts'

/** The condition of each filter of a list; `Without` are those that the list treats by itself. */
export type FilterConditions<Name extends ListName, Without extends FilterName<Name> = never> = {
  readonly [Filter in Exclude<FilterName<Name>, Without>]: (
    value: NonNullable<FilterValues<Name>[Filter]>,
  ) => Expression<SqlBool>
}

/** Narrows a list down by the filters that were given. */
export function filterBy<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  values: Readonly<Record<string, unknown>>,
  conditions: Readonly<Record<string, (value: never) => Expression<SqlBool>>>,
): SelectQueryBuilder<DB, Table, Row> {
  return Object.entries(conditions).reduce((narrowed, [filter, condition]) => {
    const value = values[filter]
    return value === undefined ? narrowed : narrowed.where(condition(value as never))
  }, query)
}

/** Whether a column has this value. */
export const equals =
  (column: string) =>
  (value: string): Expression<SqlBool> =>
    sql<SqlBool>`${sql.ref(column)} = ${value}`

/** Whether a column has the id that is on the wire. */
export const hasId =
  (column: string) =>
  (id: string): Expression<SqlBool> =>
    sql<SqlBool>`${sql.ref(column)} = ${idOf(id)}`

/** Whether a column has the id of a user whose e-mail address begins so. */
export const isOfEmail =
  (column: string) =>
  (prefix: string): Expression<SqlBool> =>
    sql<SqlBool>`${sql.ref(column)} in (select id from app_user where ${beginsWith('app_user.email', prefix)})`
