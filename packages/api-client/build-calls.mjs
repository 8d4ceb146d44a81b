import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The declarations of `calls`, with every method named and described. A mapped type would do, if every editor showed
 * the comments of what it is mapped over: TypeScript 7 does not, and does not declare them for `endpoints` either.
 * @param dist What tsc has made.
 */
export async function describedCalls(dist) {
  const { endpoints } = await import(pathToFileURL(path.join(dist, 'contract/endpoints/index.js')).href)
  const folder = path.join(dist, 'contract/endpoints')
  const declared = readdirSync(folder)
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  const resources = Object.entries(endpoints).map(([resource, calls]) => {
    const declaration = declared.find((text) => text.includes(`export declare const ${resource}: {`))
    if (declaration === undefined) throw new Error(`No file declares the endpoints of ${resource}`)
    const methods = Object.keys(calls).map((name) => methodOf(declaration, resource, name))
    return `    readonly ${resource}: {\n${methods.join('')}    };\n`
  })

  const calls = readFileSync(path.join(dist, 'client/calls.d.ts'), 'utf8')
  const mapped = /export type Calls = \{[^]*?\n\};\n/
  if (!mapped.test(calls)) throw new Error('client/calls.d.ts has no type Calls to write out')
  return calls.replace(mapped, () => `export interface Calls {\n${resources.join('')}}\n`)
}

function methodOf(declaration, resource, name) {
  const [, comment] = new RegExp(String.raw`(/\*\*(?:(?!\*/)[^])*\*/)\s+readonly ${name}: \{`).exec(declaration) ?? []
  if (comment === undefined) throw new Error(`The endpoint ${resource}.${name} has no comment`)
  const names = `'${resource}', '${name}'`
  return `        ${comment}\n        readonly ${name}: Call<CallInput<${names}>, CallOutput<${names}>>;\n`
}
