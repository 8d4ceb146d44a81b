import { PostgresAdapter, sql, type ColumnDefinitionBuilder, type Kysely } from 'kysely'

/** The column types that the two databases name differently. */
export interface ColumnTypes {
  /** An ascending id, which is never given twice, even after the newest row was deleted. */
  id: { type: 'integer' | 'bigserial'; define: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder }
  /** A number that holds any value a caller may give. */
  number: 'integer' | 'bigint'
  /** A text that is compared byte by byte, so that both databases sort alike and an index finds a prefix. */
  text: ReturnType<typeof sql> | 'text'
  bytes: 'blob' | 'bytea'
  /** The part after a column of an index that puts rows without a value before all others. */
  nullsFirst: ReturnType<typeof sql>
}

export function columnTypes(db: Kysely<unknown>): ColumnTypes {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? {
        id: { type: 'bigserial', define: (column) => column.primaryKey() },
        number: 'bigint',
        text: sql`text collate "C"`,
        bytes: 'bytea',
        nullsFirst: sql` nulls first`,
      }
    : {
        id: { type: 'integer', define: (column) => column.primaryKey().autoIncrement() },
        number: 'integer',
        text: 'text',
        bytes: 'blob',
        nullsFirst: sql``,
      }
}
