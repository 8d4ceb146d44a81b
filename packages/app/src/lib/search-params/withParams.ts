type Values = Readonly<Record<string, string | number | null | undefined>>

/**
 * The parameters of an address with these among them; others stay where they are. A value that is missing is left out, and
 * so is the usual one.
 */
export function withParams(search: URLSearchParams, values: Values, usual: Values = {}): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined || value === usual[name]) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}
