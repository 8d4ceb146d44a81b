type Values = Readonly<Record<string, string | number | null | undefined>>

/**
 * Sets parameters of an address; others stay in place. A missing value removes its parameter, and so does the default.
 */
export function withParams(search: URLSearchParams, values: Values, usual: Values = {}): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined || value === usual[name]) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}
