/**
 * The parts of a pattern that should each match something: the pattern with one alternative of one of its groups in place of all.
 * `(?!a|b)` takes `a` and `b` out, so what it takes out should be there as well.
 */
export function alternativesOf(pattern: string): string[] {
  return groupsOf(pattern).flatMap(({ start, end, opening, alternatives }) =>
    alternatives.length === 1 && opening !== '(?!'
      ? []
      : alternatives.map(
          (alternative) =>
            `${pattern.slice(0, start)}${opening === '(?!' ? '(?=' : '(?:'}${alternative})${pattern.slice(end)}`,
        ),
  )
}

interface Group {
  /** Of its first bracket; -1 of the whole pattern. */
  start: number
  end: number
  opening: string
  alternatives: string[]
}

function groupsOf(pattern: string): Group[] {
  const groups: Group[] = []
  const open: { start: number; opening: string; from: number; alternatives: string[] }[] = []
  let current = { start: 0, opening: '', from: 0, alternatives: [] as string[] }
  for (let at = 0; at < pattern.length; at++) {
    const sign = pattern[at]
    if (sign === '\\') at++
    else if (sign === '[') at = pattern.indexOf(']', at)
    else if (sign === '(') {
      const [opening = '('] = /^\((\?[!:=])?/.exec(pattern.slice(at)) ?? []
      open.push(current)
      current = { start: at, opening, from: at + opening.length, alternatives: [] }
    } else if (sign === '|') {
      current.alternatives.push(pattern.slice(current.from, at))
      current.from = at + 1
    } else if (sign === ')') {
      const { start, opening, from, alternatives } = current
      groups.push({ start, end: at + 1, opening, alternatives: [...alternatives, pattern.slice(from, at)] })
      current = open.pop() ?? current
    }
  }
  const whole = [...current.alternatives, pattern.slice(current.from)]
  return [...groups, { start: 0, end: pattern.length, opening: '', alternatives: whole }]
}
