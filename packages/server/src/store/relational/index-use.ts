import { sql, type Expression, type SqlBool } from 'kysely'

/** A column by its name, or as an expression of it. */
export type Column = string | Expression<unknown>

export const columnOf = (column: Column): Expression<unknown> => (typeof column === 'string' ? sql.ref(column) : column)

/**
 * How rows are found that meet a condition. `indexed` lets the database look them up by the columns in it. `walked` says the same so
 * that it leads to no index of theirs: they are read from the index whose order is walked.
 */
export type IndexUse = 'indexed' | 'walked'

export const conditionFor = (use: IndexUse, condition: Expression<SqlBool>): Expression<SqlBool> =>
  use === 'indexed' ? condition : sql<SqlBool>`(${condition}) is true`
