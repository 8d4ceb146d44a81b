import type { SearchField } from './SearchBar.types.ts'

/** The displayed text of a value: the label of an option, a beginning with dots after it, else the value itself. */
export const labelOf = <Name extends string>({ items, isPrefix }: SearchField<Name>, value: string): string =>
  items?.find((option) => option.value === value)?.label ?? (isPrefix === true ? `${value}…` : value)
