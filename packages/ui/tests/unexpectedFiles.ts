import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const always = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md']

/** Files of a package that its exports do not reach. A module and its declarations count as one. */
export function unexpectedFiles(folder: string): string[] {
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const targets = Object.values<string | Record<string, string>>(exports)
  const files = targets.flatMap((target) => (typeof target === 'string' ? target : Object.values(target)))
  const there = new Set(globSync('**/*.*', { cwd: folder }).concat(globSync('LICENSE', { cwd: folder })))
  const reached = new Set(files.flatMap((file) => globSync(file, { cwd: folder })).map((file) => path.normalize(file)))
  for (const file of reached) {
    const imported = importedBy(folder, file)
    for (const next of [file, ...imported].flatMap((name) => [name, twinOf(name)]))
      if (there.has(next)) reached.add(next)
  }
  return [...there].filter((file) => !reached.has(file) && !always.includes(file)).toSorted()
}

const twinOf = (file: string): string =>
  file.endsWith('.d.ts') ? file.replace(/\.d\.ts$/, '.js') : file.replace(/\.js$/, '.d.ts')

function importedBy(folder: string, file: string): string[] {
  if (!/\.(js|d\.ts)$/.test(file)) return []
  const code = readFileSync(path.join(folder, file), 'utf8')
  const specifiers = [...code.matchAll(/(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g)]
  return specifiers.map(([, specifier = '']) => path.join(path.dirname(file), specifier))
}
