import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The declarations of `calls`, with every method named and described. A mapped type would do, if every editor showed
 * the comments of what it is mapped over: TypeScript 7 does not, and does not declare them for `endpoints` either.
 * @param dist What tsc has made.
 */
export async function describedCalls(dist) {
  const load = (file) => import(pathToFileURL(path.join(dist, 'contract', file)).href)
  const [{ endpoints }, { summaries }] = await Promise.all([load('endpoints/index.js'), load('call-summaries.js')])
  const resources = Object.entries(endpoints).map(([resource, calls]) => {
    const methods = Object.keys(calls).map((name) => methodOf(summaries, resource, name))
    return `    readonly ${resource}: {\n${methods.join('')}    };\n`
  })

  const calls = readFileSync(path.join(dist, 'client/calls.d.ts'), 'utf8')
  const mapped = /export type Calls = \{[^]*?\n\};\n/
  if (!mapped.test(calls)) throw new Error('client/calls.d.ts has no type Calls to write out')
  return calls.replace(mapped, () => `export interface Calls {\n${resources.join('')}}\n`)
}

function methodOf(summaries, resource, name) {
  const summary = summaries[resource]?.[name]
  if (summary === undefined) throw new Error(`The endpoint ${resource}.${name} has no summary`)
  const names = `'${resource}', '${name}'`
  return `        /** ${summary} */\n        readonly ${name}: Call<CallInput<${names}>, CallOutput<${names}>>;\n`
}
