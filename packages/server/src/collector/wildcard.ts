/** Whether a text matches a pattern in which `*` stands for any characters, or none. Runs in linear time. */
export function matchesWildcard(text: string, pattern: string): boolean {
  const [start = '', ...rest] = pattern.split('*')
  const end = rest.pop()
  if (end === undefined) return text === pattern
  if (!text.startsWith(start)) return false
  let at = start.length
  for (const part of rest) {
    const found = text.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  return text.length - at >= end.length && text.endsWith(end)
}
