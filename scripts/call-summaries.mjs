// Writes the sentence above each call of the contract into a file that the service can read.
// `node scripts/call-summaries.mjs` after such a sentence was changed.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const contract = path.join(import.meta.dirname, '..', 'packages', 'api-client', 'src', 'contract')

export const summariesFile = path.join(contract, 'call-summaries.ts')

const LINE_WIDTH = 120

/** The text of the file: a record of every resource's calls and what each does. */
export function summariesSource(folder = path.join(contract, 'endpoints')) {
  const groups = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !['endpoint.ts', 'index.ts'].includes(name))
      .map((name) => groupOf(readFileSync(path.join(folder, name), 'utf8'), name))
      .map(({ group, calls }) => [group, calls]),
  )
  const lines = groupsOfResources(readFileSync(path.join(folder, 'index.ts'), 'utf8'))
    .toSorted((a, b) => (a.resource < b.resource ? -1 : 1))
    .flatMap(({ resource, groups: names }) => [
      `  ${resource}: {`,
      ...names.flatMap((name) => groups.get(name) ?? []).map(([call, sentence]) => property(call, sentence)),
      '  },',
    ])
  return [
    '// Made by scripts/call-summaries.mjs from the comments in endpoints/. Change those, then run it.',
    '',
    '/** What each call does, in one sentence. */',
    'export const summaries: Readonly<Record<string, Readonly<Record<string, string>>>> = {',
    ...lines,
    '}',
    '',
  ].join('\n')
}

/** The resources of the contract with the groups of calls that each consists of: `order`, `app: { ...appWebsite }`. */
export function groupsOfResources(source) {
  const [, body] = /^export const endpoints = \{\n(.*?)^\} as const/ms.exec(source) ?? []
  if (body === undefined) throw new Error('index.ts exports no endpoints')
  return [...body.matchAll(/^ {2}(\w+)(?:: (.*))?,$/gm)].map(([, resource = '', groups = resource]) => ({
    resource,
    groups: groups.match(/\w+/g) ?? [],
  }))
}

/** The group of calls that a file exports, and each of its calls with the comment above. */
export function groupOf(source, name) {
  const [, group, body] = /^export const (\w+) = \{\n(.*?)^\} as const/ms.exec(source) ?? []
  if (group === undefined) throw new Error(`${name} exports no calls`)
  const calls = [...body.matchAll(/(?:^ {2}\/\*\*(.*?)\*\/\n)?^ {2}(\w+): \{/gms)].map(([, comment, call]) => {
    if (comment === undefined) throw new Error(`${name}: ${call} has no comment`)
    return [call, comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim()]
  })
  return { group, calls }
}

/** As the formatter would write it. */
function property(call, sentence) {
  const quote = sentence.includes("'") ? '"' : "'"
  const text = quote + sentence.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote
  const line = `    ${call}: ${text},`
  return line.length <= LINE_WIDTH ? line : `    ${call}:\n      ${text},`
}

if (process.argv[1] === import.meta.filename) writeFileSync(summariesFile, summariesSource())
