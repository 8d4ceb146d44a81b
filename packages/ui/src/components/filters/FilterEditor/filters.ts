/**
 * The operators of filters; in `matches`, `*` stands for any characters. Numbers and days are compared with one value,
 * and in `between` with two, both included.
 */
export type FilterOperator = (typeof operatorsByKind)[keyof typeof operatorsByKind][number]

const operatorsByKind = {
  text: ['is', 'is_not', 'contains', 'contains_not', 'matches'],
  number: ['is', 'more_than', 'less_than', 'between'],
  date: ['is', 'before', 'after', 'between'],
} as const

/** One condition. Values of a text field are combined with “or”; numbers are written `12.5`, days `2026-11-20`. */
export interface FilterRule {
  /** Id of a FilterField. */
  field: string
  operator: FilterOperator
  values: readonly string[]
}

/** A field that can be filtered by. */
export interface FilterField {
  id: string
  /** The displayed name: Country. */
  label: string
  /**
   * The kind of its values. Those of a text are chosen from the existing values; a number or a day is typed.
   * @default 'text'
   */
  kind?: 'text' | 'number' | 'date' | undefined
  /**
   * The operators of the field.
   * @default all operators of its kind
   */
  operators?: readonly [FilterOperator, ...FilterOperator[]] | undefined
  /** The displayed name of a value: `DE` is Germany. By default it is the value itself. */
  labelOf?: ((value: string) => string) | undefined
}

/** A known value and its count. */
export interface FilterValue {
  value: string
  /** The number of times that the value occurs. */
  count?: number | undefined
}

/**
 * Asks for the values of a field, the most frequent ones first.
 * @throws where they cannot be had; the editor says so and lets one type
 */
export type LoadFilterValues = (question: {
  field: string
  /** The typed text; empty at first. */
  search: string
  /** Aborted when the answer is no longer needed. */
  signal: AbortSignal
}) => Promise<readonly FilterValue[]>

export const operatorsOf = (field: FilterField | undefined): readonly [FilterOperator, ...FilterOperator[]] =>
  field?.operators ?? operatorsByKind[field?.kind ?? 'text']

/** The one or two values of a number or day filter, the smaller one first; null while a value is missing. */
export function boundsOf(
  kind: 'number' | 'date',
  operator: FilterOperator,
  values: readonly string[],
): string[] | null {
  const wanted = values.slice(0, boundCount(operator))
  if (wanted.length < boundCount(operator) || wanted.includes('')) return null
  return wanted.toSorted((one, other) => (kind === 'number' ? Number(one) - Number(other) : one < other ? -1 : 1))
}

/** The number of values that a number or a day is compared with. */
export const boundCount = (operator: FilterOperator): 1 | 2 => (operator === 'between' ? 2 : 1)

/** Whether the operator compares whole values instead of parts or patterns. */
export const comparesWhole = (operator: FilterOperator): boolean => operator === 'is' || operator === 'is_not'

/**
 * The choices for a typed text: the text itself, unless it is one of the values, and the values. Whole values have
 * their displayed names; a part or a pattern is a text.
 */
export function choicesOf(
  typed: string,
  values: readonly FilterValue[],
  { operator, labelOf }: { operator: FilterOperator; labelOf: (value: string) => string },
): (FilterValue & { label: string })[] {
  const search = typed.trim()
  const named = comparesWhole(operator)
    ? values.map((one) => ({ ...one, label: labelOf(one.value) }))
    : // A value without letters, whose name stands for it, cannot be part of a text.
      values.filter(({ value }) => value.trim() !== '').map((one) => ({ ...one, label: one.value }))
  const isKnown = named.some(({ value, label }) => value === search || label === search)
  if (search === '' || isKnown) return named
  const own = { value: search, label: search }
  // For operators of whole values the named ones come first, for parts the typed text.
  return comparesWhole(operator) ? [...named, own] : [own, ...named]
}

/** The value that is called as what is typed, or so in part; else what is typed itself. */
export function meantBy(typed: string, known: readonly { value: string; label: string }[]): string {
  const part = typed.trim().toLowerCase()
  const exact = known.find(({ value, label }) => value.toLowerCase() === part || label.toLowerCase() === part)
  return (exact ?? known.find(({ label }) => label.toLowerCase().includes(part)))?.value ?? typed.trim()
}
