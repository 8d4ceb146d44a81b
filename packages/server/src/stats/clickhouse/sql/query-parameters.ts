/** Values that ClickHouse binds to the places `{name: Type}` of a query. */
export type QueryParameters = Record<string, unknown>
