// Writes the sentence above each call of the contract into a file that the service can read.
// `node scripts/summaries.mjs` after such a sentence was changed.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const contract = path.join(import.meta.dirname, '..', 'packages', 'api-client', 'src', 'contract')

export const summariesFile = path.join(contract, 'summaries.ts')

const LINE_WIDTH = 120

/** The text of the file: a record of every resource's calls and what each does. */
export function summariesSource(folder = path.join(contract, 'endpoints')) {
  const resources = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !['endpoint.ts', 'index.ts'].includes(name))
    .toSorted()
    .map((name) => resourceOf(readFileSync(path.join(folder, name), 'utf8'), name))
  const lines = resources.flatMap(({ resource, calls }) => [
    `  ${resource}: {`,
    ...calls.map(([call, sentence]) => property(call, sentence)),
    '  },',
  ])
  return [
    '// Made by scripts/summaries.mjs from the comments in endpoints/. Change those, then run it.',
    '',
    '/** What each call does, in one sentence. */',
    'export const summaries: Readonly<Record<string, Readonly<Record<string, string>>>> = {',
    ...lines,
    '}',
    '',
  ].join('\n')
}

/** The resource that a file exports, and each of its calls with the comment above. */
export function resourceOf(source, name) {
  const [, resource, body] = /^export const (\w+) = \{\n(.*?)^\} as const/ms.exec(source) ?? []
  if (resource === undefined) throw new Error(`${name} exports no calls`)
  const calls = [...body.matchAll(/(?:^ {2}\/\*\*(.*?)\*\/\n)?^ {2}(\w+): \{/gms)].map(([, comment, call]) => {
    if (comment === undefined) throw new Error(`${name}: ${call} has no comment`)
    return [call, comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim()]
  })
  return { resource, calls }
}

/** As the formatter would write it. */
function property(call, sentence) {
  const quote = sentence.includes("'") ? '"' : "'"
  const text = quote + sentence.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote
  const line = `    ${call}: ${text},`
  return line.length <= LINE_WIDTH ? line : `    ${call}:\n      ${text},`
}

if (process.argv[1] === import.meta.filename) writeFileSync(summariesFile, summariesSource())
