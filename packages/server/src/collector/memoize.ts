const SIZE = 2000
/** Longer texts are rare, and would take much of the memory. */
const LONGEST = 1000

/** Adds a cache of its latest answers to a function: most events have one of a few texts. The answers must not be changed. */
export function memoize<Result>(of: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const cached = results.get(text)
    if (cached !== undefined) return cached
    const result = of(text)
    if (text.length > LONGEST) return result
    if (results.size >= SIZE) results.delete(results.keys().next().value ?? '')
    results.set(text, result)
    return result
  }
}
