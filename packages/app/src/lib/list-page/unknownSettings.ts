import type { CallOutput } from '@sightline/api-client'

/** Names of columns and filters that somebody chose in another version, and that a list does not have now. */
export function unknownIn(
  { table_view, filter_sets }: CallOutput<'listSetting', 'get'>,
  columns: readonly { id: string }[],
  fields: readonly { name: string }[],
): string[] {
  const ids = new Set(columns.map(({ id }) => id))
  const names = new Set(fields.map(({ name }) => name))
  const chosen =
    table_view === null
      ? []
      : [...table_view.hidden, ...table_view.order, ...Object.keys(table_view.pins), ...Object.keys(table_view.widths)]
  const filters = filter_sets.flatMap((set) => Object.keys(set.filters))
  return [...new Set([...chosen.filter((id) => !ids.has(id)), ...filters.filter((name) => !names.has(name))])]
}
