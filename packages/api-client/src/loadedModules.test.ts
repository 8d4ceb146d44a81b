import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const entry = path.join(import.meta.dirname, 'index.ts')

/** The files and packages that a file loads at run time; type imports are left out, as Node and tsc do. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached
  reached.add(file)
  for (const specifier of specifiersIn(readFileSync(file, 'utf8'))) {
    if (specifier.startsWith('.')) reachedFrom(path.resolve(path.dirname(file), specifier), reached)
    else reached.add(specifier)
  }
  return reached
}

const statement = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]/g

function specifiersIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
  return [...code.matchAll(statement), ...code.matchAll(dynamic)].flatMap(([, specifier]) => specifier ?? [])
}

test('neither zod nor a schema is loaded with the client', () => {
  const files = [...reachedFrom(entry)].map((file) => path.relative(import.meta.dirname, file))
  expect(files).toContain('contract/endpoints/website.ts')
  expect(files.filter((file) => !file.endsWith('.ts'))).toEqual([expect.stringMatching(/axios$/)])
  const isPlain = /^contract\/(endpoints|vocabulary)\//
  expect(files.filter((file) => file.startsWith('contract/') && !isPlain.test(file))).toEqual([])
})

test('the client that sends by fetch loads no package at all', () => {
  const reached = [...reachedFrom(path.join(import.meta.dirname, 'fetch.ts'))]
  expect(reached.filter((file) => !file.endsWith('.ts'))).toEqual([])
})

test('the same search finds zod in the contract', () => {
  expect([...reachedFrom(path.join(import.meta.dirname, 'contract/index.ts'))]).toContain('zod')
  expect(existsSync(entry)).toBe(true)
})
