import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { columnOf, type Column } from './index-use.ts'
import { afterPrefix } from './paging.ts'

/** A condition that a column of lower-case texts begins with a text; an index of the column serves it. */
export const beginsWith = (column: Column, prefix: string): RawBuilder<SqlBool> =>
  isBetween(columnOf(column), lowerAscii(prefix))

/**
 * A condition that a column begins with a text, ignoring the case of A to Z. Other letters are compared exactly: with
 * byte-wise comparison, neither database folds them.
 */
export const beginsWithAnyCase = (column: string, prefix: string): RawBuilder<SqlBool> =>
  isBetween(sql`lower(${sql.ref(column)})`, lowerAscii(prefix))

const isBetween = (text: Expression<unknown>, prefix: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${text} >= ${prefix} and ${text} < ${afterPrefix(prefix)})`

const lowerAscii = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
