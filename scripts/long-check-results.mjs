import { Failure } from './command-line.mjs'

const START = '<!-- long checks: start -->'
const END = '<!-- long checks: end -->'

/**
 * The checks whose names contain one of the texts, in small or capital letters; all of them without a text.
 * @throws {Failure} where a text is in no name
 */
export function chooseChecks(names, texts) {
  const isIn = (name, text) => name.toLowerCase().includes(text.toLowerCase())
  const unknown = texts.filter((text) => !names.some((name) => isIn(name, text)))
  if (unknown.length > 0)
    throw new Failure(`No long check has "${unknown.join('", "')}" in its name:\n${names.join('\n')}`)
  return texts.length === 0 ? names : names.filter((name) => texts.some((text) => isIn(name, text)))
}

/** Lines of a Markdown table: when and on which commit each check passed last. */
export function resultLines(names, results) {
  const cells = names.map((name) => {
    const result = results[name]
    return result === undefined
      ? [name, 'not yet', '', '', '']
      : [name, result.at, `\`${result.commit}\``, String(Math.round(result.seconds)), result.retried.join(', ')]
  })
  const rows = [['Check', 'Passed last', 'Commit', 'Seconds', 'Passed only when tried again'], ...cells]
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [line(rows[0]), rule, ...rows.slice(1).map(line)]
}

/**
 * The document with other lines between its two marks, and nothing else changed. @throws {Failure} where it has not each mark once,
 * or the end before the start
 */
export function withResults(text, lines) {
  const [start, end] = [text.indexOf(START), text.indexOf(END)]
  if (start === -1 || end < start) throw new Failure(`The marks ${START} and ${END} are missing.`)
  if (text.lastIndexOf(START) !== start || text.lastIndexOf(END) !== end)
    throw new Failure(`The marks ${START} and ${END} stand there more than once.`)
  return `${text.slice(0, start)}${START}\n\n${lines.join('\n')}\n\n${text.slice(end)}`
}
