/** The values that ClickHouse binds to the placeholders `{name: Type}` of a query. */
export type QueryParameters = Record<string, unknown>
