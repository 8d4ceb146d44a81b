import type { File, Kit } from './files.ts'
import { withoutSpies } from './spies.ts'
import { namesIn, nodeOf, nodesOf, textOf, type Edit, type Node } from './syntax.ts'

interface NeededCode {
  /** Import declarations, one for each package. */
  imports: string[]
  /** What the code takes from the file, in the order in which it needs it. */
  declarations: string[]
}

/** What has to stand above a piece of code so that it can be run elsewhere. Its names come from these files, of two from the first. */
export function neededCodeOf(stories: File, files: readonly File[], code: string, kit: Kit): NeededCode {
  const imported = new Map<string, Set<string>>()
  const needed = new Map<Node, { file: File; text: string }>()
  const seen = new Set<string>()

  const add = (from: string, name: string) => imported.set(from, (imported.get(from) ?? new Set()).add(name))
  const need = (within: File, name: string): void => {
    const declared = within.declared.get(name)
    if (declared === undefined || seen.has(`${within.path} ${name}`)) return
    seen.add(`${within.path} ${name}`)
    const isElsewhere = declared.kind === 'code' ? within !== stories : declared.from.startsWith('.')
    const entry = isElsewhere ? kit.entryOf(name) : undefined
    const named = declared.isType ? `type ${name}` : name
    if (entry !== undefined) add(entry, named)
    else if (declared.kind === 'code') take(within, declared.node)
    else if (declared.from.startsWith('.')) need(within.beside(declared.from), declared.imported)
    else add(declared.from, declared.imported === name ? named : `${declared.imported} as ${name}`)
  }
  const take = (within: File, node: Node): void => {
    if (needed.has(node)) return
    const text = shortOf(within, node, withoutSpies(within))
    needed.set(node, { file: within, text })
    for (const other of namesIn(text)) need(within, other)
  }
  const own = namesIn(code)
  for (const name of ['useState', 'Fragment']) if (own.has(name)) add('react', name)
  for (const name of own) {
    const first = [...files, stories].find(({ declared }) => declared.has(name))
    if (first !== undefined) need(first, name)
    // The type of a state.
    else if (name.endsWith('Props')) add(kit.entryOf(name) ?? '', `type ${name}`)
  }

  // What a file takes from another one is needed before; within a file the order stays.
  const declarations = [...inOrder(new Set([...needed.values()].map(({ file }) => file)))].flatMap((one) =>
    [...needed]
      .filter(([, { file: of }]) => of === one)
      .toSorted(([first], [second]) => first.start - second.start)
      .map(([, { text }]) => text),
  )
  const imports = [...imported]
    .toSorted(([one], [other]) => rank(one) - rank(other) || one.localeCompare(other))
    .map(([from, names]) => `import { ${[...names].toSorted(byName).join(', ')} } from '${from}'`)
  return { declarations, imports }
}

/** Files after those from which they import. */
function inOrder(files: ReadonlySet<File>): Set<File> {
  const ordered = new Set<File>()
  const put = (file: File): void => {
    if (!ordered.has(file)) for (const other of files) if (file.imports(other)) put(other)
    ordered.add(file)
  }
  files.forEach(put)
  return ordered
}

const byName = (one: string, other: string): number =>
  one.replace('type ', '').localeCompare(other.replace('type ', ''))

/** React, other packages, the kit. */
const rank = (from: string): number => (from.startsWith('@sightline') ? 2 : Number(from !== 'react'))

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
