import { inDevelopment, warnOnce } from './warnOnce.ts'

// A page without TypeScript may forget a prop or name it differently. Then a part stays empty, or looks as usual, instead of taking the
// page with it, and the console says during development what to mend.

/** Always the same, so that what depends on it stays the same. */
const nothing: readonly never[] = []

/** A list that a component cannot do without. */
export function listOf<Item>(
  list: readonly Item[] | null | undefined,
  component: string,
  prop = 'items',
): readonly Item[] {
  if (Array.isArray(list)) return list as readonly Item[]
  inDevelopment(() => warnOnce(`${component}: ${prop} has to be a list, but is ${String(list)}.`))
  return nothing
}

/**
 * One of the values of a prop: the first of those where it is none.
 * @param name of the component and the prop, such as `Button: size`
 */
export function oneOf<Value extends string>(
  value: Value,
  values: Readonly<Record<Value, unknown>>,
  name: string,
): Value {
  if (Object.hasOwn(values, value)) return value
  const known = Object.keys(values) as Value[]
  inDevelopment(() => warnOnce(`${name}="${value}" is none of its values, which are ${known.join(', ')}.`))
  return known[0] ?? value
}
