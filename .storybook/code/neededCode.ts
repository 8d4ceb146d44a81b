import path from 'node:path'
import { parsedFileOf, type File } from './parsedFile.ts'
import { namesIn, nodeOf, nodesOf, textOf, type Edit, type Node } from './syntax.ts'

/** The kit’s sources, as far as stories need them. */
export interface Kit {
  /** A file by its path from the root. */
  read: (file: string) => string
  /** The package, or the part of it, that exports a name. */
  entryOf: (name: string) => string | undefined
}

interface NeededCode {
  /** Import declarations, one for each package. */
  imports: string[]
  /** What the code takes from the file, in the order in which it needs it. */
  declarations: string[]
}

/** So many lines may be taken from files beside the stories; more are left there, as one leaves one’s own data in a file. */
const TAKEN_LINES = 30

/** These are there to be copied as a whole. */
const patterns = /\/docs\/patterns\//

/** What has to stand above a piece of a file so that it can be run elsewhere. */
export function neededCodeOf(file: File, code: string, kit: Kit, edit: (file: File) => Edit): NeededCode {
  const whole = gather(file, code, kit, edit, () => true)
  return whole.taken <= TAKEN_LINES || patterns.test(file.path)
    ? whole
    : gather(file, code, kit, edit, (name) => name.startsWith('Example'))
}

interface Gathered extends NeededCode {
  /** Lines of declarations from other files. */
  taken: number
}

function gather(
  file: File,
  code: string,
  kit: Kit,
  edit: (file: File) => Edit,
  canTake: (name: string) => boolean,
): Gathered {
  const imported = new Map<string, Set<string>>()
  const files = new Map([[file.path, file]])
  const needed = new Map<Node, { file: File; text: string }>()
  const seen = new Set<string>()

  const read = (from: string): File => {
    const known = files.get(from) ?? parsedFileOf(from, kit.read(from))
    files.set(from, known)
    return known
  }
  const add = (from: string, name: string) => imported.set(from, (imported.get(from) ?? new Set()).add(name))
  const need = (within: File, name: string): void => {
    const declared = within.declared.get(name)
    if (declared === undefined || seen.has(`${within.path} ${name}`)) return
    seen.add(`${within.path} ${name}`)
    const isElsewhere = declared.kind === 'code' ? within !== file : declared.from.startsWith('.')
    const entry = isElsewhere ? kit.entryOf(name) : undefined
    const named = declared.isType ? `type ${name}` : name
    if (entry !== undefined) add(entry, named)
    else if (declared.kind === 'code') take(within, declared.node)
    else if (!declared.from.startsWith('.'))
      add(declared.from, declared.imported === name ? named : `${declared.imported} as ${name}`)
    else if (canTake(name) && !isTaken(name, within))
      need(read(path.posix.join(path.posix.dirname(within.path), declared.from)), declared.imported)
    else add(`./${path.posix.basename(declared.from)}`, named)
  }
  // A name that another file has too stays there.
  const isTaken = (name: string, within: File) => within !== file && file.declared.get(name)?.kind === 'code'
  const take = (within: File, node: Node): void => {
    if (needed.has(node)) return
    const text = shortOf(within, node, edit(within))
    needed.set(node, { file: within, text })
    for (const other of namesIn(text)) need(within, other)
  }
  const own = namesIn(code)
  for (const name of ['useState', 'Fragment']) if (own.has(name)) add('react', name)
  for (const name of own) need(file, name)

  // What other files declare is needed before; within a file the order stays.
  const declarations = [...files.values()].toReversed().flatMap((one) =>
    [...needed]
      .filter(([, { file: of }]) => of === one)
      .toSorted(([first], [second]) => first.start - second.start)
      .map(([, { text }]) => text),
  )
  const imports = [...imported]
    .toSorted(([one], [other]) => rank(one) - rank(other) || one.localeCompare(other))
    .map(([from, names]) => `import { ${[...names].toSorted(byName).join(', ')} } from '${from}'`)
  const taken = [...needed.values()].filter(({ file: of }) => of !== file).map(({ text }) => text.split('\n').length)
  return { declarations, imports, taken: taken.reduce((sum, lines) => sum + lines, 0) }
}

const byName = (one: string, other: string): number =>
  one.replace('type ', '').localeCompare(other.replace('type ', ''))

/** React, other packages, the kit, files beside. */
const rank = (from: string): number =>
  from === 'react' ? 0 : from.startsWith('.') ? 3 : from.startsWith('@sightline') ? 2 : 1

const LINES = 14
const ITEMS = 3

/** A declaration; of a long list only the first items. */
function shortOf(file: File, node: Node, edit: Edit): string {
  const text = textOf(file.code, node, edit)
  const [declarator] = nodesOf(node['declarations'])
  const list = listOf(nodeOf(declarator?.['init']))
  const items = nodesOf(list?.['elements'])
  if (list === undefined || text.split('\n').length < LINES || items.length <= ITEMS + 1) return text
  const first = items.slice(0, ITEMS).map((item) => textOf(file.code, item, edit))
  return textOf(file.code, node, (part) => (part === list ? `[\n${first.join(',\n')},\n// …\n]` : edit(part)))
}

function listOf(node: Node | undefined): Node | undefined {
  if (node === undefined || node.type === 'ArrayExpression') return node
  return /^TS(As|Satisfies)Expression$/.test(node.type) ? listOf(nodeOf(node['expression'])) : undefined
}
