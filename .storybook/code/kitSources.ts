import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Kit } from './files.ts'
import { nameOf, nodesOf, parse } from './syntax.ts'

const entries = [
  ['@sightline/ui', 'packages/ui/src/index.ts'],
  ['@sightline/ui/charts', 'packages/ui/src/charts/index.ts'],
  ['@sightline/ui/form', 'packages/ui/src/components/inputs/Form/index.ts'],
] as const

/** The kit as it lies in a folder. */
export function kitSourcesOf(root: string): Kit {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const exported = new Map<string, string>()
  for (const [entry, file] of entries)
    for (const name of namesOf(file, read)) if (!exported.has(name)) exported.set(name, entry)
  return { read, entryOf: (name) => exported.get(name) }
}

function namesOf(file: string, read: (file: string) => string): string[] {
  return parse(read(file)).flatMap((statement) => {
    const from = nameOf(statement['source'])
    if (statement.type === 'ExportAllDeclaration') {
      const next = path.posix.join(path.posix.dirname(file), from)
      return existsSync(next) || from.startsWith('.') ? namesOf(next, read) : []
    }
    return nodesOf(statement['specifiers']).map((specifier) => nameOf(specifier['exported']))
  })
}
