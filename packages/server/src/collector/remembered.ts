const SIZE = 2000

/** The function, but asked once for each text of late: few texts come with most events. */
export function remembered<Result>(of: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const known = results.get(text)
    if (known !== undefined) return known
    const result = of(text)
    if (results.size >= SIZE) results.delete(results.keys().next().value ?? '')
    results.set(text, result)
    return result
  }
}
