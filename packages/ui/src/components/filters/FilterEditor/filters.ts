/** How a filter compares; in `matches`, `*` stands for any characters. */
export type FilterOperator = 'is' | 'is_not' | 'contains' | 'contains_not' | 'matches'

/** One condition: the values are joined by “or”. */
export interface FilterRule {
  /** Id of a FilterField. */
  field: string
  operator: FilterOperator
  values: readonly string[]
}

/** What can be filtered by. */
export interface FilterField {
  id: string
  /** What people call it: Country. */
  label: string
  /**
   * How it can be compared.
   * @default all operators
   */
  operators?: readonly [FilterOperator, ...FilterOperator[]] | undefined
  /** What a value is called: `DE` is Germany. Without it the value stands there itself. */
  labelOf?: ((value: string) => string) | undefined
}

/** A value that there is, with what it is worth. */
export interface FilterValue {
  value: string
  /** How many there are of it. */
  count?: number | undefined
}

/**
 * Asks for the values of a field, the most frequent ones first.
 * @throws where they cannot be had; the editor says so and lets one type
 */
export type LoadFilterValues = (question: {
  field: string
  /** What was typed; empty at first. */
  search: string
  /** Aborted when the answer is not wanted any more. */
  signal: AbortSignal
}) => Promise<readonly FilterValue[]>

const allOperators = ['is', 'is_not', 'contains', 'contains_not', 'matches'] as const

export const operatorsOf = (field: FilterField | undefined): readonly [FilterOperator, ...FilterOperator[]] =>
  field?.operators ?? allOperators

/** Whether the values are those that there are, and not parts or patterns of them. */
export const comparesWhole = (operator: FilterOperator): boolean => operator === 'is' || operator === 'is_not'

/**
 * What can be chosen while something is typed: that itself, where it is none of the values, and the values. Whole values
 * are called as people know them; a part or a pattern is a text.
 */
export function choicesOf(
  typed: string,
  values: readonly FilterValue[],
  { operator, labelOf }: { operator: FilterOperator; labelOf: (value: string) => string },
): (FilterValue & { label: string })[] {
  const search = typed.trim()
  const named = comparesWhole(operator)
    ? values.map((one) => ({ ...one, label: labelOf(one.value) }))
    : // What has a name and no letters is no part of anything.
      values.filter(({ value }) => value.trim() !== '').map((one) => ({ ...one, label: one.value }))
  const isKnown = named.some(({ value, label }) => value === search || label === search)
  if (search === '' || isKnown) return named
  const own = { value: search, label: search }
  // Who types a name means what is called so; who types a part means the part.
  return comparesWhole(operator) ? [...named, own] : [own, ...named]
}

/** The value that is called as what is typed, or so in part; else what is typed itself. */
export function meantBy(typed: string, known: readonly { value: string; label: string }[]): string {
  const part = typed.trim().toLowerCase()
  const exact = known.find(({ value, label }) => value.toLowerCase() === part || label.toLowerCase() === part)
  return (exact ?? known.find(({ label }) => label.toLowerCase().includes(part)))?.value ?? typed.trim()
}
