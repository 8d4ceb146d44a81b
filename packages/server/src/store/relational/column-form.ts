import { sql, type Expression } from 'kysely'

/** A column by its name, or as an expression of it. */
export type Column = string | Expression<unknown>

export const columnOf = (column: Column): Expression<unknown> => (typeof column === 'string' ? sql.ref(column) : column)

/**
 * How a query names the columns that it filters by. `indexed` lets the database look rows up by them. `walked` says the
 * same with expressions: they lead to no index of their own, but are read from the index whose order is walked.
 */
export type ColumnForm = 'indexed' | 'walked'

export const columnIn = (form: ColumnForm, column: string): Expression<unknown> =>
  form === 'indexed' ? sql.ref(column) : sql`nullif(${sql.ref(column)}, null)`
